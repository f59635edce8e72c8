//! The screen on which the game is played.

mod bars;
pub mod field;
pub mod fit;
mod looks;

use std::rc::Rc;

use iced::Element;
use iced::Fill;
use iced::Point;
use iced::Size;
use iced::widget::column;

use crate::audio::Cue;
use crate::game;
use crate::game::Action as Deed;
use crate::game::Cover;
use crate::game::CustomBoard;
use crate::game::Effect;
use crate::game::Game;
use crate::game::Level;
use crate::game::Moment;
use crate::game::Phase;
use crate::game::Pointer;
use crate::game::Pos;
use crate::game::Refusal;
use crate::game::Seen;
use crate::game::counters;
use crate::game::pointer::Gesture;
use crate::game::pointer::Hand;
use crate::game::pointer::Input;
use crate::game::pointer::Preview;
use crate::i18n::Texts;
use crate::theme::Palette;
use crate::widget::sheet::Sheet;
use fit::Fit;

/// How long the cross of a refused chord stays, in ms.
const REFUSAL: u64 = 300;

/// The game, and what the mouse and the keyboard are doing to it.
#[derive(Debug, Clone)]
pub struct Play {
    game: Game,
    pointer: Pointer,
    cursor: Option<Pos>,
    refused: Option<(Pos, Moment)>,
    offset: Point,
    ending: Option<Ending>,
}

/// What happened on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The mouse did something over the board.
    Mouse(Input),
    /// A key of the game was pressed.
    Key(Key),
    /// The board was scrolled to this offset, in logical pixels.
    Scrolled(Point),
    /// A new game on the same level was asked for.
    New,
    /// A level was chosen.
    Chosen(Choice),
    /// The remaining count was switched on or off.
    ShowRemaining(bool),
    /// The sound was switched on or off.
    Sound(bool),
    /// The menu was asked for.
    Menu,
    /// The game was paused, or goes on.
    Pause,
    /// A moment that [`Play::alarm`] named has come.
    Woken,
}

/// A key of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Moves the cursor: rows down, columns to the right.
    Move(i16, i16),
    /// Opens the cell under the cursor; on an open number, chords.
    Open,
    /// Marks the cell under the cursor.
    Mark,
}

/// An entry of the list of levels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// A level with a name.
    Named(Level),
    /// A board of the player's own: asks for its measures.
    Custom,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Let this be heard.
    Play(Cue),
    /// Deal a new game.
    Deal(Level),
    /// The game has ended.
    Finished(Finish),
    /// Show or hide the remaining count.
    ShowRemaining(bool),
    /// Switch the sound.
    Sound(bool),
    /// Ask for a custom board.
    AskCustom,
    /// Open the menu.
    OpenMenu,
    /// Scroll the board until this cell is in sight.
    Reveal(Pos),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finish {
    /// Whether it was won.
    pub won: bool,
    /// What was played.
    pub level: Level,
    /// How long it took, in ms.
    pub time_ms: u64,
    /// The board's 3BV.
    pub bbbv: u32,
}

/// What the player is told at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A mine was opened.
    Lost,
    /// The board was cleared.
    Won {
        /// In how many ms.
        time_ms: u64,
        /// What the time is worth.
        praise: Praise,
    },
}

/// What the time of a win is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Praise {
    /// The first win on its level.
    First,
    /// The best time on its level.
    NewBest,
    /// A place in the table.
    Place {
        /// Which one, from 2.
        place: usize,
        /// How far behind the best time, in ms.
        gap_ms: u64,
        /// The best time, in ms.
        best_ms: u64,
    },
    /// Not ranked: the player had chosen the board by its seed.
    Seeded,
    /// Not ranked: a board of the player's own measures.
    Custom,
}

/// What the screen shows besides the game.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The colours.
    pub palette: &'static Palette,
    /// The pictures on the cells.
    pub sheet: &'a Rc<Sheet>,
    /// The window's size, in logical pixels.
    pub window: Size,
    /// How many of the screen's pixels make a logical one.
    pub scale: f32,
    /// Whether the remaining count is shown.
    pub show_remaining: bool,
    /// Whether sounds are heard.
    pub sound: bool,
    /// The moment that is shown.
    pub now: Moment,
}

impl Play {
    /// The screen with this game on it.
    pub fn new(game: Game, hand: Hand) -> Self {
        Self {
            game,
            pointer: Pointer::new(hand),
            cursor: None,
            refused: None,
            offset: Point::ORIGIN,
            ending: None,
        }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Deals the next game.
    pub fn deal(&mut self, level: Level, rules: game::Rules, seed: u64, now: Moment) {
        let same_size = self.game.size() == level.size();
        self.game.deal(level, rules, seed, now);
        self.refused = None;
        self.ending = None;
        if !same_size {
            self.cursor = None;
            self.offset = Point::ORIGIN;
        }
    }

    /// How far the board is scrolled, in logical pixels.
    pub const fn offset(&self) -> Point {
        self.offset
    }

    /// The cells that look pressed.
    pub fn preview(&self) -> Preview {
        self.pointer.preview()
    }

    /// Says how the game ended.
    pub const fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
    }

    /// How the player's hand works from now on.
    pub fn set_hand(&mut self, hand: Hand) {
        self.pointer.set_hand(hand);
    }

    /// The measures with which the custom dialog opens: the present board's.
    pub fn measures(&self) -> CustomBoard {
        let (size, mines) = (self.game.size(), self.game.level().mines());
        match self.game.level() {
            Level::Custom(board) => board,
            _ => CustomBoard::new(
                usize::from(size.rows()),
                usize::from(size.cols()),
                mines as usize,
            )
            .unwrap_or_else(|_| unreachable!("a named level is within a custom board's limits")),
        }
    }

    /// When the screen changes by itself next: the clock's next second, the end of a refusal, a
    /// press that becomes a long one.
    pub fn alarm(&self, now: Moment) -> Option<Moment> {
        let second = self.game.clock().is_running().then(|| {
            let elapsed = self.game.elapsed(now);
            Moment(now.0 + 1_000 - elapsed % 1_000)
        });
        let refusal = self.refused.map(|(_, since)| Moment(since.0 + REFUSAL));
        [second, refusal, self.pointer.deadline()]
            .into_iter()
            .flatten()
            .min()
    }

    /// Takes in what happened at `now`.
    pub fn update(&mut self, message: Message, now: Moment) -> Vec<Action> {
        match message {
            Message::Mouse(input) => self.hear(input, now),
            Message::Key(key) => self.key(key, now),
            Message::Scrolled(offset) => {
                self.offset = offset;
                Vec::new()
            }
            Message::New => vec![Action::Deal(self.game.level())],
            Message::Chosen(Choice::Named(level)) => vec![Action::Deal(level)],
            Message::Chosen(Choice::Custom) => vec![Action::AskCustom],
            Message::ShowRemaining(shown) => vec![Action::ShowRemaining(shown)],
            Message::Sound(on) => vec![Action::Sound(on)],
            Message::Menu => vec![Action::OpenMenu],
            Message::Pause => {
                let deed = match self.game.phase() {
                    Phase::Paused => Deed::Resume,
                    _ => Deed::Pause,
                };
                self.act(deed, now)
            }
            Message::Woken => {
                if self
                    .refused
                    .is_some_and(|(_, since)| now.since(since) >= REFUSAL)
                {
                    self.refused = None;
                }
                self.hear(Input::Wait, now)
            }
        }
    }

    fn hear(&mut self, input: Input, now: Moment) -> Vec<Action> {
        if matches!(input, Input::Press { .. }) {
            self.cursor = None;
        }
        let deed = match self.pointer.feed(input, now) {
            Some(Gesture::Click(pos)) => pos.map(Deed::Open),
            Some(Gesture::Mark(pos)) => pos.map(Deed::Mark),
            Some(Gesture::Chord(pos)) => pos.map(Deed::Chord),
            Some(Gesture::MarkEnd) | None => None,
        };
        deed.map_or_else(Vec::new, |deed| self.act(deed, now))
    }

    fn key(&mut self, key: Key, now: Moment) -> Vec<Action> {
        let size = self.game.size();
        let Some(pos) = self.cursor else {
            let pos = self
                .pointer
                .over()
                .unwrap_or(Pos::new((size.rows() - 1) / 2, (size.cols() - 1) / 2));
            self.cursor = Some(pos);
            return vec![Action::Reveal(pos)];
        };
        match key {
            Key::Move(down, right) => {
                let pos = Pos::new(
                    pos.row.saturating_add_signed(down).min(size.rows() - 1),
                    pos.col.saturating_add_signed(right).min(size.cols() - 1),
                );
                self.cursor = Some(pos);
                vec![Action::Reveal(pos)]
            }
            Key::Open if matches!(self.game.seen(pos), Seen::Open(_)) => {
                self.act(Deed::Chord(pos), now)
            }
            Key::Open => self.act(Deed::Open(pos), now),
            Key::Mark => self.act(Deed::Mark(pos), now),
        }
    }

    fn act(&mut self, deed: Deed, now: Moment) -> Vec<Action> {
        let outcome = self.game.apply(deed, now);
        let cue = match outcome.effect {
            Effect::Nothing | Effect::Paused | Effect::Resumed => None,
            Effect::Refused(Refusal::Chord) => {
                if let Deed::Chord(pos) | Deed::Open(pos) = deed {
                    self.refused = Some((pos, now));
                }
                Some(Cue::Refused)
            }
            Effect::Refused(Refusal::Flagged) => Some(Cue::Refused),
            Effect::Marked(Cover::Flag) => Some(Cue::Flag),
            Effect::Marked(_) => Some(Cue::Unflag),
            Effect::Opened { flood: true } => Some(Cue::Opening),
            Effect::Opened { flood: false } => Some(Cue::Open),
            Effect::Won => Some(Cue::Win),
            Effect::Lost => Some(Cue::Lose),
        };
        let finish = self.game.phase().is_over() && cue.is_some();
        cue.map(Action::Play)
            .into_iter()
            .chain(finish.then(|| Action::Finished(self.finish(now))))
            .collect()
    }

    fn finish(&self, now: Moment) -> Finish {
        Finish {
            won: self.game.phase() == Phase::Won,
            level: self.game.level(),
            time_ms: self.game.elapsed(now),
            bbbv: self.game.field().map_or(0, counters::bbbv),
        }
    }

    /// The screen as it is to be seen.
    pub fn view<'a>(&'a self, around: Surroundings<'a>) -> Element<'a, Message> {
        let fit = Fit::new(self.game.size(), around.window, around.scale);
        column![
            bars::counts(self, around),
            bars::levels(self, around),
            bars::hairline(around.palette),
            field::field(self, fit, around),
        ]
        .width(Fill)
        .height(Fill)
        .into()
    }
}
