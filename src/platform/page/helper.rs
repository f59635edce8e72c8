//! A second instance of the program, in a thread of its own: it works out what takes long while the page
//! goes on. They exchange texts.

use futures_channel::mpsc::{UnboundedReceiver, unbounded};
use std::cell::RefCell;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The script that starts it.
const SCRIPT: &str = "helper.js";

type Listener = Closure<dyn FnMut(MessageEvent)>;

thread_local! {
    static HELPER: RefCell<Option<(Worker, Listener)>> = const { RefCell::new(None) };
}

/// The thread of the helper, if this is it.
fn own_thread() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// Whether this is the helper.
pub fn is_here() -> bool {
    own_thread().is_some()
}

/// Answers what the page asks, in as many texts as it takes, until the page is left.
pub fn serve(answer: fn(&str, &dyn Fn(&str))) {
    let Some(thread) = own_thread() else { return };
    let page = thread.clone();
    let listener = Listener::new(move |asked: MessageEvent| {
        let asked = asked.data().as_string().unwrap_or_default();
        answer(&asked, &|said| drop(page.post_message(&JsValue::from(said))));
    });
    thread.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    // What was asked before is heard only now.
    drop(thread.post_message(&JsValue::NULL));
}

/// Asks the helper, which is started for the first question; `None` if the browser starts none. An
/// earlier question is given up.
pub fn ask(question: &str) -> Option<UnboundedReceiver<String>> {
    stop();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
    let (sender, answers) = unbounded();
    let (asked, question) = (worker.clone(), JsValue::from(question));
    let listener = Listener::new(move |said: MessageEvent| match said.data().as_string() {
        Some(said) => drop(sender.unbounded_send(said)),
        // It is ready.
        None => drop(asked.post_message(&question)),
    });
    worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    HELPER.set(Some((worker, listener)));
    Some(answers)
}

/// Ends what the helper is doing.
pub fn stop() {
    if let Some((worker, _)) = HELPER.take() {
        worker.terminate();
    }
}
