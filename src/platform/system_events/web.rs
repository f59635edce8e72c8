//! What happens to the page while the program runs.

use super::SystemEvent;
use crate::platform::page::{document, opened_files};
use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DragEvent, Event, EventTarget};

/// Listens as long as the page is there.
fn listen_to(target: &EventTarget, name: &str, mut does: impl FnMut(Event) + 'static) {
    let listener = Closure::<dyn FnMut(Event)>::new(move |event| does(event));
    let _ = target.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    listener.forget();
}

/// The stream of what happens.
pub fn listen() -> Option<UnboundedReceiver<SystemEvent>> {
    let (sender, events) = unbounded();
    let (window, document) = (web_sys::window()?, document()?);
    listen_to(&document, "dragover", |event| event.prevent_default());
    let drops = sender.clone();
    listen_to(&document, "drop", move |event| {
        event.prevent_default();
        take_dropped(&event, &drops);
    });
    for query in
        ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "prefers-contrast: more"]
    {
        if let Ok(Some(query)) = window.match_media(&format!("({query})")) {
            let sender = sender.clone();
            listen_to(&query, "change", move |_| {
                drop(sender.unbounded_send(SystemEvent::PrefsChanged))
            });
        }
    }
    Some(events)
}

fn take_dropped(event: &Event, sender: &UnboundedSender<SystemEvent>) {
    let files = event.dyn_ref::<DragEvent>().and_then(|event| event.data_transfer()?.files());
    let Some(files) = files else { return };
    for file in (0..files.length()).filter_map(|at| files.get(at)) {
        let sender = sender.clone();
        spawn_local(async move {
            if let Some(path) = opened_files::read(file).await {
                let _ = sender.unbounded_send(SystemEvent::FileDropped(path));
            }
        });
    }
}
