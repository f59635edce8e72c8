//! Where luck was spent in the game that is over: each guess and what it risked. A click on one
//! shows it in the recording.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::Size;
use iced::alignment::Horizontal;
use iced::widget::button;
use iced::widget::column;
use iced::widget::container;
use iced::widget::row;
use iced::widget::scrollable;
use iced::widget::text;

use super::AROUND_LIST;
use super::foot;
use super::heading;
use super::push;
use crate::font;
use crate::i18n::Texts;
use crate::i18n::luck;
use crate::replay::Luck;
use crate::replay::luck::At;
use crate::solver::luck::Guess;
use crate::solver::luck::Opening;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;
use crate::widget::focus;

/// The width of the list where the window has room, and what a dialog has beside it.
const WIDTH: f32 = 460.0;
const BESIDE: f32 = 72.0;
/// The greatest height of the list, and the height of the sentence above it, which may take three
/// lines.
const LIST: f32 = 336.0;
const SUMMARY: f32 = 56.0;
/// The width of a line's time.
const TIME: f32 = 36.0;

/// What happened in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A guess is to be seen, where so many events of the recording lie behind.
    Show(usize),
    /// The list is to be closed.
    Closed,
}

/// The list as it is to be seen; without a `luck` it is still being reckoned.
pub fn view<'a>(
    luck: Option<&'a Luck>,
    texts: &'a Texts,
    palette: &'static Palette,
    window: Size,
) -> Element<'a, Message> {
    let said = luck.map_or_else(
        || texts.get("luck-reckoning").to_owned(),
        |luck| luck::summary(texts, luck),
    );
    let begin = luck
        .and_then(|luck| luck.openings().first())
        .map_or(0, |first| first.at.time);
    let lines: Vec<Element<'a, Message>> = luck
        .into_iter()
        .flat_map(Luck::guesses)
        .map(|(opening, guess)| line(opening, guess, begin, texts, palette))
        .collect();
    let room = (window.height - AROUND_LIST - SUMMARY).clamp(80.0, LIST);
    let list = (!lines.is_empty()).then(|| {
        let bar = scrollable::Scrollbar::new().spacing(theme::UNIT);
        container(scrollable(column(lines)).direction(scrollable::Direction::Vertical(bar)))
            .max_height(room)
    });
    column![
        heading(texts.get("luck-title"), palette),
        text(said).size(size::TEXT).color(palette.text),
    ]
    .push(list)
    .push(foot([push(
        texts.get("close"),
        true,
        Some(Message::Closed),
        palette,
    )]))
    .spacing(4.0 * theme::UNIT)
    .width(WIDTH.min(window.width - BESIDE))
    .into()
}

/// A guess: when it was made, and what it risked. What was riskier than needed stands out.
fn line<'a>(
    opening: &Opening<At>,
    guess: &Guess,
    begin: i32,
    texts: &Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let seconds = f64::from(opening.at.time - begin) / 1_000.0;
    let time = text(format!("{seconds:.1}"))
        .size(size::SMALL)
        .color(palette.quiet);
    let told = text(luck::line(texts, opening, guess)).size(size::TEXT);
    let told = if guess.was_needless() {
        told.font(font::BOLD).color(palette.alarm)
    } else {
        told.color(palette.text)
    };
    let show = Message::Show(opening.at.before);
    let line = button(
        row![
            container(time).width(TIME).align_x(Horizontal::Right),
            told.width(Fill),
        ]
        .spacing(3.0 * theme::UNIT)
        .align_y(Center),
    )
    .width(Fill)
    .padding([1.5 * theme::UNIT, theme::UNIT])
    .style(palette.menu_button())
    .on_press(show);
    focus::press(line, Some(show))
}
