//! Watching games: one's own, and recordings from elsewhere.

mod common;

use std::fs;

use common::Desk;
use sapper::app::Launch;
use sapper::app::Message;
use sapper::app::keys::Shortcut;
use sapper::game::BoardCode;
use sapper::game::Level;
use sapper::game::Phase;
use sapper::game::Pos;
use sapper::game::Seen;
use sapper::replay::Film;
use sapper::replay::rawvf;
use sapper::screen::play::Key;
use sapper::screen::replay;
use sapper::screen::replay::Replay;
use sapper::store::Folders;
use sapper::store::Replays;
use sapper::store::Scores;

fn beginner() -> Desk {
    let launch = Launch {
        level: Some(Level::Beginner),
        ..Launch::default()
    };
    Desk::new(launch, 800.0, 560.0)
}

/// A desk at which a game was won and its film is watched.
fn watching() -> (Desk, Film) {
    let mut desk = beginner();
    desk.wins();
    desk.key(Shortcut::Escape);
    let film = desk
        .app
        .play()
        .film(sapper::replay::Credits::default())
        .expect("the game was filmed");
    let shown = Replay::new(film.clone(), "This game".to_owned());
    desk.say(Message::FilmOpened(sapper::app::Opened::Shown(Box::new(
        shown,
    ))));
    (desk, film)
}

fn shown(desk: &Desk) -> &Replay {
    desk.app.replay().expect("a recording is watched")
}

#[test]
fn a_finished_game_offers_to_be_watched() {
    let mut desk = beginner();
    desk.wins();
    desk.key(Shortcut::Escape);
    assert!(desk.sees("Watch"));
}

#[test]
fn the_film_of_a_game_ends_as_the_game_did() {
    let (_, film) = watching();
    let mut projector = sapper::replay::Projector::new(film);
    projector.run_out();
    assert_eq!(projector.stage().game().phase(), Phase::Won);
}

#[test]
fn it_runs_from_the_beginning_and_stands_when_asked_to() {
    let (mut desk, _) = watching();
    assert!(shown(&desk).is_running());
    desk.key(Shortcut::Game(Key::Open));
    assert!(!shown(&desk).is_running(), "Space stops it");
    desk.key(Shortcut::Game(Key::Open));
    assert!(shown(&desk).is_running(), "and lets it go on");
}

#[test]
fn the_arrows_step_and_home_and_end_jump() {
    let (mut desk, _) = watching();
    desk.key(Shortcut::Edge { end: true });
    let (behind, all) = shown(&desk).projector().position();
    assert_eq!(behind, all);
    desk.key(Shortcut::Game(Key::Move(0, -1)));
    assert_eq!(shown(&desk).projector().position().0, all - 1);
    desk.key(Shortcut::Game(Key::Move(0, 1)));
    assert_eq!(shown(&desk).projector().position().0, all);
    desk.key(Shortcut::Edge { end: false });
    assert_eq!(
        shown(&desk).projector().time(),
        shown(&desk).projector().begin()
    );
}

#[test]
fn the_speed_goes_from_a_quarter_to_sixteen_times() {
    let (mut desk, _) = watching();
    for _ in 0..10 {
        desk.key(Shortcut::Game(Key::Move(-1, 0)));
    }
    assert_eq!(shown(&desk).speed().factor(), 16.0);
    for _ in 0..10 {
        desk.key(Shortcut::Game(Key::Move(1, 0)));
    }
    assert_eq!(shown(&desk).speed().factor(), 0.25);
}

#[test]
fn the_figures_stand_beside_the_board_as_they_were() {
    let (mut desk, _) = watching();
    desk.key(Shortcut::Edge { end: true });
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
    assert_eq!(
        desk.app.play().game().phase(),
        Phase::Paused,
        "a running game waits"
    );
    let film = desk.app.play().film(Default::default()).expect("a film");
    desk.say(Message::FilmOpened(sapper::app::Opened::Shown(Box::new(
        Replay::new(film, String::new()),
    ))));
    desk.key(Shortcut::Escape);
    assert!(desk.app.replay().is_none());
    desk.clicks("Resume");
    let now = desk.app.play().game();
    for pos in now.size().positions() {
        assert_eq!(now.seen(pos), before.seen(pos));
    }
}

#[test]
fn a_seek_while_it_runs_goes_on_from_there() {
    let (mut desk, _) = watching();
    let middle = shown(&desk).projector().end() / 2;
    desk.say(Message::Replay(replay::Message::Seek(middle)));
    assert_eq!(shown(&desk).projector().time(), middle);
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
    desk.say(Message::FilmOpened(sapper::app::Opened::Refused {
        file: file.clone(),
        why: why.clone(),
    }));
    assert!(desk.app.replay().is_none());
    assert!(desk.sees(&format!("“{}” cannot be played: {why}", file.display())));
}

#[test]
fn a_record_keeps_its_film() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = Launch {
        folders: Some(folders.clone()),
        ..Launch::default()
    };
    let mut desk = Desk::new(launch, 800.0, 560.0);
    desk.wins();
    let field = desk.field();
    drop(desk);
    let (scores, _) = Scores::load(Some(&folders));
    let record = &scores.get().records()[0];
    let name = record.replay.as_ref().expect("the record names its film");
    let file = Replays::of(Some(&folders)).path_of(name).expect("a place");
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
    assert!(!other.sees("A new record"));
}

#[test]
fn what_is_no_code_is_told_and_the_game_stays() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let before = desk.field();
    desk.say(Message::Pasted(Some("hello".to_owned())));
    assert_eq!(desk.field(), before);
    desk.clicks("OK");
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
    assert_eq!(desk.app.play().game().seen(mine), Seen::Covered);
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
    desk.key(Shortcut::Escape);
    assert!(desk.sees("3BV") && desk.sees("ZiNi"));
}
