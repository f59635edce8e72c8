//! The sheet of a game, where hints, notices and results come in, and the caption below its board.

use crate::common::prelude::*;
use iced::{Point, Rectangle};
use sapper::i18n::key_names as words;
use sapper::ui::board::Annotations;
use sapper::ui::features::records::RecordsScreen;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::screen::sheet;

const WINDOWS: [(f32, f32); 4] =
    [(360.0, 453.0), (520.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];

/// A style of ours, and one of characters.
const STYLES: [Style; 2] = [Style::Windows7, Style::Console];

/// A game that has begun, in every style and window.
fn games(does: impl Fn(&mut TestWindow, &str)) {
    for style in Style::ALL {
        for (width, height) in WINDOWS {
            let launch = LaunchOptions::default().style(style).level(Level::Beginner).seed(7);
            let mut window = TestWindow::new(launch, width, height);
            window.press("Escape");
            window.open_cell(safe(&window));
            does(&mut window, &format!("{style} in {width} × {height}"));
        }
    }
}

/// A cell without a mine, even if mines are laid before the first click.
fn safe(window: &TestWindow) -> Pos {
    let game = window.game();
    let is_safe = |&pos: &Pos| game.field().is_none_or(|field| !field.is_mine(pos));
    game.size().positions().find(is_safe).expect("a safe cell")
}

/// The places of the first and the last cell.
fn cells(window: &TestWindow) -> (Point, Point) {
    (window.middle_of(Pos::new(0, 0)), window.middle_of(Pos::new(8, 8)))
}

#[test]
fn hints_move_no_cell() {
    games(|window, place| {
        let before = cells(window);
        for key in [Command::Hint, Command::Check, Command::Auto, Command::Step] {
            window.key(key);
            assert_eq!(cells(window), before, "{key:?}, {place}");
        }
        assert!(window.app.play().assistant.is_shown(), "{place}");
        window.press("Escape");
        assert!(!window.app.play().assistant.is_shown(), "{place}");
        assert_eq!(cells(window), before, "{place}");
    });
}

/// A window of a player who knows how to play.
fn experienced(home: &TempDir, level: Level, (width, height): (f32, f32)) -> TestWindow {
    let settings = "version = 1\nintroduced = true\n";
    std::fs::write(home.path().join("settings.toml"), settings).expect("it is written");
    TestWindow::new(at_home(home).level(level).seed(7), width, height)
}

#[test]
fn a_hint_comes_in_below_the_board_while_the_levels_stay() {
    let home = fast_folder();
    for size in [(720.0, 753.0), (360.0, 453.0), (1_280.0, 800.0)] {
        let mut window = experienced(&home, Level::Beginner, size);
        let before = window.board();
        let words = show_hint(&mut window);
        assert_eq!(window.board(), before);
        assert!(words.y > before.y + before.height, "{words:?}");
        let count = window.control("show-remaining").bounds;
        assert!((words.x - count.x).abs() <= 1.0, "where the header begins: {words:?}");
        window.control("no-guess");
        window.key(Command::NoGuess);
        assert!(window.app.play().assistant.is_shown(), "the rest can be used meanwhile");
        window.key(Command::NoGuess);
    }
}

#[test]
fn counters_are_in_the_margin_or_take_room_from_the_board() {
    let home = fast_folder();
    let sizes = [(1280.0, 800.0), (1920.0, 1080.0), (1000.0, 720.0)];
    for (size, level) in sizes.into_iter().zip([Level::Beginner, Level::Beginner, Level::Expert]) {
        let mut window = experienced(&home, level, size);
        let before = window.board();
        window.key(Command::Counters);
        let (board, counters) = (window.board(), window.bounds("counter-left"));
        assert!(counters.x > board.x + board.width, "{size:?}");
        assert!((0.0..80.0).contains(&(counters.y - board.y)), "{counters:?}");
        assert_eq!(board == before, level == Level::Beginner, "{size:?}");
    }
}

#[test]
fn easyx_buttons_leave_the_board_the_full_width_of_a_narrow_window() {
    let launch = LaunchOptions::default().style(Style::EasyX).level(Level::Beginner).seed(3);
    let mut window = TestWindow::new(launch, 360.0, 453.0);
    window.press("Escape");
    assert!(window.board().width >= 250.0, "{:?}", window.board());
    let again = window.bounds("again");
    assert!(again.y + again.height < window.board().y);
}

#[test]
fn the_caption_names_the_level_where_nothing_else_is_to_be_said() {
    let home = fast_folder();
    let level = "Beginner · 9 × 9, 10 mines";
    for size in WINDOWS {
        let mut window = experienced(&home, Level::Beginner, size);
        assert!(window.sees(level), "{size:?}");
        let (board, caption) = (window.board(), window.bounds(level));
        assert!(caption.y >= board.y + board.height, "{size:?}");
        window.open_cell(Pos::new(4, 4));
        assert!(window.sees(level), "{size:?}");
        window.show_hint();
        window.press("Escape");
        assert!(!window.sees(level) && window.sees("aid-used"), "{size:?}");
    }
}

#[test]
fn a_game_with_help_says_so_in_every_style_and_window() {
    games(|window, place| {
        assert!(!window.sees("aid-used"), "{place}");
        window.show_hint();
        window.press("Escape");
        assert!(window.sees("aid-used"), "{place}");
        let note = window.bounds("aid-used");
        assert!(note.x >= 0.0 && note.x + note.width <= window.size.width, "{place}");
        if place.starts_with("glass") {
            assert!((note.center_x() - window.size.width / 2.0).abs() <= 1.0, "{place}: {note:?}");
        }
    });
}

#[test]
fn a_notice_covers_and_moves_no_cell() {
    games(|window, place| {
        let before = cells(window);
        for file in ["scores.toml", "games.jsonl", "scores.toml"] {
            window.note_file(file);
        }
        window.send(stack::Message::Pasted(None));
        assert!(window.sees("and 2 more"), "{place}");
        assert_eq!(cells(window), before, "{place}");
        let last = Pos::new(8, 8);
        window.mark_cell(last);
        assert_eq!(window.cell(last), VisibleCell::Flag, "{place}");
        window.press("Escape");
        assert!(window.sees("and 1 more"), "{place}");
        window.click("×");
        window.click("×");
        assert!(!window.sees("×"), "{place}");
    });
}

#[test]
fn a_hint_is_shown_before_a_notice_which_is_kept() {
    let mut window = TestWindow::new(beginner().seed(7), 520.0, 640.0);
    window.open_cell(Pos::new(4, 4));
    window.note_file("scores.toml");
    window.send(stack::Message::Pasted(None));
    assert!(window.sees("and 1 more"));
    window.show_hint();
    assert!(!window.sees("and 1 more"));
    window.press("Escape");
    assert!(window.sees("and 1 more"));
}

#[test]
fn a_pause_hides_a_hint_with_the_board() {
    let mut window = TestWindow::new(beginner().seed(7), 720.0, 753.0);
    window.open_cell(Pos::new(4, 4));
    window.show_hint();
    assert!(window.sees("×"));
    window.press("P");
    assert!(!window.sees("×"));
    window.press("P");
    assert!(window.sees("×"));
}

/// Opens the details, or what they are called in a narrow window, unless all of this is offered without them.
fn open_details_unless(ui: &mut TestWindow, is_offered: impl Fn(&mut TestWindow) -> bool) {
    if is_offered(ui) {
        return;
    }
    let words = ["result-details", "menu-others"].into_iter().find(|key| ui.sees(key));
    let details = ui.word(words.expect("there is more"));
    match ui.find(&details) {
        Some(words) => ui.click_at(words.center()),
        None => ui.press_control(&details),
    }
}

#[test]
fn a_win_has_room_for_everything_in_every_window_and_language() {
    let windows = [&WINDOWS[..], &[(360.0, 320.0)]].concat();
    for (lang, (width, height), style) in pairwise(&Lang::ALL, &windows, &STYLES) {
        let home = fast_folder();
        let launch = at_home(&home).player("ann");
        let launch = launch.level(Level::Beginner).style(style).lang(lang);
        let mut ui = TestWindow::new(launch, width, height);
        // Where the mines lie before the first click, it may have to be tried again.
        for _ in 0..40 {
            ui.win();
            if ui.phase() == Phase::Won {
                break;
            }
            ui.press("F2");
        }
        ui.wait(2_000);
        let place = format!("{lang}, {style} in {width} × {height}");
        assert!(ui.sees("play-again"), "{place}");
        let name = ui.app.texts().with("result-as", &[("name", "ann".into())]);
        open_details_unless(&mut ui, |ui| offers(ui, Command::Watch) && ui.sees(&name));
        assert!(offers(&mut ui, Command::Watch), "{place}");
        assert!(ui.sees(&name), "{place}");
        if height >= 520.0 {
            ui.click(&name);
            assert!(ui.focus_is_in_sight(), "the name can be written anew, {place}");
        }
        assert_eq!(ui.cut_off(), [""; 0], "{place}");
    }
}

#[test]
fn a_loss_has_room_for_everything_in_every_window_and_language() {
    let windows = [&WINDOWS[..], &[(360.0, 320.0), (640.0, 400.0)]].concat();
    for (lang, (width, height), style) in pairwise(&Lang::ALL, &windows, &STYLES) {
        let mut ui = TestWindow::new(beginner().style(style).lang(lang).seed(7), width, height);
        ui.press("Escape");
        ui.tap_cell(at(0, 0));
        ui.tap_cell(ui.mine());
        // That nothing can be saved without folders.
        ui.press("Escape");
        ui.wait(2_000);
        let place = format!("{lang}, {style} in {width} × {height}");
        assert_eq!(ui.phase(), Phase::Lost, "{place}");
        let wanted = [Command::Retry, Command::Watch, Command::New];
        open_details_unless(&mut ui, |ui| wanted.iter().all(|&it| offers(ui, it)));
        assert!(wanted.iter().all(|&it| offers(&mut ui, it)), "{place}: {:?}", ui.texts());
        assert_eq!(ui.cut_off(), [""; 0], "{place}");
    }
}

#[test]
fn a_result_keeps_its_buttons_visible_beside_the_counters() {
    for counters in [false, true] {
        for (width, height) in [(768.0, 409.0), (960.0, 540.0), (1280.0, 800.0)] {
            let home = fast_folder();
            let settings = format!("version = 1\nshow_counters = {counters}\n");
            std::fs::write(home.path().join("settings.toml"), settings).expect("it is written");
            let launch = at_home(&home).lang(Lang::English).level(Level::Beginner);
            let mut ui = TestWindow::new(launch, width, height);
            ui.win();
            ui.wait(2_000);
            ui.wait(1_000);
            let place = format!("{width} × {height}, counters: {counters}");
            assert!(offers(&mut ui, Command::Watch), "{place}");
            assert!(offers(&mut ui, Command::New), "{place}");
            assert_eq!(ui.sees("counter-left"), counters, "{place}");
        }
    }
}

/// Whether a button does what this command says. A short window may have to scroll to it.
fn offers(ui: &mut TestWindow, command: Command) -> bool {
    let name = words::command_name(ui.app.texts(), command).to_owned();
    let window = Rectangle::with_size(ui.logical_size());
    ui.controls().into_iter().any(|control| {
        let is_named = control.label.is_some_and(|label| label.name == name);
        let is_short = window.height < 520.0;
        is_named && (is_short || control.bounds.is_within(&window)) && control.bounds.height >= 20.0
    })
}

#[test]
fn the_buttons_of_a_hint_stay_visible_in_every_language_and_window() {
    for lang in Lang::ALL {
        for (width, height) in WINDOWS.into_iter().chain([(360.0, 320.0), (640.0, 400.0)]) {
            let mut ui = TestWindow::new(beginner().lang(lang).seed(3), width, height);
            ui.press("Escape");
            ui.tap_cell(Pos::new(4, 4));
            ui.show_hint();
            let window = Rectangle::with_size(ui.logical_size());
            let place = format!("{lang} in {width} × {height}");
            let walk = &ui.app.play().assistant.shown().expect("a hint").walk;
            assert!(!walk.is_last(), "it has several steps");
            for (key, sign) in [("steps-back", "‹"), ("steps-next", "›")] {
                let name = ui.word(key);
                let bounds = ui.find(&name).unwrap_or_else(|| ui.bounds(sign));
                assert!(bounds.is_within(&window), "{key} at {bounds:?}, {place}");
            }
        }
    }
}

#[test]
fn a_hint_shows_its_first_step_at_once_after_it_has_said_what_it_costs() {
    let home = fast_folder();
    let mut ui = experienced(&home, Level::Beginner, (720.0, 753.0));
    ui.open_cell(Pos::new(4, 4));
    let marks = |ui: &TestWindow| {
        let mut marks = Annotations::default();
        ui.app.play().assistant.annotate(ui.game(), &mut marks);
        marks
    };
    // This board has a seed, so it is not ranked anyway.
    ui.key(Command::Hint);
    assert!(ui.app.play().assistant.was_used());
    assert!(!marks(&ui).hints.is_empty(), "two presses reach the cell");
    while !ui.app.play().assistant.shown().expect("a hint").walk.is_last() {
        ui.key(Command::Hint);
    }
    let cell = ui.app.play().assistant.hint().expect("a hint").cell;
    assert!(marks(&ui).hints.iter().any(|&(pos, _)| pos == cell));

    let home = fast_folder();
    let mut ranked = TestWindow::new(at_home(&home).level(Level::Beginner), 720.0, 753.0);
    ranked.open_cell(Pos::new(4, 4));
    ranked.key(Command::Hint);
    assert!(!ranked.app.play().assistant.was_used(), "it asks first");
    assert!(ranked.sees("help-cost"));
    ranked.click("aid-hint");
    assert!(ranked.app.play().assistant.was_used());
}

#[test]
fn thinking_longer_says_where_no_guess_is_needed() {
    let home = fast_folder();
    let mut ui = experienced(&home, Level::Beginner, (720.0, 753.0));
    ui.open_cell(Pos::new(4, 4));
    ui.key(Command::ThinkLonger);
    assert!(ui.app.play().assistant.shown().is_some(), "it is a hint, too");
    assert!(!ui.sees("aid-think-needless"));
    ui.key(Command::ThinkLonger);
    assert!(ui.sees("aid-think-needless"));
    assert!(ui.app.play().assistant.thinking().is_none());
}

#[test]
fn the_time_of_a_win_is_not_shown_before_its_result() {
    let home = fast_folder();
    let mut ui = TestWindow::new(at_home(&home).level(Level::Beginner), 720.0, 753.0);
    let tells_best = |ui: &mut TestWindow| {
        let texts = ui.texts();
        texts.iter().any(|text| text.contains("Best time"))
    };
    ui.win();
    let result = ui.app.play().summary.as_ref().expect("a result");
    assert!(!result.is_shown(), "the wave is still passing");
    assert!(!tells_best(&mut ui));
    ui.wait(2_000);
    assert!(ui.sees("New board"));
    ui.press("F2");
    assert!(tells_best(&mut ui), "it is known from then on");
}

#[test]
fn the_reasons_of_a_guess_fit_in_every_language() {
    for (lang, window) in Lang::ALL.into_iter().zip(WINDOWS.into_iter().cycle()) {
        let launch = LaunchOptions::default().style(Style::Classic).level(Level::Beginner);
        let mut ui = TestWindow::new(launch.lang(lang).seed(1), window.0, window.1);
        ui.press("Escape");
        ui.open_cell(Pos::new(4, 4));
        ui.show_hint();
        assert!(ui.app.play().assistant.can_think_longer(), "a guess");
        let (room, _) = ui.scrolled_texts().into_iter().next_back().expect("a hint");
        assert!(!room.intersects(&ui.board()), "{lang}: {room:?} in {window:?}");
    }
}

#[test]
fn a_file_with_many_errors_gives_a_short_notice() {
    let home = fast_folder();
    let broken = "[[record]]\nlevel = 7\n".repeat(120);
    let file = home.path().join("scores.toml");
    std::fs::write(file, format!("version = 1\n{broken}")).expect("it is written");
    let (_, notices) = Scores::load(Some(&Folders::at(home.path(), home.path())));
    let texts = Texts::new(Lang::English);
    let text = sapper::i18n::file_notices::notice_text(&notices[0], &texts);
    assert!(text.contains("Record 3 is invalid and is left out"), "{text}");
    assert!(!text.contains("Record 4"), "{text}");
    assert!(text.contains("117 more"), "{text}");
}

/// Launch options with files in this folder.
fn at_home(home: &TempDir) -> LaunchOptions {
    LaunchOptions::default().files_in(home)
}

/// Shows a hint, and says where its words are.
fn show_hint(window: &mut TestWindow) -> Rectangle {
    window.open_cell(at(4, 4));
    window.show_hint();
    let words = window.texts().into_iter().find(|text| text.contains(" touches "));
    window.bounds(&words.expect("a hint"))
}

#[test]
fn the_first_launch_offers_how_to_play_until_answered() {
    let answers: [fn(&mut TestWindow); 2] = [
        |window| {
            window.click("help-how");
            assert!(window.sees("help"));
            window.press("Escape");
        },
        |window| window.open_cell(at(4, 4)),
    ];
    for (width, height) in WINDOWS.into_iter().chain([(360.0, 320.0)]) {
        for answer in answers {
            let home = fast_folder();
            let mut window = TestWindow::new(at_home(&home), width, height);
            assert!(window.sees("offer-title"), "{width} × {height}");
            answer(&mut window);
            assert!(!window.sees("offer-title"), "{width} × {height}");
            drop(window);
            let window = TestWindow::new(at_home(&home), width, height);
            assert!(!window.sees("offer-title"), "gone for good");
        }
    }
}

#[test]
fn a_resumed_game_offers_only_resume() {
    let home = fast_folder();
    let mut window = TestWindow::new(at_home(&home), 520.0, 640.0);
    window.open_cell(Pos::new(4, 4));
    drop(window);
    let mut window = TestWindow::new(at_home(&home), 520.0, 640.0);
    let greeting = "Welcome back. Your Beginner game is paused.";
    assert!(window.sees(greeting) && !window.sees("×"));
    let (place, resume) = (window.texts_at(greeting)[0], window.control("Paused: Resume").bounds);
    assert!(resume.y + resume.height < place.y, "it is on the cover, below what it is about");
    window.press_control("Paused: Resume");
    assert!(!window.sees(greeting));
    window.key(Command::Pause);
    assert!(!window.sees(greeting), "it is back already");
}

#[test]
fn an_unranked_win_says_why_and_asks_for_no_name() {
    for (width, height) in WINDOWS {
        let mut ui = TestWindow::new(beginner().seed(7), width, height);
        ui.win();
        ui.press("Escape");
        ui.wait(2_000);
        assert!(ui.texts().iter().any(|text| text.starts_with("Cleared in")));
        // A short window may have room for its beginning only.
        let why = ui.word("unranked-seeded");
        let says = |text: &String| why.starts_with(text.trim_end_matches('…'));
        assert!(ui.texts().iter().any(|text| text.len() > 12 && says(text)), "{width} × {height}");
        assert!(ui.sees("play-again"));
        assert_eq!(ui.focus(), None);
        assert_eq!(ui.cut_off(), [] as [String; 0], "{width} × {height}");
    }
}

#[test]
fn notices_come_in_over_the_lower_edge_of_other_screens() {
    for (width, height) in WINDOWS {
        let home = fast_folder();
        let mut ui = TestWindow::new(at_home(&home), width, height);
        ui.win();
        ui.wait(2_000);
        ui.press("F4");
        assert!(ui.has::<RecordsScreen>());
        ui.note_file("scores.toml");
        ui.paste("hello");
        assert!(ui.sees("and 1 more"), "{width} × {height}");
        assert_eq!(ui.cut_off(), [] as [String; 0], "{width} × {height}");
        let recording = ui.recording();
        let replay = ReplayScreen::new(recording, "This game".to_owned());
        ui.watch(replay);
        let before = ui.board();
        // The answer stays with the screen that it is about, and the news goes on.
        assert!(!ui.sees("and 1 more"), "{width} × {height}");
        let close = ui.bounds("×");
        assert!(close.y > height - sheet::height(ui.size), "{width} × {height}");
        ui.tap("×");
        assert!(!ui.sees("×"));
        assert_eq!(ui.board(), before, "{width} × {height}");
    }
}

#[test]
fn the_levels_can_be_pressed_while_a_notice_is_shown() {
    let mut window = TestWindow::new(beginner().seed(7), 720.0, 753.0);
    window.press("Escape");
    window.open_cell(safe(&window));
    let expert = window.bounds("level-expert").center();
    let level = |window: &TestWindow| window.game().level();
    window.key(Command::CopyBoard);
    assert!(window.texts().iter().any(|text| text.starts_with("Board code copied")));
    window.click_at(expert);
    assert_eq!(level(&window), Level::Expert);
}
