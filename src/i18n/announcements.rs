//! One line for everything that happens, for players who hear the game instead of seeing it. Rows
//! and columns count from 1, as in hints.

use super::{Texts, Value};
use crate::game::{
    Action, CellState, Game, Moment, Outcome, OutcomeKind, Phase, Pos, Refusal, VisibleCell,
};

/// A new game: its level and size.
pub fn new_game(texts: &Texts, game: &Game) -> String {
    let (rows, cols) = (game.size().rows(), game.size().cols());
    // On a random board that is not generated yet, the number of mines is unknown.
    if game.field().is_none() && game.level().mines().is_none() {
        return texts.with(
            "announce-new-scattered",
            &[
                ("level", texts.level(game.level()).into()),
                ("rows", usize::from(rows).into()),
                ("cols", usize::from(cols).into()),
            ],
        );
    }
    texts.with(
        "announce-new",
        &[
            ("level", texts.level(game.level()).into()),
            ("rows", usize::from(rows).into()),
            ("cols", usize::from(cols).into()),
            ("mines", (game.mines() as usize).into()),
        ],
    )
}

/// What a cell shows: nothing while the game is paused.
pub fn cell(texts: &Texts, game: &Game, pos: Pos) -> String {
    let what = match game.phase() {
        Phase::Paused => texts.get("announce-hidden").to_owned(),
        _ => cell_content(texts, game.cell(pos)),
    };
    texts.with("announce-cell", &[("place", coordinates(texts, pos).into()), ("what", what.into())])
}

/// An action and its outcome. `game` is the game after it, at `now`.
pub fn action(
    texts: &Texts,
    game: &Game,
    action: Action,
    outcome: &Outcome,
    now: Moment,
) -> String {
    let (Action::Open(pos) | Action::Mark(pos) | Action::Chord(pos)) = action else {
        return pause(texts, game, outcome.kind, now);
    };
    let at = |pos| Value::from(coordinates(texts, pos));
    let time = || Value::from(texts.seconds(game.elapsed(now)));
    let what = || Value::from(cell_content(texts, game.cell(pos)));
    match outcome.kind {
        OutcomeKind::Marked(CellState::Flag) => {
            texts.with("announce-flagged", &[("place", at(pos)), ("left", game.remaining().into())])
        }
        OutcomeKind::Marked(CellState::Question) => {
            texts.with("announce-questioned", &[("place", at(pos))])
        }
        OutcomeKind::Marked(_) => texts.with("announce-unmarked", &[("place", at(pos))]),
        OutcomeKind::Opened { .. } | OutcomeKind::Won => {
            // A win may also flag mines; these are not opened.
            let opened = |pos: &&Pos| matches!(game.cell(**pos), VisibleCell::Open(_));
            let count = outcome.changed.iter().filter(opened).count();
            match (count, outcome.changed.contains(&pos)) {
                (1, true) => {
                    texts.with("announce-opened-one", &[("place", at(pos)), ("what", what())])
                }
                (_, true) => {
                    texts.with("announce-opened", &[("place", at(pos)), ("count", count.into())])
                }
                (_, false) => {
                    texts.with("announce-chorded", &[("place", at(pos)), ("count", count.into())])
                }
            }
        }
        OutcomeKind::Lost => match game.hits().first() {
            Some(&hit) => texts.with("announce-lost", &[("place", at(hit)), ("time", time())]),
            None => texts.with("announce-lost-flags", &[("place", at(pos)), ("time", time())]),
        },
        OutcomeKind::Refused(Refusal::Chord) => {
            texts.with("announce-refused-chord", &[("place", at(pos))])
        }
        OutcomeKind::Refused(Refusal::Flagged) => {
            texts.with("announce-refused-flag", &[("place", at(pos))])
        }
        OutcomeKind::Nothing | OutcomeKind::Paused | OutcomeKind::Resumed => {
            texts.with("announce-nothing", &[("place", at(pos)), ("what", what())])
        }
    }
}

/// The name of a switch, and whether it is on.
pub fn switch(texts: &Texts, name: &str, on: bool) -> String {
    if on {
        texts.with("announce-on", &[("name", name.into())])
    } else {
        texts.with("announce-off", &[("name", name.into())])
    }
}

/// The name of a control, and its value.
pub fn value(texts: &Texts, name: &str, value: &str) -> String {
    let values = [("name", name.into()), ("value", value.into())];
    texts.with("announce-value", &values)
}

fn pause(texts: &Texts, game: &Game, effect: OutcomeKind, now: Moment) -> String {
    match effect {
        OutcomeKind::Paused => {
            let time = texts.seconds(game.elapsed(now));
            texts.with("announce-paused", &[("time", time.into())])
        }
        OutcomeKind::Resumed => texts.get("announce-resumed").to_owned(),
        _ => texts.get("announce-no-pause").to_owned(),
    }
}

/// The coordinates of a cell, in words.
fn coordinates(texts: &Texts, pos: Pos) -> String {
    let values = [("row", (pos.row + 1).into()), ("col", (pos.col + 1).into())];
    texts.with("announce-place", &values)
}

/// What a cell shows, in words.
fn cell_content(texts: &Texts, seen: VisibleCell) -> String {
    if let VisibleCell::Open(number @ 1..) = seen {
        return texts.with("announce-number", &[("number", number.into())]);
    }
    let words = texts.get(match seen {
        VisibleCell::Open(_) => "announce-empty",
        VisibleCell::Covered => "announce-covered",
        VisibleCell::Flag => "announce-flag",
        VisibleCell::Question => "announce-question",
        VisibleCell::Mine => "announce-mine",
        VisibleCell::HitMine => "announce-hit",
        VisibleCell::WrongFlag => "announce-wrong-flag",
    });
    words.to_owned()
}
