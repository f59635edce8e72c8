//! No-guess boards in the window: the switch, the search at the first click, and the result.

use crate::common::board::{self, needs_no_guess};
use crate::common::prelude::*;
use crate::common::written;
use sapper::audio::SoundRequest;
use sapper::game::pointer::{MouseButton, PointerInput};
use sapper::game::rules::FirstOpening;
use sapper::game::{CustomBoard, NoGuess};
use sapper::history::played_game::UnrankedReason;
use sapper::replay::formats::rawvf;
use sapper::replay::{EventKind, Metadata, PointerPos};
use sapper::solver::no_guess::{NoGuessError, NoGuessGenerator, NoGuessRequest};
use sapper::ui::board::cell_grid::BoardEvent;
use sapper::ui::features::play::board_search::SearchJob;
use sapper::ui::features::play::result_summary::GUARD;
use sapper::ui::features::play::{Message, PlayScreen, RankedResult, WinRank};
use sapper::ui::screen::effect::{Effect, Effects, Request, SearchChoice};

fn launch(style: Style) -> LaunchOptions {
    beginner().style(style).no_guess()
}

/// A player at a window in which boards need no guess.
fn window(style: Style) -> TestWindow {
    let mut window = TestWindow::new(launch(style), 760.0, 620.0);
    // One of the styles begins with a title.
    window.press("Escape");
    window
}

fn game(window: &TestWindow) -> &Game {
    window.game()
}

fn is_on(window: &TestWindow) -> bool {
    window.app.settings().no_guess
}

fn result_text(window: &TestWindow) -> String {
    let ending = window.app.play().summary.as_ref().map(|summary| summary.result).expect("an end");
    ending.text(window.app.texts())
}

/// A board with its mine at one end or the other, which no number ever shows.
fn impossible_level() -> Level {
    Level::Custom(CustomBoard::new(1, 3, 1).expect("a board"))
}

// The board

#[test]
fn every_style_can_lay_no_guess_boards() {
    for style in Style::ALL {
        for first in [at(4, 4), at(0, 0), at(8, 3)] {
            let mut window = window(style);
            assert_eq!(game(&window).field(), None, "{style}: it waits for the click");
            window.open_cell(first);
            assert_eq!(game(&window).no_guess(), NoGuess::From(first), "{style}");
            assert!(matches!(game(&window).cell(first), VisibleCell::Open(_)), "{style}");
            assert!(needs_no_guess(&window.field(), first), "{style}");
        }
    }
}

#[test]
fn the_keyboard_starts_a_no_guess_board_too() {
    let mut window = window(Style::Windows7);
    window.press("Down");
    window.press("Down");
    window.key(Command::Open);
    assert_eq!(game(&window).phase(), Phase::Running);
    assert!(needs_no_guess(&window.field(), at(5, 4)));
}

#[test]
fn the_rules_decide_whether_the_first_block_is_free() {
    for seed in 0..5 {
        let mut window = TestWindow::new(launch(Style::Windows7).seed(seed), 760.0, 620.0);
        window.open_cell(at(0, 4));
        assert_eq!(game(&window).cell(at(0, 4)), VisibleCell::Open(0));
    }
}

#[test]
fn without_the_switch_every_style_lays_ordinary_boards() {
    for style in Style::ALL {
        let launch = LaunchOptions { no_guess: false, seed: Some(3), ..launch(style) };
        let mut window = TestWindow::new(launch, 760.0, 620.0);
        window.press("Escape");
        let alike = Game::new(Level::Beginner, style.rules(), 3, Moment(0));
        assert_eq!(game(&window).field(), alike.field(), "{style}");
        assert!(!window.sees("no-guess-needed"));
        window.open_cell(at(4, 4));
        assert_eq!(game(&window).no_guess(), NoGuess::Off, "{style}");
    }
}

#[test]
fn a_seed_gives_the_same_board_in_the_window_and_on_the_command_line() {
    for seed in [7, 8] {
        let mut window = TestWindow::new(launch(Style::Windows7).seed(seed), 760.0, 620.0);
        window.open_cell(at(2, 6));
        let order = NoGuessRequest {
            level: Level::Beginner,
            first: at(2, 6),
            protected: FirstOpening::FreeBlock,
            seed,
        };
        let board = NoGuessGenerator::default().generate(order, |_| true).expect("a board");
        assert_eq!(window.field(), board.field);
    }
}

// The click, which waits for its board

/// A screen whose clock and jobs are run by the test.
struct Table {
    play: PlayScreen,
    now: Moment,
}

impl Table {
    fn new(level: Level, rules: Rules) -> Self {
        let mut game = Game::new(level, rules, 1, Moment(0));
        game.set_no_guess(true);
        let play = PlayScreen::new(game, InputConfig::default(), Moment(0));
        let now = Moment(0);
        Self { play, now }
    }

    fn send(&mut self, message: Message) -> Effects<Message> {
        self.play.handle(message, self.now)
    }

    fn mouse(&mut self, pos: Pos, input: PointerInput) -> Effects<Message> {
        let way = vec![(self.now, PointerPos::in_cell(pos, 0.5, 0.5))];
        let (at, input) = (self.now, Some(input));
        self.send(Message::Pointer(BoardEvent { path: way, at, input }))
    }

    /// A left click that takes 50 ms and ends now.
    fn click(&mut self, pos: Pos) -> Effects<Message> {
        let end = self.now;
        self.now = Moment(end.0 - 50);
        let (button, shift) = (MouseButton::Left, false);
        let mut actions = self.mouse(pos, PointerInput::Press { button, shift });
        self.now = end;
        actions.extend(self.mouse(pos, PointerInput::Release(button)));
        actions.retain(|it| !matches!(it, Effect::Ask(Request::Sound(SoundRequest::Prepare))));
        actions
    }

    /// A click that has to wait for its board.
    fn click_and_wait(&mut self, pos: Pos) -> SearchJob {
        let actions = self.click(pos);
        assert!(matches!(actions[..], [Effect::Job(_)]), "one board is asked for");
        self.play.search().expect("a search").job()
    }

    fn find_board(&mut self, job: &SearchJob) -> Effects<Message> {
        self.send(Message::SearchResult(job.run(|| true)))
    }

    fn elapsed(&self) -> u64 {
        self.play.game().elapsed(self.now)
    }
}

#[test]
fn the_first_click_acts_when_the_board_is_found_and_the_wait_is_not_timed() {
    for rules in [Rules::WINDOWS_7, Rules::EASYX] {
        let mut table = Table::new(Level::Beginner, rules);
        table.now = Moment(1_000);
        let before = table.elapsed();
        let job = table.click_and_wait(at(4, 4));
        table.now = Moment(6_000);
        assert_eq!(table.elapsed(), before, "{rules:?}");
        table.find_board(&job);
        assert_eq!(table.elapsed(), before, "{rules:?}");
        assert!(matches!(table.play.game().cell(at(4, 4)), VisibleCell::Open(_)));
        table.now = Moment(6_200);
        assert_eq!(table.elapsed(), before + 200);
    }
}

#[test]
fn the_recording_has_the_click_and_not_the_wait() {
    let mut table = Table::new(Level::Beginner, Rules::WINDOWS_7);
    table.now = Moment(1_000);
    let job = table.click_and_wait(at(4, 4));
    table.now = Moment(9_000);
    table.find_board(&job);
    let field = table.play.game().field().expect("a board").clone();
    table.now = Moment(9_500);
    let safe = |pos: &Pos| {
        let covered = table.play.game().cell(*pos) == VisibleCell::Covered;
        covered && !field.is_mine(*pos)
    };
    let next = field.size().positions().find(safe).expect("a cell");
    table.click(next);

    let recording = table.play.recording(Metadata::default()).expect("a recording");
    let times: Vec<(i32, EventKind)> = recording
        .log
        .events()
        .iter()
        .filter(|event| event.kind != EventKind::Move)
        .map(|event| (event.time, event.kind))
        .collect();
    use EventKind::{Press, Release};
    assert_eq!(
        times,
        [
            (-50, Press(MouseButton::Left)),
            (0, Release(MouseButton::Left)),
            (450, Press(MouseButton::Left)),
            (500, Release(MouseButton::Left)),
        ]
    );
    let again = rawvf::read(written(&recording).as_bytes()).expect("a recording");
    assert_eq!(again.field, field, "the saved recording has the same board");
    let mut playback = Playback::new(again);
    playback.play_to_end();
    let shown = playback.session().game();
    for pos in field.size().positions() {
        assert_eq!(shown.cell(pos), table.play.game().cell(pos), "{pos:?}");
    }
    assert_eq!(playback.session().tally().left, 2);
}

#[test]
fn input_during_the_search_is_ignored() {
    let mut table = Table::new(Level::Beginner, Rules::WINDOWS_7);
    table.now = Moment(1_000);
    let job = table.click_and_wait(at(4, 4));
    table.now = Moment(1_100);
    assert!(table.click(at(0, 0)).is_empty());
    let (button, shift) = (MouseButton::Right, false);
    table.mouse(at(0, 8), PointerInput::Press { button, shift });
    let flag = table.send(Command::Flag.into());
    assert!(matches!(flag[..], [Effect::Ask(Request::Sound(_))]));
    assert_eq!(table.play.pane.cursor, Some(at(4, 4)));
    assert!(table.send(Command::Flag.into()).is_empty());
    table.send(Command::Pause.into());
    table.find_board(&job);
    let game = table.play.game();
    assert_eq!(game.phase(), Phase::Running);
    assert_eq!(game.no_guess(), NoGuess::From(at(4, 4)));
    assert_eq!(game.cell(at(0, 8)), VisibleCell::Covered);
    assert_eq!(game.remaining(), 10);
    assert_eq!(table.play.preview(), Default::default());
}

#[test]
fn a_search_is_announced_after_200_ms() {
    let mut table = Table::new(Level::Expert, Rules::WINDOWS_7);
    table.now = Moment(1_000);
    let _job = table.click_and_wait(at(4, 4));
    assert_eq!(table.play.next_deadline(table.now), Some(Moment(1_200)));
    table.now = Moment(1_199);
    let is_reported = |table: &Table| table.play.search().is_some_and(|it| it.is_reported);
    assert!(table.send(Message::TimerFired).is_empty() && !is_reported(&table));
    table.now = Moment(1_200);
    assert!(table.send(Message::TimerFired).is_empty() && is_reported(&table));
    let next = table.play.next_deadline(table.now).expect("the count goes on");
    assert!(next > table.now && next.0 <= 1_500);
}

#[test]
fn the_search_shows_how_many_boards_were_tried() {
    let mut table = Table::new(impossible_level(), Rules::WINDOWS_7);
    table.now = Moment(1_000);
    let job = table.click_and_wait(at(0, 1));
    let mut counts = Vec::new();
    let found = job.run(|| {
        counts.push(table.play.search().expect("a search").tried());
        counts.len() < 500
    });
    assert!(counts.is_sorted() && counts.last() > Some(&100), "{counts:?}");
    table.send(Message::SearchResult(found));
    let search = table.play.search().expect("a search");
    assert!(search.has_failed());
    assert_eq!(Some(&search.tried()), counts.last());
}

// Calling it off

#[test]
fn a_new_board_cancels_the_search() {
    for end in [
        Message::Search(SearchChoice::Cancel),
        Message::Search(SearchChoice::Ordinary),
        Command::New.into(),
    ] {
        let mut table = Table::new(Level::Expert, Rules::WINDOWS_7);
        table.now = Moment(1_000);
        let job = table.click_and_wait(at(4, 4));
        let late = job.run(|| true);
        let deals = table.send(end.clone());
        if matches!(deals[..], [Effect::Ask(Request::Run(Command::New))]) {
            let mut game = Game::new(Level::Expert, Rules::WINDOWS_7, 2, table.now);
            game.set_no_guess(true);
            table.play.deal(game, table.now);
        }
        assert!(table.play.search().is_none(), "{end:?}");
        let mut asked = 0;
        job.run(|| {
            asked += 1;
            true
        });
        assert_eq!(asked, 0, "{end:?}: there is no other search");
        let before = table.play.game().clone();
        assert!(table.send(Message::SearchResult(late)).is_empty());
        assert_eq!(table.play.game(), &before, "{end:?}");
    }
}

#[test]
fn after_a_cancelled_search_the_next_click_searches_again() {
    let mut table = Table::new(Level::Beginner, Rules::WINDOWS_7);
    table.now = Moment(1_000);
    table.click_and_wait(at(4, 4));
    table.send(Message::Search(SearchChoice::Cancel));
    assert_eq!(table.play.game().phase(), Phase::Ready);
    assert_eq!(table.play.preview(), Default::default());
    table.now = Moment(2_000);
    let job = table.click_and_wait(at(0, 0));
    table.find_board(&job);
    assert_eq!(table.play.game().no_guess(), NoGuess::From(at(0, 0)));
}

#[test]
fn an_ordinary_board_can_be_laid_instead_and_takes_the_click() {
    for rules in [Rules::WINDOWS_7, Rules::EASYX] {
        let mut table = Table::new(Level::Beginner, rules);
        table.now = Moment(1_000);
        table.click_and_wait(at(4, 4));
        table.send(Message::Search(SearchChoice::Ordinary));
        let mut alike = Game::new(Level::Beginner, rules, 1, Moment(0));
        alike.apply(sapper::game::Action::Open(at(4, 4)), Moment(1_000));
        let game = table.play.game();
        assert_eq!(game.field(), alike.field());
        assert_eq!(game.phase(), alike.phase());
        assert_eq!(game.no_guess(), NoGuess::Off);
    }
}

// Impossible boards

#[test]
fn an_impossible_board_is_announced_with_alternatives() {
    let launch = launch(Style::Windows7).level(impossible_level());
    let mut window = TestWindow::new(launch, 760.0, 620.0);
    window.open_cell(at(0, 1));
    assert!(window.sees("search-failed-title"));
    assert_eq!(game(&window).phase(), Phase::Ready);
    window.wait(GUARD);
    window.click("search-ordinary");
    assert!(!window.sees("search-failed-title"));
    assert_eq!(game(&window).phase(), Phase::Running, "the click is not lost");
    assert!(is_on(&window), "the next board is looked for again");

    window.key(Command::New);
    window.open_cell(at(0, 1));
    window.wait(GUARD);
    window.press("Escape");
    assert!(!window.sees("search-failed-title"));
    assert_eq!(game(&window).phase(), Phase::Ready);
    assert!(window.app.play().search().is_none());
}

#[test]
fn another_size_can_be_chosen_instead() {
    let launch = launch(Style::Windows7).level(impossible_level());
    let mut window = TestWindow::new(launch, 480.0, 460.0);
    window.open_cell(at(0, 1));
    // The button of the dialog has the name of the one behind it.
    window.send(stack::Message::Dialog(sapper::ui::screen::dialog::Message::own(
        sapper::ui::features::play::no_guess_search::Message::ChangeSize,
    )));
    assert!(window.sees("custom-title"));
    window.wait(GUARD);
    window.fill("custom-cols", "2");
    window.press("Enter");
    window.open_cell(at(0, 1));
    assert_eq!(game(&window).phase(), Phase::Won);
}

#[test]
fn the_result_says_in_each_language_that_no_guess_was_needed() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let won = RankedResult::Won {
            time_ms: 12_345,
            rank: WinRank::Unranked(UnrankedReason::NoGuess),
            no_guess: true,
        };
        assert!(won.text(&texts).contains(texts.get("no-guess-needed")), "{lang}");
    }
}

// The end

/// Opens every safe cell.
fn win(window: &mut TestWindow) {
    window.open_cell(at(0, 0));
    // The notice that nothing can be saved without folders comes first.
    window.send(Command::Dismiss);
    window.win();
}

/// Opens a mine.
fn lose(window: &mut TestWindow, first: Pos) {
    window.open_cell(first);
    window.send(Command::Dismiss);
    window.open_mine();
}

/// Where there are any, unless they are open.
fn open_details(window: &mut TestWindow) {
    if window.sees("Details") && !window.sees("No guessing needed.") {
        window.click("Details");
    }
}

#[test]
fn the_result_says_that_no_guess_was_needed() {
    for style in [Style::Windows7, Style::EasyX, Style::SimpleMiner, Style::Console] {
        let mut window = window(style);
        assert!(window.sees("no-guess"), "{style}");
        lose(&mut window, at(4, 4));
        assert_eq!(game(&window).phase(), Phase::Lost);
        window.send(Command::Dismiss);
        window.wait(2_000);
        assert!(style != Style::Windows7 || window.sees("result-lost"));
        open_details(&mut window);
        assert!(window.sees("no-guess-needed"), "{style}");
    }
    for style in [Style::Windows7, Style::EasyX] {
        let mut window = window(style);
        win(&mut window);
        let said = window.texts();
        let said = said.iter().filter(|text| text.starts_with("No guessing needed"));
        assert!(said.count() <= 1, "it is said once");
        assert!(result_text(&window).contains("No guessing needed."));
        assert!(result_text(&window).ends_with("No-guess boards are not ranked."));
        assert_eq!(window.app.scores().tables().count(), 0, "no record");
    }
}

#[test]
fn ordinary_games_do_not_mention_guessing() {
    for style in Style::ALL {
        let launch = LaunchOptions { no_guess: false, ..launch(style) };
        let mut window = TestWindow::new(launch, 440.0, 620.0);
        window.press("Escape");
        window.open_cell(at(4, 4));
        if !window.phase().is_over() {
            window.open_mine();
        }
        assert!(!window.sees("no-guess-needed"), "{style}");
    }
}

// Once more

#[test]
fn repeating_a_board_shows_where_to_begin() {
    let mut window = window(Style::Windows7);
    lose(&mut window, at(4, 4));
    let field = window.field();
    window.key(Command::Retry);
    assert_eq!(window.field(), field);
    assert_eq!(game(&window).start_cell(), Some(at(4, 4)));
    assert!(game(&window).needs_no_guess());
    window.open_cell(at(4, 4));
    assert!(game(&window).needs_no_guess());
    assert_eq!(game(&window).start_cell(), None);
    window.send(Command::Dismiss);
    window.win();
    assert_eq!(game(&window).phase(), Phase::Won);
    assert!(result_text(&window).ends_with("Boards played or seen before are not ranked."));
}

/// A game on a board that needs no guess from its first corner.
fn with_start(rules: Rules) -> Game {
    let field = board::field("....* ..... ..... *.*.*");
    let level = Level::with_dimensions(4, 5, 4).expect("a level");
    Game::with_board(level, rules, field, Moment(0)).with_start_cell(Some(at(0, 0)))
}

#[test]
fn beginning_elsewhere_voids_the_promise() {
    let mut game = with_start(Rules::WINDOWS_7);
    assert!(game.needs_no_guess());
    game.apply(Action::Open(at(3, 1)), Moment(0));
    assert_eq!(game.phase(), Phase::Running);
    assert!(!game.needs_no_guess());
}

#[test]
fn a_pause_before_the_first_click_does_not_hide_where_to_begin() {
    let mut game = with_start(Rules::EASYX);
    game.apply(Action::Pause, Moment(100));
    assert_eq!((game.phase(), game.start_cell()), (Phase::Paused, None));
    assert!(game.needs_no_guess());
    game.apply(Action::Resume, Moment(200));
    assert_eq!((game.phase(), game.start_cell()), (Phase::Running, Some(at(0, 0))));
    assert!(game.needs_no_guess());
}

#[test]
fn a_pasted_board_has_no_promise() {
    let mut window = window(Style::Windows7);
    window.open_cell(at(4, 4));
    let code = sapper::game::BoardCode::new(window.field()).expect("a code");
    window.paste(&code.to_string());
    assert_eq!(game(&window).no_guess(), NoGuess::Off);
    window.key(Command::New);
    assert_eq!(game(&window).no_guess(), NoGuess::Pending, "but the next one is");
}

// The switch

#[test]
fn the_switch_is_beside_the_levels() {
    let launch = || beginner();
    for width in [760.0, 480.0, 360.0] {
        let mut window = TestWindow::new(launch(), width, 460.0);
        window.click("no-guess");
        assert!(is_on(&window));
        assert_eq!(game(&window).no_guess(), NoGuess::Pending, "nothing is open yet");
        window.key(Command::NoGuess);
        assert!(!is_on(&window));
        assert_eq!(game(&window).no_guess(), NoGuess::Off);
    }
    for lang in Lang::ALL {
        let mut window = TestWindow::new(launch().lang(lang), 360.0, 460.0);
        window.press_control("no-guess");
        assert!(is_on(&window), "{lang}: it stays in the narrowest window");
    }
    for style in Style::ALL {
        let mut window = TestWindow::new(launch().style(style), 700.0, 640.0);
        window.press("Escape");
        window.choose(Command::NoGuess);
        assert!(is_on(&window), "{style}: the menu has it as well");
    }
}

#[test]
fn the_switch_applies_to_the_next_board() {
    let mut window = TestWindow::new(beginner(), 760.0, 620.0);
    window.open_cell(at(4, 4));
    let before = game(&window).clone();
    window.key(Command::NoGuess);
    assert_eq!(game(&window), &before);
    window.key(Command::New);
    assert_eq!(game(&window).no_guess(), NoGuess::Pending);
}

#[test]
fn switching_keeps_the_marks_on_an_unopened_board() {
    let mut game = Game::new(Level::Beginner, Rules::EASYX, 5, Moment(0));
    let laid = game.field().cloned();
    game.apply(sapper::game::Action::Mark(at(1, 1)), Moment(0));
    game.set_no_guess(true);
    assert_eq!(game.field(), None);
    assert_eq!(game.cell(at(1, 1)), VisibleCell::Flag);
    game.set_no_guess(false);
    assert_eq!(game.field().cloned(), laid, "the same seed lays the same board");
    assert_eq!(game.cell(at(1, 1)), VisibleCell::Flag);
}

#[test]
fn the_custom_dialog_has_the_switch_which_start_applies() {
    let mut window = TestWindow::new(beginner(), 440.0, 460.0);
    let open = |window: &mut TestWindow| {
        window.send(sapper::ui::features::play::Message::Command(Command::Custom));
    };
    // The dialog stands before the chip of the same name.
    let switch = |window: &mut TestWindow| {
        let place = window.texts_at("no-guess").last().expect("a switch").center();
        window.click_at(place);
    };
    open(&mut window);
    switch(&mut window);
    window.press("Escape");
    assert!(!is_on(&window));
    open(&mut window);
    switch(&mut window);
    window.fill("custom-rows", "7");
    window.click("Start");
    assert!(is_on(&window));
    window.open_cell(at(3, 3));
    assert_eq!(game(&window).size().rows(), 7);
    assert!(needs_no_guess(&window.field(), at(3, 3)));
}

#[test]
fn the_command_line_option_applies_to_this_run_only() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let with = |no_guess| LaunchOptions {
        folders: Some(folders.clone()),
        no_guess,
        ..LaunchOptions::default()
    };
    let mut window = TestWindow::new(with(true), 760.0, 620.0);
    assert!(is_on(&window));
    window.key(Command::Counters);
    assert!(is_on(&window), "also after another setting was saved");
    drop(window);
    let (saved, _) = Settings::load(Some(&folders));
    assert!(saved.get().counters && !saved.get().no_guess);

    let mut window = TestWindow::new(with(true), 760.0, 620.0);
    window.key(Command::NoGuess);
    assert!(!is_on(&window), "the player has the last word");
    window.key(Command::NoGuess);
    drop(window);
    assert!(Settings::load(Some(&folders)).0.get().no_guess);
    assert!(is_on(&TestWindow::without_tasks(with(false), 760.0, 620.0)));
}

/// Only there the program ends without a display.
#[cfg(target_os = "linux")]
#[test]
fn the_command_line_option_is_in_the_help() {
    use crate::common::program;
    let sapper = |arguments: &[&str]| {
        let mut command = program::command(arguments);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        program::ended(&mut command)
    };
    assert!(sapper(&["--help"]).out.contains("--no-guess"));
    assert_eq!(
        sapper(&["--no-guess", "--level", "expert"]).code,
        Some(1),
        "only the display is missing"
    );
}

// What cannot be found

#[test]
fn a_search_on_a_large_board_can_be_cancelled() {
    let order = NoGuessRequest {
        level: Level::with_dimensions(40, 40, 320).expect("a level"),
        first: at(20, 20),
        protected: FirstOpening::FreeBlock,
        seed: 1,
    };
    // As soon as one is worth a look, it is asked once more.
    let mut tries: Vec<u64> = Vec::new();
    let given_up = NoGuessGenerator::default().generate(order, |tried| {
        tries.push(tried);
        !tries.ends_with(&[tried, tried, tried])
    });
    let last = *tries.last().expect("it was asked");
    assert_eq!(given_up, Err(NoGuessError::Cancelled { tried: last }));
}

// A game that outlives its window

#[test]
fn a_saved_game_keeps_its_promise() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let open_window =
        || TestWindow::new(LaunchOptions::default().folders(folders.clone()), 760.0, 620.0);
    let mut window = open_window();
    window.key(Command::NoGuess);
    window.mark_cell(at(0, 0));
    drop(window);

    let mut window = open_window();
    assert_eq!(game(&window).cell(at(0, 0)), VisibleCell::Flag);
    assert_eq!(game(&window).no_guess(), NoGuess::Pending);
    window.open_cell(at(4, 4));
    assert!(needs_no_guess(&window.field(), at(4, 4)));
    let field = window.field();
    drop(window);

    let mut window = open_window();
    assert_eq!(game(&window).phase(), Phase::Paused);
    assert_eq!(window.field(), field);
    window.key(Command::Pause);
    window.mark_cell(at(0, 0));
    window.mark_cell(at(0, 0));
    // It began elsewhere than at the corner, which may hold a mine.
    window.send(Command::Dismiss);
    window.win();
    let result = result_text(&window);
    assert!(result.ends_with("No-guess boards are not ranked."), "{result}");
}

#[test]
fn switching_during_a_game_says_it_is_for_the_next() {
    let now = "No guessing needed";
    let next = "No guessing: from the next game";
    let mut window = window(Style::Windows7);
    window.key(Command::NoGuess);
    assert!(!window.sees(now) && !window.sees(next), "nothing is played yet");
    window.key(Command::NoGuess);
    window.open_cell(at(4, 4));
    assert!(!window.sees(now) && !window.sees(next));
    window.key(Command::NoGuess);
    assert!(window.sees(now));
    window.key(Command::New);
    window.open_cell(at(4, 4));
    assert!(!window.sees(now) && !window.sees(next));
    window.key(Command::NoGuess);
    assert!(window.sees(next));
}
