//! The title: a picture in the dark lights up strip by strip with the notes of a tune. Below it a line says
//! how to begin; after the tune it slides from side to side.
//!
//! The time decides which note is due. The app plays it or not; the picture never waits for it.

use crate::audio::{SoundRequest, tune};
use crate::config::keymap::KeyPress;
use crate::config::{ReduceMotion, Settings};
use crate::game::Moment;
use crate::ui::board::look::Look;
use crate::ui::kit::{ellipsis, font};
use crate::ui::screen::effect::{Effects, Request};
use crate::ui::screen::prelude::*;
use crate::ui::screen::{ScreenState, ScreenUpdate};
use iced::ContentFit;
use iced::advanced::image::Handle;
use iced::widget::{center, column, image, mouse_area, pin, right, stack};

/// The time before the first note, in ms: by then the window and the sound device are open.
pub const LEAD_IN: u64 = 600;

/// Painted by the program in `resources/title`.
const PICTURE: &[u8] = include_bytes!("../../../resources/title/title.png");

/// The height of the room below the picture.
const LINE: f32 = 12.0 * theme::UNIT;
/// How long the line takes for one pixel, in ms.
const STEP: u64 = 20;

#[derive(Debug, Clone)]
pub struct TitleScreen {
    /// When the first note is due.
    first: Moment,
    /// The time of the last update.
    shown: Moment,
    /// Whether nothing moves.
    still: bool,
    picture: Handle,
}

#[derive(Debug, Clone)]
pub enum Message {
    Continue,
}

impl TitleScreen {
    /// The title of a style that has one.
    pub fn of(settings: &Settings) -> Option<Self> {
        let still = settings.reduce_motion == ReduceMotion::On;
        Look::of(settings.style).has_title.then(|| Self::new(still, Moment(0)))
    }

    pub fn new(still: bool, now: Moment) -> Self {
        Self {
            first: Moment(now.0 + LEAD_IN),
            shown: now,
            still,
            picture: Handle::from_bytes(PICTURE),
        }
    }

    /// Restarts when the window becomes visible.
    pub const fn restart(&mut self, now: Moment) {
        self.first = Moment(now.0 + LEAD_IN);
        self.shown = now;
    }

    /// One strip per note.
    pub fn visible_strips(&self) -> usize {
        if self.still { tune::NOTES.len() } else { self.due_notes() }
    }

    /// How many notes were due by the last update.
    fn due_notes(&self) -> usize {
        (0..tune::NOTES.len()).take_while(|&note| self.due(note) <= self.shown).count()
    }

    /// The distance of the line from the left, with `room` logical pixels to move in: centered
    /// until the tune ends, then from side to side.
    pub fn text_offset(&self, room: f32) -> f32 {
        let room = room.max(0.0) as u64;
        let middle = room / 2;
        if self.still || self.shown < self.end() {
            return middle as f32;
        }
        let way = (middle + self.shown.since(self.end()) / STEP) % (2 * room).max(1);
        way.min((2 * room).saturating_sub(way)) as f32
    }

    fn end(&self) -> Moment {
        self.due(tune::NOTES.len())
    }

    fn due(&self, note: usize) -> Moment {
        Moment(self.first.0 + tune::start(note))
    }

    /// What the title does when its deadline has come: it plays the note that is due. After a delay
    /// only the last due note is played: the picture keeps time.
    pub fn tick(&mut self, now: Moment) -> Option<SoundRequest> {
        let before = self.due_notes();
        self.shown = self.shown.max(now);
        let played = self.due_notes();
        (played > before).then(|| SoundRequest::Note(played - 1))
    }

    pub fn page<'a>(&'a self, texts: &'a Texts, window: Size) -> Element<'a, Message> {
        let line = container(self.line(texts, window)).width(Fill).height(LINE);
        let all = container(column![center(self.uncovered_picture(window)), line])
            .width(Fill)
            .height(Fill)
            .style(|_| container::background(Color::BLACK));
        let all = mouse_area(all)
            .on_press(Message::Continue)
            .on_right_press(Message::Continue)
            .on_middle_press(Message::Continue);
        let semantics = Semantics::new(Role::Button).named(texts.get("title-go-on"));
        focus::press_only(all, semantics, Message::Continue)
    }

    /// The picture as large as it can be above the line. The bars to come are dark, but not black:
    /// the first ones alone would look like a mistake for seconds.
    fn uncovered_picture(&self, window: Size) -> Element<'_, Message> {
        let room = (window.height - LINE).max(0.0);
        let width = window.width.min(room * 4.0 / 3.0).floor();
        let picture = image(&self.picture)
            .content_fit(ContentFit::Fill)
            .width(width)
            .height(width * 3.0 / 4.0);
        let covered = 1.0 - self.visible_strips() as f32 / tune::NOTES.len() as f32;
        let cover = container(space().width((width * covered).round()).height(Fill))
            .style(|_| container::background(Color::BLACK.scale_alpha(0.8)));
        stack![picture, right(cover)].into()
    }

    fn line<'a>(&self, texts: &'a Texts, window: Size) -> Element<'a, Message> {
        let words = texts.get("title-go-on");
        let room = |size| window.width - ellipsis::text_width(words, size, font::TEXT);
        let size = if room(size::TITLE) < 0.0 { size::TEXT } else { size::TITLE };
        let line = text(words).size(size).color(Color::WHITE).wrapping(text::Wrapping::None);
        pin(line).x(self.text_offset(room(size))).y(3.0 * theme::UNIT).into()
    }
}

impl ScreenState for TitleScreen {
    /// Any key leaves it.
    fn is_page(&self) -> bool {
        false
    }

    fn name(&self) -> Option<&'static str> {
        Some("title-go-on")
    }

    /// The next note, the end of the tune, then each step of the line.
    fn next_deadline(&self, _: Moment) -> Option<Moment> {
        let played = self.due_notes();
        if played < tune::NOTES.len() {
            Some(self.due(played))
        } else if self.still {
            None
        } else if self.shown < self.end() {
            Some(self.end())
        } else {
            let late = self.shown.since(self.end()) % STEP;
            Some(Moment(self.shown.0 + STEP - late))
        }
    }

    fn is_before_game(&self) -> bool {
        true
    }
}

impl ScreenUpdate for TitleScreen {
    type Message = Message;

    fn update(&mut self, message: Message, _: Context<'_>) -> Effects<Message> {
        match message {
            Message::Continue => Request::Close.into(),
        }
    }

    fn on_command(&mut self, _: Command, _: Context<'_>) -> Option<Effects<Message>> {
        None
    }

    fn capture(&mut self, _: KeyPress, _: Context<'_>) -> Option<Effects<Message>> {
        Some(Request::Close.into())
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.tick(ctx.now).map(|it| Request::Sound(it).into()).into_iter().collect()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        self.page(ctx.texts, ctx.window)
    }
}
