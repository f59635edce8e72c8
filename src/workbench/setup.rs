//! A position or a board that is set up, and what becomes of it.

use crate::game::level::LevelError;
use crate::game::{BoardSize, Game, Level, Minefield, Moment, Pos, Rules, SizeError, VisibleCell};
use crate::practice::{Classifier, Position, Task};
use crate::solver::{PlayerView, Solver, ViewCell};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// What is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// What a player sees: numbers, flags, covered cells and the number of mines.
    Position,
    /// Where the mines are.
    Board,
}

/// A cell of a [`Setup`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Of a position.
    Covered,
    /// Of a position: a covered cell with a flag, which tells the solver nothing.
    Flag,
    /// Of a position: an open number from 0 to 8, whether it can be right or not.
    Open(u8),
    /// Of a board.
    Mine,
    /// Of a board: a cell without a mine.
    Free,
}

/// A position or a board that is set up. It may be impossible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    size: BoardSize,
    mode: Mode,
    /// At most as many as cells. Those of a board are counted.
    pub(super) mines: u32,
    /// Row by row.
    pub(super) cells: Vec<Cell>,
}

impl Cell {
    /// The highest number that a cell can show.
    const MAX: u8 = 8;

    /// The mode in which there are such cells.
    pub const fn mode(self) -> Mode {
        match self {
            Self::Covered | Self::Flag | Self::Open(_) => Mode::Position,
            Self::Mine | Self::Free => Mode::Board,
        }
    }

    /// The cell after so many notches of the wheel: in a position covered, then 0 to 8, then covered
    /// again; in a board with a mine or without.
    #[must_use]
    pub fn turned(self, notches: i32) -> Self {
        let count = i32::from(Self::MAX) + 2;
        let place = match self {
            Self::Mine | Self::Free => {
                let mine = (self == Self::Mine) != (notches.rem_euclid(2) == 1);
                return if mine { Self::Mine } else { Self::Free };
            }
            Self::Covered | Self::Flag => 0,
            Self::Open(number) => i32::from(number) + 1,
        };
        match (place + notches.rem_euclid(count)) % count {
            0 => Self::Covered,
            place => Self::Open(place as u8 - 1),
        }
    }
}

impl Setup {
    /// A position in which all is covered, or a board without mines. `mines` counts in a position
    /// only, up to the number of cells.
    pub fn empty(mode: Mode, size: BoardSize, mines: usize) -> Self {
        let cell = match mode {
            Mode::Position => Cell::Covered,
            Mode::Board => Cell::Free,
        };
        let mut setup = Self { size, mode, mines: 0, cells: vec![cell; size.cells()] };
        setup.set_mines(mines);
        setup
    }

    /// What the player of a game sees, with the flags: of a game in progress, or at a moment of a
    /// recording with the game of its session. Of a lost game it is what there was to see before
    /// the mines were shown.
    pub fn of_game(game: &Game) -> Self {
        let mut setup = Self::empty(Mode::Position, game.size(), game.mines() as usize);
        for (cell, pos) in setup.cells.iter_mut().zip(game.size().positions()) {
            *cell = match game.cell(pos) {
                VisibleCell::Open(number) => Cell::Open(number),
                VisibleCell::Flag | VisibleCell::WrongFlag => Cell::Flag,
                _ => Cell::Covered,
            };
        }
        setup
    }

    pub fn of_field(field: &Minefield) -> Self {
        let mut setup = Self::empty(Mode::Board, field.size(), 0);
        setup.mines = field.mines();
        for pos in field.mine_positions() {
            setup.cells[field.size().index(pos)] = Cell::Mine;
        }
        setup
    }

    /// A position with these flags; those on open cells are left out.
    pub fn of_view(view: &PlayerView, flags: &[Pos]) -> Self {
        let size = view.size();
        let mut setup = Self::empty(Mode::Position, size, view.mines());
        for (cell, pos) in setup.cells.iter_mut().zip(size.positions()) {
            if let ViewCell::Open(number) = view.cell(pos) {
                *cell = Cell::Open(number.min(Cell::MAX));
            }
        }
        for &flag in flags.iter().filter(|&&pos| size.contains(pos)) {
            let cell = &mut setup.cells[size.index(flag)];
            if *cell == Cell::Covered {
                *cell = Cell::Flag;
            }
        }
        setup
    }

    /// Whether this is that board, or a position of it: at least three numbers, each as on the board.
    pub fn is_of(&self, field: &Minefield) -> bool {
        let mut numbers = 0;
        let fits = |(&cell, pos): (&Cell, Pos)| match cell {
            Cell::Covered | Cell::Flag => true,
            Cell::Open(number) => {
                numbers += u32::from(number > 0);
                field.number(pos) == Some(number)
            }
            Cell::Mine | Cell::Free => field.is_mine(pos) == (cell == Cell::Mine),
        };
        self.size == field.size()
            && self.cells.iter().zip(self.size.positions()).all(fits)
            && (self.mode == Mode::Board || numbers >= 3)
    }

    pub const fn size(&self) -> BoardSize {
        self.size
    }

    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// All mines: as many as a position says, or as there are on a board.
    pub const fn mines(&self) -> usize {
        self.mines as usize
    }

    /// The mines of a position without those that are flagged; may be negative.
    pub fn mines_left(&self) -> i64 {
        i64::from(self.mines) - self.flags().len() as i64
    }

    /// # Panics
    /// If `pos` is outside.
    pub fn cell(&self, pos: Pos) -> Cell {
        self.cells[self.size.index(pos)]
    }

    /// Sets a cell. Returns false if it is so already, is outside, or is none of this mode.
    pub fn set(&mut self, pos: Pos, cell: Cell) -> bool {
        let is_number = !matches!(cell, Cell::Open(Self::FIRST_IMPOSSIBLE..));
        if !self.size.contains(pos) || cell.mode() != self.mode || !is_number {
            return false;
        }
        let old = std::mem::replace(&mut self.cells[self.size.index(pos)], cell);
        self.mines += u32::from(cell == Cell::Mine && old == Cell::Free);
        self.mines -= u32::from(cell == Cell::Free && old == Cell::Mine);
        old != cell
    }

    const FIRST_IMPOSSIBLE: u8 = Cell::MAX + 1;

    /// Sets the number of mines of a position, at most that of its cells. Returns false if it is so
    /// already. The mines of a board are those that are set.
    pub fn set_mines(&mut self, mines: usize) -> bool {
        let mines = mines.min(self.size.cells()) as u32;
        let changes = self.mode == Mode::Position && self.mines != mines;
        if changes {
            self.mines = mines;
        }
        changes
    }

    /// This board or position in another size: what lies to the right and below is cut off or new.
    ///
    /// # Errors
    /// If a side is not within 1 to [`Level::MAX_SIDE`].
    pub fn resized(&self, rows: usize, cols: usize) -> Result<Self, SizeError> {
        let size = BoardSize::within(rows, cols, Level::MAX_SIDE)?;
        let mut resized = Self::empty(self.mode, size, self.mines());
        for pos in size.positions().filter(|&pos| self.size.contains(pos)) {
            resized.set(pos, self.cell(pos));
        }
        Ok(resized)
    }

    /// This board or position in this mode. Of a board, the mines are flagged and all else is open.
    /// Of a position, the flags are the mines, and the numbers are those that follow. So a board
    /// comes back as it was, and so does a position in which all mines are flagged and the rest is
    /// open.
    #[must_use]
    pub fn in_mode(&self, mode: Mode) -> Self {
        if mode == self.mode {
            return self.clone();
        }
        let size = self.size;
        match self.field() {
            Some(field) => {
                let mut position = Self::empty(mode, size, self.mines());
                for pos in size.positions() {
                    position.set(pos, field.number(pos).map_or(Cell::Flag, Cell::Open));
                }
                position
            }
            None => {
                let mut board = Self::empty(mode, size, 0);
                for pos in self.flags() {
                    board.set(pos, Cell::Mine);
                }
                board
            }
        }
    }

    /// The flags of a position, row by row.
    pub fn flags(&self) -> Vec<Pos> {
        self.all(Cell::Flag).collect()
    }

    fn all(&self, wanted: Cell) -> impl Iterator<Item = Pos> + '_ {
        self.size.positions().filter(move |&pos| self.cell(pos) == wanted)
    }

    /// What a player sees of a position; a board is covered.
    pub fn view(&self) -> PlayerView {
        let view = PlayerView::new(self.size, self.mines());
        let mut view = view.expect("there are never more mines than cells");
        for pos in self.size.positions() {
            if let Cell::Open(number) = self.cell(pos) {
                view.open(pos, number);
            }
        }
        view
    }

    /// The mines of a board; `None` for a position.
    pub fn field(&self) -> Option<Minefield> {
        let mines = self.all(Cell::Mine).map(|pos| self.size.index(pos));
        (self.mode == Mode::Board).then(|| Minefield::new(self.size, mines))
    }

    /// The level of a game on it.
    ///
    /// # Errors
    /// If a side is longer than [`Level::MAX_SIDE`], or all cells are mines.
    pub fn level(&self) -> Result<Level, LevelError> {
        Level::with_dimensions(self.size.rows().into(), self.size.cols().into(), self.mines())
    }

    /// The board itself, or one that fits the position: each with the same chance. `None` if none
    /// fits, or if they are too many to count, as with more than 1,000 covered cells.
    pub fn draw_field(&self, seed: u64) -> Option<Minefield> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.field().or_else(|| self.view().draw_any_field(&mut random))
    }

    /// The game to play from here: a board from its beginning, a position as it stands with its
    /// flags, on a board that fits. `None` if there is no such board (see [`Self::draw_field`]),
    /// nothing is left to open, or it is no level.
    pub fn game(&self, rules: Rules, seed: u64, now: Moment) -> Option<Game> {
        let level = self.level().ok()?;
        let field = self.draw_field(seed)?;
        let is_open = |pos: &Pos| matches!(self.cell(*pos), Cell::Open(_));
        let open: Vec<Pos> = self.size.positions().filter(is_open).collect();
        if open.len() == field.safe_cells() {
            return None;
        }
        let game = Game::with_board(level, rules, field, now);
        let flags = self.flags();
        let is_fresh = open.is_empty() && flags.is_empty();
        Some(if is_fresh { game } else { game.with_cells(open, flags) })
    }

    /// The position as a puzzle: to find a safe cell if there is one, or else the best guess. Flags
    /// that are not certain are left out. `None` for a board, if its layouts are too many to count,
    /// or if it makes no good puzzle (see [`Classifier::position`]).
    pub fn puzzle(&self, seed: u64) -> Option<Position> {
        if self.mode == Mode::Board {
            return None;
        }
        let view = self.view();
        let field = self.draw_field(seed)?;
        let mut solver = Solver::default();
        let odds = solver.odds(&view).ok()?;
        let flags = self.all(Cell::Flag).filter(|&pos| odds.mine_chance(pos) == Some(1.0));
        let flags: Vec<Pos> = flags.collect();
        let is_safe = odds.certain_safe().next().is_some();
        let task = if is_safe { Task::Safe } else { Task::Guess };
        Classifier::default().position(&field, view, flags, task)
    }
}
