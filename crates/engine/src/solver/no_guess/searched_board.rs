//! A board that takes a search: one that needs no guess, that fits a filter, or both.

use super::{NoGuessError, NoGuessGenerator, NoGuessRequest};
use crate::game::board_filter::NearBoard;
use crate::game::{BoardFilter, BoardGenerator, Minefield};

/// What is searched for. Equal ones give equal boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchedBoard {
    /// The first click, and the board of it.
    pub request: NoGuessRequest,
    pub needs_no_guess: bool,
    pub filter: Option<BoardFilter>,
}

impl SearchedBoard {
    /// Searches until `go_on`, which is called with the number of boards tried so far, returns
    /// false. Of the boards that do not fit the filter, `nearest` is left.
    ///
    /// # Errors
    /// If there is no such board, or it was given up.
    pub fn search(
        self,
        nearest: &mut Option<NearBoard>,
        mut go_on: impl FnMut(u64) -> bool,
    ) -> Result<Minefield, NoGuessError> {
        let NoGuessRequest { level, first, protected, seed } = self.request;
        let filter = self.filter.unwrap_or_default();
        let mut tried = 0;
        if !self.needs_no_guess {
            let first = (first, protected);
            let found = filter.find(level, first, seed, nearest, |count| {
                tried = count;
                go_on(count)
            });
            return found.map(|(field, _)| field).ok_or(NoGuessError::Cancelled { tried });
        }
        let mut generator = NoGuessGenerator::default();
        let mut seeds = BoardGenerator::new(seed);
        let mut request = self.request;
        loop {
            let found = generator.generate(request, |count| go_on(tried + count));
            let found = found.map_err(|error| error.after(tried))?;
            if filter.is_empty() || filter.accepts_board(&found.field, request.first, nearest) {
                return Ok(found.field);
            }
            tried += found.tried;
            request.seed = seeds.next_seed();
        }
    }
}
