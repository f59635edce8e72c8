//! The review of a game: overlooked safe cells, slow moves, wasted clicks and idle time.

use crate::common::corpus;
use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::replay::formats::rawvf;
use sapper::replay::game_review::{IDLE_GAP, OverlookedKind, Pace};
use sapper::replay::{ClickKind, GameReview, Metadata, RecordingLuck, Session};
use sapper::solver::{PlayerView, Solver};

/// The first opening shows two cells, and the number proves column 2 a mine. Column 3 is a guess,
/// and its number proves column 4 safe. That opens column 5, too, and then only the number of mines
/// proves column 7 safe.
const BOARD: &str = "00*000*0";

/// A click on a column of [`BOARD`]: its time in ms, the button, and the column.
type Click = (i32, char, u16);

/// The press is 10 ms before the release, which is when a left click counts; a right one counts
/// with its press.
fn recording(clicks: &[Click]) -> Recording {
    let mut text = format!("Marks: Off\nBoard:\n{BOARD}\nEvents:\n");
    for &(time, button, col) in clicks {
        let (press, release) = if button == 'r' { (time, time + 10) } else { (time - 10, time) };
        let (x, col) = (16 * col + 8, col + 1);
        for (time, what) in [(press, 'c'), (release, 'r')] {
            let seconds = f64::from(time) / 1_000.0;
            text += &format!("{seconds:.3} {button}{what} {col} 1 ({x} 8)\n");
        }
    }
    read_recording(text.as_bytes()).expect("a recording")
}

fn review(recording: &Recording) -> (RecordingLuck, GameReview) {
    let luck = recording.luck(|| true).expect("nobody stops it");
    let review = recording.review(&luck, || true).expect("nobody stops it");
    (luck, review)
}

/// A first opening, and nine right clicks on a mine, each 100 ms after the click before: the pace.
fn at_pace() -> Vec<Click> {
    let flags = (1..=9).map(|nth| (100 * nth, 'r', 2));
    [(0, 'l', 0)].into_iter().chain(flags).collect()
}

/// [`at_pace`], and then these clicks.
fn after_pace(clicks: &[Click]) -> GameReview {
    review(&recording(&[&at_pace()[..], clicks].concat())).1
}

// Pace and slow moves

#[test]
fn the_pace_is_the_usual_time_between_effective_clicks() {
    let review = after_pace(&[]);
    // All moves take 100 ms, so only the allowance of another 100 ms is left.
    assert_eq!(review.pace, Some(Pace { median: 100, limit: 200 }));
    assert_eq!((review.slow.len(), review.overlooked.len(), review.wasted.len()), (0, 0, 0));
}

#[test]
fn the_pace_allows_for_variation() {
    // Moves of 60, 80, …, 220 ms: the median is 140 ms, the deviations are 0, 20, 20, 40, 40, 60,
    // 60, 80, 80 with a median of 40 ms, and 40 × 3.5 ÷ 0.6745 = 207.6.
    let mut time = 0;
    let flags = (0..9).map(|nth| {
        time += 60 + 20 * nth;
        (time, 'r', 2)
    });
    let clicks: Vec<Click> = [(0, 'l', 0)].into_iter().chain(flags).collect();
    let (_, review) = review(&recording(&clicks));
    assert_eq!(review.pace, Some(Pace { median: 140, limit: 348 }));
}

#[test]
fn a_move_is_slow_only_beyond_the_pace() {
    for (after, slow) in [(200, false), (201, true)] {
        let review = after_pace(&[(900 + after, 'l', 3)]);
        let found: Vec<_> = (review.slow.iter())
            .map(|slow| (slow.after.time, slow.duration(), slow.click.pos))
            .collect();
        assert_eq!(found, if slow { vec![(900, 201, at(0, 3))] } else { vec![] });
        assert!(review.overlooked.is_empty(), "no cell was safe before that guess");
    }
}

#[test]
fn a_game_with_few_clicks_has_no_pace() {
    let few: Vec<Click> = at_pace().into_iter().take(Pace::MIN_MOVES).collect();
    let (_, review) = review(&recording(&[&few[..], &[(9_000, 'l', 3)]].concat()));
    assert!(review.pace.is_some(), "the last move is the eighth");
    let (_, review) = self::review(&recording(&few));
    assert_eq!((review.pace, review.slow.len()), (None, 0));
}

// Overlooked cells

#[test]
fn a_long_wait_with_an_obvious_safe_cell_overlooks_it() {
    let review = after_pace(&[(1_000, 'l', 3), (1_700, 'l', 4)]);
    let [overlooked] = review.overlooked[..] else { panic!("{review:?}") };
    assert_eq!((overlooked.kind, overlooked.pos), (OverlookedKind::Wait, at(0, 4)));
    assert_eq!((overlooked.proved, overlooked.begin), (1_000, 1_000));
    assert_eq!((overlooked.duration(), overlooked.click.pos), (700, at(0, 4)));
    assert_eq!(review.slow.len(), 1, "it was a slow move as well");
    assert_eq!(review.overlooked_ms(), 700);
}

#[test]
fn a_wait_counts_from_the_click_before_it() {
    let review = after_pace(&[(1_000, 'l', 3), (1_100, 'r', 2), (1_700, 'l', 4)]);
    let [overlooked] = review.overlooked[..] else { panic!("{review:?}") };
    assert_eq!((overlooked.proved, overlooked.begin), (1_000, 1_100), "the player was busy first");
    assert_eq!(overlooked.duration(), 600);
}

#[test]
fn a_safe_cell_opened_at_the_usual_pace_was_not_overlooked() {
    let review = after_pace(&[(1_000, 'l', 3), (1_200, 'l', 4)]);
    assert!(review.overlooked.is_empty());
}

#[test]
fn a_wait_for_a_mine_count_argument_is_slow_but_overlooks_nothing() {
    let review = after_pace(&[(1_000, 'l', 3), (1_100, 'l', 4), (2_000, 'l', 7)]);
    assert!(review.overlooked.is_empty());
    assert_eq!(review.slow.len(), 1);
    assert_eq!(review.slow[0].duration(), 900);
}

#[test]
fn a_guess_overlooks_a_safe_cell_from_when_it_was_provable() {
    // Two flags later the player opens a mine.
    let clicks = [(1_000, 'l', 3), (1_100, 'r', 2), (1_200, 'r', 2), (1_300, 'l', 6)];
    let review = after_pace(&clicks);
    let [overlooked] = review.overlooked[..] else { panic!("{review:?}") };
    assert_eq!((overlooked.kind, overlooked.pos), (OverlookedKind::Guess, at(0, 4)));
    assert_eq!((overlooked.proved, overlooked.begin), (1_000, 1_000));
    assert_eq!((overlooked.duration(), overlooked.click.pos), (300, at(0, 6)));
    assert!(review.slow.is_empty());
}

#[test]
fn a_guess_counts_every_proof() {
    // Only the number of mines proves the last cell safe.
    let review = after_pace(&[(1_000, 'l', 3), (1_100, 'l', 4), (1_200, 'l', 6)]);
    let [overlooked] = review.overlooked[..] else { panic!("{review:?}") };
    assert_eq!((overlooked.kind, overlooked.pos), (OverlookedKind::Guess, at(0, 7)));
    assert_eq!((overlooked.proved, overlooked.duration()), (1_100, 100));
}

#[test]
fn a_slow_guess_is_listed_once() {
    let review = after_pace(&[(1_000, 'l', 3), (2_000, 'l', 6)]);
    let [overlooked] = review.overlooked[..] else { panic!("{review:?}") };
    assert_eq!((overlooked.kind, overlooked.duration()), (OverlookedKind::Guess, 1_000));
    assert_eq!(review.slow.len(), 1);
}

#[test]
fn overlapping_lost_times_are_counted_once() {
    // The cell is safe from 1,000 ms on. The wait ends with a flag at 1,800 ms, and the guess is made
    // at 1,900 ms.
    let clicks = [(1_000, 'l', 3), (1_100, 'r', 2), (1_800, 'r', 2), (1_900, 'l', 6)];
    let review = after_pace(&clicks);
    let found: Vec<_> = review.overlooked.iter().map(|one| (one.begin, one.duration())).collect();
    assert_eq!(found, [(1_100, 700), (1_000, 900)]);
    assert_eq!(review.overlooked_ms(), 900);
}

// Wasted clicks

#[test]
fn wasted_clicks_are_listed_with_their_cell() {
    let board = "Board:\n00*\n000\n*00\nEvents:\n";
    let events = "\
        0.000 lc 1 1 (8 8)\n0.010 lr 1 1 (8 8)\n\
        0.100 lc 1 1 (8 8)\n0.110 lr 1 1 (8 8)\n\
        0.200 rc 1 1 (8 8)\n0.210 rr 1 1 (8 8)\n\
        0.300 mc 1 1 (8 8)\n0.310 mr 1 1 (8 8)\n\
        0.400 lc 9 1 (140 8)\n0.410 lr 9 1 (140 8)\n";
    let recording = read_recording(format!("{board}{events}").as_bytes()).expect("a recording");
    let (_, review) = review(&recording);
    let found: Vec<_> =
        review.wasted.iter().map(|click| (click.time, click.kind, click.pos)).collect();
    assert_eq!(
        found,
        [
            (110, ClickKind::Left, Some(at(0, 0))),
            (210, ClickKind::Right, Some(at(0, 0))),
            (310, ClickKind::Chord, Some(at(0, 0))),
            (410, ClickKind::Left, None),
        ]
    );
    assert_eq!(review.path, 0.0, "the way out of the board does not count");
}

// Idle time

#[test]
fn time_without_events_is_idle_and_a_clicking_pointer_is_still() {
    // 500 ms still count as activity. The pointer rests from 0 to 1,700 ms, and then moves.
    let events = "\
        -9.000 mv 1 1 (8 8)\n\
        -0.010 lc 1 1 (8 8)\n0.000 lr 1 1 (8 8)\n\
        0.500 rc 1 1 (8 8)\n0.510 rr 1 1 (8 8)\n\
        1.700 mv 1 1 (9 8)\n1.710 mv 1 1 (10 8)\n1.900 mv 1 1 (11 8)\n";
    let recording = read_recording(format!("Board:\n{BOARD}\nEvents:\n{events}").as_bytes());
    let (_, review) = review(&recording.expect("a recording"));
    assert_eq!(IDLE_GAP, 500);
    assert_eq!(review.idle_ms, 1_190, "from 510 to 1,700 ms; before the game nothing counts");
    assert_eq!(review.still_ms, 1_700);
}

// Any game

/// What holds of every review.
fn checked_review(recording: &Recording) -> GameReview {
    let (luck, review) = review(recording);
    let mut playback = Playback::new(recording.clone());
    let tally = playback.play_to_end().tally;
    assert_eq!(review.wasted.len() as u32, tally.wasted());
    assert!((review.path - tally.path).abs() < 1e-9);
    let limit = review.pace.map(|pace| pace.limit);
    assert!(review.slow.iter().all(|slow| Some(slow.duration()) > limit));
    let length = u64::from(recording.log.end().abs_diff(recording.log.begin()));
    assert!(review.idle_ms <= length && review.still_ms <= length);
    assert!(review.overlooked_ms() <= length);
    let ignored = luck.guesses().filter(|(_, guess)| guess.ignored_safe_cell()).count();
    let of_kind = |kind| review.overlooked.iter().filter(move |one| one.kind == kind);
    assert_eq!(of_kind(OverlookedKind::Guess).count(), ignored);
    for overlooked in &review.overlooked {
        assert!(!recording.field.is_mine(overlooked.pos), "{overlooked:?} is safe");
        assert!(overlooked.proved <= overlooked.begin && overlooked.begin <= overlooked.click.time);
        // It was still covered and provable before the click, and at the end of the opening before.
        playback.seek_event(overlooked.click.event);
        assert_proved(&playback, overlooked.pos);
        playback.seek(overlooked.proved);
        assert_proved(&playback, overlooked.pos);
    }
    for wait in of_kind(OverlookedKind::Wait) {
        assert!(review.slow.iter().any(|slow| slow.click == wait.click));
    }
    review
}

#[track_caller]
fn assert_proved(playback: &Playback, pos: Pos) {
    let game = playback.session().game();
    assert!(!matches!(game.cell(pos), VisibleCell::Open(_)), "{pos:?} is covered");
    let view = PlayerView::of(game);
    let mut solver = Solver::default();
    let odds = solver.odds(&view).expect("a layout");
    assert_eq!(odds.mine_chance(pos), Some(0.0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn an_overlooked_cell_is_safe_in_any_game(
        seed in any::<u64>(),
        actions in proptest::collection::vec((0u16..9, 0u16..9, 0u8..8, 1u64..2_000), 1..60),
    ) {
        for rules in [Rules::WINDOWS_7, Rules::EASYX, Rules::SIMPLE_MINER, Rules::CONSOLE] {
            let game = Game::new(Level::Beginner, rules, seed, Moment(0));
            let mut session = Session::new(game, InputConfig::default(), Moment(0));
            let mut now = 0;
            for &(row, col, kind, pause) in &actions {
                now += pause;
                // The player avoids mines at first, so that the games last.
                let mine = session.game().field().is_some_and(|field| field.is_mine(at(row, col)));
                let action = match kind {
                    0..=4 if !mine || pause > 1_800 => Action::Open(at(row, col)),
                    0..=5 => Action::Mark(at(row, col)),
                    _ => Action::Chord(at(row, col)),
                };
                session.perform(action, Moment(now));
            }
            if let Some(recording) = session.recording(Metadata::default()) {
                checked_review(&recording);
            }
        }
    }
}

#[test]
fn real_games_are_reviewed() {
    let Some(folder) = corpus("replays") else {
        return;
    };
    let (mut games, mut slow, mut overlooked) = (0, 0, 0);
    for file in fs::read_dir(folder).expect("the corpus") {
        let bytes = fs::read(file.expect("a file").path()).expect("a file");
        if let Ok(recording) = rawvf::read(bytes.as_slice()) {
            let review = checked_review(&recording);
            games += 1;
            slow += review.slow.len();
            overlooked += review.overlooked.len();
        }
    }
    println!("{slow} slow moves and {overlooked} overlooked cells in {games} games");
    assert!(games >= 10 && slow >= 20 && overlooked >= 20);
}

// Limits

#[test]
fn an_unneeded_review_is_cancelled() {
    let recording = recording(&[&at_pace()[..], &[(1_000, 'l', 3), (1_700, 'l', 4)]].concat());
    let luck = recording.luck(|| true).expect("nobody stops it");
    assert_eq!(recording.review(&luck, || false), None);
}

#[test]
fn a_game_too_large_to_search_says_where_the_search_stopped() {
    let clicks = [(1_000, 'l', 3), (1_700, 'l', 4), (2_400, 'l', 6)];
    let recording = recording(&[&at_pace()[..], &clicks].concat());
    let luck = recording.luck(|| true).expect("nobody stops it");
    let review = recording.review_within(&luck, 0, || true).expect("nobody stops it");
    assert_eq!((review.overlooked.len(), review.slow.len()), (1, 2), "the first search is done");
    assert_eq!(review.first_unsearched, Some(1_700));
    let whole = recording.review(&luck, || true).expect("nobody stops it");
    assert_eq!((whole.overlooked.len(), whole.first_unsearched), (2, None));
    let short = recording.luck_within(0, || true).expect("nobody stops it");
    let partial = recording.review(&short, || true).expect("nobody stops it");
    assert_eq!(partial.first_unsearched, short.first_unanalyzed.map(|at| at.time));
}
