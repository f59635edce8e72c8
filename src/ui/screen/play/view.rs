//! The view of the game's screen.

use super::{Message, PlayScreen, info_strip, numbered_menu, side_column, top_bars};
use crate::game::Phase;
use crate::game::style::ControlsLayout;
use crate::ui::board::cell_appearance::PointerHighlight;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{self, Annotations, BoardView, HintAdvice};
use crate::ui::notices;
use crate::ui::prelude::*;
use crate::ui::screen::counters_view;
use crate::ui::screen::strip_layout::{BESIDE_WIDTH, StripPlacement};
use iced::widget::{column, responsive, stack};
use iced::{Center, Rectangle};

impl PlayScreen {
    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let bars = match ctx.style().controls {
            ControlsLayout::Bars => column![
                top_bars::status_bar(self, ctx),
                top_bars::level_bar(self, ctx),
                bar_parts::hairline(ctx.palette),
            ],
            ControlsLayout::Column if side_column::lies_above(ctx.window) => {
                column![side_column::lying(self, ctx)]
            }
            ControlsLayout::Column => column![],
            ControlsLayout::Line => column![top_bars::single_line_bar(self, ctx)],
            ControlsLayout::Menu => column![numbered_menu::numbered_menu(self, ctx)],
        };
        bars.push(responsive(move |room| self.below_bars(ctx.area(room), ctx))).into()
    }

    /// The board and the strip, and what is beside them, in this area of the window.
    fn below_bars<'a>(&'a self, mut area: Rectangle, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let has_column =
            ctx.style().controls == ControlsLayout::Column && !side_column::lies_above(ctx.window);
        if has_column {
            area.x += theme::COLUMN_WIDTH;
            area.width -= theme::COLUMN_WIDTH;
        }
        let size = self.game().size();
        let counters_width = if ctx.shows_counters() { counters_view::WIDTH } else { 0.0 };
        let place = StripPlacement::of_game(size, ctx.window, area, counters_width);
        let fit = ctx.board_layout(size, place.leaves(area, counters_width));
        let field = self.field(fit, ctx);
        let board = match self.game().phase() {
            Phase::Paused => board::align_to_board(fit, self.pause_cover(fit, ctx)),
            _ => field.view(Message::Pointer, Message::PanZoom),
        };
        let result_is_shown = info_strip::shown_result(self, ctx).is_some();
        let notice = ctx.notice.filter(|_| result_is_shown);
        let board = stack([board]).extend(notice.map(|notice| notices::notice_card(notice, ctx)));
        let strip = info_strip::view(self, place, ctx);
        let counters = ctx.shows_counters().then(|| self.counters_panel(ctx));
        let (beside, below): (Option<Element<'a, Message>>, _) = match place {
            StripPlacement::Below(_) => (counters.map(counters_view::beside), Some(strip)),
            StripPlacement::Beside(_) => {
                let beside = column![strip].push(counters).spacing(theme::MARGIN);
                let beside = beside.width(BESIDE_WIDTH);
                (Some(beside.padding(Padding::ZERO.right(theme::WIDE_GAP)).into()), None)
            }
        };
        let board = board::with_beside(fit, board, beside);
        let board = if has_column {
            let before = space().width(fit.begin() - theme::COLUMN_WIDTH);
            row![before, side_column::view(self, fit, ctx), board]
        } else {
            board
        };
        column![board].push(below).into()
    }

    pub(super) fn menu_button<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        bar_parts::command_icon(Icon::Menu, Command::Menu, ctx)
    }

    pub(super) fn pause_button<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let is_paused = self.game().phase() == Phase::Paused;
        let icon = if is_paused { Icon::Play } else { Icon::Pause };
        bar_parts::command_icon(icon, Command::Pause, ctx)
    }

    /// During the game only what the player may know.
    fn counters_panel<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let figures = match &self.counters {
            Some(counters) => counters_view::after_game(counters, texts, palette),
            None => {
                let elapsed = self.game().elapsed(ctx.now);
                counters_view::during_game(elapsed, self.tally(), texts, palette)
            }
        };
        counters_view::card(figures, palette)
    }

    /// A plain cover as large as the board of a paused game.
    fn pause_cover<'a>(&self, fit: BoardLayout, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (palette, texts) = (ctx.palette, ctx.texts);
        let size = fit.visible_size();
        let resume = texts.get("resume");
        let resume =
            bar_parts::command_button(resume, Command::Pause, true, 4.0 * theme::UNIT, ctx);
        let word = heading(texts.get("paused"), palette);
        container(column![word, resume].spacing(3.0 * theme::UNIT).align_x(Center))
            .center_x(size.width)
            .center_y(size.height)
            .style(palette.card())
            .into()
    }

    /// What is special about this game, if the style's bar has room for it.
    pub(super) fn notes_in_bar<'a>(&self, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
        has_room_for_notes(ctx).then(|| self.notes(ctx)).flatten()
    }

    /// The same if the bar has no room.
    pub(super) fn notes_in_strip<'a>(&self, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
        (!has_room_for_notes(ctx)).then(|| self.notes(ctx)).flatten()
    }

    fn notes<'a>(&self, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
        let get = |key| ctx.texts.get(key);
        let helped =
            (self.assistant.was_used).then(|| (get("aid-used"), Some(get("aid-used-text"))));
        // A change during a game applies to the next one.
        let goes_on = matches!(self.game().phase(), Phase::Running | Phase::Paused);
        let no_guess = match (self.game().needs_no_guess(), ctx.state.no_guess) {
            (true, false) if goes_on => Some("no-guess-this-game"),
            (true, _) => Some("no-guess"),
            (false, true) if goes_on => Some("no-guess-next-game"),
            (false, _) => None,
        };
        let no_guess = no_guess.map(|key| (get(key), None));
        bar_parts::game_notes(helped.into_iter().chain(no_guess), ctx)
    }

    fn field<'a>(&'a self, fit: BoardLayout, ctx: ViewContext<'a>) -> BoardView<'a> {
        let board = BoardView::new(self.game(), self.session.pointer(), &self.pane, fit, ctx);
        let cursor = self.pane.cursor;
        let (argument, mut advice) = self.assistant.marks();
        let wrong = self.assistant.check().map_or(&[][..], |check| &check.wrong);
        let beginning = self.game().start_cell();
        advice.extend(beginning.map(|first| (first, HintAdvice::Safe)));
        BoardView {
            chances: self.assistant.chances(),
            end: ctx.style().end_display,
            pointer: PointerHighlight {
                flag_mode: self.flag_mode() && !self.is_over(),
                ..board.pointer
            },
            animation: self.animation.as_ref().map(|animation| (animation, ctx.now)),
            annotations: Annotations {
                cursor: (self.assistant.auto.as_ref().map(|auto| auto.cursor).or(cursor))
                    .filter(|_| !self.is_over()),
                evidence: argument,
                hints: advice,
                wrong_flags: wrong.to_vec(),
                refused_chord: self.pane.refused(),
                shake: if self.animated { self.pane.shake(ctx.now) } else { 0 },
                pointer: None,
            },
            // Only if a text names a cell, or the keyboard moves.
            shows_rulers: (self.assistant.hint().is_some()
                || cursor.is_some()
                || !wrong.is_empty())
                && !self.is_over(),
            ..board
        }
    }
}

fn has_room_for_notes(ctx: ViewContext<'_>) -> bool {
    let Size { width, height } = ctx.window;
    match ctx.style().controls {
        ControlsLayout::Bars => true,
        ControlsLayout::Column => {
            !side_column::lies_above(ctx.window) && height >= side_column::ROOM_FOR_NOTES
        }
        ControlsLayout::Line => width >= top_bars::ROOM_FOR_NOTES_IN_LINE,
        ControlsLayout::Menu => width >= numbered_menu::ROOMY,
    }
}
