//! Beside the bench: what there is to say of it, and what can be done with it.

use super::{Message, WorkbenchScreen, formats};
use crate::i18n::workbench as words;
use crate::ui::features::puzzle::page::PageShape;
use crate::ui::kit::sentence::sentence;
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_controls::step_controls;
use crate::ui::screen::strip_layout::StripPlacement;
use crate::workbench::text::TextFormat;
use crate::workbench::{BestMove, Findings, Mode, PositionFindings};
use iced::widget::column;

/// Of the words, as a multiple of their size.
const LINE_HEIGHT: f32 = 1.3;

/// The heights are those of the words below a board.
pub const SHAPE: PageShape = PageShape { beside_from: 560.0, below: [100.0, 150.0, 150.0] };

/// In lower panels beside a board, what can be done would leave no room for words.
const ROOM_FOR_WORDS: f32 = 400.0;

impl WorkbenchScreen {
    pub(super) fn panel<'a>(
        &'a self,
        size: f32,
        place: StripPlacement,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let said = self.said(size, ctx);
        let steps = self
            .walk
            .as_ref()
            .filter(|_| !self.is_untouched())
            .and_then(|walk| step_controls(walk, Message::Steps, false, ctx));
        let wrong = self.wrong_flags(size, ctx);
        let figures = bar_parts::figure_list(self.figures(ctx).into_iter());
        if matches!(place, StripPlacement::Beside(ROOM_FOR_WORDS..)) {
            let words = column![said, steps, wrong, figures].spacing(theme::MARGIN);
            let words = scrollbar::vertical_with_gutter(words).width(Fill);
            let actions = self.actions(ctx);
            return fitted(|room| column![room.part(words), actions].spacing(theme::MARGIN).into());
        }
        let content: Element<'a, Message> = if place.is_beside() || !ctx.window.is_roomy() {
            let parts = column![said, steps, wrong, self.actions(ctx), figures];
            parts.spacing(theme::GAP).into()
        } else {
            let side = column![steps, self.actions(ctx)].spacing(theme::GAP);
            let words = column![said, wrong, figures].spacing(theme::GAP).width(Fill);
            row![words, container(side.align_x(End)).max_width(344.0)].spacing(theme::MARGIN).into()
        };
        let height = if place.is_beside() { Shrink } else { Fill };
        scrollbar::vertical_with_gutter(content).width(Fill).height(height).into()
    }

    /// The best move and why, or what contradicts itself.
    fn said<'a>(&'a self, size: f32, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let paragraph = |words: String| {
            TextRole::Body.paragraph(words, palette).size(size).line_height(LINE_HEIGHT)
        };
        let said = |words: String| described(paragraph(words), Semantics::new(Role::Status));
        if self.is_untouched() {
            return said(texts.get("bench-first").to_owned());
        }
        if let Some(walk) = &self.walk {
            return sentence(|it| walk.sentence(texts, it), (size, LINE_HEIGHT), palette);
        }
        match self.findings() {
            Some(Findings::Contradiction(why)) => {
                let why = words::contradiction(texts, why, self.setup().mines());
                danger(why, size, ctx)
            }
            Some(Findings::Position(position)) => match position.best {
                BestMove::Nothing => said(texts.get("hint-none").to_owned()),
                BestMove::Pending | BestMove::Open(_) => {
                    said(texts.get("bench-thinking").to_owned())
                }
            },
            Some(Findings::Board(board)) => said(words::starts(texts, board)),
            None => said(texts.get("bench-thinking").to_owned()),
        }
    }

    /// What is wrong with the flags.
    fn wrong_flags<'a>(&'a self, size: f32, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
        let Some(Findings::Position(position)) = self.findings() else { return None };
        let wrong = self.wrong(position, ctx.texts);
        (!wrong.is_empty()).then(|| danger(ctx.texts.paragraph(&wrong), size, ctx))
    }

    fn figures<'a>(&'a self, ctx: ViewContext<'a>) -> Vec<Element<'a, Message>> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let line = |key: &'a str, figure: String| {
            bar_parts::figure_line(texts.get(key), TextRole::Strong.text(figure, palette), palette)
        };
        let left = || line("bench-left", self.setup().mines_left().to_string());
        match self.findings() {
            _ if self.is_untouched() => Vec::new(),
            Some(Findings::Position(position)) => {
                let PositionFindings { layouts, safe, mines, .. } = position.as_ref();
                let layouts = layouts.as_ref().map_or_else(
                    || texts.get("bench-too-many").to_owned(),
                    |layouts| words::layouts(texts, layouts),
                );
                vec![
                    line("bench-layouts", layouts),
                    line("bench-safe", safe.len().to_string()),
                    line("bench-certain-mines", mines.len().to_string()),
                    left(),
                ]
            }
            Some(Findings::Board(board)) => {
                let metrics = board.metrics;
                vec![
                    line("counter-bbbv", metrics.bbbv.to_string()),
                    line("counter-zini", metrics.zini.to_string()),
                    line("counter-hzini", metrics.hzini.to_string()),
                    line("counter-openings", metrics.openings.to_string()),
                    line("counter-islands", metrics.islands.to_string()),
                ]
            }
            Some(Findings::Contradiction(_)) => vec![left()],
            None => Vec::new(),
        }
    }

    /// What can be done with it.
    fn actions<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let button = |key: &'a str, is_main: bool, message: Option<Message>| {
            let button = buttons::push_in_style(texts.get(key), is_main, ctx.palette);
            focus::pressable(button, message)
        };
        let is_possible = !matches!(self.findings(), Some(Findings::Contradiction(_)) | None);
        let is_position = self.setup().mode() == Mode::Position;
        let practise = (is_position && is_possible).then_some(Message::Practise);
        let formats = formats(self.setup().mode()).iter();
        let formats = formats.map(|&format| (format, texts.get(format_name(format))));
        let format =
            bar_parts::list("bench-format", formats, self.format, Message::Format, Fill, ctx);
        let odds = is_position.then(|| {
            buttons::checkbox(texts.get("aid-odds"), self.shows_odds, 6.0, Message::ToggleOdds)
        });
        // First of all, something is to be set up.
        let is_first = self.is_untouched();
        let play = row![
            is_first.then(|| button("bench-paste", true, Some(Message::Paste))),
            button("bench-play", !is_first, is_possible.then_some(Message::Play)),
            button("bench-practise", false, practise),
        ];
        let exchange = row![
            button("bench-copy", false, Some(Message::Copy)),
            button("picture-copy", false, Some(Message::Command(Command::CopyPicture))),
            (!is_first).then(|| button("bench-paste", false, Some(Message::Paste))),
            button("bench-clear", false, Some(Message::Clear)),
        ];
        let rows = |buttons: Row<'a, Message>| {
            let buttons = buttons.spacing(theme::GAP).align_y(Center);
            buttons.wrap().vertical_spacing(theme::GAP)
        };
        // The names of formats need the whole width.
        column![rows(play.push(odds)), format, rows(exchange)].spacing(theme::GAP).into()
    }
}

/// What cannot be right.
fn danger<'a>(words: String, size: f32, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = TextRole::Body.paragraph(words, ctx.palette).color(ctx.palette.danger);
    alert(words.size(size).line_height(LINE_HEIGHT))
}

/// The key of the name of a format.
const fn format_name(format: TextFormat) -> &'static str {
    match format {
        TextFormat::Position | TextFormat::Board => "bench-as-text",
        TextFormat::Code => "bench-as-code",
        TextFormat::Drawing => "bench-as-drawing",
        TextFormat::JsMinesweeper | TextFormat::JsMinesweeperLink => "bench-as-js",
        TextFormat::BoardLink => "bench-as-link",
    }
}
