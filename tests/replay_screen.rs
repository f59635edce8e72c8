//! Watching games: one's own, and recordings from elsewhere.

use crate::common::board;
use crate::common::desk::Desk;
use iced::Size;
use sapper::config::keymap::Shortcut;
use sapper::game::{BoardCode, Level, Phase, Pos, VisibleCell};
use sapper::history::Scores;
use sapper::i18n::luck;
use sapper::platform::FileChoice;
use sapper::replay::Recording;
use sapper::replay::formats::rawvf;
use sapper::storage::{Folders, RecordingStore};
use sapper::ui::app::{LaunchOptions, Message};
use sapper::ui::font;
use sapper::ui::screen::replay::{self, ReplayScreen};
use sapper::ui::theme::{self, size};
use sapper::ui::widget::ellipsis;
use std::fs;

fn beginner() -> Desk {
    let launch = LaunchOptions { level: Some(Level::Beginner), ..LaunchOptions::default() };
    Desk::new(launch, 800.0, 560.0)
}

/// Has the answer brought to which the app would have put somebody.
fn reviewed(desk: &mut Desk) {
    let replay = shown(desk);
    let told = replay.luck_review().job(replay.recording().clone()).run();
    desk.say(Message::Replay(replay::Message::LuckResult(told)));
}

/// A desk at which a game was won and its film is watched.
fn watching() -> (Desk, Recording) {
    let mut desk = beginner();
    desk.wins();
    desk.press("Escape");
    let film = desk
        .app
        .play()
        .recording(sapper::replay::Metadata::default())
        .expect("the game was filmed");
    let shown = ReplayScreen::new(film.clone(), "This game".to_owned());
    desk.say(Message::RecordingOpened(sapper::ui::app::OpenedRecording::Playing(Box::new(shown))));
    (desk, film)
}

fn shown(desk: &Desk) -> &ReplayScreen {
    desk.app.replay().expect("a recording is watched")
}

#[test]
fn the_counters_stand_next_to_the_board() {
    for (width, height) in [(700.0, 560.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        let (mut desk, _) = watching();
        desk.size = Size::new(width, height);
        desk.say(Message::WindowResized(desk.size));
        let (board, counters) = (desk.board(), desk.bounds("Left clicks"));
        let gap = counters.x - (board.x + board.width);
        assert!((16.0..48.0).contains(&gap), "{width}: {gap}");
        assert!(counters.y > board.y, "{width}");
    }
}

#[test]
fn a_finished_game_offers_to_be_watched() {
    let mut desk = beginner();
    desk.wins();
    desk.waits(2_000);
    assert!(desk.sees("Watch"));
}

#[test]
fn the_film_of_a_game_ends_as_the_game_did() {
    let (_, film) = watching();
    let mut projector = sapper::replay::Playback::new(film);
    projector.play_to_end();
    assert_eq!(projector.session().game().phase(), Phase::Won);
}

#[test]
fn it_runs_from_the_beginning_and_stands_when_asked_to() {
    let (mut desk, _) = watching();
    assert!(shown(&desk).is_running());
    desk.key(Shortcut::Open);
    assert!(!shown(&desk).is_running(), "Space stops it");
    desk.key(Shortcut::Open);
    assert!(shown(&desk).is_running(), "and lets it go on");
}

#[test]
fn the_arrows_step_and_home_and_end_jump() {
    let (mut desk, _) = watching();
    desk.press("End");
    let (behind, all) = shown(&desk).playback().position();
    assert_eq!(behind, all);
    desk.press("Left");
    assert_eq!(shown(&desk).playback().position().0, all - 1);
    desk.press("Right");
    assert_eq!(shown(&desk).playback().position().0, all);
    desk.press("Home");
    assert_eq!(shown(&desk).playback().time(), shown(&desk).playback().begin());
}

#[test]
fn the_speed_goes_from_a_quarter_to_sixteen_times() {
    let (mut desk, _) = watching();
    for _ in 0..10 {
        desk.press("Up");
    }
    assert_eq!(shown(&desk).speed().factor(), 16.0);
    for _ in 0..10 {
        desk.press("Down");
    }
    assert_eq!(shown(&desk).speed().factor(), 0.25);
}

#[test]
fn the_figures_stand_beside_the_board_as_they_were() {
    let (mut desk, _) = watching();
    desk.press("End");
    for name in ["3BV", "3BV/s", "ZiNi", "Human ZiNi", "IOE", "RQP"] {
        assert!(desk.sees(name), "{name}");
    }
}

#[test]
fn escape_leads_back_to_where_the_player_was() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let before = desk.app.play().game().clone();
    desk.key(Shortcut::Watch);
    assert_eq!(desk.app.play().game().phase(), Phase::Paused, "a running game waits");
    let film = desk.app.play().recording(Default::default()).expect("a film");
    desk.say(Message::RecordingOpened(sapper::ui::app::OpenedRecording::Playing(Box::new(
        ReplayScreen::new(film, String::new()),
    ))));
    desk.press("Escape");
    assert!(desk.app.replay().is_none());
    desk.clicks("Resume");
    let now = desk.app.play().game();
    for pos in now.size().positions() {
        assert_eq!(now.cell(pos), before.cell(pos));
    }
}

#[test]
fn a_seek_while_it_runs_goes_on_from_there() {
    let (mut desk, _) = watching();
    let middle = shown(&desk).playback().end() / 2;
    desk.say(Message::Replay(replay::Message::Seek(middle)));
    assert_eq!(shown(&desk).playback().time(), middle);
    assert!(shown(&desk).is_running());
}

#[test]
fn a_file_that_is_no_recording_is_told_with_its_line() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("broken.rawvf");
    fs::write(&file, "RawVF_Version: Rev6\nBoard:\n*x\n").expect("written");
    let mut desk = beginner();
    let why = rawvf::read(fs::read(&file).expect("read").as_slice())
        .expect_err("it is broken")
        .to_string();
    assert!(why.contains("line"), "{why}");
    desk.say(Message::RecordingOpened(sapper::ui::app::OpenedRecording::Failed {
        file: file.clone(),
        why: why.clone(),
    }));
    assert!(desk.app.replay().is_none());
    assert!(desk.sees(&format!("“{}” cannot be played: {why}", file.display())));
}

/// A pipe that nobody writes to would be waited for without an end.
#[cfg(unix)]
#[test]
fn what_is_not_a_file_is_not_read() {
    let mut desk = Desk::running(LaunchOptions::default(), 800.0, 560.0);
    desk.say(Message::RecordingChosen(FileChoice::File("/dev/null".into())));
    assert!(desk.sees("“/dev/null” cannot be played: it is not a file"));
}

#[test]
fn a_record_keeps_its_film() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = LaunchOptions { folders: Some(folders.clone()), ..LaunchOptions::default() };
    let mut desk = Desk::new(launch, 800.0, 560.0);
    desk.wins();
    let field = desk.field();
    drop(desk);
    let (scores, _) = Scores::load(Some(&folders));
    let record = &scores.get().records()[0];
    let name = record.replay.as_ref().expect("the record names its film");
    let file = RecordingStore::new(Some(&folders)).path_of(name).expect("a place");
    let film = rawvf::read(fs::read(file).expect("the film is there").as_slice()).expect("a film");
    assert_eq!(*film.field(), field);
}

#[test]
fn a_board_travels_as_a_code_and_is_not_ranked() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let field = desk.field();
    let code = BoardCode::new(field.clone()).expect("a code").to_string();
    let mut other = beginner();
    other.say(Message::Pasted(Some(format!("  {code}\n"))));
    assert_eq!(other.field(), field);
    other.wins();
    assert!(other.app.scores().records().is_empty());
    assert!(!other.sees("New record"));
}

#[test]
fn what_is_no_code_is_told_and_the_game_stays() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let before = desk.field();
    desk.say(Message::Pasted(Some("hello".to_owned())));
    assert_eq!(desk.field(), before);
    desk.clicks("×");
}

#[test]
fn the_same_board_can_be_tried_again_unranked_and_the_next_is_ranked() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let field = desk.field();
    let mine = field.mine_positions().next().expect("there are mines");
    desk.opens(mine);
    desk.key(Shortcut::Retry);
    assert_eq!(desk.field(), field);
    assert_eq!(desk.app.play().game().cell(mine), VisibleCell::Covered);
    desk.wins();
    assert!(desk.app.scores().records().is_empty());
    desk.key(Shortcut::New);
    desk.wins();
    assert_eq!(desk.app.scores().records().len(), 1);
}

#[test]
fn the_counters_show_in_play_only_what_a_player_may_know() {
    let mut desk = beginner();
    desk.key(Shortcut::Counters);
    desk.opens(Pos::new(4, 4));
    assert!(desk.sees("Left clicks") && !desk.sees("3BV") && !desk.sees("ZiNi"));
    desk.wins();
    desk.press("Escape");
    assert!(desk.sees("3BV") && desk.sees("ZiNi"));
}

// Odds and risks

/// A game on `..*...*.`: a protected opening, a guess that was needed, and one beside a certain cell
/// that lost.
fn gamble() -> Desk {
    let field = board::field("..*...*.");
    let code = BoardCode::new(field).expect("a code");
    let mut desk = beginner();
    desk.say(Message::Pasted(Some(code.to_string())));
    for col in [0, 3, 6] {
        desk.opens(Pos::new(0, col));
    }
    assert_eq!(desk.app.play().game().phase(), Phase::Lost);
    desk
}

/// Has the luck of the game that is over brought.
fn told(desk: &mut Desk) {
    let film = desk.app.play().recording(Default::default()).expect("a film");
    let told = desk.app.play().luck_review().job(film).run();
    desk.say(Message::Play(sapper::ui::screen::play::Message::LuckResult(told)));
}

#[test]
fn the_end_of_a_game_leads_to_where_luck_was_spent() {
    let mut desk = gamble();
    desk.waits(2_000);
    assert!(desk.sees("Luck…"), "it is asked for before it is known");
    told(&mut desk);
    desk.clicks("Luck 80%");
    assert!(desk.sees("Luck analysis"));
    assert!(desk.sees("Luck: 1 guess, 80% chance; then a guess at 33% risk hit a mine"));
    assert!(desk.sees("Row 1, column 4: 20% risk, the lowest available"));
    let fatal = "Row 1, column 7: 33% risk, although a safe cell was available; this lost the game";
    assert!(desk.sees(fatal));
    desk.press("Escape");
    assert!(!desk.sees(fatal));
    desk.key(Shortcut::Luck);
    assert!(desk.sees(fatal), "the key opens it too");
}

#[test]
fn a_mine_that_was_certain_is_not_called_a_guess() {
    for (picture, opened, says) in [
        ("..*...*.", &[0, 2][..], "Luck: you opened a certain mine"),
        ("..*...*.", &[0, 3, 2], "Luck: 1 guess, 80% chance; then you opened a certain mine"),
    ] {
        let code = BoardCode::new(board::field(picture)).expect("a code");
        let mut desk = beginner();
        desk.say(Message::Pasted(Some(code.to_string())));
        for &col in opened {
            desk.opens(Pos::new(0, col));
        }
        assert_eq!(desk.app.play().game().phase(), Phase::Lost);
        desk.waits(2_000);
        told(&mut desk);
        desk.key(Shortcut::Luck);
        assert!(desk.sees(says), "{says}");
    }
}

#[test]
fn a_game_without_a_guess_has_no_button_for_its_luck() {
    let code = BoardCode::new(board::field("..*")).expect("a code");
    let mut desk = beginner();
    desk.say(Message::Pasted(Some(code.to_string())));
    desk.opens(Pos::new(0, 0));
    desk.opens(Pos::new(0, 1));
    assert_eq!(desk.app.play().game().phase(), Phase::Won);
    desk.waits(2_000);
    told(&mut desk);
    assert!(desk.sees("You won!"));
    desk.clicks("No guesses");
    assert!(!desk.sees("Luck analysis"), "it is a label");
}

#[test]
fn luck_that_comes_after_a_new_game_has_begun_is_nothing() {
    let mut desk = gamble();
    let film = desk.app.play().recording(Default::default()).expect("a film");
    let job = desk.app.play().luck_review().job(film);
    desk.key(Shortcut::New);
    let late = job.run();
    desk.say(Message::Play(sapper::ui::screen::play::Message::LuckResult(late)));
    assert!(desk.app.play().luck_review().luck().is_none());
    desk.key(Shortcut::Luck);
    assert!(!desk.sees("Luck analysis"), "nothing is told of a game that goes on");
}

#[test]
fn a_large_board_is_reviewed_only_when_that_is_asked_for() {
    let rows = ".".repeat(40);
    let picture = format!("*{} {}", &rows[1..], vec![rows.as_str(); 29].join(" "));
    let code = BoardCode::new(board::field(&picture)).expect("a code");
    let mut desk = beginner();
    desk.say(Message::Pasted(Some(code.to_string())));
    let film = |desk: &Desk| desk.app.play().recording(Default::default());
    desk.key(Shortcut::Open);
    desk.key(Shortcut::Open);
    assert_eq!(desk.app.play().game().phase(), Phase::Won);
    let mut review = desk.app.play().luck_review().clone();
    assert!(review.job_once(|| film(&desk)).is_some(), "nobody has asked yet");
    desk.key(Shortcut::Luck);
    assert!(desk.sees("Calculating…"));
    let mut review = desk.app.play().luck_review().clone();
    assert!(review.job_once(|| film(&desk)).is_none(), "it is under way");
    told(&mut desk);
    assert!(desk.sees("Luck: no guesses were needed"));
}

#[test]
fn the_risk_line_tells_what_is_at_stake_and_leads_there() {
    let desk = gamble();
    let film = desk.app.play().recording(Default::default()).expect("a film");
    let luck = film.luck(|| true).expect("nobody stops it");
    let before: Vec<usize> = luck.guesses().map(|(it, _)| it.at.before).collect();
    let mut desk = beginner();
    let replay = ReplayScreen::new(film, String::new()).paused_at(before[0]);
    let shown_where = sapper::ui::app::OpenedRecording::Paused(Box::new(replay));
    desk.say(Message::RecordingOpened(shown_where));
    assert!(!shown(&desk).is_running());
    reviewed(&mut desk);
    assert!(desk.sees("The next move is a guess: 20% risk, the lowest available."));
    desk.say(Message::Replay(replay::Message::SeekEvent(before[1])));
    assert!(desk.sees("The next move is a guess: 33% risk, although a safe cell was available."));
    let seen = shown(&desk).playback().session().game().cell(Pos::new(0, 6));
    assert_eq!(seen, VisibleCell::Covered, "it is about to be opened");
    desk.press("End");
    assert!(desk.sees("The last move hit a mine: 33% risk, although a safe cell was available."));
    desk.say(Message::Replay(replay::Message::SeekEvent(0)));
    assert!(
        !desk.sees("The next move is a guess: 20% risk, the lowest available."),
        "the first opening is none"
    );
}

#[test]
fn the_odds_of_the_moment_are_shown_and_follow_it() {
    let desk = gamble();
    let film = desk.app.play().recording(Default::default()).expect("a film");
    let mut replay = ReplayScreen::new(film, String::new());
    let now = sapper::game::Moment(0);
    assert!(replay.odds_job().is_none(), "nobody has asked for them");
    replay.update(replay::Message::ToggleOdds, now);
    let asked = replay.odds_job().expect("a question");
    assert!(replay.odds_job().is_none(), "one at a time");
    replay.update(replay::Message::OddsResult(asked.run()), now);
    let chance = |replay: &ReplayScreen, col| {
        let chances = replay.odds().chances().expect("they are known");
        chances.mine_chance(Pos::new(0, col))
    };
    assert_eq!(chance(&replay, 0), Some(0.25));
    assert!(replay.odds_job().is_none(), "these are the ones");
    replay.update(replay::Message::Edge { end: true }, now);
    let asked = replay.odds_job().expect("the position is another");
    replay.update(replay::Message::OddsResult(asked.run()), now);
    assert_eq!((chance(&replay, 0), chance(&replay, 2)), (None, Some(1.0)));
    replay.update(replay::Message::ToggleOdds, now);
    assert!(replay.odds().chances().is_none());
}

#[test]
fn the_odds_of_a_game_that_goes_on_are_help() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    desk.key(Shortcut::Watch);
    let film = desk.app.play().recording(Default::default()).expect("a film");
    let live = ReplayScreen::new(film, String::new()).for_live_game();
    desk.say(Message::RecordingOpened(sapper::ui::app::OpenedRecording::Playing(Box::new(live))));
    assert!(shown(&desk).luck_review().luck().is_none());
    assert!(desk.sees("Left clicks"));
    for spoiler in ["3BV", "3BV/s", "ZiNi", "Openings", "Islands"] {
        assert!(!desk.sees(spoiler), "{spoiler} tells where the mines are");
    }
    assert!(!desk.app.play().assistant().was_used(), "to watch is none");
    desk.key(Shortcut::Odds);
    assert!(shown(&desk).odds().is_shown());
    assert!(desk.app.play().assistant().was_used());
}

#[test]
fn a_name_that_is_too_long_for_a_narrow_window_ends_in_dots() {
    let (mut desk, film) = watching();
    let name = "A recording of a tournament with a rather long name.rawvf";
    let replay = ReplayScreen::new(film, name.to_owned());
    desk.say(Message::RecordingOpened(sapper::ui::app::OpenedRecording::Playing(Box::new(replay))));
    assert!(desk.sees(name), "the window has room");
    desk.size = Size::new(360.0, 453.0);
    desk.say(Message::WindowResized(desk.size));
    assert!(!desk.sees(name));
    let is_cut = |length: usize| desk.sees(&format!("{}…", name[..length].trim_end()));
    assert!((8..name.len()).any(is_cut));
}

#[test]
fn what_was_at_stake_is_told_whole_in_a_narrow_window() {
    let (mut desk, _) = watching();
    desk.size = Size::new(360.0, 453.0);
    desk.say(Message::WindowResized(desk.size));
    reviewed(&mut desk);
    desk.press("End");
    let replay = shown(&desk);
    let luck = replay.luck_review().luck().expect("it is known");
    let texts = desk.app.texts();
    let (events, _) = replay.playback().position();
    let words = luck::next_guess(texts, luck, events).unwrap_or_else(|| luck::summary(texts, luck));
    let bounds = desk.bounds(&words);
    assert!(bounds.width <= 360.0 - 2.0 * theme::MARGIN);
    let width = ellipsis::text_width(&words, size::SMALL, font::TEXT);
    let lines = (width / bounds.width).ceil();
    assert!(bounds.height >= lines * size::SMALL, "{words}: {bounds:?}");
}
