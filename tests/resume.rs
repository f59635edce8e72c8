//! Resuming: the game in progress is saved with the window and resumed paused, to the millisecond.

use crate::common::prelude::*;
use crate::common::written;
use sapper::history::played_game::UnrankedReason;
use sapper::replay::formats::rawvf;
use sapper::ui::features::title::TitleScreen;

/// A player with folders of their own.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(fast_folder())
    }

    fn folders(&self) -> Folders {
        Folders::at(self.0.path().join("data"), self.0.path().join("config"))
    }

    fn launch(&self) -> LaunchOptions {
        LaunchOptions::default().folders(self.folders())
    }

    /// Sits down before a window that was opened without asking for anything.
    fn open_window(&self) -> TestWindow {
        self.open(self.launch())
    }

    fn open(&self, launch: LaunchOptions) -> TestWindow {
        TestWindow::without_tasks(launch, 500.0, 600.0)
    }

    /// Begins a game, and closes its window.
    fn leave_a_game(&self) {
        begin(&mut self.open_window());
    }

    /// The files of games in progress.
    fn sessions(&self) -> Vec<String> {
        let names = fs::read_dir(self.0.path().join("data"));
        let mut names: Vec<_> = names
            .into_iter()
            .flatten()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.starts_with("session"))
            .collect();
        names.sort();
        names
    }

    fn file(&self) -> PathBuf {
        self.folders().data().join("session.toml")
    }

    fn games(&self) -> Vec<PlayedGame> {
        let (games, notices) = GameHistory::load(Some(&self.folders()));
        assert_eq!(notices, []);
        games.list().to_vec()
    }
}

/// Opens a corner and flags a covered cell.
fn begin(window: &mut TestWindow) {
    window.open_cell(Pos::new(0, 0));
    let field = window.field();
    let mine = field.mine_positions().next().expect("a board has mines");
    window.mark_cell(mine);
    assert_eq!(window.phase(), Phase::Running);
}

/// The visible cells of a game, its flags and clicks.
fn visible_state(window: &TestWindow) -> impl PartialEq + std::fmt::Debug + use<> {
    let (play, game) = (window.app.play(), window.game());
    let cells: Vec<_> = game.size().positions().map(|pos| game.cell(pos)).collect();
    (cells, game.field().cloned(), game.rules(), game.level(), play.tally().clicks())
}

#[test]
fn a_game_of_a_closed_window_is_resumed_paused_and_hidden() {
    let home = Home::new();
    let mut window = home.open_window();
    begin(&mut window);
    let before = visible_state(&window);
    drop(window);
    let mut again = home.open_window();
    assert_eq!(visible_state(&again), before);
    assert_eq!(again.phase(), Phase::Paused);
    assert!(!again.shows_board());
    assert!(again.sees("Welcome back. Your Beginner game is paused."));
    again.press_control("Paused: Resume");
    assert_eq!(again.phase(), Phase::Running);
    assert!(again.shows_board());
    assert!(!again.sees("Welcome back. Your Beginner game is paused."));
}

#[test]
fn a_resumed_game_is_ranked_and_its_recording_complete() {
    let home = Home::new();
    home.leave_a_game();
    let mut window = home.open_window();
    window.press_control("Paused: Resume");
    window.win();
    assert_eq!(window.phase(), Phase::Won);
    assert_eq!(window.app.scores().records.len(), 1);
    let recording = window.app.play().recording(sapper::replay::Metadata::default());
    let recording = recording.expect("a recording");
    let read = rawvf::read(written(&recording).as_bytes()).expect("other programs can read it");
    let end = sapper::replay::Playback::new(read).play_to_end();
    assert_eq!(end.result, GameResult::Won);
    assert_eq!(end.tally, window.app.play().tally());
    drop(window);
    assert_eq!(home.sessions(), Vec::<String>::new(), "it is over");
    let games = home.games();
    assert_eq!(games.len(), 1, "and counted once");
    assert_eq!((games[0].result, games[0].unranked), (GameResult::Won, None));
    assert_eq!(games[0].bbbv, games[0].solved);
}

#[test]
fn a_finished_game_is_not_resumed() {
    let home = Home::new();
    let mut window = home.open_window();
    begin(&mut window);
    let field = window.field();
    let mine = field.mine_positions().last().expect("a board has mines");
    window.open_cell(mine);
    drop(window);
    assert_eq!(home.sessions(), Vec::<String>::new());
    let games = home.games();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].result, GameResult::Lost);
    let again = home.open_window();
    assert_eq!(again.phase(), Phase::Ready);
}

#[test]
fn an_unsaved_win_is_kept_during_the_next_game() {
    let home = Home::new();
    let mut window = home.open_window();
    let lock = home.folders().data().join(".scores.toml.lock");
    let _ = fs::remove_file(&lock);
    fs::create_dir_all(&lock).unwrap();
    window.win();
    window.key(Command::New);
    begin(&mut window);
    drop(window);
    let records = || Scores::load(Some(&home.folders())).0.get().records.len();
    assert_eq!((home.games().len(), records()), (1, 0));

    let mut window = home.open_window();
    assert_eq!(window.phase(), Phase::Paused, "the next game goes on");
    fs::remove_dir(&lock).unwrap();
    window.press_control("Paused: Resume");
    drop(window);
    assert_eq!((home.games().len(), records()), (1, 1));
    assert_eq!(home.sessions().len(), 1);
}

#[test]
fn a_replaced_game_counts_as_abandoned() {
    let home = Home::new();
    let mut window = home.open_window();
    window.key(Command::New);
    begin(&mut window);
    window.key(Command::New);
    begin(&mut window);
    window.key(Command::Retry);
    drop(window);
    assert_eq!(home.sessions(), Vec::<String>::new());
    let verdicts: Vec<_> = home.games().iter().map(|game| game.result).collect();
    assert_eq!(verdicts, [GameResult::Unfinished; 2], "one without a cell open is none");
}

#[test]
fn starting_with_a_board_keeps_the_saved_game_for_the_next_start() {
    let home = Home::new();
    let mut window = home.open_window();
    begin(&mut window);
    let kept = visible_state(&window);
    drop(window);
    let asked = [
        home.launch().level(sapper::game::Level::Expert),
        home.launch().seed(7),
        home.launch().style(Style::SimpleMiner),
        LaunchOptions { replay: Some("a recording.rawvf".into()), ..home.launch() },
    ];
    for launch in asked {
        let window = home.open(launch);
        assert_eq!(window.phase(), Phase::Ready);
        drop(window);
        assert_eq!(home.sessions(), ["session.toml"]);
    }
    assert_eq!(visible_state(&home.open_window()), kept);
}

#[test]
fn two_windows_keep_separate_games() {
    let home = Home::new();
    let mut one = home.open_window();
    begin(&mut one);
    let mut two = home.open_window();
    assert_eq!(two.phase(), Phase::Ready);
    begin(&mut two);
    let three = home.open_window();
    assert_eq!(three.phase(), Phase::Ready);
    let (first, second) = (visible_state(&one), visible_state(&two));
    drop((one, three));
    drop(two);
    assert_eq!(home.sessions(), ["session-2.toml", "session.toml"]);
    let newest = home.open_window();
    assert_eq!(visible_state(&newest), second, "the newest goes on first");
    let oldest = home.open_window();
    assert_eq!(visible_state(&oldest), first);
    assert_eq!(home.open_window().app.play().game().phase(), Phase::Ready);
}

#[test]
fn details_of_a_game_are_saved_with_it() {
    let home = Home::new();
    let launch = home.launch().seed(7).style(Style::EasyX);
    let mut window = home.open(launch);
    window.press("Escape");
    let field = window.field();
    let size = field.size();
    let safe = size.positions().find(|&pos| field.number(pos) > Some(0));
    window.open_cell(safe.expect("a number"));
    window.show_hint();
    drop(window);
    let mut again = home.open_window();
    assert!(!again.has::<TitleScreen>(), "no title in front of it");
    assert_eq!(again.app.settings().style, Style::EasyX);
    assert!(again.app.play().assistant.was_used());
    assert_eq!(again.field(), field);
    again.key(Command::Pause);
    again.key(Command::New);
    let games = home_games_of(again, &home);
    assert_eq!(games[0].unranked, Some(UnrankedReason::Helped));
    let (settings, _) = Settings::load(Some(&home.folders()));
    assert_eq!(settings.get().style, Style::Windows7, "it was asked for once");
}

fn home_games_of(window: TestWindow, home: &Home) -> Vec<PlayedGame> {
    drop(window);
    home.games()
}

#[test]
fn a_seeded_game_stays_seeded_and_later_games_are_not() {
    let home = Home::new();
    let mut window = home.open(home.launch().seed(7));
    begin(&mut window);
    drop(window);
    let mut window = home.open_window();
    window.press_control("Paused: Resume");
    window.win();
    assert!(window.app.scores().records.is_empty());
    window.key(Command::New);
    window.win();
    assert_eq!(window.app.scores().records.len(), 1);
    drop(window);
    let unranked: Vec<_> = home.games().iter().map(|game| game.unranked).collect();
    assert_eq!(unranked, [Some(UnrankedReason::Seeded), None]);
}

#[test]
fn boards_from_a_seed_stay_unranked_after_a_repeated_board() {
    let home = Home::new();
    let mut window = home.open(home.launch().seed(7));
    begin(&mut window);
    window.key(Command::Retry);
    window.key(Command::New);
    window.win();
    assert!(window.app.scores().records.is_empty());
}

#[test]
fn an_invalid_saved_game_is_set_aside_with_a_notice() {
    let home = Home::new();
    home.leave_a_game();
    let text = fs::read_to_string(home.file()).unwrap();
    let events = text.lines().find(|line| line.starts_with("events = ")).unwrap();
    for broken in [
        text.replace(events, "events = \"AAAA\""),
        text.replace("time_ms = ", "time_ms = -1"),
        text.replace("level = \"beginner\"", "level = \"expert\""),
        text.replace("[game]", "[game"),
        "oh no".to_owned(),
    ] {
        assert_ne!(broken, text);
        fs::write(home.file(), &broken).unwrap();
        let window = home.open_window();
        assert_eq!(window.phase(), Phase::Ready, "{broken}");
        drop(window);
        let aside = home.sessions().into_iter().find(|name| name.contains("unreadable"));
        let aside = home.folders().data().join(aside.expect("it is kept"));
        assert_eq!(fs::read_to_string(&aside).unwrap(), broken);
        fs::remove_file(aside).unwrap();
    }
}

#[test]
fn a_saved_game_of_a_later_version_is_left_alone() {
    let home = Home::new();
    home.leave_a_game();
    let text = fs::read_to_string(home.file()).unwrap();
    let later = text.replace("version = 6", "version = 7");
    assert!(later != text, "version 1 would refuse a game with keys or long presses");
    fs::write(home.file(), &later).unwrap();
    let mut window = home.open_window();
    assert_eq!(window.phase(), Phase::Ready);
    begin(&mut window);
    drop(window);
    assert_eq!(fs::read_to_string(home.file()).unwrap(), later);
    assert_eq!(home.sessions(), ["session-2.toml", "session.toml"]);
}

#[test]
fn values_added_by_a_later_version_are_kept() {
    let home = Home::new();
    home.leave_a_game();
    let text = fs::read_to_string(home.file()).unwrap();
    fs::write(home.file(), text.replace("[game]", "[game]\nmoon = true")).unwrap();
    let mut window = home.open_window();
    window.press_control("Paused: Resume");
    drop(window);
    assert!(fs::read_to_string(home.file()).unwrap().contains("moon = true"));
}

#[test]
fn a_finished_but_uncounted_game_is_counted_once() {
    let home = Home::new();
    let mut window = home.open_window();
    window.win();
    drop(window);
    let games = home.games();
    // As a crash between the end of the game and its place in the log leaves it.
    let ended = "version = 1\n\n[ended]\n".to_owned() + &toml::to_string(&games[0]).unwrap();
    // The first version wrote a date of TOML's own.
    let (before, date) = ended.split_once("ended = \"").unwrap();
    let ended = format!("{before}ended = {}", date.replacen('"', "", 1));

    for lost in [true, false] {
        fs::write(home.file(), &ended).unwrap();
        if lost {
            fs::remove_file(home.folders().games()).unwrap();
            fs::remove_file(home.folders().scores()).unwrap();
        }
        let window = home.open_window();
        assert_eq!(window.phase(), Phase::Ready);
        drop(window);
        assert_eq!(home.games(), games);
        let (scores, _) = Scores::load(Some(&home.folders()));
        assert_eq!(scores.get().records.len(), 1);
        assert_eq!(home.sessions(), Vec::<String>::new());
    }
}
