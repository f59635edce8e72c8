//! Accessibility of every screen and dialog: each control has a name, a role, a value and its
//! actions.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::{GAME, games};
use crate::daily_screen;
use accesskit::{Action, Live, Node, Role, Toggled};
use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use sapper::game::CustomBoard;
use sapper::game::counters::Counter;
use sapper::history::played_game::LocalTime;
use sapper::history::{Record, RecordsData};
use sapper::i18n::place;
use sapper::platform::FileChoice;
use sapper::practice::Task;
use sapper::ui::features::records::{self, RecordsScreen};
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::settings::{self, Page, SubPage};
use sapper::ui::shell::any_screen;

/// What a person uses, and every one of which needs a name.
const CONTROLS: [Role; 17] = [
    Role::Button,
    Role::CheckBox,
    Role::ColumnHeader,
    Role::ComboBox,
    Role::Grid,
    Role::Image,
    Role::Link,
    Role::ListBoxOption,
    Role::MenuItem,
    Role::RadioButton,
    Role::RadioGroup,
    Role::SearchInput,
    Role::Slider,
    Role::SpinButton,
    Role::Switch,
    Role::Tab,
    Role::TextInput,
];

/// Controls that are pressed.
const PRESSED: [Role; 7] = [
    Role::Button,
    Role::CheckBox,
    Role::ListBoxOption,
    Role::MenuItem,
    Role::RadioButton,
    Role::Switch,
    Role::Tab,
];

#[track_caller]
fn check(reader: &mut Reader, place: &str) {
    let outline = reader.outline();
    if std::env::var_os("SAPPER_OUTLINES").is_some() {
        eprintln!("== {place}\n{outline}");
    }
    let mut focusable = 0;
    for (id, node) in &reader.nodes {
        let fault = fault_of(node, &reader.name(*id));
        assert_eq!(fault, None, "{place}: {node:?} in\n{outline}");
        for said in [node.label(), node.value(), node.description()].into_iter().flatten() {
            let is_key = said.contains('-') && reader.ui.app.texts().find(said).is_some();
            assert!(!is_key, "{place}: the key {said} in the place of its text");
        }
        let is_of_board = matches!(node.role(), Role::Grid | Role::GridCell);
        focusable += usize::from(node.supports_action(Action::Focus) && !is_of_board);
    }
    assert_eq!(
        reader.ui.controls().len(),
        focusable,
        "{place}: what takes the focus in\n{outline}"
    );
    let lists = reader.all(Role::ComboBox);
    for list in lists {
        let options = reader.below(list, Role::ListBoxOption);
        let value = reader.nodes[&list].value().unwrap_or_default();
        assert!(options.iter().any(|&entry| reader.name(entry) == value), "{place}: {outline}");
    }
}

/// What is wrong with a node.
fn fault_of(node: &Node, name: &str) -> Option<&'static str> {
    let (role, acts) = (node.role(), |action| node.supports_action(action));
    let takes_part = acts(Action::Focus) || acts(Action::Click) || acts(Action::SetValue);
    let is_number = matches!(role, Role::Slider | Role::SpinButton);
    if matches!(role, Role::Unknown | Role::GenericContainer) && takes_part {
        Some("a control without a role")
    } else if name.trim().is_empty() && (takes_part || CONTROLS.contains(&role)) {
        Some("a control without a name")
    } else if name.trim().is_empty() && role == Role::Label && node.live() != Some(Live::Polite) {
        Some("an empty text")
    } else if PRESSED.contains(&role) && !node.is_disabled() && !acts(Action::Click) {
        Some("a button that cannot be pressed")
    } else if matches!(role, Role::CheckBox | Role::Switch | Role::RadioButton)
        && node.toggled().is_none()
    {
        Some("a switch that is neither on nor off")
    } else if is_number && node.max_numeric_value().is_none() {
        Some("a number without limits")
    } else if is_number && !acts(Action::Increment) {
        Some("a number that cannot be changed")
    } else if role == Role::ComboBox && node.value().is_none() {
        Some("a list without a value")
    } else if matches!(role, Role::TextInput | Role::SearchInput) && !acts(Action::SetValue) {
        Some("a field that cannot be filled")
    } else {
        None
    }
}

#[test]
fn one_escape_leaves_a_screen_that_a_screen_reader_has_opened() {
    for focuses in [false, true] {
        let mut reader = Reader::new(beginner().lang(Lang::English), 720.0, 805.0);
        reader.press("Escape");
        for (role, name) in [(Role::Button, "Menu"), (Role::MenuItem, "Records")] {
            let id = reader.find(role, name);
            if focuses {
                reader.asks(id, Action::Focus, None);
            }
            reader.asks(id, Action::Click, None);
        }
        assert!(reader.ui.is_in_front::<RecordsScreen>());
        reader.press("Escape");
        assert!(reader.ui.is_game_in_front(), "with focus: {focuses}");
    }
}

#[track_caller]
fn check_dialog(reader: &mut Reader, title: &str) {
    check(reader, title);
    let outline = reader.outline();
    let dialogs = reader.all(Role::Dialog);
    assert_eq!(dialogs.len(), 1, "{title}: {outline}");
    assert_eq!(reader.name(dialogs[0]), title);
    assert!(reader.nodes[&dialogs[0]].is_modal());
    let within = reader.below(dialogs[0], reader.nodes[&reader.focus].role());
    assert!(reader.focus == dialogs[0] || within.contains(&reader.focus), "{title}: {outline}");
    assert!(reader.all(Role::Grid).is_empty(), "what is behind a dialog cannot be reached");
}

fn launch(style: Style, lang: Lang) -> LaunchOptions {
    LaunchOptions::default().style(style).seed(1).lang(lang)
}

#[test]
fn every_style_describes_its_game() {
    for style in Style::ALL {
        for (width, height) in [(900.0, 700.0), (360.0, 560.0)] {
            let mut reader = Reader::new(launch(style, Lang::English), width, height);
            // Where the style has a title, a key leaves it.
            for (keys, place) in [
                (&[][..], "the beginning"),
                (&["Space"], "a board that is not begun"),
                (&["Ctrl+Home", "Ctrl+Home", "Space"], "a game"),
                (&["H"], "a hint"),
                (&["A"], "auto-play"),
                (&["A", "Escape", "P"], "a pause"),
                (&["P", "W"], "a recording"),
                (&["Escape", "F4"], "the records"),
            ] {
                reader.press_all(keys);
                check(&mut reader, place);
                let is_open = !reader.all(Role::GridCell).is_empty();
                assert!(place != "a pause" || !is_open, "a pause hides the cells");
                assert_eq!(reader.ui.has::<ReplayScreen>(), place == "a recording", "{place}");
            }
        }
    }
}

#[test]
fn a_position_can_be_solved_through_requests() {
    for (width, height) in [(900.0, 700.0), (360.0, 560.0)] {
        let mut reader = Reader::new(launch(Style::Windows7, Lang::English), width, height);
        reader.press("F8");
        check(&mut reader, "a position");
        // A position whose task is to open a cell.
        let puzzle = |reader: &Reader| reader.ui.app.stack().puzzle().expect("a position").clone();
        while puzzle(&reader).position().task == Task::Mines {
            reader.click(Role::Button, "Show answer");
            check(&mut reader, "the answer");
            reader.click(Role::Button, "Next puzzle");
        }
        let position = puzzle(&reader).position().clone();
        let mut cells = position.field.size().positions();
        let mine = cells.find(|&pos| {
            let is_covered = puzzle(&reader).game().cell(pos) == VisibleCell::Covered;
            is_covered && !position.answers.contains(&pos)
        });
        let mine = mine.expect("a wrong cell");
        reader.heard();
        let cell = reader.cell(mine.row.into(), mine.col.into());
        reader.asks(cell, Action::Click, None);
        check(&mut reader, "a wrong answer");
        let heard = reader.heard().join(" ");
        let place = place::name(reader.ui.app.texts(), mine);
        assert!(heard.to_lowercase().contains(&place), "{heard}");
        let answer = position.answers[0];
        let cell = reader.cell(answer.row.into(), answer.col.into());
        reader.asks(cell, Action::Click, None);
        check(&mut reader, "a right answer");
        let heard = reader.heard().join(" ");
        assert!(heard.contains("Right"), "{heard}");
        reader.click(Role::Button, "Next puzzle");
        let heard = reader.heard().join(" ");
        let (task, cell) = heard.split_once('\n').expect("the task and the cell");
        assert!(task.ends_with('.') && cell.starts_with("row "), "{heard}");
        check(&mut reader, "the next position");
    }
}

#[test]
fn every_dialog_describes_its_controls() {
    for lang in Lang::ALL {
        let mut reader = Reader::new(launch(Style::Windows7, lang), 900.0, 700.0);
        let titles = ["menu", "help", "custom-title"].map(|key| reader.ui.word(key));
        for (key, title) in ["F10", "F1", "Ctrl+N"].into_iter().zip(&titles) {
            reader.press(key);
            check_dialog(&mut reader, title);
            reader.press("Tab");
            check_dialog(&mut reader, title);
            reader.press("Escape");
        }
    }
}

#[test]
fn every_page_of_the_settings_describes_its_controls() {
    for lang in Lang::ALL {
        let mut reader = Reader::new(launch(Style::Windows7, lang), 900.0, 700.0);
        for page in Page::ALL {
            reader.ui.open_settings(settings::Message::Page(page));
            reader.listen();
            check(&mut reader, page.key());
            reader.press("Escape");
        }
        for sub in SubPage::ALL {
            reader.ui.open_settings(settings::Message::Open(sub));
            reader.listen();
            check(&mut reader, sub.key());
            reader.press("Escape");
            reader.press("Escape");
        }
    }
}

#[test]
fn waiting_for_a_key_is_announced() {
    let mut reader = Reader::new(launch(Style::Windows7, Lang::English), 900.0, 700.0);
    reader.press("F5");
    reader.click(Role::Tab, "Input");
    reader.click(Role::Button, "Keys");
    assert_eq!(reader.node(Role::Button, "Hint").value(), Some("H"));
    reader.click(Role::Button, "Hint");
    check(&mut reader, "the keys");
    let awaited = "Press the new key or mouse button, or Esc to cancel.";
    assert_eq!(reader.node(Role::Button, "Hint").value(), Some(awaited));
    reader.heard();
    reader.press("F");
    let refused = "F is already used for “Flag the cell”. Press another key.";
    assert!(reader.heard().iter().any(|line| line == refused), "{}", reader.outline());
}

#[test]
fn help_pages_are_tabs() {
    let mut reader = Reader::new(launch(Style::Windows7, Lang::English), 900.0, 700.0);
    reader.press("F1");
    for tab in reader.all(Role::Tab) {
        reader.asks(tab, Action::Click, None);
        assert_eq!(reader.nodes[&tab].is_selected(), Some(true));
        check_dialog(&mut reader, "Help");
    }
}

#[test]
fn the_result_of_a_game_is_described() {
    for style in Style::ALL {
        let launch = launch(style, Lang::English).level(Level::Beginner);
        let mut reader = Reader::new(launch, 900.0, 700.0);
        reader.press("Space");
        reader.ui.win();
        reader.ui.wait(5_000);
        reader.listen();
        check(&mut reader, "the end");
        reader.ui.wait(5_000);
        reader.press("Escape");
        reader.press("L");
        check(&mut reader, "the luck");
    }
}

#[test]
fn moments_of_a_game_are_described() {
    for style in Style::ALL {
        let home = tempfile::tempdir().expect("a folder");
        let missed = format!("[misses]\n\"{}\" = [\"pair\", \"odds\"]\n", Timestamp::now());
        fs::write(home.path().join("practice.toml"), missed).expect("the progress");
        let folders = Some(Folders::at(home.path(), home.path()));
        let level = Some(Level::Beginner);
        let launch = LaunchOptions { folders, level, ..launch(style, Lang::English) };
        let mut reader = Reader::new(launch, 900.0, 700.0);
        // Some styles have a title.
        reader.press("Escape");
        reader.ui.paste_board("..*...*.");
        for col in [0, 3, 6] {
            reader.ui.tap_cell(Pos::new(0, col));
        }
        reader.ui.wait(3_000);
        reader.listen();
        check(&mut reader, "a loss to learn from");
        // In the strip, or in the dialog in front of it.
        let button = reader.ui.texts_at("moments-button").pop().expect("a button");
        reader.ui.tap_at(button.center());
        reader.listen();
        check(&mut reader, "a moment");
        // A press may only leave the control that has the focus, or close the dialog of the end.
        while !reader.ui.is_game_in_front() {
            reader.press("Escape");
        }
        reader.press("F8");
        let button = reader.ui.control("missed").bounds.center();
        reader.ui.tap_at(button);
        reader.listen();
        check(&mut reader, "what was missed");
    }
}

#[test]
fn practice_ratings_are_described() {
    let home = tempfile::tempdir().expect("a folder");
    let text = "[ratings]\noverall = { rating = 1312.4, deviation = 61.5, volatility = 0.06, \
                answers = 51 }\n[days]\n2026-01-05 = { overall = 1000, odds = 900 }\n\
                2026-03-03 = { overall = 1312 }\n";
    fs::write(home.path().join("practice.toml"), text).expect("the progress");
    let folders = Some(Folders::at(home.path(), home.path()));
    for width in [900.0, 400.0] {
        let settings = "version = 1\npractice = { kind = \"pair\" }\n";
        fs::write(home.path().join("settings.toml"), settings).expect("the settings");
        let folders = folders.clone();
        let launch = LaunchOptions { folders, ..launch(Style::Windows7, Lang::English) };
        let mut reader = Reader::new(launch, width, 700.0);
        reader.press("F8");
        // The first answer brings what the file holds.
        reader.press("H");
        reader.press("H");
        let buttons = reader.all(Role::Button);
        let button = buttons.into_iter().find(|&id| reader.name(id).starts_with("Rating"));
        reader.asks(button.expect("a way to the ratings"), Action::Click, None);
        check_dialog(&mut reader, "Ratings");
        let charts: Vec<_> = reader.all(Role::Image).iter().map(|id| reader.name(*id)).collect();
        assert!(charts[0].starts_with("Overall: from 1000 on 5 Jan 2026 to "), "{charts:?}");
        let kinds = reader.all(Role::RadioButton).into_iter();
        let mut odds = kinds.filter(|&id| reader.name(id).starts_with("Odds"));
        let odds = odds.next().expect("a kind");
        reader.asks(odds, Action::Click, None);
        check_dialog(&mut reader, "Ratings");
        assert!(reader.all(Role::Image).is_empty(), "one day is no line");
        assert_eq!(reader.nodes[&odds].toggled(), Some(Toggled::True));
    }
}

#[test]
fn an_impossible_no_guess_board_is_announced() {
    let level = Level::Custom(CustomBoard::new(1, 3, 1).expect("a board"));
    let launch = LaunchOptions {
        level: Some(level),
        no_guess: true,
        ..launch(Style::Windows7, Lang::English)
    };
    let mut reader = Reader::new(launch, 760.0, 620.0);
    let cell = reader.cell(0, 1);
    reader.asks(cell, Action::Click, None);
    check_dialog(&mut reader, "No board found");
    reader.click(Role::Button, "Play a normal board");
    assert!(reader.all(Role::Dialog).is_empty());
}

/// A player with a name, whose records and recordings are kept.
fn at_home() -> (tempfile::TempDir, LaunchOptions) {
    let folder = fast_folder();
    let launch = beginner().lang(Lang::English).files_in(&folder);
    (folder, launch)
}

#[test]
fn a_record_can_be_named_through_requests() {
    for style in [Style::Windows7, Style::EasyX, Style::SimpleMiner, Style::Console] {
        let (_folder, launch) = at_home();
        let mut reader = Reader::new(launch.style(style), 900.0, 700.0);
        reader.press("Space");
        reader.ui.win();
        for _ in 0..4 {
            reader.ui.wait(2_000);
        }
        reader.listen();
        check(&mut reader, "a record");
        let Some(&field) = reader.all(Role::TextInput).first() else {
            continue;
        };
        let name = reader.name(field);
        reader.asks(field, Action::Focus, None);
        reader.set_value(Role::TextInput, &name, " ");
        reader.press("Enter");
        check(&mut reader, "a name that cannot be");
        reader.set_value(Role::TextInput, &name, "Ada");
        assert_eq!(reader.node(Role::TextInput, &name).value(), Some("Ada"));
    }
}

/// Ten games of Beginner, every second of them won.
fn games() -> Vec<PlayedGame> {
    let game = |number: u64| {
        let at = Timestamp::from_second(1_780_000_000 + 100_000 * number as i64).unwrap();
        let result = if number.is_multiple_of(2) { GameResult::Won } else { GameResult::Lost };
        let won = games::won(number, 10_000 + number * 1_000);
        PlayedGame { ended_at: LocalTime::new(at, Offset::UTC), result, ..won }
    };
    (0..24).map(game).collect()
}

#[test]
fn daily_boards_are_lists_tables_and_named_days() {
    for width in [1_000.0, 420.0] {
        let home = tempfile::tempdir().expect("a folder");
        fs::write(home.path().join("daily.toml"), daily_screen::some_results()).expect("results");
        let launch = launch(Style::Windows7, Lang::English).files_in(&home);
        let mut reader = Reader::new(launch, width, 700.0);
        reader.press("F9");
        check(&mut reader, "the daily boards");
        let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
        let yesterday = today.yesterday().expect("a day");
        let texts = Texts::new(Lang::English);
        let calendar = reader.find(Role::Table, "Calendar");
        assert!(reader.below(calendar, Role::Row).len() >= 5, "{}", reader.outline());
        let in_part = |day| texts.with("daily-day-some", &[("day", texts.date(day).into())]);
        let chosen = reader.find(Role::RadioButton, &in_part(today));
        assert!(reader.nodes[&chosen].toggled() == Some(accesskit::Toggled::True));
        reader.find(Role::Table, "Your latest results");
        let day = texts.day(today);
        for name in ["Resume: Intermediate", "Share result: Expert", "Play unranked: Expert"] {
            reader.find(Role::Button, &format!("{name}, {day}"));
        }
        if yesterday.month() == today.month() {
            let before = reader.find(Role::RadioButton, &in_part(yesterday));
            reader.asks(before, Action::Click, None);
            assert!(reader.nodes[&before].toggled() == Some(accesskit::Toggled::True));
        }
        reader.press("PageUp");
        check(&mut reader, "an earlier month");
    }
}

#[test]
fn records_are_a_table_and_each_chart_is_a_sentence() {
    let launch = launch(Style::Windows7, Lang::English).level(Level::Beginner);
    for width in [1_000.0, 420.0] {
        let mut reader = Reader::new(launch.clone(), width, 700.0);
        reader.press("F4");
        check(&mut reader, "records that are read");
        let selection = reader.ui.screen::<RecordsScreen>().selection;
        let (games, mut scores) = (games(), Scores::default());
        games.iter().filter_map(|game| Record::from_game(game, None)).for_each(|record| {
            scores.add(record);
        });
        let report = RecordsData::of(&games, &scores, selection, Counter::Time, &TimeZone::UTC);
        reader.ui.send_to_screen(any_screen::Message::Records(records::Message::ReportReady(
            Box::new(report),
        )));
        reader.listen();
        check(&mut reader, "the records");
        let table = reader.find(Role::Table, "Best games");
        assert!(reader.below(table, Role::Row).len() >= 10, "{}", reader.outline());
        let charts: Vec<_> = reader.all(Role::Image).iter().map(|id| reader.name(*id)).collect();
        assert_eq!(charts.len(), 3, "{charts:?}");
        assert!(charts.iter().any(|chart| chart.starts_with("Games won: 50% of 24")), "{charts:?}");
        reader.click(Role::Button, "Reset…");
        check_dialog(&mut reader, "Reset Beginner?");
        reader.press("Escape");
        let period = reader.find(Role::RadioButton, "This month");
        reader.asks(period, Action::Click, None);
        assert!(reader.nodes[&period].toggled() == Some(accesskit::Toggled::True));
    }
}

#[test]
fn the_library_is_a_table_and_a_replay_has_a_seek_bar() {
    for (width, height) in [(1_000.0, 700.0), (420.0, 600.0)] {
        let (folder, launch) = at_home();
        let games = tempfile::tempdir().unwrap();
        let mut reader = Reader::new(launch, width, height);
        reader.press("Space");
        reader.press("F6");
        check(&mut reader, "an empty library");
        for (file, player) in [("a.rawvf", "Ada"), ("b.rawvf", "Bob")] {
            fs::write(games.path().join(file), GAME.replace("Ann", player)).unwrap();
        }
        fs::write(games.path().join("broken.rawvf"), "nothing").unwrap();
        let dropped = FileChoice::File(games.path().to_owned());
        reader.ui.send(stack::Message::RecordingChosen(dropped));
        reader.listen();
        check(&mut reader, "a library");
        let table = reader.find(Role::Table, "Library");
        let rows = reader.below(table, Role::Row);
        assert_eq!(rows.len(), 3, "{}", reader.outline());
        reader.asks(table, Action::Focus, None);
        assert_eq!(reader.nodes[&reader.focus].role(), Role::Row, "the selected row");
        reader.asks(rows[0], Action::Click, None);
        assert_eq!(reader.focus, rows[0]);
        reader.press("Down");
        assert_eq!(reader.focus, rows[1], "the arrow keys move the focus");
        reader.asks(rows[0], Action::Click, None);
        reader.press("Enter");
        assert!(reader.ui.has::<ReplayScreen>());
        check(&mut reader, "a recording");
        // While it plays, its time is told only now and then.
        reader.press("Space");
        let bar = reader.find(Role::Slider, "Time");
        let end = reader.nodes[&bar].max_numeric_value().expect("an end");
        let half = Some(accesskit::ActionData::NumericValue(end / 2.0));
        reader.asks(bar, Action::SetValue, half);
        assert_eq!(reader.nodes[&bar].numeric_value(), Some(end / 2.0));
        drop(folder);
    }
}

#[test]
fn a_lesson_and_its_progress_are_described() {
    for (width, height) in [(704.0, 689.0), (360.0, 320.0)] {
        let mut reader = Reader::new(launch(Style::Windows7, Lang::English), width, height);
        reader.press("Escape");
        reader.press("F7");
        check(&mut reader, "the lessons");
        let first = reader.node(Role::Button, "1. What a number says");
        assert_eq!(first.value(), Some("0 of 5 boards solved"));
        reader.heard();
        reader.click(Role::Button, "1. What a number says");
        check(&mut reader, "a lesson");
        let heard = reader.heard().join(" ");
        let expected = reader.ui.word("lesson-numbers-text");
        assert!(heard.contains(&expected), "{heard}");
        assert!(heard.contains("Open a cell that is certainly safe."), "{heard}");
        reader.find(Role::Button, "Board 1");
        let answer = reader.ui.app.stack().puzzle().expect("a board").position().answers[0];
        let cell = reader.cell(answer.row.into(), answer.col.into());
        reader.asks(cell, Action::Click, None);
        let heard = reader.heard().join(" ");
        assert!(heard.contains("Right!"), "{heard}");
        reader.find(Role::Button, "Board 1, solved");
        check(&mut reader, "a board that is solved");
        reader.click(Role::Button, "Next board");
        assert!(!reader.ui.app.stack().puzzle().expect("a board").attempt().is_over());
    }
}
