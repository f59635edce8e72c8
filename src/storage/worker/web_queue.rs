//! The jobs of the files in a browser, whose storage answers at once: each is done when it is sent, so
//! that nothing is lost if the page is left at any time.

use super::StorageJob;
use super::open_files::OpenFiles;
use std::cell::RefCell;
use std::fmt;

pub(super) struct JobQueue(RefCell<OpenFiles>);

impl fmt::Debug for JobQueue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobQueue").finish_non_exhaustive()
    }
}

impl JobQueue {
    pub(super) fn start(open: impl FnOnce() -> OpenFiles) -> Self {
        Self(RefCell::new(open()))
    }

    pub(super) fn send(&self, job: StorageJob) {
        job(&mut self.0.borrow_mut());
    }
}
