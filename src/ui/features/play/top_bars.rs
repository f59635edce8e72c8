//! The bars above the board: one with counts and face and one with levels and switches, or a single
//! one.

use super::counter_boxes::{self, BOX_HEIGHT, face_width};
use super::{Message, PlayScreen, classic_bar};
use crate::game::Level;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet;
use iced::FillPortion;
use iced::widget::{column, mouse_area, responsive};

/// What is in the bars of a style with levels above the board.
#[derive(Debug, Clone, Copy)]
struct Header {
    /// The width of its contents.
    width: f32,
    /// Whether the levels fit into a row.
    has_row: bool,
}

impl Header {
    fn of(ctx: ViewContext<'_>) -> Self {
        let width = ctx.window.width - 2.0 * sheet::inset(ctx.window);
        Self { width, has_row: width >= levels_width(ctx) }
    }

    /// Whether the bulb is beside the face, and not beside the menu.
    fn has_bulb_above(self) -> bool {
        counter_boxes::are_wide(self.width)
    }
}

/// The count that is left, the face and the clock; then the levels, whether boards need guesses, and
/// the menu. They are where they are in every state of a game.
pub fn header<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let header = Header::of(ctx);
    let (upper, lower) = (status_bar(play, header, ctx), level_bar(play, header, ctx));
    column![upper, lower, bar_parts::hairline(ctx.palette)].into()
}

/// Symmetric about the middle of the window.
fn status_bar<'a>(
    play: &'a PlayScreen,
    header: Header,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let width = header.width;
    let face = if ctx.sprites.is_classic() {
        classic_bar::face(play, width, ctx)
    } else {
        let face = ctx.sprites.icon_widget(Icon::Smiley(classic_bar::mood(play)), 28.0);
        let face = buttons::icon(face, BOX_HEIGHT, ctx.palette).width(face_width(width));
        let label = ctx.command_label(Command::New);
        focus::labelled(face, label, ctx.palette, ctx.message(Command::New))
    };
    // Whatever button a fast hand presses there, it asks for the next game.
    let new = || Message::from(Command::New);
    let face = mouse_area(face).on_right_press(new()).on_middle_press(new());
    let side = |content: Row<'a, Message>| content.width(FillPortion(1)).align_y(Center);
    let gap = || space().width(Fill);
    // A narrow bar has room for its knob, but not too near to the count.
    let beside_count = Padding::ZERO.left(theme::UNIT);
    let flag = (play.flag_mode() || ctx.settings.flag_button)
        .then(|| container(bar_parts::flag_switch(ctx)).padding(beside_count));
    let bulb = header.has_bulb_above().then(|| hint(BOX_HEIGHT, ctx));
    let before = side(row![counter_boxes::mines_left(play, width, ctx), gap(), flag]);
    let after = side(row![bulb, gap(), counter_boxes::clock(play, width, ctx)]);
    // Equal shares on both sides keep the face in the middle.
    let gap = if counter_boxes::are_wide(width) { theme::GAP } else { theme::UNIT };
    let content = row![before, face, after].spacing(gap);
    in_header(content, width, theme::COUNTER_BAR_HEIGHT, 0.0, ctx)
}

fn hint(side: f32, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let lit = Command::Hint.is_available(ctx.state);
    let bulb =
        ctx.sprites.icon_widget(Icon::Bulb { lit }, if side < BOX_HEIGHT { 20.0 } else { 24.0 });
    let button = buttons::icon(bulb, side, ctx.palette).width(BOX_HEIGHT);
    let label = ctx.command_label(Command::Hint);
    focus::labelled(button, label, ctx.palette, ctx.message(Command::Hint))
}

/// A bar of this height whose content is in the middle of what is above `below`.
fn in_header<'a>(
    content: Row<'a, Message>,
    width: f32,
    height: f32,
    below: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let content = content.width(width).height(Fill).align_y(Center);
    let bar = container(content).padding(Padding::ZERO.bottom(below)).center_x(Fill);
    let ground = container::background(classic_bar::ground(ctx)).color(ctx.palette.text);
    let bar = bar.height(height).style(move |_| ground);
    described(bar, Semantics::new(Role::Toolbar))
}

fn level_bar<'a>(
    play: &'a PlayScreen,
    header: Header,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let level = play.game().level();
    // In a narrow window it is a list.
    let (choice, gap) = if header.has_row {
        (segments(level, ctx), CHIP_GAP)
    } else {
        (list(level, ctx), 1.5 * theme::UNIT)
    };
    // The chip has as much as fits beside it.
    let chip = responsive(move |room| {
        let chip = no_guess_chip(Chip::in_room(room.width, ctx), ctx);
        container(chip).center_y(Fill).into()
    });
    let menu = ctx.sprites.icon_widget(Icon::Menu, 18.0);
    let menu = buttons::icon(menu, CHIP_HEIGHT, ctx.palette).width(MENU_WIDTH);
    let label = ctx.command_label(Command::Menu);
    let menu = focus::labelled(menu, label, ctx.palette, ctx.message(Command::Menu));
    let bulb = (!header.has_bulb_above()).then(|| hint(CHIP_HEIGHT, ctx));
    let content = row![choice, chip, bulb, menu].spacing(gap);
    let height = theme::HEADER_HEIGHT - theme::COUNTER_BAR_HEIGHT - 1.0;
    in_header(content, header.width, height, height - CHIP_HEIGHT, ctx)
}

/// What a chip shows.
#[derive(Debug, Clone, Copy)]
struct Chip {
    icon: bool,
    words: bool,
}

impl Chip {
    fn in_room(room: f32, ctx: ViewContext<'_>) -> Self {
        let full = Self { icon: true, words: true };
        let words = Self { icon: false, words: true };
        let fits = |chip: &Self| chip.width(ctx) <= room;
        [full, words].into_iter().find(fits).unwrap_or(Self { icon: true, words: false })
    }

    fn width(self, ctx: ViewContext<'_>) -> f32 {
        let words = TextRole::Label.width(ctx.texts.get("no-guess"));
        let icon = if self.icon { CHIP_ICON } else { 0.0 };
        let gap = if self.icon && self.words { theme::GAP } else { 0.0 };
        let words = if self.words { words } else { 0.0 };
        words + gap + icon + 2.0 * CHIP_GAP
    }
}

const CHIP_HEIGHT: f32 = 8.0 * theme::UNIT;
const CHIP_GAP: f32 = 3.0 * theme::UNIT;
const CHIP_ICON: f32 = 16.0;
const MENU_WIDTH: f32 = 10.0 * theme::UNIT;
/// What is left and right of the words of a level.
const SEGMENT_PADDING: f32 = 3.0 * theme::UNIT;

/// What the levels in a row need with what is beside them.
fn levels_width(ctx: ViewContext<'_>) -> f32 {
    let levels = ctx.style().levels.iter().map(|&level| ctx.texts.level(level));
    let words = levels.chain([ctx.texts.get("custom-button")]);
    let levels: f32 =
        words.map(|words| TextRole::Strong.width(words) + 2.0 * SEGMENT_PADDING).sum();
    let chip = Chip { icon: true, words: true }.width(ctx);
    levels + 2.0 * bar_parts::SEGMENT_EDGE + chip + MENU_WIDTH + 3.0 * CHIP_GAP
}

fn segments<'a>(level: Level, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let segment = |words: &'a str, command, chosen| {
        // As wide as if it were chosen, so that the others stay where they are.
        let width = TextRole::Strong.width(words) + 2.0 * SEGMENT_PADDING;
        let look = if chosen { TextRole::Strong } else { TextRole::Label };
        let button = button(one_line(look.in_button(words, ctx.palette)).center())
            .width(width)
            .height(CHIP_HEIGHT - 2.0 * bar_parts::SEGMENT_EDGE)
            .padding(0)
            .style(ctx.palette.segment(chosen));
        let semantics = Semantics::new(Role::RadioButton).toggled(chosen);
        let button = focus::control(button, semantics, ctx.message::<Message>(command));
        ctx.tip(button, ctx.command_label(command))
    };
    let named = ctx
        .style()
        .levels
        .iter()
        .map(|&named| segment(ctx.texts.level(named), Command::Level(named), named == level));
    let is_custom = !ctx.style().levels.contains(&level);
    let custom = segment(ctx.texts.get("custom-button"), Command::Custom, is_custom);
    bar_parts::segments(row(named).push(custom), ctx.palette)
}

/// Turns boards without guesses on and off.
fn no_guess_chip(chip: Chip, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let is_on = ctx.state.no_guess;
    let shield = || ctx.sprites.icon_widget(Icon::Shield { up: is_on }, CHIP_ICON);
    let name = ctx.texts.get("no-guess");
    let words = chip.words.then(|| one_line(TextRole::Label.in_style(name, ctx.palette)));
    let content = row![chip.icon.then(shield), words];
    let chip = button(content.spacing(theme::GAP).align_y(Center).height(Fill))
        .height(CHIP_HEIGHT)
        .padding([0.0, CHIP_GAP])
        .style(ctx.palette.chip(is_on));
    let semantics = Semantics::new(Role::Switch).named(name).toggled(is_on);
    let message: Option<Message> = ctx.message(Command::NoGuess);
    ctx.tip(focus::control(chip, semantics, message), ctx.command_label(Command::NoGuess))
}

fn list(level: Level, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let texts = ctx.texts;
    let levels = ctx.style().levels.iter();
    let levels = levels.map(|&level| (Command::Level(level), texts.level(level)));
    let custom = (Command::Custom, texts.get("custom-button"));
    let chosen = match level {
        level if ctx.style().levels.contains(&level) => Command::Level(level),
        _ => Command::Custom,
    };
    let options = levels.chain([custom]);
    bar_parts::list("tip-levels", options, chosen, Message::Command, Shrink, ctx)
}

/// The only bar of a style: custom button, remaining count and its switch, menu.
pub fn single_line_bar<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let (margin, padding, gap, look) = if ctx.window.is_narrow() {
        (theme::GAP, theme::UNIT, theme::UNIT, TextRole::Label)
    } else {
        (theme::MARGIN, 3.0 * theme::UNIT, theme::GAP, TextRole::Title)
    };
    let count = ctx.state.show_remaining.then(|| {
        let count = look.text(play.game().remaining().to_string(), palette);
        ctx.tip(one_line(count), ctx.text_label("tip-count"))
    });
    // Else it is in the menu.
    let has_hint = ctx.window.width >= 356.0;
    let controls = row![
        bar_parts::command_button(texts.get("custom-button"), Command::Custom, false, padding, ctx),
        bar_parts::remaining_switch(ctx),
        play.notes_in_bar(ctx),
        space().width(Fill),
        count,
        bar_parts::flag_switch(ctx),
        has_hint.then(|| bar_parts::hint_button(ctx)),
        play.menu_button(ctx)
    ];
    let controls = controls.spacing(gap).align_y(Center);
    bar_parts::bar_with_margin(row![controls], theme::SINGLE_BAR_HEIGHT, margin, palette)
}
