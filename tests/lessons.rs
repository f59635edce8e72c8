//! The boards of lessons: each needs the argument of its lesson and no easier one, in every
//! orientation.
//!
//! What follows from a position is found out a second way, by placing mines
//! (`common::second_way`).

use crate::common::prelude::*;
use crate::common::second_way::{Known, Slate};
use sapper::game::rules::Rules;
use sapper::practice::lesson::{Lesson, LessonBoard, Symmetry, Topic, lessons};
use sapper::practice::{Attempt, Goal, Kind, Position, Reply, Task, Verdict};
use sapper::solver::ViewCell;
use sapper::solver::hint::{Finding, HintStep, Reason, RiskReason, RiskSource};
use std::collections::BTreeSet;

fn lesson(key: &str) -> &'static Lesson {
    lessons().iter().find(|lesson| lesson.topic.key() == key).unwrap()
}

/// Checks each board of a lesson in every direction.
fn check_each(key: &str, check: impl Fn(&LessonBoard, &Position, &Slate)) {
    for (index, board) in lesson(key).boards.iter().enumerate() {
        for symmetry in Symmetry::all() {
            let position = board.position(symmetry);
            println!("{key}, board {}, {symmetry:?}\n{}", index + 1, position.text());
            check(board, &position, &Slate::read(&position.text()));
        }
    }
}

fn indices(position: &Position, cells: &[Pos]) -> BTreeSet<usize> {
    cells.iter().map(|&pos| position.view.size().index(pos)).collect()
}

/// The cells that are known to be mines, or to be safe.
fn all(known: &Known, mine: bool) -> BTreeSet<usize> {
    known.iter().filter(|(_, is_mine)| **is_mine == mine).map(|(&cell, _)| cell).collect()
}

fn given(slate: &Slate) -> Known {
    slate.flags.iter().map(|&cell| (cell, true)).collect()
}

/// What arguments of this kind find, with all easier ones, where the flags are known.
fn found(slate: &Slate, kind: Kind) -> Known {
    let known = match kind {
        Kind::Single => return slate.close_given(1, given(slate)),
        Kind::Pair => return slate.close_given(2, given(slate)),
        Kind::Numbers | Kind::Count | Kind::Odds => slate.close_given(1, given(slate)),
    };
    let whole = slate.layouts(&slate.open(), &known).unwrap();
    let more = match kind {
        Kind::Numbers => whole.certain(),
        _ => whole.certain_with_count(),
    };
    known.into_iter().chain(more).collect()
}

/// Checks that the answers are exactly right, that an argument of this kind finds each, and that
/// easier ones find none.
fn check_kind(kind: Kind, position: &Position, slate: &Slate) {
    let Position { view, task, .. } = position;
    let answers = indices(position, &position.answers);
    assert_eq!(position.kind, kind);
    assert_eq!(indices(position, &position.flags), slate.flags);
    assert!(answers.len() < view.covered_count() - slate.flags.len(), "no answer is wrong");
    let whole = found(slate, Kind::Count);
    if *task == Task::Guess {
        assert_eq!(all(&whole, false), BTreeSet::new());
        let known = slate.close_given(1, given(slate));
        let chances = slate.layouts(&slate.open(), &known).unwrap().chances();
        let lowest = chances.values().copied().fold(1.0, f64::min);
        for (cell, chance) in chances {
            assert_eq!(chance < lowest + 1e-9, answers.contains(&cell), "{cell}: {chance}");
        }
        return;
    }
    let is_mine = *task == Task::Mines;
    assert_eq!(&all(&whole, is_mine) - &slate.flags, answers);
    assert!(answers.is_subset(&all(&found(slate, kind), is_mine)));
    if let Some(easier) = kind.simpler() {
        assert!(answers.is_disjoint(&all(&found(slate, easier), is_mine)));
    }
}

/// The lines of these numbers that have covered cells on one side alone, and no flags.
fn lines(position: &Position, numbers: &[u8]) -> Vec<Vec<usize>> {
    let size = position.view.size();
    let rows = position.rows();
    let at = |row: i32, col: i32| -> Option<u8> {
        let row = rows.get(usize::try_from(row).ok()?)?;
        row.as_bytes().get(usize::try_from(col).ok()?).copied()
    };
    let mut found = Vec::new();
    for start in size.positions() {
        for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            for side in [-1, 1] {
                let (row, col) = (i32::from(start.row), i32::from(start.col));
                let place = |along: i32, aside: i32| {
                    let aside = aside * side;
                    (row + along * down + aside * right, col + along * right + aside * down)
                };
                let look = |along, aside| {
                    let (row, col) = place(along, aside);
                    at(row, col)
                };
                let fits = numbers.iter().zip(0..).all(|(number, along)| {
                    look(along, 0) == Some(b'0' + number)
                        && look(along, 1) == Some(b'.')
                        && (-1..=1).all(|near| look(along + near, 1) != Some(b'F'))
                        && (-1..=1).all(|near| look(along + near, -1).is_none_or(is_open))
                        && [-1, 1].iter().all(|near| look(along + near, 0).is_none_or(is_open))
                });
                if fits {
                    let cells = (0..numbers.len() as i32).map(|along| {
                        let (row, col) = place(along, 0);
                        size.index(Pos::new(row as u16, col as u16))
                    });
                    found.push(cells.collect());
                }
            }
        }
    }
    found
}

const fn is_open(sign: u8) -> bool {
    sign.is_ascii_digit()
}

/// Checks that lines of these numbers find every answer, with single numbers afterwards.
fn check_pattern(key: &str, numbers: &[u8]) {
    check_each(key, |_, position, slate| {
        check_kind(Kind::Pair, position, slate);
        let mut known = given(slate);
        for line in lines(position, numbers) {
            known.extend(slate.layouts(&line, &given(slate)).unwrap().certain());
        }
        let known = slate.close_given(1, known);
        let answers = indices(position, &position.answers);
        assert!(answers.is_subset(&all(&known, position.task == Task::Mines)));
    });
}

/// The covered neighbours of a number that have no flag.
fn unknown(position: &Position, number: Pos) -> Vec<Pos> {
    let near = position.view.size().neighbours(number);
    let covered = near.filter(|&near| position.view.cell(near) == ViewCell::Covered);
    covered.filter(|near| !position.flags.contains(near)).collect()
}

/// The two numbers of the argument.
fn pair(position: &Position) -> [Pos; 2] {
    let numbers = position.hint.steps.last().unwrap().numbers();
    numbers.try_into().unwrap()
}

/// Whether all unknown cells of a number are those of another, too.
fn is_inside(position: &Position, number: Pos, other: Pos) -> bool {
    let cells = unknown(position, other);
    unknown(position, number).iter().all(|cell| cells.contains(cell))
}

#[test]
fn the_lessons_are_those_of_the_topics_in_their_order() {
    let keys: Vec<&str> = lessons().iter().map(|lesson| lesson.topic.key()).collect();
    assert_eq!(keys, Topic::ALL.iter().map(|topic| topic.key()).collect::<Vec<_>>());
    assert_eq!(
        keys.join(" "),
        "numbers flags counting chords 1-1 1-2 1-2-1 1-2-2-1 subtract edges holes three count odds \
         fifty-fifty clicks"
    );
}

/// The digits in the file are there to be read; they must be those of the mines.
#[test]
fn the_numbers_in_the_file_match_the_mines() {
    let text = include_str!("../resources/lessons.txt");
    let mut written = text.split("\n\n").skip(1).map(|board| {
        let rows = board.lines().filter(|line| !line.contains(|sign: char| sign.is_lowercase()));
        rows.filter(|line| !line.starts_with('[')).collect::<Vec<_>>()
    });
    for board in lessons().iter().flat_map(|lesson| &lesson.boards) {
        let position = board.position(Symmetry::all().next().unwrap());
        let written = written.next().unwrap();
        for (row, written) in position.rows().iter().zip(&written) {
            assert_eq!(*row, written.replace('*', "."), "{written:?}");
        }
        assert_eq!(position.rows().len(), written.len());
    }
    assert_eq!(written.next(), None);
}

#[test]
fn each_orientation_is_a_different_board() {
    for lesson in lessons() {
        for board in &lesson.boards {
            let texts: BTreeSet<String> =
                Symmetry::all().map(|symmetry| board.position(symmetry).text()).collect();
            // Some boards are symmetric but for the mines.
            assert!(texts.len() >= 4, "{}", lesson.topic.key());
        }
    }
}

#[test]
fn a_number_with_all_of_its_flags_shows_safe_cells() {
    check_each("numbers", |_, position, slate| {
        check_kind(Kind::Single, position, slate);
        assert_eq!(position.hint.steps.len(), 1);
        assert!(!position.flags.is_empty());
    });
}

#[test]
fn numbers_with_as_many_covered_cells_show_mines_to_flag() {
    check_each("flags", |board, position, slate| match board.goal {
        Goal::Clear => check_clear(position),
        _ => {
            check_kind(Kind::Single, position, slate);
            assert!(position.flags.is_empty());
        }
    });
}

#[test]
fn mines_that_are_found_count_down_other_numbers() {
    check_each("counting", |board, position, slate| match board.goal {
        Goal::Clear => check_clear(position),
        _ => {
            check_kind(Kind::Single, position, slate);
            // A number is first reduced by a mine that is flagged, or was found by another.
            let known = position.flags.len() + position.hint.steps.len() - 1;
            assert!(known > 0);
        }
    });
}

/// Checks that single numbers clear the board.
fn check_clear(position: &Position) {
    let Position { field, .. } = position;
    let size = field.size();
    let mut view = position.view.clone();
    while view.covered_count() > field.mines() as usize {
        let text = Position { view: view.clone(), ..position.clone() }.text();
        let slate = Slate::read(&text);
        let safe = all(&slate.close_given(1, given(&slate)), false);
        assert!(!safe.is_empty());
        for cell in safe {
            let pos = size.pos(cell);
            view.open(pos, field.number(pos).unwrap());
        }
    }
}

#[test]
fn chords_open_all_remaining_cells() {
    check_each("chords", |_, position, _| {
        let mut view = position.view.clone();
        let clicks = Clicks { field: &position.field };
        let (mut seen, size) = (Clicks::start(position), position.view.size());
        loop {
            // Single numbers find the mines around each chord.
            let slate = Slate::read(&Position { view: view.clone(), ..position.clone() }.text());
            let mines = all(&slate.close_given(1, given(&slate)), true);
            seen.1 = mines.iter().fold(seen.1, |flags, mine| flags | 1 << mine);
            let Some(&after) = clicks.chords(seen).first() else { break };
            for pos in size.positions().filter(|&pos| after.0 >> size.index(pos) & 1 == 1) {
                view.open(pos, position.field.number(pos).unwrap());
            }
            seen = after;
        }
        assert!(clicks.is_cleared(seen));
    });
}

/// The steps of an answer that are no single numbers: what the two of a pair still need, and what it
/// finds.
fn pairs(position: &Position) -> Vec<(usize, usize, Finding)> {
    let need = |number: Pos, mines: &[Pos]| {
        let ViewCell::Open(value) = position.view.cell(number) else { panic!("{number:?}") };
        let near = position.view.size().neighbours(number);
        usize::from(value) - near.filter(|near| mines.contains(near)).count()
    };
    let steps = position.hint.steps.iter().filter_map(|step| match &step.reason {
        Reason::Satisfied { .. } | Reason::NeedsAll { .. } => None,
        Reason::Pair { more, less, mines, .. } => {
            Some((need(*more, mines), need(*less, mines), step.finding))
        }
        other => panic!("{other:?}"),
    });
    steps.collect()
}

#[test]
fn one_one_is_the_only_pattern_that_helps() {
    check_pattern("1-1", &[1, 1]);
    check_each("1-1", |_, position, _| {
        assert_eq!(pairs(position), [(1, 1, Finding::Safe)]);
    });
}

#[test]
fn one_two_is_the_only_pattern_that_helps() {
    check_pattern("1-2", &[1, 2]);
    check_each("1-2", |_, position, slate| {
        assert!(!pairs(position).is_empty());
        assert!(pairs(position).iter().all(|(more, less, _)| (*more, *less) == (2, 1)));
        check_without(position, slate, &[1, 1]);
    });
}

#[test]
fn one_two_one_is_the_only_pattern_that_helps() {
    check_pattern("1-2-1", &[1, 2, 1]);
    check_from_both_sides("1-2-1");
}

#[test]
fn one_two_two_one_is_the_only_pattern_that_helps() {
    check_pattern("1-2-2-1", &[1, 2, 2, 1]);
    check_from_both_sides("1-2-2-1");
}

/// Checks that an answer finds mines by a 1 beside a 2, both mines of a pattern in the same way, and
/// that a 1-1 is not enough.
fn check_from_both_sides(key: &str) {
    check_each(key, |board, position, slate| {
        let found = pairs(position);
        assert!(found.iter().all(|pair| *pair == (2, 1, Finding::Mine)), "{found:?}");
        let sides = if board.goal == Goal::FlagAll { 2 } else { 1 };
        assert_eq!(found.len(), sides, "{found:?}");
        check_without(position, slate, &[1, 1]);
    });
}

/// Checks that lines of these numbers find no answer.
fn check_without(position: &Position, slate: &Slate, numbers: &[u8]) {
    let mut known = given(slate);
    for line in lines(position, numbers) {
        known.extend(slate.layouts(&line, &given(slate)).unwrap().certain());
    }
    let known = slate.close_given(1, known);
    let answers = indices(position, &position.answers);
    assert!(answers.is_disjoint(&all(&known, position.task == Task::Mines)), "{numbers:?}");
}

#[test]
fn subtraction_needs_two_numbers_and_their_known_mines() {
    check_each("subtract", |_, position, slate| {
        check_without(position, slate, &[1, 1]);
        check_without(position, slate, &[1, 2]);
        assert_eq!(position.hint.steps.len(), 1);
        check_kind(Kind::Pair, position, slate);
        let [more, less] = pair(position);
        let near = |number| position.view.size().neighbours(number);
        let is_reduced = near(more).chain(near(less)).any(|pos| position.flags.contains(&pos));
        assert!(is_reduced || is_inside(position, more, less) || is_inside(position, less, more));
    });
}

#[test]
fn numbers_at_the_edge_decide_with_few_neighbours() {
    check_each("edges", |_, position, slate| {
        check_kind(Kind::Pair, position, slate);
        let size = position.view.size();
        let is_edge = |pos: &Pos| size.block(*pos).count() < 9;
        let open = slate.open().into_iter().filter(|&cell| is_edge(&size.pos(cell)));
        let known = slate.layouts(&open.collect::<Vec<_>>(), &given(slate)).unwrap().certain();
        let answers = indices(position, &position.answers);
        assert!(answers.is_subset(&all(&known, position.task == Task::Mines)));
    });
}

#[test]
fn a_hole_is_decided_by_a_number_at_its_rim() {
    check_each("holes", |_, position, slate| {
        check_kind(Kind::Pair, position, slate);
        let hole = pair(position).into_iter().find(|&pos| unknown(position, pos).len() >= 5);
        let rim = pair(position).into_iter().find(|&pos| Some(pos) != hole).unwrap();
        assert!(is_inside(position, rim, hole.unwrap()));
    });
}

#[test]
fn three_numbers_are_needed_together() {
    check_each("three", |_, position, slate| {
        check_kind(Kind::Numbers, position, slate);
        let [step] = &position.hint.steps[..] else { panic!("{:?}", position.hint) };
        assert_eq!(step.numbers().len(), 3);
        assert!(matches!(step.reason, Reason::Suppose { count: None, .. }));
    });
}

#[test]
fn the_remaining_mines_decide_the_endgame() {
    check_each("count", |_, position, slate| {
        check_kind(Kind::Count, position, slate);
        let [step] = &position.hint.steps[..] else { panic!("{:?}", position.hint) };
        let Reason::MineCount { left, .. } = step.reason else { panic!("{step:?}") };
        assert_eq!(left, slate.mines - slate.flags.len(), "the mines that the counter shows");
    });
}

/// The risk that a step is about.
fn risk(step: &HintStep) -> &RiskReason {
    let Reason::Risk(risk) = &step.reason else { panic!("{step:?}") };
    risk
}

/// Checks a risk a second way, and that it comes from a count that is easy to follow.
fn check_risk(risk: &RiskReason, chance: f64, lowest: f64) {
    let told = risk.lowest.expect("compared with the others");
    assert!((risk.mine - chance).abs() < 1e-9 && (told - lowest).abs() < 1e-9, "{risk:?}");
    let (mines, all) = match risk.source.as_ref().unwrap() {
        RiskSource::Number { mines, cells, .. } | RiskSource::Spread { mines, cells } => {
            (*mines, *cells)
        }
        RiskSource::Layouts { with, all, .. } => (*with, *all),
    };
    assert!(all <= 12, "{all} are too many to count");
    assert!((chance - mines as f64 / all as f64).abs() < 1e-9, "{risk:?}");
}

#[test]
fn guess_boards_have_one_clearly_safest_choice() {
    check_each("odds", |_, position, slate| {
        check_kind(Kind::Odds, position, slate);
        let known = slate.close_given(1, given(slate));
        let chances = slate.layouts(&slate.open(), &known).unwrap().chances();
        let answers = indices(position, &position.answers);
        let lowest = chances[answers.first().unwrap()];
        check_risk(risk(&position.hint.steps[0]), lowest, lowest);
        for (cell, chance) in chances {
            assert!(chance > lowest + 0.1 || answers.contains(&cell), "{cell}: {chance}");
            let pos = position.view.size().pos(cell);
            let mut attempt = Attempt::with_goal(position.clone(), Goal::OpenOne, Rules::WINDOWS_7);
            // Each answer is about the cell that was opened.
            let hint = match attempt.act(Action::Open(pos)).1 {
                Some(Reply::Right(hint)) => hint,
                Some(Reply::Wrong(Verdict::Wrong { proof, .. })) => proof.unwrap(),
                other => panic!("{other:?}"),
            };
            assert_eq!((hint.cell, &hint.steps[0].cells[..]), (pos, &[pos][..]));
            check_risk(risk(&hint.steps[0]), chance, lowest);
        }
    });
}

#[test]
fn fifty_fifties_are_settled_unless_the_mine_count_decides() {
    check_each("fifty-fifty", |board, position, slate| {
        let kind = match position.task {
            Task::Guess => Kind::Odds,
            _ => Kind::Count,
        };
        check_kind(kind, position, slate);
        if board.settles {
            let known = found(slate, Kind::Count);
            let unknown = position.view.covered_count() - known.len();
            assert_eq!((unknown, position.answers.len()), (2, 2), "two cells, one mine");
        }
    });
}

#[test]
fn every_kind_has_a_lesson_and_each_lesson_needs_the_kind_that_it_teaches() {
    for &kind in Kind::ALL {
        assert_eq!(Topic::teaching(kind).kind(), Some(kind));
    }
    let symmetry = Symmetry::of_seed(0);
    for Lesson { topic, boards } in lessons() {
        let hardest = boards.iter().map(|board| board.position(symmetry).kind).max();
        let is_about_clicks = matches!(topic, Topic::Chords | Topic::Clicks);
        assert_eq!(topic.kind(), hardest.filter(|_| !is_about_clicks), "{topic:?}");
    }
}

/// A board of at most 64 cells for a player who knows the mines; sets of cells are bits.
struct Clicks<'a> {
    field: &'a Minefield,
}

/// The open and the flagged cells.
type Seen = (u64, u64);

impl Clicks<'_> {
    fn start(position: &Position) -> Seen {
        let size = position.view.size();
        let bits = |cells: &mut dyn Iterator<Item = Pos>| {
            cells.fold(0, |bits, pos| bits | 1 << size.index(pos))
        };
        let is_open = |pos: &Pos| position.view.cell(*pos) != ViewCell::Covered;
        let open = bits(&mut size.positions().filter(is_open));
        (open, bits(&mut position.flags.iter().copied()))
    }

    fn is_cleared(&self, (open, _): Seen) -> bool {
        open.count_ones() as usize == self.field.safe_cells()
    }

    fn opened(&self, (mut open, flags): Seen, first: Pos) -> Seen {
        let size = self.field.size();
        let mut todo = vec![first];
        while let Some(pos) = todo.pop() {
            let bit = 1 << size.index(pos);
            if (open | flags) & bit == 0 {
                open |= bit;
                if self.field.number(pos) == Some(0) {
                    todo.extend(size.neighbours(pos));
                }
            }
        }
        (open, flags)
    }

    /// What each chord leads to.
    fn chords(&self, seen: Seen) -> Vec<Seen> {
        let size = self.field.size();
        let chord = |pos: Pos| {
            let (open, flags) = seen;
            let near = || size.neighbours(pos);
            let flagged = near().filter(|&near| flags >> size.index(near) & 1 == 1).count();
            let is_met = self.field.number(pos).map(usize::from) == Some(flagged);
            let after = near().fold(seen, |seen, near| self.opened(seen, near));
            (open >> size.index(pos) & 1 == 1 && is_met && after != seen).then_some(after)
        };
        size.positions().filter_map(chord).collect()
    }

    /// What each flag and each opening leads to.
    fn flags_and_openings(&self, seen: Seen) -> Vec<Seen> {
        let (open, flags) = seen;
        let size = self.field.size();
        let covered = size.positions().filter(|&pos| (open | flags) >> size.index(pos) & 1 == 0);
        let click = |pos| match self.field.is_mine(pos) {
            true => (open, flags | 1 << size.index(pos)),
            false => self.opened(seen, pos),
        };
        covered.map(click).collect()
    }

    /// The fewest clicks that clear the board.
    fn fewest(&self, start: Seen) -> u32 {
        let mut before = BTreeSet::new();
        let mut reached = BTreeSet::from([start]);
        for clicks in 0.. {
            if reached.iter().any(|&seen| self.is_cleared(seen)) {
                return clicks;
            }
            before.extend(&reached);
            let next = |&seen| [self.chords(seen), self.flags_and_openings(seen)].concat();
            let next: BTreeSet<Seen> = reached.iter().flat_map(next).collect();
            reached = &next - &before;
        }
        unreachable!("opening each cell clears the board")
    }
}

#[test]
fn the_allowed_clicks_are_the_fewest_possible() {
    check_each("clicks", |board, position, slate| {
        let Goal::FewClicks(most) = board.goal else { panic!("{:?}", board.goal) };
        // Everything is certain from the start, so nobody needs luck.
        assert_eq!(found(slate, Kind::Count).len(), position.view.covered_count());
        assert_eq!(Clicks { field: &position.field }.fewest(Clicks::start(position)), most);
    });
}

#[test]
fn the_manual_says_how_many_boards_a_lesson_has() {
    let counts = || lessons().iter().map(|lesson| lesson.boards.len());
    assert_eq!((counts().min(), counts().max()), (Some(3), Some(7)));
    let manual = std::fs::read_to_string("docs/manual.md").unwrap();
    assert!(manual.contains("has three to seven small boards"));
}
