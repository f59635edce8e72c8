//! What players hear of lessons and of practice: which board it is, the task, the answer, and the
//! cell with the cursor.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::Role;
use sapper::practice::lesson::lessons;
use sapper::ui::features::lessons::Message;
use sapper::ui::shell::any_screen;

/// What the first lesson explains begins so.
const EXPLANATION: &str = "A number counts the mines that touch it";

fn reader() -> (Reader, TempDir) {
    let home = fast_folder();
    let launch = beginner().seed(3).lang(Lang::English);
    let mut reader = Reader::new(launch.files_in(&home), 900.0, 720.0);
    reader.heard();
    (reader, home)
}

/// What is read out after a message of the lessons.
fn lesson(reader: &mut Reader, message: Message) -> String {
    reader
        .ui
        .send(sapper::ui::shell::stack::Message::Screen(any_screen::Message::Lessons(message)));
    reader.listen();
    reader.heard().join("\n")
}

/// Solves the board that is shown, as the answer says.
fn solve(reader: &mut Reader) -> String {
    let puzzle = reader.ui.app.stack().puzzle().expect("a board");
    let cell = puzzle.position().hint.cell;
    reader.ui.open_cell(cell);
    reader.listen();
    reader.heard().join("\n")
}

#[test]
fn a_lesson_explains_itself_once_and_says_which_board_it_is() {
    let (mut reader, _home) = reader();
    reader.press("F7");
    reader.heard();
    let boards = lessons()[0].boards.len();
    let first = lesson(&mut reader, Message::Open(0));
    assert!(first.starts_with(EXPLANATION), "{first}");
    let place = format!("Board 1 of {boards}. Open a cell that is certainly safe.");
    assert!(first.ends_with(&place), "{first}");
    let second = lesson(&mut reader, Message::Board(1));
    let place = format!("Board 2 of {boards}. Open a cell that is certainly safe.");
    assert_eq!(second, place, "another board of the same task");
    lesson(&mut reader, Message::List);
    assert!(lesson(&mut reader, Message::Open(0)).starts_with(EXPLANATION));
}

#[test]
fn a_lesson_is_complete_each_time_it_is_played() {
    let (mut reader, _home) = reader();
    reader.press("F7");
    let last = lessons()[0].boards.len() - 1;
    for round in 0..2 {
        for board in 0..=last {
            match board {
                0 => lesson(&mut reader, Message::Open(0)),
                board => lesson(&mut reader, Message::Board(board)),
            };
            let heard = solve(&mut reader);
            assert!(heard.contains("Right!"), "{heard}");
            assert_eq!(heard.contains("Lesson complete!"), board == last, "{round}: {heard}");
        }
        assert!(reader.ui.sees("lesson-next"));
    }
}

#[test]
fn the_list_of_lessons_tells_nothing_of_the_game_behind_it() {
    let (mut reader, _home) = reader();
    reader.press("Down");
    reader.press("Space");
    reader.press("F7");
    lesson(&mut reader, Message::Open(0));
    reader.press("Down");
    reader.heard();
    reader.press("Escape");
    assert_eq!(reader.heard(), ["0 of 16 lessons complete"]);
    reader.press("Alt+W");
    assert_eq!(reader.heard(), ["There is no board here."]);
}

#[test]
fn an_answer_is_a_sentence() {
    let (mut reader, _home) = reader();
    reader.press("F7");
    lesson(&mut reader, Message::Open(0));
    let heard = lesson(&mut reader, Message::ShowAnswer);
    assert!(heard.starts_with("The answer: Row "), "{heard}");
    // One that is a sentence of its own keeps its end.
    lesson(&mut reader, Message::Board(1));
    let heard = solve(&mut reader);
    assert!(heard.contains("Right! "), "{heard}");
}

#[test]
fn practice_tells_the_task_and_the_cell_with_the_cursor() {
    let (mut reader, _home) = reader();
    reader.press("F8");
    let heard = reader.heard().concat();
    assert!(heard.contains("Find a safe cell."), "{heard}");
    let cell = reader.name(reader.focus);
    assert_eq!(reader.nodes[&reader.focus].role(), Role::GridCell, "{cell}");
    // A hint once more, and the answer once more.
    for _ in 0..9 {
        reader.heard();
        reader.press("H");
        assert!(!reader.heard().is_empty());
    }
    reader.press("Enter");
    let heard = reader.heard().join("\n");
    let (task, cell) = heard.split_once('\n').expect("the task and the cell");
    assert!(task.ends_with('.'), "{task}");
    assert_eq!(cell, reader.name(reader.focus), "the next position has the cursor there, too");
}

#[test]
fn where_the_cursor_is_says_why_its_cell_has_a_ring() {
    let (mut reader, _home) = reader();
    reader.press("F7");
    lesson(&mut reader, Message::Open(0));
    lesson(&mut reader, Message::ShowAnswer);
    let puzzle = reader.ui.app.stack().puzzle().expect("a board");
    let marks = puzzle.marks();
    let (safe, reason) = (marks.hints[0].0, marks.evidence[0]);
    for (pos, note) in [(safe, ", safe"), (reason, ", part of the reason")] {
        let cell = reader.cell(pos.row.into(), pos.col.into());
        reader.asks(cell, accesskit::Action::Focus, None);
        reader.heard();
        reader.press("Alt+W");
        let heard = reader.heard().concat();
        assert!(heard.ends_with(note), "{heard}");
        assert_eq!(heard, reader.name(cell));
    }
}
