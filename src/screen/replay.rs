//! The screen on which a recording is watched.

mod bars;
pub mod odds;

use super::counters;
use super::field::fit::Fit;
use super::field::inset::Inset;
use super::field::looks::Mouse;
use super::field::{self, Field};
use super::play::panel;
use super::review::{self, Review};
use super::surroundings::Surroundings;
use super::window_needs::WindowNeeds;
use crate::game::style::{ControlsLayout, EndDisplay};
use crate::game::{self, Moment};
use crate::replay::{Playback, PointerPos, Recording};
use crate::store::settings::CellSize;
use crate::theme;
use crate::widget::board::Marks;
use crate::widget::pane::Motion;
use crate::widget::scroll;
use iced::widget::{column, container};
use iced::{Element, Fill, Point, Size};
use odds::Odds;

/// What a recording on `board` needs of the window, with cells of this side, where one was chosen.
pub fn needs(board: game::BoardSize, side: Option<CellSize>) -> WindowNeeds {
    WindowNeeds {
        board,
        frame: ControlsLayout::Bars,
        below: bars::time_height(Size::new(panel::WINDOW, f32::INFINITY)),
        strip: false,
        counters: true,
        side,
    }
}

/// What stands around the board in a window of this size: bars above and below it, and the counters
/// where there is room.
fn inset(window: Size) -> Inset {
    let beside = if window.width >= panel::WINDOW { panel::WIDTH } else { 0.0 };
    Inset::of(ControlsLayout::Bars, window).and_below(bars::time_height(window)).and_beside(beside)
}

/// How fast a recording runs, as an index into [`Speed::FACTORS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Speed(usize);

impl Speed {
    /// How many times as fast as it was.
    pub const FACTORS: [f64; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

    /// As fast as it was.
    const USUAL: Self = Self(2);

    /// Every speed, the slowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::FACTORS.len()).map(Self)
    }

    /// How many times as fast as it was.
    pub const fn factor(self) -> f64 {
        Self::FACTORS[self.0]
    }

    fn change(self, faster: bool) -> Self {
        if faster {
            Self((self.0 + 1).min(Self::FACTORS.len() - 1))
        } else {
            Self(self.0.saturating_sub(1))
        }
    }
}

/// A recording, and how it is watched.
#[derive(Debug, Clone)]
pub struct Replay {
    projector: Playback,
    name: String,
    /// Whether the game goes on: to know more of it is help then.
    is_live: bool,
    odds: Odds,
    review: Review,
    speed: Speed,
    /// When the last picture was shown, while the recording runs.
    running: Option<Moment>,
    /// What was too short for a whole ms, in ms.
    rest: f64,
    offset: Point,
}

/// What happened on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Run, or stand.
    Run,
    /// One event on, or back.
    Step {
        /// Whether on.
        on: bool,
    },
    /// To this time, in ms.
    Seek(i32),
    /// To the beginning, or to the end.
    Edge {
        /// Whether to the end.
        end: bool,
    },
    /// A speed was chosen.
    Speed(Speed),
    /// To where so many events lie behind.
    GoTo(usize),
    /// The odds are to be shown, or no longer.
    ShowOdds,
    /// The odds of a position were reckoned.
    OddsKnown(odds::Answered),
    /// It was reckoned where luck was spent.
    Reviewed(review::Told),
    /// Faster, or slower.
    Change {
        /// Whether faster.
        faster: bool,
    },
    /// The next picture is due.
    Frame,
    /// The board is to be scrolled or zoomed.
    Moved(Motion),
    /// The mouse did something over the board, where there is nothing to do.
    Touched,
    /// The recording is to be saved.
    Save,
    /// Back to where the player was.
    Leave,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Save the recording.
    Save,
    /// Leave.
    Leave,
    /// Zoom by so many steps, and leave what lies at this place of the pane where it is.
    Zoom(i32, Point),
}

impl Replay {
    /// The screen with this film on it, running from its beginning. `name` is shown as its title.
    pub fn new(film: Recording, name: String) -> Self {
        Self {
            projector: Playback::new(film),
            name,
            is_live: false,
            odds: Odds::default(),
            review: Review::default(),
            speed: Speed::USUAL,
            running: None,
            rest: 0.0,
            offset: Point::ORIGIN,
        }
    }

    /// The same recording, of a game that is not over yet.
    pub fn of_live_game(self) -> Self {
        Self { is_live: true, ..self }
    }

    /// The same recording, standing where so many events lie behind, with the odds shown.
    pub fn standing_at(mut self, events: usize) -> Self {
        self.projector.seek_event(events);
        self.odds.show(true);
        self
    }

    /// The film.
    pub const fn film(&self) -> &Recording {
        self.projector.recording()
    }

    /// What shows it.
    pub const fn projector(&self) -> &Playback {
        &self.projector
    }

    /// How fast it runs.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Where luck was spent.
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The odds of what is covered.
    pub const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// Whether more is told of a game that goes on than its player knew.
    pub const fn gives_help(&self) -> bool {
        self.is_live && self.odds.are_shown()
    }

    /// The job of finding out where luck was spent, once: of a game that goes on only together with
    /// the odds.
    pub fn ask_luck(&mut self) -> Option<review::Job> {
        if self.is_live && !self.odds.are_shown() {
            return None;
        }
        let film = self.projector.recording();
        self.review.ask(|| Some(film.clone()))
    }

    /// The question that is to be answered for the moment that is shown, if there is one.
    pub fn ask_odds(&mut self) -> Option<odds::Asked> {
        self.odds.ask(self.projector.session().game())
    }

    /// Takes in what happened at `now`.
    pub fn update(&mut self, message: Message, now: Moment) -> Action {
        match message {
            Message::Run => self.run(!self.is_running(), now),
            Message::Step { on } => {
                self.running = None;
                if on {
                    self.projector.step();
                } else {
                    self.projector.step_back();
                }
            }
            Message::Seek(time) => self.seek(time, now),
            Message::Edge { end } => {
                let time = if end { self.projector.end() } else { self.projector.begin() };
                self.seek(time, now);
            }
            Message::GoTo(events) => {
                self.running = None;
                self.projector.seek_event(events);
            }
            Message::ShowOdds => self.odds.show(!self.odds.are_shown()),
            Message::OddsKnown(answered) => self.odds.hear(answered),
            Message::Reviewed(told) => self.review.hear(told),
            Message::Speed(speed) => self.speed = speed,
            Message::Change { faster } => self.speed = self.speed.change(faster),
            Message::Frame => self.advance(now),
            Message::Moved(Motion::Scroll(offset)) => self.offset = offset,
            Message::Moved(Motion::Zoom { steps, at }) => return Action::Zoom(steps, at),
            Message::Touched => {}
            Message::Save => return Action::Save,
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Lets it run, from the beginning if it stood at the end; or stops it.
    pub fn run(&mut self, running: bool, now: Moment) {
        if running && self.projector.time() >= self.projector.end() {
            self.projector.seek(self.projector.begin());
        }
        self.rest = 0.0;
        self.running = running.then_some(now);
    }

    fn seek(&mut self, time: i32, now: Moment) {
        self.projector.seek(time);
        self.rest = 0.0;
        if self.is_running() {
            self.running = Some(now);
        }
    }

    fn advance(&mut self, now: Moment) {
        let Some(last) = self.running else { return };
        let way = now.since(last) as f64 * self.speed.factor() + self.rest;
        self.rest = way.fract();
        let time = self.projector.time().saturating_add(way as i32);
        self.projector.seek(time);
        self.running = (time < self.projector.end()).then_some(now);
    }

    /// The board in its room.
    pub fn fit(&self, around: Surroundings<'_>) -> Fit {
        let inset = inset(around.window);
        let board = self.film().level().size();
        Fit::new(board, around.window, inset, around.side, around.scale)
    }

    /// How far the board is scrolled, in logical pixels.
    pub const fn offset(&self) -> Point {
        self.offset
    }

    /// Scrolls the board to this offset, in logical pixels.
    pub const fn scroll_to(&mut self, offset: Point) {
        self.offset = offset;
    }

    /// The figures of the moment that is shown. Those that tell where the mines are wait for the end
    /// of a game that is still being played.
    fn figures<'a>(&'a self, around: Surroundings<'a>) -> Element<'a, Message> {
        let all = self.projector.counters();
        if self.is_live {
            let elapsed = all.tally.time().unwrap_or_default();
            counters::known(elapsed, all.tally, around.texts, around.palette)
        } else {
            counters::all(&all, around.texts, around.palette)
        }
    }

    /// The screen as it is to be seen.
    pub fn view<'a>(&'a self, around: Surroundings<'a>) -> Element<'a, Message> {
        let beside = around.window.width >= panel::WINDOW;
        let game = self.projector.session().game();
        let fit = self.fit(around);
        let stage = self.projector.session();
        let field = Field {
            game,
            chances: self.odds.chances(),
            end: EndDisplay::Inline,
            mouse: Mouse {
                over: stage.pointer().hovered(),
                marks: false,
                preview: stage.pointer().preview(),
            },
            // A recording shows what happened when it happened.
            scene: None,
            marks: Marks {
                pointer: Some((stage.pointer_pos(), stage.held()))
                    .filter(|(spot, _)| *spot != PointerPos::OFF_BOARD),
                ..Marks::default()
            },
            rulers: false,
            fit,
            offset: self.offset,
            sheet: around.sheet,
            stopwatch: around.stopwatch,
        };
        let board = field.view(|_| Message::Touched, Message::Moved);
        let board = if beside {
            let figures =
                container(self.figures(around)).padding([theme::MARGIN, 1.5 * theme::GAP]);
            let card = container(scroll::vertical(figures)).style(around.palette.card());
            let card = container(card)
                .width(panel::WIDTH)
                .padding(iced::Padding::ZERO.right(theme::MARGIN));
            field::with_beside(fit, board, card.into(), panel::HEIGHT).into()
        } else {
            board
        };
        column![
            bars::title(self, around),
            bars::controls(self, around),
            bars::time(self, around),
            board,
        ]
        .width(Fill)
        .height(Fill)
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;

    #[test]
    fn a_beginner_board_is_whole_in_every_window() {
        for (width, height) in [
            (360.0, 320.0),
            (360.0, 335.0),
            (360.0, 344.0),
            (360.0, 399.0),
            (360.0, 400.0),
            (360.0, 453.0),
            (640.0, 320.0),
            (640.0, 400.0),
        ] {
            let window = Size::new(width, height);
            let fit = Fit::new(Level::Beginner.size(), window, inset(window), None, 1.0);
            assert!(!fit.scrolls(), "{width} × {height}");
        }
    }
}
