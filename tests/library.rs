//! The library in the window: the table of recordings, its filters and folders, by mouse and
//! keyboard.

use crate::common::GAME;
use crate::common::prelude::*;
use crate::common::recordings::won;
use crate::evf::session_of_three;
use sapper::config::PlayerName;
use sapper::platform::FileChoice;
use sapper::ui::features::compare::CompareScreen;
use sapper::ui::features::library::LibraryScreen;
use sapper::ui::features::records::RecordsScreen;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::app::Message;

/// A player with a folder of games, and a window.
struct Player {
    games: TempDir,
    _data: TempDir,
    ui: TestWindow,
}

impl Player {
    fn new(width: f32, height: f32) -> Self {
        Self::speaking(Lang::English, width, height)
    }

    fn speaking(lang: Lang, width: f32, height: f32) -> Self {
        let (games, data) = (fast_folder(), fast_folder());
        let launch = LaunchOptions::default()
            .lang(lang)
            .level(sapper::game::Level::Beginner)
            .files_in(&data);
        let mut ui = TestWindow::new(launch, width, height);
        ui.press("Space");
        ui.change(SettingChange::ExpertFigures(true));
        Self { games, _data: data, ui }
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.games.path().join(name), text).unwrap();
    }

    /// Three games and a file that cannot be read, in the library.
    fn with_games(width: f32, height: f32) -> Self {
        let mut player = Self::new(width, height);
        player.write("a.rawvf", &won("Ada", 20, "2024-01-02 10:00:00"));
        player.write("b.rawvf", &won("Bob", 10, "2025-01-02 10:00:00"));
        player.write("c.rawvf", &GAME.replace("Ann", "Cid"));
        player.write("broken.rawvf", "nothing");
        player.drop_in();
        player
    }

    /// Drops the folder of games onto the window.
    fn drop_in(&mut self) {
        let folder = self.games.path().to_owned();
        self.ui.send(stack::Message::RecordingChosen(FileChoice::File(folder)));
    }

    /// The names of the rows, from the top.
    #[track_caller]
    fn rows(&self) -> String {
        let library = self.ui.screen::<LibraryScreen>();
        library.rows().iter().map(|row| row.name()).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn selected(&self) -> String {
        let library = self.ui.screen::<LibraryScreen>();
        library.selected().expect("a selected row").name()
    }

    fn search(&mut self, text: &str) {
        let field = self.ui.controls().into_iter().find(|control| control.is_field);
        let field = field.expect("a search field").bounds.center();
        self.ui.tap_at(field);
        self.ui.type_text(text);
    }
}

#[test]
fn an_empty_library_says_how_to_fill_it() {
    for (width, height) in [(1_000.0, 700.0), (360.0, 320.0)] {
        let mut player = Player::new(width, height);
        player.ui.press("F3");
        assert!(player.ui.sees("library-none"));
        assert!(player.ui.sees("library-add"));
        assert_eq!(player.ui.cut_off(), Vec::<String>::new());
    }
}

#[test]
fn a_dropped_folder_becomes_a_library() {
    let mut player = Player::with_games(1_000.0, 700.0);
    assert_eq!(player.rows(), "b a c broken", "the newest first, what cannot be read last");
    assert!(player.ui.sees("Ada") && player.ui.sees("Bob") && player.ui.sees("2.000 s"));
    let broken = "broken.rawvf · it is not a recording";
    assert!(player.ui.texts().iter().any(|text| text.starts_with(broken)), "and its reason");
    assert!(player.ui.sees("Imported games: 3 · won: 2 · best 1.000 s · best 2.000 3BV/s"));
    // The folder is kept.
    player.ui.press("F3");
    player.ui.press("F3");
    assert_eq!(player.rows(), "b a c broken");
}

#[test]
fn a_folder_dropped_on_the_title_opens_it_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut ui = TestWindow::new(LaunchOptions::default().lang(Lang::English), 1_000.0, 700.0);
    ui.send(stack::Message::RecordingChosen(FileChoice::File(folder.path().to_owned())));
    assert!(ui.has::<LibraryScreen>());
}

#[test]
fn keys_move_through_the_rows() {
    let mut player = Player::with_games(1_000.0, 700.0);
    assert_eq!(player.selected(), "b");
    for (key, name) in
        [("Down", "a"), ("End", "broken"), ("Up", "c"), ("Home", "b"), ("PageDown", "broken")]
    {
        player.ui.press(key);
        assert_eq!(player.selected(), name, "{key}");
    }
    player.ui.press("Down");
    assert_eq!(player.selected(), "broken", "the last stays the last");
}

#[test]
fn column_headings_sort() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.tap("Time");
    assert_eq!(player.rows(), "b c a broken");
    player.ui.tap("Time ↑");
    assert_eq!(player.rows(), "a c b broken");
    assert_eq!(player.selected(), "b", "the same game stays selected");
    player.ui.tap("Player");
    assert_eq!(player.rows(), "a b c broken");
}

#[test]
fn a_hidden_column_sorts_no_longer() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.tap("counter-bbbv_s");
    assert_eq!(player.rows(), "b a c broken");
    player.ui.tap("3BV/s ↓");
    assert_eq!(player.rows(), "c a b broken");
    player.ui.change(SettingChange::ExpertFigures(false));
    assert!(!player.ui.sees("3BV/s ↑"));
    assert_eq!(player.rows(), "b a c broken", "the newest first again");
    assert!(player.ui.sees("Date ↓"));
}

#[test]
fn the_search_field_filters_rows() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.search("time<2");
    assert_eq!(player.rows(), "b c");
    // Escape leaves the search, and then the library.
    player.ui.press("Escape");
    assert_eq!(player.rows(), "b a c broken");
    player.search("nobody");
    assert!(player.ui.sees("library-nothing"));
    player.ui.press("Escape");
    player.ui.tap("library-wins");
    assert_eq!(player.rows(), "b a");
    player.ui.press("Escape");
    assert!(!player.ui.has::<LibraryScreen>());
}

#[test]
fn enter_plays_a_game_and_escape_returns() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.press("Down");
    player.ui.press("Enter");
    let replay = player.ui.screen::<ReplayScreen>();
    assert_eq!(replay.recording().metadata.player, "Ada");
    player.ui.press("Escape");
    assert_eq!(player.selected(), "a", "the place is kept");
    // What cannot be read is not played.
    player.ui.press("End");
    player.ui.press("Enter");
    assert!(!player.ui.has::<ReplayScreen>());
}

#[test]
fn an_imported_game_never_becomes_a_record() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.press("Enter");
    player.ui.wait(5_000);
    assert!(player.ui.app.scores().records.is_empty());
    player.ui.press("Escape");
    player.ui.press("F4");
    assert!(player.ui.screen::<RecordsScreen>().report().unwrap().is_empty());
}

#[test]
fn folders_can_be_removed() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.tap("library-folders");
    let path = player.games.path().display().to_string();
    assert!(player.ui.texts().iter().any(|text| path.starts_with(text.trim_end_matches('…'))));
    let remove = player.ui.control("library-remove");
    player.ui.tap_at(remove.bounds.center());
    player.ui.press("Escape");
    assert!(player.ui.sees("library-none"));
    assert!(player.games.path().join("a.rawvf").exists());
}

#[test]
fn a_rescan_finds_new_files() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.write("d.rawvf", &won("Dot", 5, "2026-01-01 00:00:00"));
    assert_eq!(player.rows(), "b a c broken");
    player.ui.tap("library-rescan");
    assert_eq!(player.rows(), "d b a c broken");
    assert_eq!(player.selected(), "b");
}

#[test]
fn only_visible_rows_are_built() {
    let mut player = Player::new(1_000.0, 700.0);
    for number in 0..400 {
        player.write(&format!("{number:03}.rawvf"), &won(&format!("P{number:03}"), 10, ""));
    }
    player.drop_in();
    let shown = |player: &mut Player| {
        let texts = player.ui.texts();
        let of_rows = |text: &&String| text.len() == 4 && text.starts_with('P');
        texts.iter().filter(of_rows).cloned().collect::<Vec<_>>()
    };
    let first = shown(&mut player);
    assert!(first.len() < 40 && first.contains(&"P000".to_owned()), "{first:?}");
    player.ui.press("End");
    player.ui.draw_frame(Duration::ZERO);
    let last = shown(&mut player);
    assert!(last.len() < 40 && last.contains(&"P399".to_owned()), "{last:?}");
    assert!(player.ui.bounds("P399").y < 700.0);
}

#[test]
fn it_fits_into_every_window_in_every_language() {
    let sizes =
        [(360.0, 320.0), (320.0, 420.0), (480.0, 640.0), (800.0, 500.0), (1_920.0, 1_080.0)];
    for lang in Lang::ALL {
        for (width, height) in sizes {
            let mut player = Player::speaking(lang, width, height);
            player.write("a.rawvf", &won("A player with a name that is far too long", 20, "2024"));
            player.write("broken.rawvf", "nothing");
            player.drop_in();
            let cut = player.ui.cut_off();
            assert!(cut.is_empty(), "{lang} {width} × {height}: {cut:?}");
        }
    }
}

/// Marks the first two games and compares them.
fn comparing(width: f32, height: f32) -> Player {
    let mut player = Player::with_games(width, height);
    player.ui.press("Space");
    player.ui.press("Down");
    player.ui.press("Space");
    player.ui.tap("library-compare");
    player
}

#[test]
fn two_marked_games_play_side_by_side_on_one_clock() {
    let mut player = comparing(1_000.0, 700.0);
    let compare = |player: &Player| {
        player.ui.app.stack().front::<CompareScreen>().expect("a comparison").clone()
    };
    assert!(compare(&player).is_running());
    assert!(player.ui.sees("Bob · 0.000 s") && player.ui.sees("Ada · 0.000 s"));
    player.ui.press("P");
    assert!(!compare(&player).is_running());
    player.ui.press("Right");
    assert_eq!(compare(&player).time(), 1_000, "the second click of the faster");
    let solved = compare(&player).sides().clone().map(|it| it.playback.counters().bbbv_solved);
    assert_eq!(solved, [2, 1]);
    assert!(player.ui.sees("Bob · 1.000 s · won") && player.ui.sees("Ada · 1.000 s"));
    player.ui.press("End");
    assert!(player.ui.sees("Ada · 2.000 s · won"));
    assert!(player.ui.sees("Bob · 1.000 s · won"), "its own time stands still");
    player.ui.press("Home");
    player.ui.press("Space");
    player.ui.app.advance_clock(Duration::from_millis(600));
    player.ui.send(Message::Frame);
    let time = compare(&player).time();
    assert!((600..900).contains(&time), "{time}");
    player.ui.press("Escape");
    assert_eq!(player.selected(), "a", "back in the library");
}

#[test]
fn games_of_two_levels_cannot_be_compared() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.press("Space");
    player.ui.press_times("Down", 2);
    assert_eq!(player.selected(), "c");
    player.ui.tap("library-compare");
    assert!(!player.ui.is_in_front::<CompareScreen>());
    // One mark and the selected game are a pair, too.
    player.ui.press("Up");
    player.ui.tap("library-compare");
    assert!(player.ui.is_in_front::<CompareScreen>());
}

#[test]
fn a_missing_file_cannot_be_compared() {
    let mut player = Player::with_games(1_000.0, 700.0);
    player.ui.press("Space");
    player.ui.press("Down");
    fs::remove_file(player.games.path().join("b.rawvf")).unwrap();
    player.ui.tap("library-compare");
    assert!(!player.ui.is_in_front::<CompareScreen>());
    assert!(player.ui.mentions("cannot be played"));
}

#[test]
fn a_comparison_fits_into_every_window() {
    for (width, height) in [(360.0, 640.0), (480.0, 800.0), (1_000.0, 700.0), (1_920.0, 1_080.0)] {
        let player = comparing(width, height);
        assert!(player.ui.is_in_front::<CompareScreen>(), "{width} × {height}");
        assert_eq!(player.ui.cut_off(), Vec::<String>::new(), "{width} × {height}");
    }
    // In a low window the library has all buttons in the bar below.
    let player = comparing(700.0, 420.0);
    assert!(player.ui.is_in_front::<CompareScreen>());
    assert_eq!(player.ui.cut_off(), Vec::<String>::new());
}

#[test]
fn a_session_opens_in_the_library_and_each_of_its_games_plays() {
    let mut player = Player::with_games(1_000.0, 700.0);
    let session = player.games.path().join("evening.evfs");
    fs::write(&session, session_of_three()).unwrap();
    player.ui.send(stack::Message::RecordingChosen(FileChoice::File(session)));
    assert_eq!(player.rows(), "evening · 第一局 evening · last evening · cheat", "these alone");
    for _ in 0..2 {
        player.ui.press("Enter");
        assert!(player.ui.has::<ReplayScreen>());
        player.ui.press("Escape");
        player.ui.press("Down");
    }
    player.ui.press("Enter");
    assert!(!player.ui.has::<ReplayScreen>(), "it cannot be read");
    player.ui.press("Home");
    player.ui.press("Space");
    player.ui.press("Down");
    player.ui.tap("Compare");
    assert!(player.ui.is_in_front::<CompareScreen>(), "two games of one file");
    player.ui.press("Escape");
    player.ui.press("Escape");
    assert_eq!(player.rows().split(" · ").count(), 4, "Escape shows the others again");
}

#[test]
fn one_dropped_file_plays_and_several_join_the_library() {
    let mut player = Player::new(1_000.0, 700.0);
    for name in ["a", "b", "c"] {
        player.write(&format!("{name}.rawvf"), &won(name, 10, "2024-01-02 10:00:00"));
    }
    let drop_in = |player: &mut Player, names: &[&str]| {
        for name in names {
            let file = player.games.path().join(format!("{name}.rawvf"));
            // Without the wait for more.
            drop(player.ui.app.update(Message::FileDropped(file)));
        }
        player.ui.send(stack::Message::DropEnded);
    };
    drop_in(&mut player, &["a"]);
    assert!(player.ui.has::<ReplayScreen>());
    drop_in(&mut player, &["a", "c"]);
    assert!(!player.ui.has::<ReplayScreen>());
    assert_eq!(player.rows(), "a c", "the other file was not dropped");
    player.ui.send(stack::Message::DropEnded);
    assert_eq!(player.rows(), "a c", "there is nothing more");
}

#[test]
fn own_games_are_of_their_player_and_show_their_board_at_the_end() {
    let mut player = Player::new(1_000.0, 700.0);
    player.ui.press("F2");
    player.ui.win();
    player.ui.wait(2_000);
    player.ui.press("F3");
    assert!(player.ui.sees("records-no-name"), "nobody has given a name yet");
    let library = player.ui.screen::<LibraryScreen>();
    let game = library.preview().and_then(|preview| preview.game.as_ref()).expect("a board");
    assert_eq!(game.phase(), Phase::Won);
    player.ui.press("Escape");
    player.ui.change(SettingChange::Player(PlayerName::new("Ada").expect("a name")));
    player.ui.press("F3");
    assert!(player.ui.sees("Ada") && !player.ui.sees("records-no-name"));
}

#[test]
fn what_is_listed_and_not_counted_is_said() {
    for (width, height) in [(1_000.0, 700.0), (360.0, 453.0)] {
        let mut player = Player::new(width, height);
        // The same game twice is two recordings.
        player.write("a.rawvf", &won("Ada", 20, "2024-01-02 10:00:00"));
        player.write("b.rawvf", &won("Ada", 20, "2024-01-02 10:00:00"));
        player.write("played-on.rawvf", &GAME.replacen('\n', "\nSapperPlayedOn: yes\n", 1));
        player.write("broken.avf", "nothing");
        for empty in ["empty.rawvf", "empty.evfs", "empty.mvf"] {
            player.write(empty, "");
        }
        player.drop_in();
        assert_eq!(player.rows().split(' ').count(), 7, "{}", player.rows());
        let texts = player.ui.texts();
        assert!(texts.iter().any(|it| it.starts_with("Imported games: 2 · won: 2")), "{texts:?}");
        assert!(player.ui.sees("Not counted: 5 (unreadable or played on)"), "{texts:?}");
        assert_eq!(player.ui.cut_off(), Vec::<String>::new());
    }
}
