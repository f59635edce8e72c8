//! One line for every event, for players who hear the game instead of seeing it. Rows and columns
//! count from 1, as in hints.

use super::{Texts, place};
use crate::game::{
    Action, BoardSize, CellState, Game, Moment, Outcome, OutcomeKind, Phase, Pos, Refusal,
    ShownBoard, VisibleCell,
};
use crate::solver::query::in_steps;

/// What is said of a cell besides what it shows: why it has a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellNote {
    /// The board begins here.
    Start,
    Safe,
    Mine,
    BestGuess,
    /// What is said of other cells follows from it.
    Reason,
    /// A flag that cannot be right, or an answer that is not.
    Wrong,
}

pub fn new_game(texts: &Texts, game: &Game) -> String {
    let level = texts.level(game.level());
    let (rows, cols, mines) = (game.size().rows(), game.size().cols(), game.mines());
    // On a random board that is not generated yet, the number of mines is unknown.
    if game.field().is_none() && game.level().mines().is_none() {
        return texts.with("announce-new-scattered", args![level, rows, cols]);
    }
    texts.with("announce-new", args![level, rows, cols, mines])
}

/// What is in view of a board: its rows and columns from the first to the one before the end.
/// `mines` is 0 if their number is unknown.
pub fn board(
    texts: &Texts,
    size: BoardSize,
    (mines, flags): (u32, u32),
    (first, end): (Pos, Pos),
) -> String {
    let (rows, cols) = (size.rows(), size.cols());
    let all = texts.with("announce-board-size", args![rows, cols, mines, flags]);
    if (end.row - first.row, end.col - first.col) == (rows, cols) {
        return all;
    }
    let (top, bottom, left, right) = (first.row + 1, end.row, first.col + 1, end.col);
    texts.with("announce-board-part", args![all, top, bottom, left, right])
}

/// A cell that shows `content`.
pub fn visible_cell(texts: &Texts, pos: Pos, content: VisibleCell) -> String {
    next_cell(texts, pos, None, content)
}

/// A cell with its chance of a mine, if that is shown.
pub fn with_chance(texts: &Texts, cell: String, chance: Option<f32>) -> String {
    let Some(chance) = chance else { return cell };
    texts.with("hint-guess-risk", args![cell, chance = u32::from(in_steps(chance, 100))])
}

/// A cell after another: only with the coordinate that differs.
pub fn next_cell(texts: &Texts, pos: Pos, from: Option<Pos>, content: VisibleCell) -> String {
    let place = place::differing(texts, pos, from);
    texts.with("announce-cell", args![place, what = cell_content(texts, content)])
}

/// A cell with a note, if it has one.
pub fn noted(texts: &Texts, cell: String, note: Option<CellNote>) -> String {
    let Some(note) = note else { return cell };
    let note = texts.get(match note {
        CellNote::Start => "announce-start",
        CellNote::Safe => "announce-ring-safe",
        CellNote::Mine => "announce-mine",
        CellNote::BestGuess => "announce-ring-best",
        CellNote::Reason => "announce-ring-reason",
        CellNote::Wrong => "announce-ring-wrong",
    });
    texts.with("announce-noted", args![cell, note])
}

/// Where a board begins.
pub fn begin(texts: &Texts, start: Pos) -> String {
    texts.with("announce-begin", args![place = place::name(texts, start)])
}

/// What a step to a cell beside `from`, or further along its row or column, leads to: the
/// coordinate that differs, and a number alone; `None` if both differ, or none.
pub fn step(texts: &Texts, from: Pos, pos: Pos, content: VisibleCell) -> Option<String> {
    if (from.row == pos.row) == (from.col == pos.col) {
        return None;
    }
    let what = match content {
        VisibleCell::Open(number @ 1..) => number.to_string(),
        _ => cell_content(texts, content),
    };
    Some(texts.with("announce-cell", args![place = place::differing(texts, pos, Some(from)), what]))
}

/// An announcement about a cell, for players who are there.
pub fn without_place<'a>(texts: &Texts, pos: Pos, line: &'a str) -> &'a str {
    // The place of another cell may begin with this one.
    let rest = line.strip_prefix(&place::name(texts, pos));
    let rest = rest.filter(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()));
    rest.map_or(line, |rest| rest.trim_start_matches([':', '：', ' ', '\u{a0}', '\u{202f}']))
}

/// What a cell shows, which is nothing while the game is paused.
pub fn cell(texts: &Texts, board: &dyn ShownBoard, pos: Pos) -> String {
    if board.phase() != Phase::Paused {
        return visible_cell(texts, pos, board.cell(pos));
    }
    let what = texts.get("announce-hidden");
    texts.with("announce-cell", args![place = place::name(texts, pos), what])
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
    // A win may also flag mines; these are not opened.
    let opened = |pos: &&Pos| matches!(game.cell(**pos), VisibleCell::Open(_));
    let count = outcome.changed.iter().filter(opened).count();
    let mut place = pos;
    let key = match outcome.kind {
        OutcomeKind::Marked(CellState::Flag) => "announce-flagged",
        OutcomeKind::Marked(CellState::Question) => "announce-questioned",
        OutcomeKind::Marked(_) => "announce-unmarked",
        OutcomeKind::Opened { .. } | OutcomeKind::Won => {
            match (count, outcome.changed.contains(&pos)) {
                (1, true) => "announce-opened-one",
                (_, true) => "announce-opened",
                (_, false) => "announce-chorded",
            }
        }
        OutcomeKind::Lost => match game.hits().first() {
            Some(&hit) => {
                place = hit;
                "announce-lost"
            }
            None => "announce-lost-flags",
        },
        OutcomeKind::Refused(Refusal::Chord) => "announce-refused-chord",
        OutcomeKind::Refused(Refusal::Flagged) => "announce-refused-flag",
        OutcomeKind::Nothing | OutcomeKind::Paused | OutcomeKind::Resumed => "announce-nothing",
    };
    let values = args![
        place = place::name(texts, place),
        what = cell_content(texts, game.cell(pos)),
        count,
        left = game.remaining(),
        time = texts.seconds(game.elapsed(now)),
    ];
    texts.with(key, values)
}

pub fn switch(texts: &Texts, name: &str, on: bool) -> String {
    if on {
        texts.with("announce-on", args![name])
    } else {
        texts.with("announce-off", args![name])
    }
}

pub fn value(texts: &Texts, name: &str, value: &str) -> String {
    texts.with("announce-value", args![name, value])
}

fn pause(texts: &Texts, game: &Game, effect: OutcomeKind, now: Moment) -> String {
    match effect {
        OutcomeKind::Paused => {
            texts.with("announce-paused", args![time = texts.seconds(game.elapsed(now))])
        }
        OutcomeKind::Resumed => texts.get("announce-resumed").to_owned(),
        _ => texts.get("announce-no-pause").to_owned(),
    }
}

/// What a cell shows: `number 1`, `covered`.
pub fn cell_content(texts: &Texts, seen: VisibleCell) -> String {
    cells_content(texts, seen, 1)
}

/// What each of so many cells shows.
pub fn cells_content(texts: &Texts, seen: VisibleCell, count: usize) -> String {
    let words = texts.get(match seen {
        VisibleCell::Open(number @ 1..) => return texts.with("announce-number", args![number]),
        VisibleCell::Open(_) => return texts.with("announce-empty", args![count]),
        VisibleCell::Covered => return texts.with("announce-covered", args![count]),
        VisibleCell::Flag => "announce-flag",
        VisibleCell::Question => "announce-question",
        VisibleCell::Mine => "announce-mine",
        VisibleCell::HitMine => "announce-hit",
        VisibleCell::WrongFlag => "announce-wrong-flag",
    });
    words.to_owned()
}
