//! The two rules about guesses: a fair guess never hits a mine, and a strict game is lost by a guess
//! that was not needed.

use crate::common::board::{field, game};
use crate::common::prelude::*;
use crate::common::written;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sapper::game::GuessRules;
use sapper::game::rules::{ChordBy, FirstOpening, StartPoint};
use sapper::history::TableKey;
use sapper::history::played_game::UnrankedReason;
use sapper::i18n::luck;
use sapper::practice::moments;
use sapper::replay::{Metadata, SavedGame, Session};
use sapper::solver::exact::Odds;
use sapper::solver::{PlayerView, Solver};
use sapper::ui::features::play::{RankedResult, WinRank};
use std::collections::HashMap;

const FAIR: Rules = Rules { fair_guess: true, ..Rules::WINDOWS_7 };
const STRICT: Rules = Rules { strict: true, ..Rules::WINDOWS_7 };
const BOTH: Rules = Rules { fair_guess: true, strict: true, ..Rules::WINDOWS_7 };

/// The first cell may be a mine, which is laid before it.
const UNPROTECTED: Rules =
    Rules { first_opening: FirstOpening::Unprotected, laid: StartPoint::BoardShown, ..FAIR };

/// A game whose player remembers every number.
struct Table {
    session: Session,
    seen: HashMap<Pos, u8>,
    now: Moment,
    solver: Solver,
}

impl Table {
    fn new(game: Game) -> Self {
        let session = Session::new(game, InputConfig::default(), Moment(0));
        Self { session, seen: HashMap::new(), now: Moment(0), solver: Solver::default() }
    }

    fn game(&self) -> &Game {
        self.session.game()
    }

    fn field(&self) -> Option<&Minefield> {
        self.game().field()
    }

    fn odds(&mut self) -> &Odds {
        self.solver.odds(&PlayerView::of(self.session.game())).expect("a board")
    }

    fn safe_cells(&mut self) -> Vec<Pos> {
        self.odds().certain_safe().collect()
    }

    /// Acts, and checks that nothing that was seen has become wrong.
    fn act(&mut self, action: Action) {
        let mines = self.field().map(Minefield::mines);
        self.now.0 += 97;
        self.session.perform(action, self.now);
        let (game, seen) = (self.session.game(), &mut self.seen);
        assert!(mines.is_none_or(|mines| mines == game.mines()), "a mine came or went");
        for pos in game.size().positions() {
            match (game.cell(pos), seen.get(&pos)) {
                (VisibleCell::Open(number), Some(&before)) => assert_eq!(number, before, "{pos:?}"),
                (VisibleCell::Open(number), None) => drop(seen.insert(pos, number)),
                (cell, before) => assert_eq!(before, None, "{cell:?} at {pos:?}"),
            }
        }
    }

    /// Opens what is certain, else one of the safest cells: a mine, if one of them is.
    fn play_perfectly(&mut self) {
        while !self.game().phase().is_over() {
            let mut cells = self.safe_cells();
            if cells.is_empty() {
                let odds = self.odds();
                let least = odds.cells().map(|(_, chance)| chance).fold(1.0, f64::min);
                cells.extend(odds.cells().filter(|it| it.1 <= least + 1e-12).map(|it| it.0));
            }
            let mine = |pos: &&Pos| self.field().is_some_and(|field| field.is_mine(**pos));
            let cell = *cells.iter().find(mine).unwrap_or(&cells[0]);
            self.act(Action::Open(cell));
        }
    }

    /// The recording, written and read back, ends as the game did.
    fn assert_replays_the_same(&self) {
        let recording = self.session.recording(Metadata::default()).expect("a recording");
        let read = read_recording(written(&recording).as_bytes()).expect("a recording");
        let rules = |rules: Rules| (rules.fair_guess, rules.strict);
        assert_eq!(rules(read.rules), rules(self.game().rules()));
        let mut playback = Playback::new(read);
        playback.play_to_end();
        let replayed = playback.session().game();
        let cells =
            |game: &Game| game.size().positions().map(|pos| game.cell(pos)).collect::<Vec<_>>();
        assert_eq!(replayed.phase(), self.game().phase());
        assert_eq!(cells(replayed), cells(self.game()));
    }
}

#[test]
fn perfect_play_with_fair_guesses_always_wins() {
    let levels = [(Level::Beginner, 40), (Level::Intermediate, 12), (Level::Expert, 4)];
    for rules in [FAIR, UNPROTECTED, BOTH] {
        let mut moved = 0;
        for (level, games) in levels {
            for seed in 0..games {
                let mut table = Table::new(Game::new(level, rules, seed, Moment(0)));
                table.play_perfectly();
                assert_eq!(table.game().phase(), Phase::Won, "{level:?} {seed}");
                moved += table.game().times_laid() - 1;
                table.assert_replays_the_same();
            }
        }
        assert!(moved > 0, "no guess would have lost");
    }
}

#[test]
fn whatever_is_played_all_that_was_shown_stays_right() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut moved = 0;
    for seed in 0..150 {
        let rules = [FAIR, STRICT, BOTH, UNPROTECTED][seed as usize % 4];
        let rules = Rules { chord_by: ChordBy::SingleClick, ..rules };
        let mut table = Table::new(Game::new(Level::Beginner, rules, seed, Moment(0)));
        while !table.game().phase().is_over() {
            let pos = at(random.random_range(0..9), random.random_range(0..9));
            let covered = table.game().is_covered(pos);
            let marks = covered && random.random_bool(0.3);
            table.act(if marks { Action::Mark(pos) } else { Action::Open(pos) });
        }
        moved += table.game().times_laid() - 1;
        table.assert_replays_the_same();
    }
    assert!(moved > 10, "{moved}");
}

#[test]
fn mines_are_laid_anew_with_the_same_chance_for_each_layout() {
    const GAMES: u64 = 6_000;
    let (picture, guess) = ("**.* ....", at(0, 0));
    let mut counts = HashMap::<Vec<Pos>, u32>::new();
    for time in 1..=GAMES {
        let open = game(picture, FAIR).with_cells([at(1, 1)], []);
        let mut session = Session::new(open, InputConfig::default(), Moment(0));
        session.perform(Action::Open(guess), Moment(time));
        let field = session.game().field().expect("a board");
        assert_eq!(
            (field.number(at(1, 1)), field.mines(), field.is_mine(guess)),
            (Some(2), 3, false)
        );
        *counts.entry(field.mine_positions().collect()).or_default() += 1;
    }
    // Two mines in the other four cells around the number, and one in the two beyond.
    let layouts = 6 * 2;
    assert_eq!(counts.len(), layouts);
    let expected = GAMES as f64 / layouts as f64;
    let square = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    let sum: f64 = counts.values().map(square).sum();
    // One in 1,000 with 11 degrees of freedom.
    assert!(sum < 31.3, "{sum}");
}

#[test]
fn a_strict_game_is_lost_exactly_by_a_guess_that_was_not_needed() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let (mut needless, mut needed) = (0, 0);
    // In most games only guesses that are needed are made.
    for seed in 0..200 {
        let mut table = Table::new(Game::new(Level::Beginner, STRICT, seed, Moment(0)));
        table.act(Action::Open(at(4, 4)));
        while !table.game().phase().is_over() {
            let safe = table.safe_cells();
            let uncertain: Vec<Pos> =
                table.odds().cells().filter(|it| it.1 > 0.0 && it.1 < 1.0).map(|it| it.0).collect();
            let guesses = safe.is_empty()
                || (!uncertain.is_empty() && seed % 4 == 0 && random.random_bool(0.2));
            let from = if guesses { &uncertain } else { &safe };
            let cell = from[random.random_range(0..from.len())];
            let before = table.field().cloned().expect("a board");
            table.act(Action::Open(cell));
            let lost = table.game().phase() == Phase::Lost;
            if guesses && !safe.is_empty() {
                assert!(lost, "seed {seed}: a safe cell was left");
                needless += u32::from(!before.is_mine(cell));
            } else {
                assert_eq!(lost, guesses && before.is_mine(cell), "seed {seed}");
                assert_eq!(table.field(), Some(&before), "seed {seed}");
                needed += u32::from(guesses);
            }
        }
        table.assert_replays_the_same();
    }
    assert!(needless > 10 && needed > 10, "{needless} {needed}");
}

#[test]
fn a_chord_that_opens_an_uncertain_cell_is_a_guess() {
    // One of the two cells beside the 1 is the mine; those beside the 0 are certainly safe.
    let (one, zero) = (at(0, 1), at(0, 4));
    let chord = |rules, pos| {
        let game = game("*......", rules).with_cells([one, zero], [at(0, 0)]);
        let mut session = Session::new(game, InputConfig::default(), Moment(0));
        session.perform(Action::Chord(pos), Moment(1));
        session.game().phase()
    };
    assert_eq!(chord(STRICT, one), Phase::Lost);
    assert_eq!(chord(FAIR, one), Phase::Running);
    assert_ne!(chord(STRICT, zero), Phase::Lost, "all of it is certain");
}

#[test]
fn without_the_rules_the_board_stays() {
    let off = FAIR.for_given_board();
    assert_eq!(off, Rules::WINDOWS_7);
    let mut hits = 0;
    for seed in 0..60 {
        let mut table = Table::new(Game::new(Level::Beginner, off, seed, Moment(0)));
        let mut plain = Game::new(Level::Beginner, off, seed, Moment(0));
        for pos in plain.size().positions().collect::<Vec<_>>() {
            table.act(Action::Open(pos));
            plain.apply(Action::Open(pos), table.now);
            assert_eq!(table.game(), &plain);
        }
        hits += u32::from(plain.phase() == Phase::Lost);
        table.assert_replays_the_same();
    }
    assert!(hits > 30, "{hits}");
}

#[test]
fn a_board_that_needs_no_guess_stays() {
    let board = field("**.* ....");
    let first = at(1, 1);
    let game = Game::with_board(Level::of(&board).expect("a level"), BOTH, board, Moment(0));
    let game = game.with_start_cell(Some(first));
    let mut session = Session::new(game, InputConfig::default(), Moment(0));
    session.perform(Action::Open(at(0, 0)), Moment(1));
    assert_eq!(session.game().phase(), Phase::Lost);
}

#[test]
fn a_resumed_game_goes_on_by_the_same_rules() {
    let mut table = Table::new(Game::new(Level::Beginner, UNPROTECTED, 3, Moment(0)));
    let mine = table.field().and_then(|field| field.mine_positions().next()).expect("a mine");
    table.act(Action::Open(mine));
    assert_eq!(table.game().times_laid(), 2);
    let saved = SavedGame::capture(&table.session, table.now).expect("a game in progress");
    let mut resumed = saved.resume(InputConfig::default(), Moment(0)).expect("the same game");
    resumed.perform(Action::Resume, Moment(0));
    assert_eq!(resumed.game().field(), table.field());
    table.session = resumed;
    table.play_perfectly();
    assert_eq!(table.game().phase(), Phase::Won);
    table.assert_replays_the_same();
}

/// A window with both rules and a new board that is laid at once.
fn window(folders: Folders) -> TestWindow {
    let mut window = TestWindow::without_tasks(beginner().folders(folders), 760.0, 700.0);
    for change in [
        SettingChange::FairGuess(Some(true)),
        SettingChange::FirstOpening(Some(FirstOpening::Unprotected)),
        SettingChange::Laid(Some(StartPoint::BoardShown)),
    ] {
        window.change(change);
    }
    window.key(Command::New);
    window
}

#[test]
fn the_board_that_was_moved_is_the_one_that_is_saved() {
    let folder = fast_folder();
    let folders = || Folders::at(folder.path(), folder.path());
    let mut one = window(folders());
    let mine = one.mine();
    one.mark_cell(at(8, 8));
    one.wait(1_100);
    one.open_cell(if mine == at(8, 8) { at(0, 0) } else { mine });
    one.wait(1_100);
    let (field, phase) = (one.field(), one.phase());
    assert_eq!(phase, Phase::Running);
    drop(one);
    let launch = LaunchOptions::default().folders(folders());
    let again = TestWindow::without_tasks(launch, 760.0, 700.0);
    assert_eq!(again.field(), field);
    assert_eq!(again.phase(), Phase::Paused);
}

#[test]
fn a_win_names_the_rule_and_is_ranked_in_a_table_of_its_own() {
    let folder = fast_folder();
    let folders = || Folders::at(folder.path(), folder.path());
    let mut window = window(folders());
    window.open_mine();
    window.win();
    let play = window.app.play();
    assert_eq!(play.game().phase(), Phase::Won);
    let result = play.summary.as_ref().map(|summary| summary.result).expect("a result");
    // The first opening and the board that is laid at once are changed, too.
    let text = result.text(window.app.texts());
    assert!(text.ends_with("Games with custom rules are not ranked."), "{text}");
    assert_eq!(window.app.scores().records, []);
    window.change(SettingChange::FirstOpening(None));
    window.change(SettingChange::Laid(None));
    window.key(Command::New);
    window.win();
    let result = window.app.play().summary.as_ref().map(|it| it.result).expect("a result");
    assert!(matches!(result, RankedResult::Won { rank: WinRank::First, .. }), "{result:?}");
    window.wait(10_000);
    window.click("Details");
    assert!(window.sees("guesses-fair-guess"));
    let tables: Vec<_> = window.app.scores().tables().map(|(key, _)| key).collect();
    let (level, style) = (LevelKind::Beginner, Style::Windows7);
    assert_eq!(tables, [TableKey { level, style, guesses: GuessRules::Fair }]);
    drop(window);
    let (games, _) = GameHistory::load(Some(&folders()));
    let kept: Vec<_> =
        games.list().iter().map(|game| (game.style, game.unranked, game.table())).collect();
    // What an older version does not know, it does not count.
    let apart = Some(UnrankedReason::FairGuess);
    assert_eq!(kept, [(None, apart, None), (Some(Style::Windows7), apart, Some(tables[0]))]);
}

/// A strict Beginner game with a first opening, a cell that is certainly safe, and one that is
/// not certain and holds no mine.
fn strict_window() -> (TestWindow, Vec<Pos>, Pos) {
    let mut window = TestWindow::without_tasks(beginner(), 760.0, 700.0);
    window.change(SettingChange::Strict(Some(true)));
    loop {
        window.key(Command::New);
        window.open_cell(at(4, 4));
        let game = window.game();
        let mut solver = Solver::default();
        let Ok(odds) = solver.odds(&PlayerView::of(game)) else { continue };
        let safe: Vec<Pos> = odds.certain_safe().collect();
        let unsure = |it: &(Pos, f64)| it.1 > 0.0 && it.1 < 0.9 && !window.field().is_mine(it.0);
        let unsure = odds.cells().find(unsure).map(|it| it.0);
        if let Some(unsure) = unsure.filter(|_| safe.len() > 1) {
            return (window, safe, unsure);
        }
    }
}

#[test]
fn a_strict_loss_says_which_cells_were_certain() {
    let (mut window, mut safe, unsure) = strict_window();
    window.open_cell(unsure);
    let play = window.app.play();
    assert_eq!(play.game().phase(), Phase::Lost);
    let mut shown = play.needless_guess().expect("a needless guess").safe.clone();
    let nearest = shown[0];
    let distance = |pos: Pos| pos.row.abs_diff(unsure.row).max(pos.col.abs_diff(unsure.col));
    assert_eq!(shown.iter().map(|pos| distance(*pos)).min(), Some(distance(nearest)));
    shown.sort_unstable();
    safe.sort_unstable();
    assert_eq!(shown, safe);
    let result = play.summary.as_ref().expect("a result").result;
    let said = result.certain_cell(window.app.texts()).expect("a needless guess");
    let place = format!("though row {}, column {} was certain", nearest.row + 1, nearest.col + 1);
    assert!(said.contains(&place), "{said}");
    window.wait(10_000);
    assert!(window.sees("That was a guess, though the ringed cells were certainly safe"));
    window.key(Command::New);
    assert_eq!(window.app.play().needless_guess(), None);
}

#[test]
fn a_strict_loss_is_no_bad_luck() {
    let mut needless = 0;
    for seed in 0..40 {
        let mut table = Table::new(Game::new(Level::Beginner, STRICT, seed, Moment(0)));
        table.act(Action::Open(at(4, 4)));
        let safe = table.safe_cells();
        let unsure = table.odds().cells().find(|it| it.1 > 0.0 && it.1 < 1.0).map(|it| it.0);
        let Some(cell) = unsure.filter(|_| !safe.is_empty()) else { continue };
        let chance = table.odds().mine_chance(cell).expect("a covered cell");
        table.act(Action::Open(cell));
        let recording = table.session.recording(Metadata::default()).expect("a recording");
        let lucky = recording.luck(|| true).expect("nobody stops it");
        let (fatal, guess) = lucky.guesses().next_back().expect("a guess");
        assert_eq!((fatal.breaks_rule, lucky.fatal()), (true, None));
        assert!((guess.risk() - chance).abs() < 1e-9, "what it risked by chance alone");
        assert!(guess.ignored_safe_cell());
        let texts = Texts::new(Lang::English);
        let words = [luck::short(&texts, &lucky), luck::summary(&texts, &lucky)];
        assert_eq!(words, ["Luck…", "Luck: an unnecessary guess lost"]);
        let moments = moments(&recording, &lucky, || true).expect("nobody stops it");
        assert!(!moments.is_empty(), "seed {seed}: the reasons can be looked at");
        needless += 1;
    }
    assert!(needless > 10, "{needless}");
}

#[test]
fn boards_that_are_given_keep_their_mines() {
    let mut window = TestWindow::new(beginner().seed(7), 760.0, 700.0);
    window.change(SettingChange::FairGuess(Some(true)));
    window.change(SettingChange::Strict(Some(true)));
    window.key(Command::New);
    let rules = |window: &TestWindow| window.game().rules();
    assert_eq!(rules(&window), Rules::WINDOWS_7, "by a seed");
    let folder = fast_folder();
    let mut window = self::window(Folders::at(folder.path(), folder.path()));
    assert!(rules(&window).fair_guess);
    window.key(Command::Retry);
    assert!(!rules(&window).fair_guess, "a board that is known");
}
