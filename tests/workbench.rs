//! The workbench: setups, their changes and their way back, and what is found in them.

use crate::common::board::{field, game, needs_no_guess};
use crate::common::prelude::*;
use crate::common::small_positions::{layouts, position};
use proptest::prelude::*;
use sapper::game::SizeError;
use sapper::game::counters::{BoardMetrics, Regions};
use sapper::i18n::workbench::contradiction;
use sapper::practice::Task;
use sapper::solver::{Contradiction, Effort, PlayerView, Solver, ViewCell};
use sapper::workbench::text::read;
use sapper::workbench::{BestMove, Cell, Editor, Findings, Mode, Setup};

fn setup(text: &str) -> Setup {
    read(text).expect("a text").setup
}

fn size(rows: usize, cols: usize) -> BoardSize {
    BoardSize::new(rows, cols).expect("a size")
}

fn complete(setup: &Setup) -> Findings {
    let mut findings = Findings::of(setup, || true).expect("nobody says no");
    findings.complete(setup, Effort::Exact, || true);
    findings
}

#[test]
fn a_game_is_set_up_as_its_player_sees_it() {
    let mut game = game("*... .... ....", Rules::WINDOWS_7);
    game.apply(Action::Open(at(2, 3)), Moment(0));
    assert_eq!(game.phase(), Phase::Won);
    let mut game = crate::common::board::game("*.*. .... ....", Rules::WINDOWS_7);
    game.apply(Action::Open(at(2, 0)), Moment(0));
    game.apply(Action::Mark(at(0, 0)), Moment(0));
    game.apply(Action::Mark(at(0, 1)), Moment(0));
    let seen = Setup::of_game(&game);
    assert_eq!(seen, setup("mines 2\nFF..\n1211\n0000\n"));
    assert_eq!((seen.mines(), seen.mines_left()), (2, 0));
    // A lost game shows no more than there was to see before.
    game.apply(Action::Open(at(0, 2)), Moment(0));
    assert_eq!(game.phase(), Phase::Lost);
    assert_eq!(Setup::of_game(&game), seen);
}

#[test]
fn a_setup_has_only_cells_of_its_mode() {
    let mut position = Setup::empty(Mode::Position, size(2, 3), 100);
    assert_eq!(position.mines(), 6);
    assert!(position.set(at(0, 0), Cell::Open(8)));
    for cell in [Cell::Open(8), Cell::Open(9), Cell::Mine, Cell::Free] {
        assert!(!position.set(at(0, 0), cell), "{cell:?}");
    }
    assert!(!position.set(at(2, 0), Cell::Flag));
    assert!(position.set_mines(2) && !position.set_mines(2));
    let mut board = Setup::empty(Mode::Board, size(2, 3), 100);
    assert_eq!(board.mines(), 0);
    assert!(board.set(at(1, 2), Cell::Mine) && !board.set(at(1, 2), Cell::Mine));
    assert!(!board.set(at(0, 0), Cell::Covered) && !board.set_mines(3));
    assert_eq!(board.mines(), 1);
    assert_eq!(board.field(), Some(field("... ..*")));
}

#[test]
fn the_wheel_turns_through_all_numbers() {
    let mut cell = Cell::Flag;
    let turned: Vec<Cell> = std::iter::repeat_with(|| {
        cell = cell.turned(1);
        cell
    })
    .take(10)
    .collect();
    let numbers = (0..=8).map(Cell::Open);
    assert_eq!(turned, numbers.chain([Cell::Covered]).collect::<Vec<_>>());
    assert_eq!(Cell::Covered.turned(-1), Cell::Open(8));
    assert_eq!(Cell::Open(0).turned(-1), Cell::Covered);
    assert_eq!((Cell::Mine.turned(-3), Cell::Free.turned(2)), (Cell::Free, Cell::Free));
}

#[test]
fn another_size_keeps_the_upper_left() {
    let small = setup("mines 3\n1.F\n01.\n");
    assert_eq!(small.resized(3, 2), Ok(setup("mines 3\n1.\n01\n..\n")));
    assert_eq!(small.resized(1, 1), Ok(setup("mines 1\n1\n")));
    let max = Level::MAX_SIDE;
    assert_eq!(small.resized(257, 2), Err(SizeError::Rows { given: 257, max }));
    let board = Setup::of_field(&field("*.* .*."));
    assert_eq!(board.resized(1, 4), Ok(Setup::of_field(&field("*.*."))));
}

#[test]
fn a_board_survives_being_a_position() {
    let board = Setup::of_field(&field("*.. ..* ..."));
    let position = board.in_mode(Mode::Position);
    assert_eq!(position, setup("mines 2\nF21\n12F\n011\n"));
    assert_eq!(position.in_mode(Mode::Board), board);
    assert_eq!(position.in_mode(Mode::Position), position);
}

#[test]
fn a_stroke_is_one_step() {
    let mut editor = Editor::new(Setup::empty(Mode::Position, size(3, 3), 2));
    assert!(!editor.undo() && !editor.redo());
    editor.begin_stroke();
    for col in 0..3 {
        editor.set(at(0, col), Cell::Open(1));
    }
    editor.set(at(0, 0), Cell::Open(2));
    editor.end_stroke();
    editor.set(at(2, 2), Cell::Flag);
    let last = editor.setup().clone();
    assert!(editor.undo() && editor.undo());
    assert!(!editor.can_undo() && editor.can_redo());
    assert_eq!(editor.setup(), &Setup::empty(Mode::Position, size(3, 3), 2));
    assert!(editor.redo() && editor.redo() && !editor.redo());
    assert_eq!(editor.setup(), &last);
    // What changes nothing is no step, and a new step ends what could be redone.
    editor.undo();
    assert!(!editor.set(at(0, 0), Cell::Open(2)) && editor.can_redo());
    assert!(editor.switch_to(Mode::Board) && !editor.can_redo());
}

#[derive(Debug, Clone)]
enum Edit {
    Set(u16, u16, Cell),
    Resize(usize, usize, usize),
    Switch(Mode),
    Begin,
    End,
}

fn edit() -> impl Strategy<Value = Edit> {
    let cell = prop_oneof![
        Just(Cell::Covered),
        Just(Cell::Flag),
        (0..=8u8).prop_map(Cell::Open),
        Just(Cell::Mine),
        Just(Cell::Free),
    ];
    prop_oneof![
        8 => (0..5u16, 0..5u16, cell).prop_map(|(row, col, cell)| Edit::Set(row, col, cell)),
        2 => (1..6usize, 1..6usize, 0..30usize).prop_map(|(rows, cols, mines)| Edit::Resize(rows, cols, mines)),
        1 => prop_oneof![Just(Mode::Board), Just(Mode::Position)].prop_map(Edit::Switch),
        1 => Just(Edit::Begin),
        1 => Just(Edit::End),
    ]
}

proptest! {
    #[test]
    fn undo_restores_what_any_edits_changed(edits in proptest::collection::vec(edit(), 1..60)) {
        let mut editor = Editor::new(Setup::empty(Mode::Position, size(4, 4), 3));
        let first = editor.setup().clone();
        let mut steps = Vec::new();
        for edit in edits {
            match edit {
                Edit::Set(row, col, cell) => drop(editor.set(at(row, col), cell)),
                Edit::Resize(rows, cols, mines) => drop(editor.resize(rows, cols, mines)),
                Edit::Switch(mode) => drop(editor.switch_to(mode)),
                Edit::Begin => editor.begin_stroke(),
                Edit::End => editor.end_stroke(),
            }
            steps.push(editor.setup().clone());
        }
        let last = editor.setup().clone();
        let mut undone = vec![last.clone()];
        while editor.undo() {
            prop_assert!(*editor.setup() == first || steps.contains(editor.setup()));
            undone.push(editor.setup().clone());
        }
        prop_assert_eq!(editor.setup(), &first);
        for expected in undone.iter().rev().skip(1) {
            prop_assert!(editor.redo());
            prop_assert_eq!(editor.setup(), expected);
        }
        prop_assert!(!editor.can_redo());
        prop_assert_eq!(editor.setup(), &last);
        let counted = last.size().positions().filter(|&pos| last.cell(pos) == Cell::Mine).count();
        prop_assert!(last.mode() == Mode::Position || last.mines() == counted);
    }

    #[test]
    fn findings_of_small_positions_are_exact(view in position()) {
        let all = layouts(&view);
        let setup = Setup::of_view(&view, &[]);
        prop_assert_eq!(&setup.view(), &view);
        match Findings::of(&setup, || true).expect("nobody says no") {
            Findings::Position(found) => {
                let count = found.layouts.map(|count| count.to_string());
                prop_assert_eq!(count, Some(all.len().to_string()));
                for pos in view.size().positions() {
                    let mines = all.iter().filter(|it| **it >> view.size().index(pos) & 1 == 1);
                    let chance = mines.count() as f32 / all.len() as f32;
                    let is_covered = view.cell(pos) == ViewCell::Covered;
                    match found.odds.mine_chance(pos) {
                        Some(found) => prop_assert!((found - chance).abs() < 1e-5),
                        None => prop_assert!(!is_covered),
                    }
                    prop_assert_eq!(found.safe.contains(&pos), is_covered && chance == 0.0);
                    prop_assert_eq!(found.mines.contains(&pos), chance == 1.0);
                }
            }
            Findings::Contradiction(found) => {
                prop_assert!(all.is_empty());
                check_contradiction(&view, &found);
            }
            Findings::Board(_) => panic!("it is a position"),
        }
    }

    #[test]
    fn a_game_from_a_position_shows_the_same(view in position(), seed in 0u64..9) {
        let setup = Setup::of_view(&view, &[]);
        let fits = !layouts(&view).is_empty();
        let left = view.covered_count() > view.mines();
        let game = setup.game(Rules::WINDOWS_7, seed, Moment(0));
        prop_assert_eq!(game.is_some(), fits && left);
        if let Some(game) = game {
            prop_assert_eq!(Setup::of_game(&game), setup);
        }
    }
}

/// Whether a layout fits when only these numbers count.
fn fits(view: &PlayerView, numbers: &[Pos], mines: Option<usize>) -> bool {
    let size = view.size();
    (0u32..1 << size.cells()).any(|layout| {
        let is_mine = |pos: Pos| layout >> size.index(pos) & 1 == 1;
        mines.is_none_or(|mines| mines == layout.count_ones() as usize)
            && size.positions().all(|pos| match view.cell(pos) {
                ViewCell::Covered => true,
                ViewCell::Open(number) => {
                    let near = size.neighbours(pos).filter(|&near| is_mine(near)).count();
                    !is_mine(pos) && (!numbers.contains(&pos) || near == usize::from(number))
                }
            })
    })
}

/// Checks that no part of a contradiction can be left out.
fn check_contradiction(view: &PlayerView, found: &Contradiction) {
    match found {
        Contradiction::TooManyMines { mines, covered } => {
            assert_eq!((*mines, *covered), (view.mines(), view.covered_count()));
            assert!(mines > covered);
        }
        Contradiction::TooHigh(numbers) => {
            assert!(!numbers.is_empty());
            assert!(numbers.iter().all(|&number| !fits(view, &[number], None)));
        }
        Contradiction::Together { numbers, uses_count } => {
            let mines = uses_count.then(|| view.mines());
            assert!(!fits(view, numbers, mines), "{numbers:?}");
            let all: Vec<Pos> = view.size().positions().collect();
            assert_eq!(*uses_count, fits(view, &all, None));
            for left_out in numbers {
                let others: Vec<Pos> =
                    numbers.iter().copied().filter(|it| it != left_out).collect();
                assert!(fits(view, &others, mines), "{left_out:?} of {numbers:?}");
            }
            assert!(numbers.is_sorted());
        }
    }
}

#[test]
fn contradictions_name_what_is_at_fault() {
    let found = |text: &str| match Findings::of(&setup(text), || true) {
        Some(Findings::Contradiction(found)) => found,
        other => panic!("{other:?}"),
    };
    let too_many = found("mines 3\n1..\n");
    assert_eq!(too_many, Contradiction::TooManyMines { mines: 3, covered: 2 });
    assert_eq!(found("mines 2\n4.1\n..1\n"), Contradiction::TooHigh(vec![at(0, 0)]));
    let together = |numbers, uses_count| Contradiction::Together { numbers, uses_count };
    assert_eq!(found("mines 2\n3.1\n..1\n"), together(vec![at(0, 0), at(0, 2)], false));
    assert_eq!(found("mines 1\n.1..1.1\n"), together(vec![at(0, 1), at(0, 4)], true));
    // Numbers that have enough mines leave no room for the rest.
    assert_eq!(found("mines 2\n.1.\n"), together(vec![at(0, 1)], true));
}

#[test]
fn numbers_that_contradict_each_other_are_found_in_a_large_position() {
    let mut rows = vec![".".repeat(30); 16];
    rows[0].replace_range(0..4, ".12.");
    rows[1].replace_range(0..4, "0000");
    rows[9].replace_range(10..13, "111");
    let text = format!("mines 99\n{}\n", rows.join("\n"));
    let position = setup(&text);
    let Some(Findings::Contradiction(found)) = Findings::of(&position, || true) else {
        panic!("nothing fits")
    };
    // The zeros open all around them, so the 2 has one covered neighbour.
    assert_eq!(found, Contradiction::TooHigh(vec![at(0, 2)]));
    let texts = Texts::new(Lang::English);
    assert_eq!(contradiction(&texts, &found, 99), "Too few covered cells around row 1, column 3.");
    assert_eq!(Findings::of(&position, || false), Some(Findings::Contradiction(found)));
}

#[test]
fn a_search_for_a_contradiction_can_be_stopped() {
    let position = setup("mines 2\n3.1\n..0\n");
    assert_eq!(Findings::of(&position, || false), None);
}

#[test]
fn flags_are_checked_but_decide_nothing() {
    let Findings::Position(found) = complete(&setup("mines 1\nF1F\n11.\n")) else {
        panic!("it fits")
    };
    assert_eq!(found.wrong_flags, [at(0, 2)]);
    assert_eq!(found.overflagged, [at(0, 1), at(1, 1)]);
    assert_eq!((&found.mines[..], &found.safe[..]), (&[at(0, 0)][..], &[at(0, 2), at(1, 2)][..]));
    let BestMove::Open(hint) = &found.best else { panic!("{:?}", found.best) };
    assert!(found.safe.contains(&hint.cell));
}

#[test]
fn a_position_that_is_won_has_no_move() {
    let Findings::Position(found) = complete(&setup("mines 1\n1F\n")) else { panic!("it fits") };
    assert_eq!(found.best, BestMove::Nothing);
    assert!(setup("mines 1\n1F\n").game(Rules::WINDOWS_7, 1, Moment(0)).is_none());
}

#[test]
fn a_board_is_played_from_each_start() {
    for picture in
        ["....*... .......* *....... ..*.....", "*. ..", ".* ..", "..*.. .*... .....", "."]
    {
        let field = field(picture);
        let Findings::Board(found) = complete(&Setup::of_field(&field)) else { panic!("a board") };
        assert_eq!(found.metrics, BoardMetrics::of(&field, &Regions::of(&field)));
        let free = field.size().positions().filter(|&pos| !field.is_mine(pos));
        let starts: Vec<Pos> = free.filter(|&pos| wins(&field, pos)).collect();
        assert_eq!(found.starts.as_deref(), Some(&starts[..]), "{picture}");
        assert_eq!(found.best_start.is_some(), !starts.is_empty());
    }
}

/// Whether the first opening, with its island, leads to a win without a guess.
fn wins(field: &sapper::game::Minefield, first: Pos) -> bool {
    needs_no_guess(field, first)
}

#[test]
fn whoever_says_no_gets_no_starts() {
    let setup = Setup::of_field(&field("*. .."));
    let mut findings = Findings::of(&setup, || false).expect("no search is needed");
    findings.complete(&setup, Effort::Exact, || false);
    let Findings::Board(found) = findings else { panic!("a board") };
    assert_eq!((found.starts, found.best_start), (None, None));
}

#[test]
fn a_board_is_played_from_its_beginning() {
    let board = Setup::of_field(&field("*.. ... ..*"));
    let game = board.game(Rules::WINDOWS_7, 5, Moment(0)).expect("a game");
    assert_eq!((game.field().cloned(), game.phase()), (board.field(), Phase::Ready));
    assert!(board.puzzle(5).is_none());
    let full = Setup::of_field(&field("** **"));
    assert!(full.game(Rules::WINDOWS_7, 5, Moment(0)).is_none());
}

#[test]
fn a_position_becomes_a_puzzle() {
    let puzzle = setup("mines 1\nF1.\n11.\n").puzzle(1).expect("a puzzle");
    assert_eq!((puzzle.task, puzzle.flags), (Task::Safe, vec![at(0, 0)]));
    assert_eq!(puzzle.answers, [at(0, 2), at(1, 2)]);
    let guess = setup("mines 1\n..F\n").puzzle(1).expect("a puzzle");
    assert_eq!((guess.task, guess.flags), (Task::Guess, vec![]));
    assert!(setup("mines 1\n2.\n").puzzle(1).is_none());
    let mut solver = Solver::default();
    assert!(solver.odds(&guess.view).is_ok());
    let game = setup("mines 1\nF1.\n11.\n").game(Rules::WINDOWS_7, 1, Moment(0)).expect("a game");
    assert_eq!(game.cell(at(0, 0)), VisibleCell::Flag);
}
