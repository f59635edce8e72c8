//! `--announce`: one line for each event of the game, in the player's language.

use crate::common::prelude::*;
use sapper::config::PlaceNames;
use sapper::i18n::{announcements, place};
use sapper::platform::announcement_writer::AnnouncementWriter;
use sapper::ui::features::play;
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver};

/// A board of three rows and four columns, with mines in two corners.
fn laid(rules: Rules) -> Game {
    let level = Level::with_dimensions(3, 4, 2).expect("a level");
    let field = Minefield::new(level.size(), [0, 11]);
    Game::with_board(level, rules, field, Moment(0))
}

/// What is announced for these actions, one second apart.
fn announced(lang: Lang, rules: Rules, actions: &[Action]) -> Vec<String> {
    let (texts, mut game) = (Texts::new(lang), laid(rules));
    let mut now = Moment(0);
    (actions.iter())
        .map(|&action| {
            now.0 += 1_000;
            let outcome = game.apply(action, now);
            announcements::action(&texts, &game, action, &outcome, now)
        })
        .collect()
}

const fn at(row: u16, col: u16) -> Pos {
    Pos::new(row, col)
}

#[track_caller]
fn check(lang: Lang, rules: Rules, table: &[(Action, &str)]) {
    let actions: Vec<Action> = table.iter().map(|&(action, _)| action).collect();
    let expected: Vec<&str> = table.iter().map(|&(_, line)| line).collect();
    assert_eq!(announced(lang, rules, &actions), expected);
}

#[test]
fn each_action_is_announced_with_its_cell_and_result() {
    use Action::{Chord, Mark, Open, Pause, Resume};
    check(
        Lang::English,
        Rules::WINDOWS_7,
        &[
            (Pause, "There is no game to pause."),
            (Mark(at(0, 0)), "row 1, column 1: flagged, 1 mine left"),
            (Mark(at(0, 0)), "row 1, column 1: question mark"),
            (Mark(at(0, 0)), "row 1, column 1: mark removed"),
            (Open(at(1, 1)), "row 2, column 2: opened, number 1"),
            (Open(at(2, 0)), "row 3, column 1: opened 5 cells"),
            (Pause, "Paused at 2.000 s."),
            (Open(at(0, 0)), "row 1, column 1: covered, nothing to do"),
            (Resume, "Game resumed."),
            (
                Chord(at(1, 1)),
                "row 2, column 2: not opened, the flags around it do not match its number",
            ),
            (Mark(at(0, 0)), "row 1, column 1: flagged, 1 mine left"),
            (Open(at(0, 0)), "row 1, column 1: flag, nothing to do"),
            (Open(at(1, 1)), "row 2, column 2: number 1, nothing to do"),
            (Chord(at(1, 1)), "row 2, column 2: opened 4 cells around it"),
        ],
    );
    check(
        Lang::SimplifiedChinese,
        Rules::WINDOWS_7,
        &[
            (Mark(at(0, 0)), "第 1 行第 1 列：已插旗，剩余 1 颗雷"),
            (Mark(at(0, 0)), "第 1 行第 1 列：已标记问号"),
            (Mark(at(0, 0)), "第 1 行第 1 列：已取下标记"),
            (Open(at(1, 1)), "第 2 行第 2 列：已翻开，数字 1"),
            (Open(at(2, 0)), "第 3 行第 1 列：翻开了 5 格"),
            (Pause, "已暂停，用时 2.000 秒。"),
            (Resume, "游戏继续。"),
            (Chord(at(1, 1)), "第 2 行第 2 列：没有翻开，周围的旗数不等于数字"),
            (Open(at(2, 3)), "第 3 行第 4 列：踩到雷，失败。用时 4.000 秒。"),
        ],
    );
}

#[test]
fn a_loss_is_announced_with_its_mine_and_time() {
    use Action::{Chord, Mark, Open};
    let lost = "row 1, column 1: mine. Lost after 2.000 s.";
    let wrong = [
        (Open(at(1, 1)), "row 2, column 2: opened, number 1"),
        (Mark(at(0, 1)), "row 1, column 2: flagged, 1 mine left"),
        (Chord(at(1, 1)), lost),
        (Open(at(2, 2)), "row 3, column 3: number 1, nothing to do"),
    ];
    check(Lang::English, Rules::WINDOWS_7, &wrong);
    // In EasyX's rules a chord without its flags loses, though no mine was opened.
    check(
        Lang::English,
        Rules::EASYX,
        &[
            (Open(at(1, 1)), "row 2, column 2: opened, number 1"),
            (Chord(at(1, 1)), "row 2, column 2: a mine around it has no flag. Lost after 2.000 s."),
        ],
    );
}

#[test]
fn a_cell_is_announced_as_shown_and_not_while_paused() {
    let mut game = laid(Rules::WINDOWS_7);
    let (english, chinese) = (Texts::new(Lang::English), Texts::new(Lang::SimplifiedChinese));
    game.apply(Action::Open(at(2, 0)), Moment(0));
    game.apply(Action::Mark(at(0, 0)), Moment(0));
    for (pos, in_english, in_chinese) in [
        (at(0, 0), "row 1, column 1: flag", "第 1 行第 1 列：旗子"),
        (at(0, 3), "row 1, column 4: covered", "第 1 行第 4 列：未翻开"),
        (at(2, 0), "row 3, column 1: empty", "第 3 行第 1 列：空白"),
        (at(1, 1), "row 2, column 2: number 1", "第 2 行第 2 列：数字 1"),
    ] {
        assert_eq!(announcements::cell(&english, &game, pos), in_english);
        assert_eq!(announcements::cell(&chinese, &game, pos), in_chinese);
    }
    game.apply(Action::Pause, Moment(10));
    let hidden = announcements::cell(&english, &game, at(1, 1));
    assert_eq!(hidden, "row 2, column 2: hidden while paused");
}

#[test]
fn the_place_of_a_cell_is_told_as_the_player_wants_it() {
    let mut texts = Texts::new(Lang::English);
    let mut names = |names| {
        texts.place_names = names;
        let next = place::differing(&texts, at(1, 3), Some(at(1, 2)));
        (place::name(&texts, at(1, 3)), next)
    };
    let expected = |name: &str, next: &str| (name.to_owned(), next.to_owned());
    assert_eq!(names(PlaceNames::RowFirst), expected("row 2, column 4", "column 4"));
    assert_eq!(names(PlaceNames::ColumnFirst), expected("column 4, row 2", "column 4"));
    assert_eq!(names(PlaceNames::Letters), expected("D2", "D2"));
    for (col, letters) in [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (99, "CV")] {
        assert_eq!(place::column_letters(col), letters);
    }
}

#[test]
fn news_of_another_cell_keep_its_place_even_if_it_begins_like_that_of_the_cursor() {
    let texts = Texts::new(Lang::English);
    let line = "row 2, column 12: mine";
    assert_eq!(announcements::without_place(&texts, at(1, 11), line), "mine");
    assert_eq!(announcements::without_place(&texts, at(1, 0), line), line);
}

/// A window with announcements, and the announced lines.
fn announcing_window(launch: LaunchOptions) -> (TestWindow, Receiver<String>) {
    let (lines, heard) = AnnouncementWriter::channel();
    let launch = LaunchOptions {
        announce: Some(lines),
        seed: Some(3),
        lang: launch.lang.or(Some(Lang::English)),
        ..launch
    };
    (TestWindow::new(launch, 640.0, 720.0), heard)
}

/// The lines that were announced since the last call.
fn announced_lines(lines: &Receiver<String>) -> Vec<String> {
    lines.try_iter().collect()
}

#[test]
fn a_new_game_announces_its_level_and_size_in_the_chosen_language() {
    let (_, lines) = announcing_window(beginner());
    let announced = "New board: Beginner, 9 rows, 9 columns, 10 mines.";
    assert_eq!(announced_lines(&lines), [announced]);
    let chinese = beginner().lang(Lang::SimplifiedChinese);
    let (mut ui, lines) = announcing_window(chinese);
    assert_eq!(announced_lines(&lines), ["新的一局：初级，9 行，9 列，10 颗雷。"]);
    ui.press("F2");
    assert_eq!(announced_lines(&lines), ["新的一局：初级，9 行，9 列，10 颗雷。"]);
}

#[test]
fn moving_the_cursor_announces_the_cell() {
    let (mut ui, lines) = announcing_window(beginner());
    announced_lines(&lines);
    ui.press("Down");
    ui.press("F");
    ui.press("Right");
    ui.press("Left");
    let announced = [
        "row 5, column 5: covered",
        "row 5, column 5: flagged, 9 mines left",
        "row 5, column 6: covered",
        "row 5, column 5: flag",
    ];
    assert_eq!(announced_lines(&lines), announced);
}

#[test]
fn a_text_size_is_told_with_the_percent_sign_of_the_language() {
    let (mut ui, lines) = announcing_window(beginner().lang(Lang::German));
    ui.press("F5");
    ui.tab_to("Barrierefreiheit");
    ui.press("Enter");
    ui.press_times("Tab", 2);
    let told = announced_lines(&lines);
    assert!(told.contains(&"Text- und Knopfgröße: 100\u{a0}%".to_owned()), "{told:?}");
}

#[test]
fn dialogs_and_the_values_of_controls_are_announced() {
    let (mut ui, lines) = announcing_window(beginner());
    announced_lines(&lines);
    ui.press("F5");
    ui.tab_to("Accessibility");
    ui.press("Enter");
    ui.press_times("Tab", 2);
    ui.press("Down");
    ui.tab_to("Play");
    ui.press("Enter");
    ui.tab_to("No guessing");
    let before = announced_lines(&lines);
    ui.press("Space");
    ui.press("Escape");
    assert_eq!(before[0], "Settings");
    assert!(before.contains(&"Text and button size: 100%".to_owned()));
    assert!(before.contains(&"Text and button size: 115%".to_owned()));
    assert_eq!(before.last().map(String::as_str), Some("No guessing: off"));
    let after = announced_lines(&lines);
    assert_eq!(after[0], "No guessing: on");
    assert_eq!(after.last().map(String::as_str), Some("Closed: Settings"));
    ui.press("Ctrl+N");
    assert_eq!(announced_lines(&lines), ["Custom board", "Rows: 9"]);
    ui.press("Up");
    assert_eq!(announced_lines(&lines), ["Rows: 10"]);
    ui.press("Escape");
    announced_lines(&lines);
    ui.press_times("Tab", 2);
    assert_eq!(announced_lines(&lines), ["Show mines left: on", "New board"]);
}

#[test]
fn other_events_are_announced() {
    let (mut ui, lines) = announcing_window(beginner());
    ui.press("Down");
    announced_lines(&lines);
    ui.press("M");
    assert_eq!(announced_lines(&lines)[0], "Flag mode: on");
    ui.press("Ctrl+C");
    let announced = "There is no board to copy yet. Open a cell first.";
    assert_eq!(announced_lines(&lines), [announced]);
    ui.press("Space");
    announced_lines(&lines);
    ui.press("F4");
    let announced = announced_lines(&lines);
    assert!(announced[0].starts_with("Paused at "), "{announced:?}");
    assert_eq!(announced[1], "Records");
    ui.press("Escape");
    assert_eq!(announced_lines(&lines), ["Closed: Records"]);
    ui.press("P");
    assert_eq!(announced_lines(&lines), ["Game resumed."]);
    ui.send(play::Message::Minimised);
    assert!(announced_lines(&lines)[0].starts_with("Paused at "));
}

#[test]
fn a_hint_is_announced_as_written() {
    let (mut ui, lines) = announcing_window(beginner());
    ui.press("Down");
    ui.press("Space");
    announced_lines(&lines);
    ui.press("H");
    let announced = announced_lines(&lines);
    assert_eq!(announced.len(), 1, "{announced:?}");
    assert!(ui.sees(&announced[0]), "{announced:?}");
}

#[test]
fn a_hint_asked_for_again_is_announced_again() {
    let (mut ui, lines) = announcing_window(beginner());
    ui.press("Down");
    ui.press_all(&["H", "Space", "H", "H", "H", "H"]);
    while !ui.app.play().assistant.shown().expect("a hint").walk.is_last() {
        ui.press("H");
    }
    let first = announced_lines(&lines);
    ui.press("H");
    assert_eq!(announced_lines(&lines), first[first.len() - 1..], "{first:?}");
}

#[test]
fn a_win_is_announced_with_its_time_and_rank() {
    let (mut ui, lines) = announcing_window(beginner());
    ui.press("Ctrl+Home");
    ui.press("Ctrl+Home");
    ui.press("Space");
    let field = ui.field();
    announced_lines(&lines);
    for pos in field.size().positions() {
        if !field.is_mine(pos) {
            ui.tap_cell(pos);
        }
        if ui.app.play().is_over() {
            break;
        }
    }
    let announced = announced_lines(&lines);
    let end = announced.iter().position(|line| line.starts_with("Cleared in "));
    let end = end.expect("the end is announced");
    assert!(announced[end].ends_with("Boards with a chosen seed are not ranked."));
    assert!(announced[end - 1].contains(": opened"), "{announced:?}");
}

#[test]
fn nothing_is_announced_without_the_option() {
    let mut ui = TestWindow::new(beginner(), 640.0, 720.0);
    ui.press("Down");
    ui.press("Space");
    assert!(ui.game().open_cells() > 0);
}

/// A reader of announcements that does this with what is written: reads it, waits, or is gone.
struct Sink<F>(F);

impl<F: FnMut(&[u8]) -> io::Result<usize>> Write for Sink<F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.0)(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_race_announces_who_is_ahead_now_and_then_and_how_it_ended() {
    let (mut window, lines) = announcing_window(beginner());
    window.open_cell(at(0, 0));
    let field = window.field();
    let safe: Vec<_> = field.size().positions().filter(|&pos| !field.is_mine(pos)).collect();
    let finish = |window: &mut TestWindow, pause: u64| {
        window.open_cell(safe[0]);
        window.wait(pause);
        for &pos in &safe {
            if !window.app.play().is_over() {
                window.open_cell(pos);
            }
        }
        window.wait(3_000);
    };
    finish(&mut window, 20_000);
    window.choose(Command::RaceBoard);
    drop(announced_lines(&lines));
    window.open_cell(safe[0]);
    let next = safe.iter().find(|&&pos| !matches!(window.cell(pos), VisibleCell::Open(_)));
    window.open_cell(*next.expect("a covered cell"));
    let said = announced_lines(&lines);
    assert!(said.iter().any(|line| line.starts_with("You are ahead of the ghost: ")), "{said:?}");
    window.wait(40_000);
    let said = announced_lines(&lines);
    assert!(said.iter().any(|line| line.starts_with("The ghost has finished: 2")), "{said:?}");
    finish(&mut window, 0);
    let said = announced_lines(&lines);
    let ends = said.iter().filter(|line| line.starts_with("The ghost won by "));
    assert_eq!(ends.count(), 1, "{said:?}");
}

#[test]
fn each_announcement_is_one_line() {
    let (send, written) = mpsc::channel();
    let lines = AnnouncementWriter::spawn(Sink(move |bytes: &[u8]| {
        send.send(bytes.to_vec()).expect("it is read");
        Ok(bytes.len())
    }));
    lines.send("one thing");
    lines.send("two\nlines  are one");
    lines.flush();
    let written = written.try_iter().collect::<Vec<_>>().concat();
    assert_eq!(String::from_utf8_lossy(&written), "one thing\ntwo lines are one\n");
}

#[test]
fn a_reader_that_does_not_read_never_blocks_the_game() {
    let (wake, asleep) = mpsc::channel::<()>();
    let lines = AnnouncementWriter::spawn(Sink(move |bytes: &[u8]| {
        let _ = asleep.recv();
        Ok(bytes.len())
    }));
    for number in 0..100_000 {
        lines.send(&number.to_string());
    }
    lines.flush();
    drop(wake);
}

#[test]
fn a_closed_pipe_ends_announcements_but_not_the_game() {
    let gone = Sink(|_: &[u8]| Err(io::ErrorKind::BrokenPipe.into()));
    let launch = LaunchOptions { announce: Some(AnnouncementWriter::spawn(gone)), ..beginner() };
    let mut ui = TestWindow::new(launch, 640.0, 720.0);
    for _ in 0..20 {
        ui.press("Down");
        ui.press("F");
    }
    ui.press("Space");
    assert!(ui.app.play().pane.cursor.is_some());
}
