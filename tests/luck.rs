//! The luck analysis: which openings of a game were guesses, and what they risked.

use crate::common::board;
use crate::common::corpus;
use crate::common::prelude::*;
use crate::common::small_positions::{layouts, position};
use proptest::prelude::*;
use proptest::sample::Index;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use sapper::game::rules::FirstOpening;
use sapper::i18n::luck::percent;
use sapper::replay::formats::rawvf;
use sapper::replay::{Metadata, RecordingLuck, Session};
use sapper::solver::exact::SolverLimits;
use sapper::solver::luck::LuckAnalyzer;
use sapper::solver::no_guess::NoGuessSearch;
use sapper::solver::{PlayerView, Solver};

// One opening

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_guess_has_the_chance_that_all_layouts_give_it(
        view in position(),
        picks in proptest::collection::vec(any::<Index>(), 1..5),
    ) {
        let (all, size) = (layouts(&view), view.size());
        let mut cells: Vec<Pos> = picks
            .iter()
            .map(|pick| size.pos(pick.index(size.cells())))
            .collect();
        cells.sort_by_key(|pos| size.index(*pos));
        cells.dedup();
        let judged = LuckAnalyzer::default().assess(&view, &cells);
        if all.is_empty() {
            prop_assert!(judged.is_err());
            return Ok(());
        }
        let free = |cells: &[Pos]| {
            let mask = cells.iter().fold(0, |mask, pos| mask | 1 << size.index(*pos));
            all.iter().filter(|&&layout| layout & mask == 0).count()
        };
        let share = |cells: &[Pos]| free(cells) as f64 / all.len() as f64;
        match judged.unwrap() {
            None => prop_assert_eq!(free(&cells), all.len()),
            Some(guess) => {
                prop_assert!(guess.exact);
                prop_assert!((guess.chance - share(&cells)).abs() < 1e-9);
                prop_assert_eq!(guess.chance == 0.0, free(&cells) == 0);
                prop_assert!(guess.chance < 1.0);
                let covered = |pos: &Pos| view.cell(*pos) == sapper::solver::ViewCell::Covered;
                let best = size.positions().filter(covered).map(|pos| share(&[pos]));
                let best = best.fold(0.0, f64::max);
                prop_assert!((guess.safest - best).abs() < 1e-9);
                prop_assert_eq!(guess.ignored_safe_cell(), best == 1.0);
            }
        }
    }
}

#[test]
fn cells_opened_together_are_judged_together() {
    // One mine beside the 1: each cell alone is even, both of them never.
    let view: PlayerView = "mines 1\n.1.".parse().expect("a position");
    let mut judge = LuckAnalyzer::default();
    let mut chance = |cells: &[Pos]| {
        let guess = judge.assess(&view, cells).expect("a layout");
        guess.expect("a guess").chance
    };
    assert_eq!(chance(&[at(0, 0)]), 0.5);
    assert_eq!(chance(&[at(0, 0), at(0, 2)]), 0.0);
}

#[test]
fn a_board_too_wide_to_count_gives_an_estimate_and_says_so() {
    let size = BoardSize::new(40, 40).expect("a board");
    let mut view = PlayerView::new(size, 400).expect("a view");
    for row in (1..39).step_by(2) {
        for col in (1..39).step_by(2) {
            view.open(Pos::new(row, col), 2);
        }
    }
    let mut judge =
        LuckAnalyzer::new(SolverLimits { nodes: 500, edges: 50_000, ..SolverLimits::default() });
    let guess = judge.assess(&view, &[at(0, 0), at(0, 1)]);
    let guess = guess.expect("a layout").expect("a guess");
    assert!(!guess.exact);
    assert!(guess.chance > 0.0 && guess.chance < 1.0);
}

// A game

/// Plays these actions, and analyses the luck.
fn played(game: Game, actions: &[Action]) -> (Recording, RecordingLuck) {
    let mut session = Session::new(game, InputConfig::default(), Moment(0));
    for (&action, now) in actions.iter().zip(1..) {
        session.perform(action, Moment(1_000 * now));
    }
    let recording = session.recording(Metadata::default()).expect("a recording");
    let luck = recording.luck(|| true).expect("nobody stops it");
    (recording, luck)
}

fn chances(luck: &RecordingLuck) -> Vec<f64> {
    luck.guesses().map(|(_, guess)| guess.chance).collect()
}

#[test]
fn a_board_that_needs_no_guess_needs_no_luck() {
    let size = BoardSize::new(16, 30).expect("a board");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..3 {
        let first = at(3, 3);
        let mut maker =
            NoGuessSearch::new(size, 99, first, FirstOpening::FreeBlock).expect("a board");
        let field = maker.generate(&mut random, |_| true).expect("one").field;
        let game = Game::with_board(Level::Expert, Rules::WINDOWS_7, field, Moment(0));
        let mut session = Session::new(game, InputConfig::default(), Moment(0));
        session.perform(Action::Open(first), Moment(1));
        let mut solver = Solver::default();
        while session.game().phase() == Phase::Running {
            let odds = solver.odds(&PlayerView::of(session.game())).expect("a layout");
            let safe = odds.certain_safe().next().expect("a certain cell");
            session.perform(Action::Open(safe), Moment(2));
        }
        assert_eq!(session.game().phase(), Phase::Won);
        let recording = session.recording(Metadata::default()).expect("a recording");
        let luck = recording.luck(|| true).expect("nobody stops it");
        assert_eq!(luck.guesses().count(), 0);
        assert_eq!(luck.overall(), 1.0);
    }
}

#[test]
fn the_first_opening_is_a_guess_only_if_unprotected() {
    let picture = "...* .... .... *..*";
    let open = [Action::Open(at(1, 0))];
    let (_, protected) = played(board::game(picture, Rules::WINDOWS_7), &open);
    assert!(chances(&protected).is_empty());
    assert_eq!(protected.moves.len(), 1);
    let (_, unprotected) = played(board::game(picture, Rules::CONSOLE), &open);
    let [chance] = chances(&unprotected)[..] else { panic!("one guess") };
    assert!((chance - 13.0 / 16.0).abs() < 1e-12);
}

#[test]
fn a_first_opening_that_lost_on_a_known_board_was_not_protected() {
    let (_, luck) = played(board::game("*..", Rules::WINDOWS_7), &[Action::Open(at(0, 0))]);
    assert!((luck.fatal().expect("a loss").chance - 2.0 / 3.0).abs() < 1e-12);
}

#[test]
fn the_overall_chance_leaves_out_the_fatal_guess() {
    // .1* and below it nothing known: the first opening is a corner, then two guesses.
    let (_, luck) = played(
        board::game(".*.. .... *..*", Rules::CONSOLE),
        &[Action::Open(at(0, 0)), Action::Open(at(1, 1)), Action::Open(at(0, 1))],
    );
    let chances = chances(&luck);
    assert_eq!(chances.len(), 3);
    let fatal = luck.fatal().expect("a loss");
    assert_eq!(fatal.chance, chances[2]);
    assert!((luck.overall() - chances[0] * chances[1]).abs() < 1e-12);
    let survived: Vec<bool> = luck.guesses().map(|(it, _)| it.survived).collect();
    assert_eq!(survived, [true, true, false]);
}

#[test]
fn a_guess_beside_a_certain_cell_was_riskier_than_needed() {
    let open = [0, 3, 7].map(|col| Action::Open(at(0, col)));
    let (_, luck) = played(board::game("..*...*.", Rules::WINDOWS_7), &open);
    let guesses: Vec<_> = luck.guesses().map(|(_, guess)| guess).collect();
    let [needed, needless] = guesses[..] else { panic!("two guesses: {luck:?}") };
    // One mine in five cells that are all alike.
    assert!((needed.chance - 0.8).abs() < 1e-12 && !needed.was_avoidable());
    // The 1 there has its mine, so the cell behind it was certain.
    assert!((needless.chance - 2.0 / 3.0).abs() < 1e-12);
    assert!(needless.ignored_safe_cell() && needless.was_avoidable());
    assert!((luck.overall() - 0.8 * 2.0 / 3.0).abs() < 1e-12);
}

#[test]
fn flags_prove_nothing_and_a_chord_on_a_wrong_one_is_a_guess() {
    // The 1 in the middle of the row sees one mine; the player flags a free cell and chords.
    let chord = [Action::Open(at(0, 1)), Action::Mark(at(0, 0)), Action::Chord(at(0, 1))];
    let (_, luck) = played(board::game("..*", Rules::WINDOWS_7), &chord);
    let [first, second] = &luck.moves[..] else { panic!("two openings: {luck:?}") };
    assert!(first.guess.is_none() && first.survived);
    let guess = second.guess.as_ref().expect("a guess");
    assert_eq!(guess.cells, [at(0, 2)], "the flagged cell was not opened");
    assert_eq!((guess.chance, second.survived), (0.5, false));
    assert_eq!(second.at.pos, at(0, 1), "the number was clicked");
}

#[test]
fn a_checked_chord_is_a_guess_only_if_it_can_lose() {
    let chord = [Action::Open(at(0, 1)), Action::Mark(at(0, 2)), Action::Chord(at(0, 1))];
    // EasyX loses where a mine has no flag: so to chord is to bet on it.
    let (_, bet) = played(board::game("..*", Rules::EASYX), &chord);
    assert_eq!(chances(&bet).last(), Some(&0.5));
    let unmet_chord = sapper::game::rules::UnmetChord::Refused;
    let refusing = Rules { unmet_chord, ..Rules::EASYX };
    let (_, asked) = played(board::game("..*", refusing), &chord);
    assert!(asked.moves[1].guess.is_none(), "it would have been refused");
}

#[test]
fn an_unneeded_analysis_is_cancelled() {
    let (recording, _) = played(board::game("..*", Rules::WINDOWS_7), &[Action::Open(at(0, 1))]);
    assert_eq!(recording.luck(|| false), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn the_analysis_of_any_game_is_consistent(
        seed in any::<u64>(),
        actions in proptest::collection::vec((0u16..9, 0u16..9, 0u8..8), 1..60),
    ) {
        let actions: Vec<Action> = actions
            .into_iter()
            .map(|(row, col, kind)| match kind {
                0..=4 => Action::Open(at(row, col)),
                5 => Action::Mark(at(row, col)),
                _ => Action::Chord(at(row, col)),
            })
            .collect();
        for rules in [Rules::WINDOWS_7, Rules::EASYX, Rules::SIMPLE_MINER, Rules::CONSOLE] {
            let game = Game::new(Level::Beginner, rules, seed, Moment(0));
            let mut session = Session::new(game, InputConfig::default(), Moment(0));
            for (&action, now) in actions.iter().zip(1..) {
                session.perform(action, Moment(now));
            }
            let Some(recording) = session.recording(Metadata::default()) else { continue };
            let luck = recording.luck(|| true).expect("nobody stops it");
            check_luck(&luck);
            let lost = session.game().phase() == Phase::Lost;
            prop_assert!(lost || luck.moves.iter().all(|opening| opening.survived));
        }
    }
}

/// What holds of any game's luck.
fn check_luck(luck: &RecordingLuck) {
    let mut product = 1.0;
    for (opening, guess) in luck.guesses() {
        assert!((0.0..1.0).contains(&guess.chance), "{guess:?}");
        assert!(guess.chance > 0.0 || !opening.survived, "{guess:?}");
        assert!(!guess.exact || guess.chance <= guess.safest + 1e-9, "{guess:?}");
        if opening.survived {
            product *= guess.chance;
        }
    }
    assert!(luck.overall() > 0.0 && luck.overall() <= 1.0);
    assert!((luck.overall() - product).abs() <= 1e-12);
    for pair in luck.moves.windows(2) {
        assert!(pair[0].survived, "nothing is opened after the game was lost");
        assert!(pair[0].at.event < pair[1].at.before.max(pair[1].at.event));
    }
    for opening in &luck.moves {
        assert!(opening.at.before <= opening.at.event);
    }
}

// Real games

#[test]
fn real_games_show_where_luck_was_spent() {
    let Some(folder) = corpus("replays") else {
        return;
    };
    let (mut games, mut guesses) = (0, 0);
    for file in fs::read_dir(folder).expect("the corpus") {
        let path = file.expect("a file").path();
        let Ok(recording) = rawvf::read(fs::read(&path).expect("a file").as_slice()) else {
            continue;
        };
        let luck = recording.luck(|| true).expect("nobody stops it");
        check_luck(&luck);
        let mut playback = Playback::new(recording);
        for opening in &luck.moves {
            // Where a recording stands before an opening, the same is seen as at its event.
            playback.seek_event(opening.at.event);
            let there = playback.session().game().open_cells();
            playback.seek_event(opening.at.before);
            assert_eq!(playback.session().game().open_cells(), there, "{path:?}");
            playback.seek_event(opening.at.event + 1);
            let lost = playback.session().game().phase() == Phase::Lost;
            assert!(lost != opening.survived, "{path:?}: the fatal opening loses");
        }
        games += 1;
        guesses += luck.guesses().count();
    }
    println!("{guesses} guesses in {games} games");
    assert!(games >= 10 && guesses >= 20, "{guesses} guesses in {games} games");
}

/// A board of 256 by 256 and clicks all over it: each is a guess on a position with sparse numbers,
/// which are the hardest.
fn hostile_recording() -> Recording {
    let size = BoardSize::new(256, 256).expect("a board");
    let mut state = 7_u64;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) % below
    };
    let mines = (0..size.cells()).filter(|_| next(10) < 3).collect::<Vec<_>>();
    let field = Minefield::new(size, mines);
    let mut text = "Board:\n".to_owned();
    for row in 0..size.rows() {
        let cells = (0..size.cols()).map(|col| field.is_mine(Pos::new(row, col)));
        text.extend(cells.map(|mine| if mine { '*' } else { '0' }));
        text.push('\n');
    }
    text.push_str("Events:\n");
    for time in 0..1_000 {
        let pos = Pos::new(next(256) as u16, next(256) as u16);
        if !field.is_mine(pos) {
            let (col, row) = (pos.col + 1, pos.row + 1);
            text.push_str(&format!("{time} lc {col} {row}\n{time} lr {col} {row}\n"));
        }
    }
    sapper::replay::formats::rawvf::read(text.as_bytes()).expect("a recording")
}

#[test]
fn a_hostile_game_is_analysed_up_to_a_limit() {
    let recording = hostile_recording();
    let work = 50_000_000;
    let luck = recording.luck_within(work, || true).expect("nobody stops it");
    let beyond = luck.first_unanalyzed.expect("not analysed to the end");
    let last = luck.moves.last().expect("some openings");
    assert!(last.at.event < beyond.event);
    assert!(luck.guesses().count() > 10);
    let again = recording.luck_within(work, || true);
    assert_eq!(again.as_ref(), Some(&luck), "the work is counted, not measured");

    let texts = Texts::new(Lang::English);
    let summary = sapper::i18n::luck::summary(&texts, &luck);
    assert!(summary.contains("Not analyzed after"), "{summary}");
}

#[test]
fn the_button_shows_whole_percent_that_are_never_certain() {
    let open = [Action::Open(at(1, 0))];
    let (_, mut luck) = played(board::game("...* .... .... *..*", Rules::CONSOLE), &open);
    let texts = Texts::new(Lang::English);
    for (chance, text) in [
        (0.919, "Luck 92%"),
        (0.014, "Luck 1%"),
        (0.0033, "Luck 0.33%"),
        (0.998, "Luck 99.8%"),
        (1.0, "Luck 100%"),
    ] {
        luck.moves[0].guess.as_mut().expect("a guess").chance = chance;
        assert_eq!(sapper::i18n::luck::short(&texts, &luck), text, "{chance}");
    }
}

#[test]
fn chances_are_short_and_never_rounded_to_certain() {
    for (chance, text) in [
        (0.0, "0"),
        (1.0, "100"),
        (0.375, "38"),
        (0.12, "12"),
        (0.0625, "6.2"),
        (0.04, "4"),
        (0.0033, "0.33"),
        (0.00001, "0.001"),
        (1e-9, "<0.0001"),
        (0.9967, "99.67"),
        (1.0 - 1e-9, ">99.9999"),
    ] {
        assert_eq!(percent(&Texts::new(Lang::English), chance), text, "{chance}");
    }
}
