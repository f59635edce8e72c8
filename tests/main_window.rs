//! The main window: playing with the mouse, results, names of records, and languages.

use crate::common::prelude::*;
use iced::mouse::Button;
use sapper::config::{LanguageChoice, PlayerName, Theme};
use sapper::game::pointer::PressPreview;
use sapper::storage::worker::{LatestFiles, StorageUpdate};
use sapper::ui::features::play::result_summary::GUARD;
use sapper::ui::features::play::{self, name_field};
use sapper::ui::shell::app::Message;

fn beginner() -> TestWindow {
    TestWindow::without_tasks(crate::common::prelude::beginner().seed(7), 360.0, 460.0)
}

fn seen(window: &TestWindow, pos: Pos) -> VisibleCell {
    window.cell(pos)
}

#[test]
fn a_left_click_opens_and_a_right_click_marks() {
    let mut window = beginner();
    window.open_cell(Pos::new(4, 4));
    assert_eq!(seen(&window, Pos::new(4, 4)), VisibleCell::Open(0));
    let field = window.field();
    let mine = field.mine_positions().next().expect("there are mines");
    window.mark_cell(mine);
    assert_eq!(seen(&window, mine), VisibleCell::Flag);
    assert!(window.sees("9"), "the remaining count follows");
    window.mark_cell(mine);
    assert_eq!(seen(&window, mine), VisibleCell::Question);
    assert!(window.sees("10"));
}

#[test]
fn a_press_only_previews_and_the_release_opens() {
    let mut window = beginner();
    let (from, to) = (Pos::new(2, 2), Pos::new(6, 6));
    window.mouse_on(from, &[(Button::Left, true)]);
    assert_eq!(seen(&window, from), VisibleCell::Covered);
    window.mouse_on(to, &[(Button::Left, false)]);
    assert_eq!(window.phase(), Phase::Running);
    assert!(
        matches!(seen(&window, to), VisibleCell::Open(0)),
        "the first opening is where it was let go"
    );
}

#[test]
fn both_buttons_open_around_a_number() {
    let mut window = beginner();
    window.open_cell(Pos::new(4, 4));
    let field = window.field();
    let game = window.game();
    let size = game.size();
    let number = size
        .positions()
        .find(|&pos| {
            matches!(game.cell(pos), VisibleCell::Open(1..))
                && size
                    .neighbours(pos)
                    .any(|near| !field.is_mine(near) && game.cell(near) == VisibleCell::Covered)
        })
        .expect("a number with a safe covered neighbour");
    let before = count_open(&window);
    for mine in size.neighbours(number).filter(|&near| field.is_mine(near)) {
        window.mark_cell(mine);
    }
    window.chord_cell(number);
    assert!(count_open(&window) > before);
    assert_ne!(window.phase(), Phase::Lost);
}

fn count_open(window: &TestWindow) -> usize {
    let game = window.game();
    let open = |&pos: &Pos| matches!(game.cell(pos), VisibleCell::Open(_));
    game.size().positions().filter(open).count()
}

#[test]
fn a_loss_is_shown_in_the_strip_with_the_levels_still_visible() {
    let mut window = beginner();
    window.open_cell(at(4, 4));
    window.open_mine();
    assert_eq!(window.phase(), Phase::Lost);
    assert!(!window.sees("result-lost"), "the explosion is seen first");
    window.wait(2_000);
    assert!(window.sees("result-lost"));
    assert!(window.sees("play-again"));
    window.press("Escape");
    assert!(window.sees("no-guess"), "the levels stay once the notice is closed");
    let field = window.field();
    window.click("result-retry");
    assert_eq!(window.field(), field);
    window.open_mine();
    window.wait(2_000);
    window.click("play-again");
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn result_buttons_ignore_clicks_in_their_first_moment() {
    let mut window = beginner();
    window.win();
    let wave = window.app.play().animation.as_ref().expect("a wave").ends_at();
    assert!(!window.sees("New board"), "the wave is seen whole");
    let now = window.app.now();
    window.wait(wave.since(now));
    assert!(window.sees("New board"));
    window.click("New board");
    assert_eq!(window.phase(), Phase::Won);
    window.wait(GUARD);
    window.click("New board");
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn a_press_skips_what_moves_at_the_end_and_shows_the_result() {
    let skips: [fn(&mut TestWindow); 2] =
        [|window| window.open_cell(at(4, 4)), |window| window.press("Enter")];
    for skip in skips {
        let mut window = beginner();
        window.win();
        assert!(window.app.play().animation.is_some() && !window.sees("play-again"));
        skip(&mut window);
        assert!(window.app.play().animation.is_none() && window.sees("play-again"));
        window.press("Enter");
        assert_eq!(window.phase(), Phase::Won, "it was meant for the board");
        window.wait(GUARD);
        window.press("Enter");
        assert_eq!(window.phase(), Phase::Ready);
    }
}

#[test]
fn the_clock_runs_on_to_the_exact_time_of_a_win() {
    let mut window = TestWindow::without_tasks(LaunchOptions::default(), 520.0, 640.0);
    window.open_cell(Pos::new(0, 0));
    window.wait(5_600);
    window.win();
    let ms = window.game().elapsed(window.app.now());
    let exact = format!("{}.{:03}", ms / 1_000, ms % 1_000);
    assert!(!window.sees(&exact), "{:?}", window.texts());
    window.wait(2_000);
    let said = format!("Cleared in {exact} s");
    assert!(window.sees(&exact) && window.sees(&said), "{:?}", window.texts());
}

#[test]
fn details_of_a_result_are_shown_when_asked_for() {
    let mut window = beginner();
    window.win();
    window.wait(2_000);
    assert!(!window.sees("counter-bbbv_s"));
    window.click("More");
    assert!(window.sees("counter-bbbv_s") && window.sees("counter-ioe"));
    window.click("More");
    assert!(!window.sees("counter-bbbv_s"));
}

#[test]
fn the_same_seed_deals_the_same_games() {
    let play = || {
        let mut window = beginner();
        let mut fields = Vec::new();
        for _ in 0..3 {
            window.open_cell(Pos::new(4, 4));
            fields.push(window.field());
            window.key(Command::New);
        }
        fields
    };
    let fields = play();
    assert_eq!(fields, play());
    assert_ne!(fields[0], fields[1]);
}

#[test]
fn a_record_and_its_name_are_saved_with_the_settings() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = || LaunchOptions::default().folders(folders.clone());
    let mut window = TestWindow::without_tasks(launch(), 360.0, 460.0);
    window.win();
    window.wait(2_000);
    assert!(window.sees("Your first record!"));
    window.fill("record-name", "  扫雷高手 ");
    window.send(play::Message::Name(name_field::Message::Accepted));
    window.key(Command::New);
    window.press_control("Show mines left");
    drop(window);

    let (scores, notices) = Scores::load(Some(&folders));
    assert!(notices.is_empty());
    let [record] = &scores.get().records[..] else {
        panic!("one record, not {:?}", scores.get());
    };
    assert_eq!(record.name.as_ref().map(|name| name.as_str()), Some("扫雷高手"));
    assert!(record.bbbv > 0);
    let (settings, _) = Settings::load(Some(&folders));
    assert_eq!(settings.get().player, record.name, "the name is remembered");
    let window = TestWindow::without_tasks(launch(), 360.0, 460.0);
    assert!(!window.app.settings().show_remaining);
}

#[test]
fn an_invalid_name_is_refused_and_the_previous_one_stays() {
    let launch = LaunchOptions::default().player("ann");
    let mut window = TestWindow::without_tasks(launch, 360.0, 460.0);
    window.win();
    window.wait(2_000);
    window.click("More");
    window.click("as ann");
    window.fill("record-name", " ");
    assert!(!window.sees("Enter a name."), "nothing is wrong while typing");
    window.send(play::Message::Name(name_field::Message::Accepted));
    assert!(window.sees("Enter a name."));
    assert_eq!(names(&window), [Some("ann".to_owned())]);
}

#[test]
fn a_late_answer_from_the_disk_does_not_undo_a_change() {
    let mut window = TestWindow::without_tasks(LaunchOptions::default(), 360.0, 460.0);
    window.change(SettingChange::Theme(Theme::Dark));
    let latest = Some(Box::new(LatestFiles { job: 0, ..LatestFiles::default() }));
    window.send(Message::StorageUpdated(StorageUpdate { latest, notices: Vec::new() }));
    assert_eq!(window.app.settings().theme, Theme::Dark);
}

#[test]
fn a_ranked_win_has_the_system_name_until_another_is_typed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut ui = TestWindow::new(at_home(&home), 520.0, 640.0);
    ui.win();
    let named = |ui: &TestWindow| ui.app.scores().records[0].name.clone();
    assert_eq!(named(&ui), PlayerName::new("ann").ok(), "saved at once");
    ui.wait(2_000);
    ui.click("as ann");
    ui.type_text("Bo");
    assert_eq!(named(&ui), PlayerName::new("ann").ok());
    ui.press("Enter");
    assert!(ui.sees("as Bo"));
    assert_eq!(named(&ui), PlayerName::new("Bo").ok(), "what was there is replaced");
    ui.press("F2");
    assert_eq!(ui.phase(), Phase::Ready);
    assert_eq!(ui.app.settings().player, PlayerName::new("Bo").ok(), "it is there the next time");
}

#[test]
fn keys_for_the_game_work_before_and_in_the_name_field() {
    let home = fast_folder();
    let mut ui = TestWindow::new(at_home(&home), 520.0, 640.0);
    ui.win();
    let wave = ui.app.play().animation.as_ref().expect("a wave").ends_at();
    ui.wait(wave.since(ui.app.now()));
    ui.press_all(&["Space", "F", "Enter"]);
    assert_eq!(ui.phase(), Phase::Won);
    let record = &ui.app.scores().records[0];
    assert_eq!(record.name, PlayerName::new("ann").ok(), "they were meant for the board");
    ui.wait(2_000);
    ui.click("as ann");
    ui.type_text("Bo");
    ui.press("F2");
    assert_eq!(ui.phase(), Phase::Ready);
}

#[test]
fn a_failed_save_is_shown_before_the_name_field() {
    let mut ui = TestWindow::new(LaunchOptions::default().player("ann"), 520.0, 640.0);
    ui.win();
    ui.wait(2_000);
    let notice = "There is no folder to save to, so records and settings are kept only until you close Sapper.";
    assert!(ui.sees(notice));
    ui.press("Escape");
    assert!(!ui.sees(notice) && ui.sees("New board"));
    ui.click("as ann");
    // The timer selects nothing that was typed.
    ui.type_text("B");
    ui.wait(2_000);
    ui.type_text("o");
    ui.press("Enter");
    assert_eq!(ui.app.scores().records[0].name, PlayerName::new("Bo").ok());
}

/// Launch options of a player with the system name ann and files in this folder.
fn at_home(home: &TempDir) -> LaunchOptions {
    LaunchOptions {
        player: PlayerName::new("ann").ok(),
        folders: Some(Folders::at(home.path(), home.path())),
        ..LaunchOptions::default()
    }
}

/// The names of the records.
fn names(window: &TestWindow) -> Vec<Option<String>> {
    let records = window.app.scores().records.iter();
    records.map(|record| record.name.as_ref().map(|name| name.as_str().to_owned())).collect()
}

#[test]
fn show_remaining_hides_and_shows_the_count_in_the_middle_of_a_game() {
    let mut window = beginner();
    window.open_cell(Pos::new(4, 4));
    assert!(window.sees("10"));
    window.press_control("show-remaining");
    assert!(!window.sees("10"));
    assert_eq!(window.phase(), Phase::Running);
    window.press_control("show-remaining");
    assert!(window.sees("10"));
}

#[test]
fn the_keyboard_plays_the_board() {
    let mut window = beginner();
    window.press("Down");
    window.key(Command::Open);
    assert_eq!(
        seen(&window, Pos::new(4, 4)),
        VisibleCell::Open(0),
        "the cursor begins in the middle"
    );
    for _ in 0..20 {
        window.press("Up");
        window.press("Left");
    }
    let corner = Pos::new(0, 0);
    if seen(&window, corner) == VisibleCell::Covered {
        window.key(Command::Flag);
        assert_eq!(seen(&window, corner), VisibleCell::Flag, "it stops at the corner");
    }
    window.key(Command::New);
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn a_paused_game_hides_the_board_until_it_is_resumed() {
    let mut window = beginner();
    window.open_cell(Pos::new(4, 4));
    window.key(Command::Pause);
    assert!(window.sees("paused") && !window.shows_board());
    window.press_control("Paused: Resume");
    assert_eq!(window.phase(), Phase::Running);
    assert!(!window.sees("paused"));
}

#[test]
fn a_dialog_ends_a_held_mouse_press() {
    let mut window = beginner();
    window.mouse_on(Pos::new(4, 4), &[(Button::Left, true)]);
    window.key(Command::Settings);
    assert_eq!(window.app.play().preview(), PressPreview::Nothing);
}

#[test]
fn choosing_chinese_changes_the_window_at_once() {
    let mut window = beginner();
    window.change(SettingChange::Language(LanguageChoice::Specific(Lang::SimplifiedChinese)));
    assert!(window.sees("无猜"));
}

#[test]
fn the_command_line_language_applies_until_another_is_chosen() {
    let mut window = TestWindow::without_tasks(
        LaunchOptions::default().lang(Lang::SimplifiedChinese),
        700.0,
        600.0,
    );
    assert!(window.sees("无猜"));
    assert_eq!(window.app.settings().language, LanguageChoice::Auto, "for this run alone");
    window.change(SettingChange::Sound(false));
    assert!(window.sees("无猜"), "another setting leaves it");
    window.change(SettingChange::Language(LanguageChoice::Specific(Lang::English)));
    assert!(window.sees("No guessing"));
}

#[test]
fn even_the_smallest_window_shows_the_bars_and_the_board() {
    for (rows, cols, mines) in [(9, 9, 10), (16, 30, 99), (1, 1, 0), (256, 256, 9000), (1, 256, 20)]
    {
        for (width, height) in [(360.0, 320.0), (1000.0, 700.0), (300.0, 200.0), (3840.0, 2160.0)] {
            let launch = LaunchOptions {
                level: Level::with_dimensions(rows, cols, mines).ok(),
                seed: Some(1),
                ..LaunchOptions::default()
            };
            let mut window = TestWindow::without_tasks(launch, width, height);
            let switch = window.control("show-remaining").bounds;
            assert!(switch.width >= 60.0, "{rows} × {cols} in {width} × {height}");
            window.open_cell(Pos::new(0, 0));
            let phase = window.phase();
            assert_ne!(phase, Phase::Ready, "{rows} × {cols} in {width} × {height}");
        }
    }
}

#[test]
fn a_second_win_shows_its_rank_and_distance_from_the_best() {
    let mut window = TestWindow::without_tasks(LaunchOptions::default(), 520.0, 640.0);
    window.win();
    window.key(Command::New);
    // A minute more makes it slower for sure.
    window.open_cell(Pos::new(0, 0));
    window.wait(60_000);
    window.win();
    window.wait(2_000);
    assert!(window.sees("Your 2nd-best time"));
    window.click("More");
    let [best, second] = &window.app.scores().records[..] else {
        panic!("two records");
    };
    let (texts, gap) = (window.app.texts(), second.time_ms - best.time_ms);
    let (gap, best) = (texts.seconds(gap), texts.seconds(best.time_ms));
    assert!(window.sees(&format!("{gap} slower than your best ({best}).")));
}
