//! A column of buttons beside the board. The first one slides open into the sizes.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::Length;
use iced::widget::button;
use iced::widget::column;
use iced::widget::container;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use super::Choice;
use super::Message;
use super::Play;
use super::bars;
use crate::font;
use crate::game::Level;
use crate::game::Moment;
use crate::game::Phase;
use crate::keymap::Shortcut;
use crate::screen::bar;
use crate::screen::strip::Strip;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;
use crate::widget::art::Picture;
use crate::widget::focus;
use crate::widget::tip::Label;

/// The height of a button, in logical pixels.
const HEIGHT: f32 = 9.0 * theme::UNIT;
/// The lowest column in which the buttons keep their distance, in logical pixels.
const ROOMY: f32 = 304.0;
/// How long the sizes take to slide out, in ms.
const SLIDE: u64 = 240;
/// The time between two pictures of the slide, in ms.
const FRAME: u64 = 16;

/// The sizes beside their button: in, out, or on their way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sizes {
    open: bool,
    since: Option<Moment>,
}

impl Sizes {
    /// Slides the sizes out, or in again.
    pub const fn toggle(&mut self, now: Moment) {
        self.open = !self.open;
        self.since = Some(now);
    }

    /// Takes the sizes in at once.
    pub const fn close(&mut self) {
        *self = Self {
            open: false,
            since: None,
        };
    }

    /// When the next picture of the slide is due, while there is one.
    pub fn next(self, now: Moment) -> Option<Moment> {
        let since = self.since?;
        (now.since(since) < SLIDE).then_some(Moment(now.0 + FRAME))
    }

    /// How far the sizes are out, from 0 to 1. They slow down towards the end of their way.
    fn share(self, now: Moment) -> f32 {
        let gone = self
            .since
            .map_or(SLIDE, |since| now.since(since).min(SLIDE));
        let left = 1.0 - gone as f32 / SLIDE as f32;
        let eased = 1.0 - left * left;
        if self.open { eased } else { 1.0 - eased }
    }
}

/// The column as it is to be seen.
pub fn view<'a>(play: &'a Play, around: Surroundings<'a>) -> Element<'a, Message> {
    let texts = around.texts;
    let paused = play.game().phase() == Phase::Paused;
    let picture = if paused { Picture::Run } else { Picture::Pause };
    let time = bars::clock(play, around).map(|seconds| {
        text(seconds)
            .size(size::LARGE)
            .font(font::BOLD)
            .color(around.palette.text)
    });
    let time = time.map(|time| around.tip(time, around.label_text("tip-clock")));
    let count = around.show_remaining.then(|| {
        let count = play.game().remaining().to_string();
        // With the longest time beside it it has to stay in one line.
        let count = text(texts.with("mines-left", &[("count", count.into())]))
            .size(size::TEXT)
            .font(font::BOLD)
            .wrapping(text::Wrapping::None)
            .color(around.palette.alarm);
        around.tip(count, around.label_text("tip-count"))
    });
    let name = texts.get(if paused { "resume" } else { "pause" });
    // A game that is over leaves the button's place empty, so that the time stays where it is.
    let pause: Element<'a, Message> = if play.is_over() {
        space().width(theme::BUTTON).height(theme::BUTTON).into()
    } else {
        let label = around.label(name, Shortcut::Pause);
        bar::square(picture, label, around, Message::Pause)
    };
    let status = row![pause]
        .push(time)
        .push(space().width(Fill))
        .push(count)
        .spacing(theme::GAP)
        .align_y(Center);
    let below = match around.strip(play.game().size()) {
        Strip::Below(height) => height,
        Strip::Beside => 0.0,
    };
    let squeezed = around.window.height - below < ROOMY;
    let gap = if squeezed { 1.0 } else { 3.0 } * theme::UNIT;
    let upper = column![
        difficulty(play, around),
        boxed(
            texts.get("again"),
            around.label_of(Shortcut::New),
            around,
            Message::New
        ),
        boxed(
            texts.get("leave"),
            around.label_text("tip-leave"),
            around,
            Message::Leave
        ),
        status,
    ]
    .push((!squeezed).then(|| play.notes(around)).flatten())
    .spacing(gap);
    let foot = row![
        bar::square(
            Picture::Menu,
            around.label_of(Shortcut::Menu),
            around,
            Message::Menu
        ),
        bar::bulb(around, play.hint()),
        bar::flag_switch(play.flag_mode(), around).map(Message::FlagMode),
    ]
    .spacing(theme::GAP)
    .align_y(Center);
    // Where a bar below the board takes its room, what is last goes before any button does.
    let upper = container(upper).height(Fill).clip(true);
    let content = column![upper, foot].spacing(gap);
    container(content)
        .padding(iced::Padding {
            right: 0.0,
            ..iced::Padding::from(theme::MARGIN)
        })
        .width(theme::COLUMN)
        .height(Fill)
        .style(around.palette.bar())
        .into()
}

/// The button of the sizes, which they push aside when they slide out.
fn difficulty<'a>(play: &'a Play, around: Surroundings<'a>) -> Element<'a, Message> {
    let levels = around.traits.levels;
    let share = play.sizes.share(around.now);
    let main = boxed(
        around.texts.get("difficulty"),
        around.label_text("tip-sizes"),
        around,
        Message::Sizes,
    );
    if share <= 0.0 {
        return main;
    }
    let whole = theme::COLUMN - theme::MARGIN;
    let sizes = levels.iter().map(|&level| {
        // While they slide they are empty boxes: words would be cut.
        let (name, choice) = if share >= 1.0 {
            let choice = Message::Chosen(Choice::Named(level));
            (short(level), Some(choice))
        } else {
            (String::new(), None)
        };
        let chosen = play.game().level() == level;
        let label = Label::new(around.texts.board(level));
        boxed_button(name, label, chosen, around, choice)
    });
    let out = container(column(sizes)).width(Length::Fixed(whole * 0.42 * share));
    row![container(main).width(Fill), out].into()
}

/// A board's measures, as they stand on a button.
fn short(level: Level) -> String {
    let size = level.size();
    format!("{}×{}", size.rows(), size.cols())
}

fn boxed<'a>(
    words: &'a str,
    label: Label,
    around: Surroundings<'a>,
    message: Message,
) -> Element<'a, Message> {
    boxed_button(words.to_owned(), label, false, around, Some(message))
}

fn boxed_button<'a>(
    words: String,
    label: Label,
    chosen: bool,
    around: Surroundings<'a>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let button = button(text(words).size(size::TEXT).center().width(Fill))
        .width(Fill)
        .height(HEIGHT)
        .padding([0.0, theme::UNIT])
        .style(around.palette.push_button(chosen))
        .on_press_maybe(message.clone());
    around.tip(focus::press(button, message), label)
}
