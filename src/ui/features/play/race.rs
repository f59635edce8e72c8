//! A race against a ghost: a recording on the clock of the game. It shows where the ghost's pointer is,
//! and never what the ghost has opened, which could say where the mines are.

pub mod view;

use crate::game::counters::{GameResult, VisibleBbbv};
use crate::game::{Game, Moment, Outcome, Phase};
use crate::i18n::{Texts, args};
use crate::replay::ghost::RivalKind;
use crate::replay::saved_game::SavedRace;
use crate::replay::{Ghost, GhostRun, PointerPos, Recording};
use std::cmp::Ordering;
use std::sync::Arc;

/// The shortest time between two announcements of who is ahead, in ms.
const SAID_EVERY: u64 = 5_000;

#[derive(Debug, Clone)]
pub struct Race {
    rival: RivalKind,
    state: RaceState,
    /// What of the player's board counts, and how often its mines were laid by then.
    own: Option<(VisibleBbbv, u32)>,
    said: Said,
}

#[derive(Debug, Clone)]
enum RaceState {
    /// It is not looked for yet. This recording was raced against before a restart.
    Wanted(Option<Box<Recording>>),
    /// It is not found yet.
    Awaited,
    /// There is none.
    None,
    On(Arc<Ghost>, GhostRun),
}

/// How far the player is ahead, in percent of the boards; negative if it is the ghost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead(pub i64);

/// What was announced last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Said {
    #[default]
    Nothing,
    Lead(Lead, Moment),
    /// The ghost has finished, while the player goes on.
    Finished,
}

impl Race {
    /// A race whose ghost is not known yet.
    pub fn against(rival: RivalKind) -> Self {
        Self::resumed(SavedRace { rival, ghost: None })
    }

    /// A race that goes on after a restart.
    pub fn resumed(saved: SavedRace) -> Self {
        Self {
            rival: saved.rival,
            state: RaceState::Wanted(saved.ghost),
            own: None,
            said: Said::default(),
        }
    }

    pub const fn rival(&self) -> RivalKind {
        self.rival
    }

    /// What goes on after a restart; `None` if there is no ghost.
    pub fn saved(&self) -> Option<SavedRace> {
        let ghost = match &self.state {
            RaceState::None => return None,
            RaceState::Wanted(known) => known.clone(),
            RaceState::Awaited => None,
            RaceState::On(ghost, _) => Some(Box::new(ghost.recording.clone())),
        };
        Some(SavedRace { rival: self.rival, ghost })
    }

    /// Whether nobody looks for its ghost yet, and what was raced against before a restart.
    pub const fn wanted(&self) -> Option<&Option<Box<Recording>>> {
        match &self.state {
            RaceState::Wanted(known) => Some(known),
            RaceState::Awaited | RaceState::None | RaceState::On(..) => None,
        }
    }

    /// Its ghost is looked for.
    pub fn ask(&mut self) {
        self.state = RaceState::Awaited;
    }

    pub const fn is_awaited(&self) -> bool {
        matches!(self.state, RaceState::Awaited)
    }

    pub const fn said(&self) -> Said {
        self.said
    }

    /// The ghost, if it is known.
    pub fn ghost(&self) -> Option<&Ghost> {
        self.on().map(|(ghost, _)| ghost)
    }

    fn on(&self) -> Option<(&Ghost, &GhostRun)> {
        match &self.state {
            RaceState::On(ghost, run) => Some((ghost, run)),
            RaceState::Wanted(_) | RaceState::Awaited | RaceState::None => None,
        }
    }

    /// The ghost was found, or none.
    pub fn begin(&mut self, ghost: Option<Arc<Ghost>>, game: &Game, now: Moment) {
        self.state = match ghost {
            Some(ghost) => RaceState::On(ghost, GhostRun::default()),
            None => RaceState::None,
        };
        self.count_all(game);
        self.advance(game, now);
    }

    /// Counts the player's board from scratch.
    fn count_all(&mut self, game: &Game) {
        self.own = VisibleBbbv::of(game).map(|own| (own, game.times_laid()));
    }

    /// Something was done on the player's board.
    pub fn on_outcome(&mut self, game: &Game, outcome: &Outcome, now: Moment) {
        if self.ghost().is_none() {
            return;
        }
        match &mut self.own {
            Some((own, laid)) if *laid == game.times_laid() => own.add(game, &outcome.changed),
            _ => self.count_all(game),
        }
        self.advance(game, now);
    }

    /// Lets the ghost go on to now.
    pub fn advance(&mut self, game: &Game, now: Moment) {
        let RaceState::On(ghost, run) = &mut self.state else { return };
        if game.clock().is_running() || game.phase() != Phase::Ready {
            run.advance(ghost, game.elapsed(now));
        }
        let is_done = run.next_ms(ghost).is_none() && ghost.result == GameResult::Won;
        self.note_news(is_done, game.phase(), now);
    }

    /// Decides what there is to announce.
    fn note_news(&mut self, is_done: bool, phase: Phase, now: Moment) {
        if is_done && !phase.is_over() {
            self.said = Said::Finished;
            return;
        }
        let Some(lead) = self.lead().filter(|lead| lead.0 != 0) else { return };
        let is_news = match self.said {
            Said::Nothing => true,
            Said::Finished => false,
            Said::Lead(last, at) => {
                last.0.signum() != lead.0.signum() && now.since(at) >= SAID_EVERY
            }
        };
        if is_news {
            self.said = Said::Lead(lead, now);
        }
    }

    /// When the ghost does something next.
    pub fn next_deadline(&self, game: &Game, now: Moment) -> Option<Moment> {
        let (ghost, run) = self.on()?;
        let next = run.next_ms(ghost).filter(|_| game.clock().is_running())?;
        Some(Moment(now.0 + next.saturating_sub(game.elapsed(now))))
    }

    /// The path of the ghost's pointer, the latest place first, while both run.
    pub fn trail(&self, game: &Game, now: Moment) -> Vec<PointerPos> {
        let runs = |ghost: &Ghost| game.clock().is_running() && game.elapsed(now) <= ghost.time_ms;
        let ghost = self.ghost().filter(|ghost| runs(ghost));
        ghost.map_or_else(Vec::new, |ghost| ghost.trail(game.elapsed(now)))
    }

    /// When that path changes next.
    pub fn next_frame(&self, game: &Game, now: Moment) -> Option<Moment> {
        let (ghost, elapsed) = (self.ghost()?, game.elapsed(now));
        let next = ghost.next_move_ms(elapsed).filter(|_| game.clock().is_running())?;
        (elapsed <= ghost.time_ms).then(|| Moment(now.0 + next.saturating_sub(elapsed)))
    }

    /// How far both have come, the player and the ghost, as shares of their boards.
    fn shares(&self) -> Option<(f64, f64)> {
        let (ghost, run) = self.on()?;
        let share = |solved: u32, all: u32| f64::from(solved) / f64::from(all.max(1));
        let own = self.own.as_ref().map_or(0.0, |(own, _)| share(own.count(), own.bbbv()));
        let its = run.step(ghost).map_or(0, |step| step.solved);
        Some((own, share(its, ghost.bbbv)))
    }

    /// `None` without a ghost.
    pub fn lead(&self) -> Option<Lead> {
        let (own, its) = self.shares()?;
        Some(Lead((100.0 * (own - its)).round() as i64))
    }

    /// How it ended; `None` while the game goes on, or without a ghost.
    pub fn end(&self, game: &Game, now: Moment) -> Option<RaceEnd> {
        RaceEnd::of(game, self.ghost()?, now)
    }
}

/// How a race ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RaceEnd {
    /// The player was faster by this, in ms.
    Won(u64),
    /// The ghost was.
    Lost(u64),
    Tie,
    /// Only the player finished.
    WonAlone,
    /// The player hit a mine, and the ghost finished.
    HitMine,
    Neither,
}

impl RaceEnd {
    fn of(game: &Game, ghost: &Ghost, now: Moment) -> Option<Self> {
        let finished = ghost.result == GameResult::Won;
        let (own, its) = (game.elapsed(now), ghost.time_ms);
        Some(match (game.phase(), finished) {
            (Phase::Won, true) => match own.cmp(&its) {
                Ordering::Less => Self::Won(its - own),
                Ordering::Equal => Self::Tie,
                Ordering::Greater => Self::Lost(own - its),
            },
            (Phase::Won, false) => Self::WonAlone,
            (Phase::Lost, true) => Self::HitMine,
            (Phase::Lost, false) => Self::Neither,
            _ => return None,
        })
    }

    pub fn text(self, texts: &Texts) -> String {
        let by = |key, ms| texts.with(key, args![time = texts.seconds(ms)]);
        match self {
            Self::Won(ms) => by("race-won", ms),
            Self::Lost(ms) => by("race-lost", ms),
            Self::Tie => texts.get("race-tie").to_owned(),
            Self::WonAlone => texts.get("race-won-alone").to_owned(),
            Self::HitMine => texts.get("race-lost-game").to_owned(),
            Self::Neither => texts.get("race-lost-both").to_owned(),
        }
    }
}

impl Lead {
    /// How large the lead is, whoever has it.
    fn amount(self, texts: &Texts) -> String {
        texts.percent(&self.0.unsigned_abs().to_string())
    }

    pub fn text(self, texts: &Texts) -> String {
        let key = match self.0.signum() {
            1 => "race-ahead",
            -1 => "race-behind",
            _ => return texts.get("race-level-with").to_owned(),
        };
        texts.with(key, args![lead = self.amount(texts)])
    }
}

impl Race {
    /// What is announced of it, if anything.
    pub fn news(&self, game: &Game, now: Moment, texts: &Texts) -> Option<String> {
        if let Some(end) = self.end(game, now) {
            return Some(end.text(texts));
        }
        match self.said() {
            Said::Nothing => None,
            Said::Finished => {
                let time = texts.seconds(self.ghost()?.time_ms);
                Some(texts.with("announce-ghost-done", args![time]))
            }
            Said::Lead(lead, _) => {
                let key = if lead.0 > 0 { "announce-race-ahead" } else { "announce-race-behind" };
                Some(texts.with(key, args![lead = lead.amount(texts)]))
            }
        }
    }
}
