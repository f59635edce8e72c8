//! Pictures of Minesweeper boards as other games show them, drawn from geometry and the fonts of the
//! repository.

use super::board_themes::{BoardTheme, THEMES};
use super::picture_noise::Random;
use super::picture_numbers::{BRIGHT, CLASSIC, GARDEN, GARDEN_MINES, GLASS, PASTEL, STROKES};
use super::picture_pen::{Pen, blend, color};
use sapper::game::VisibleCell;
use tiny_skia::Pixmap;

/// The game that a picture looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Grey cells with bevels, as in Windows XP.
    Classic,
    /// The same in dark colours, as web pages have it.
    ClassicDark,
    /// Cells of blue glass, as in Windows 7.
    Glass,
    /// A chessboard of green and sand, without lines.
    Garden,
    /// Flat cells, each number with a background of its own, as in GNOME Mines.
    Pastel,
    /// One of [`THEMES`].
    Theme(usize),
}

pub const LOOKS: [Look; 5] =
    [Look::Classic, Look::ClassicDark, Look::Glass, Look::Garden, Look::Pastel];

/// Those and one for each theme.
pub fn all_looks() -> impl Iterator<Item = Look> {
    LOOKS.into_iter().chain((0..THEMES.len()).map(Look::Theme))
}

/// A board, row by row.
pub struct Board {
    pub rows: usize,
    pub columns: usize,
    pub cells: Vec<VisibleCell>,
}

/// A picture of a board.
pub struct Picture {
    pub pixmap: Pixmap,
    /// The left upper corner of the board, in pixels.
    pub corner: (f32, f32),
}

impl Look {
    fn is_whole(self) -> bool {
        matches!(self, Self::Glass | Self::Garden)
    }

    fn theme(self) -> Option<&'static BoardTheme> {
        if let Self::Theme(at) = self { Some(&THEMES[at]) } else { None }
    }
}

impl Board {
    /// A board in the middle of a game, or at the end of a lost one.
    pub fn random(
        rows: usize,
        columns: usize,
        mines: usize,
        lost: bool,
        random: &mut Random,
    ) -> Self {
        Self::opened(rows, columns, mines, lost, 0.5, random)
    }

    /// The same with this share of the safe cells open, or some more.
    pub fn opened(
        rows: usize,
        columns: usize,
        mines: usize,
        lost: bool,
        share: f32,
        random: &mut Random,
    ) -> Self {
        let mut is_mine = vec![false; rows * columns];
        while is_mine.iter().filter(|mine| **mine).count() < mines {
            is_mine[random.below(rows * columns)] = true;
        }
        let near = |cell: usize| -> Vec<usize> {
            let (row, column) = (cell / columns, cell % columns);
            let rows = row.saturating_sub(1)..=(row + 1).min(rows - 1);
            let columns_near = column.saturating_sub(1)..=(column + 1).min(columns - 1);
            let cells =
                rows.flat_map(|row| columns_near.clone().map(move |column| row * columns + column));
            cells.filter(|other| *other != cell).collect()
        };
        let number = |cell: usize| near(cell).iter().filter(|cell| is_mine[**cell]).count() as u8;
        let mut cells = vec![VisibleCell::Covered; rows * columns];
        let safe = rows * columns - mines;
        let mut left = (share * safe as f32) as usize;
        while left > 0 {
            let start = random.below(rows * columns);
            let mut next = vec![start];
            while let Some(cell) = next.pop() {
                if is_mine[cell] || cells[cell] != VisibleCell::Covered {
                    continue;
                }
                cells[cell] = VisibleCell::Open(number(cell));
                left = left.saturating_sub(1);
                if number(cell) == 0 {
                    next.extend(near(cell));
                }
            }
        }
        for cell in 0..cells.len() {
            let is_near_open =
                near(cell).iter().any(|cell| matches!(cells[*cell], VisibleCell::Open(_)));
            if is_mine[cell] {
                cells[cell] = match (random.below(8), lost) {
                    (0..4, _) if is_near_open => VisibleCell::Flag,
                    (4, false) if is_near_open => VisibleCell::Question,
                    (_, true) => VisibleCell::Mine,
                    _ => VisibleCell::Covered,
                };
            } else if lost && cells[cell] == VisibleCell::Covered && random.below(20) == 0 {
                cells[cell] = VisibleCell::WrongFlag;
            }
        }
        let first_mine = cells.iter().position(|cell| *cell == VisibleCell::Mine);
        if let Some(hit) = first_mine.filter(|_| lost) {
            cells[hit] = VisibleCell::HitMine;
        }
        Self { rows, columns, cells }
    }

    /// Whether there is a covered cell here: none beyond the border.
    fn is_covered(&self, row: Option<usize>, column: Option<usize>) -> bool {
        let inside = |at: Option<usize>, count: usize| at.filter(|at| *at < count);
        let (row, column) = (inside(row, self.rows), inside(column, self.columns));
        row.zip(column)
            .is_some_and(|(row, column)| is_covered(self.cells[row * self.columns + column]))
    }

    /// Draws the board with its surroundings.
    pub fn draw(&self, look: Look, pitch: f32) -> Picture {
        let (left, top) = (1.2 * pitch + 7.0, 3.4 * pitch + 31.0);
        let width = (left * 2.0 + pitch * self.columns as f32 + 40.0) as u32;
        let height = (top + pitch * self.rows as f32 + 57.0) as u32;
        let pixmap = Pixmap::new(width, height).expect("a picture");
        let mut drawing = Drawing { pen: Pen { pixmap, pitch, left, top }, look };
        drawing.surroundings(self.rows as f32, self.columns as f32);
        for (place, content) in self.cells.iter().enumerate() {
            let (row, column) = (place / self.columns, place % self.columns);
            let places = |first: f32, at: usize| {
                let [start, end] = [at, at + 1].map(|at| first + pitch * at as f32);
                // These games put each cell on whole pixels, so that some are larger by one.
                if look.is_whole() { (start.round(), end.round()) } else { (start, end) }
            };
            let ((x, right), (y, bottom)) = (places(left, column), places(top, row));
            (drawing.pen.left, drawing.pen.top) = (x, y);
            drawing.pen.pitch = (right - x).max(bottom - y);
            drawing.cell(self, *content, row, column);
        }
        Picture { pixmap: drawing.pen.pixmap, corner: (left, top) }
    }
}

/// A board that is drawn.
struct Drawing {
    pen: Pen,
    look: Look,
}

impl Drawing {
    /// A window with a title, buttons and counters.
    fn surroundings(&mut self, rows: f32, columns: f32) {
        let (page, bar, frame) = match self.look {
            Look::Classic => (0xFFFFFF, 0x0A246A, 0xC0C0C0),
            Look::ClassicDark => (0x1B1D1E, 0x2A2D2E, 0x474E55),
            Look::Glass => (0xE9EEF4, 0xB9D1EA, 0xF5F7FA),
            Look::Garden => (0xFFFFFF, 0x4A752C, 0x4A752C),
            Look::Pastel => (0xF6F5F4, 0xDEDDDA, 0xF6F5F4),
            Look::Theme(at) => (THEMES[at].page, 0x45617C, THEMES[at].page),
        };
        self.pen.pixmap.fill(color(page));
        // The chessboard begins below its bar, without a frame.
        let (around, height) =
            if self.look == Look::Garden { (0.0, 3.2) } else { (0.7, rows + 3.9) };
        let width = columns + 2.0 * around;
        self.pen.fill(-around, -3.2, width, height, frame);
        self.pen.fill(-around, -3.2, width, 0.9, bar);
        self.pen.text("Minesweeper", -0.5, -2.5, 0.6, 0xEEEEEE, BOLD);
        self.pen.fill(-0.2, -1.9, 2.4, 1.4, 0x000000);
        self.pen.text("042", 0.0, -0.7, 1.2, 0xFF2020, BOLD);
        self.pen.fill(columns - 2.2, -1.9, 2.4, 1.4, 0x000000);
        self.pen.text("108", columns - 2.0, -0.7, 1.2, 0xFF2020, BOLD);
        self.pen.disc(columns / 2.0, -1.2, 0.6, 0xFFDD33);
        if matches!(self.look, Look::Classic | Look::ClassicDark) {
            let (light, dark) = bevel(self.look);
            self.pen.fill(-0.19, -0.19, columns + 0.38, rows + 0.38, light);
            self.pen.fill(-0.19, -0.19, columns + 0.19, rows + 0.19, dark);
        }
    }

    fn cell(&mut self, board: &Board, content: VisibleCell, row: usize, column: usize) {
        let number = if let VisibleCell::Open(number) = content { number } else { 0 };
        // Where covered cells are: above, to the left, below, to the right.
        let covered = [
            (row.checked_sub(1), Some(column)),
            (Some(row), column.checked_sub(1)),
            (Some(row + 1), Some(column)),
            (Some(row), Some(column + 1)),
        ]
        .map(|(row, column)| board.is_covered(row, column));
        let light =
            0.6 * row as f32 / board.rows as f32 + 0.4 * column as f32 / board.columns as f32;
        if self.look == Look::Glass {
            self.glass(content, covered, light);
        } else {
            self.background(content, is_covered(content), row * 3 + column);
        }
        if self.look == Look::Garden && !is_covered(content) {
            self.hedge(covered);
        }
        match content {
            VisibleCell::Open(1..) => self.number(number),
            VisibleCell::Flag => self.flag(),
            VisibleCell::Question => self.pen.text("?", 0.3, 0.78, 0.72, self.ink(), SEMIBOLD),
            VisibleCell::Mine | VisibleCell::HitMine => self.mine(),
            VisibleCell::WrongFlag => {
                self.mine();
                self.pen.stroke(&[(0.2, 0.2), (0.8, 0.8)], 0.1, 0xEE0000);
                self.pen.stroke(&[(0.2, 0.8), (0.8, 0.2)], 0.1, 0xEE0000);
            }
            VisibleCell::Covered | VisibleCell::Open(_) => {}
        }
    }

    fn background(&mut self, content: VisibleCell, is_covered: bool, at: usize) {
        match self.look {
            Look::Glass => {}
            Look::Theme(at) => self.themed(&THEMES[at], content, is_covered),
            Look::Classic | Look::ClassicDark => {
                let (light, dark) = bevel(self.look);
                let is_dark = self.look == Look::ClassicDark;
                if is_covered {
                    self.pen.fill(0.0, 0.0, 1.0, 1.0, dark);
                    self.pen.polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)], light);
                    self.pen.fill(
                        0.125,
                        0.125,
                        0.75,
                        0.75,
                        if is_dark { 0x50585F } else { 0xC0C0C0 },
                    );
                } else {
                    self.pen.fill(0.0, 0.0, 1.0, 1.0, dark);
                    let inside = if is_dark { 0x3A4147 } else { 0xC0C0C0 };
                    self.pen.fill(
                        0.0625,
                        0.0625,
                        0.9375,
                        0.9375,
                        if content == VisibleCell::HitMine { 0xFF0000 } else { inside },
                    );
                }
            }
            Look::Garden => {
                let color = match (is_covered, content, at.is_multiple_of(2)) {
                    (true, _, true) => 0xAAD751,
                    (true, _, false) => 0xA2D149,
                    (_, VisibleCell::HitMine, _) => 0xDB3236,
                    (_, VisibleCell::Mine | VisibleCell::WrongFlag, _) => GARDEN_MINES[at % 5],
                    (_, _, true) => 0xE5C29F,
                    (_, _, false) => 0xD7B899,
                };
                self.pen.fill(0.0, 0.0, 1.0, 1.0, color);
            }
            Look::Pastel => {
                let color = match content {
                    _ if is_covered => 0xBABDB6,
                    VisibleCell::HitMine => 0xCC0000,
                    VisibleCell::Open(number) => PASTEL[usize::from(number)],
                    _ => 0xDEDEDC,
                };
                self.pen.fill(0.03, 0.03, 0.94, 0.94, color);
            }
        }
    }

    fn themed(&mut self, theme: &BoardTheme, content: VisibleCell, is_covered: bool) {
        let (line, width) = theme.line;
        self.pen.fill(0.0, 0.0, 1.0, 1.0, line);
        let (inside, bevel) = match content {
            VisibleCell::HitMine => (0xFF2020, theme.open_bevel),
            VisibleCell::Open(number) => {
                (theme.tints.map_or(theme.open, |it| it[usize::from(number)]), theme.open_bevel)
            }
            _ if is_covered => (theme.covered, theme.covered_bevel),
            _ => (theme.open, theme.open_bevel),
        };
        let inner = 1.0 - width;
        self.pen.fill(width / 2.0, width / 2.0, inner, inner, inside);
        if let Some((side, light, dark)) = bevel {
            let start = width / 2.0;
            self.pen.fill(start, start, inner, inner, dark);
            let end = start + inner;
            self.pen.polygon(&[(start, start), (end, start), (start, end)], light);
            self.pen.fill(
                start + side,
                start + side,
                inner - 2.0 * side,
                inner - 2.0 * side,
                inside,
            );
        }
    }

    /// A cell of glass. Light falls across the whole board, and covered cells throw shadows.
    fn glass(&mut self, content: VisibleCell, covered: [bool; 4], light: f32) {
        self.pen.fill(0.0, 0.0, 1.0, 1.0, 0x0C1022);
        let (from, to) = match content {
            VisibleCell::HitMine => (0xFF6A5A, 0xD02818),
            _ if is_covered(content) => {
                (blend(0xA8E4FF, 0x4A5FD0, light), blend(0x6FBCF8, 0x3038B8, light))
            }
            _ => (blend(0xF0F7FF, 0xB4B8D8, light), blend(0xDCE6F4, 0xA8ACD0, light)),
        };
        self.pen.gradient(0.04, 0.92, from, to);
        let shine = blend(from, 0xFFFFFF, 0.45);
        if is_covered(content) {
            self.pen.stroke(&[(0.1, 0.9), (0.1, 0.1), (0.9, 0.1)], 0.05, shine);
            let corner = [(0.35, 0.8), (0.8, 0.8), (0.8, 0.35)];
            self.pen.stroke(&corner, 0.05, blend(from, 0xFFFFFF, 0.25));
            self.pen.disc(0.2, 0.2, 0.04, 0xFFFFFF);
            return;
        }
        self.pen.stroke(&[(0.1, 0.9), (0.9, 0.9), (0.9, 0.1)], 0.06, shine);
        let shadow = blend(from, 0x505058, 0.7);
        if covered[0] {
            self.pen.fill(0.04, 0.04, 0.92, 0.13, shadow);
        }
        if covered[1] {
            self.pen.fill(0.04, 0.04, 0.13, 0.92, shadow);
        }
    }

    /// The border of an open area.
    fn hedge(&mut self, covered: [bool; 4]) {
        let sides = [
            (0.0, 0.0, 1.0, 0.08),
            (0.0, 0.0, 0.08, 1.0),
            (0.0, 0.92, 1.0, 0.08),
            (0.92, 0.0, 0.08, 1.0),
        ];
        for ((x, y, width, height), _) in sides.into_iter().zip(covered).filter(|it| it.1) {
            self.pen.fill(x, y, width, height, 0x87AF3A);
        }
    }

    /// The colour of mines and question marks.
    fn ink(&self) -> u32 {
        if let Some(theme) = self.look.theme() {
            return theme.ink;
        }
        if self.look == Look::ClassicDark { 0xE8E8E8 } else { 0x101010 }
    }

    fn number(&mut self, number: u8) {
        let colors = match self.look {
            Look::Classic => CLASSIC,
            Look::ClassicDark => BRIGHT,
            Look::Glass => GLASS,
            Look::Garden => GARDEN,
            Look::Pastel => [0x2E3436; 8],
            Look::Theme(at) => THEMES[at].numbers,
        };
        let color = colors[usize::from(number - 1)];
        if self.look.theme().is_some_and(|theme| theme.has_dots) {
            self.pen.disc(0.5, 0.5, 0.24, color);
            return;
        }
        if matches!(self.look, Look::Classic | Look::ClassicDark) {
            let lines = STROKES[usize::from(number - 1)];
            for line in lines {
                let points: Vec<_> =
                    line.iter().map(|(x, y)| (0.28 + 0.44 * x, 0.27 + 0.46 * y)).collect();
                self.pen.stroke(&points, 0.16, color);
            }
        } else {
            let (font, size) = match self.look {
                Look::Glass => (SEMIBOLD, 0.9),
                Look::Pastel => (MEDIUM, 0.7),
                Look::Theme(at) => (THEMES[at].font, THEMES[at].size),
                _ => (MEDIUM, 0.9),
            };
            self.pen.text(
                &number.to_string(),
                0.5 - 0.32 * size,
                0.5 + 0.364 * size,
                size,
                color,
                font,
            );
        }
    }

    fn flag(&mut self) {
        let red = 0xE62117;
        if matches!(self.look, Look::Garden | Look::Pastel) {
            self.pen.stroke(&[(0.35, 0.2), (0.35, 0.8)], 0.07, red);
            self.pen.polygon(&[(0.35, 0.17), (0.8, 0.36), (0.35, 0.55)], red);
        } else {
            let pole = match self.look {
                Look::Classic => 0x000000,
                Look::Theme(at) => THEMES[at].ink,
                _ => 0xF0F0F0,
            };
            self.pen.polygon(&[(0.55, 0.18), (0.25, 0.33), (0.55, 0.5)], red);
            self.pen.stroke(&[(0.55, 0.22), (0.55, 0.7)], 0.07, pole);
            self.pen.fill(0.38, 0.66, 0.3, 0.08, pole);
            self.pen.fill(0.26, 0.72, 0.5, 0.1, pole);
        }
    }

    fn mine(&mut self) {
        let ink = self.ink();
        self.pen.disc(0.5, 0.5, 0.25, ink);
        if self.look == Look::Garden {
            return;
        }
        self.pen.stroke(&[(0.5, 0.2), (0.5, 0.8)], 0.07, ink);
        self.pen.stroke(&[(0.2, 0.5), (0.8, 0.5)], 0.07, ink);
        self.pen.stroke(&[(0.3, 0.3), (0.7, 0.7)], 0.07, ink);
        self.pen.stroke(&[(0.3, 0.7), (0.7, 0.3)], 0.07, ink);
        self.pen.fill(0.38, 0.38, 0.1, 0.1, 0xFFFFFF);
    }
}

fn is_covered(content: VisibleCell) -> bool {
    matches!(content, VisibleCell::Covered | VisibleCell::Flag | VisibleCell::Question)
}

fn bevel(look: Look) -> (u32, u32) {
    if look == Look::Classic { (0xFFFFFF, 0x808080) } else { (0x707880, 0x1E262E) }
}

/// Semibold, medium and bold: the first two are not among the drawings that pictures are read with.
const SEMIBOLD: &[u8] = include_bytes!("../../resources/fonts/SapperSans-SemiBold.ttf");
const MEDIUM: &[u8] = include_bytes!("../../resources/fonts/SapperSansJP-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../resources/fonts/SapperSansSC-Bold.ttf");
