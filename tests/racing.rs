//! What racers compare: counters of finished games with and without flags, means of wins in a row,
//! the best time for each 3BV, the sum of best times, and sessions. Each is compared with what a
//! slow and simple way finds.

use crate::common::games;
use crate::common::prelude::*;
use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use proptest::prelude::*;
use sapper::game::GuessRules;
use sapper::game::counters::Counter;
use sapper::history::best_times::{BestOfBbbv, BestTimes, MeanOfWins};
use sapper::history::comparison::{COMPARED, Flagging, best_so_far, figures_of};
use sapper::history::played_game::{LocalTime, PlayedBoard, UnrankedReason};
use sapper::history::sessions::{PAUSE_MS, sessions};
use sapper::history::statistics::{GameFilter, Period};
use sapper::history::{Record, RecordsData};

fn beginner() -> GameFilter {
    GameFilter {
        level: LevelKind::Beginner,
        style: Some(Style::Windows7),
        guesses: GuessRules::Off,
        period: Period::AllTime,
        flagging: Flagging::Any,
    }
}

fn report(games: &[PlayedGame], selection: GameFilter, by: Counter) -> RecordsData {
    RecordsData::of(games, &Scores::default(), selection, by, &TimeZone::UTC)
}

/// A game as the log of an earlier version has it.
fn early() -> PlayedGame {
    PlayedGame { effective: None, flagged: None, ..games::game(1) }
}

/// A game that ended so many seconds after the first one began.
fn ended(number: u64, second: i64) -> PlayedGame {
    let at = Timestamp::from_second(1_790_000_000 + second).unwrap();
    PlayedGame { ended_at: LocalTime::new(at, Offset::UTC), ..games::game(number) }
}

/// Games as they may be in a log: of two levels, some of an earlier version, some not ranked, with
/// pauses between them.
fn any_log() -> impl Strategy<Value = Vec<PlayedGame>> {
    let result = prop::sample::select(vec![GameResult::Won, GameResult::Won, GameResult::Lost]);
    let counts = (1..40_u32, 0..30_u32, 0..4_u32, 0..5_u32);
    let later = (prop::option::of(0..40_u32), prop::option::of(any::<bool>()));
    let one = (result, 0..90_000_u64, 0..4_000_i64, counts, later, any::<[bool; 2]>());
    prop::collection::vec(one, 0..40).prop_map(|all| {
        let mut second = 0;
        let game = |(number, (result, time_ms, gap, counts, (effective, flagged), kind))| {
            let (bbbv, left, right, chords): (u32, u32, u32, u32) = counts;
            let [is_expert, is_helped]: [bool; 2] = kind;
            second += gap;
            let board = match is_expert {
                true => PlayedBoard { level: Level::Expert, mines: 99 },
                false => PlayedBoard { level: Level::Beginner, mines: 10 },
            };
            PlayedGame {
                board,
                result,
                time_ms,
                bbbv,
                solved: bbbv,
                left,
                right,
                chords,
                effective,
                flagged,
                unranked: is_helped.then_some(UnrankedReason::Helped),
                ..ended(number, second)
            }
        };
        (0..).zip(all).map(game).collect()
    })
}

fn won_times(games: &[PlayedGame]) -> Vec<u64> {
    beginner()
        .matching(games)
        .filter(|game| game.result == GameResult::Won)
        .map(|game| game.time_ms)
        .collect()
}

proptest! {
    #[test]
    fn the_best_games_are_those_that_no_other_beats(
        games in any_log(),
        by in prop::sample::select(COMPARED.to_vec()),
        flagging in prop::sample::select(Flagging::ALL.to_vec()),
    ) {
        let report = report(&games, GameFilter { flagging, ..beginner() }, by);
        let wins = beginner().matching(&games).filter(|game| game.result == GameResult::Won);
        let compared: Vec<_> = wins
            .filter(|game| flagging.admits(game))
            .filter_map(|game| by.value(&game.figures()))
            .collect();
        let shown: Vec<_> = report.table.iter().filter_map(|row| row.figure).collect();
        if by == Counter::Time && flagging == Flagging::Any {
            prop_assert_eq!(report.table, [], "times are in the records, of which there are none");
            return Ok(());
        }
        prop_assert_eq!(shown.len(), compared.len());
        let is_lower_better = [Counter::Time, Counter::Rqp, Counter::Clicks].contains(&by);
        for (place, value) in shown.iter().enumerate() {
            let better = compared
                .iter()
                .filter(|other| if is_lower_better { *other < value } else { *other > value });
            prop_assert!(better.count() <= place);
        }
    }

    #[test]
    fn a_line_of_best_figures_has_each_win_that_no_earlier_one_reached(
        games in any_log(),
        by in prop::sample::select(COMPARED.to_vec()),
    ) {
        let figures = figures_of(&games, by);
        let is_lower_better = [Counter::Time, Counter::Rqp, Counter::Clicks].contains(&by);
        let beats = |one: f64, other: f64| if is_lower_better { one < other } else { one > other };
        let slow: Vec<_> = (0..figures.len())
            .filter(|&at| figures[..at].iter().all(|past| beats(figures[at].value, past.value)))
            .map(|at| figures[at])
            .collect();
        prop_assert_eq!(best_so_far(&figures, by), slow);
    }

    #[test]
    fn means_are_plain_means_of_wins_in_a_row(
        times in prop::collection::vec(prop_oneof![0..100_000_u64, 0..=i64::MAX as u64], 0..130),
    ) {
        for mean in MeanOfWins::all(&times) {
            let means: Vec<f64> = times
                .windows(mean.wins)
                .map(|row| row.iter().map(|&ms| u128::from(ms)).sum::<u128>() as f64)
                .map(|sum| sum / mean.wins as f64)
                .collect();
            prop_assert_eq!(mean.last_ms, means.last().copied());
            prop_assert_eq!(mean.best_ms, means.into_iter().reduce(f64::min));
        }
    }

    #[test]
    fn each_3bv_has_its_best_time(games in any_log()) {
        let found = BestOfBbbv::all(&games);
        prop_assert!(found.is_sorted_by_key(|best| best.bbbv));
        let wins = || games.iter().filter(|game| game.result == GameResult::Won);
        for best in &found {
            let times = || wins().filter(|game| game.bbbv == best.bbbv).map(|game| game.time_ms);
            prop_assert_eq!(times().min(), Some(best.time_ms));
            prop_assert_eq!(times().count(), best.wins as usize);
        }
        prop_assert_eq!(wins().count(), found.iter().map(|best| best.wins as usize).sum::<usize>());
    }

    #[test]
    fn sessions_hold_each_game_once_and_end_with_a_pause(games in any_log()) {
        let all = sessions(&games, beginner());
        let played = all.iter().map(|session| session.played).sum::<u32>() as usize;
        prop_assert_eq!(played, beginner().matching(&games).count());
        // A game is in the session of the one before unless there was a pause.
        let mut slow: Vec<Vec<&PlayedGame>> = Vec::new();
        for game in &games {
            let ms = |game: &PlayedGame| game.ended_at.at.as_millisecond();
            let is_soon = |last: &PlayedGame| {
                ms(game) - game.time_ms as i64 - ms(last) <= PAUSE_MS
            };
            match slow.last_mut() {
                Some(row) if row.last().is_some_and(|last| is_soon(last)) => row.push(game),
                _ => slow.push(vec![game]),
            }
        }
        slow.retain(|row| row.iter().any(|game| beginner().contains(game)));
        prop_assert_eq!(slow.len(), all.len());
        for (row, session) in slow.iter().zip(&all) {
            prop_assert_eq!(session.first, row[0].ended_at);
            prop_assert_eq!(session.last, row[row.len() - 1].ended_at);
            let row: Vec<_> = row.iter().map(|game| (*game).clone()).collect();
            let times = won_times(&row);
            prop_assert_eq!(session.won as usize, times.len());
            prop_assert_eq!(session.best_ms, times.iter().copied().min());
        }
    }

    #[test]
    fn the_sum_of_best_times_needs_a_win_on_each_level(games in any_log()) {
        let best = BestTimes::of(&games, &Scores::default(), beginner(), &TimeZone::UTC);
        prop_assert_eq!(best.0[0], won_times(&games).into_iter().min());
        prop_assert_eq!(best.sum_ms(), None, "nobody has won Intermediate");
        let missing: Vec<_> = best.missing().collect();
        prop_assert!(missing.contains(&LevelKind::Intermediate));
        prop_assert_eq!(missing.contains(&LevelKind::Beginner), best.0[0].is_none());
    }
}

#[test]
fn half_an_hour_is_no_pause_and_a_clock_set_back_by_more_is_one() {
    let pause = PAUSE_MS / 1_000;
    // A game takes 12.345 seconds.
    let ends = [100, 112 + pause, 225 + 2 * pause, 200 + pause, 199];
    let games: Vec<_> = (1..).zip(ends).map(|(number, second)| ended(number, second)).collect();
    let found: Vec<_> = sessions(&games, beginner()).iter().map(|it| it.played).collect();
    assert_eq!(found, [2, 1, 1, 1]);
}

#[test]
fn a_session_goes_on_with_games_of_other_levels() {
    let expert = PlayedBoard { level: Level::Expert, mines: 99 };
    let games = [
        ended(1, 0),
        PlayedGame { board: expert, ..ended(2, 1_500) },
        PlayedGame { unranked: Some(UnrankedReason::Helped), ..ended(3, 3_000) },
        ended(4, 4_500),
    ];
    let [session] = sessions(&games, beginner())[..] else { panic!("not one session") };
    assert_eq!((session.played, session.won), (2, 2));
}

#[test]
fn a_game_without_right_clicks_had_no_flag_even_in_an_earlier_log() {
    assert_eq!(early().has_flagged(), None);
    let plain = PlayedGame { right: 0, ..early() };
    assert_eq!(plain.has_flagged(), Some(false));
    let games = [early(), plain, games::game(3)];
    let count = |flagging| GameFilter { flagging, ..beginner() }.matching(&games).count();
    assert_eq!(Flagging::ALL.iter().map(|it| count(*it)).collect::<Vec<_>>(), [3, 1, 1]);
}

#[test]
fn games_of_an_earlier_version_are_left_out_of_what_needs_more_and_are_counted() {
    let games = [early(), games::game(2)];
    let left_out = |flagging, by| {
        let report = report(&games, GameFilter { flagging, ..beginner() }, by);
        (report.racing.left_out, report.table.len())
    };
    assert_eq!(left_out(Flagging::Any, Counter::Correctness), (1, 1));
    assert_eq!(left_out(Flagging::With, Counter::Time), (1, 1));
    assert_eq!(left_out(Flagging::Any, Counter::Ioe), (0, 2), "clicks and 3BV were always there");
    assert_eq!(left_out(Flagging::Any, Counter::Stnb), (0, 0), "9 × 9 cells have no STNB");
}

#[test]
fn a_record_lends_the_best_game_its_name() {
    let game = games::game(1);
    let mut scores = Scores::default();
    let name = sapper::config::PlayerName::new("Ada").ok();
    scores.add(Record::from_game(&game, name.clone()).unwrap());
    let report = RecordsData::of(&[game], &scores, beginner(), Counter::Ioe, &TimeZone::UTC);
    assert_eq!(report.table[0].record.name, name);
    assert_eq!(report.table[0].figure, Some(23.0 / 36.0));
}
