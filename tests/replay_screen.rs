//! The replay screen: watching one's own games and recordings of others, with their luck and
//! review.

use crate::common::prelude::*;
use crate::common::recordings::hesitant;
use iced::{Rectangle, Size};
use sapper::config::CellSize;
use sapper::i18n::luck;
use sapper::platform::FileChoice;
use sapper::replay::formats::{self, RecordingFormat, rawvf};
use sapper::storage::RecordingStore;
use sapper::ui::board::layout;
use sapper::ui::features::play;
use sapper::ui::features::replay::{self, ReplayScreen};
use sapper::ui::kit::mark_timeline::{self, MarkShape};
use sapper::ui::kit::theme::{self, size};
use sapper::ui::kit::{ellipsis, font};
use sapper::ui::shell::any_screen;
use sapper::ui::shell::app::OpenedRecording;

fn beginner() -> TestWindow {
    TestWindow::without_tasks(crate::common::prelude::beginner(), 800.0, 560.0)
}

/// Runs the luck analysis that the app would have started.
fn review_luck(window: &mut TestWindow) {
    let replay = shown(window);
    let result = replay.luck_review.job(replay.recording().clone()).run();
    window.send(stack::Message::Screen(any_screen::Message::Replay(replay::Message::LuckResult(
        result,
    ))));
}

/// A window with the replay of a won game.
fn watching() -> (TestWindow, Recording) {
    let mut window = beginner();
    window.change(SettingChange::ExpertFigures(true));
    window.win();
    window.press("Escape");
    let recording = window.recording();
    window.watch(ReplayScreen::new(recording.clone(), "This game".to_owned()));
    (window, recording)
}

fn shown(window: &TestWindow) -> &ReplayScreen {
    window.screen::<ReplayScreen>()
}

#[test]
fn counters_are_beside_the_board() {
    for (width, height) in [(700.0, 560.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        let (mut window, _) = watching();
        window.resize(Size::new(width, height));
        window.click("replay-details");
        let (board, counters) = (window.board(), window.bounds("counter-left"));
        let gap = counters.x - (board.x + board.width);
        assert!((16.0..48.0).contains(&gap), "{width}: {gap}");
        assert!(counters.y > board.y, "{width}");
    }
}

#[test]
fn a_beginner_board_fits_into_every_window() {
    let (mut window, _) = watching();
    let narrow = [320.0, 335.0, 344.0, 399.0, 400.0, 453.0].map(|height| (360.0, height));
    for (width, height) in narrow.into_iter().chain([(640.0, 320.0), (640.0, 400.0)]) {
        window.resize(Size::new(width, height));
        let room = Rectangle::with_size(Size::new(width, height - layout::BELOW + 0.5));
        let board = window.board();
        assert!(board.is_within(&room), "{width} × {height}: {board:?}");
    }
}

#[test]
fn it_plays_from_the_start_and_can_be_paused() {
    let (mut window, _) = watching();
    assert!(shown(&window).is_running());
    window.key(Command::Open);
    assert!(!shown(&window).is_running(), "Space stops it");
    window.key(Command::Open);
    assert!(shown(&window).is_running(), "and lets it go on");
}

#[test]
fn arrows_step_and_home_and_end_jump() {
    let (mut window, _) = watching();
    let (_, all) = shown(&window).playback.position();
    for (key, at) in [("End", all), ("Left", all - 1), ("Right", all)] {
        window.press(key);
        assert_eq!(shown(&window).playback.position().0, at, "{key}");
    }
    window.press("Home");
    assert_eq!(shown(&window).playback.time(), shown(&window).playback.begin());
}

#[test]
fn the_speed_goes_from_a_quarter_to_sixteen_times() {
    let (mut window, _) = watching();
    for (key, factor) in [("Up", 16.0), ("Down", 0.25)] {
        window.press_times(key, 10);
        assert_eq!(shown(&window).clock.speed.factor(), factor);
    }
}

#[test]
fn it_plays_at_the_chosen_speed_and_stops_at_the_end() {
    let mut replay = ReplayScreen::new(hesitant(), String::new());
    let begin = replay.playback.begin();
    replay.advance(Moment(500));
    assert_eq!(replay.playback.time(), begin, "it does not run yet");
    replay.run(Moment(1_000));
    replay.clock.change_speed(false);
    replay.clock.change_speed(false);
    // Frames of 5 ms at a quarter of the speed: what is left of a ms counts later.
    for now in (1_005..=1_200).step_by(5) {
        replay.advance(Moment(now));
    }
    assert_eq!(replay.playback.time(), begin + 50);
    replay.advance(Moment(100_000_000));
    assert_eq!(replay.playback.time(), replay.playback.end());
    assert!(!replay.is_running());
    replay.run(Moment(100_000_100));
    assert!(replay.is_running() && replay.playback.time() == begin, "from the beginning again");
}

#[test]
fn the_counters_that_matter_most_are_shown_and_the_others_with_details() {
    let (mut window, recording) = watching();
    window.press("End");
    let others = ["3BV", "Left clicks", "ZiNi", "Human ZiNi", "RQP"];
    for name in ["Mines left", "3BV/s", "IOE"] {
        assert!(window.sees(name), "{name}");
    }
    assert!(others.iter().all(|name| !window.sees(name)));
    window.click("Details");
    assert!(others.iter().all(|name| window.sees(name)));
    // The next recording is shown like the last.
    window.press("Escape");
    let again = Box::new(ReplayScreen::new(recording, String::new()));
    window.send(stack::Message::RecordingOpened(sapper::ui::shell::app::OpenedRecording::Playing(
        again,
    )));
    assert!(others.iter().all(|name| window.sees(name)));
    window.key(Command::Counters);
    assert!(others.iter().all(|name| !window.sees(name)), "the key of the counters hides them");
}

#[test]
fn the_title_says_who_played_what_and_how_it_ended() {
    let (mut window, mut recording) = watching();
    recording.metadata.player = "Ada".to_owned();
    let time = window.app.texts().seconds(Playback::new(recording.clone()).final_ms.expect("won"));
    window.watch(ReplayScreen::new(recording, "a file".to_owned()));
    assert!(window.sees(&format!("Ada · Beginner · {time} · won")) && window.sees("a file"));
    window.resize(Size::new(360.0, 453.0));
    assert!(window.sees("Ada") && window.sees(&format!("Beginner · {time} · won")));
}

#[test]
fn escape_returns_to_the_previous_screen() {
    let mut window = beginner();
    window.open_cell(at(4, 4));
    let before = window.game().clone();
    window.key(Command::Watch);
    assert_eq!(window.phase(), Phase::Paused, "a running game waits");
    window.watch(ReplayScreen::new(window.recording(), String::new()));
    window.press("Escape");
    assert!(!window.has::<ReplayScreen>());
    window.press_control("Paused: Resume");
    let cells = || before.size().positions();
    assert!(cells().all(|pos| window.cell(pos) == before.cell(pos)));
}

#[test]
fn playback_continues_from_a_seek() {
    let (mut window, _) = watching();
    let middle = shown(&window).playback.end() / 2;
    window.send_to_screen(any_screen::Message::Replay(replay::Message::Seek(middle)));
    assert_eq!(shown(&window).playback.time(), middle);
    assert!(shown(&window).is_running());
}

#[test]
fn an_invalid_recording_is_reported_with_its_line() {
    let text = "RawVF_Version: Rev6\nBoard:\n*x\n";
    let why = read_recording(text.as_bytes()).expect_err("it is broken");
    assert!(why.contains("line"), "{why}");
    let mut window = beginner();
    let failed = OpenedRecording::Failed { file: "broken.rawvf".into(), why: why.clone() };
    window.send(stack::Message::RecordingOpened(failed));
    assert!(!window.has::<ReplayScreen>());
    assert!(window.sees(&format!("“broken.rawvf” cannot be played: {why}.")));
}

/// Reading a pipe without a writer would never end.
#[cfg(unix)]
#[test]
fn only_regular_files_are_read() {
    let mut window = TestWindow::new(LaunchOptions::default(), 800.0, 560.0);
    window.send(stack::Message::RecordingChosen(FileChoice::File("/dev/null".into())));
    assert!(window.sees("“/dev/null” cannot be played: it is not a file."));
}

#[test]
fn a_record_keeps_its_recording() {
    let home = fast_folder();
    let folders = Folders::at(home.path(), home.path());
    let launch = LaunchOptions::default().folders(folders.clone());
    let mut window = TestWindow::without_tasks(launch, 800.0, 560.0);
    window.win();
    let field = window.field();
    drop(window);
    let (scores, _) = Scores::load(Some(&folders));
    let name = scores.get().records[0].replay.as_ref().expect("the record names its recording");
    let file = RecordingStore::new(Some(&folders)).path_of(name).expect("a place");
    let recording = rawvf::read(&fs::read(file).expect("it is there")[..]).expect("a recording");
    assert_eq!(recording.field, field);
}

#[test]
fn a_recording_says_whether_there_was_help() {
    let home = tempfile::tempdir().expect("a folder");
    for helped in [false, true] {
        let mut window = TestWindow::new(LaunchOptions::default(), 800.0, 560.0);
        window.open_cell(Pos::new(0, 0));
        if helped {
            window.show_hint();
        }
        let file = home.path().join(format!("{helped}.rawvf"));
        window.send(stack::Message::SavePathChosen(FileChoice::File(file.clone())));
        let text = fs::read_to_string(&file).expect("a file");
        assert_eq!(text.contains("\nSapperHelped: Yes\n"), helped);
        window.send(stack::Message::RecordingChosen(FileChoice::File(file)));
        if !helped {
            // The game goes on behind it.
            window.click("help-cost-yes");
        }
        assert_eq!(shown(&window).recording().metadata.helped, helped);
        let texts = window.texts();
        assert_eq!(texts.iter().any(|text| text.starts_with("With help · ")), helped);
    }
}

#[test]
fn a_recording_is_saved_as_evf_by_the_name_of_its_file_and_says_that_it_is_not_signed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = TestWindow::new(LaunchOptions::default(), 800.0, 560.0);
    window.open_cell(Pos::new(0, 0));
    let file = home.path().join("game.EVF");
    window.send(stack::Message::SavePathChosen(FileChoice::File(file.clone())));
    let read = formats::read(&fs::read(&file).expect("a file")).expect("a recording");
    assert_eq!(read.format, RecordingFormat::Evf);
    window.send(stack::Message::RecordingChosen(FileChoice::File(file)));
    window.click("help-cost-yes");
    assert!(window.texts().iter().any(|text| text.starts_with("Not signed · ")));
}

#[test]
fn a_board_can_be_copied_as_a_code_and_is_not_ranked() {
    let mut window = beginner();
    window.open_cell(at(4, 4));
    let field = window.field();
    let code = BoardCode::new(field.clone()).expect("a code");
    let mut other = beginner();
    other.paste(&format!("  {code}\n"));
    assert_eq!(other.field(), field);
    other.win();
    assert!(other.app.scores().records.is_empty());
    assert!(!other.sees("name-title"));
}

#[test]
fn pasting_an_invalid_code_is_reported_and_the_game_stays() {
    let mut window = beginner();
    window.open_cell(at(4, 4));
    let before = window.field();
    window.paste("hello");
    assert_eq!(window.field(), before);
    window.click("×");
}

#[test]
fn repeating_a_board_is_unranked_and_the_next_is_ranked() {
    let mut window = beginner();
    window.open_cell(at(4, 4));
    let (field, mine) = (window.field(), window.mine());
    window.open_mine();
    window.key(Command::Retry);
    assert_eq!(window.field(), field);
    assert_eq!(window.cell(mine), VisibleCell::Covered);
    window.win();
    assert!(window.app.scores().records.is_empty());
    window.key(Command::New);
    window.win();
    assert_eq!(window.app.scores().records.len(), 1);
}

#[test]
fn counters_in_a_running_game_reveal_nothing() {
    let mut window = beginner();
    window.key(Command::Counters);
    window.open_cell(Pos::new(4, 4));
    assert!(window.sees("counter-left") && !window.sees("3BV") && !window.sees("counter-zini"));
    window.win();
    window.press("Escape");
    assert!(window.sees("3BV") && window.sees("counter-zini"));
}

// Odds and risks

/// A game on a row of cells, after these were opened.
fn opened(picture: &str, cols: &[u16]) -> TestWindow {
    let mut window = beginner();
    window.paste_board(picture);
    cols.iter().for_each(|&col| window.open_cell(at(0, col)));
    window
}

/// A game on `..*...*.`: a protected opening, a guess that was needed, and one beside a certain cell
/// that lost.
fn lost_gamble() -> TestWindow {
    let window = opened("..*...*.", &[0, 3, 6]);
    assert_eq!(window.phase(), Phase::Lost);
    window
}

/// Has the luck of the game that is over brought.
fn analyze_luck(window: &mut TestWindow) {
    let result = window.app.play().luck_review.job(window.recording()).run();
    window.send(play::Message::LuckResult(result));
}

#[test]
fn the_result_links_to_the_luck_analysis() {
    let mut window = lost_gamble();
    window.wait(2_000);
    window.click("result-details");
    assert!(window.sees("luck-button"), "it is asked for before it is known");
    analyze_luck(&mut window);
    window.point_at(window.bounds("Luck 80%").center());
    window.draw_frame(Duration::from_millis(700));
    assert!(window.sees("Your chance of surviving your guesses (L)"));
    window.click("Luck 80%");
    assert!(window.sees("luck-title"));
    assert!(window.sees("Luck: 1 guess, 80% chance; then a guess at 33% risk hit a mine"));
    assert!(window.sees("Row 1, column 4: 20% risk, the lowest available"));
    let fatal = "Row 1, column 7: 33% risk, though there was a safe cell; this lost the game";
    assert!(window.sees(fatal));
    window.press("Escape");
    assert!(!window.sees(fatal));
    window.key(Command::Luck);
    assert!(window.sees(fatal), "the key opens it too");
}

#[test]
fn a_mine_that_was_certain_is_not_called_a_guess() {
    let certain = "you opened a cell that was certainly a mine";
    for (cols, before) in [(&[0, 2][..], ""), (&[0, 3, 2], "1 guess, 80% chance; then ")] {
        let mut window = opened("..*...*.", cols);
        assert_eq!(window.phase(), Phase::Lost);
        window.wait(2_000);
        analyze_luck(&mut window);
        window.key(Command::Luck);
        assert!(window.sees(&format!("Luck: {before}{certain}")), "{:?}", window.texts());
    }
}

#[test]
fn a_game_without_a_guess_has_no_button_for_its_luck() {
    let mut window = opened("..*", &[0, 1]);
    assert_eq!(window.phase(), Phase::Won);
    window.wait(2_000);
    analyze_luck(&mut window);
    window.click("result-details");
    window.click("luck-short-none");
    assert!(!window.sees("luck-title"), "it is a label");
}

#[test]
fn a_luck_analysis_of_a_previous_game_is_ignored() {
    let mut window = lost_gamble();
    let job = window.app.play().luck_review.job(window.recording());
    window.key(Command::New);
    window.send(play::Message::LuckResult(job.run()));
    assert!(window.app.play().luck_review.luck().is_none());
    window.key(Command::Luck);
    assert!(!window.sees("luck-title"), "a running game shows nothing");
}

#[test]
fn a_large_board_is_reviewed_only_on_request() {
    let rows = ".".repeat(40);
    let mut window = beginner();
    window.paste_board(&format!("*{} {}", &rows[1..], vec![rows.as_str(); 29].join(" ")));
    window.key(Command::Open);
    window.key(Command::Open);
    assert_eq!(window.phase(), Phase::Won);
    let has_job = |window: &TestWindow| {
        let mut review = window.app.play().luck_review.clone();
        review.job_once(|| Some(window.recording())).is_some()
    };
    assert!(has_job(&window), "nobody has asked yet");
    window.key(Command::Luck);
    assert!(window.sees("luck-reckoning"));
    assert!(!has_job(&window), "it is under way");
    analyze_luck(&mut window);
    assert!(window.sees("luck-short-none"));
}

#[test]
fn the_risk_line_shows_each_guess_and_seeks_to_it() {
    let recording = lost_gamble().recording();
    let luck = recording.luck(|| true).expect("nobody stops it");
    let before: Vec<usize> = luck.guesses().map(|(it, _)| it.at.before).collect();
    let mut window = beginner();
    window.watch_paused(ReplayScreen::new(recording, String::new()).paused_at(before[0]));
    assert!(!shown(&window).is_running());
    review_luck(&mut window);
    let first = "The next move is a guess: 20% risk, the lowest available.";
    assert!(window.sees(first));
    let seek = |window: &mut TestWindow, event| {
        window.send_to_screen(any_screen::Message::Replay(replay::Message::SeekEvent(event)));
    };
    seek(&mut window, before[1]);
    assert!(window.sees("The next move is a guess: 33% risk, though there was a safe cell."));
    let seen = shown(&window).playback.session().game().cell(at(0, 6));
    assert_eq!(seen, VisibleCell::Covered, "it is about to be opened");
    window.press("End");
    assert!(window.sees("The last move hit a mine: 33% risk, though there was a safe cell."));
    seek(&mut window, 0);
    assert!(!window.sees(first), "the first opening is none");
}

#[test]
fn the_odds_follow_the_current_moment() {
    let mut replay = ReplayScreen::new(lost_gamble().recording(), String::new());
    let now = Moment(0);
    assert!(replay.odds_job().is_none(), "nobody has asked for them");
    replay.handle(Command::Odds.into(), now);
    let asked = replay.odds_job().expect("a question");
    assert!(replay.odds_job().is_none(), "one at a time");
    replay.handle(replay::Message::OddsResult(asked.run()), now);
    let chance = |replay: &ReplayScreen, col| {
        replay.odds.chances().expect("they are known").mine_chance(at(0, col))
    };
    assert_eq!(chance(&replay, 0), Some(0.25));
    assert!(replay.odds_job().is_none(), "these are the ones");
    replay.handle(Command::RowEnd.into(), now);
    let asked = replay.odds_job().expect("the position is another");
    replay.handle(replay::Message::OddsResult(asked.run()), now);
    assert_eq!((chance(&replay, 0), chance(&replay, 2)), (None, Some(1.0)));
    replay.handle(Command::Odds.into(), now);
    assert!(replay.odds.chances().is_none());
}

#[test]
fn odds_of_a_running_game_count_as_help() {
    let mut window = beginner();
    window.open_cell(at(4, 4));
    window.key(Command::Watch);
    window.watch(ReplayScreen::new(window.recording(), String::new()).for_live_game());
    assert!(shown(&window).luck_review.luck().is_none());
    let reveals = |window: &TestWindow| {
        ["3BV", "3BV/s", "IOE", "ZiNi", "Openings", "Islands"].map(|it| window.sees(it))
    };
    assert!(window.sees("show-remaining-short"));
    assert_eq!(reveals(&window), [false; 6]);
    window.click("replay-details");
    assert!(window.sees("counter-left"));
    assert_eq!(reveals(&window), [false; 6]);
    assert!(!window.app.play().assistant.was_used(), "to watch is none");
    window.key(Command::Odds);
    assert!(!shown(&window).odds.is_shown(), "it says so first");
    window.click("help-cost-yes");
    assert!(shown(&window).odds.is_shown());
    assert!(window.app.play().assistant.was_used());
}

#[test]
fn a_name_too_long_for_the_window_ends_with_an_ellipsis() {
    let (mut window, mut recording) = watching();
    let name = "A player in a tournament with a rather long name";
    recording.metadata.player = name.to_owned();
    window.watch(ReplayScreen::new(recording, String::new()));
    assert!(window.mentions(name), "the window has room");
    window.resize(Size::new(360.0, 453.0));
    assert!(!window.mentions(name));
    let is_cut = |length: usize| window.sees(&format!("{}…", name[..length].trim_end()));
    assert!((8..name.len()).any(is_cut));
}

#[test]
fn the_risk_text_is_not_cut_off_in_a_narrow_window() {
    let (mut window, _) = watching();
    window.resize(Size::new(360.0, 453.0));
    review_luck(&mut window);
    window.press("End");
    let (replay, texts) = (shown(&window), window.app.texts());
    let luck = replay.luck_review.luck().expect("it is known");
    let next = luck::next_guess(texts, luck, replay.playback.position().0, false);
    let words = next.unwrap_or_else(|| luck::summary(texts, luck));
    let bounds = window.bounds(&words);
    assert!(bounds.width <= 360.0 - 2.0 * theme::MARGIN);
    let lines = (ellipsis::text_width(&words, size::SMALL, font::TEXT) / bounds.width).ceil();
    assert!(bounds.height >= lines * size::SMALL, "{words}: {bounds:?}");
}

// The review

/// A window in which jobs run, with the review of a recording done, at the beginning.
fn window_with_review(recording: Recording) -> TestWindow {
    let mut window = TestWindow::new(LaunchOptions::default(), 1_000.0, 640.0);
    window.watch_paused(ReplayScreen::new(recording, String::new()));
    // Its luck, and then its review.
    window.press_all(&["Up", "Down", "Home"]);
    window
}

/// What is shown at the marks, in their order.
const MARKS: [&str; 4] = [
    "The next move is a guess: 20% risk, the lowest available.",
    "Safe cell overlooked for 0.700 s: row 1, column 5 · Wasted click: row 1, column 4",
    "Guess, although row 1, column 8 had been safe for 0.100 s · The next move opens a cell \
     that is certainly a mine.",
    "The last move hit a mine: 100% risk, though there was a safe cell.",
];

#[test]
fn keys_jump_between_marks_and_each_describes_its_event() {
    let mut window = window_with_review(hesitant());
    // There is no mark after the third.
    let forth = [("PageDown", 0), ("PageDown", 1), ("PageDown", 2), ("PageDown", 2)];
    for (key, mark) in forth.into_iter().chain([("PageUp", 1), ("End", 3), ("PageUp", 2)]) {
        window.press(key);
        assert!(window.sees(MARKS[mark]), "{key}: {:?}", window.texts());
        assert!(!shown(&window).is_running());
    }
}

#[test]
fn a_guess_that_passed_over_a_safe_cell_is_told_once() {
    let mut window = window_with_review(lost_gamble().recording());
    let told = |window: &TestWindow| {
        window.texts().into_iter().find(|text| text.starts_with("Guess, although"))
    };
    while told(&window).is_none() {
        let before = shown(&window).playback.position();
        window.press("PageDown");
        assert_ne!(shown(&window).playback.position(), before, "there are more marks");
    }
    let told = told(&window).expect("it has just been seen");
    assert!(!told.contains("The next move"), "{told}");
}

#[test]
fn a_jump_to_a_mark_scrolls_to_its_cells() {
    let mut window = window_with_review(hesitant());
    window.resize(Size::new(480.0, 640.0));
    let (level, side) = (shown(&window).recording().level, 96.0_f32);
    window.change(SettingChange::CellSize(level, CellSize::new(side as u8)));
    assert!(side * 8.0 > 1.5 * 480.0, "two thirds of the board are visible at most");
    let mut jumps = |key: &str, times: usize| {
        for _ in 0..times {
            window.press(key);
            window.board_layout();
            let left = shown(&window).pane.offset().x;
            for cell in shown(&window).cells_to_show() {
                let begin = f32::from(cell.col) * side - left;
                assert!((0.0..=480.0 - side).contains(&begin), "{key}: {cell:?} at {begin}");
            }
        }
    };
    jumps("PageDown", 3);
    jumps("PageUp", 1);
    assert!(shown(&window).cells_to_show().any(|cell| cell.col == 4), "there is a ring");
}

#[test]
fn each_kind_of_lost_time_has_a_mark_in_the_legend() {
    let mut window = window_with_review(hesitant());
    let shapes: Vec<_> = shown(&window).review.marks().iter().map(|mark| mark.shape).collect();
    let guess = |risk, needless, fatal| MarkShape::Guess { risk, needless, fatal };
    assert_eq!(
        shapes,
        [
            guess(0.2, false, false),
            MarkShape::Slow { until: 1_700 },
            MarkShape::Overlooked,
            MarkShape::Wasted,
            guess(1.0, true, true),
            MarkShape::Overlooked,
        ]
    );
    let kinds = ["Guess", "Overlooked", "Slow", "Wasted"];
    let seen = |window: &TestWindow| kinds.map(|kind| window.sees(kind));
    assert_eq!(seen(&window), [true, true, false, false], "those on the time line");
    window.click("Details");
    assert_eq!(seen(&window), [true; 4]);
    window.resize(Size::new(640.0, 480.0));
    assert!(!window.sees("Overlooked"), "there the tooltip says it");
}

#[test]
fn marks_of_lost_time_are_above_those_of_guesses() {
    for sizes in [mark_timeline::ROOMY, mark_timeline::TIGHT] {
        let lost = [MarkShape::Overlooked, MarkShape::Slow { until: 0 }, MarkShape::Wasted];
        let extents = lost.map(|shape| sizes.extent(shape));
        assert!(extents.iter().all(|extent| extent.start >= 0.0));
        let lowest = extents.iter().map(|extent| extent.end).fold(0.0, f32::max);
        let guess = MarkShape::Guess { risk: 1.0, needless: true, fatal: true };
        let highest = sizes.extent(guess).start;
        assert!(lowest <= highest, "{lowest} and {highest}");
        let little = MarkShape::Guess { risk: 0.01, needless: true, fatal: true };
        assert!(sizes.extent(little).start > highest, "more risk is higher");
    }
}

#[test]
fn a_running_game_does_not_show_overlooked_cells() {
    let mut window = TestWindow::new(LaunchOptions::default(), 1_000.0, 640.0);
    window.open_cell(at(4, 4));
    window.watch_paused(ReplayScreen::new(hesitant(), String::new()).for_live_game());
    window.press_all(&["Up", "Up"]);
    assert!(shown(&window).review.marks().is_empty(), "it would show safe cells");
    window.key(Command::Odds);
    window.click("help-cost-yes");
    window.press("Up");
    assert!(!shown(&window).review.marks().is_empty());
    assert!(window.app.play().assistant.was_used());
}
