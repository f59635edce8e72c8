//! The next position, which is made in the background while the player thinks about this one.

use crate::config::{PracticeKind, Settings};
use crate::practice::{Kind, Position, Task, Wish, generate};
use crate::ui::effect::Effect;
use crate::ui::screen::luck_review::{RequestToken, TokenIssuer};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The kinds of a mixed practice, each as often as it stands here.
const MIXED: [Kind; 8] = [
    Kind::Single,
    Kind::Pair,
    Kind::Pair,
    Kind::Numbers,
    Kind::Numbers,
    Kind::Count,
    Kind::Odds,
    Kind::Odds,
];

/// Dropping it cancels its jobs.
#[derive(Debug, Clone)]
pub(super) struct Supply {
    random: Xoshiro256PlusPlus,
    issuer: TokenIssuer,
    next: Next,
}

#[derive(Debug, Clone)]
enum Next {
    /// Nothing is ordered.
    Nothing,
    Ordered,
    Ready(Box<Position>),
    /// There was none.
    NotFound,
}

#[derive(Debug, Clone)]
pub struct PositionJob {
    wish: Wish,
    seed: u64,
    token: RequestToken,
}

#[derive(Debug, Clone)]
pub struct PositionResult {
    position: Option<Box<Position>>,
    token: RequestToken,
}

impl PositionJob {
    /// Stops as soon as nobody waits for the position.
    pub fn run(self) -> PositionResult {
        let Self { wish, seed, token } = self;
        let position = generate(wish, seed, || token.is_wanted()).map(Box::new);
        PositionResult { position, token }
    }
}

impl Supply {
    pub(super) fn new(seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { random, issuer: TokenIssuer::default(), next: Next::Nothing }
    }

    /// Whether there was no position of the kind that was ordered.
    pub(super) const fn found_none(&self) -> bool {
        matches!(self.next, Next::NotFound)
    }

    /// The next position, if it is ready.
    pub(super) fn take(&mut self) -> Option<Position> {
        if !matches!(self.next, Next::Ready(_)) {
            return None;
        }
        match std::mem::replace(&mut self.next, Next::Nothing) {
            Next::Ready(position) => Some(*position),
            _ => None,
        }
    }

    /// Orders a position, unless one is ordered.
    pub(super) fn order(&mut self, settings: &Settings) -> Option<Effect> {
        if !matches!(self.next, Next::Nothing) {
            return None;
        }
        self.next = Next::Ordered;
        let wish = self.wish(settings);
        let (seed, token) = (self.random.random(), self.issuer.token());
        Some(PositionJob { wish, seed, token }.into())
    }

    /// Forgets what is ordered.
    pub(super) fn cancel(&mut self) {
        self.issuer = TokenIssuer::default();
        self.next = Next::Nothing;
    }

    /// Returns whether this was ordered, and not cancelled since.
    pub(super) fn on_result(&mut self, result: PositionResult) -> bool {
        let is_ours = self.issuer.issued(&result.token);
        if is_ours {
            self.next = result.position.map_or(Next::NotFound, Next::Ready);
        }
        is_ours
    }

    fn wish(&mut self, settings: &Settings) -> Wish {
        let kind = match settings.practice_kind {
            PracticeKind::Mixed => MIXED[self.random.random_range(0..MIXED.len())],
            PracticeKind::Single => Kind::Single,
            PracticeKind::Pair => Kind::Pair,
            PracticeKind::Numbers => Kind::Numbers,
            PracticeKind::Count => Kind::Count,
            PracticeKind::Odds => Kind::Odds,
        };
        let task = match kind {
            Kind::Odds => Task::Guess,
            _ if self.random.random_ratio(1, 3) => Task::Mines,
            _ => Task::Safe,
        };
        Wish { task, kind, level: settings.practice_size.level() }
    }
}
