//! Writing a recording.

use super::headers::rules_text;
use super::plain_event_writer::{OutputLine, PlainEventWriter};
use super::{MOUSE_EVENTS, seconds};
use crate::game::counters::bbbv;
use crate::game::{BoardSize, Game, Level, Phase, Pos, VisibleCell};
use crate::replay::formats::text::sanitize;
use crate::replay::{Event, EventKind, Recording, Session};
use std::io::{self, Write};

/// A recording as text, if it can be written.
pub fn to_text(recording: &Recording) -> Option<String> {
    let mut text = Vec::new();
    write(recording, &mut text).ok()?;
    String::from_utf8(text).ok()
}

/// What the mouse would have done with two plain buttons: see [`super::plain_event_writer`]. Buttons
/// that were forgotten and switched question marks are in it.
pub(in crate::replay::formats) fn plain_mouse_events(recording: &Recording) -> Vec<Event> {
    let (lines, _) = plain_lines(recording);
    let events = lines.into_iter().filter_map(|line| match line {
        OutputLine::Mouse(event) => Some(event),
        OutputLine::Board(_) => None,
    });
    events.collect()
}

/// The plain events with those of the board, and the game at its end.
fn plain_lines(recording: &Recording) -> (Vec<OutputLine>, Session) {
    let (log, size) = (&recording.log, recording.field.size());
    let mut session = Session::for_replay(recording.game());
    let mut lines = PlainEventWriter::new(size);
    for &event in log.events() {
        let before = session.game().phase();
        let outcome = lines.translate(&mut session, event, recording.moment(event.time));
        for pos in outcome.changed {
            lines.add_board_event(board_event(session.game(), pos));
        }
        match session.game().phase() {
            Phase::Won if before != Phase::Won => lines.add_board_event("won\n".to_owned()),
            Phase::Lost if before != Phase::Lost => lines.add_board_event("boom\n".to_owned()),
            _ => {}
        }
    }
    (lines.finish(log.end()), session)
}

/// Writes a recording. Each metadata text is cut to one line of at most 200 characters.
pub fn write(recording: &Recording, out: &mut impl Write) -> io::Result<()> {
    let size = recording.field.size();
    let (lines, session) = plain_lines(recording);
    let mut events = format!("{} start\n", seconds(recording.log.begin()));
    for line in lines {
        match line {
            OutputLine::Mouse(event) => events.push_str(&mouse_event(event, size)),
            OutputLine::Board(line) => events.push_str(&line),
        }
    }
    out.write_all(headers(recording, &session).as_bytes())?;
    out.write_all(events.as_bytes())?;
    out.flush()
}

fn headers(recording: &Recording, end: &Session) -> String {
    let Recording { level, rules, field, metadata, .. } = recording;
    let (size, doubts) = (field.size(), &metadata.doubts);
    let level = match level {
        Level::Beginner | Level::Beginner8x8 => "Beginner",
        Level::Intermediate => "Intermediate",
        Level::Expert => "Expert",
        Level::Scattered | Level::Custom(_) => "Custom",
    };
    let marks = if rules.question_marks { "On" } else { "Off" };
    let yes = |it| if it { "Yes" } else { "" };
    let status = match end.game().phase() {
        Phase::Won => "won",
        Phase::Lost => "lost",
        Phase::Ready | Phase::Running | Phase::Paused => "unfinished",
    };
    let time = end.tally().time.and_then(|ms| i32::try_from(ms).ok());
    let lines = [
        ("RawVF_Version", "Rev6".to_owned()),
        ("Program", sanitize(&metadata.program)),
        ("Version", sanitize(&metadata.version)),
        ("Player", sanitize(&metadata.player)),
        ("Timestamp", sanitize(&metadata.played_at)),
        ("Level", level.to_owned()),
        ("Width", size.cols().to_string()),
        ("Height", size.rows().to_string()),
        ("Mines", field.mines().to_string()),
        ("Marks", marks.to_owned()),
        ("SapperRules", rules_text(*rules)),
        ("SapperHelped", yes(metadata.helped).to_owned()),
        ("SapperPlayedOn", yes(metadata.played_on).to_owned()),
        ("Time", time.map(seconds).unwrap_or_default()),
        ("BBBV", bbbv(field).to_string()),
        ("Status", status.to_owned()),
        ("Mode", sanitize(if doubts.mode.is_empty() { "Classic" } else { &doubts.mode })),
    ];
    let mut text = String::new();
    for (key, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
        text.push_str(&format!("{key}: {value}\n"));
    }
    for unknown in &doubts.unknown {
        text.push_str(&format!("{unknown}\n"));
    }
    text.push_str("Board:\n");
    for row in 0..size.rows() {
        for col in 0..size.cols() {
            let mine = field.is_mine(Pos::new(row, col));
            text.push(if mine { '*' } else { '0' });
        }
        text.push('\n');
    }
    text.push_str("Events:\n");
    text
}

fn mouse_event(event: Event, size: BoardSize) -> String {
    let Some((name, _)) = MOUSE_EVENTS.iter().find(|(_, kind)| *kind == event.kind) else {
        assert_eq!(event.kind, EventKind::Cancel, "a plain event");
        return format!("forget {}\n", seconds(event.time));
    };
    let (time, pos) = (seconds(event.time), event.pointer_pos);
    let cell = pos.nearest_cell(size);
    let (col, row) = (cell.col + 1, cell.row + 1);
    let (x, y) = (pos.x(), pos.y());
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
