//! What Windows tells a program through its console and through its windows.

use super::SystemEvent;
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

/// The stream of these events, or `None` if nothing can be heard.
pub fn listen() -> Option<UnboundedReceiver<SystemEvent>> {
    let (sender, events) = unbounded();
    let of_windows = sender.clone();
    start("console events", move || listen_to_console(&sender))
        .and_then(|()| start("window messages", move || listen_to_messages(of_windows)))
        .inspect_err(|error| tracing::warn!("Ctrl+C and log-outs cannot be heard: {error}"))
        .ok()?;
    Some(events)
}

fn start(name: &str, run: impl FnOnce() -> io::Result<()> + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name(name.into());
    thread.spawn(move || run().inspect_err(|error| tracing::warn!("not heard: {error}")))?;
    Ok(())
}

/// A closed console ends the program as soon as its handler returns; this one does not.
fn listen_to_console(sender: &UnboundedSender<SystemEvent>) -> io::Result<()> {
    let (mut c, mut pause, mut close) = (ctrl_c()?, ctrl_break()?, ctrl_close()?);
    async_io::block_on(future::poll_fn(|context| {
        while c.poll_recv(context).is_ready()
            || pause.poll_recv(context).is_ready()
            || close.poll_recv(context).is_ready()
        {
            send(sender, SystemEvent::End);
        }
        Poll::Pending
    }))
}

/// Only windows hear of the end of the session and of changed settings, and the toolkit's window
/// does not tell.
fn listen_to_messages(sender: UnboundedSender<SystemEvent>) -> io::Result<()> {
    let hidden = WindowMain::new(WindowMainOpts { style: co::WS::POPUP, ..Default::default() });
    let of_settings = sender.clone();
    hidden.on().wm(co::WM::WININICHANGE, move |_| {
        send(&of_settings, SystemEvent::PrefsChanged);
        Ok(0)
    });
    hidden.on().wm_end_session(move |message| {
        if message.is_session_being_ended {
            send(&sender, SystemEvent::End);
            // Windows may end the program once all its windows have answered.
            thread::sleep(HOLD);
        }
        Ok(())
    });
    let ran = hidden.run_main(Some(co::SW::HIDE));
    ran.map(drop).map_err(|error| io::Error::other(error.to_string()))
}

/// Nobody listens once the program is ending.
fn send(sender: &UnboundedSender<SystemEvent>, event: SystemEvent) {
    let _ = sender.unbounded_send(event);
}
