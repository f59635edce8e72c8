//! The caption of a board: one line below it that says what the game is, or what to do first.

use super::{Message, PlayScreen, race};
use crate::game::{Level, Phase};
use crate::i18n::{announcements, daily, practice};
use crate::ui::kit::ellipsis::ellipsized;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet::{self, CAPTION, SheetShape};
use iced::widget::column;

/// The size of a sign in the legend of the odds.
const SIGN: f32 = 18.0;

/// What stands below the board while nothing is in the sheet, which has room for more than a line.
pub fn view<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    let texts = ctx.texts;
    if let Some(step) = play.first_step() {
        // The keyboard has no pointer to go by, and coordinates are at the edges of the board.
        let by_keys = play.pane.cursor.is_some() || ctx.machine.has_screen_reader();
        return Some(lines([practice::first_step(texts, ctx.settings, step, by_keys)], ctx));
    }
    let is_offered = ctx.offers_help && !play.is_resumed() && play.game().start_cell().is_none();
    if is_offered {
        return Some(help_offer(ctx));
    }
    if let Some(race) = &play.race {
        return Some(race::view::caption(play, race, ctx));
    }
    // A pause hides the odds.
    if play.assistant.chances().is_some() && play.game().phase() != Phase::Paused {
        return Some(odds(play, ctx));
    }
    if let Some(board) = play.daily() {
        let counts = ctx.daily.counts(board, play.id());
        let notes = play.notes_below_board(ctx).map(str::to_owned);
        // A short window only has room for what kind of game it is.
        let has_room = SheetShape::of(ctx.window) != SheetShape::Short;
        let facts = start(play, ctx).into_iter().chain(notes).filter(|_| has_room);
        let about = daily::begin_text(texts, board, counts);
        return Some(lines(facts.chain([about]), ctx));
    }
    Some(line(facts(play, ctx).join(" · "), ctx))
}

/// Sentences in the middle below the board, in as many lines as the room for the sheet has.
fn lines<'a>(
    words: impl IntoIterator<Item = String>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let look = if SheetShape::of(ctx.window) == SheetShape::Short {
        TextRole::Note
    } else {
        TextRole::Body
    };
    let line = |words| look.in_style(words, ctx.palette).line_height(1.25).center().into();
    let words = column(words.into_iter().map(line)).align_x(Center);
    let words = container(words).padding([theme::UNIT, sheet::margin(ctx.window)]);
    words.center_x(Fill).into()
}

/// In the middle below the board, in one line.
fn line<'a>(words: String, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let palette = ctx.palette;
    let font = TextRole::Muted.style_font(&words, palette);
    let width = TextRole::Muted.width_in_style(&words, palette);
    // The shadow of the board may lie behind it.
    let color = mix(palette.muted, palette.text, 0.25);
    let line = ellipsized(words, TextRole::Muted.size(), font, color, palette);
    let line = container(container(line).max_width(width)).center_x(Fill).center_y(CAPTION);
    line.padding([0.0, sheet::margin(ctx.window)]).into()
}

/// What the signs on the board mean, and the odds of all cells that have neither sign nor figure.
fn odds<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let quiet = |words: &'a str| one_line(muted(words, palette));
    let sign = |icon, key| {
        let icon = ctx.sprites.icon_widget(icon, SIGN);
        row![icon, quiet(texts.get(key))].spacing(theme::UNIT).align_y(Center)
    };
    let rest = play.assistant.everywhere_else(play.game()).map(|percent| {
        let percent = one_line(strong(texts.percent(&percent.to_string()), palette));
        row![percent, quiet(texts.get("odds-elsewhere"))].spacing(theme::UNIT).align_y(Center)
    });
    let notes = play.notes_below_board(ctx).filter(|_| ctx.window.is_roomy()).map(quiet);
    let legend = row![sign(Icon::SafeSign, "odds-safe"), sign(Icon::MineSign, "odds-mine"), rest];
    let legend = legend.extend(notes.map(Element::from)).spacing(theme::MARGIN).align_y(Center);
    container(legend).center_x(Fill).center_y(CAPTION).clip(true).into()
}

/// Where to begin, if that matters.
fn start(play: &PlayScreen, ctx: ViewContext<'_>) -> Option<String> {
    let start = play.game().start_cell()?;
    Some(match ctx.machine.has_screen_reader() {
        true => announcements::begin(ctx.texts, start),
        false => ctx.texts.get("no-guess-start").to_owned(),
    })
}

/// What is special about a game, or else what it is.
fn facts(play: &PlayScreen, ctx: ViewContext<'_>) -> Vec<String> {
    let (texts, level) = (ctx.texts, play.game().level());
    let notes = play.notes_below_board(ctx).map(str::to_owned);
    let facts: Vec<_> = start(play, ctx).into_iter().chain(notes).collect();
    if !facts.is_empty() {
        return facts;
    }
    let size = format!("{} · {}", texts.level(level), board(play, ctx));
    let best = play.best_time(level, ctx.scores).filter(|_| ctx.window.is_roomy());
    let best = best.map(|ms| texts.with("strip-best", args![time = texts.seconds(ms)]));
    [Some(size), best].into_iter().flatten().collect()
}

fn help_offer(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let look = if ctx.window.is_narrow() { TextRole::Note } else { TextRole::Muted };
    let words = look.text(texts.get("offer-title"), palette);
    let button =
        |words, command| bar_parts::command_button(words, command, false, 3.0 * theme::UNIT, ctx);
    // How to play leads to the lessons, too.
    let lessons = ctx.window.is_roomy().then(|| button(texts.get("lessons"), Command::Lessons));
    let read = button(texts.get("help-how"), Command::Help);
    let offer = beside![words, lessons, read, bar_parts::close_button(ctx)];
    container(offer).center_x(Fill).center_y(CAPTION).into()
}

fn board(play: &PlayScreen, ctx: ViewContext<'_>) -> String {
    let game = play.game();
    let size = game.size();
    // The level's name tells about how many mines there are; the count is exact.
    if game.level() == Level::Scattered {
        return format!("{} × {}", size.rows(), size.cols());
    }
    let (rows, cols) = (size.rows().into(), size.cols().into());
    let values = [("rows", rows), ("cols", cols), ("mines", game.mines().into())];
    ctx.texts.with("strip-board", &values)
}
