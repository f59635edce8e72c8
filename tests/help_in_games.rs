//! Help: whatever shows more about the board of a game in progress than its player can see says so
//! before, and marks the game, which is not ranked then.
//!
//! A game is played in two windows here, on boards that agree on all that is open. As long as the
//! games are not marked, both windows must show, copy and save the same.

use crate::common::prelude::*;
use clap::{Args, FromArgMatches};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use sapper::cli::{analyze, replay};
use sapper::replay::formats::rawvf;
use sapper::storage::saved_session::boards_in_progress;
use sapper::ui::features::compare::CompareScreen;
use sapper::ui::features::library::{self, LibraryScreen, Preview};
use sapper::ui::features::play::question;
use sapper::ui::features::practice::PracticeScreen;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::workbench::{self, WorkbenchScreen};
use sapper::ui::kit::motion::FAR;
use sapper::ui::screen::dialog;
use sapper::ui::shell::any_screen;
use sapper::ui::shell::app::OpenedRecording;
use sapper::ui::shell::stack::Message;
use sapper::workbench::{Setup, text};
use std::collections::BTreeSet;

/// A game that could still be ranked, in two windows whose boards agree on what is open.
struct Twins {
    windows: [TestWindow; 2],
    boards: [Minefield; 2],
    homes: [TempDir; 2],
}

fn folders(home: &Path) -> Folders {
    Folders::at(home, home)
}

fn window_in(home: &Path) -> TestWindow {
    TestWindow::new(LaunchOptions::default().files_in(home), 500.0, 640.0)
}

/// Another board with the same numbers on all that is open in this game, if one mine can be elsewhere.
fn twin_of(window: &TestWindow) -> Option<Minefield> {
    let (game, board) = (window.game(), window.field());
    let size = board.size();
    let is_open = |pos: Pos| matches!(game.cell(pos), VisibleCell::Open(_));
    let is_apart = |pos: &Pos| !is_open(*pos) && !size.neighbours(*pos).any(is_open);
    let apart: Vec<Pos> = size.positions().filter(is_apart).collect();
    let from = *apart.iter().find(|&&pos| board.is_mine(pos))?;
    let to = *apart.iter().find(|&&pos| !board.is_mine(pos))?;
    let mines = board.mine_positions().filter(|&pos| pos != from).chain([to]);
    Some(Minefield::new(size, mines.map(|pos| size.index(pos))))
}

fn code(board: &Minefield) -> String {
    BoardCode::new(board.clone()).expect("a code").to_string()
}

impl Twins {
    /// A game with an opening from which something follows, saved and resumed.
    fn new() -> Self {
        let homes = [fast_folder(), fast_folder()];
        let mut window = window_in(homes[0].path());
        let boards = loop {
            window.open_cell(Pos::new(4, 4));
            let (board, numbers) = (window.field(), numbers_of(&window));
            let puzzle = Setup::of_game(window.game()).puzzle(1);
            match twin_of(&window) {
                Some(twin) if numbers >= 5 && puzzle.is_some() => break [board, twin],
                _ => window.key(Command::New),
            }
        };
        drop(window);
        for name in ["settings.toml", "games.jsonl", "session.toml"] {
            let _ = fs::copy(homes[0].path().join(name), homes[1].path().join(name));
        }
        let saved = fs::read_to_string(homes[0].path().join("session.toml")).expect("a saved game");
        let twin = saved.replace(&code(&boards[0]), &code(&boards[1]));
        assert_ne!(twin, saved);
        fs::write(homes[1].path().join("session.toml"), twin).expect("a copy");
        let mut twins =
            Self { windows: homes.each_ref().map(|it| window_in(it.path())), boards, homes };
        twins.each(|window, _| window.press_control("Paused: Resume"));
        assert!(!twins.are_marked());
        assert_eq!(twins.difference(), None);
        twins
    }

    fn each(&mut self, mut does: impl FnMut(&mut TestWindow, &Minefield)) {
        for (window, board) in self.windows.iter_mut().zip(&self.boards) {
            does(window, board);
        }
    }

    /// A message, before which both windows are drawn, since a board is zoomed from where it was seen,
    /// and after which all has come to rest.
    fn send(&mut self, message: impl Fn(&TestWindow, &Minefield) -> Message) {
        self.each(|window, board| {
            let message = message(window, board);
            window.draw_frame(Duration::ZERO);
            window.send(message);
            window.wait(FAR);
        });
    }

    fn run(&mut self, command: Command) {
        self.send(|_, _| Message::Command(command));
    }

    fn are_marked(&self) -> bool {
        let marked = self.windows.each_ref().map(|it| it.app.play().assistant.was_used());
        assert_eq!(marked[0], marked[1], "both are, or none");
        marked[0]
    }

    /// Whether both go on with the game that they began with.
    fn are_playing(&self) -> bool {
        self.windows.iter().zip(&self.boards).all(|(window, board)| {
            let game = window.game();
            game.field() == Some(board) && !game.phase().is_over() && !game.is_untouched()
        })
    }

    fn is_asked(&self) -> bool {
        self.windows[0].sees("help-cost-title")
    }

    fn accept(&mut self) {
        let accepted = dialog::Message::own(question::Message::Yes);
        self.send(|_, _| Message::Dialog(accepted.clone()));
    }

    /// What is not the same in both, if anything.
    fn difference(&self) -> Option<String> {
        // The name of a saved file has its folder and the time.
        let names_file = |text: &String| self.homes.iter().any(|it| text.contains(path_of(it)));
        let mut texts = self.windows.each_ref().map(TestWindow::texts);
        let shows_file = texts.iter().flatten().any(names_file);
        texts.iter_mut().for_each(|texts| texts.retain(|text| !names_file(text)));
        if texts[0] != texts[1] {
            let lines = texts[0].iter().zip(&texts[1]).find(|(one, other)| one != other);
            return Some(format!("texts: {lines:?}"));
        }
        let copied = self.windows.each_ref().map(|it| it.copied.clone());
        if copied[0] != copied[1] {
            return Some(format!("what is copied: {copied:?}"));
        }
        let files = self.homes.each_ref().map(|home| saved_files(home.path()));
        // What goes by the real time, as the cursor of a text field, may be elsewhere in the first ones.
        let mut pairs = (0..20).map(|_| self.windows.each_ref().map(TestWindow::picture));
        let is_same_picture = shows_file || pairs.any(|[one, other]| one == other);
        let is_same = (files[0] == files[1], is_same_picture);
        (is_same != (true, true)).then(|| format!("files, pictures: {is_same:?}"))
    }
}

fn path_of(home: &TempDir) -> &str {
    home.path().to_str().expect("a text")
}

fn numbers_of(window: &TestWindow) -> usize {
    let game = window.game();
    let is_number = |&pos: &Pos| matches!(game.cell(pos), VisibleCell::Open(1..));
    game.size().positions().filter(is_number).count()
}

/// What was saved besides the game itself.
fn saved_files(home: &Path) -> BTreeSet<Vec<u8>> {
    let entries = fs::read_dir(folders(home).replays()).into_iter().flatten();
    let files = entries.map(|entry| entry.expect("an entry").path());
    files.map(|path| fs::read(path).unwrap_or_default()).collect()
}

/// A game of somebody else on this board, who has opened all of it.
fn recording_of(board: &Minefield) -> Recording {
    let size = board.size();
    let mut lines = format!(
        "Width: {}\nHeight: {}\nMines: {}\nBoard:\n",
        size.cols(),
        size.rows(),
        board.mines()
    );
    for pos in size.positions() {
        lines.push(if board.is_mine(pos) { '*' } else { '0' });
        if pos.col + 1 == size.cols() {
            lines.push('\n');
        }
    }
    lines += "Events:\n";
    let safe = size.positions().filter(|&pos| !board.is_mine(pos));
    for (time, pos) in (1..).zip(safe) {
        let (col, row) = (pos.col + 1, pos.row + 1);
        lines += &format!("{time}.000 lc {col} {row}\n{time}.000 lr {col} {row}\n");
    }
    rawvf::read(lines.as_bytes()).expect("a recording")
}

fn position_text(window: &TestWindow) -> String {
    let setup = Setup::of_game(window.game());
    text::write(&setup, text::TextFormat::Position).expect("a text")
}

fn workbench_message(message: workbench::Message) -> Message {
    Message::Screen(any_screen::Message::Workbench(message))
}

/// The ways to each screen, and to what could be on it of this game.
const WAYS: [fn(&mut Twins); 12] = [
    |_| {},
    |twins| twins.run(Command::Watch),
    |twins| twins.run(Command::Workbench),
    |twins| {
        twins.run(Command::Workbench);
        twins.send(|window, _| {
            workbench_message(workbench::Message::Pasted(Some(position_text(window))))
        });
    },
    |twins| {
        twins.run(Command::Workbench);
        twins.send(|_, board| workbench_message(workbench::Message::Pasted(Some(code(board)))));
    },
    |twins| {
        twins.send(|_, board| {
            let replay = ReplayScreen::new(recording_of(board), "Ada".to_owned());
            Message::RecordingOpened(OpenedRecording::Paused(Box::new(replay)))
        });
    },
    |twins| {
        twins.send(|_, board| {
            let pair = [recording_of(board), recording_of(board)];
            let both = CompareScreen::new(pair.map(|it| (it, "Ada".to_owned())));
            Message::RecordingOpened(OpenedRecording::Comparison(Box::new(both)))
        });
    },
    |twins| {
        twins.send(|window, _| {
            let setup = Setup::of_game(window.game());
            Message::Practise(Box::new(setup.puzzle(1).expect("a puzzle")))
        });
    },
    |twins| twins.run(Command::Daily),
    |twins| twins.run(Command::Lessons),
    |twins| twins.run(Command::Records),
    |twins| twins.run(Command::Menu),
];

/// What opens a cell, which shows what is there; and what chance decides.
fn is_left_out(command: Command) -> bool {
    matches!(
        command,
        Command::Accept
            | Command::Open
            | Command::Chord
            | Command::Practice
            | Command::Library
            | Command::PasteBoard
            | Command::FullScreen
            | Command::Quit
    )
}

#[test]
fn no_command_on_any_screen_shows_more_of_a_game_that_stays_ranked() {
    let commands: Vec<_> = Command::all().filter(|command| !is_left_out(*command)).collect();
    let mut failed = Vec::new();
    let mut twins = Twins::new();
    for (way, go) in WAYS.iter().enumerate() {
        for &command in &commands {
            if !twins.are_playing() || twins.are_marked() {
                twins = Twins::new();
            }
            go(&mut twins);
            let is_asked = twins.is_asked();
            if !is_asked {
                twins.run(command);
            }
            if twins.are_playing() && !twins.are_marked() {
                failed.extend(twins.difference().map(|what| (way, command, what)));
            }
            // Back to the game.
            for _ in 0..4 {
                if twins.windows[0].is_game_in_front() {
                    break;
                }
                twins.run(Command::Back);
            }
            if !twins.windows[0].is_game_in_front() {
                twins = Twins::new();
            }
            if is_asked {
                break;
            }
        }
    }
    assert_eq!(failed, []);
}

#[test]
fn no_walk_shows_more_of_a_game_that_stays_ranked() {
    let commands: Vec<_> = Command::all().filter(|command| !is_left_out(*command)).collect();
    for seed in 0..8 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut twins, mut trail) = (Twins::new(), Vec::new());
        for _ in 0..25 {
            if rng.random_ratio(1, 4) {
                let way = rng.random_range(0..WAYS.len());
                trail.push(format!("way {way}"));
                WAYS[way](&mut twins);
            } else {
                let command = *commands.choose(&mut rng).expect("a command");
                trail.push(format!("{command:?}"));
                twins.run(command);
            }
            if !twins.are_playing() || twins.are_marked() {
                break;
            }
            assert_eq!(twins.difference(), None, "{trail:?}");
        }
    }
}

/// A way to see more, which asks before, does nothing if that is refused, and marks the game if not.
#[track_caller]
fn asks_and_marks(go: impl Fn(&mut Twins)) {
    let mut twins = Twins::new();
    go(&mut twins);
    assert!(twins.is_asked());
    assert_eq!(twins.difference(), None);
    twins.run(Command::Back);
    assert!(!twins.is_asked() && !twins.are_marked());
    assert_eq!(twins.difference(), None);
    for _ in 0..4 {
        twins.run(Command::Back);
    }
    go(&mut twins);
    assert!(twins.is_asked(), "once more");
    twins.accept();
    assert!(twins.are_marked());
    // A window that is killed now has saved it.
    for home in &twins.homes {
        let saved = fs::read_to_string(home.path().join("session.toml")).expect("a saved game");
        assert!(saved.contains("helped = true"));
    }
}

#[test]
fn the_workbench_tells_nothing_of_the_position_of_the_game_unasked() {
    asks_and_marks(WAYS[3]);
    asks_and_marks(|twins| {
        twins.run(Command::Watch);
        twins.run(Command::RowEnd);
        twins.run(Command::Workbench);
    });
}

#[test]
fn the_workbench_shows_no_board_of_the_game_unasked() {
    asks_and_marks(WAYS[4]);
}

#[test]
fn neither_the_code_of_the_board_nor_its_recording_leaves_the_window_unasked() {
    asks_and_marks(|twins| twins.run(Command::CopyBoard));
    asks_and_marks(|twins| twins.run(Command::SaveRecording));
    asks_and_marks(|twins| {
        twins.run(Command::Watch);
        twins.run(Command::SaveRecording);
    });
}

#[test]
fn the_odds_of_the_game_are_help_in_its_recording_too() {
    asks_and_marks(|twins| {
        twins.run(Command::Watch);
        twins.run(Command::Odds);
    });
}

#[test]
fn no_recording_of_the_board_is_shown_unasked() {
    asks_and_marks(WAYS[5]);
    asks_and_marks(WAYS[6]);
    asks_and_marks(|twins| {
        twins.run(Command::Library);
        assert!(twins.windows[0].is_in_front::<LibraryScreen>());
        twins.send(|_, board| {
            let game = sapper::replay::summary::played_to_end(&recording_of(board)).game().clone();
            let path = sapper::replay::library::GamePath { file: "ada.rawvf".into(), number: 0 };
            let preview = Preview { path, game: Some(Box::new(game)) };
            Message::Screen(any_screen::Message::Library(library::Message::PreviewReady(preview)))
        });
    });
}

#[test]
fn the_position_of_the_game_is_no_puzzle_unasked() {
    asks_and_marks(WAYS[7]);
    let mut twins = Twins::new();
    WAYS[7](&mut twins);
    twins.accept();
    assert!(twins.windows[0].is_in_front::<PracticeScreen>());
}

#[test]
fn other_boards_and_positions_ask_nothing() {
    let mut twins = Twins::new();
    twins.run(Command::Workbench);
    let other = "mines 10\n".to_owned() + &"#########\n".repeat(8) + "#1#######\n";
    twins.send(|_, _| workbench_message(workbench::Message::Pasted(Some(other.clone()))));
    assert!(!twins.is_asked() && !twins.are_marked());
    assert!(twins.windows[0].is_in_front::<WorkbenchScreen>());
}

#[test]
fn the_help_in_the_game_says_what_it_costs_first() {
    for command in [Command::Hint, Command::Odds, Command::Auto, Command::Step] {
        let mut twins = Twins::new();
        twins.run(command);
        assert!(!twins.are_marked(), "{command:?}");
        assert_eq!(twins.difference(), None);
        twins.run(command);
        assert!(twins.are_marked(), "{command:?}");
    }
}

#[test]
fn a_game_that_is_not_ranked_anyway_is_not_asked_about() {
    let mut window = TestWindow::new(LaunchOptions::default().seed(5), 500.0, 640.0);
    window.open_cell(Pos::new(0, 0));
    window.key(Command::Odds);
    assert!(window.app.play().assistant.was_used());
    assert_eq!(window.phase(), Phase::Running);
}

#[test]
fn a_second_window_and_the_command_line_say_nothing_about_a_game_in_progress() {
    let twins = Twins::new();
    let (home, board) = (twins.homes[0].path(), &twins.boards[0]);
    let boards = boards_in_progress(Some(&folders(home)));
    assert_eq!(boards, std::slice::from_ref(board));

    let mut second = window_in(home);
    assert_eq!(second.phase(), Phase::Ready);
    second.send(Message::BoardsElsewhere(boards.clone()));
    let refused = second.word("help-elsewhere");
    second.send(Message::Command(Command::Workbench));
    let pasted = Some(position_text(&twins.windows[0]));
    second.send(workbench_message(workbench::Message::Pasted(pasted)));
    assert!(second.sees(&refused));

    let texts = Texts::new(Lang::English);
    let place = fast_folder();
    let position = place.path().join("position.txt");
    let mut out = Vec::new();
    for text in [position_text(&twins.windows[0]), code(board)] {
        fs::write(&position, text).expect("a file");
        let args = analyze_args(&position);
        let ended = analyze::run(&args, &texts, &boards, std::io::empty(), &mut out);
        assert!(ended.is_err() && out.is_empty());
        assert!(analyze::run(&args, &texts, &[], std::io::empty(), &mut out).is_ok());
        out.clear();
    }
    let file = place.path().join("ada.rawvf");
    let mut written = Vec::new();
    rawvf::write(&recording_of(board), &mut written).expect("a recording");
    fs::write(&file, written).expect("a file");
    let (args, mut said) = (replay_args(&file), Vec::new());
    assert!(replay::run(&args, &texts, &boards, &mut out, &mut said).is_err());
    assert!(out.is_empty() && String::from_utf8_lossy(&said).contains(&refused));
}

fn analyze_args(file: &Path) -> analyze::AnalyzeArgs {
    let command = analyze::AnalyzeArgs::augment_args(clap::Command::new("analyze"));
    let file = file.to_str().expect("a text");
    let asked = command.get_matches_from(["analyze", "--json", file]);
    analyze::AnalyzeArgs::from_arg_matches(&asked).expect("its own words")
}

fn replay_args(file: &Path) -> replay::ReplayArgs {
    replay::ReplayArgs {
        files: vec![file.to_owned()],
        json: false,
        csv: false,
        decimal_comma: false,
        export: None,
        output: None,
        gif: replay::gif::GifArgs::default(),
    }
}
