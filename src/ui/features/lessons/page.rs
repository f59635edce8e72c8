//! The lesson that is open: what it explains, its boards, and what is said about one.

use super::{Ended, Message, OpenLesson, is_solved};
use crate::i18n::practice as words;
use crate::ui::features::puzzle::page::{self, PageShape, board_context};
use crate::ui::features::puzzle::{WORDS, Words};
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_controls::step_controls;
use crate::ui::screen::strip_layout::StripPlacement;
use iced::widget::column;

/// Of the text, as a multiple of its size.
const LINE_HEIGHT: f32 = 1.3;
/// The widths of the button of a board: in narrow and in other windows.
const BOARD: [f32; 2] = [6.0 * theme::UNIT, 8.0 * theme::UNIT];
/// In lower windows the explanation and what is said about a board may not fit both.
const ROOM_FOR_BOTH: f32 = 600.0;

/// The explanation needs more room than the words of a practice.
const SHAPE: PageShape = PageShape { beside_from: 560.0, below: [100.0, 180.0, 190.0] };

impl OpenLesson {
    pub(super) fn view<'a>(
        &'a self,
        said: Option<Words>,
        is_linked: bool,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let ctx = board_context(Some(&self.puzzle), ctx);
        let view = move |fit, place| {
            let board = self.puzzle.board_view(fit, ctx);
            let board = board.view(Message::Pointer, Message::PanZoom);
            [board, self.words(said.clone(), page::text_size(fit, place, ctx.window), place, ctx)]
        };
        SHAPE.page(self.bars(is_linked, ctx), self.puzzle.game().size(), view, ctx)
    }

    fn bars<'a>(&'a self, is_linked: bool, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (_, boards) = bar_heights(ctx);
        let boards = (boards > 0.0).then(|| {
            let row = self.boards(ctx).push(space().width(Fill)).push(self.counters(ctx));
            bar_parts::bar(row, boards, ctx.palette)
        });
        column![self.title_bar(is_linked, ctx), boards, bar_parts::hairline(ctx.palette)].into()
    }

    fn title_bar<'a>(&'a self, is_linked: bool, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let (height, boards) = bar_heights(ctx);
        let first: Element<'a, Message> = if boards > 0.0 {
            let title = words::lesson_title(texts, self.topic());
            let name = texts.with("lesson-number", args![number = self.lesson + 1, title]);
            // A narrow bar has two lines for it.
            let name = match ctx.window.is_narrow() {
                true => TextRole::Strong.in_style(name, palette),
                false => one_line(TextRole::Title.in_style(name, palette)),
            };
            heading(name)
        } else {
            self.boards(ctx).into()
        };
        let back = if is_linked {
            bar_parts::back_button(ctx)
        } else {
            let label = ctx.label(texts.get("lesson-all"), Command::Back);
            bar_parts::leave_button("lesson-all", label, Message::List, ctx)
        };
        let bar = row![
            back,
            container(first).width(Fill).clip(true),
            bar_parts::flag_switch(ctx),
            bar_parts::hint_button(ctx)
        ];
        bar_parts::bar(bar, height, palette)
    }

    /// A button for each board.
    fn boards<'a>(&'a self, ctx: ViewContext<'a>) -> crate::ui::Row<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let width = BOARD[usize::from(!ctx.window.is_narrow())];
        let boards = (0..self.lesson().boards.len()).map(|board| {
            let is_done = is_solved(self.lesson, board, ctx.progress);
            let sign = if is_done { "✓".to_owned() } else { (board + 1).to_string() };
            let key = if is_done { "lesson-board-solved" } else { "lesson-board-open" };
            let label = ControlLabel::new(texts.with(key, args![at = board + 1]));
            let chosen = board == self.board;
            let button = buttons::push_in_style(sign, false, palette).width(width).padding(0);
            let button = button.style(palette.segment(chosen));
            focus::labelled(button, label, palette, Some(Message::Board(board)))
        });
        row![bar_parts::segments(row(boards), palette)].align_y(Center)
    }

    /// How many mines and clicks are left.
    fn counters<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let line = |key, count: i64| {
            let words = ctx.texts.with(key, args![count]);
            one_line(TextRole::Label.in_style(words, ctx.palette))
        };
        let mines = self.puzzle.game().remaining();
        if let Some(clicks) = self.puzzle.attempt().clicks_left() {
            let has_room = ctx.window.is_roomy();
            let mines = has_room.then(|| line("lesson-mines-left", mines));
            let clicks = line("lesson-clicks-left", clicks.into());
            return row![mines, clicks].spacing(theme::MARGIN).into();
        }
        if !ctx.window.is_narrow() {
            return line("lesson-mines-left", mines).into();
        }
        let name = ctx.texts.with("lesson-mines-left", args![count = mines]);
        let count = row![
            ctx.sprites.icon_widget(Icon::MinesLeft, size::TITLE),
            described(title(mines.to_string(), ctx.palette), Semantics::hidden()),
        ];
        let count = count.spacing(theme::UNIT).align_y(Center);
        described(count, Semantics::new(Role::Image).named(name))
    }

    /// The explanation, and what is said about the board. A reply to the player comes first, and so
    /// does the task where it may have to be scrolled.
    fn words<'a>(
        &'a self,
        said: Option<Words>,
        size: f32,
        place: StripPlacement,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let paragraph = |role: TextRole, words: String| {
            role.paragraph(words, palette).size(size).line_height(LINE_HEIGHT)
        };
        let explanation =
            paragraph(TextRole::Body, words::lesson_explanation(texts, self.topic(), ctx.settings));
        let Words { heading: title, text: reply } = said.unwrap_or_default();
        let is_reply = !reply.is_empty() || self.ended.is_some();
        let reply = page::said(&self.puzzle, reply, (size, LINE_HEIGHT), ctx);
        let ended = self.ended.map(|ended| {
            column![
                paragraph(TextRole::Strong, ended.heading(texts).to_owned()),
                paragraph(TextRole::Muted, ended.text(texts).to_owned()),
            ]
        });
        let kind = self.topic().kind().filter(|_| self.ended.is_some());
        let practise = kind.map(|kind| {
            let name = texts.choice("practice-kind", kind);
            let words = texts.with("practise-kind", args![kind = name]);
            bar_parts::link(words, (size, LINE_HEIGHT), Message::Practise(kind), ctx)
        });
        let paragraphs = [reply.is_some(), ended.is_some(), practise.is_some()]
            .map(|it| if it { 1.0 } else { 0.0 });
        let gaps = theme::GAP + paragraphs.iter().sum::<f32>() * theme::UNIT;
        let key = title.clone();
        let said = column![paragraph(TextRole::Strong, title), reply, ended, practise]
            .spacing(theme::UNIT);
        let said = page::entering(said, &key, &self.puzzle, ctx);
        let is_low = bar_heights(ctx).1 == 0.0;
        let counters = is_low.then(|| self.counters(ctx));
        let walk = self.puzzle.walk();
        let steps = walk.and_then(|walk| {
            step_controls(walk, Message::Steps, Some(place), theme::BUTTON_HEIGHT, ctx)
        });
        let actions = [counters, steps, Some(self.action(ctx))].into_iter().flatten();
        match place {
            StripPlacement::Below(_) => {
                let words = column![said, explanation].spacing(theme::GAP);
                let words = scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill);
                let words = in_whole_lines(words, size * LINE_HEIGHT, gaps);
                page::reading(words, size, actions, ctx)
            }
            StripPlacement::Beside(_) => {
                let line = bar_parts::hairline(palette);
                let words = match is_reply || ctx.window.height < ROOM_FOR_BOTH {
                    true => column![said, line, explanation],
                    false => column![explanation, line, said],
                };
                let words = words.spacing(theme::MARGIN);
                let words = scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill);
                fitted(|room| {
                    let column = column![room.part(words), column(actions).spacing(theme::GAP)];
                    column.spacing(theme::MARGIN).into()
                })
            }
        }
    }

    /// The button below the words.
    fn action<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let attempt = self.puzzle.attempt();
        let (key, message, chosen) = if let Some(ended) = self.ended {
            match ended {
                Ended::Lesson => ("lesson-next", Message::Next, true),
                Ended::AllLessons => ("practice", Message::Command(Command::Practice), true),
            }
        } else if self.is_given_up() {
            ("lesson-try-again", Message::Board(self.board), true)
        } else if attempt.is_over() {
            ("lesson-next-board", Message::Next, true)
        } else if attempt.goal().clears() {
            ("lesson-again", Message::StartAgain, false)
        } else {
            ("practice-show", Message::ShowAnswer, false)
        };
        let button = buttons::push_in_style(ctx.texts.get(key), chosen, ctx.palette);
        focus::pressable(button, Some(message))
    }
}

/// The heights of the bar with the title and of that with the boards. In a low window there is only
/// one.
fn bar_heights(ctx: ViewContext<'_>) -> (f32, f32) {
    if ctx.window.is_low() {
        (theme::SINGLE_BAR_HEIGHT, 0.0)
    } else {
        (theme::COUNTER_BAR_HEIGHT, theme::LEVEL_BAR_HEIGHT)
    }
}
