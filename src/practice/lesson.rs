//! Lessons: small boards, from what a number says to using fewer clicks.
//!
//! The boards are in `resources/lessons.txt`. Each needs the argument of its lesson, and no easier
//! one; the tests prove that in every direction that a board can be turned to.

use super::attempt::Goal;
use super::{Classifier, Kind, Position, Task};
use crate::game::choice::{Choice, choice};
use crate::game::{BoardSize, Minefield, Pos};
use crate::solver::PlayerView;
use std::sync::LazyLock;

choice! {
    /// What is learnt, in this order. The keys are in the player's files.
    Topic {
        Numbers = "numbers",
        Flags = "flags",
        Counting = "counting",
        Chords = "chords",
        OneOne = "1-1",
        OneTwo = "1-2",
        OneTwoOne = "1-2-1",
        OneTwoTwoOne = "1-2-2-1",
        /// Mines off numbers, and numbers off one another.
        Subtract = "subtract",
        Edges = "edges",
        /// Open numbers amid covered cells.
        Holes = "holes",
        /// Three numbers at once.
        Three = "three",
        /// The number of mines.
        Count = "count",
        /// Choosing a guess.
        Odds = "odds",
        FiftyFifty = "fifty-fifty",
        /// Using fewer clicks.
        Clicks = "clicks",
    }
}

impl Topic {
    /// The kind of argument that its hardest boards need; `None` where it teaches how to click.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Numbers | Self::Flags | Self::Counting => Some(Kind::Single),
            Self::OneOne
            | Self::OneTwo
            | Self::OneTwoOne
            | Self::OneTwoTwoOne
            | Self::Subtract
            | Self::Edges
            | Self::Holes => Some(Kind::Pair),
            Self::Three => Some(Kind::Numbers),
            Self::Count => Some(Kind::Count),
            Self::Odds | Self::FiftyFifty => Some(Kind::Odds),
            Self::Chords | Self::Clicks => None,
        }
    }

    /// The lesson for a kind of argument: the first that teaches it.
    pub fn teaching(kind: Kind) -> Self {
        let mut topics = Self::ALL.iter().copied();
        topics.find(|topic| topic.kind() == Some(kind)).expect("a lesson for every kind")
    }
}

/// A lesson: a topic, and boards to try it on, the easiest first.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    pub topic: Topic,
    pub boards: Vec<LessonBoard>,
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let text = include_str!("../../resources/lessons.txt");
    let lessons = text.split("\n[").skip(1).map(|part| {
        let (key, boards) = part.split_once("]\n").expect("a lesson has a key");
        let topic = Topic::from_key(key).expect("a known topic");
        Lesson { topic, boards: boards.trim().split("\n\n").map(LessonBoard::read).collect() }
    });
    lessons.collect()
});

/// All lessons, in the order to learn them.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// A board of a lesson: what to do on it, and how it looks at the beginning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonBoard {
    pub goal: Goal,
    pub task: Task,
    /// Whether the guess is to settle a 50/50.
    pub settles: bool,
    rows: Vec<Vec<Cell>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cell {
    Open,
    Free,
    Mine,
    Flag,
}

impl LessonBoard {
    /// Reads a line with the goal, and the rows.
    fn read(text: &str) -> Self {
        let (goal, rows) = text.split_once('\n').expect("a board has rows");
        let settles = goal == "settle";
        let (goal, task) = match goal.split_once(' ').unwrap_or((goal, "")) {
            ("open", _) => (Goal::OpenOne, Task::Safe),
            ("guess" | "settle", _) => (Goal::OpenOne, Task::Guess),
            ("flag", _) => (Goal::FlagAll, Task::Mines),
            ("clear", _) => (Goal::Clear, Task::Safe),
            ("chord", _) => (Goal::ChordAll, Task::Safe),
            ("clicks", most) => {
                (Goal::FewClicks(most.parse().expect("a number of clicks")), Task::Safe)
            }
            (unknown, _) => panic!("{unknown} is no goal"),
        };
        let cell = |sign| match sign {
            '.' => Cell::Free,
            '*' => Cell::Mine,
            'F' => Cell::Flag,
            _ => Cell::Open,
        };
        let rows = rows.lines().map(|row| row.chars().map(cell).collect()).collect();
        Self { goal, task, settles, rows }
    }

    /// The position to begin with, on the board that is turned like this.
    pub fn position(&self, symmetry: Symmetry) -> Position {
        let rows = symmetry.turn(&self.rows);
        let size = BoardSize::new(rows.len(), rows[0].len()).expect("a small board");
        let cells: Vec<Cell> = rows.into_iter().flatten().collect();
        let all = |wanted: &[Cell]| -> Vec<Pos> {
            let matches = cells.iter().enumerate().filter(|(_, cell)| wanted.contains(cell));
            matches.map(|(index, _)| size.pos(index)).collect()
        };
        let mines = all(&[Cell::Mine, Cell::Flag]).into_iter().map(|pos| size.index(pos));
        let field = Minefield::new(size, mines);
        let mut view = PlayerView::unopened(&field);
        for pos in all(&[Cell::Open]) {
            view.open(pos, field.number(pos).unwrap_or_default());
        }
        let position = Classifier::default().position(&field, view, all(&[Cell::Flag]), self.task);
        position.expect("every board has an answer")
    }
}

/// A way to turn or mirror a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symmetry {
    swaps_axes: bool,
    flips_rows: bool,
    flips_cols: bool,
}

impl Symmetry {
    /// All of them, first the one that changes nothing.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self::of_seed)
    }

    /// Each is as likely as any other.
    pub const fn of_seed(seed: u64) -> Self {
        Self { swaps_axes: seed & 1 != 0, flips_rows: seed & 2 != 0, flips_cols: seed & 4 != 0 }
    }

    /// These rows, turned.
    fn turn<T: Copy>(self, rows: &[Vec<T>]) -> Vec<Vec<T>> {
        let mut turned = rows.to_vec();
        if self.swaps_axes {
            let cols = rows.first().map_or(0, Vec::len);
            turned = (0..cols).map(|col| rows.iter().map(|row| row[col]).collect()).collect();
        }
        if self.flips_rows {
            turned.reverse();
        }
        if self.flips_cols {
            turned.iter_mut().for_each(|row| row.reverse());
        }
        turned
    }
}
