//! Reading the board by keys: what is around a cell, what a row holds, where it goes on.

use crate::common::board::game;
use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::{Action as Request, Role};
use sapper::config::command::Reading;
use sapper::config::{Detail, PlaceNames};
use sapper::game::survey::{self, Direction, Line, Place, Surroundings};
use sapper::i18n::place;
use sapper::i18n::reading::{self, Scene};
use sapper::ui::features::workbench;
use sapper::ui::shell::any_screen;
use std::iter;

/// A board of four rows and five columns, after one click and one flag. `x` is covered, `F` a flag:
/// ```text
/// x1...
/// x211.
/// xxF1.
/// xxx1.
/// ```
fn explored() -> Game {
    let mut game = game("*.... ..... ..*.. .....", Rules::WINDOWS_7);
    game.apply(Action::Open(at(0, 4)), Moment(0));
    game.apply(Action::Mark(at(2, 2)), Moment(0));
    game
}

// What can be known of a board

#[test]
fn the_neighbours_of_a_cell_go_clockwise_and_end_at_an_edge() {
    use Direction::{Above, AboveLeft, AboveRight, Below, BelowLeft, BelowRight, Left, Right};
    use VisibleCell::{Covered, Flag, Open};
    let all = [
        (AboveLeft, Covered),
        (Above, Open(1)),
        (AboveRight, Open(0)),
        (Right, Open(1)),
        (BelowRight, Flag),
        (Below, Covered),
        (BelowLeft, Covered),
        (Left, Covered),
    ];
    assert_eq!(survey::neighbours(&explored(), at(1, 1)), all);
    let corner = [(Below, Open(0)), (BelowLeft, Open(1)), (Left, Open(0))];
    assert_eq!(survey::neighbours(&explored(), at(0, 4)), corner);
}

#[test]
fn what_is_left_around_a_number_is_flags_and_covered_cells() {
    let around = |row, col| survey::surroundings(&explored(), at(row, col));
    assert_eq!(around(1, 1), Surroundings { flags: 1, covered: 4 });
    assert_eq!(around(0, 3), Surroundings::default());
}

#[test]
fn a_line_is_read_in_runs_of_what_is_the_same() {
    let runs = |line| {
        let runs = survey::runs(&explored(), line).into_iter();
        runs.map(|run| (run.content, run.first, run.last)).collect::<Vec<_>>()
    };
    use VisibleCell::{Covered, Flag, Open};
    let row = [
        (Covered, at(2, 0), at(2, 1)),
        (Flag, at(2, 2), at(2, 2)),
        (Open(1), at(2, 3), at(2, 3)),
        (Open(0), at(2, 4), at(2, 4)),
    ];
    assert_eq!(runs(Line::Row(2)), row);
    assert_eq!(runs(Line::Column(0)), [(Covered, at(0, 0), at(3, 0))]);
}

/// All such places, beginning with the one after the last cell.
fn places(game: &Game, place: Place, is_back: bool) -> Vec<Pos> {
    let next = |pos: &Pos| survey::next(game, *pos, place, is_back);
    let first = next(&at(3, 4));
    iter::successors(first, next)
        .take_while({
            let mut seen = Vec::new();
            move |pos| {
                let is_new = !seen.contains(pos);
                seen.push(*pos);
                is_new
            }
        })
        .collect()
}

#[test]
fn the_next_covered_cell_is_beside_a_number_and_the_board_has_no_end() {
    let expected = [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(3, 2)];
    assert_eq!(places(&explored(), Place::BesideNumber, false), expected);
    let mut back = places(&explored(), Place::BesideNumber, true);
    back.reverse();
    assert_eq!(back, expected);
}

#[test]
fn the_next_number_is_one_with_another_count_of_flags() {
    let mut game = explored();
    assert_eq!(places(&game, Place::OpenNumber, false), [at(0, 1), at(1, 1)]);
    assert_eq!(places(&game, Place::OpenNumber, true), [at(1, 1), at(0, 1)]);
    game.apply(Action::Mark(at(0, 0)), Moment(0));
    assert_eq!(places(&game, Place::OpenNumber, false), []);
    // One flag too many counts as well.
    game.apply(Action::Mark(at(3, 2)), Moment(0));
    assert_eq!(places(&game, Place::OpenNumber, false), [at(2, 3), at(3, 3)]);
}

#[test]
fn the_place_where_the_cursor_is_is_not_the_next_one() {
    let mut game = explored();
    for pos in [at(0, 0), at(1, 0), at(2, 0), at(2, 1)] {
        game.apply(Action::Mark(pos), Moment(0));
    }
    assert_eq!(survey::next(&game, at(0, 0), Place::BesideNumber, false), Some(at(3, 2)));
    assert_eq!(survey::next(&game, at(3, 2), Place::BesideNumber, false), None);
}

#[test]
fn the_share_that_is_open_leaves_out_the_mines() {
    assert_eq!(survey::share_open(&explored()), Some(66), "12 of 18 cells");
}

// What is told of it

fn told_in(texts: &Texts, reading: Reading, game: &Game, cursor: Pos) -> String {
    // The click opened all of these.
    let opened = [at(0, 1), at(0, 2), at(1, 1)];
    let elapsed = Some(12_345);
    let scene = Scene { board: game, cursor, changed: &opened, chance: None, note: None, elapsed };
    reading::answer(texts, reading, scene)
}

#[test]
fn each_question_about_a_cell_or_the_board_has_its_answer() {
    let around = "covered: above left, below, below left, left; number 1: above, right; \
                  empty: above right; flag: below right";
    let row = "row 3; 1 to 2: covered; 3: flag; 4: number 1; 5: empty";
    let list = "3 cells opened; row 1, column 2: number 1; row 1, column 3: empty; \
                row 2, column 2: number 2";
    for (reading, (row, col), answer) in [
        (Reading::Here, (1, 1), "row 2, column 2: number 2"),
        (Reading::Neighbours, (1, 1), around),
        (Reading::Left, (1, 1), "number 2: 1 flag, 4 covered"),
        (Reading::Left, (0, 4), "empty: 0 flags, 0 covered"),
        (Reading::Row, (2, 0), row),
        (Reading::Column, (2, 3), "column 4; 1: empty; 2 to 4: number 1"),
        (Reading::Status, (0, 0), "12 s, 1 mine left, 66% opened"),
        (Reading::Opened, (0, 0), list),
    ] {
        let texts = Texts::new(Lang::English);
        assert_eq!(told_in(&texts, reading, &explored(), at(row, col)), answer);
    }
    let mut texts = Texts::new(Lang::English);
    texts.place_names = PlaceNames::Letters;
    let row = told_in(&texts, Reading::Row, &explored(), at(2, 0));
    assert_eq!(row, "row 3; A to B: covered; C: flag; D: number 1; E: empty");
}

#[test]
fn rows_and_columns_follow_the_grammar_of_the_language() {
    let french = Texts::new(Lang::French);
    let row = told_in(&french, Reading::Row, &explored(), at(2, 0)).replace('\u{a0}', " ");
    assert!(row.contains("1 à 2 : cachées") && row.ends_with("5 : vide"), "a plural: {row}");
    let mut japanese = Texts::new(Lang::Japanese);
    for (names, begins) in [(PlaceNames::RowFirst, "4列目。"), (PlaceNames::Letters, "D列。")]
    {
        japanese.place_names = names;
        let column = told_in(&japanese, Reading::Column, &explored(), at(2, 3));
        assert!(column.starts_with(begins), "an ordinal, unless it is a letter: {column}");
    }
}

#[test]
fn in_a_pause_nothing_is_told_of_the_board() {
    let (texts, mut game) = (Texts::new(Lang::English), explored());
    game.apply(Action::Pause, Moment(1));
    assert_eq!(game.phase(), Phase::Paused);
    for &asked in Reading::ALL.iter().filter(|asked| **asked != Reading::Status) {
        let answer = told_in(&texts, asked, &game, at(1, 1));
        assert_eq!(answer, "row 2, column 2: hidden while paused", "{asked:?}");
    }
    let status = told_in(&texts, Reading::Status, &game, at(1, 1));
    assert_eq!(status, "Paused, 12 s, 1 mine left");
}

/// What is said when the cursor comes to the third cell of the second row from the one before it.
fn said_on_arrival(change: impl FnOnce(&mut Settings)) -> (String, Option<String>) {
    let (texts, mut settings) = (Texts::new(Lang::English), Settings::default());
    change(&mut settings);
    reading::arrival(&texts, &settings, &explored(), (at(1, 2), Some(at(1, 1))))
}

#[test]
fn the_player_chooses_how_much_is_said_of_a_cell() {
    let said = |detail| said_on_arrival(|settings| settings.detail = detail);
    let whole = "row 2, column 3: number 1".to_owned();
    assert_eq!(said(Detail::Brief), ("column 3: number 1".to_owned(), None));
    assert_eq!(said(Detail::Normal), (whole.clone(), None));
    assert_eq!(said(Detail::Full), (whole, Some("number 1: 1 flag, 1 covered".to_owned())));
}

#[test]
fn where_tones_tell_what_is_on_a_cell_its_place_may_be_enough() {
    let alone = |detail, sound| {
        said_on_arrival(|settings| {
            (settings.detail, settings.sound, settings.sound_guide) = (detail, sound, true);
            settings.speech_with_tones = false;
        })
    };
    assert_eq!(alone(Detail::Full, true), ("row 2, column 3".to_owned(), None));
    assert_eq!(alone(Detail::Brief, true), ("column 3".to_owned(), None));
    let silent = alone(Detail::Normal, false);
    assert_eq!(silent.0, "row 2, column 3: number 1", "nothing else would tell it");
    let both = said_on_arrival(|settings| settings.sound_guide = true);
    assert_eq!(both.0, "row 2, column 3: number 1");
}

#[test]
fn in_a_pause_no_detail_is_said() {
    let (texts, mut settings, mut game) =
        (Texts::new(Lang::English), Settings::default(), explored());
    game.apply(Action::Pause, Moment(1));
    for detail in Detail::ALL {
        settings.detail = *detail;
        let step = (at(1, 2), Some(at(1, 1)));
        let (line, more) = reading::arrival(&texts, &settings, &game, step);
        assert_eq!((&line[..], more), ("row 2, column 3: hidden while paused", None));
    }
}

#[test]
fn a_cell_can_be_named_by_numbers_or_letters() {
    let parse = |typed| place::parse(PlaceNames::RowFirst, typed);
    for typed in ["2 4", "2,4", " 2, 4 ", "(2; 4)", "D2", "d2", "D 2"] {
        assert_eq!(parse(typed), Some(at(1, 3)), "{typed}");
    }
    assert_eq!(parse("AA30"), Some(at(29, 26)));
    assert_eq!(place::parse(PlaceNames::ColumnFirst, "2 4"), Some(at(3, 1)));
    assert_eq!(place::parse(PlaceNames::Letters, "2 4"), Some(at(1, 3)));
    for typed in ["", "2", "D", "0 4", "D0", "1 2 3", "D2 4", "99999999 1", "ZZZZZZZZ1"] {
        assert_eq!(parse(typed), None, "{typed}");
    }
}

// The keys

/// A reader at the workbench with that board.
fn reader() -> Reader {
    let mut reader = Reader::new(beginner().lang(Lang::English), 1_000.0, 760.0);
    reader.press("Escape");
    reader.press("F12");
    let text = "mines 2\n.1000\n.2110\n..F10\n...10\n".to_owned();
    let pasted = workbench::Message::Pasted(Some(text));
    reader.ui.send_to_screen(any_screen::Message::Workbench(pasted));
    reader.press("Ctrl+Home");
    reader.press("Ctrl+Home");
    reader.heard();
    reader
}

#[test]
fn with_all_detail_a_chord_names_the_only_cell_it_opened() {
    let mut reader = Reader::new(beginner().seed(3).lang(Lang::English), 640.0, 720.0);
    reader.ui.change(SettingChange::Detail(Detail::Full));
    reader.ui.open_cell(at(0, 0));
    let field = reader.ui.field();
    let near = |pos| field.size().neighbours(pos).collect::<Vec<_>>();
    // Nothing around it opens more than itself.
    let is_one = |&pos: &Pos| {
        field.number(pos) == Some(1) && near(pos).iter().all(|&near| field.number(near) != Some(0))
    };
    let number = field.size().positions().find(is_one).unwrap();
    let is_last = |&pos: &Pos| reader.ui.game().is_covered(pos) && !field.is_mine(pos);
    let last = near(number).into_iter().find(is_last).unwrap();
    for pos in near(number).into_iter().chain([number]).filter(|pos| *pos != last) {
        match field.is_mine(pos) {
            true => reader.ui.mark_cell(pos),
            false => reader.ui.open_cell(pos),
        }
    }
    let place = |pos: Pos| format!("row {}, column {}", pos.row + 1, pos.col + 1);
    let cell = reader.cell(number.row.into(), number.col.into());
    reader.asks(cell, Request::Focus, None);
    reader.heard();
    reader.press("Space");
    let heard = reader.heard().join("\n");
    assert!(heard.starts_with("opened 1 cell around it\n"), "{heard}");
    assert!(heard.contains(&format!("{}: number", place(last))), "{heard}");
}

/// A reader of a game whose board has the cursor in its first cell.
fn playing() -> Reader {
    let mut reader = Reader::new(beginner().seed(3).lang(Lang::English), 640.0, 720.0);
    let first = reader.cell(0, 0);
    reader.asks(first, Request::Focus, None);
    reader.heard();
    reader
}

#[test]
fn a_key_tells_without_moving_the_cursor() {
    let mut reader = reader();
    reader.press("Alt+H");
    assert_eq!(reader.heard(), ["row 1; 1: covered; 2: number 1; 3 to 5: empty"]);
    reader.press("Alt+H");
    assert_eq!(reader.heard().len(), 1, "the same is told again");
    assert_eq!(reader.focus, reader.cell(0, 0));
}

#[test]
fn keys_move_the_cursor_to_where_it_goes_on() {
    let mut reader = reader();
    let steps = [("Alt+C", (1, 0)), ("Alt+X", (0, 0)), ("Alt+X", (3, 2)), ("Alt+N", (0, 1))];
    for (key, (row, col)) in steps {
        reader.press(key);
        assert_eq!(reader.focus, reader.cell(row, col), "{key}");
    }
    reader.press("Alt+B");
    assert_eq!(reader.focus, reader.cell(1, 1));
}

#[test]
fn with_all_detail_a_press_lists_what_it_opened() {
    let mut reader = playing();
    reader.ui.change(SettingChange::Detail(Detail::Full));
    reader.press("Left");
    reader.heard();
    reader.press("Space");
    let heard = reader.heard().join("\n");
    assert!(heard.starts_with("opened 43 cells\nrow 1, column 1: "), "{heard}");
    // To the number beside the opening.
    reader.press("Alt+N");
    let heard = reader.heard().join("\n");
    assert!(heard.contains(" flags, "), "{heard}");
}

#[test]
fn there_may_be_no_other() {
    let mut reader = playing();
    reader.press("Alt+N");
    assert_eq!(reader.heard(), ["No more."]);
}

#[test]
fn the_first_question_shows_the_cursor() {
    let mut reader = Reader::new(beginner().lang(Lang::English), 640.0, 720.0);
    reader.press("Alt+W");
    assert_eq!(reader.focus, reader.cell(4, 4));
}

#[test]
fn the_status_needs_no_cursor() {
    let mut reader = playing();
    reader.press("Space");
    reader.ui.click_at(reader.ui.middle_of(Pos::new(0, 0)));
    reader.heard();
    reader.press("Alt+S");
    assert_eq!(reader.heard().last().unwrap(), "0 s, 10 mines left, 60% opened");
    reader.press("Alt+O");
    assert_eq!(reader.heard(), ["Nothing was opened."]);
    assert_eq!(reader.ui.app.play().pane.cursor, None);
}

#[test]
fn what_was_told_last_is_told_again() {
    let mut reader = playing();
    reader.press("F");
    let flagged = ["row 1, column 1: flagged, 9 mines left"];
    reader.heard();
    reader.press("Alt+E");
    assert_eq!(reader.heard(), flagged, "with its place");
    reader.press("Alt+S");
    assert_eq!(reader.heard(), ["0 s, 9 mines left, 0% opened"]);
    reader.press("Alt+E");
    assert_eq!(reader.heard(), ["0 s, 9 mines left, 0% opened"]);
}

#[test]
fn the_last_press_is_the_last_one_of_this_board() {
    let mut reader = playing();
    reader.press("Alt+O");
    assert_eq!(reader.heard(), ["Nothing was opened."]);
    reader.press("Space");
    reader.heard();
    reader.press("Alt+O");
    let heard = reader.heard().concat();
    assert!(heard.starts_with("43 cells opened; row 1, column 1: "), "{heard}");
    reader.press("F2");
    reader.heard();
    reader.press("Alt+O");
    assert_eq!(reader.heard(), ["Nothing was opened."]);
}

#[test]
fn in_a_pause_no_key_leads_to_where_something_is() {
    let mut reader = playing();
    reader.press("Space");
    reader.press("P");
    reader.heard();
    let before = reader.focus;
    for &asked in Reading::ALL {
        let kept = [Reading::Status, Reading::Again, Reading::GoTo];
        if kept.contains(&asked) {
            continue;
        }
        reader.ui.key(Command::Read(asked));
        reader.listen();
        let heard = reader.heard();
        assert!(heard.iter().all(|line| line.ends_with("hidden while paused")), "{heard:?}");
        assert_eq!(reader.focus, before, "{asked:?}");
    }
}

#[test]
fn a_dialog_leads_to_a_cell_and_says_what_is_wrong() {
    let mut reader = reader();
    reader.press("Alt+G");
    assert!(reader.node(Role::Dialog, "Go to a cell").is_modal());
    let field = "“2 4” or “D2” is row 2, column 4.";
    reader.set_value(Role::TextInput, field, "9 9");
    reader.press("Enter");
    let wrong = "There is no such cell. The last one is row 4, column 5.";
    assert!(reader.heard().iter().any(|heard| heard == wrong));
    reader.set_value(Role::TextInput, field, "d2");
    reader.press("Enter");
    assert_eq!(reader.focus, reader.cell(1, 3));
}

#[test]
fn all_of_it_can_be_asked_for_by_buttons_after_the_board() {
    let mut reader = reader();
    let texts = Texts::new(Lang::English);
    let bar = reader.find(Role::Toolbar, "Reading the board");
    let buttons = reader.below(bar, Role::Button);
    let names: Vec<_> = buttons.iter().map(|id| reader.name(*id)).collect();
    let labels: Vec<_> =
        Reading::ALL.iter().map(|asked| texts.get(Command::Read(*asked).spec().label)).collect();
    assert_eq!(names, labels);
    reader.click(Role::Button, "Read the column");
    assert_eq!(reader.heard(), ["column 1; 1 to 4: covered"]);
    reader.click(Role::Button, "To the next number with flags missing");
    assert_eq!(reader.focus, reader.cell(0, 1));
}

#[test]
fn lessons_and_practice_are_read_by_the_same_keys() {
    let mut reader = Reader::new(beginner().lang(Lang::English), 1_000.0, 760.0);
    reader.press("Escape");
    for screen in ["F7", "F8"] {
        reader.press(screen);
        if screen == "F7" {
            reader.press("Enter");
        }
        reader.press("Down");
        reader.heard();
        reader.press("Alt+H");
        let heard = reader.heard().concat();
        assert!(heard.starts_with("row ") && heard.contains("; "), "{screen}: {heard}");
        reader.press("Escape");
    }
}

#[test]
fn where_no_board_is_in_front_the_keys_say_so() {
    let mut reader = playing();
    reader.press("F4");
    reader.heard();
    reader.press("Alt+H");
    reader.press("Alt+C");
    assert_eq!(reader.heard(), ["There is no board here."; 2]);
}
