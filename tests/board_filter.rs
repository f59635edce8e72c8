//! Boards that are chosen by a filter: which they are, the dialog, and how their games are marked.

use crate::common::board::needs_no_guess;
use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::config::FilterChoice;
use sapper::game::board_filter::{FilterFigures, FilterLimit};
use sapper::game::counters::{BoardMetrics, Regions};
use sapper::game::rules::FirstOpening;
use sapper::game::{BoardFilter, BoardGenerator, NoGuess};
use sapper::history::played_game::UnrankedReason;
use sapper::solver::no_guess::{NoGuessRequest, SearchedBoard};
use sapper::ui::features::play::result_summary::GUARD;
use sapper::ui::features::play::{Message, RankedResult, WinRank};
use std::collections::HashMap;

fn at_least(bbbv: u32) -> BoardFilter {
    BoardFilter { min_bbbv: Some(bbbv), ..BoardFilter::default() }
}

/// What no board of a small level has.
const IMPOSSIBLE: u32 = 5_000;

fn any_filter() -> impl Strategy<Value = BoardFilter> {
    let limit = |values: std::ops::Range<u32>| prop::option::of(values);
    (limit(0..14), limit(10..40), limit(0..4), limit(2..9), limit(90..130), limit(1..30)).prop_map(
        |(min_bbbv, max_bbbv, min_openings, max_openings, min_efficiency, min_first_click)| {
            BoardFilter {
                min_bbbv,
                max_bbbv,
                min_openings,
                max_openings,
                min_efficiency,
                min_first_click,
            }
        },
    )
}

/// The limits one by one, from the figures that the program shows.
fn fits(filter: BoardFilter, field: &Minefield) -> bool {
    fits_from(FIRST, filter, field)
}

/// The first click, where it matters.
const FIRST: Pos = Pos { row: 4, col: 4 };

/// The same where the first click is elsewhere.
fn fits_from(first: Pos, filter: BoardFilter, field: &Minefield) -> bool {
    let metrics = BoardMetrics::of(field, &Regions::of(field));
    filter.limits().all(|(limit, value)| match limit {
        FilterLimit::MinBbbv => metrics.bbbv >= value,
        FilterLimit::MaxBbbv => metrics.bbbv <= value,
        FilterLimit::MinOpenings => metrics.openings >= value,
        FilterLimit::MaxOpenings => metrics.openings <= value,
        FilterLimit::MinEfficiency => metrics.bbbv * 100 >= metrics.zini * value,
        FilterLimit::MinFirstClick => opened_by(first, field) >= value,
    })
}

/// How many cells are open after a first click there.
fn opened_by(first: Pos, field: &Minefield) -> u32 {
    let level = Level::with_dimensions(
        field.size().rows().into(),
        field.size().cols().into(),
        field.mines() as usize,
    );
    let level = level.expect("a board");
    let mut game = Game::with_board(level, Style::Windows7.rules(), field.clone(), Moment(0));
    game.apply(sapper::game::Action::Open(first), Moment(0));
    let is_open = |pos: &Pos| matches!(game.cell(*pos), VisibleCell::Open(_));
    field.size().positions().filter(is_open).count() as u32
}

// Which boards

proptest! {
    #[test]
    fn the_first_board_of_a_seed_that_fits_is_chosen(filter in any_filter(), seed: u64) {
        let first = (at(4, 4), FirstOpening::FreeBlock);
        let found = filter.find(Level::Beginner, first, seed, &mut None, |tried| tried < 300);
        let mut plain = BoardGenerator::new(seed);
        let drawn: Vec<_> =
            (0..300).map(|_| plain.generate(Level::Beginner, Some(first))).collect();
        let expected = drawn.iter().position(|field| fits(filter, field));
        prop_assert_eq!(found.as_ref().map(|(_, tried)| *tried - 1), expected.map(|nth| nth as u64));
        prop_assert_eq!(found.as_ref().map(|(field, _)| field), expected.map(|nth| &drawn[nth]));
    }

    #[test]
    fn figures_are_accepted_as_their_board_is(filter in any_filter(), seed: u64) {
        let field = BoardGenerator::new(seed).generate(Level::Beginner, None);
        prop_assert_eq!(filter.accepts(FilterFigures::of(&field, FIRST)), fits(filter, &field));
        prop_assert_eq!(filter.accepts_board(&field, FIRST, &mut None), fits(filter, &field));
    }

    #[test]
    fn every_board_of_a_filtered_game_fits(seed: u64, no_guess: bool, bbbv in 0_u32..16) {
        let filter = BoardFilter { min_openings: Some(2), ..at_least(bbbv) };
        let (first, protected) = (at(2, 6), FirstOpening::FreeBlock);
        let request = NoGuessRequest { level: Level::Beginner, first, protected, seed };
        let order = SearchedBoard { request, needs_no_guess: no_guess, filter: Some(filter) };
        let field = order.search(&mut None, |_| true).expect("such boards are not rare");
        prop_assert!(fits(filter, &field));
        prop_assert_eq!(field.number(first), Some(0), "the first cell is protected as ever");
        prop_assert!(!no_guess || needs_no_guess(&field, first));
        prop_assert_eq!(order.search(&mut None, |_| true).expect("the same"), field);
    }
}

#[test]
fn boards_that_fit_are_equally_likely_and_no_other_is_chosen() {
    const DRAWS: u64 = 20_000;
    let level = Level::with_dimensions(3, 4, 2).expect("a board");
    let filter = BoardFilter { max_openings: Some(1), ..at_least(4) };
    let first = (at(0, 0), FirstOpening::Safe);
    let possible = (1..12_usize)
        .flat_map(|one| (one + 1..12).map(move |other| [one, other]))
        .map(|mines| Minefield::new(level.size(), mines))
        .filter(|field| fits(filter, field))
        .count();
    assert!((5..50).contains(&possible), "{possible}: some of the 55 boards fit");
    let mut counts = HashMap::<Vec<_>, u64>::new();
    for seed in 0..DRAWS {
        let (field, _) = filter.find(level, first, seed, &mut None, |_| true).expect("a board");
        assert!(fits(filter, &field));
        *counts.entry(field.mine_positions().collect()).or_default() += 1;
    }
    assert_eq!(counts.len(), possible, "each of them is chosen");
    let expected = DRAWS as f64 / possible as f64;
    for (mines, count) in counts {
        let off = (count as f64 - expected).abs() / expected.sqrt();
        assert!(off < 5.0, "{mines:?}: {count} instead of {expected}");
    }
}

// The game

#[test]
fn a_filtered_game_waits_for_its_board_in_every_style() {
    for style in Style::ALL {
        let plain = Game::new(Level::Beginner, style.rules(), 3, Moment(0));
        let mut game = plain.clone();
        game.set_filter(Some(BoardFilter::default()));
        assert_eq!(game, plain, "{style}: a filter without limits is none");
        game.set_filter(Some(at_least(15)));
        assert_eq!(game.field(), None, "{style}");
        let open = sapper::game::Action::Open(at(4, 4));
        assert_eq!(game.needs_board_at(open), Some(at(4, 4)), "{style}");
        assert!(game.apply(open, Moment(0)).changed.is_empty(), "{style}");
        game.set_filter(None);
        assert_eq!(game, plain, "{style}: an ordinary board again");
    }
}

// The window

fn launch() -> LaunchOptions {
    beginner().style(Style::Windows7)
}

fn filtered(launch: LaunchOptions, filter: BoardFilter) -> TestWindow {
    let mut window = TestWindow::new(launch, 760.0, 700.0);
    window.change(SettingChange::Filter(Level::Beginner, FilterChoice { is_on: true, filter }));
    // A notice says that the settings cannot be saved without a home folder.
    window.press("Escape");
    window
}

/// The filter of the level that is played.
fn choice(window: &TestWindow) -> FilterChoice {
    window.app.settings().filter.of(game(window).level())
}

fn game(window: &TestWindow) -> &Game {
    window.game()
}

#[test]
fn the_dialog_sets_the_filter_and_says_how_many_boards_fit() {
    let mut window = TestWindow::new(launch(), 760.0, 700.0);
    window.click("custom-button");
    window.click("filter-button");
    assert!(window.sees("filter-every"));
    window.fill("filter-min-bbbv", "1");
    assert!(window.sees("About 100% of all boards fit."));
    window.fill("filter-min-bbbv", "24");
    // A slow machine draws fewer than 1,000 boards.
    let says =
        |window: &TestWindow, words| window.texts().iter().any(|text| text.starts_with(words));
    assert!(says(&window, "About 1 in "), "{:?}", window.texts());
    window.fill("filter-min-bbbv", "5000");
    assert!(says(&window, "None of "), "{:?}", window.texts());
    window.fill("filter-min-bbbv", "16");
    window.fill("filter-max-bbbv", "15");
    assert!(window.sees("filter-reversed"));
    window.press("Enter");
    assert!(window.sees("Board filter · Beginner"), "it stays open");
    window.fill("filter-max-bbbv", "18");
    window.fill("filter-min-openings", "x");
    assert!(window.sees("custom-not-a-number"));
    window.fill("filter-min-openings", "2");
    window.click("ok");
    assert!(window.sees("custom-title"), "it leads back");
    window.press("Escape");
    let filter = BoardFilter { max_bbbv: Some(18), min_openings: Some(2), ..at_least(16) };
    assert_eq!(choice(&window), FilterChoice { is_on: true, filter });
    window.open_cell(at(4, 4));
    assert!(fits(filter, &window.field()));
    assert!(window.sees("board-filtered"));
}

#[test]
fn a_first_click_that_would_open_too_little_gets_another_board() {
    let filter = BoardFilter { min_first_click: Some(30), ..BoardFilter::default() };
    for first in [at(0, 0), at(4, 4), at(8, 3)] {
        let mut window = filtered(launch(), filter);
        window.open_cell(first);
        let open = |pos: &Pos| matches!(game(&window).cell(*pos), VisibleCell::Open(_));
        assert!(game(&window).size().positions().filter(open).count() >= 30, "{first:?}");
        assert!(window.sees("board-filtered"), "it is not ranked");
    }
}

#[test]
fn the_switch_turns_the_filter_off_and_keeps_it() {
    let mut window = filtered(launch(), at_least(15));
    assert_eq!(game(&window).field(), None);
    assert!(window.sees("board-filtered"), "before the first click, too");
    window.click("custom-button");
    window.click("filter-button");
    window.click("filter-on");
    window.press("Escape");
    assert!(window.sees("custom-title"), "Escape leads back, too");
    assert!(choice(&window).is_on, "and changes nothing");
    window.click("filter-button");
    window.click("filter-on");
    window.click("ok");
    window.press("Escape");
    let off = FilterChoice { is_on: false, filter: at_least(15) };
    assert_eq!(choice(&window), off);
    assert!(!window.sees("board-filtered"));
    assert_eq!(game(&window).filter(), None);
}

#[test]
fn a_filtered_win_is_marked_and_not_ranked() {
    let home = fast_folder();
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let mut window = filtered(launch().folders(folders.clone()), at_least(15));
    window.win();
    assert!(fits(at_least(15), &window.field()));
    assert_eq!(game(&window).phase(), Phase::Won);
    let result = window.app.play().summary.as_ref().expect("an end").result;
    let rank = WinRank::Unranked(UnrankedReason::Filtered);
    assert!(matches!(result, RankedResult::Won { rank: it, .. } if it == rank), "{result:?}");
    let (games, _) = GameHistory::load(Some(&folders));
    assert_eq!(games.list()[0].unranked, Some(UnrankedReason::Filtered));
    assert_eq!(UnrankedReason::Filtered.key(), "filtered", "as in the CSV file");
    let said = result.text(window.app.texts());
    assert!(said.contains("Boards chosen by a filter are not ranked."), "{said}");
}

#[test]
fn a_filter_goes_with_no_guessing() {
    let launch = launch().no_guess();
    let mut window = filtered(launch, at_least(15));
    window.open_cell(at(4, 4));
    assert!(fits(at_least(15), &window.field()));
    assert!(needs_no_guess(&window.field(), at(4, 4)));
    assert_eq!(game(&window).no_guess(), NoGuess::From(at(4, 4)));
}

#[test]
fn where_no_board_fits_the_nearest_is_offered() {
    let mut window = TestWindow::without_tasks(launch(), 760.0, 700.0);
    let filter = at_least(IMPOSSIBLE);
    window.change(SettingChange::Filter(Level::Beginner, FilterChoice { is_on: true, filter }));
    window.open_cell(at(4, 4));
    give_up(&mut window, 100);
    assert!(window.sees("search-failed-title"));
    let best = figures_of(|figures| figures.starts_with("3BV "), &window);
    window.wait(GUARD);
    window.click("search-go-on");
    assert!(said(&window, "Looking for a board that fits the filter…"), "{:?}", window.texts());
    give_up(&mut window, 50);
    let next = figures_of(|figures| figures.starts_with("3BV "), &window);
    assert!(bbbv_in(&next) >= bbbv_in(&best), "the nearest of both: {best}, then {next}");
    assert!(said(&window, "None of 150 boards fits the filter."), "{:?}", window.texts());
    window.press("Enter");
    assert!(matches!(game(&window).cell(at(4, 4)), VisibleCell::Open(_)), "the click is not lost");
    assert_eq!(
        next,
        format!("3BV {}", BoardMetrics::of(&window.field(), &Regions::of(&window.field())).bbbv)
    );
    assert_eq!(game(&window).filter(), Some(filter), "the filter chose it");
    window.key(Command::New);
    assert_eq!(game(&window).filter(), Some(filter), "the next board is chosen again");
}

#[test]
fn a_search_that_ends_before_its_first_board_counts_none() {
    let mut window = TestWindow::without_tasks(launch(), 760.0, 700.0);
    let filter = at_least(IMPOSSIBLE);
    window.change(SettingChange::Filter(Level::Beginner, FilterChoice { is_on: true, filter }));
    window.open_cell(at(4, 4));
    give_up(&mut window, 0);
    assert!(window.sees("filter-none-drawn"), "{:?}", window.texts());
}

/// Ends the search after so many boards.
fn give_up(window: &mut TestWindow, boards: u32) {
    let job = window.app.play().search().expect("a search").job();
    let mut tries = 0;
    let given_up = job.run(|| {
        tries += 1;
        tries <= boards
    });
    window.send(Message::SearchResult(given_up));
}

fn said(window: &TestWindow, words: &str) -> bool {
    window.mentions(words)
}

/// What is said of the closest board.
fn figures_of(is_right: impl Fn(&str) -> bool, window: &TestWindow) -> String {
    let texts = window.texts();
    let figures = texts.iter().find_map(|text| text.split_once("The closest one: "));
    let figures = figures.expect("the closest board").1.trim_end_matches('.').to_owned();
    assert!(is_right(&figures), "{figures}");
    figures
}

fn bbbv_in(figures: &str) -> u32 {
    figures.trim_start_matches("3BV ").parse().expect("a number")
}

proptest! {
    #[test]
    fn the_nearest_of_the_boards_that_do_not_fit_is_left(seed: u64, openings in 6_u32..30) {
        let filter = BoardFilter { min_openings: Some(openings), ..at_least(IMPOSSIBLE) };
        let first = (at(4, 4), FirstOpening::Safe);
        let mut nearest = None;
        let found = filter.find(Level::Beginner, first, seed, &mut nearest, |tried| tried < 30);
        prop_assert_eq!(found, None);
        let shares = |field: &Minefield| {
            let metrics = BoardMetrics::of(field, &Regions::of(field));
            let miss = |value: u32, limit: u32| {
                f64::from(limit.saturating_sub(value)) / f64::from(limit)
            };
            miss(metrics.bbbv, IMPOSSIBLE) + miss(metrics.openings, openings)
        };
        let nearest = shares(&nearest.expect("a board").field);
        let mut generator = BoardGenerator::new(seed);
        for _ in 0..30 {
            // Thousandths are rounded up.
            prop_assert!(nearest < shares(&generator.generate(Level::Beginner, Some(first))) + 0.002);
        }
    }
}

#[test]
fn each_level_has_a_filter_of_its_own() {
    let mut window = filtered(launch(), at_least(15));
    window.click("level-intermediate");
    assert_eq!(game(&window).filter(), None);
    let of_it = FilterChoice { is_on: true, filter: at_least(50) };
    window.change(SettingChange::Filter(Level::Intermediate, of_it));
    assert_eq!(game(&window).filter(), Some(at_least(50)));
    window.click("level-beginner");
    assert_eq!(game(&window).filter(), Some(at_least(15)));
}

#[test]
fn where_every_board_needs_a_guess_the_filter_is_not_blamed() {
    let level = Level::with_dimensions(1, 3, 1).expect("a board");
    let mut window = filtered(launch().level(level).no_guess(), at_least(1));
    window.open_cell(at(0, 1));
    assert!(window.sees("search-failed-title"));
    let texts = window.texts();
    assert!(
        texts.iter().any(|text| text.contains("without guessing. Try another size.")),
        "{texts:?}"
    );
}

#[test]
fn a_filtered_game_is_resumed_as_one() {
    for first in [None, Some(at(4, 4))] {
        let home = fast_folder();
        let folders = Folders::at(home.path().join("data"), home.path().join("config"));
        let open = || TestWindow::new(launch().folders(folders.clone()), 760.0, 700.0);
        let mut window = open();
        let filter = BoardFilter { min_efficiency: Some(101), ..at_least(12) };
        window.change(SettingChange::Filter(Level::Beginner, FilterChoice { is_on: true, filter }));
        match first {
            Some(first) => window.open_cell(first),
            None => window.mark_cell(at(8, 8)),
        }
        let field = game(&window).field().cloned();
        assert_eq!(field.is_some(), first.is_some());
        drop(window);
        let launch = LaunchOptions::default().folders(folders.clone());
        let window = TestWindow::new(launch, 760.0, 700.0);
        assert_eq!(game(&window).filter(), Some(filter));
        assert_eq!(game(&window).field(), field.as_ref());
        assert!(game(&window).flags() > 0 || first.is_some(), "it is that game");
    }
}

#[test]
fn a_filtered_board_has_a_reason_of_its_own_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let won = |reason| {
            let rank = WinRank::Unranked(reason);
            RankedResult::Won { time_ms: 12_345, rank, no_guess: false }.text(&texts)
        };
        assert_ne!(won(UnrankedReason::Filtered), won(UnrankedReason::NoGuess), "{lang:?}");
    }
}
