//! How to play, with four pictures: small games played here, so that they look and count like any
//! board.

use super::Message;
use crate::config::keymap::Keymap;
use crate::game::{Action, Game, Level, Minefield, Moment, Pos, Rules};
use crate::i18n::key_names as words;
use crate::ui::board;
use crate::ui::board::look::EndDisplay;
use crate::ui::kit::icon::Smiley;
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// The side of a cell.
const CELL: f32 = 28.0;
/// The narrowest page with the pictures beside the words.
const ROOMY: f32 = 400.0;
/// The sides of every board, in cells.
const SIDE: u16 = 3;
/// The mines of every board: both upper corners.
const MINES: [usize; 2] = [0, 2];
/// The number between both mines.
const MIDDLE: Pos = Pos::new(1, 1);

/// The page, `width` logical pixels wide.
pub fn page(ctx: ViewContext<'_>, first_is_safe: bool, width: f32) -> Element<'_, Message> {
    let (texts, palette, sprites) = (ctx.texts, ctx.palette, ctx.sprites);
    let board = |actions: &[Action]| {
        board::static_board(&played(actions), EndDisplay::Inline, CELL, sprites)
    };
    let picture = |picture| sprites.icon_widget(picture, 1.5 * CELL);
    let arrow = || described(text("→").size(size::TITLE).color(palette.muted), Semantics::hidden());
    let flags =
        [Action::Open(Pos::new(2, 0)), Action::Mark(Pos::new(0, 0)), Action::Mark(Pos::new(0, 2))];
    let chord = [flags[0], flags[1], flags[2], Action::Chord(MIDDLE)];
    let pictures: [Element<'_, Message>; 4] = [
        board(&[Action::Open(MIDDLE)]),
        row![board(&flags[..1]), arrow(), board(&flags)]
            .spacing(theme::UNIT)
            .align_y(Center)
            .into(),
        row![board(&flags), arrow(), board(&chord)].spacing(theme::UNIT).align_y(Center).into(),
        row![picture(Icon::Smiley(Smiley::Cool)), picture(Icon::Bulb { lit: true }),]
            .spacing(theme::GAP)
            .into(),
    ];
    let explanations = explanations(texts, &ctx.settings.keys, first_is_safe);
    // As wide as two boards and the arrow between them.
    let picture_width = 2.0 * f32::from(SIDE) * CELL + 7.0 * theme::UNIT;
    let lines = pictures.into_iter().zip(explanations).map(|(picture, (title, explanation))| {
        let title = heading(strong(texts.get(title), palette));
        let words = body(explanation, palette);
        if width < ROOMY {
            return column![title, picture, words].spacing(theme::GAP).into();
        }
        let text = column![title, words].spacing(theme::UNIT).width(Fill);
        row![container(picture).center_x(picture_width), text]
            .spacing(2.0 * theme::GAP)
            .align_y(Center)
            .into()
    });
    let more = row([Command::Lessons, Command::Practice, Command::Daily].map(|command| {
        let (key, tip) = (command.spec().label, ctx.command_label(command));
        bar_parts::text_button(key, tip, false, Message::Run(command), ctx)
    }));
    let more = more.spacing(theme::GAP).wrap().vertical_spacing(theme::GAP);
    let gap = if width < ROOMY { theme::MARGIN } else { 3.0 * theme::UNIT };
    column![more].extend(lines).spacing(gap).into()
}

/// The key of the title of each part, and its words.
pub(super) fn explanations(
    texts: &Texts,
    keys: &Keymap,
    first_is_safe: bool,
) -> [(&'static str, String); 4] {
    let key = |command| words::key_name(texts, keys, command);
    let first = if first_is_safe { "safe" } else { "other" };
    let (hint, no_guess) = (key(Command::Hint), key(Command::NoGuess));
    [
        ("how-number", texts.with("how-number-text", args![first])),
        ("how-flag", texts.with("how-flag-text", args![key = key(Command::Flag)])),
        ("how-chord", texts.with("how-chord-text", args![key = key(Command::Chord)])),
        (
            "how-win",
            texts.with("how-win-text", &[("hint", hint.into()), ("no-guess", no_guess.into())]),
        ),
    ]
}

/// The example board after these actions.
pub fn played(actions: &[Action]) -> Game {
    let level =
        Level::with_dimensions(SIDE.into(), SIDE.into(), MINES.len()).unwrap_or(Level::Beginner);
    let field = Minefield::new(level.size(), MINES);
    let mut game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
    for &action in actions {
        game.apply(action, Moment(0));
    }
    game
}
