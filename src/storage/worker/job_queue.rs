//! The thread of the files, and the jobs that wait for it.

use super::StorageJob;
use super::open_files::OpenFiles;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

/// Jobs done one after the other. Dropping it waits until all are done, and saves.
#[derive(Debug)]
pub(super) struct JobQueue {
    jobs: Option<Sender<StorageJob>>,
    thread: Option<JoinHandle<()>>,
}

impl JobQueue {
    /// Starts the thread, which opens the files.
    pub(super) fn start(open: impl FnOnce() -> OpenFiles + Send + 'static) -> Self {
        let (jobs, todo) = mpsc::channel::<StorageJob>();
        let thread = thread::Builder::new()
            .name("storage".to_owned())
            .spawn(move || {
                let mut files = open();
                for job in todo {
                    // A panic in one job must not stop the others.
                    let _ = panic::catch_unwind(AssertUnwindSafe(|| job(&mut files)));
                }
                // Nobody reads it any more.
                let _ = files.save();
            })
            .inspect_err(|error| tracing::error!("the storage thread could not start: {error}"))
            .ok();
        Self { jobs: Some(jobs), thread }
    }

    pub(super) fn send(&self, job: StorageJob) {
        if let Some(jobs) = &self.jobs
            && jobs.send(job).is_err()
        {
            tracing::error!("the storage thread has ended");
        }
    }
}

impl Drop for JobQueue {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
