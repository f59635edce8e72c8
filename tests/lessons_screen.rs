//! The lessons in the window.

use crate::common::prelude::*;
use sapper::practice::lesson::{Topic, lessons};
use sapper::practice::{Goal, Verdict};
use sapper::ui::features::lessons as screen;
use sapper::ui::features::practice::PracticeScreen;
use sapper::ui::features::puzzle::{PuzzleBoard, Said};

fn learning() -> TestWindow {
    learning_in(704.0, 689.0)
}

fn learning_in(width: f32, height: f32) -> TestWindow {
    let mut ui = TestWindow::new(beginner().seed(5), width, height);
    ui.press("F7");
    ui
}

fn send(ui: &mut TestWindow, message: screen::Message) {
    ui.send_to_screen(sapper::ui::shell::any_screen::Message::Lessons(message));
}

fn puzzle(ui: &TestWindow) -> &PuzzleBoard {
    ui.app.stack().puzzle().expect("a board is shown")
}

/// Opens a board of a lesson.
fn open(ui: &mut TestWindow, topic: Topic, board: usize) {
    let lesson = lessons().iter().position(|lesson| lesson.topic == topic).unwrap();
    send(ui, screen::Message::Open(lesson));
    send(ui, screen::Message::Board(board));
}

/// How many boards of the lesson in front are solved.
fn solved(ui: &mut TestWindow) -> usize {
    ui.texts_at("✓").len()
}

fn flag(ui: &mut TestWindow, mine: Pos) {
    ui.move_cursor_to(mine);
    ui.press("F");
}

fn solve(ui: &mut TestWindow) {
    let answers = puzzle(ui).position().answers.clone();
    match puzzle(ui).attempt().goal() {
        Goal::OpenOne => ui.tap_cell(answers[0]),
        Goal::FlagAll => answers.iter().for_each(|&mine| flag(ui, mine)),
        Goal::Clear | Goal::ChordAll | Goal::FewClicks(_) => {
            while !puzzle(ui).attempt().is_over() {
                let next = puzzle(ui).position().answers[0];
                ui.tap_cell(next);
            }
        }
    }
    assert!(matches!(puzzle(ui).said(), Said::Right(_)), "{:?}", puzzle(ui).said());
}

#[test]
fn the_first_lesson_is_played_from_its_first_board_to_the_next_lesson() {
    let mut ui = learning();
    assert!(ui.sees("0 of 16 lessons complete"));
    let y = |ui: &mut TestWindow, words: &str| ui.bounds(words).y;
    let (patterns, last) = (y(&mut ui, "Patterns"), y(&mut ui, "Chords"));
    assert!(patterns > last && patterns < y(&mut ui, "The 1-1 pattern"), "chapters");
    ui.tap("lesson-numbers");
    assert!(ui.sees("lesson-task-open"));
    for board in 1..=lessons()[0].boards.len() {
        solve(&mut ui);
        assert!(ui.sees("practice-right-safe"), "board {board}");
        let next = if board == 5 { "Next lesson" } else { "Next board" };
        ui.tap(next);
    }
    assert!(ui.sees("2. Opening and flagging"));
    ui.press("Escape");
    assert!(ui.sees("1 of 16 lessons complete"));
    // The sign of the lesson.
    assert_eq!(solved(&mut ui), 1);
}

#[test]
fn every_lesson_that_teaches_a_kind_leads_to_practice_of_it_and_back() {
    let mut ui = learning();
    for lesson in lessons() {
        let Some(kind) = lesson.topic.kind() else { continue };
        let practise = |ui: &TestWindow| {
            let mut names = ui.controls().into_iter().filter_map(|it| it.semantics.name);
            names.find(|name| name.starts_with("Practice: "))
        };
        for board in 0..lesson.boards.len() {
            open(&mut ui, lesson.topic, board);
            assert_eq!(practise(&ui), None);
            solve(&mut ui);
        }
        assert!(ui.sees("lesson-next"), "{:?}", lesson.topic);
        let before = puzzle(&ui).position().clone();
        ui.press_control(&practise(&ui).expect("a way to practice"));
        assert!(ui.is_in_front::<PracticeScreen>());
        assert_eq!(ui.app.stack().puzzle().map(|it| it.position().kind), Some(kind));
        ui.press("Escape");
        assert_eq!(*puzzle(&ui).position(), before);
    }
}

#[test]
fn a_flag_on_a_mine_wears_no_ring() {
    let mut ui = learning();
    let flags = lessons().iter().find_map(|lesson| {
        let board = lesson.boards.iter().position(|board| board.goal == Goal::FlagAll)?;
        Some((lesson.topic, board))
    });
    let (topic, board) = flags.expect("a board with mines to flag");
    open(&mut ui, topic, board);
    solve(&mut ui);
    assert!(puzzle(&ui).walk().is_some());
    assert_eq!(puzzle(&ui).marks().hints, []);
}

#[test]
fn a_wrong_cell_is_explained_and_can_be_tried_again() {
    let mut ui = learning();
    open(&mut ui, Topic::Numbers, 0);
    let (game, position) = (puzzle(&ui).game().clone(), puzzle(&ui).position().clone());
    let is_wrong =
        |pos: &Pos| game.cell(*pos) == VisibleCell::Covered && !position.answers.contains(pos);
    let wrong = game.size().positions().find(is_wrong).unwrap();
    ui.tap_cell(wrong);
    assert!(matches!(puzzle(&ui).said(), Said::Wrong(_)));
    assert!(puzzle(&ui).game().is_covered(wrong));
    solve(&mut ui);
    assert_eq!(solved(&mut ui), 1);
}

#[test]
fn an_uncertain_cell_is_explained_first_and_then_what_was_right() {
    let mut ui = learning();
    open(&mut ui, Topic::Numbers, 0);
    for pos in puzzle(&ui).game().size().positions() {
        let is_covered = puzzle(&ui).game().cell(pos) == VisibleCell::Covered;
        if !is_covered || puzzle(&ui).position().answers.contains(&pos) {
            continue;
        }
        ui.tap_cell(pos);
        let Said::Wrong(Verdict::Wrong { mine, .. }) = puzzle(&ui).said() else {
            panic!("{pos:?} is wrong")
        };
        if *mine < 1.0 {
            let (row, col) = (pos.row + 1, pos.col + 1);
            assert!(
                ui.sees(&format!("You can’t be sure of row {row}, column {col}.")),
                "{:?}",
                ui.texts()
            );
            let words = ui.texts().concat();
            assert!(words.contains("Another cell is certainly safe."), "{words}");
            assert_eq!(puzzle(&ui).marks().wrong_flags, [pos]);
            assert!(!puzzle(&ui).walk().unwrap().is_last());
            while !puzzle(&ui).walk().unwrap().is_last() {
                ui.press("H");
            }
            assert!(ui.sees("practice-answer"), "{:?}", ui.texts());
            let right = puzzle(&ui).position().hint.cell;
            assert!(puzzle(&ui).walk().unwrap().cells().any(|cell| cell == right));
            assert!(!puzzle(&ui).attempt().is_over(), "it can be tried again");
            return;
        }
    }
    panic!("every covered cell is certain");
}

#[test]
fn a_board_with_a_shown_answer_is_repeated() {
    let mut ui = learning();
    open(&mut ui, Topic::OneOne, 2);
    ui.tap("practice-show");
    assert_eq!(*puzzle(&ui).said(), Said::Answer);
    assert_eq!(solved(&mut ui), 0);
    // The answer stays while the player follows it on the board.
    ui.wait(5_000);
    ui.tap_cell(Pos::new(0, 0));
    assert_eq!(*puzzle(&ui).said(), Said::Answer);
    ui.tap("Try again");
    assert_eq!(*puzzle(&ui).said(), Said::Task);
    solve(&mut ui);
    assert_eq!(solved(&mut ui), 1);
}

#[test]
fn the_keyboard_alone_opens_a_lesson_and_solves_a_board() {
    let mut ui = learning();
    ui.press("Enter");
    let answer = puzzle(&ui).position().answers[0];
    ui.move_cursor_to(answer);
    ui.press("Space");
    assert!(matches!(puzzle(&ui).said(), Said::Right(_)));
    ui.press("Space");
    assert_eq!(*puzzle(&ui).said(), Said::Task);
    assert_eq!(solved(&mut ui), 1);
    ui.press("Escape");
    assert!(ui.app.stack().puzzle().is_none());
    ui.press("F7");
    assert!(ui.is_game_in_front());
}

#[test]
fn lessons_continue_where_the_player_left_off() {
    let mut ui = learning();
    open(&mut ui, Topic::Chords, 0);
    ui.press("Escape");
    open(&mut ui, Topic::OneTwo, 1);
    solve(&mut ui);
    ui.press_times("Escape", 2);
    ui.press("F7");
    assert!(ui.sees("lesson-go-on"));
    ui.press("Enter");
    assert!(ui.sees("6. The 1-2 pattern"));
    // The first board is not solved yet.
    assert_eq!(solved(&mut ui), 1);
    solve(&mut ui);
    assert_eq!(solved(&mut ui), 2);
}

#[test]
fn a_cell_opened_where_a_chord_is_required_stays_covered() {
    let mut ui = learning();
    open(&mut ui, Topic::Chords, 0);
    assert!(ui.sees("lesson-task-chord"));
    let answer = puzzle(&ui).position().answers[0];
    ui.tap_cell(answer);
    assert_eq!(*puzzle(&ui).said(), Said::Beside);
    assert!(ui.sees("lesson-chord-here"));
    assert!(puzzle(&ui).game().is_covered(answer));
}

#[test]
fn running_out_of_clicks_restarts_the_board() {
    let mut ui = learning();
    open(&mut ui, Topic::Clicks, 0);
    assert!(ui.sees("Clicks left: 2"));
    for _ in 0..2 {
        let covered = puzzle(&ui).game().clone();
        let next = puzzle(&ui).position().answers.iter().find(|&&pos| covered.is_covered(pos));
        let next = *next.unwrap();
        ui.tap_cell(next);
    }
    assert_eq!(*puzzle(&ui).said(), Said::UsedUp);
    assert!(ui.sees("Clicks left: 2"));
}

#[test]
fn help_links_to_the_lessons() {
    let mut ui = TestWindow::new(beginner(), 704.0, 689.0);
    ui.press("F1");
    ui.tap("lessons");
    assert!(ui.app.stack().puzzle().is_none());
}

#[test]
fn boards_are_rotated_each_time() {
    let mut ui = learning();
    let mut texts = std::collections::BTreeSet::new();
    for _ in 0..12 {
        open(&mut ui, Topic::OneTwoOne, 3);
        texts.insert(puzzle(&ui).position().text());
    }
    assert!(texts.len() >= 4, "{}", texts.len());
}

#[test]
fn solved_boards_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let launch = || beginner().files_in(&folder);
    let mut ui = TestWindow::new(launch(), 704.0, 689.0);
    ui.press("F7");
    open(&mut ui, Topic::Holes, 1);
    solve(&mut ui);
    drop(ui);
    let mut ui = TestWindow::new(launch(), 704.0, 689.0);
    // The first change reads the files.
    ui.send(stack::Message::Command(Command::Sound));
    ui.press("F7");
    assert!(ui.sees("lesson-go-on"));
    open(&mut ui, Topic::Holes, 0);
    assert_eq!(solved(&mut ui), 1);
}

#[test]
fn a_hint_shows_the_next_of_the_fewest_clicks() {
    let mut ui = learning();
    open(&mut ui, Topic::Clicks, 3);
    while !puzzle(&ui).attempt().is_over() {
        ui.press("H");
        let Said::Click(click) = *puzzle(&ui).said() else { panic!("{:?}", puzzle(&ui).said()) };
        assert!(ui.sees("lesson-click-next"));
        let (pos, key) = match click {
            Action::Open(pos) => (pos, "Space"),
            Action::Mark(pos) => (pos, "F"),
            Action::Chord(pos) => (pos, "C"),
            other => panic!("{other:?}"),
        };
        ui.move_cursor_to(pos);
        ui.press(key);
    }
    assert!(matches!(puzzle(&ui).said(), Said::Right(_)));
}

#[test]
fn the_mouse_flags_and_chords_as_in_a_game() {
    let mut ui = learning();
    open(&mut ui, Topic::Chords, 3);
    let mut clicks = 0;
    while !puzzle(&ui).attempt().is_over() {
        let game = puzzle(&ui).game().clone();
        let is_mine = |pos: &Pos| game.field().is_some_and(|field| field.is_mine(*pos));
        let near = |pos| game.size().neighbours(pos);
        let opens = |pos: &Pos| {
            matches!(game.cell(*pos), VisibleCell::Open(1..))
                && near(*pos).any(|near| game.is_covered(near) && !is_mine(&near))
        };
        // Flags around a number whose mines are certain, and a chord there.
        let mut solver = sapper::solver::Solver::default();
        let odds = solver.odds(&sapper::solver::PlayerView::of(&game)).unwrap();
        let certain: Vec<_> = odds.certain_mines().collect();
        let number = game
            .size()
            .positions()
            .filter(opens)
            .find(|&pos| near(pos).filter(is_mine).all(|mine| certain.contains(&mine)));
        let number = number.expect("a number to chord on");
        for mine in near(number).filter(is_mine) {
            if game.cell(mine) == VisibleCell::Covered {
                ui.mark_cell(mine);
            }
        }
        ui.chord_cell(number);
        clicks += 1;
        assert!(clicks < 20);
    }
    assert_eq!(puzzle(&ui).attempt().mistakes(), 0);
}

#[test]
fn the_answer_is_scrolled_into_view() {
    let mut ui = learning_in(360.0, 320.0);
    let mut far = 0;
    for board in 0..3 {
        open(&mut ui, Topic::Numbers, board);
        ui.press_times("Ctrl++", 20);
        let cell = puzzle(&ui).position().hint.cell;
        let is_in_view =
            |ui: &TestWindow| ui.board_layout().is_fully_visible(cell, puzzle(ui).pane.offset());
        far += usize::from(!is_in_view(&ui));
        send(&mut ui, screen::Message::ShowAnswer);
        assert!(is_in_view(&ui), "{cell:?}");
    }
    assert!(far > 0);
}
