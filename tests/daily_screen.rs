//! The daily boards in the window: playing, saving, showing and sharing them.

use crate::common::prelude::*;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use sapper::game::DailyLevel;
use sapper::i18n::daily;
use sapper::practice::daily::{DailyBoard, DailyResult, DailyResults};
use sapper::ui::features::daily as daily_boards;
use sapper::ui::features::daily::DailyScreen;
use sapper::ui::features::lessons::LessonsScreen;
use sapper::ui::shell::any_screen;
use std::fmt::Write;

pub fn today() -> Date {
    Timestamp::now().to_zoned(TimeZone::UTC).date()
}

/// A file of results of the last days.
pub fn some_results() -> String {
    let mut text = "version = 1\n".to_owned();
    let mut add = |days: i64, level: &str, won: bool, helped: bool, time_ms: u64, solved: u32| {
        let day = today().checked_sub(days.days()).unwrap();
        let tenths = (1..=10).filter(|tenth| tenth * 10 <= solved);
        let time = |tenth| time_ms * u64::from(tenth * tenth) / 100;
        let tenths: Vec<_> = tenths.map(|tenth| time(tenth).to_string()).collect();
        writeln!(
            text,
            "[[result]]\nday = \"{day}\"\nlevel = \"{level}\"\nended = {day}T12:00:00Z\n\
             won = {won}\nhelped = {helped}\ntime_ms = {time_ms}\nbbbv = 100\nsolved = {solved}\n\
             clicks = 140\ntenths = [{}]",
            tenths.join(", ")
        )
        .unwrap();
    };
    add(0, "beginner", true, false, 9_876, 100);
    add(0, "expert", false, false, 54_321, 43);
    for days in 1..=3 {
        add(days, "expert", true, false, 87_345 + 1_000 * days as u64, 100);
        add(days, "intermediate", true, days == 2, 33_210, 100);
    }
    add(5, "beginner", false, false, 4_000, 30);
    add(6, "beginner", true, true, 14_000, 100);
    add(8, "expert", true, false, 101_000, 100);
    add(4, "intermediate", false, false, 21_000, 30);
    text.push_str("given_up = true\n");
    let today = today();
    writeln!(
        text,
        "[[start]]\nday = \"{today}\"\nlevel = \"intermediate\"\ngame = \"00000000000000aa\"\n\
         on_time = true"
    )
    .unwrap();
    text
}

pub struct Home(pub TempDir);

impl Home {
    pub fn new() -> Self {
        Self(fast_folder())
    }

    pub fn folders(&self) -> Folders {
        Folders::at(self.0.path(), self.0.path())
    }

    pub fn open_window(&self) -> TestWindow {
        let launch = LaunchOptions::default().folders(self.folders());
        TestWindow::new(launch, 704.0, 900.0)
    }

    /// A window in which today's Beginner board is played.
    pub fn play(&self) -> TestWindow {
        let mut ui = self.open_window();
        play(&mut ui, "Play", "Beginner");
        ui
    }

    pub fn results(&self) -> Vec<DailyResult> {
        let (results, notices) = DailyResults::load(Some(&self.folders()));
        assert_eq!(notices, []);
        results.get().results().cloned().collect()
    }

    /// Whether no ordinary game was saved.
    pub fn has_no_ordinary_games(&self) -> bool {
        let (scores, _) = Scores::load(Some(&self.folders()));
        let (games, _) = GameHistory::load(Some(&self.folders()));
        scores.get().records.is_empty() && games.list().is_empty()
    }
}

pub fn board(level: DailyLevel) -> DailyBoard {
    DailyBoard::derive(today(), level, || true).unwrap()
}

/// Presses the button of this name.
pub fn tap_control(ui: &mut TestWindow, name: &str) {
    let at = ui.control(name).bounds.center();
    ui.tap_at(at);
}

/// Presses a button of the board of a level, on this day.
pub fn press_on(ui: &mut TestWindow, button: &str, level: &str, day: Date) {
    let day = ui.app.texts().day(day);
    tap_control(ui, &format!("{button}: {level}, {day}"));
}

/// Starts today's board of a level from the screen.
pub fn play(ui: &mut TestWindow, button: &str, level: &str) {
    ui.press("F9");
    press_on(ui, button, level, today());
}

pub fn finish(ui: &mut TestWindow) {
    let field = ui.field();
    for pos in field.size().positions() {
        if !field.is_mine(pos) && ui.game().is_covered(pos) {
            ui.tap_cell(pos);
        }
    }
    assert_eq!(ui.phase(), Phase::Won);
    ui.wait(2_000);
    ui.wait(2_000);
}

#[test]
fn a_daily_board_is_played_and_won_beside_the_ordinary_game() {
    let home = Home::new();
    let mut ui = home.play();
    let daily = board(DailyLevel::Beginner);
    assert_eq!(ui.game().field(), Some(&daily.field));
    assert_eq!(ui.game().start_cell(), Some(daily.first));
    assert!(ui.sees("no-guess-start"));
    assert!(ui.sees("No guessing needed"), "although the setting is off");
    ui.press("Right");
    assert_eq!(ui.app.play().pane.cursor, Some(daily.first), "the keyboard begins there");
    ui.tap_cell(daily.first);
    assert!(ui.game().needs_no_guess());
    drop(ui);

    let mut ui = home.open_window();
    assert_eq!(ui.game().field(), Some(&daily.field));
    assert_eq!(ui.phase(), Phase::Paused);
    // The daily screen resumes the board as well.
    play(&mut ui, "Resume", "Beginner");
    assert_eq!(ui.phase(), Phase::Running);
    finish(&mut ui);
    let day = ui.app.texts().day(today());
    assert!(ui.sees("Day 1 streak") && ui.sees(&day), "{:?}", ui.texts());
    ui.tap("daily-copy");
    assert!(ui.sees("copied"));
    ui.press("Escape");
    ui.tap("daily");
    assert!(ui.has::<DailyScreen>());
    drop(ui);

    let results = home.results();
    assert_eq!(results.len(), 1);
    let won = &results[0];
    assert_eq!(
        (won.day, won.level, won.won, won.helped),
        (today(), DailyLevel::Beginner, true, false)
    );
    assert_eq!((won.bbbv, won.solved), (won.solved, won.bbbv));
    assert_eq!(won.tenths.len(), 10);
    assert!(home.has_no_ordinary_games());
    assert!(!home.0.path().join("session.toml").exists());
    let mut ui = home.open_window();
    ui.press("F9");
    let time = ui.app.texts().seconds(home.results()[0].time_ms);
    assert!(ui.sees(&format!("Won in {time}")));
    assert!(ui.sees("1 day"));
    let date = ui.app.texts().date(today());
    let chosen = ui.app.texts().with("daily-day-some", &[("day", date.into())]);
    assert!(ui.controls().iter().any(|it| it.semantics.value.as_ref() == Some(&chosen)));
}

#[test]
fn enter_plays_the_board_to_go_on_with_or_the_easiest_that_is_left() {
    let home = Home::new();
    let mut ui = home.open_window();
    let level = |ui: &TestWindow| ui.game().level();
    ui.press("F9");
    ui.press("Enter");
    assert_eq!(ui.game().field(), Some(&board(DailyLevel::Beginner).field));
    ui.tap_cell(board(DailyLevel::Beginner).first);
    finish(&mut ui);
    ui.press("F9");
    ui.press("Enter");
    assert_eq!(level(&ui), DailyLevel::Intermediate.level());
    // One that is left is gone on with.
    play(&mut ui, "Play", "Expert");
    ui.tap_cell(board(DailyLevel::Expert).first);
    ui.press("F9");
    ui.press("Enter");
    assert_eq!(level(&ui), DailyLevel::Expert.level());
    // Boards of earlier days are not offered.
    ui.press("F9");
    ui.press("Left");
    ui.press("Enter");
    assert!(ui.has::<DailyScreen>());
}

#[test]
fn only_the_first_game_on_a_board_counts() {
    let home = Home::new();
    let mut ui = home.play();
    let daily = board(DailyLevel::Beginner);
    let day = ui.app.texts().day(today());
    ui.press("Escape");
    let begin = format!(
        "Daily board for {day}, Beginner. This one counts. Starting another game means giving up."
    );
    assert!(ui.sees(&begin), "{:?}", ui.texts());
    let mine = daily.field.mine_positions().next().unwrap();
    ui.tap_cell(daily.first);
    ui.tap_cell(mine);
    ui.wait(2_000);
    ui.wait(2_000);
    assert!(ui.sees(&format!("Daily board, {day}: counted.")));
    // Again, from the result.
    ui.press("R");
    assert_eq!(ui.game().field(), Some(&daily.field));
    let again = "Just for practice: you have played it before.";
    assert!(ui.sees(&format!("Daily board for {day}, Beginner. {again}")), "{:?}", ui.texts());
    finish(&mut ui);
    assert!(ui.sees(&format!("Daily board, {day}: practice only.")));
    drop(ui);
    let results = home.results();
    assert_eq!(results.len(), 1);
    assert!(!results[0].won);
    assert!(results[0].solved < results[0].bbbv);
    assert!(home.has_no_ordinary_games());
    assert!(!home.0.path().join("session.toml").exists());
}

#[test]
fn a_win_with_help_is_marked_and_does_not_extend_the_streak() {
    let home = Home::new();
    let mut ui = home.play();
    ui.tap_cell(board(DailyLevel::Beginner).first);
    ui.show_hint();
    drop(ui);
    let mut ui = home.open_window();
    ui.press("P");
    finish(&mut ui);
    let day = ui.app.texts().day(today());
    assert!(ui.sees(&format!("Daily board, {day}: counted, with help.")), "{:?}", ui.texts());
    drop(ui);
    let results = home.results();
    assert_eq!((results.len(), results[0].won, results[0].helped), (1, true, true));
    let mut ui = home.open_window();
    ui.press("F9");
    assert!(ui.sees("0 days"));
    let time = ui.app.texts().seconds(results[0].time_ms);
    assert!(ui.sees(&format!("Won in {time} with help")));
}

#[test]
fn a_game_counts_for_the_day_it_started() {
    let home = Home::new();
    let mut ui = home.play();
    ui.tap_cell(board(DailyLevel::Beginner).first);
    drop(ui);
    let mut ui = home.open_window();
    ui.app.advance_clock(Duration::from_secs(24 * 60 * 60));
    ui.press("P");
    finish(&mut ui);
    let day = ui.app.texts().day(today());
    assert!(ui.sees("Day 1 streak"), "{:?}", ui.texts());
    // Yesterday's board by now.
    ui.press("F9");
    ui.press("Left");
    let won = &home_result(&mut ui);
    assert!(ui.sees(won), "{:?}", ui.texts());
    press_on(&mut ui, "Play unranked", "Intermediate", today());
    let past = "Just for practice: that day is over.";
    assert!(ui.sees(&format!("Daily board for {day}, Intermediate. {past}")), "{:?}", ui.texts());
    finish(&mut ui);
    assert!(ui.sees(&format!("Daily board, {day}: practice only.")));
    assert!(!ui.sees("daily-copy"));
    drop(ui);
    let results = home.results();
    assert_eq!(results.len(), 1);
    assert_eq!((results[0].day, results[0].won), (today(), true));
}

/// How the result of the first day reads.
fn home_result(ui: &mut TestWindow) -> String {
    let texts = ui.texts();
    let won = texts.iter().find(|text| text.starts_with("Won in "));
    won.unwrap_or_else(|| panic!("{texts:?}")).clone()
}

#[test]
fn arrow_keys_move_in_the_calendar_and_page_keys_change_the_month() {
    let home = Home::new();
    fs::write(home.0.path().join("daily.toml"), some_results()).unwrap();
    let mut ui = home.open_window();
    ui.press("F9");
    let chosen = |ui: &TestWindow, date: Date| {
        let daily = ui.screen::<DailyScreen>();
        assert_eq!(daily.day(today()), date);
    };
    let before = |days: i64| today().checked_sub(days.days()).unwrap();
    ui.press("Right");
    chosen(&ui, today());
    ui.press("Left");
    chosen(&ui, before(1));
    ui.press("Up");
    chosen(&ui, before(8));
    let date = ui.app.texts().date(before(8));
    assert!(ui.sees(&date));
    assert!(ui.sees("Won in 101.000 s"));
    ui.press("Down");
    chosen(&ui, before(1));
    let month = |ui: &TestWindow, date: Date| {
        let values = [("month", date.month().into()), ("year", date.year().into())];
        ui.app.texts().with("daily-month", &values)
    };
    let earlier = today().first_of_month().checked_sub(1.month()).unwrap();
    ui.press("PageUp");
    let words = month(&ui, earlier);
    assert!(ui.sees(&words));
    ui.press("PageDown");
    ui.press("PageDown");
    let words = month(&ui, today());
    assert!(ui.sees(&words), "there is no later month");
    // Long before the first board.
    ui.press_times("Up", 100);
    chosen(&ui, Date::constant(2026, 1, 1));
    ui.press("F9");
    assert!(!ui.has::<DailyScreen>());
}

#[test]
fn the_time_until_the_next_boards_is_updated_each_minute() {
    let mut ui = Home::new().open_window();
    ui.press("F9");
    let (now, due) = (ui.app.now(), ui.app.stack().next_deadline(ui.app.now()).unwrap());
    assert!(due > now && due.0 - now.0 <= 60_000, "nothing happens before");
}

#[test]
fn a_shared_result_reveals_nothing_of_the_board() {
    let home = Home::new();
    fs::write(home.0.path().join("daily.toml"), some_results()).unwrap();
    let results = home.results();
    let share = |level, lang| {
        let texts = Texts::new(lang);
        let mut results = results.iter();
        let result = results.find(|it| (it.day, it.level) == (today(), level)).unwrap();
        daily::share_text(&texts, result, "1074XBSTYG9YYJ").replace(&today().to_string(), "DAY")
    };
    assert_eq!(
        share(DailyLevel::Beginner, Lang::English),
        "Sapper daily DAY · Beginner · 9.876 s\n🟩🟩🟩🟩🟨🟨🟧🟧🟧🟧\n1074XBSTYG9YYJ"
    );
    assert_eq!(
        share(DailyLevel::Expert, Lang::English),
        "Sapper daily DAY · Expert · lost at 43%\n🟩🟩🟧🟧⬛⬛⬛⬛⬛⬛\n1074XBSTYG9YYJ"
    );
    assert!(share(DailyLevel::Beginner, Lang::German).contains("9,876"));
}

#[test]
fn a_board_that_is_ready_too_late_does_not_close_what_the_player_has_opened() {
    let mut ui = TestWindow::new(LaunchOptions::default(), 800.0, 700.0);
    ui.press("F9");
    ui.press("F7");
    let board = Some(Box::new(board(DailyLevel::Expert)));
    let ready = daily_boards::Message::Derived(board, daily_boards::Purpose::Play);
    ui.send_to_screen(any_screen::Message::Daily(ready));
    assert!(ui.is_in_front::<LessonsScreen>());
}

#[test]
fn every_style_shows_the_daily_result() {
    for style in Style::ALL {
        let home = Home::new();
        let launch = LaunchOptions::default().style(style).folders(home.folders());
        let mut ui = TestWindow::new(launch, 704.0, 689.0);
        ui.press("Space");
        play(&mut ui, "Play", "Beginner");
        let mine = board(DailyLevel::Beginner).field.mine_positions().next().unwrap();
        ui.tap_cell(mine);
        for _ in 0..3 {
            ui.wait(2_000);
        }
        assert!(ui.sees("daily-copy"), "{style}: {:?}", ui.texts());
        assert_eq!(ui.phase(), Phase::Lost);
        drop(ui);
        assert_eq!(home.results().len(), 1, "{style}");
    }
}
