//! The title: a picture that is uncovered strip by strip, one strip a note of the tune. Below it a
//! line says that any key or click begins the game; after the tune it slides from side to side.
//!
//! The moments that come in decide which note is due. The note is asked of the app, which may be
//! heard or not: the picture never waits for it.

pub mod picture;
mod stage;

use std::sync::Arc;

use iced::Color;
use iced::ContentFit;
use iced::Element;
use iced::Fill;
use iced::Size;
use iced::advanced::image::Handle;
use iced::widget::column;
use iced::widget::container;
use iced::widget::image;
use iced::widget::mouse_area;
use iced::widget::pin;
use iced::widget::row;
use iced::widget::text;

use crate::audio::tune;
use crate::font;
use crate::game::Moment;
use crate::i18n::Texts;
use crate::theme::size;
use crate::widget::cut;
pub use stage::Stage;

/// From the first sight of the title to the first note, in ms: by then the window stands, the
/// picture is painted, and the sound device is open.
pub const LEAD: u64 = 600;

/// How long the line takes for one pixel of its way, in ms.
const STEP: u64 = 20;

/// The title, as far as it has come.
#[derive(Debug, Clone)]
pub struct Title {
    /// When the first note is due.
    first: Moment,
    /// The moment that is shown.
    shown: Moment,
    /// How many notes have begun.
    begun: usize,
    /// Whether nothing moves.
    still: bool,
    picture: Option<Painted>,
    /// Whether a picture is being painted.
    painting: bool,
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The moment that [`Title::alarm`] named has come.
    Woken,
    /// A key or a button of the mouse was pressed.
    GoOn,
    /// The picture was painted, or could not be.
    Painted(Option<Painted>),
}

/// What the title asks of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Let the note of this number be heard.
    Note(usize),
    /// Go on to the game.
    Leave,
}

/// The picture in one size, cut into strips: what is drawn anew at a note is one of them.
#[derive(Debug, Clone)]
pub struct Painted {
    /// Its own pixels, across and down.
    grid: (u32, u32),
    strips: Arc<[Handle]>,
}

impl Painted {
    /// Paints the picture with so many pixels across and down, which takes some tens of ms.
    pub fn new(grid: (u32, u32)) -> Option<Self> {
        let rgba = picture::paint(grid.0, grid.1)?;
        let strips = (0..tune::NOTES.len()).map(|strip| {
            let (left, right) = (stage::edge(grid, strip), stage::edge(grid, strip + 1));
            let rows = rgba.chunks_exact(4 * grid.0 as usize);
            let cut: Vec<u8> = rows
                .flat_map(|row| &row[4 * left as usize..4 * right as usize])
                .copied()
                .collect();
            Handle::from_rgba(right - left, grid.1, cut)
        });
        let strips = strips.collect();
        Some(Self { grid, strips })
    }
}

impl Title {
    /// The title, about to begin. `still` shows everything at once and lets nothing move.
    pub const fn new(still: bool, now: Moment) -> Self {
        Self {
            first: Moment(now.0 + LEAD),
            shown: now,
            begun: 0,
            still,
            picture: None,
            painting: false,
        }
    }

    /// Begins again, because it can be seen only now.
    pub const fn restart(&mut self, now: Moment) {
        self.first = Moment(now.0 + LEAD);
        self.shown = now;
        self.begun = 0;
    }

    /// How many strips of the picture are uncovered, of one for each note.
    pub const fn uncovered(&self) -> usize {
        if self.still {
            tune::NOTES.len()
        } else {
            self.begun
        }
    }

    /// How far from the left the line stands in `room` logical pixels: in the middle until the tune
    /// is over, and from there to the right, to the left and so on.
    pub fn slide(&self, room: f32) -> f32 {
        let room = room.max(0.0) as u64;
        let middle = room / 2;
        if self.still || self.shown < self.end() {
            return middle as f32;
        }
        let way = (middle + self.shown.since(self.end()) / STEP) % (2 * room).max(1);
        way.min((2 * room).saturating_sub(way)) as f32
    }

    /// When the tune is over.
    fn end(&self) -> Moment {
        self.due(tune::NOTES.len())
    }

    /// When a note is due.
    fn due(&self, note: usize) -> Moment {
        Moment(self.first.0 + tune::start(note))
    }

    /// When the title changes by itself next: at the next note, then at the tune's end, then at
    /// each step of the line.
    pub fn alarm(&self) -> Option<Moment> {
        if self.begun < tune::NOTES.len() {
            Some(self.due(self.begun))
        } else if self.still {
            None
        } else if self.shown < self.end() {
            Some(self.end())
        } else {
            let late = self.shown.since(self.end()) % STEP;
            Some(Moment(self.shown.0 + STEP - late))
        }
    }

    /// The pixels in which the picture is still to be painted for a stage: the caller does it,
    /// somewhere where it keeps nobody waiting, and brings [`Message::Painted`].
    pub fn wish(&mut self, stage: Stage) -> Option<(u32, u32)> {
        let there = self.picture.as_ref().map(|picture| picture.grid);
        let wish = (!self.painting && there != Some(stage.grid())).then_some(stage.grid());
        self.painting |= wish.is_some();
        wish
    }

    /// Takes in what happened at `now`.
    pub fn update(&mut self, message: Message, now: Moment) -> Action {
        match message {
            Message::Woken => self.advance(now),
            Message::GoOn => Action::Leave,
            Message::Painted(painted) => {
                self.painting = false;
                self.picture = painted.or_else(|| self.picture.take());
                Action::None
            }
        }
    }

    /// Whoever wakes too late for several notes hears the last of them: the picture keeps time.
    fn advance(&mut self, now: Moment) -> Action {
        self.shown = self.shown.max(now);
        let before = self.begun;
        while self.begun < tune::NOTES.len() && self.due(self.begun) <= now {
            self.begun += 1;
        }
        if self.begun > before {
            Action::Note(self.begun - 1)
        } else {
            Action::None
        }
    }

    /// The title as it is to be seen, in a window of this size in logical pixels, each of which
    /// is `scale` of the screen's own.
    pub fn view<'a>(&'a self, texts: &'a Texts, window: Size, scale: f32) -> Element<'a, Message> {
        let stage = Stage::new(window, scale);
        let picture = container(self.strips(stage)).height(stage.room());
        let line = container(self.line(texts, window))
            .width(Fill)
            .height(stage::LINE);
        let all = container(column![picture, line])
            .width(Fill)
            .height(Fill)
            .style(|_| container::background(Color::BLACK));
        mouse_area(all)
            .on_press(Message::GoOn)
            .on_right_press(Message::GoOn)
            .on_middle_press(Message::GoOn)
            .into()
    }

    /// The strips that are uncovered. One more is one more picture at the end, and all others
    /// stay as they are on the screen.
    fn strips(&self, stage: Stage) -> Element<'_, Message> {
        let strips = self.picture.iter().flat_map(|picture| &*picture.strips);
        let strips = strips.take(self.uncovered()).enumerate();
        let strips = strips.map(|(number, handle)| {
            image(handle)
                .filter_method(image::FilterMethod::Nearest)
                .content_fit(ContentFit::Fill)
                .width(stage.strip(number))
                .height(stage.extent().height)
                .into()
        });
        pin(row(strips)).position(stage.corner()).into()
    }

    fn line<'a>(&self, texts: &'a Texts, window: Size) -> Element<'a, Message> {
        let words = texts.get("title-go-on");
        let room = window.width - cut::width(words, size::LARGE, font::TEXT);
        let line = text(words)
            .size(size::LARGE)
            .color(Color::WHITE)
            .wrapping(text::Wrapping::None);
        pin(line).x(self.slide(room)).y(stage::BASE).into()
    }
}
