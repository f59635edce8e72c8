//! Reads the cells of a grid.

use super::cell_image::{CellImage, Surface, is_alike};
use super::drawings::{self, KnownDrawing, Sign};
use super::glyph::{Glyph, Mask, is_red, median};
use super::hues;
use super::lattice::{Lattice, Side};
use super::raster::{Color, Raster, distance};
use super::surfaces::{Cells, Drawn, near};
use super::{DOUBTFUL, ReadCell};
use crate::game::VisibleCell;

/// How much the colour of a number counts beside its shape.
const COLOR_WEIGHT: f32 = 0.22;
/// How much it counts when the cells around a number contradict it.
const COUNT_WEIGHT: f32 = 0.8;
/// The share of the cells with a number that may contradict it by chance.
const MOST_WRONG: f32 = 0.04;
/// How similar drawings of one kind are.
const ALIKE: f32 = 0.86;
/// How far the colours of drawings of one kind are from each other.
const ALIKE_COLOR: f32 = 40.0;
/// What turns a quarter and looks the same is a mine, or a point in the place of a number.
const ROUND: f32 = 0.62;

/// Nothing is sure if so large a share of the cells is doubtful.
const MUCH_DOUBT: f32 = 0.25;
/// A drawing on so many covered cells, and on a fifth of them, that is neither flag nor question mark belongs to the cells.
const FEWEST_OF_PATTERN: usize = 8;

/// Surfaces of one kind are never this far apart.
const UNLIKE: f32 = 24.0;
/// At most so many rows or columns at a side are not part of the board.
const MOST_STRANGE: usize = 5;

/// A known drawing counts if it appears this often: noise looks like one now and then.
const FEWEST_OF_KNOWN: usize = 4;

/// Drawings that look alike.
struct Group {
    cells: Vec<usize>,
    mask: Mask,
    color: Color,
    red: f32,
    aspect: f32,
    /// How well each number suits, from 1 to 8.
    numbers: [f32; 8],
    flag: f32,
    question: f32,
    /// Whether the cells around contradict the best number more often than by chance.
    is_contradicted: bool,
}

impl Group {
    fn best_number(&self) -> (u8, f32) {
        let numbers = (1..=8).map(|number| (number, self.numbers[usize::from(number - 1)]));
        numbers.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((1, 0.0))
    }

    /// How much better the best number is than the second.
    fn lead(&self) -> f32 {
        let (best, score) = self.best_number();
        let others = (1..=8).filter(|number| *number != best);
        let second = others.map(|number| self.numbers[usize::from(number - 1)]).fold(0.0, f32::max);
        score - second
    }

    /// What this tells of the cells around.
    fn drawn(&self, has_points: bool) -> Drawn {
        if has_points && self.is_colored_point() {
            Drawn::Number(hues::best(self.color))
        } else if self.is_number() && self.lead() > 0.04 {
            Drawn::Number(self.best_number().0)
        } else if self.is_round() {
            Drawn::Mine
        } else if self.cells.len() == 1 {
            Drawn::Once
        } else if self.is_flag() {
            Drawn::Flag
        } else {
            Drawn::Other
        }
    }

    fn is_round(&self) -> bool {
        (0.8..1.25).contains(&self.aspect) && self.mask.roundness() > ROUND
    }

    fn is_flag(&self) -> bool {
        self.red > 0.15 && self.flag > 0.4
    }

    fn is_colored_point(&self) -> bool {
        let [red, green, blue] = self.color;
        self.is_round() && red.max(green).max(blue) - red.min(green).min(blue) > 60.0
    }

    fn is_number(&self) -> bool {
        let (_, score) = self.best_number();
        let is_of_one_color = !(0.15..0.7).contains(&self.red);
        score > 0.7
            && score > self.flag
            && score > self.question
            && is_of_one_color
            && !self.is_round()
    }
}

/// Everything on the grid, row by row. What only looks like more cells beside it is taken away first.
pub fn read(raster: &Raster, lattice: &mut Lattice) -> Vec<ReadCell> {
    let (rows, columns) = (lattice.rows(), lattice.columns());
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let images: Vec<CellImage> =
        places.map(|(row, column)| CellImage::new(raster, lattice, row, column)).collect();
    let surfaces: Vec<Surface> = backgrounds(&images, columns)
        .into_iter()
        .zip(&images)
        .map(|(background, image)| image.surface(background))
        .collect();
    let on = |(image, surface): (&CellImage, &Surface)| Glyph::on(image, surface.background());
    let glyphs: Vec<Option<Glyph>> = images.iter().zip(&surfaces).map(on).collect();
    let mut groups = group(&glyphs);
    let drawings = drawings::all();
    for group in &mut groups {
        judge_shape(group, &drawings);
    }
    add_colors(&mut groups);
    let mut group_of = vec![None; glyphs.len()];
    for (index, group) in groups.iter().enumerate() {
        group.cells.iter().for_each(|cell| group_of[*cell] = Some(index));
    }
    let has_points = has_points(&groups);
    let drawn_by = |groups: &[Group]| -> Vec<Drawn> {
        let drawn = |group: &Option<usize>| {
            group.map_or(Drawn::Nothing, |group| groups[group].drawn(has_points))
        };
        group_of.iter().map(drawn).collect()
    };
    let mut drawn = drawn_by(&groups);
    let is_known = |cell: usize| {
        let is_known = matches!(drawn[cell], Drawn::Number(_) | Drawn::Mine | Drawn::Flag);
        let times = group_of[cell].map_or(0, |group: usize| groups[group].cells.len());
        is_known && times >= FEWEST_OF_KNOWN
    };
    if let Some(side) = strange_side(&surfaces, columns, is_known)
        && lattice.has_more_than_fewest()
    {
        *lattice = lattice.without(side);
        lattice.is_extent_unsure = false;
        return read(raster, lattice);
    }
    let mut parted = Cells { columns, surfaces: &surfaces, drawn: &drawn }.part();
    let kinds = parted.iter().zip(&drawn).map(|((is_open, _), drawn)| match drawn {
        Drawn::Mine | Drawn::Flag if !is_open => Around::Mine,
        Drawn::Nothing | Drawn::Number(_) if *is_open => Around::Open,
        _ => Around::Covered,
    });
    let kinds: Vec<Around> = kinds.collect();
    groups.iter_mut().for_each(|group| add_counts(group, &kinds, columns));
    let drawn_again = drawn_by(&groups);
    if drawn_again != drawn {
        drawn = drawn_again;
        parted = Cells { columns, surfaces: &surfaces, drawn: &drawn }.part();
    }
    let covered = parted.iter().filter(|(is_open, _)| !is_open).count();
    let fewest_of_pattern = FEWEST_OF_PATTERN.max(covered / 5);
    let cells = (0..glyphs.len()).map(|cell| {
        let (is_open, nearer) = parted[cell];
        let sure = (0.4 + 0.6 * nearer).clamp(0.0, 1.0);
        let Some(group) = group_of[cell].map(|group: usize| &groups[group]) else {
            let content = if is_open { VisibleCell::Open(0) } else { VisibleCell::Covered };
            return ReadCell { content, confidence: sure };
        };
        let glyph = glyphs[cell].as_ref();
        let own = glyph.map_or(0.0, |glyph| glyph.mask.similarity(&group.mask)).max(0.0);
        let background = surfaces[cell].background();
        let is_covered_only = group.cells.iter().all(|cell| !parted[*cell].0);
        let (content, mut confidence) =
            judge(group, is_open, background, has_points, fewest_of_pattern);
        // What looks like a number belongs on an open cell, and so may whatever is also on open cells.
        if !is_open && (matches!(drawn[cell], Drawn::Number(_)) || !is_covered_only) {
            confidence *= 0.5;
        }
        if group.is_contradicted && matches!(content, VisibleCell::Open(_)) {
            confidence *= 0.5;
        }
        ReadCell { content, confidence: (confidence * own.min(1.0)).clamp(0.0, 1.0) }
    });
    let mut cells: Vec<ReadCell> = cells.collect();
    check(&mut cells, columns, |cell| group_of[cell].map(|group: usize| groups[group].numbers));
    // Mines are shown after one was hit. Without, what is round on a covered cell may be its pattern.
    if cells.iter().all(|cell| cell.content != VisibleCell::HitMine) {
        let mines = cells
            .iter_mut()
            .zip(&parted)
            .filter(|(cell, (is_open, _))| cell.content == VisibleCell::Mine && !is_open);
        mines.for_each(|(cell, _)| cell.confidence = cell.confidence.min(0.4));
    }
    // Where much is doubtful, the grid or the kinds of cells may be wrong, and so everything else.
    let doubtful = cells.iter().filter(|cell| cell.is_doubtful()).count() as f32;
    let share = doubtful / cells.len() as f32;
    if share > MUCH_DOUBT || lattice.is_extent_unsure {
        cells.iter_mut().for_each(|cell| {
            cell.confidence *= if lattice.is_extent_unsure { 0.9 * DOUBTFUL } else { 1.0 - share }
        });
    }
    cells
}

/// A side of the grid that is probably not part of the board: nothing known is drawn there, and most cells
/// look neither like those farther in nor like each other. A picture behind the board has edges, too.
fn strange_side(
    surfaces: &[Surface],
    columns: usize,
    is_known: impl Fn(usize) -> bool,
) -> Option<Side> {
    let rows = surfaces.len() / columns;
    let distance = |cell: usize, other: usize| surfaces[cell].distance(&surfaces[other]);
    let is_inner = |at: usize, count: usize| {
        let reach = MOST_STRANGE.min(count / 3);
        (reach..count - reach).contains(&at)
    };
    let inner: Vec<usize> = (0..surfaces.len())
        .filter(|cell| is_inner(cell / columns, rows) && is_inner(cell % columns, columns))
        .collect();
    let is_unlike = |cell: &&usize| inner.iter().all(|other| distance(**cell, *other) > UNLIKE);
    let is_strange = |cells: &[usize]| {
        let changes = cells.windows(2).filter(|pair| distance(pair[0], pair[1]) > UNLIKE).count();
        let has_known = cells.iter().any(|cell| is_known(*cell));
        !has_known
            && 3 * changes > cells.len()
            && 2 * cells.iter().filter(is_unlike).count() > cells.len()
    };
    let sides = [
        (Side::Top, (0..columns).collect::<Vec<_>>()),
        (Side::Bottom, ((rows - 1) * columns..rows * columns).collect()),
        (Side::Left, (0..rows).map(|row| row * columns).collect()),
        (Side::Right, (0..rows).map(|row| (row + 1) * columns - 1).collect()),
    ];
    sides.into_iter().find(|(_, cells)| is_strange(cells)).map(|(side, _)| side)
}

/// The colours behind what is drawn on cells. A large number may cover the places where that is looked
/// for: then it is a colour that more of the cells near it have.
fn backgrounds(images: &[CellImage], columns: usize) -> Vec<Color> {
    let around: Vec<Color> = images.iter().map(CellImage::around).collect();
    let near = |cell, reach| near(cell, columns, images.len(), reach).map(|other| around[other]);
    let worth = |cell: usize, color: Color| {
        let cells = near(cell, 3).chain([around[cell]]).filter(|it| is_alike(*it, color)).count();
        images[cell].count(color) as f32 * (cells as f32).sqrt()
    };
    let background = |cell: usize| {
        let mut colors = vec![around[cell]];
        for color in near(cell, 2) {
            if !colors.iter().any(|known| is_alike(*known, color)) {
                colors.push(color);
            }
        }
        if colors.len() == 1 {
            return around[cell];
        }
        let all = colors.into_iter().map(|color| (worth(cell, color), color));
        all.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(around[cell], |(_, color)| color)
    };
    (0..images.len()).map(background).collect()
}

/// Puts together what looks alike.
fn group(glyphs: &[Option<Glyph>]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (cell, glyph) in glyphs.iter().enumerate() {
        let Some(glyph) = glyph else { continue };
        let similar = groups.iter_mut().filter_map(|group| {
            let near = distance(group.color, glyph.color) < ALIKE_COLOR
                && (group.red - glyph.red).abs() < 0.35
                && (group.aspect / glyph.aspect).max(glyph.aspect / group.aspect) < 1.45;
            let similarity = if near { group.mask.similarity(&glyph.mask) } else { 0.0 };
            (similarity > ALIKE).then_some((similarity, group))
        });
        match similar.max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, group)) => group.cells.push(cell),
            None => groups.push(Group {
                cells: vec![cell],
                mask: glyph.mask.clone(),
                color: glyph.color,
                red: glyph.red,
                aspect: glyph.aspect,
                numbers: [0.0; 8],
                flag: 0.0,
                question: 0.0,
                is_contradicted: false,
            }),
        }
    }
    for group in &mut groups {
        let own = || group.cells.iter().filter_map(|cell| glyphs[*cell].as_ref());
        let count = group.cells.len() as f32;
        let color = median(own().map(|glyph| glyph.color).collect());
        let red = own().map(|glyph| glyph.red).sum::<f32>() / count;
        let aspect = own().map(|glyph| glyph.aspect).sum::<f32>() / count;
        if let Some(mask) = Mask::mean(own().map(|glyph| &glyph.mask)) {
            group.mask = mask;
        }
        (group.color, group.red, group.aspect) = (color, red, aspect);
    }
    groups
}

fn judge_shape(group: &mut Group, drawings: &[KnownDrawing]) {
    for drawing in drawings {
        let similarity = group.mask.similarity(&drawing.mask);
        let score = match drawing.sign {
            Sign::Number(number) => &mut group.numbers[usize::from(number - 1)],
            Sign::Flag => &mut group.flag,
            Sign::Question => &mut group.question,
        };
        *score = score.max(similarity);
    }
}

/// Lets colours count, unless this game has other ones than most.
fn add_colors(groups: &mut [Group]) {
    let clear = |group: &&Group| group.is_number() && group.lead() > 0.08;
    let suit = |group: &Group| hues::suits(group.best_number().0, group.color);
    let clear: Vec<f32> = groups.iter().filter(clear).map(suit).collect();
    let usual = clear.is_empty() || clear.iter().sum::<f32>() / clear.len() as f32 > 0.5;
    if !usual {
        return;
    }
    for group in groups {
        for number in 1..=8 {
            let score = &mut group.numbers[usize::from(number - 1)];
            *score += COLOR_WEIGHT * (hues::suits(number, group.color) - 0.5);
        }
    }
}

/// What a number may count.
#[derive(Clone, Copy, PartialEq)]
enum Around {
    Open,
    Covered,
    Mine,
}

/// Lets the cells around a number count: it is never lower than the flags there, nor higher than the
/// covered cells. So the numbers of an unknown font, or of one that is hard to read, are learned from
/// the position.
fn add_counts(group: &mut Group, kinds: &[Around], columns: usize) {
    if group.cells.len() < FEWEST_OF_KNOWN {
        return;
    }
    let mut wrong = [0.0; 8];
    for &cell in &group.cells {
        let near = || near(cell, columns, kinds.len(), 1).map(|near| kinds[near]);
        let least = near().filter(|kind| *kind == Around::Mine).count();
        let most = near().filter(|kind| *kind != Around::Open).count();
        for number in (1..=8).filter(|number| !(least..=most).contains(number)) {
            wrong[number - 1] += 1.0;
        }
    }
    let fewest = wrong.into_iter().fold(f32::MAX, f32::min);
    for (score, wrong) in group.numbers.iter_mut().zip(wrong) {
        *score -= COUNT_WEIGHT * (wrong - fewest) / group.cells.len() as f32;
    }
    let wrong = wrong[usize::from(group.best_number().0) - 1];
    group.is_contradicted = wrong > 1.0 && wrong > MOST_WRONG * group.cells.len() as f32;
}

/// Whether there are coloured points in the place of numbers.
fn has_points(groups: &[Group]) -> bool {
    let points = || groups.iter().filter(|group| group.is_colored_point());
    let cells = |group: &Group| group.cells.len();
    let numbers = groups.iter().filter(|group| group.is_number()).map(cells).sum::<usize>();
    points().count() >= 2 && points().map(cells).sum::<usize>() > 2 * numbers
}

/// What a drawing is on a cell that is open or covered, and how sure that is, from 0 to 1.
fn judge(
    group: &Group,
    is_open: bool,
    background: Color,
    has_points: bool,
    fewest_of_pattern: usize,
) -> (VisibleCell, f32) {
    let (number, score) = group.best_number();
    if group.is_round() && (is_open || group.red < 0.3 || group.mask.roundness() > 0.8) {
        if has_points && group.is_colored_point() && !is_red(background) {
            let number = hues::best(group.color);
            return (VisibleCell::Open(number), 0.8 * hues::suits(number, group.color));
        }
        let content = if is_red(background) {
            VisibleCell::HitMine
        } else if (0.05..0.7).contains(&group.red) {
            VisibleCell::WrongFlag
        } else {
            VisibleCell::Mine
        };
        return (content, 0.85);
    }
    let sure = |score: f32, second: f32| {
        ((score - 0.45) / 0.35).clamp(0.0, 1.0) * (0.5 + (score - second) / 0.12).clamp(0.3, 1.0)
    };
    if !is_open {
        // Few flags have no red.
        let question = group.question + if group.red < 0.05 { 0.15 } else { 0.0 };
        return if question > group.flag.max(0.6) && group.red < 0.3 {
            (VisibleCell::Question, sure(question, group.flag))
        } else if group.red > 0.15 {
            (VisibleCell::Flag, if group.is_flag() { 0.9 } else { 0.4 })
        } else if group.flag > 0.75 {
            (VisibleCell::Flag, sure(group.flag, score))
        } else {
            let is_pattern = group.cells.len() >= fewest_of_pattern && !group.is_number();
            // What comes back is the pattern of covered cells, the rest may be a pointer.
            (VisibleCell::Covered, if is_pattern { 0.6 } else { 0.4 })
        };
    }
    if score > group.flag - 0.05 || score > 0.7 {
        let second = score - group.lead();
        // Flags are red, and few numbers.
        let is_red_number = matches!(number, 3 | 5 | 7 | 8) && score > group.flag + 0.1;
        if group.red > 0.3 && !is_red_number {
            return (VisibleCell::Open(number), 0.4);
        }
        return (VisibleCell::Open(number), sure(score, second));
    }
    (VisibleCell::Flag, 0.4)
}

/// Looks at the numbers once more: there are never fewer covered cells around one than it says. What
/// contradicts is less sure, or the second best number.
fn check(cells: &mut [ReadCell], columns: usize, scores: impl Fn(usize) -> Option<[f32; 8]>) {
    let contents: Vec<VisibleCell> = cells.iter().map(|cell| cell.content).collect();
    for (place, cell) in cells.iter_mut().enumerate() {
        let VisibleCell::Open(number) = cell.content else { continue };
        let near = near(place, columns, contents.len(), 1).map(|place| contents[place]);
        let may_be_mine =
            near.clone().filter(|content| !matches!(content, VisibleCell::Open(_))).count() as u8;
        let must_be_mine =
            near.filter(|it| matches!(it, VisibleCell::Mine | VisibleCell::HitMine)).count() as u8;
        let fits = |number: u8| (must_be_mine..=may_be_mine).contains(&number);
        if number == 0 {
            if may_be_mine > 0 {
                cell.confidence *= 0.6;
            }
        } else if !fits(number) {
            cell.confidence *= 0.5;
            let Some(scores) = scores(place) else { continue };
            let score = |number: u8| scores[usize::from(number - 1)];
            let other =
                (1..=8).filter(|it| fits(*it)).max_by(|a, b| score(*a).total_cmp(&score(*b)));
            if let Some(other) = other.filter(|other| score(number) - score(*other) < 0.1) {
                cell.content = VisibleCell::Open(other);
            }
        }
    }
}
