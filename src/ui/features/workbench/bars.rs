//! The bars above the bench: what is set up, how large it is, and what the left button draws.

use super::{Field, Message, WorkbenchScreen};
use crate::config::skin::SkinPart;
use crate::ui::screen::prelude::*;
use crate::workbench::{Cell, Mode};
use iced::widget::{column, text_input};

/// The narrowest windows with room for the name of the screen.
const ROOM_FOR_NAME: f32 = 620.0;
/// The narrowest windows with room for the tools and the fields in one bar.
const ROOM_FOR_ALL: f32 = 780.0;
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

/// What is in the bars below the title.
struct BarContents {
    /// Whether the tools and the fields are in one bar.
    is_roomy: bool,
    /// Whether there is a bar with the tools.
    tools: bool,
    /// Whether there is a bar with the fields alone.
    fields: bool,
}

impl WorkbenchScreen {
    /// What is in the bars below the title.
    fn bar_contents(&self, window: Size) -> BarContents {
        let is_roomy = window.width >= ROOM_FOR_ALL;
        let tools = matches!(self.setup().mode(), Mode::Position);
        BarContents { is_roomy, tools, fields: !tools || !is_roomy && !window.is_low() }
    }

    pub(super) fn bars<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let palette = ctx.palette;
        let bar = |content| bar_parts::bar(content, theme::LEVEL_BAR_HEIGHT, palette);
        let height = bar_parts::title_height(ctx.window);
        let title = bar_parts::bar(self.title_bar(ctx), height, palette);
        let BarContents { is_roomy, tools: has_tools, fields: has_fields } =
            self.bar_contents(ctx.window);
        let tools = has_tools.then(|| {
            let tools = bar_parts::segments(row(TOOLS.map(|tool| self.tool(tool, ctx))), palette);
            let fields = is_roomy.then(|| self.fields(ctx));
            bar(row![tools, space().width(Fill), fields])
        });
        let fields = has_fields.then(|| {
            let words = (!has_tools && is_roomy).then(|| {
                let words = one_line(muted(ctx.texts.get("bench-board-how"), palette));
                container(words).width(Fill)
            });
            bar(row![words, self.fields(ctx)])
        });
        column![title, tools, fields, bar_parts::hairline(palette)].into()
    }

    fn title_bar<'a>(&'a self, ctx: ViewContext<'a>) -> Row<'a, Message> {
        let name = (ctx.window.width >= ROOM_FOR_NAME)
            .then(|| bar_parts::page_title(ctx.texts.get("bench"), ctx));
        let name = name.unwrap_or_else(|| space().width(Fill).into());
        let mode = |mode, key| {
            let is_chosen = self.setup().mode() == mode;
            let button = buttons::push_in_style(ctx.texts.get(key), false, ctx.palette)
                .padding([0.0, 2.0 * theme::UNIT])
                .style(ctx.palette.segment(is_chosen));
            let semantics = Semantics::new(Role::RadioButton).toggled(is_chosen);
            focus::control(button, semantics, Message::Mode(mode))
        };
        let modes = row![mode(Mode::Position, "bench-position"), mode(Mode::Board, "bench-board")];
        let button = |icon, key: &'a str, command, is_possible: bool| {
            let message = is_possible.then_some(Message::Command(command));
            bar_parts::icon_button(icon, ctx.label(ctx.texts.get(key), command), ctx, message)
        };
        row![
            bar_parts::back_button(ctx),
            name,
            bar_parts::segments(modes, ctx.palette),
            button(Icon::Undo, "undo", Command::PlayOn, self.bench.can_undo()),
            button(Icon::Redo, "redo", Command::Redo, self.bench.can_redo()),
        ]
    }

    fn tool<'a>(&'a self, tool: Cell, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let is_chosen = tool == self.tool;
        // Some colours are made for light cells, and are not seen on a dark bar.
        let palette = ctx.palette;
        let is_light = palette.is_high_contrast() && is_chosen;
        let seen = |color: Color| {
            if color == palette.background && !is_light { palette.text } else { color }
        };
        let picture: Element<'a, Message> = match tool {
            Cell::Open(number) => {
                let color = usize::from(number).checked_sub(1);
                let color = color.map_or(ctx.palette.muted, |at| ctx.palette.numbers[at]);
                TextRole::Title.in_style(number.to_string(), ctx.palette).color(seen(color)).into()
            }
            Cell::Flag => ctx.sprites.icon_widget(Icon::Flag, size::TITLE),
            _ if ctx.sprites.is_classic() => ctx.sprites.part_widget(SkinPart::Covered, size::TEXT),
            _ => patch(size::TEXT, size::TEXT, container::background(seen(ctx.palette.joint[0]))),
        };
        let button = button(container(picture).center(Fill))
            .width(7.0 * theme::UNIT)
            .height(theme::BUTTON_HEIGHT)
            .padding(0)
            .style(ctx.palette.segment(is_chosen));
        let name = match tool {
            Cell::Open(number) => number.to_string(),
            Cell::Flag => ctx.texts.get("bench-flag").to_owned(),
            _ => ctx.texts.get("bench-covered").to_owned(),
        };
        let semantics = Semantics::new(Role::RadioButton).named(&name).toggled(is_chosen);
        ctx.tip(focus::control(button, semantics, Message::Tool(tool)), ControlLabel::new(name))
    }

    fn fields<'a>(&'a self, ctx: ViewContext<'a>) -> Row<'a, Message> {
        let field = |field: Field| {
            let is_board = self.setup().mode() == Mode::Board;
            let input = text_input("", &self.typed[field as usize]).id(field.id()).width(44.0);
            let input = match (field, is_board) {
                // Those of a board are counted.
                (Field::Mines, true) => input,
                _ => input
                    .on_input(move |typed| Message::Typed(field, typed))
                    .on_submit(Message::Resize),
            };
            // A guess is to be checked where it stands.
            let is_guess = field == Field::Mines && self.has_guessed_mines();
            let input = buttons::field(input, !self.is_valid(field) || is_guess, ctx.palette);
            let name = ctx.texts.get(field.id());
            let semantics =
                Semantics::new(Role::TextInput).named(name).with_value(&self.typed[field as usize]);
            let on_input = move |typed| Message::Typed(field, typed);
            let input = focus::slow_field(input, semantics, on_input, Message::Resize);
            row![one_line(muted(name, ctx.palette)), input].spacing(theme::UNIT).align_y(Center)
        };
        let fields = Field::ALL.map(|it| field(it).into());
        row(fields).spacing(theme::GAP).align_y(Center)
    }
}
