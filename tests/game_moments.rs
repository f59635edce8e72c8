//! Moments of a finished game that are worth a look, and how they are shown.

use crate::common::mutation::cases;
use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::{board, corpus};
use jiff::{Timestamp, ToSpan};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sapper::config::PracticeKind;
use sapper::i18n::review::mistake_sentence;
use sapper::i18n::steps::{Naming, plain};
use sapper::practice::{GameMoment, Kind, MOST_MOMENTS, Progress, Task, Verdict, judge, moments};
use sapper::replay::{Metadata, Mistake, MistakeKind, SeenBoard, Session};
use sapper::solver::{PlayerView, Solver};
use sapper::storage::Stored;
use sapper::ui::board::HintAdvice;
use sapper::ui::features::puzzle::PuzzleBoard;
use std::collections::BTreeMap;

fn moments_of(recording: &Recording) -> Vec<GameMoment> {
    let luck = recording.luck(|| true).expect("nobody stops it");
    moments(recording, &luck, || true).expect("nobody stops it")
}

/// Opens these columns of a board of one row, one per second.
fn opened(board: &str, cols: &[u16]) -> Vec<GameMoment> {
    let game = board::game(board, Rules::WINDOWS_7);
    let mut session = Session::new(game, InputConfig::default(), Moment(0));
    for (&col, second) in cols.iter().zip(1..) {
        session.perform(Action::Open(at(0, col)), Moment(1_000 * second));
    }
    moments_of(&session.recording(Metadata::default()).expect("a recording"))
}

/// The first opening shows two cells, and the number proves column 2 a mine. Column 3 is a guess,
/// and its number proves column 4 safe.
const BOARD: &str = "..*...*.";

#[test]
fn opening_a_provable_mine_gives_a_moment() {
    let [moment] = &opened(BOARD, &[0, 2])[..] else { panic!("one moment") };
    assert_eq!((moment.mistake.kind, moment.mistake.is_fatal), (MistakeKind::KnownMine, true));
    assert_eq!((moment.mistake.risk, &moment.mistake.opened[..]), (1.0, &[at(0, 2)][..]));
    assert_eq!(moment.position.task, Task::Mines);
    assert_eq!(moment.position.kind, Kind::Single);
    assert_eq!(moment.position.answers, [at(0, 2)]);
    assert_eq!(moment.position.rows(), ["01......"]);
}

#[test]
fn guessing_beside_a_safe_cell_gives_a_moment() {
    let [moment] = &opened(BOARD, &[0, 3, 5, 4, 7])[..] else { panic!("one moment") };
    assert_eq!((moment.mistake.kind, moment.mistake.is_fatal), (MistakeKind::SafeCell, false));
    assert_eq!((&moment.mistake.opened[..], moment.mistake.lowest_risk), (&[at(0, 5)][..], 0.0));
    assert_eq!(moment.position.task, Task::Safe);
    assert_eq!(moment.position.answers, [at(0, 4)]);
    assert_eq!(moment.position.rows(), ["01.1...."]);
}

#[test]
fn each_cell_gives_one_moment_where_it_did_most_harm() {
    // Column 4 is overlooked twice; the second time a mine is hit.
    let [moment] = &opened(BOARD, &[0, 3, 5, 6])[..] else { panic!("one moment") };
    assert_eq!((moment.mistake.kind, moment.mistake.is_fatal), (MistakeKind::KnownMine, true));
    assert_eq!((moment.position.task, &moment.mistake.opened[..]), (Task::Safe, &[at(0, 6)][..]));
    assert_eq!(moment.position.rows(), ["01.1.1.."]);
}

#[test]
fn taking_a_needless_risk_gives_a_moment() {
    // Of the five cells beside the 1, one is a mine; of the other eighteen, seven.
    let game = board::game("*....... .......* ****..**", Rules::WINDOWS_7);
    let mut session = Session::new(game, InputConfig::default(), Moment(0));
    session.perform(Action::Open(at(0, 1)), Moment(1_000));
    session.perform(Action::Open(at(2, 5)), Moment(2_000));
    let recording = session.recording(Metadata::default()).expect("a recording");
    let moments = moments_of(&recording);
    let [moment] = &moments[..] else { panic!("{moments:?}") };
    assert_eq!((moment.mistake.kind, moment.mistake.is_fatal), (MistakeKind::LessRisk, false));
    assert_eq!((moment.position.task, moment.position.kind), (Task::Guess, Kind::Odds));
    assert!(moment.mistake.risk > moment.mistake.lowest_risk);
    assert_eq!(judge(&moment.position, &[at(1, 1)]), Verdict::Right);
    assert!(matches!(judge(&moment.position, &[at(2, 5)]), Verdict::Wrong { .. }));
}

#[test]
fn a_game_without_mistakes_has_no_moments() {
    assert_eq!(opened(BOARD, &[0, 3, 4, 5]), []);
    // A guess that had to be.
    assert_eq!(opened(BOARD, &[0, 6]), []);
}

/// A window with the files of a player.
fn window(home: &TempDir) -> TestWindow {
    TestWindow::new(beginner().seed(5).files_in(home), 704.0, 689.0)
}

/// The progress in the files when the window is closed.
fn saved_progress(ui: TestWindow, home: &TempDir) -> Progress {
    drop(ui);
    let file = Folders::at(home.path(), home.path()).practice();
    let (kept, notices) = Stored::<Progress>::open(Some(file));
    assert_eq!(notices, []);
    kept.get().clone()
}

/// A game of one row that ends with these openings, in a window.
fn lost_window(home: &TempDir, board: &str, cols: &[u16]) -> TestWindow {
    let mut ui = window(home);
    ui.paste_board(board);
    for &col in cols {
        ui.tap_cell(at(0, col));
    }
    assert!(ui.app.play().is_over());
    ui.wait(3_000);
    ui
}

fn puzzle(ui: &TestWindow) -> &PuzzleBoard {
    ui.app.stack().puzzle().expect("a position is shown")
}

#[test]
fn one_click_after_a_loss_shows_the_position_to_retry() {
    let home = fast_folder();
    let mut ui = lost_window(&home, BOARD, &[0, 3, 5, 6]);
    ui.tap("moments-button");
    assert!(ui.sees("moments-button") && ui.sees("1 of 1"));
    assert!(ui.sees("practice-task-safe"));
    assert!(ui.sees("You opened this cell (row 1, column 7), which was certainly a mine."));
    assert_eq!(puzzle(&ui).marks().wrong_flags, [at(0, 6)], "the cell has a ring");
    let seen: String = (0..8).map(|col| cell(&ui, col)).collect();
    assert_eq!(seen, "01.1.1..");
    ui.tap_cell(at(0, 6));
    assert!(ui.sees("Row 1, column 7 is a mine."), "it is wrong again");
    assert_eq!(cell(&ui, 6), '.');
    ui.tap_cell(at(0, 4));
    assert!(ui.sees("practice-right-safe"));
    ui.wait(1_000);
    ui.press("Space");
    assert!(ui.is_game_in_front(), "there is no other moment");
    assert!(ui.app.play().is_over(), "the game is as it was");
}

#[test]
fn the_screen_of_moments_is_announced_by_its_title() {
    let home = fast_folder();
    let mut reader = Reader::of(lost_window(&home, BOARD, &[0, 3, 5, 6]));
    reader.heard();
    reader.press("E");
    let heard = reader.heard().join("\n");
    assert!(heard.starts_with("What did I miss?\n"), "{heard}");
}

#[test]
fn a_moment_says_step_by_step_why_the_cell_was_a_mine() {
    let home = fast_folder();
    let mut ui = lost_window(&home, BOARD, &[0, 3, 5, 6]);
    ui.tap("moments-button");
    ui.tap("steps-next");
    // The 1 of column 6 has its mine in column 7, once column 5 is safe.
    while !puzzle(&ui).walk().expect("an explanation").is_last() {
        ui.tap("steps-next");
    }
    let marks = puzzle(&ui).marks();
    assert_eq!(marks.hints, [(at(0, 6), HintAdvice::Mine)]);
    assert_eq!((&marks.evidence[..], &marks.wrong_flags[..]), (&[at(0, 5)][..], &[][..]));
    let why =
        "Row 1, column 7 is a mine: the 1 at row 1, column 6 has no other cells left for mines.";
    assert!(ui.sees(why), "{:?}", ui.texts());
    ui.tap("steps-back");
    assert_eq!(puzzle(&ui).marks().hints, [(at(0, 4), HintAdvice::Safe)]);
    // The position is still to be solved.
    ui.tap_cell(at(0, 4));
    assert!(ui.sees("practice-right-safe"));
}

#[test]
fn cells_of_which_one_is_a_mine_are_explained_by_a_better_one() {
    // The chord opens both cells beside the 1, of which either may be the mine.
    let game = board::game("...*....* ........*", Rules::WINDOWS_7);
    let view = PlayerView::of(&game);
    let seen = SeenBoard { view, flags: Vec::new() };
    let (opened, kind) = (vec![at(0, 0), at(0, 1)], MistakeKind::KnownMine);
    let mistake = Mistake { kind, opened, risk: 1.0, lowest_risk: 0.1, is_fatal: true };
    assert_eq!(seen.prove_mine(&mistake), None);
    let better = seen.explain(&mistake, || true).expect("another cell");
    assert!(!mistake.opened.contains(&better.cell));
    let texts = Texts::new(Lang::English);
    let sentence = plain(&mistake_sentence(&texts, &mistake, Naming::Words));
    assert_eq!(sentence, "You opened these 2 cells at once, and one of them was certainly a mine.");
}

fn cell(ui: &TestWindow, col: u16) -> char {
    match puzzle(ui).game().cell(at(0, col)) {
        VisibleCell::Open(number) => char::from(b'0' + number),
        _ => '.',
    }
}

#[test]
fn a_key_and_the_luck_analysis_show_it_too() {
    let home = fast_folder();
    let mut ui = lost_window(&home, BOARD, &[0, 3, 5, 4, 7]);
    ui.press("E");
    let did = "You opened this cell (row 1, column 6) at a risk of 33%, although another cell was certainly safe.";
    assert!(ui.sees(did));
    ui.press("Escape");
    ui.press("L");
    // The other is in the strip behind the dialog.
    let button = ui.texts_at("moments-button").pop().expect("a button");
    ui.tap_at(button.center());
    assert!(ui.app.stack().puzzle().is_some());
}

#[test]
fn a_game_without_mistakes_offers_no_moments() {
    let home = fast_folder();
    std::fs::write(home.path().join("settings.toml"), "version = 1\n").expect("earlier settings");
    let mut ui = lost_window(&home, BOARD, &[0, 3, 4, 7]);
    assert!(!ui.sees("moments-button"));
    ui.click("result-details");
    assert!(ui.sees("Luck 80%"));
    ui.press("E");
    assert!(ui.is_game_in_front());
}

#[test]
fn missed_arguments_are_stored_only_in_the_practice_file() {
    let home = fast_folder();
    let mut ui = window(&home);
    ui.tap_cell(at(4, 4));
    let odds = Solver::default().odds(&PlayerView::of(ui.game())).cloned();
    let mine = odds.expect("a layout").certain_mines().next().expect("a certain mine");
    ui.tap_cell(mine);
    let kind = ui.app.play().moments()[0].position.kind;
    let progress = saved_progress(ui, &home);
    assert_eq!(progress.misses.values().collect::<Vec<_>>(), [&vec![kind]]);
    assert_eq!((progress.ratings.len(), progress.answers.len()), (0, 0));
    let log = fs::read_to_string(home.path().join("games.jsonl")).expect("a log");
    assert_eq!(log.lines().count(), 2, "the version and the game");
}

#[test]
fn missed_arguments_are_shown_by_week_and_can_be_practised() {
    let home = fast_folder();
    let days = [(0, "count"), (1, "pair"), (30, "pair"), (50, "pair")];
    let misses = days.map(|(days, kind)| {
        let at = Timestamp::now() - (24 * days).hours();
        format!("\"{at}\" = [\"{kind}\"]\n")
    });
    let text = format!("version = 1\n[misses]\n{}", misses.concat());
    fs::write(home.path().join("practice.toml"), text).expect("a file");
    let mut ui = window(&home);
    // The first change reads the files.
    ui.send(stack::Message::Command(Command::Sound));
    ui.press("F8");
    ui.press_control("missed");
    let kinds = ["Two numbers", "Mine count"].map(|name| ui.bounds(name));
    assert!(kinds[0].y < kinds[1].y, "what was missed most comes first");
    assert!(ui.sees("3 times") && ui.sees("once") && !ui.sees("practice-kind-single"));
    ui.press_control("Lesson: The last mines");
    assert!(ui.sees("13. The last mines"));
    ui.press("Escape");
    ui.press_control("missed");
    let button = ui.control("Practice: Mine count").bounds.center();
    ui.tap_at(button);
    assert_eq!(ui.app.settings().practice_kind, PracticeKind::Count);
    assert_eq!(puzzle(&ui).position().kind, Kind::Count);
    ui.press_control("missed");
    ui.tap("missed-practise-all");
    assert_eq!(ui.app.settings().practice_kind, PracticeKind::Missed);
    assert!([Kind::Pair, Kind::Count].contains(&puzzle(&ui).position().kind));
}

#[test]
fn a_known_board_stores_no_missed_arguments() {
    let home = fast_folder();
    let ui = lost_window(&home, BOARD, &[0, 2]);
    assert_eq!(ui.app.play().moments().len(), 1);
    assert_eq!(saved_progress(ui, &home), Progress::default());
}

#[test]
fn a_new_game_clears_the_moments_of_the_last() {
    let home = fast_folder();
    let mut ui = lost_window(&home, BOARD, &[0, 2]);
    ui.press("F2");
    ui.press("E");
    assert!(ui.is_game_in_front());
}

#[test]
fn an_unneeded_search_is_cancelled() {
    let game = board::game(BOARD, Rules::WINDOWS_7);
    let mut session = Session::new(game, InputConfig::default(), Moment(0));
    session.perform(Action::Open(at(0, 0)), Moment(1));
    session.perform(Action::Open(at(0, 2)), Moment(2));
    let recording = session.recording(Metadata::default()).expect("a recording");
    let luck = recording.luck(|| true).expect("nobody stops it");
    assert_eq!(moments(&recording, &luck, || false), None);
}

/// What the player saw before an opening, and did.
struct Played {
    view: PlayerView,
    flags: Vec<Pos>,
    opened: Pos,
}

/// A game of a player who finds most safe cells and flags at random.
fn careless_game(seed: u64) -> (Recording, Vec<Played>) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let game = Game::new(Level::Beginner, Rules::WINDOWS_7, seed, Moment(0));
    let mut session = Session::new(game, InputConfig::default(), Moment(0));
    let (mut solver, mut played, mut now) = (Solver::default(), Vec::new(), 0);
    session.perform(Action::Open(at(4, 4)), Moment(0));
    while !session.game().phase().is_over() {
        now += 1_000;
        let game = session.game();
        let view = PlayerView::of(game);
        let cells = |wanted: VisibleCell| {
            let all = game.size().positions();
            all.filter(|&pos| game.cell(pos) == wanted).collect::<Vec<_>>()
        };
        let (covered, flags) = (cells(VisibleCell::Covered), cells(VisibleCell::Flag));
        let odds = solver.odds(&view).expect("a layout");
        let mut safe: Vec<Pos> = odds.certain_safe().collect();
        safe.retain(|pos| covered.contains(pos));
        let guess = *covered.get(random.random_range(0..covered.len().max(1))).expect("a cell");
        let pos = match safe.first() {
            Some(&safe) if random.random_bool(0.95) => safe,
            _ => guess,
        };
        if random.random_bool(0.1) {
            session.perform(Action::Mark(pos), Moment(now));
        } else {
            session.perform(Action::Open(pos), Moment(now));
            played.push(Played { view, flags, opened: pos });
        }
    }
    (session.recording(Metadata::default()).expect("a recording"), played)
}

#[test]
fn each_moment_shows_the_board_and_action_of_the_player() {
    let mut lessons = BTreeMap::<&str, u32>::new();
    for seed in 0..cases(100) {
        let (recording, played) = careless_game(seed.into());
        let found = moments_of(&recording);
        assert!(found.len() <= MOST_MOMENTS);
        assert!(
            found.iter().skip(1).all(|moment| !moment.mistake.is_fatal),
            "what lost the game is first"
        );
        for moment in &found {
            let position = &moment.position;
            let before = played.iter().find(|played| {
                played.view == position.view && moment.mistake.opened == [played.opened]
            });
            let before = before.unwrap_or_else(|| panic!("{seed}: {}", position.text()));
            assert!(position.flags.iter().all(|pos| before.flags.contains(pos)));
            assert!(position.flags.iter().all(|&pos| recording.field.is_mine(pos)));
            assert_eq!(position.field, recording.field);
            assert_eq!(judge(position, &position.answers), Verdict::Right);
            let known = moment.mistake.risk == 1.0 && moment.mistake.is_fatal;
            let (name, task) = match moment.mistake.kind {
                MistakeKind::KnownMine => ("known mine", None),
                MistakeKind::SafeCell => ("safe cell", Some(Task::Safe)),
                MistakeKind::LessRisk => ("less risk", Some(Task::Guess)),
            };
            assert_eq!(known, moment.mistake.kind == MistakeKind::KnownMine);
            assert!(task.is_none_or(|task| task == position.task));
            if position.task != Task::Mines {
                assert!(!position.answers.contains(&before.opened), "it was no mistake");
                assert!(moment.mistake.risk > moment.mistake.lowest_risk);
            }
            *lessons.entry(name).or_default() += 1;
        }
    }
    println!("{lessons:?}");
    assert_eq!(lessons.len(), 3, "{lessons:?}");
}

#[test]
fn recorded_games_have_at_most_three_moments() {
    let Some(folder) = corpus("replays") else { return };
    let mut counts = BTreeMap::<usize, u32>::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let Ok(text) = fs::read(entry.path()) else { continue };
        let Ok(recording) = read_recording(&text[..]) else { continue };
        if recording.field.size().cells() > 1_000 {
            continue;
        }
        let found = moments_of(&recording);
        for moment in &found {
            assert_eq!(judge(&moment.position, &moment.position.answers), Verdict::Right);
        }
        *counts.entry(found.len()).or_default() += 1;
    }
    println!("games by their number of moments: {counts:?}");
    assert!(counts.keys().all(|&count| count <= MOST_MOMENTS));
}
