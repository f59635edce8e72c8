//! The room below the bars: the board, whole or scrolled, or the cover of a paused game.

use std::rc::Rc;

use iced::Element;
use iced::Fill;
use iced::Length;
use iced::Point;
use iced::widget::Id;
use iced::widget::button;
use iced::widget::column;
use iced::widget::container;
use iced::widget::grid;
use iced::widget::lazy;
use iced::widget::scrollable;
use iced::widget::text;

use super::Message;
use super::Play;
use super::Surroundings;
use super::fit::Fit;
use super::looks;
use crate::font;
use crate::game::Phase;
use crate::theme;
use crate::theme::size;
use crate::widget::board;
use crate::widget::board::Marks;
use crate::widget::board::Part;
use crate::widget::cell::Look;
use crate::widget::cell::cell;
use crate::widget::sheet::Sheet;

/// By this name the app scrolls the board.
pub const SCROLL: &str = "field";

/// The gap between the board and its scroll bars, in logical pixels.
const BAR_GAP: f32 = 2.0;
/// What a scroll bar takes of the room, with its gap, in logical pixels.
const BAR: f32 = 10.0 + BAR_GAP;

/// The room below the bars.
pub fn field<'a>(play: &'a Play, fit: Fit, around: Surroundings<'a>) -> Element<'a, Message> {
    let content: Element<'a, Message> = match play.game.phase() {
        Phase::Paused => cover(fit, around),
        _ if fit.scrolls() => {
            // The bars lie beside the board, never on a cell.
            let bar = || scrollable::Scrollbar::new().spacing(BAR_GAP);
            let extent = fit.extent();
            scrollable(cells(play, fit, play.offset, around))
                .width(fit.room.width.min(extent.width + BAR))
                .height(fit.room.height.min(extent.height + BAR))
                .id(Id::new(SCROLL))
                .direction(scrollable::Direction::Both {
                    vertical: bar(),
                    horizontal: bar(),
                })
                .on_scroll(|viewport| {
                    let offset = viewport.absolute_offset();
                    Message::Scrolled(Point::new(offset.x, offset.y))
                })
                .into()
        }
        _ => cells(play, fit, Point::ORIGIN, around),
    };
    let corner = fit.corner();
    container(content)
        .padding(iced::Padding {
            top: theme::MARGIN + corner.y,
            left: theme::MARGIN + corner.x,
            right: theme::MARGIN,
            bottom: theme::MARGIN,
        })
        .width(Fill)
        .height(Fill)
        .into()
}

/// The cells in sight: a grid of buttons, built row by row and only where a row has changed.
fn cells<'a>(
    play: &'a Play,
    fit: Fit,
    offset: Point,
    around: Surroundings<'a>,
) -> Element<'a, Message> {
    let block = fit.in_sight(offset);
    let mouse = looks::Mouse {
        over: play.pointer.over(),
        preview: play.pointer.preview(),
    };
    let rows = (block.first.row..block.end.row).map(|row| {
        let looks = looks::row(&play.game, mouse, row, block.first.col, block.end.col);
        let sheet = Rc::clone(around.sheet);
        let key = (looks, fit.side.to_bits(), around.palette.dark);
        lazy(key, move |(looks, side, _)| {
            row_of_cells(looks, f32::from_bits(*side), &sheet)
        })
        .into()
    });
    let part = Part {
        board: fit.board,
        first: block.first,
        side: fit.side,
    };
    let marks = Marks {
        cursor: play.cursor.filter(|_| !play.game.phase().is_over()),
        refused: play.refused.map(|(pos, _)| pos),
    };
    let rows = column(rows).width(Length::Fixed(
        fit.side * f32::from(block.end.col - block.first.col),
    ));
    board::board(
        part,
        rows.into(),
        marks,
        Rc::clone(around.sheet),
        Message::Mouse,
    )
}

fn row_of_cells(looks: &[Look], side: f32, sheet: &Rc<Sheet>) -> Element<'static, Message> {
    grid(looks.iter().map(|&look| cell(look, Rc::clone(sheet))))
        .columns(looks.len())
        .width(side * looks.len() as f32)
        .height(Length::Fixed(side))
        .into()
}

/// What hides the board of a paused game.
fn cover<'a>(fit: Fit, around: Surroundings<'a>) -> Element<'a, Message> {
    let (palette, texts) = (around.palette, around.texts);
    let extent = fit.extent();
    let resume = button(text(texts.get("resume")).size(size::TEXT).center())
        .height(theme::BUTTON)
        .padding([0.0, 4.0 * theme::UNIT])
        .style(palette.push_button(true))
        .on_press(Message::Pause);
    let word = text(texts.get("paused"))
        .size(size::LARGE)
        .font(font::BOLD)
        .color(palette.text);
    container(
        column![word, resume]
            .spacing(3.0 * theme::UNIT)
            .align_x(iced::Center),
    )
    .center_x(extent.width.min(fit.room.width))
    .center_y(extent.height.min(fit.room.height))
    .style(palette.card())
    .into()
}
