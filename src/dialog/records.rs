//! The table of records, a level at a time.

use iced::Element;
use iced::Fill;
use iced::Length;
use iced::Size;
use iced::alignment::Horizontal;
use iced::widget::column;
use iced::widget::container;
use iced::widget::row;
use iced::widget::scrollable;
use iced::widget::text;

use super::foot;
use super::heading;
use super::push;
use crate::font;
use crate::game::Style;
use crate::i18n::Texts;
use crate::store::NamedLevel;
use crate::store::Record;
use crate::store::Scores;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;

/// The widest the table becomes, in logical pixels.
const WIDTH: f32 = 480.0;
/// The tallest the list becomes, in logical pixels.
const LIST: f32 = 280.0;
/// What of the window the list leaves to the rest of the dialog and to its margins, in logical
/// pixels.
const AROUND: Size = Size::new(72.0, 232.0);
/// The widths of the columns, in logical pixels; the names take what is left.
const WIDTHS: [Length; 5] = [
    Length::Fixed(40.0),
    Length::Fill,
    Length::Fixed(76.0),
    Length::Fixed(36.0),
    Length::Fixed(84.0),
];

/// Which table is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Records {
    level: NamedLevel,
    style: Style,
}

/// What happened in the dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A level was chosen.
    Chosen(NamedLevel),
    /// The dialog was closed.
    Closed,
}

impl Records {
    /// The tables of `style`, open at `level`.
    pub const fn new(level: NamedLevel, style: Style) -> Self {
        Self { level, style }
    }

    /// Takes in what happened; says whether the dialog stays.
    pub fn update(&mut self, message: Message) -> bool {
        match message {
            Message::Chosen(level) => {
                self.level = level;
                true
            }
            Message::Closed => false,
        }
    }

    /// The dialog as it is to be seen.
    pub fn view<'a>(
        &self,
        scores: &'a Scores,
        texts: &'a Texts,
        palette: &'static Palette,
        window: Size,
    ) -> Element<'a, Message> {
        let levels = NamedLevel::ALL.map(|level| {
            let name = texts.get(match level.key() {
                "beginner" => "level-beginner",
                "intermediate" => "level-intermediate",
                _ => "level-expert",
            });
            push(
                name,
                level == self.level,
                Some(Message::Chosen(level)),
                palette,
            )
        });
        let room = Size::new(
            WIDTH.min(window.width - AROUND.width),
            LIST.min(window.height - AROUND.height),
        );
        let table = scores.table(self.level, self.style);
        let list: Element<'a, Message> = if table.is_empty() {
            container(
                text(texts.get("records-empty"))
                    .size(size::TEXT)
                    .color(palette.quiet)
                    .center(),
            )
            .center(Fill)
            .into()
        } else {
            let lines = table
                .into_iter()
                .zip(1..)
                .map(|(record, place)| line(place, record, texts, palette));
            scrollable(
                column(lines)
                    .spacing(theme::UNIT)
                    .padding(iced::Padding::ZERO.right(12)),
            )
            .height(Fill)
            .into()
        };
        let heads = cells(
            [
                texts.get("records-place"),
                texts.get("records-name"),
                texts.get("records-time"),
                texts.get("records-3bv"),
                texts.get("records-date"),
            ]
            .map(|head| text(head).size(size::SMALL).color(palette.quiet)),
        );
        column![
            heading(texts.get("records"), palette),
            row(levels).spacing(theme::GAP).wrap(),
            column![
                container(heads).padding(iced::Padding::ZERO.right(12)),
                container(list).height(room.height).width(Fill)
            ]
            .spacing(theme::GAP),
            foot([push(
                texts.get("close"),
                true,
                Some(Message::Closed),
                palette
            )]),
        ]
        .spacing(4.0 * theme::UNIT)
        .width(room.width)
        .into()
    }
}

fn line<'a>(
    place: usize,
    record: &'a Record,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let day = record.date.to_zoned(jiff::tz::TimeZone::UTC).date();
    let (name, ink) = match &record.name {
        Some(name) => (name.as_str(), palette.text),
        None => (texts.get("records-no-name"), palette.quiet),
    };
    let plain = |words: String| text(words).size(size::TEXT).color(palette.text);
    cells([
        plain(place.to_string()),
        plain(name.to_owned()).color(ink),
        plain(texts.seconds(record.time_ms)).font(font::BOLD),
        plain(record.bbbv.to_string()),
        plain(texts.date(day)).color(palette.quiet),
    ])
}

/// A line of the table: place and name at the left, figures at the right.
fn cells<'a>(texts: [iced::widget::Text<'a>; 5]) -> Element<'a, Message> {
    let columns = texts
        .into_iter()
        .zip(WIDTHS)
        .zip(0..)
        .map(|((words, width), place)| {
            let at = if place < 2 {
                Horizontal::Left
            } else {
                Horizontal::Right
            };
            container(words.wrapping(text::Wrapping::None))
                .width(width)
                .align_x(at)
                .clip(true)
                .into()
        });
    row(columns).spacing(theme::UNIT).into()
}
