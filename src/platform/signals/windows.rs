//! What Windows tells a program through its console and through its windows.

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use std::task::Poll;
use std::time::Duration;
use std::{future, io, thread};
use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close};
use winsafe::co;
use winsafe::gui::{WindowMain, WindowMainOpts};
use winsafe::prelude::*;

/// How long the end of the session is held up. The program ends earlier, as soon as all is saved;
/// after five seconds Windows would call it hung.
const HOLD: Duration = Duration::from_secs(4);

/// Gets a message for each such request, or is `None` if they cannot be heard.
pub fn termination() -> Option<UnboundedReceiver<()>> {
    let (sender, requests) = unbounded();
    let of_session = sender.clone();
    let started = start("console events", move || listen_to_console(&sender))
        .and_then(|()| start("session end", move || wait_for_session_end(of_session)));
    started
        .inspect_err(|error| tracing::warn!("Ctrl+C and log-outs cannot be heard: {error}"))
        .ok()?;
    Some(requests)
}

fn start(name: &str, run: impl FnOnce() -> io::Result<()> + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name(name.into());
    thread.spawn(move || run().inspect_err(|error| tracing::warn!("not heard: {error}")))?;
    Ok(())
}

/// A closed console ends the program as soon as its handler returns; this one does not.
fn listen_to_console(sender: &UnboundedSender<()>) -> io::Result<()> {
    let (mut c, mut pause, mut close) = (ctrl_c()?, ctrl_break()?, ctrl_close()?);
    async_io::block_on(future::poll_fn(|context| {
        while c.poll_recv(context).is_ready()
            || pause.poll_recv(context).is_ready()
            || close.poll_recv(context).is_ready()
        {
            // Nobody listens once the program is ending.
            let _ = sender.unbounded_send(());
        }
        Poll::Pending
    }))
}

/// Only windows hear of the end of the session, and the toolkit's does not tell.
fn wait_for_session_end(sender: UnboundedSender<()>) -> io::Result<()> {
    let hidden = WindowMain::new(WindowMainOpts { style: co::WS::POPUP, ..Default::default() });
    hidden.on().wm_end_session(move |message| {
        if message.is_session_being_ended {
            let _ = sender.unbounded_send(());
            // Windows may end the program once all its windows have answered.
            thread::sleep(HOLD);
        }
        Ok(())
    });
    hidden
        .run_main(Some(co::SW::HIDE))
        .map(drop)
        .map_err(|error| io::Error::other(error.to_string()))
}
