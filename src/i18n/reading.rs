//! What players hear when they ask about the board.

use super::announcements::{self, CellNote};
use super::{Texts, place};
use crate::config::command::{Command, Reading};
use crate::config::{Detail, PlaceNames, Settings};
use crate::game::survey::{self, Direction, Line, Run};
use crate::game::{Phase, Pos, ShownBoard, VisibleCell};

/// What is known about the board in front.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    pub board: &'a dyn ShownBoard,
    pub cursor: Pos,
    /// The cells that the last press has changed.
    pub changed: &'a [Pos],
    /// The chance of a mine that is shown at the cursor.
    pub chance: Option<f32>,
    /// Why it has a ring.
    pub note: Option<CellNote>,
    /// How long the game has taken, in ms; a puzzle has no clock.
    pub elapsed: Option<u64>,
}

/// The answer to a question that moves nothing. While the game is paused, nothing is told of its
/// board.
pub fn answer(texts: &Texts, reading: Reading, scene: Scene<'_>) -> String {
    let Scene { board, cursor, .. } = scene;
    if reading == Reading::Status {
        return status(texts, scene);
    }
    if board.phase() == Phase::Paused {
        return announcements::cell(texts, board, cursor);
    }
    match reading {
        Reading::Neighbours => neighbours(texts, board, cursor),
        Reading::Left => left(texts, board, cursor),
        Reading::Row => line(texts, board, Line::Row(cursor.row)),
        Reading::Column => line(texts, board, Line::Column(cursor.col)),
        Reading::Opened => opened(texts, board, scene.changed),
        _ => {
            let cell = announcements::cell(texts, board, cursor);
            let cell = announcements::with_chance(texts, cell, scene.chance);
            announcements::noted(texts, cell, scene.note)
        }
    }
}

/// The cell to which the cursor has come from another one, and what more is said of it: as much as
/// the player wants to hear.
pub fn arrival(
    texts: &Texts,
    settings: &Settings,
    board: &dyn ShownBoard,
    (pos, from): (Pos, Option<Pos>),
) -> (String, Option<String>) {
    let (content, is_paused) = (board.cell(pos), board.phase() == Phase::Paused);
    let is_brief = settings.detail == Detail::Brief;
    if settings.sound && settings.sound_guide && !settings.speech_with_tones {
        return (place::differing(texts, pos, from.filter(|_| is_brief)), None);
    }
    let line = match is_brief && !is_paused {
        true => announcements::next_cell(texts, pos, from, content),
        false => announcements::cell(texts, board, pos),
    };
    let is_number = matches!(content, VisibleCell::Open(1..)) && !is_paused;
    let is_full = settings.detail == Detail::Full;
    (line, (is_full && is_number).then(|| left(texts, board, pos)))
}

/// What a key says that leads no further in a list or a recording.
pub fn no_further(texts: &Texts, command: Command) -> String {
    let is_back = matches!(
        command,
        Command::Left | Command::Up | Command::PageUp | Command::RowStart | Command::FirstCell
    );
    end(texts, is_back)
}

/// That there is nothing more in this direction.
pub fn end(texts: &Texts, is_back: bool) -> String {
    texts.get(if is_back { "read-begin" } else { "read-end" }).to_owned()
}

/// What each cell around this one shows: `covered: above left, above; number 1: right`.
fn neighbours(texts: &Texts, board: &dyn ShownBoard, pos: Pos) -> String {
    let mut groups: Vec<(VisibleCell, Vec<String>)> = Vec::new();
    for (direction, content) in survey::neighbours(board, pos) {
        let name = direction_name(texts, direction).to_owned();
        match groups.iter_mut().find(|(known, _)| *known == content) {
            Some((_, names)) => names.push(name),
            None => groups.push((content, vec![name])),
        }
    }
    let group = |(content, names): (VisibleCell, Vec<String>)| {
        let place = announcements::cells_content(texts, content, names.len());
        texts.with("announce-cell", args![place, what = texts.series(&names)])
    };
    join(texts, groups.into_iter().map(group))
}

/// What is left around a cell: `number 3: 2 flags, 1 covered`.
fn left(texts: &Texts, board: &dyn ShownBoard, pos: Pos) -> String {
    let around = survey::surroundings(board, pos);
    let flags = texts.with("read-flags", args![count = around.flags]);
    let what = announcements::cell_content(texts, board.cell(pos));
    texts.with("read-around", args![what, flags, covered = around.covered])
}

/// `row 2; 1 to 3: covered; 4: flag`.
fn line(texts: &Texts, board: &dyn ShownBoard, line: Line) -> String {
    let name = match line {
        Line::Row(row) => texts.with("announce-row", args![row = row + 1]),
        // Some languages say the number of a column, but not its letter, as an ordinal.
        Line::Column(col) if texts.place_names == PlaceNames::Letters => {
            texts.with("announce-col", args![col = place::column_letters(col)])
        }
        Line::Column(col) => texts.with("announce-col", args![col = col + 1]),
    };
    let number = |pos: Pos| match line {
        Line::Row(_) => column_name(texts, pos.col),
        Line::Column(_) => (pos.row + 1).to_string(),
    };
    let run = |Run { content, first, last }: Run| {
        let place = match (number(first), number(last)) {
            (only, last) if only == last => only,
            (first, last) => texts.with("read-span", args![first, last]),
        };
        let count = last.row - first.row + last.col - first.col + 1;
        let what = announcements::cells_content(texts, content, count.into());
        texts.with("announce-cell", args![place, what])
    };
    let runs = survey::runs(board, line).into_iter().map(run);
    join(texts, [name].into_iter().chain(runs))
}

fn column_name(texts: &Texts, col: u16) -> String {
    match texts.place_names {
        PlaceNames::Letters => place::column_letters(col),
        _ => (col + 1).to_string(),
    }
}

/// The time, the mines left, and how much is open. In a pause, what is open is as hidden as where.
fn status(texts: &Texts, scene: Scene<'_>) -> String {
    let Scene { board, elapsed, .. } = scene;
    let is_paused = board.phase() == Phase::Paused;
    let paused = is_paused.then(|| texts.get("paused").to_owned());
    let time = elapsed.map(|ms| texts.running_seconds(ms, 1_000));
    let left = i64::from(board.mines()) - i64::from(board.flags());
    let left = (board.mines() > 0).then(|| texts.with("read-mines-left", args![count = left]));
    let share = survey::share_open(board).filter(|_| !is_paused);
    let share = share
        .map(|share| texts.with("read-share", args![share = texts.percent(&share.to_string())]));
    let facts = [paused, time, left, share];
    texts.facts(facts.into_iter().flatten())
}

/// How many cells a press has opened, and each of them.
fn opened(texts: &Texts, board: &dyn ShownBoard, changed: &[Pos]) -> String {
    let count = open_cells(board, changed).len();
    if count == 0 {
        return texts.get("read-nothing-opened").to_owned();
    }
    let parts = [texts.with("read-count", args![count]), opened_list(texts, board, changed)];
    join(texts, parts.into_iter())
}

/// The cells that a press has opened, row by row.
pub fn opened_list(texts: &Texts, board: &dyn ShownBoard, changed: &[Pos]) -> String {
    let cell = |pos: Pos| announcements::visible_cell(texts, pos, board.cell(pos));
    join(texts, open_cells(board, changed).into_iter().map(cell))
}

fn open_cells(board: &dyn ShownBoard, changed: &[Pos]) -> Vec<Pos> {
    let is_open = |pos: &Pos| matches!(board.cell(*pos), VisibleCell::Open(_));
    let mut cells: Vec<Pos> = changed.iter().copied().filter(is_open).collect();
    cells.sort_unstable();
    cells
}

fn join(texts: &Texts, parts: impl Iterator<Item = String>) -> String {
    parts.reduce(|list, next| texts.with("read-next", args![list, next])).unwrap_or_default()
}

fn direction_name(texts: &Texts, direction: Direction) -> &str {
    texts.get(match direction {
        Direction::AboveLeft => "read-above-left",
        Direction::Above => "read-above",
        Direction::AboveRight => "read-above-right",
        Direction::Right => "read-right",
        Direction::BelowRight => "read-below-right",
        Direction::Below => "read-below",
        Direction::BelowLeft => "read-below-left",
        Direction::Left => "read-left-of",
    })
}
