//! The records screen: the best games of a level, statistics and charts, in both languages, by
//! mouse and keyboard.

use crate::common::games;
use crate::common::prelude::*;
use crate::common::recordings::hesitant;
use jiff::civil::{Date, date};
use jiff::tz::{Offset, TimeZone};
use jiff::{ToSpan, Zoned};
use sapper::config::PlayerName;
use sapper::game::GuessRules;
use sapper::game::counters::Counter;
use sapper::history::comparison::Flagging;
use sapper::history::played_game::{LocalTime, PlayedBoard, UnrankedReason};
use sapper::history::record::FileName;
use sapper::history::statistics::{GameFilter, Period};
use sapper::history::{Record, RecordsData};
use sapper::platform::FileChoice;
use sapper::ui::features::play::question;
use sapper::ui::features::records::{self, RecordsScreen};
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::kit::theme::size;
use sapper::ui::kit::{ellipsis, font};
use sapper::ui::screen::dialog;
use sapper::ui::screen::effect::{Effect, Request, StorageRequest};
use sapper::ui::shell::any_screen;

/// The texts of the lists of levels and periods.
const LEVELS: &str = "Beginner Beginner 8×8 Intermediate Expert Random (20% mines) Custom";
const SPANS: &str = "All time This year This month Today";
/// A button that shows a recording has a sign and no words.
const SIGN: &str = "";
/// A closed list shows no text of the value it is closed on.
const A_LIST: &str = "";
/// A day on which nothing is special.
const TODAY: Date = date(2026, 11, 20);

fn beginner() -> LevelKind {
    LevelKind::of(Level::Beginner)
}

fn expert() -> LevelKind {
    LevelKind::of(Level::Expert)
}

/// A game of Beginner with a 3BV of 24, won on a day at noon in so many seconds.
fn won(number: u64, day: Date, seconds: u64) -> PlayedGame {
    let at = day.at(12, 0, 0, 0).to_zoned(TimeZone::UTC).unwrap().timestamp();
    let ended_at = LocalTime::new(at, Offset::UTC);
    PlayedGame { ended_at, bbbv: 24, solved: 24, ..games::won(number, seconds * 1_000) }
}

fn lost(number: u64, day: Date) -> PlayedGame {
    PlayedGame { result: GameResult::Lost, solved: 3, ..won(number, day, 5) }
}

/// A log, and the records that its wins are.
struct Past {
    games: Vec<PlayedGame>,
    scores: Scores,
}

impl Past {
    fn of(games: impl IntoIterator<Item = PlayedGame>) -> Self {
        let games: Vec<PlayedGame> = games.into_iter().collect();
        let mut scores = Scores::default();
        for game in &games {
            if let Some(record) = Record::from_game(game, PlayerName::new("Ada").ok()) {
                scores.add(record);
            }
        }
        Self { games, scores }
    }

    /// Two wins and three losses this month, and the best win a year ago.
    fn some() -> Self {
        let earlier = date(2025, 11, 3);
        Self::of([
            won(1, earlier, 8),
            lost(2, date(2026, 11, 1)),
            won(3, date(2026, 11, 2), 24),
            won(4, TODAY, 12),
            lost(5, TODAY),
            lost(6, TODAY),
        ])
    }

    fn report(&self, selection: GameFilter) -> RecordsData {
        RecordsData::of(&self.games, &self.scores, selection, Counter::Time, &TimeZone::UTC)
    }

    /// What the keeper of the files would answer.
    fn load(&self, window: &mut TestWindow) {
        let RecordsScreen { selection, by, .. } = *shown(window);
        let (games, scores) = (&self.games, &self.scores);
        let report = RecordsData::of(games, scores, selection, by, &TimeZone::UTC);
        say(window, records::Message::ReportReady(Box::new(report)));
    }
}

fn all(level: LevelKind) -> GameFilter {
    GameFilter {
        level,
        style: Some(Style::Windows7),
        guesses: GuessRules::Off,
        period: Period::AllTime,
        flagging: Flagging::Any,
    }
}

fn screen() -> RecordsScreen {
    let style = Some(Style::Windows7);
    RecordsScreen::new(beginner(), style, GuessRules::Off, style, TODAY)
}

fn shown(window: &TestWindow) -> &RecordsScreen {
    window.screen()
}

fn say(window: &mut TestWindow, message: records::Message) {
    window.send_to_screen(any_screen::Message::Records(message));
}

/// A window that shows these records.
fn opened(past: &Past, width: f32, height: f32) -> TestWindow {
    opened_in(Lang::English, past, width, height)
}

fn opened_in(lang: Lang, past: &Past, width: f32, height: f32) -> TestWindow {
    let launch = LaunchOptions::default().level(Level::Beginner).lang(lang);
    let mut window = TestWindow::without_tasks(launch, width, height);
    window.change(SettingChange::ExpertFigures(true));
    window.key(Command::Records);
    past.load(&mut window);
    window
}

/// The records screen with these games, in a window whose tasks run.
fn window_with(past: &Past) -> TestWindow {
    let mut ui = TestWindow::new(LaunchOptions::default(), 1280.0, 800.0);
    ui.press("F4");
    past.load(&mut ui);
    ui
}

// In front of the game

#[test]
fn rules_about_guesses_can_be_chosen_once_there_are_games_with_one() {
    let mut past = Past::some();
    assert!(!opened(&past, 760.0, 700.0).sees("Guesses"));
    past.games.push(PlayedGame { unranked: Some(UnrankedReason::Strict), ..won(7, TODAY, 6) });
    let past = Past::of(past.games);
    let mut window = opened(&past, 760.0, 700.0);
    assert!(window.sees("Guesses"));
    say(&mut window, records::Message::Guesses(GuessRules::Strict));
    past.load(&mut window);
    let report = shown(&window).report().unwrap();
    let times: Vec<_> = report.table.iter().map(|row| row.record.time_ms).collect();
    assert_eq!((times, report.statistics.played()), (vec![6_000], 1));
    // Where there are none, they say where to switch the rule on.
    say(&mut window, records::Message::Guesses(GuessRules::FairAndStrict));
    past.load(&mut window);
    assert!(window.mentions("(Settings, Play, Rules)"));
}

#[test]
fn f4_shows_the_records_over_the_paused_game_and_escape_returns() {
    let launch = LaunchOptions::default().level(Level::Beginner).seed(7);
    let mut window = TestWindow::without_tasks(launch, 800.0, 600.0);
    window.open_cell(at(0, 0));
    assert_eq!(window.phase(), Phase::Running);
    window.key(Command::Records);
    assert!(window.sees("records") && !window.shows_board());
    assert!(window.sees("records-reading"));
    assert_eq!(window.phase(), Phase::Paused);
    window.key(Command::Retry);
    assert_eq!(window.phase(), Phase::Paused, "the keys of the game rest");
    window.press("Escape");
    assert!(!window.has::<RecordsScreen>() && window.sees("paused"));
    window.key(Command::Records);
    window.key(Command::Records);
    assert!(!window.has::<RecordsScreen>(), "F4 closes them as well");
    window.key(Command::Records);
    window.click("Back");
    assert!(!window.has::<RecordsScreen>());
}

#[test]
fn it_opens_at_the_current_level() {
    let launch = LaunchOptions::default().level(Level::Expert);
    let mut window = TestWindow::without_tasks(launch, 1000.0, 700.0);
    window.key(Command::Records);
    assert_eq!(window.screen::<RecordsScreen>().selection, all(expert()));
}

// The table

#[test]
fn the_table_lists_the_best_games_with_speed_and_date() {
    let window = opened(&Past::some(), 1280.0, 800.0);
    let best = ["Ada", "8.000 s", "3.000", "3 Nov 2025"];
    let last = ["Ada", "24.000 s", "1.000", "2 Nov 2026"];
    sees_in_order(&window, &[&best[..], &["12.000 s", "2.000", "20 Nov 2026"], &last].concat());
}

#[test]
fn dates_are_in_the_players_local_time() {
    // In the evening of the 19th in London the 20th has begun in Berlin.
    let at = "2026-11-19T23:30:00Z".parse().unwrap();
    let game =
        PlayedGame { ended_at: LocalTime::new(at, Offset::constant(1)), ..won(1, TODAY, 10) };
    let past = Past::of([game]);
    assert_eq!(past.report(all(beginner())).table[0].day, TODAY);
    let unlogged = Past { games: Vec::new(), ..past };
    let report = unlogged.report(all(beginner()));
    assert_eq!(report.table[0].day, date(2026, 11, 19), "that of the zone");
}

#[test]
fn the_period_applies_to_the_table_and_the_statistics() {
    let past = Past::some();
    let count = |span| {
        let report = past.report(GameFilter { period: span, ..all(beginner()) });
        (report.table.len(), report.statistics.played())
    };
    assert_eq!(count(Period::AllTime), (3, 6));
    assert_eq!(count(Period::Year(TODAY)), (2, 5));
    assert_eq!(count(Period::Month(TODAY)), (2, 5));
    assert_eq!(count(Period::Day(TODAY)), (1, 3));
}

#[test]
fn a_long_table_is_shortened_until_expanded() {
    let past = Past::of((1..=130).map(|number| won(number, TODAY, 10 + number)));
    let mut window = opened(&past, 1280.0, 5_000.0);
    assert!(window.sees("10 of 130") && window.sees("20.000 s") && !window.sees("21.000 s"));
    window.click("records-more");
    assert!(window.sees("100 of 130") && window.sees("110.000 s") && !window.sees("111.000 s"));
    assert!(!window.sees("records-more"));
}

#[test]
fn a_recording_can_be_watched_from_the_table() {
    let mut past = Past::some();
    let recording = FileName::new("best.rawvf").unwrap();
    let best = past.scores.records.iter_mut().min_by_key(|it| it.time_ms).expect("a record");
    best.replay = Some(recording.clone());
    let mut ui = window_with(&past);
    ui.tab_to(SPANS);
    ui.press("Tab");
    assert_eq!(ui.focus().as_deref(), Some(SIGN));
    assert!(ui.focus_is_in_sight());
    let asked = screen().handle(records::Message::Watch(recording.clone()));
    let [Effect::Ask(Request::Store(StorageRequest::Watch(name)))] = &asked[..] else {
        panic!("another effect");
    };
    assert_eq!(*name, recording);
}

#[test]
fn escape_returns_from_a_replay_to_the_records() {
    let mut window = window_with(&Past::some());
    window.watch(ReplayScreen::new(hesitant(), "best".to_owned()));
    assert!(window.has::<ReplayScreen>() && !window.sees("records-table"));
    window.press("Escape");
    assert!(!window.has::<ReplayScreen>() && window.sees("records-table"));
    window.press("Escape");
    assert!(!window.has::<RecordsScreen>());
}

// The figures

#[test]
fn the_statistics_sum_up_the_games() {
    let window = opened(&Past::some(), 1280.0, 800.0);
    for text in [
        "Played",
        "50.0%",
        "In the long run, you will most likely win 19% to 81% of your games (95% confidence).",
        "Median time",
        "14.667 s",
        "Average 3BV/s",
        "2 losses",
    ] {
        assert!(window.sees(text), "{text}");
    }
}

#[test]
fn charts_appear_when_there_are_enough_games() {
    // The games, the charts, and the one of times.
    for (wins, losses, has_charts, has_times) in
        [(0, 1, false, false), (4, 0, false, false), (4, 1, true, false), (5, 0, true, true)]
    {
        let won = (0..wins).map(|number| won(number, TODAY, 10 + number));
        let lost = (10..10 + losses).map(|number| lost(number, TODAY));
        let window = opened(&Past::of(won.chain(lost)), 1280.0, 800.0);
        let place = format!("{wins} wins, {losses} losses");
        assert_eq!(window.sees("picture-histogram"), has_charts, "{place}");
        assert_eq!(window.sees("Charts appear after 5 games."), !has_charts, "{place}");
        assert_eq!(window.sees("picture-histogram-note"), has_times, "{place}");
        let waits = window.sees("This chart appears after 5 wins.");
        assert_eq!(waits, has_charts && !has_times, "{place}");
        assert_eq!(window.sees("0.0%") && window.sees("–"), wins == 0, "{place}");
    }
}

#[test]
fn the_list_of_styles_has_a_label() {
    for (width, height) in [(360.0, 453.0), (700.0, 600.0), (1280.0, 800.0)] {
        let window = opened(&Past::some(), width, height);
        let (words, spans) = (window.bounds("style"), window.bounds("records-always"));
        assert!(words.width > 20.0 && words.x + words.width < width);
        assert!(words.center_y() <= spans.center_y() + 1.0, "above or beside");
    }
}

#[test]
fn records_older_than_the_log_are_shown_without_statistics() {
    let past = Past { games: Vec::new(), ..Past::some() };
    let window = opened(&past, 1280.0, 800.0);
    assert!(window.sees("8.000 s"));
    assert!(window.sees("records-not-counted"));
}

// The choice

#[test]
fn level_style_and_span_are_chosen_with_the_mouse() {
    let past = Past::some();
    let mut window = opened(&past, 1280.0, 800.0);
    window.click("level-expert");
    past.load(&mut window);
    assert_eq!(shown(&window).selection.level, expert());
    assert!(window.sees("No ranked Expert games yet"));
    window.click("level-beginner");
    past.load(&mut window);
    window.click("records-today");
    assert_eq!(shown(&window).selection.period, Period::Day(Zoned::now().date()));
    say(&mut window, records::Message::Style(Some(Style::EasyX)));
    assert_eq!(shown(&window).selection.style, Some(Style::EasyX));
}

#[test]
fn left_and_right_change_the_level_or_the_focused_list() {
    let mut ui = window_with(&Past::some());
    ui.press("Left");
    assert_eq!(shown(&ui).selection.level, beginner(), "there is none before it");
    ui.press_times("Right", 3);
    assert_eq!(shown(&ui).selection.level, expert());
    ui.tab_to(LEVELS);
    ui.press("Left");
    assert_eq!(shown(&ui).selection.level, LevelKind::of(Level::Intermediate));
    ui.press_all(&["Tab", "Right"]);
    assert_eq!(shown(&ui).selection.style, Some(Style::Classic));
    ui.press_all(&["Tab", "Right"]);
    assert!(matches!(shown(&ui).selection.period, Period::Year(_)));
    ui.press("Left");
    assert_eq!(shown(&ui).selection.period, Period::AllTime);
}

#[test]
fn tab_reaches_every_control_and_wraps_around() {
    let mut ui = window_with(&Past::some());
    let mut way = Vec::new();
    for _ in 0..8 {
        ui.press("Tab");
        way.extend(ui.focus());
    }
    let all = ["‹ Back", "Library", "Export…", "Reset…", LEVELS, A_LIST, SPANS, "‹ Back"];
    assert_eq!(way, all);
    ui.press("Enter");
    assert!(!ui.has::<RecordsScreen>());
}

#[test]
fn a_late_answer_is_not_shown() {
    let past = Past::some();
    let mut screen = screen();
    let ready = |report| records::Message::ReportReady(Box::new(report));
    let late = past.report(screen.selection);
    let asked = screen.handle(records::Message::Level(expert()));
    let [Effect::Ask(Request::Store(StorageRequest::LoadReport(asked, by))), Effect::Task(_)] =
        &asked[..]
    else {
        panic!("another effect");
    };
    assert_eq!((asked, by), (&all(expert()), &Counter::Time));
    screen.handle(ready(late));
    assert!(screen.report().is_none());
    assert!(screen.handle(ready(past.report(screen.selection))).is_empty());
    assert_eq!(screen.report().unwrap().selection, all(expert()));
}

// What racers compare

/// These texts are shown one after the other, with others between them.
#[track_caller]
fn sees_in_order(window: &TestWindow, wanted: &[&str]) {
    let shown = window.texts();
    let mut rest = shown.iter();
    for text in wanted {
        assert!(rest.any(|shown| shown == text), "{text} in {shown:#?}");
    }
}

fn report_by(past: &Past, window: &mut TestWindow, message: records::Message) {
    say(window, message);
    past.load(window);
}

#[test]
fn experts_choose_what_the_best_games_are_compared_by() {
    let past = Past::some();
    let mut window = opened(&past, 1280.0, 4_000.0);
    sees_in_order(&window, &["Best by", "Flags", "Best games", "Averages of consecutive wins"]);
    report_by(&past, &mut window, records::Message::By(Counter::Rqp));
    // 8² ÷ 24, 12² ÷ 24 and 24² ÷ 24.
    sees_in_order(&window, &["Best games", "RQP", "8.000 s", "2.667", "12.000 s", "6.000"]);
    sees_in_order(&window, &["RQP by date"]);
    report_by(&past, &mut window, records::Message::By(Counter::Stnb));
    sees_in_order(&window, &["No win has a value for this yet."]);
    report_by(&past, &mut window, records::Message::By(Counter::Time));
    report_by(&past, &mut window, records::Message::Flagging(Flagging::Without));
    sees_in_order(&window, &["Flags", "Play Beginner"]);
}

#[test]
fn sessions_means_and_best_times_are_below() {
    let wins = (0..6).map(|number| won(number, TODAY, 10 + number));
    let past = Past::of(wins);
    let window = opened(&past, 700.0, 4_000.0);
    const MEANS: &str = "of 5, 12 and 100 wins; plain averages, no times dropped; losses in between \
                         don’t count";
    // The means of 10 to 14 and of 11 to 15; five wins are not yet twelve.
    sees_in_order(
        &window,
        &["Averages of consecutive wins", MEANS, "5", "13.000 s", "12.000 s", "12", "–"],
    );
    sees_in_order(&window, &["Sessions", "6/6", "10.000 s", "12.500 s"]);
    sees_in_order(&window, &["Best time for each 3BV", "24", "10.000 s", "2.400", "6"]);
    assert!(window.texts().iter().any(|text| text.ends_with("win: Intermediate and Expert")));
}

#[test]
fn without_the_figures_of_experts_nothing_of_it_is_there() {
    let past = Past::some();
    let mut window = opened(&past, 700.0, 4_000.0);
    report_by(&past, &mut window, records::Message::By(Counter::Ioe));
    window.change(SettingChange::ExpertFigures(false));
    assert_eq!(shown(&window).by, Counter::Time);
    past.load(&mut window);
    for text in ["Best by", "Sessions", "Averages of consecutive wins", "IOE"] {
        assert!(!window.mentions(text), "{text}");
    }
    sees_in_order(&window, &["Best games", "8.000 s"]);
}

// Nothing there yet

#[test]
fn without_games_the_screen_invites_to_play() {
    let past = Past::some();
    let mut window = opened(&past, 900.0, 600.0);
    window.click("level-intermediate");
    past.load(&mut window);
    assert!(window.sees("No ranked Intermediate games yet") && window.sees("records-invite"));
    assert!(window.sees("records-uncounted"), "why some games are missing");
    window.click("Play Intermediate");
    assert!(!window.has::<RecordsScreen>() && window.shows_board());
    assert_eq!(window.game().level(), Level::Intermediate);
}

#[test]
fn the_invitation_names_the_period_and_style() {
    let past = Past::of([]);
    let mut window = opened(&past, 800.0, 600.0);
    window.click("records-month");
    past.load(&mut window);
    assert!(window.sees("No ranked Beginner games this month"));
    say(&mut window, records::Message::Style(Some(Style::EasyX)));
    past.load(&mut window);
    assert!(window.mentions("Choose the Retro tune (EasyX) style in the settings and play one: "));
    assert!(!window.sees("Play Beginner"), "it would be another style");
}

// In every window and language

#[test]
fn all_of_it_is_there_in_every_window() {
    let parts = ["records", "records-table", "records-statistics", "picture-histogram", "‹"];
    for (width, height) in [(360.0, 320.0), (640.0, 480.0), (1280.0, 800.0)] {
        let window = opened(&Past::some(), width, height);
        let missing = parts.iter().find(|key| !window.sees(key));
        assert_eq!(missing, None, "{width} × {height}");
    }
}

#[test]
fn names_of_statistics_are_not_cut_off_in_a_narrow_window() {
    for lang in [Lang::English, Lang::SimplifiedChinese] {
        let window = opened_in(lang, &Past::some(), 360.0, 453.0);
        for key in ["figure-won-streak", "figure-lost-streak"] {
            let needs = ellipsis::text_width(window.words(key), size::SMALL, font::TEXT);
            let has = window.bounds(key).width;
            assert!(needs <= has + 1.0, "“{key}” has {has} of {needs}");
        }
    }
}

#[test]
fn ten_thousand_games_are_shown_like_ten() {
    let first = date(2024, 1, 1);
    let games = (0..10_000_u64).map(|number| {
        let day = first.checked_add((number as i64 / 10).days()).unwrap();
        match number % 3 {
            0 => won(number, day, 20 + number * 7 % 90),
            _ => lost(number, day),
        }
    });
    let past = Past::of(games);
    let window = opened(&past, 1280.0, 800.0);
    assert!(window.sees("10000") && window.sees("33.3%"));
    // It can be drawn.
    window.picture();
}

// Export and reset

/// A folder with these games and their records.
fn folder(past: &Past) -> (TempDir, Folders) {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::at(folder.path(), folder.path());
    let (mut scores, _) = Scores::load(Some(&folders));
    let saved = past.scores.clone();
    scores.update(move |scores| *scores = saved.clone());
    let (mut games, _) = GameHistory::load(Some(&folders));
    for game in &past.games {
        games.add(game.clone());
    }
    (folder, folders)
}

fn window_at(folders: &Folders) -> TestWindow {
    let launch = LaunchOptions::default().level(Level::Beginner).folders(folders.clone());
    TestWindow::without_tasks(launch, 1280.0, 800.0)
}

fn copies(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.filter(|name| name.contains("-before-")).collect();
    names.sort();
    names
}

fn export(window: &mut TestWindow, to: FileChoice) {
    window.key(Command::Records);
    say(window, records::Message::ExportTo(to));
}

/// For spreadsheets, also with a decimal comma.
#[test]
fn all_games_can_be_exported_to_a_file() {
    let past = Past::some();
    for (decimal_comma, head) in [(false, "id,ended,style,level,"), (true, "id;ended;style;level;")]
    {
        let (folder, folders) = folder(&past);
        let table = folder.path().join("table.csv");
        let mut window = window_at(&folders);
        window.change(SettingChange::DecimalComma(decimal_comma));
        export(&mut window, FileChoice::File(table.clone()));
        // The file is written when the keeper of the files has gone.
        drop(window);
        let text = fs::read_to_string(table).unwrap();
        assert_eq!(text.lines().count(), 1 + past.games.len());
        assert!(text.starts_with(head), "{text}");
    }
}

#[test]
fn without_a_file_dialog_the_export_is_saved_beside_the_recordings() {
    let past = Past::some();
    let (_folder, folders) = folder(&past);
    let mut window = window_at(&folders);
    export(&mut window, FileChoice::Cancelled);
    say(&mut window, records::Message::ExportTo(FileChoice::Unavailable));
    drop(window);
    let files: Vec<_> = fs::read_dir(folders.replays()).unwrap().collect();
    let [Ok(file)] = &files[..] else { panic!("{files:?}") };
    assert!(file.file_name().to_str().unwrap().starts_with("saved-"));
    let text = fs::read_to_string(file.path()).unwrap();
    assert_eq!(text.lines().count(), 1 + past.games.len());
}

#[test]
fn a_level_is_reset_after_a_question_and_copies_are_kept() {
    let mut past = Past::some();
    let board = PlayedBoard { level: Level::Expert, mines: 99 };
    past.games.push(PlayedGame { board, ..lost(7, TODAY) });
    let (folder, folders) = folder(&past);
    let before = fs::read_to_string(folders.games()).unwrap();
    let at_the_question = || {
        let mut window = window_at(&folders);
        window.key(Command::Records);
        past.load(&mut window);
        window.click("records-reset");
        window
    };
    let mut window = at_the_question();
    assert!(window.sees("Reset Beginner?"));
    assert!(window.mentions("all 6 Beginner games in the Glass style"));
    assert!(window.mentions("all 3 records from the table."));
    window.press("Escape");
    assert!(window.has::<RecordsScreen>(), "Escape closes the question alone");
    drop(window);
    assert_eq!(fs::read_to_string(folders.games()).unwrap(), before);

    let mut window = at_the_question();
    window.send(stack::Message::Dialog(dialog::Message::own(question::Message::Yes)));
    drop(window);
    let (games, _) = GameHistory::load(Some(&folders));
    assert_eq!(games.list(), &past.games[6..]);
    let (scores, _) = Scores::load(Some(&folders));
    assert!(scores.get().records.is_empty());
    let copies = copies(folder.path());
    assert_eq!(copies.len(), 2, "{copies:?}");
    assert_eq!(fs::read_to_string(folder.path().join(&copies[0])).unwrap(), before);
}

#[test]
fn a_level_is_not_reset_if_no_copy_can_be_made() {
    let past = Past::some();
    let mut window = opened(&past, 1280.0, 800.0);
    window.click("records-reset");
    window.send(stack::Message::Dialog(dialog::Message::own(question::Message::Yes)));
    assert!(window.has::<RecordsScreen>());
}

#[test]
fn escape_leads_back_from_the_records_that_the_menu_opened() {
    let mut window = TestWindow::new(LaunchOptions::default(), 800.0, 600.0);
    window.choose(Command::Records);
    assert!(window.has::<RecordsScreen>());
    window.press("Escape");
    assert!(!window.has::<RecordsScreen>(), "by mouse");
    window.key(Command::Menu);
    window.tab_to("Records F4");
    window.press("Enter");
    assert!(window.has::<RecordsScreen>());
    window.press("Escape");
    assert!(!window.has::<RecordsScreen>(), "by keyboard");
}
