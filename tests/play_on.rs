//! Playing on after a loss, or from a moment of a recording: such a game is marked, saved apart and
//! never ranked.

use crate::common::prelude::*;
use sapper::game::GuessRules;
use sapper::history::comparison::Flagging;
use sapper::history::played_game::UnrankedReason;
use sapper::history::statistics::{GameFilter, Period, Statistics};
use sapper::replay::formats::rawvf;
use sapper::replay::library::GamePath;
use sapper::storage::recordings;
use sapper::ui::features::replay::ReplayScreen;

/// A window with the files of the player in this folder.
fn window_in(folder: &Path) -> TestWindow {
    let launch = LaunchOptions::default().files_in(folder);
    TestWindow::new(launch, 720.0, 805.0)
}

/// Opens a corner and then a mine, which is returned.
fn lose(window: &mut TestWindow) -> Pos {
    window.open_cell(Pos::new(0, 0));
    let mine = window.mine();
    window.wait(5_000);
    window.open_cell(mine);
    assert_eq!(window.phase(), Phase::Lost);
    mine
}

/// Opens what is left.
fn finish(window: &mut TestWindow) {
    let field = window.field();
    for pos in field.size().positions().filter(|&pos| !field.is_mine(pos)) {
        if !window.app.play().is_over() {
            window.open_cell(pos);
        }
    }
    assert_eq!(window.phase(), Phase::Won);
}

/// Whether some text has these words.
fn said(window: &TestWindow, words: &str) -> bool {
    window.mentions(words)
}

fn logged(folder: &Path) -> Vec<PlayedGame> {
    let (games, notices) = GameHistory::load(Some(&Folders::at(folder, folder)));
    assert_eq!(notices, []);
    games.list().to_vec()
}

fn saved_apart(folder: &Path) -> Vec<PathBuf> {
    let apart = Folders::at(folder, folder).replays().join(recordings::PLAYED_ON);
    let entries = fs::read_dir(apart).into_iter().flatten();
    let files = entries.map(|entry| entry.expect("an entry").path());
    files.filter(|file| file.extension().is_some_and(|it| it == rawvf::EXTENSION)).collect()
}

#[test]
fn a_loss_is_taken_back_and_its_mine_gets_a_flag() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    let mine = lose(&mut window);
    let (open, field) = (window.game().open_cells(), window.field());
    window.wait(60_000);
    window.click("play-on-button");
    let game = window.game();
    assert_eq!(game.phase(), Phase::Running);
    assert_eq!((game.open_cells(), game.cell(mine)), (open, VisibleCell::Flag));
    assert_eq!(game.field(), Some(&field));
    assert!(said(&window, "Played on"));
    window.wait(2_000);
    finish(&mut window);
    // The time of the loss, and two seconds more.
    let time = window.app.play().tally().time.expect("a time");
    assert!((7_000..60_000).contains(&time), "{time} ms");
    window.wait(3_000);
    assert!(window.sees("unranked-played-on"));
}

#[test]
fn a_game_that_is_played_on_is_saved_resumed_and_kept_apart() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    let mine = lose(&mut window);
    window.key(Command::PlayOn);
    assert_eq!(window.phase(), Phase::Running);
    let clicks = window.app.play().tally().clicks();
    drop(window);

    let mut window = window_in(folder.path());
    assert_eq!(window.phase(), Phase::Paused, "it is resumed");
    window.press_control("Paused: Resume");
    assert_eq!(window.cell(mine), VisibleCell::Flag);
    assert_eq!(window.app.play().tally().clicks(), clicks);
    finish(&mut window);
    let tally = window.app.play().tally();
    assert_eq!(window.app.scores(), &Scores::default());
    drop(window);

    let games = logged(folder.path());
    let results: Vec<_> = games.iter().map(|game| (game.result, game.unranked)).collect();
    let played_on = Some(UnrankedReason::PlayedOn);
    assert_eq!(results, [(GameResult::Lost, None), (GameResult::Won, played_on)]);
    let selection = GameFilter {
        level: LevelKind::of(Level::Beginner),
        style: Some(Style::Windows7),
        guesses: GuessRules::Off,
        period: Period::AllTime,
        flagging: Flagging::Any,
    };
    let statistics = Statistics::of(selection.matching(&games));
    assert_eq!((statistics.won, statistics.lost), (0, 1), "only the loss counts");

    let [file] = &saved_apart(folder.path())[..] else { panic!("one recording is kept apart") };
    let read = recordings::read_game(&GamePath { file: file.clone(), number: 0 });
    let recording = read.expect("a recording").recording;
    assert!(recording.metadata.played_on);
    let end = Playback::new(recording).play_to_end();
    assert_eq!((end.result, end.tally), (GameResult::Won, tally));
}

#[test]
fn a_recording_can_be_played_on_from_any_moment() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    window.win();
    window.key(Command::Watch);
    window.press("Home");
    window.press_times("Right", 6);
    let replay: &ReplayScreen = window.app.stack().find().expect("it is watched");
    let shown = replay.playback.session().game().clone();
    let elapsed = replay.playback.elapsed();
    let cells = |game: &sapper::game::Game| -> Vec<_> {
        game.size().positions().map(|pos| game.cell(pos)).collect()
    };
    window.key(Command::PlayOn);
    let game = window.game();
    assert!(!window.has::<ReplayScreen>());
    assert_eq!(game.phase(), Phase::Running);
    assert_eq!(cells(game), cells(&shown));
    assert!(game.open_cells() > 0 && !shown.phase().is_over());
    window.wait(60_000);
    finish(&mut window);
    let time = window.app.play().tally().time.expect("a time");
    assert!((elapsed + 60_000..elapsed + 120_000).contains(&time), "{time} ms after {elapsed} ms");
    assert_eq!(window.app.scores().records.len(), 1, "only the first win is ranked");
    window.wait(3_000);
    window.key(Command::Watch);
    assert!(said(&window, "Played on"));
}

#[test]
fn a_game_in_progress_goes_on_as_it_is() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    window.open_cell(Pos::new(0, 0));
    let field = window.field();
    let left = field
        .size()
        .positions()
        .find(|&pos| !field.is_mine(pos) && window.cell(pos) == VisibleCell::Covered);
    window.open_cell(left.expect("a covered cell"));
    window.key(Command::Watch);
    window.press("Home");
    window.key(Command::PlayOn);
    assert!(window.has::<ReplayScreen>(), "it is watched on");
    assert!(!window.sees("play-on-button"));
    window.press("Escape");
    window.press_control("Paused: Resume");
    finish(&mut window);
    assert_eq!(window.app.scores().records.len(), 1, "and ranked");
}

#[test]
fn what_is_said_below_the_board_does_not_touch_it() {
    let mut seen = 0;
    for height in [520.0, 560.0, 600.0, 640.0] {
        let folder = fast_folder();
        let launch = LaunchOptions::default().files_in(folder.path());
        let mut window = TestWindow::new(launch, 400.0, height);
        lose(&mut window);
        window.wait(3_000);
        window.key(Command::PlayOn);
        window.key(Command::Odds);
        window.key(Command::Odds);
        let board = window.board();
        let texts = window.texts().into_iter().filter(|text| text.contains("Played on"));
        for text in texts.collect::<Vec<_>>() {
            let gap = window.bounds(&text).y - (board.y + board.height);
            assert!(gap >= 2.0, "{text:?}: {gap} in {height}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}
