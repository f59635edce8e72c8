//! The rules of the game: boards, cells, rules, the pointer state machine and the clock.
//!
//! Time is passed in and randomness comes from a seed, so the same input gives the same game.

pub mod action;
pub mod board_code;
pub mod board_filter;
pub mod board_generator;
pub mod board_size;
pub mod cell_states;
pub mod choice;
pub mod clock;
pub mod counters;
mod flood;
mod guess_rules;
pub mod level;
pub mod minefield;
pub mod no_guess_mode;
pub mod origin;
pub mod pointer;
pub mod rules;
mod shown_board;
pub mod style;
pub mod survey;

use cell_states::CellStates;
use rules::{ChordBy, ChordNeeds, ClickOnFlag, StartPoint, UnmetChord};

pub use action::{Action, Outcome, OutcomeKind, Phase, Refusal, VisibleCell};
pub use board_code::BoardCode;
pub use board_filter::BoardFilter;
pub use board_generator::BoardGenerator;
pub use board_size::{BoardSize, Pos, SizeError};
pub use cell_states::CellState;
pub use choice::Choice;
pub use clock::{Clock, Moment};
pub use guess_rules::GuessRules;
pub use level::{CustomBoard, Level};
pub use minefield::Minefield;
pub use no_guess_mode::NoGuess;
pub use origin::{BoardOrigin, DailyGame, DailyLevel, GameId};
pub use pointer::Pointer;
pub use rules::Rules;
pub use shown_board::ShownBoard;
pub use style::Style;

#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    level: Level,
    rules: Rules,
    seed: u64,
    /// Whether the board was given instead of generated from the seed.
    preset: bool,
    generator: BoardGenerator,
    no_guess: NoGuess,
    filter: Option<BoardFilter>,
    field: Option<Minefield>,
    /// How often the mines were laid anew.
    moves: u32,
    cell_states: CellStates,
    clock: Clock,
    /// What the clock counts from once it is started, if not from then.
    clock_from: Option<Moment>,
    phase: Phase,
    hits: Vec<Pos>,
}

impl Game {
    /// A new game, all covered. The same level, rules, seed and first cell give the same board.
    pub fn new(level: Level, rules: Rules, seed: u64, now: Moment) -> Self {
        let mut game = Self {
            level,
            rules,
            seed,
            preset: false,
            generator: BoardGenerator::new(seed),
            no_guess: NoGuess::Off,
            filter: None,
            field: None,
            moves: 0,
            cell_states: CellStates::new(level.size()),
            clock: Clock::default(),
            clock_from: None,
            phase: Phase::Ready,
            hits: Vec::new(),
        };
        if rules.laid == StartPoint::BoardShown {
            game.field = Some(game.generator.generate(level, None));
        }
        if rules.clock == StartPoint::BoardShown {
            game.clock.start(now);
        }
        game
    }

    pub fn with_board(level: Level, rules: Rules, field: Minefield, now: Moment) -> Self {
        Self {
            preset: true,
            cell_states: CellStates::new(field.size()),
            field: Some(field),
            ..Self::new(level, rules, 0, now)
        }
    }

    /// This game in progress, with these cells open and these flagged. The clock stands still.
    #[must_use]
    pub fn with_cells(
        mut self,
        open: impl IntoIterator<Item = Pos>,
        flags: impl IntoIterator<Item = Pos>,
    ) -> Self {
        open.into_iter().for_each(|pos| self.cell_states.open_alone(pos));
        flags.into_iter().for_each(|pos| self.cell_states.mark(pos, CellState::Flag));
        self.clock = Clock::default();
        self.phase = Phase::Running;
        self
    }

    /// This game with a clock that counts from this moment once the first opening has started it.
    #[must_use]
    pub fn with_clock_from(self, moment: Moment) -> Self {
        Self { clock_from: Some(moment), ..self }
    }

    pub const fn level(&self) -> Level {
        self.level
    }

    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Turns question marks on or off. Marks on the board stay.
    pub const fn switch_question_marks(&mut self) {
        self.rules.question_marks = !self.rules.question_marks;
    }

    pub const fn size(&self) -> BoardSize {
        self.cell_states.size()
    }

    /// The seed of a generated board.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    pub const fn flags(&self) -> u32 {
        self.cell_states.flags()
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The mines, once they are laid.
    pub const fn field(&self) -> Option<&Minefield> {
        self.field.as_ref()
    }

    pub const fn elapsed(&self, now: Moment) -> u64 {
        self.clock.elapsed(now)
    }

    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The number of mines; 0 before they are laid if it is random.
    pub fn mines(&self) -> u32 {
        let laid = self.field.as_ref().map(Minefield::mines);
        laid.or(self.level.mines()).unwrap_or_default()
    }

    /// Mines minus flags; may be negative.
    pub fn remaining(&self) -> i64 {
        i64::from(self.mines()) - i64::from(self.cell_states.flags())
    }

    /// The number of open cells. It only grows during a game.
    pub const fn open_cells(&self) -> usize {
        self.cell_states.open()
    }

    /// What the player sees at `pos`.
    pub fn cell(&self, pos: Pos) -> VisibleCell {
        let cover = self.cell_states.get(pos);
        let Some(field) = &self.field else {
            return match cover {
                CellState::Flag => VisibleCell::Flag,
                CellState::Question => VisibleCell::Question,
                CellState::Covered | CellState::Open => VisibleCell::Covered,
            };
        };
        let lost = self.phase == Phase::Lost;
        match (cover, field.number(pos)) {
            (CellState::Open, Some(number)) => VisibleCell::Open(number),
            (CellState::Open, None) => VisibleCell::HitMine,
            (CellState::Flag, Some(_)) if lost => VisibleCell::WrongFlag,
            (CellState::Flag, _) => VisibleCell::Flag,
            (CellState::Covered | CellState::Question, None)
                if lost && self.hits.contains(&pos) =>
            {
                VisibleCell::HitMine
            }
            (CellState::Covered | CellState::Question, None) if lost => VisibleCell::Mine,
            (CellState::Question, _) => VisibleCell::Question,
            (CellState::Covered, _) => VisibleCell::Covered,
        }
    }

    /// Whether every cell is covered and unmarked.
    pub fn is_untouched(&self) -> bool {
        let mut cells = self.size().positions();
        cells.all(|pos| self.cell_states.get(pos) == CellState::Covered)
    }

    /// Whether the cell at `pos` is not open, marked or not.
    pub fn is_covered(&self, pos: Pos) -> bool {
        self.cell_states.get(pos) != CellState::Open
    }

    /// Whether a click on this cell is a chord by the rules.
    pub fn chords_by_click(&self, pos: Pos) -> bool {
        self.rules.chord_by == ChordBy::SingleClick && !self.is_covered(pos)
    }

    /// The mines that were opened, which lost the game.
    pub fn hits(&self) -> &[Pos] {
        &self.hits
    }

    /// Performs an action at `now` by the rules.
    pub fn apply(&mut self, action: Action, now: Moment) -> Outcome {
        let cell = match action {
            Action::Open(pos) | Action::Mark(pos) | Action::Chord(pos) => Some(pos),
            Action::Pause | Action::Resume => None,
        };
        if cell.is_some_and(|pos| !self.size().contains(pos)) {
            return Outcome::NOTHING;
        }
        match (self.phase, action) {
            (Phase::Ready | Phase::Running, Action::Open(pos)) => self.open(pos, now),
            (Phase::Ready | Phase::Running, Action::Mark(pos)) => self.mark(pos),
            (Phase::Ready | Phase::Running, Action::Chord(pos)) => self.chord(pos, now),
            (Phase::Ready | Phase::Running, Action::Pause) if self.clock.is_running() => {
                self.clock.stop(now);
                self.phase = Phase::Paused;
                Outcome::without_change(OutcomeKind::Paused)
            }
            (Phase::Paused, Action::Resume) => {
                self.clock.start(now);
                self.phase = Phase::Running;
                Outcome::without_change(OutcomeKind::Resumed)
            }
            _ => Outcome::NOTHING,
        }
    }

    fn open(&mut self, pos: Pos, now: Moment) -> Outcome {
        match self.cell_states.get(pos) {
            CellState::Covered | CellState::Question => self.uncover(&[pos], now),
            CellState::Flag => match self.rules.click_on_flag {
                ClickOnFlag::Ignored => Outcome::NOTHING,
                ClickOnFlag::Refused => Outcome::refused(Refusal::Flagged),
                ClickOnFlag::Unflags => self.set_mark(pos, CellState::Covered),
            },
            CellState::Open if self.chords_by_click(pos) => self.chord(pos, now),
            CellState::Open => Outcome::NOTHING,
        }
    }

    fn mark(&mut self, pos: Pos) -> Outcome {
        match self.cell_states.get(pos) {
            CellState::Open => Outcome::NOTHING,
            CellState::Covered => self.set_mark(pos, CellState::Flag),
            CellState::Flag if self.rules.question_marks => self.set_mark(pos, CellState::Question),
            CellState::Flag | CellState::Question => self.set_mark(pos, CellState::Covered),
        }
    }

    fn set_mark(&mut self, pos: Pos, cover: CellState) -> Outcome {
        self.cell_states.mark(pos, cover);
        Outcome { kind: OutcomeKind::Marked(cover), changed: vec![pos] }
    }

    fn chord(&mut self, pos: Pos, now: Moment) -> Outcome {
        let Some(met) = self.meets_chord(pos) else {
            return Outcome::NOTHING;
        };
        if met {
            return self.uncover(&self.chord_cells(pos), now);
        }
        match self.rules.unmet_chord {
            UnmetChord::Refused => Outcome::refused(Refusal::Chord),
            UnmetChord::Ignored => Outcome::NOTHING,
            UnmetChord::Loses => self.lose(Vec::new(), now),
        }
    }

    /// Whether a chord here has what it needs; `None` where there is no open number.
    fn meets_chord(&self, pos: Pos) -> Option<bool> {
        let field = self.field.as_ref().filter(|_| !self.is_covered(pos))?;
        let number = field.number(pos)?;
        let flagged = |near: Pos| self.cell_states.get(near) == CellState::Flag;
        Some(match self.rules.chord_needs {
            ChordNeeds::FlagCount => self.cell_states.flags_around(pos) == number,
            ChordNeeds::EveryMineFlagged => {
                self.size().neighbours(pos).all(|near| !field.is_mine(near) || flagged(near))
            }
        })
    }

    /// The cells that a chord here opens if it has what it needs.
    fn chord_cells(&self, pos: Pos) -> Vec<Pos> {
        let can_open = |near: &Pos| self.cell_states.get(*near).can_open();
        self.size().neighbours(pos).filter(can_open).collect()
    }

    /// Opens these covered cells, mines or not.
    fn uncover(&mut self, cells: &[Pos], now: Moment) -> Outcome {
        let Some(&first) = cells.first() else {
            return Outcome::NOTHING;
        };
        if self.needs_board_at(Action::Open(first)).is_some() {
            return Outcome::NOTHING;
        }
        let rule = self.protection();
        let field = self
            .field
            .get_or_insert_with(|| self.generator.generate(self.level, Some((first, rule))));
        if self.phase == Phase::Ready {
            self.phase = Phase::Running;
            self.clock.start(self.clock_from.unwrap_or(now));
        }
        let mut changed = Vec::new();
        let (hit, safe): (Vec<Pos>, Vec<Pos>) = cells.iter().partition(|&&pos| field.is_mine(pos));
        for pos in safe {
            self.cell_states.uncover(field, pos, &mut changed);
        }
        if !hit.is_empty() {
            changed.extend(&hit);
            self.hits = hit;
            return self.lose(changed, now);
        }
        if self.cell_states.open() == field.safe_cells() {
            return self.win(changed, now);
        }
        let flood = changed.iter().any(|&pos| field.number(pos) == Some(0));
        Outcome { kind: OutcomeKind::Opened { flood }, changed }
    }

    fn win(&mut self, mut changed: Vec<Pos>, now: Moment) -> Outcome {
        self.clock.stop(now);
        self.phase = Phase::Won;
        if let (true, Some(field)) = (self.rules.flags_on_win, &self.field) {
            for mine in field.mine_positions() {
                if self.cell_states.get(mine) != CellState::Flag {
                    self.cell_states.mark(mine, CellState::Flag);
                    changed.push(mine);
                }
            }
        }
        Outcome { kind: OutcomeKind::Won, changed }
    }

    fn lose(&mut self, changed: Vec<Pos>, now: Moment) -> Outcome {
        self.clock.stop(now);
        self.phase = Phase::Lost;
        Outcome { kind: OutcomeKind::Lost, changed }
    }
}
