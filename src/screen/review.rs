//! Where luck was spent in the game that a screen shows: reckoned once, beside all else.

use crate::replay::{Recording, RecordingLuck};
use std::sync::{Arc, Weak};

/// Somebody who waits for answers, and no longer does once this is gone.
#[derive(Debug, Clone, Default)]
pub struct Asker(Arc<()>);

/// Says whose question an answer belongs to, and whether it is still wanted.
#[derive(Debug, Clone)]
pub struct Ticket(Weak<()>);

impl Asker {
    /// Goes with a question, and comes back with the answer.
    pub fn ticket(&self) -> Ticket {
        Ticket(Arc::downgrade(&self.0))
    }

    /// Whether an answer belongs to a question of this asker's.
    pub fn asked(&self, ticket: &Ticket) -> bool {
        std::ptr::eq(Arc::as_ptr(&self.0), ticket.0.as_ptr())
    }
}

impl Ticket {
    /// Whether somebody still waits for the answer.
    pub fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }
}

/// What is known of a game's luck.
#[derive(Debug, Clone, Default)]
pub struct Review {
    asker: Asker,
    is_asked: bool,
    luck: Option<Arc<RecordingLuck>>,
}

/// A film whose luck is to be reckoned, on any thread.
#[derive(Debug, Clone)]
pub struct Job {
    film: Recording,
    ticket: Ticket,
}

/// What was reckoned.
#[derive(Debug, Clone)]
pub struct Told {
    luck: Option<Arc<RecordingLuck>>,
    ticket: Ticket,
}

impl Review {
    /// Boards of up to so many cells are reviewed unasked: a whole game on them takes some
    /// milliseconds. Larger ones may take a minute.
    pub const UNASKED: usize = 1_000;

    /// Where luck was spent, once that is known.
    pub fn luck(&self) -> Option<&RecordingLuck> {
        self.luck.as_deref()
    }

    /// The job of finding out, the first time that it is asked for.
    pub fn ask(&mut self, film: impl FnOnce() -> Option<Recording>) -> Option<Job> {
        if self.is_asked {
            return None;
        }
        let job = self.job(film()?);
        self.is_asked = true;
        Some(job)
    }

    /// The job of finding out where luck was spent in `film`.
    pub fn job(&self, film: Recording) -> Job {
        Job { film, ticket: self.asker.ticket() }
    }

    /// Takes in what was reckoned; what belongs to another game is nothing.
    pub fn hear(&mut self, told: Told) {
        if self.asker.asked(&told.ticket) {
            self.luck = told.luck;
        }
    }
}

impl Job {
    /// Does it. It stops as soon as nobody waits for it any more.
    pub fn run(self) -> Told {
        let Self { film, ticket } = self;
        let luck = film.luck(|| ticket.is_wanted()).map(Arc::new);
        Told { luck, ticket }
    }
}
