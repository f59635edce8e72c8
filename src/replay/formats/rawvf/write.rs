//! Writing a recording.

use super::encoding::sanitize;
use super::error::seconds;
use super::plain_events::{PlainEventWriter, RawvfLine};
use super::rules_header;
use crate::game::counters::bbbv;
use crate::game::pointer::{InputConfig, MouseButton};
use crate::game::{BoardSize, Game, Level, Phase, Pos, VisibleCell};
use crate::replay::{Event, EventKind, Recording, Session};
use std::fmt::Write as _;
use std::io;
use std::io::Write;

/// Writes a recording. Each metadata text is cut to one line of at most 200 characters.
pub fn write(film: &Recording, out: &mut impl Write) -> io::Result<()> {
    let size = film.field().size();
    let mut stage = Session::new(film.game(), InputConfig::default());
    let mut hand = PlainEventWriter::new(size);
    for event in film.log() {
        let was = stage.game().phase();
        let outcome = hand.translate(&mut stage, event, film.moment(event.time));
        for pos in outcome.changed {
            hand.add_board_event(board_event(stage.game(), pos));
        }
        match stage.game().phase() {
            Phase::Won if was != Phase::Won => hand.add_board_event("won\n".to_owned()),
            Phase::Lost if was != Phase::Lost => hand.add_board_event("boom\n".to_owned()),
            _ => {}
        }
    }
    let mut events = format!("{} start\n", seconds(film.log().begin()));
    let end = film.log().end();
    for line in hand.finish(end, film.moment(end)) {
        match line {
            RawvfLine::Mouse(event) => events.push_str(&mouse_event(event, size)),
            RawvfLine::Board(line) => events.push_str(&line),
        }
    }
    out.write_all(headers(film, &stage).as_bytes())?;
    out.write_all(events.as_bytes())?;
    out.flush()
}

fn headers(film: &Recording, end: &Session) -> String {
    let size = film.field().size();
    let level = match film.level() {
        Level::Beginner => "Beginner",
        Level::Intermediate => "Intermediate",
        Level::Expert => "Expert",
        Level::Scattered | Level::Custom(_) => "Custom",
    };
    let marks = if film.rules().question_marks { "On" } else { "Off" };
    let status = match end.game().phase() {
        Phase::Won => "won",
        Phase::Lost => "lost",
        Phase::Ready | Phase::Running | Phase::Paused => "unfinished",
    };
    let time = end.tally().time.and_then(|ms| i32::try_from(ms).ok());
    let credits = &film.metadata;
    let lines = [
        ("RawVF_Version", "Rev6".to_owned()),
        ("Program", sanitize(&credits.program)),
        ("Version", sanitize(&credits.version)),
        ("Player", sanitize(&credits.player)),
        ("Timestamp", sanitize(&credits.played_at)),
        ("Level", level.to_owned()),
        ("Width", size.cols().to_string()),
        ("Height", size.rows().to_string()),
        ("Mines", film.field().mines().to_string()),
        ("Marks", marks.to_owned()),
        ("SapperRules", rules_header::to_text(film.rules())),
        ("Time", time.map(seconds).unwrap_or_default()),
        ("BBBV", bbbv(film.field()).to_string()),
        ("Status", status.to_owned()),
        ("Mode", "Classic".to_owned()),
    ];
    let mut text = String::new();
    for (key, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
        line(&mut text, format_args!("{key}: {value}"));
    }
    text.push_str("Board:\n");
    for row in 0..size.rows() {
        for col in 0..size.cols() {
            let mine = film.field().is_mine(Pos::new(row, col));
            text.push(if mine { '*' } else { '0' });
        }
        text.push('\n');
    }
    text.push_str("Events:\n");
    text
}

fn mouse_event(event: Event, size: BoardSize) -> String {
    let name = match event.kind {
        EventKind::Move => "mv",
        EventKind::Press(MouseButton::Left) => "lc",
        EventKind::Press(MouseButton::Right) => "rc",
        EventKind::Press(MouseButton::Middle) => "mc",
        EventKind::PressShift => "sc",
        EventKind::Release(MouseButton::Left) => "lr",
        EventKind::Release(MouseButton::Right) => "rr",
        EventKind::Release(MouseButton::Middle) => "mr",
        EventKind::ToggleQuestionMarks => "mt",
        EventKind::Cancel => return format!("forget {}\n", seconds(event.time)),
    };
    let (time, spot) = (seconds(event.time), event.pointer_pos);
    let cell = spot.nearest_cell(size);
    let (col, row) = (cell.col + 1, cell.row + 1);
    let (x, y) = (spot.x(), spot.y());
    format!("{time} {name} {col} {row} ({x} {y})\n")
}

/// The board event of a cell.
fn board_event(game: &Game, pos: Pos) -> String {
    let (col, row) = (pos.col + 1, pos.row + 1);
    let name = match game.cell(pos) {
        VisibleCell::Open(number) => format!("number{number}"),
        VisibleCell::Flag | VisibleCell::WrongFlag => "flag".to_owned(),
        VisibleCell::Question => "questionmark".to_owned(),
        VisibleCell::HitMine => "blast".to_owned(),
        VisibleCell::Covered | VisibleCell::Mine => "closed".to_owned(),
    };
    format!("{name} {col} {row}\n")
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{words}");
}
