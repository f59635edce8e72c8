//! Work that takes time: run on a thread of its own, with the result sent back as a message.

use iced::Task;
use iced::futures::channel::mpsc;
use iced::futures::channel::oneshot::Receiver;
use std::sync::{Arc, Weak};

#[cfg_attr(target_family = "wasm", path = "jobs/web.rs")]
mod system;

pub use system::{file_choice, read_clipboard, read_picture, write_clipboard};
use system::{spawn, wait_a_moment};

pub fn answer<T: Send + 'static>(receiver: Receiver<T>) -> Task<T> {
    Task::perform(receiver, Result::ok).and_then(Task::done)
}

pub fn in_background<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    answer(spawn(job))
}

/// Runs a job that reports again and again. `report` returns whether somebody listens.
pub fn reports_in_background<T: Send + 'static>(
    job: impl FnOnce(&dyn Fn(T) -> bool) + Send + 'static,
) -> Task<T> {
    let (sender, receiver) = mpsc::unbounded();
    drop(spawn(move || job(&|report| sender.unbounded_send(report).is_ok())));
    Task::stream(receiver)
}

/// Work that takes time, and the message that it ends with.
#[expect(missing_debug_implementations, reason = "a function cannot be shown")]
pub struct Job<M> {
    work: Box<dyn FnOnce() -> M + Send>,
    is_awaited: bool,
}

impl<M: Send + 'static> Job<M> {
    pub fn new(work: impl FnOnce() -> M + Send + 'static) -> Self {
        Self { work: Box::new(work), is_awaited: false }
    }

    /// Blocks only as long as nobody notices: most often the result is there by then.
    #[must_use]
    pub fn awaited(self) -> Self {
        Self { is_awaited: true, ..self }
    }

    pub fn map<N: Send + 'static>(self, wrap: impl FnOnce(M) -> N + Send + 'static) -> Job<N> {
        let Self { work, is_awaited } = self;
        Job { work: Box::new(move || wrap(work())), is_awaited }
    }

    /// Does the work on this thread.
    pub fn run(self) -> M {
        (self.work)()
    }

    /// Returns what follows at once, or later.
    pub(crate) fn start(self) -> Result<M, Task<M>> {
        let mut receiver = spawn(self.work);
        let found = self.is_awaited.then(|| wait_a_moment(&mut receiver)).flatten();
        found.ok_or_else(|| answer(receiver))
    }
}

/// Something that is found out in the background. The answer to a question that was dropped, or
/// to another, is not wanted any more.
#[derive(Debug, Clone)]
pub struct Background<T> {
    token: Arc<()>,
    is_running: bool,
    result: Option<T>,
}

/// What a job of a [`Background`] has found.
#[derive(Debug, Clone)]
pub struct Finished<T> {
    token: Weak<()>,
    result: T,
}

impl<T> Default for Background<T> {
    fn default() -> Self {
        Self { token: Arc::default(), is_running: false, result: None }
    }
}

impl<T: Send + 'static> Background<T> {
    pub const fn result(&self) -> Option<&T> {
        self.result.as_ref()
    }

    pub const fn result_mut(&mut self) -> Option<&mut T> {
        self.result.as_mut()
    }

    pub const fn is_running(&self) -> bool {
        self.is_running
    }

    /// Whether nobody has asked yet.
    pub const fn is_new(&self) -> bool {
        !self.is_running && self.result.is_none()
    }

    /// `work` may ask whether its result is still wanted.
    pub fn job(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Job<Finished<T>> {
        let token = Arc::downgrade(&self.token);
        Job::new(move || Finished { result: work(&|| token.strong_count() > 0), token })
    }

    /// The job of this work, to be run now. The last result stays until the new one is there.
    pub fn start(
        &mut self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Job<Finished<T>> {
        self.is_running = true;
        self.job(work)
    }

    /// Takes over what was found, and returns whether it was found for this.
    pub fn finish(&mut self, finished: Finished<T>) -> bool {
        let is_ours = std::ptr::eq(Arc::as_ptr(&self.token), finished.token.as_ptr());
        if is_ours {
            self.is_running = false;
            self.result = Some(finished.result);
        }
        is_ours
    }

    /// Takes the result out: later calls return `None`.
    pub fn take(&mut self) -> Option<T> {
        self.result.take()
    }
}
