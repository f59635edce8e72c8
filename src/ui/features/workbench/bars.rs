//! The header of the bench: what is set up, how large it is, and what the left button draws.

use super::{Message, WorkbenchScreen};
use crate::config::skin::SkinPart;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet;
use crate::workbench::{Cell, Mode};
use iced::widget::column;

/// The narrowest windows with room for the name of the screen.
const ROOM_FOR_NAME: f32 = 620.0;
/// What the left button can draw in a position.
const TOOLS: [Cell; 11] = [
    Cell::Covered,
    Cell::Flag,
    Cell::Open(0),
    Cell::Open(1),
    Cell::Open(2),
    Cell::Open(3),
    Cell::Open(4),
    Cell::Open(5),
    Cell::Open(6),
    Cell::Open(7),
    Cell::Open(8),
];
/// The greatest width of a tool.
const TOOL: f32 = 8.5 * theme::UNIT;
/// The height of what is in the lower bar.
const LOWER: f32 = 8.0 * theme::UNIT;
/// The height of a segment in it.
const SEGMENT: f32 = LOWER - 2.0 * bar_parts::SEGMENT_EDGE;

impl WorkbenchScreen {
    /// As high as that of a game, so that the board is where it is there.
    pub(super) fn header<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (inset, palette) = (sheet::inset(ctx.window), ctx.palette);
        let bar = |content, height| bar_parts::bar_with_margin(content, height, inset, palette);
        let lower = theme::HEADER_HEIGHT - theme::COUNTER_BAR_HEIGHT - 1.0;
        let tools = match self.setup().mode() {
            Mode::Position => self.tools(ctx),
            Mode::Board => {
                let words = TextRole::Note.paragraph(ctx.texts.get("bench-board-how"), palette);
                container(words.line_height(1.15)).width(Fill).into()
            }
        };
        let tools = row![tools, self.size_button(ctx)];
        let tools = tools.padding(Padding::ZERO.bottom(lower - LOWER));
        let title = bar(self.title_bar(ctx), theme::COUNTER_BAR_HEIGHT);
        column![title, bar(tools, lower), bar_parts::hairline(palette)].into()
    }

    fn title_bar<'a>(&'a self, ctx: ViewContext<'a>) -> Row<'a, Message> {
        let palette = ctx.palette;
        let name = (ctx.window.width >= ROOM_FOR_NAME)
            .then(|| bar_parts::page_title(ctx.texts.get("bench"), ctx));
        let name = name.unwrap_or_else(|| space().width(Fill).into());
        let mode = |mode, key| {
            let is_chosen = self.setup().mode() == mode;
            let button = buttons::push_in_style(ctx.texts.get(key), false, palette)
                .height(SEGMENT)
                .padding([0.0, 2.0 * theme::UNIT])
                .style(palette.segment(is_chosen));
            let semantics = Semantics::new(Role::RadioButton).toggled(is_chosen);
            focus::control(button, semantics, Message::Mode(mode))
        };
        let modes = row![mode(Mode::Position, "bench-position"), mode(Mode::Board, "bench-board")];
        let side = if ctx.window.is_narrow() { LOWER } else { 10.0 * theme::UNIT };
        let button = |icon, key: &'a str, command, is_possible: bool| {
            let message = is_possible.then_some(Message::Command(command));
            let button = buttons::icon(ctx.sprites.icon_widget(icon, 18.0), side, palette);
            focus::labelled(button, ctx.label(ctx.texts.get(key), command), palette, message)
        };
        row![
            bar_parts::back_button(ctx),
            name,
            bar_parts::segments(modes, palette),
            button(Icon::Undo, "undo", Command::PlayOn, self.bench.can_undo()),
            button(Icon::Redo, "redo", Command::Redo, self.bench.can_redo()),
        ]
    }

    /// They share the room that there is.
    fn tools<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let tools = row(TOOLS.map(|tool| self.tool(tool, ctx)));
        let most = TOOLS.len() as f32 * TOOL + 2.0 * bar_parts::SEGMENT_EDGE;
        let tools = container(bar_parts::segments(tools, ctx.palette)).max_width(most);
        container(tools).width(Fill).into()
    }

    fn tool<'a>(&'a self, tool: Cell, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let is_chosen = tool == self.tool;
        // Some colours are made for light cells, and are not seen on a dark bar.
        let palette = ctx.palette;
        let is_light = palette.is_high_contrast() && is_chosen;
        let seen = |color: Color| {
            if color == palette.background && !is_light { palette.text } else { color }
        };
        let cell = |style: container::Style| {
            patch(size::TITLE, size::TITLE, style.border(border::rounded(3.0)))
        };
        let picture: Element<'a, Message> = match tool {
            Cell::Open(0) => {
                let edge = border::rounded(3.0).width(1.0).color(seen(palette.muted));
                patch(size::TITLE, size::TITLE, container::Style::default().border(edge))
            }
            Cell::Open(number) => {
                let color = seen(palette.numbers[usize::from(number) - 1]);
                TextRole::Title.in_style(number.to_string(), palette).color(color).into()
            }
            Cell::Flag => ctx.sprites.icon_widget(Icon::Flag, size::TITLE),
            _ if ctx.sprites.is_classic() => {
                ctx.sprites.part_widget(SkinPart::Covered, size::TITLE)
            }
            _ => cell(container::background(seen(palette.joint[0]))),
        };
        let button = button(container(picture).center(Fill))
            .width(Fill)
            .height(SEGMENT)
            .padding(0)
            .style(palette.segment(is_chosen));
        let name = match tool {
            Cell::Open(number) => number.to_string(),
            Cell::Flag => ctx.texts.get("bench-flag").to_owned(),
            _ => ctx.texts.get("bench-covered").to_owned(),
        };
        let semantics = Semantics::new(Role::RadioButton).named(&name).toggled(is_chosen);
        ctx.tip(focus::control(button, semantics, Message::Tool(tool)), ControlLabel::new(name))
    }

    /// The size with the number of mines, which leads to the dialog for both. A guess is marked: it is
    /// to be checked.
    fn size_button<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (size, mines) = (self.setup().size(), self.setup().mines());
        let (rows, cols) = (size.rows(), size.cols());
        let words = ctx.texts.with("strip-board", args![rows, cols, mines]);
        // A narrow bar has room for what the board does not show.
        let shown =
            if ctx.window.is_narrow() { format!("{rows} × {cols}") } else { words.clone() };
        let shown = one_line(TextRole::Label.in_button(shown, ctx.palette));
        let arrow = ctx.sprites.icon_widget(Icon::Unfold { open: true }, size::TEXT);
        let content = row![shown, arrow].spacing(theme::UNIT).align_y(Center).height(Fill);
        let (look, danger) = (ctx.palette.push_button(false), ctx.palette.danger);
        let guess = self.has_guessed_mines();
        let guess = guess.then(|| ctx.texts.with("bench-mines-guessed", args![mines]));
        let is_guess = guess.is_some();
        let button = button(content).height(LOWER).padding([0.0, 2.0 * theme::UNIT]).style(
            move |theme, status| {
                let look = look(theme, status);
                let edge = look.border.color(danger).width(1.5);
                button::Style { border: if is_guess { edge } else { look.border }, ..look }
            },
        );
        let semantics = Semantics::new(Role::Button).named(words).with_error(guess);
        let label = ctx.text_label("bench-size");
        ctx.tip(focus::control(button, semantics, Message::AskSize), label)
    }
}
