//! Automatic recordings (Settings, Expert): those of finished games, beside those of records.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::config::{
    GameFacts, GamesToKeep, KeptGames, NameField, NameTemplate, PlayerName, ReplayLimit,
    TemplateError,
};
use sapper::history::kept_game::{BEST, KeptGame, is_plain, to_remove};
use sapper::history::record::FileName;
use sapper::storage::UncountedGame;
use sapper::storage::kept_games::KeptGameStore;
use sapper::ui::features::settings::kept_games::{KeptField, KeptGamesDialog, Message};
use sapper::ui::features::settings::{self, SubPage};
use sapper::ui::screen::dialog::DialogState;
use sapper::ui::screen::effect::{Effect, Request};

use crate::storage::wins::{ended_only, keep, open, recording, recordings, won};

/// A win on Expert in 84.562 s.
const WIN: GameFacts<'_> = GameFacts {
    is_won: true,
    time_ms: 84_562,
    solved: 163,
    bbbv: 163,
    level: LevelKind::Expert,
    style: "glass",
    date: "2026-11-20",
    clock: "21-31-05",
    player: "Ada",
};

fn rule(which: GamesToKeep) -> KeptGames {
    KeptGames { which, ..KeptGames::default() }
}

/// The kept recordings, in order.
fn kept(folder: &Path) -> Vec<String> {
    let games = folder.join("replays/games");
    let mut found = Vec::new();
    for entry in fs::read_dir(&games).into_iter().flatten().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() {
            let inside = fs::read_dir(entry.path()).unwrap().flatten();
            found.extend(inside.map(|it| format!("{name}/{}", it.file_name().to_str().unwrap())));
        } else {
            found.push(name);
        }
    }
    found.retain(|name| name.ends_with(".rawvf"));
    found.sort();
    found
}

#[test]
fn at_first_only_records_have_recordings() {
    assert_eq!(KeptGames::default().stem_of(&WIN), None);
}

#[test]
fn wins_or_all_games_are_kept_below_a_time_and_from_a_speed() {
    let lost = GameFacts { is_won: false, ..WIN };
    assert!(rule(GamesToKeep::Wins).stem_of(&WIN).is_some());
    assert_eq!(rule(GamesToKeep::Wins).stem_of(&lost), None);
    assert!(rule(GamesToKeep::All).stem_of(&lost).is_some());
    // 163 3BV in 84.562 s are 1.93 3BV/s.
    let limited = |max_seconds, min_speed| {
        let rule = KeptGames { max_seconds, min_speed, ..rule(GamesToKeep::All) };
        rule.stem_of(&WIN).is_some()
    };
    assert!(limited(Some(85), Some(193)));
    assert!(!limited(Some(84), None));
    assert!(!limited(None, Some(194)));
}

#[test]
fn a_name_says_what_the_player_wants_to_know() {
    let named = |template: &str| {
        let name = template.parse().unwrap();
        KeptGames { name, by_level: false, ..rule(GamesToKeep::All) }.stem_of(&WIN).unwrap()
    };
    assert_eq!(named("{date} {clock} {level} {time}"), "2026-11-20 21-31-05 expert 84.562");
    assert_eq!(named("{player}-{style}-{result}"), "Ada-glass-won");
    assert_eq!(named("3BV {3bv} at {3bvs}"), "3BV 163 at 1.93");
    let by_level = KeptGames { name: "{time}".parse().unwrap(), ..rule(GamesToKeep::All) };
    assert_eq!(by_level.stem_of(&WIN).as_deref(), Some("expert/84.562"));
}

#[test]
fn what_is_wrong_with_a_name_is_said() {
    let wrong = |template: &str| template.parse::<NameTemplate>().unwrap_err();
    assert_eq!(wrong("  "), TemplateError::Empty);
    assert_eq!(wrong(&"x".repeat(81)), TemplateError::TooLong);
    assert_eq!(wrong("../{time}"), TemplateError::Forbidden('/'));
    assert_eq!(wrong("{time"), TemplateError::Brace);
    assert_eq!(wrong("time}"), TemplateError::Brace);
    assert_eq!(wrong("{speed}"), TemplateError::Unknown("speed".to_owned()));
}

#[test]
fn no_player_is_a_device_of_windows() {
    let name: NameTemplate = "{player}".parse().unwrap();
    for player in ["CON", "nul", "Aux.b", "PRN .x", "COM1", "lpt9", "COM²", "CONIN$", "con. "] {
        assert_eq!(
            name.fill(&GameFacts { player, ..WIN }),
            format!("_{}", player.trim_end_matches([' ', '.']))
        );
    }
    for player in ["Conrad", "COM10", "COMA", "LPT", "Nula", "a.CON"] {
        assert_eq!(name.fill(&GameFacts { player, ..WIN }), player);
    }
}

proptest! {
    /// Whatever the player is called and writes, the file has a plain name in its folder.
    #[test]
    fn every_name_is_that_of_a_file(template in "\\PC{1,40}", player in "\\PC{0,40}") {
        if let Ok(name) = template.parse::<NameTemplate>() {
            let filled = name.fill(&GameFacts { player: &player, ..WIN });
            prop_assert!(FileName::new(&filled).is_some(), "{filled:?}");
            let file = format!("expert/{filled}.rawvf");
            prop_assert!(is_plain(&file));
            prop_assert!(!filled.ends_with([' ', '.']), "{filled:?}");
        }
    }

    /// The best of each level always stay, and as many others as there is room for, the newest.
    #[test]
    fn the_best_always_stay(
        games in prop::collection::vec((any::<bool>(), 0..50_u64, 0..50_u32, 0..2_usize), 0..60),
        limit in 0..60_usize,
    ) {
        let games: Vec<_> = games.into_iter().enumerate().map(|(at, (won, time_ms, speed, level))| {
            let level = [LevelKind::Expert, LevelKind::Beginner][level];
            KeptGame { file: at.to_string(), level, style: "glass".to_owned(), won, time_ms, speed }
        }).collect();
        let gone = to_remove(&games, limit);
        prop_assert!(gone.len() <= games.len().saturating_sub(limit));
        for &at in &gone {
            let game = &games[at];
            let rivals = || games.iter().filter(|it| it.won && it.level == game.level);
            if game.won {
                prop_assert!(rivals().filter(|it| it.time_ms <= game.time_ms).count() > BEST);
                prop_assert!(rivals().filter(|it| it.speed >= game.speed).count() > BEST);
            }
        }
        if let Some(newest) = gone.iter().max() {
            let may_go = |at: &usize| !games[*at].won;
            let older = (0..*newest).filter(may_go);
            prop_assert!(older.into_iter().all(|at| gone.contains(&at)), "an older game stays");
        }
    }
}

#[test]
fn a_kept_game_is_saved_once_and_no_file_is_overwritten() {
    let folder = fast_folder();
    let store = KeptGameStore::new(Some(&Folders::at(folder.path(), folder.path())));
    for text in ["one", "one", "two"] {
        store.save("beginner/阿达", text, &won(1)).unwrap();
    }
    assert_eq!(kept(folder.path()), ["beginner/阿达-2.rawvf", "beginner/阿达.rawvf"]);
    let read = |name| fs::read_to_string(folder.path().join("replays/games").join(name)).unwrap();
    assert_eq!(read("beginner/阿达.rawvf"), "one");
}

#[test]
fn only_listed_files_beyond_the_limit_are_removed() {
    let folder = fast_folder();
    let store = KeptGameStore::new(Some(&Folders::at(folder.path(), folder.path())));
    let lost = |number| sapper::history::PlayedGame { result: GameResult::Lost, ..won(number) };
    for number in 1..=4 {
        store.save(&format!("{number}"), &number.to_string(), &lost(number)).unwrap();
    }
    fs::write(folder.path().join("replays/games/0.rawvf"), "of somebody else").unwrap();
    store.prune(4).unwrap();
    assert_eq!(kept(folder.path()).len(), 5);
    store.prune(2).unwrap();
    assert_eq!(kept(folder.path()), ["0.rawvf", "3.rawvf", "4.rawvf"]);
    // A list that was tampered with leads nowhere else.
    let list = folder.path().join("replays/games/kept.jsonl");
    let outside = folder.path().join("important.rawvf");
    fs::write(&outside, "mine").unwrap();
    let text = fs::read_to_string(&list).unwrap().replace("3.rawvf", "../../important.rawvf");
    fs::write(&list, text).unwrap();
    store.prune(0).unwrap();
    assert!(outside.exists());
}

#[test]
fn a_finished_game_is_kept_even_if_the_window_is_killed() {
    let folder = fast_folder();
    let (mut files, _) = open(folder.path());
    let name = PlayerName::new("Ada").ok();
    let played = won(1);
    let kept_as = played.kept_as(name.as_ref(), &rule(GamesToKeep::Wins));
    let ended = UncountedGame::new(played, Some(&recording(1)), kept_as.clone());
    // The game waits in the file of its window; the next one stores it.
    let waiting = ended_only(ended.clone());
    let folders = Folders::at(folder.path(), folder.path());
    let (mut session, ..) =
        sapper::storage::saved_session::SessionFile::open(Some(&folders), |_| true);
    assert_eq!(session.update(|it| *it = waiting), []);
    drop(session);
    let (_, notices) = open(folder.path());
    assert_eq!(notices, []);
    let expected = format!("{}.rawvf", kept_as.unwrap());
    let one = vec![expected];
    assert_eq!(kept(folder.path()), one);
    // The record has a recording of its own, which the limit of kept games doesn't touch.
    assert_eq!(recordings(folder.path()).len(), 1);
    assert_eq!(files.count_game(ended, name.as_ref(), keep(1)), []);
    assert_eq!(kept(folder.path()), one);
}

#[test]
fn the_dialog_takes_what_is_valid_and_says_what_is_not() {
    let texts = Texts::new(Lang::English);
    let mut dialog = KeptGamesDialog::new(&KeptGames::default(), &texts);
    assert_eq!(dialog.rule(), Some(KeptGames::default()));
    dialog.update(Message::Which(GamesToKeep::Wins));
    for (field, typed) in [
        (KeptField::MaxTime, "100"),
        (KeptField::MinSpeed, "1,5"),
        (KeptField::Limit, "20"),
        (KeptField::Name, "{time} {player}"),
    ] {
        dialog.update(Message::Typed(field, typed.to_owned()));
    }
    let expected = KeptGames {
        which: GamesToKeep::Wins,
        max_seconds: Some(100),
        min_speed: Some(150),
        name: "{time} {player}".parse().unwrap(),
        limit: ReplayLimit::new(20).unwrap(),
        by_level: true,
    };
    let effects = dialog.update(Message::Accepted);
    let is_set = |effect: &Effect| matches!(effect, Effect::Ask(Request::Change(SettingChange::KeptGames(set))) if *set == expected);
    assert!(effects.iter().any(is_set));
    for (field, typed) in [
        (KeptField::MaxTime, "soon"),
        (KeptField::MinSpeed, "-1"),
        (KeptField::Limit, "10001"),
        (KeptField::Name, "{when}"),
    ] {
        let mut dialog = KeptGamesDialog::new(&KeptGames::default(), &texts);
        dialog.update(Message::Typed(field, typed.to_owned()));
        assert!(dialog.problem(field, &texts).is_some());
        assert_eq!(dialog.update(Message::Accepted).len(), 0);
    }
    assert_eq!(NameField::ALL.len(), 9);
}

#[test]
fn no_names_or_limits_are_asked_for_when_only_records_are_kept() {
    let mut window = TestWindow::new(LaunchOptions::default(), 900.0, 760.0);
    for (which, asks) in [(GamesToKeep::None, false), (GamesToKeep::Wins, true)] {
        window.change(SettingChange::KeptGames(rule(which)));
        window.open_settings(settings::Message::Open(SubPage::KeptGames));
        assert!(window.sees("kept-title"));
        assert_eq!(window.sees("kept-name"), asks, "{which:?}");
        window.press("Escape");
        assert!(window.sees("counters"), "back on its page");
        window.press("Escape");
    }
}
