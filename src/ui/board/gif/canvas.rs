//! Puts the frames of a GIF together.

use super::colors::{Colors, Rgb, UNCHANGED};
use super::scenes::{Figures, Scene};
use super::sheet::{Picture, Sheet};
use super::stage::{Area, Stage};
use crate::game::Pos;
use crate::replay::{HeldButtons, PointerPos};
use crate::ui::board::frame::BoardFrame;
use std::collections::HashMap;

#[derive(Debug)]
pub(super) struct Canvas<'a> {
    stage: Stage,
    sheet: &'a Sheet,
    colors: Colors,
    /// The colours of each kind of cell.
    cells: Vec<Vec<u8>>,
    /// Which kind each cell of the board is of.
    kinds: Vec<usize>,
    /// Everything but the pointer.
    board: Vec<u8>,
    /// What the last frame left.
    shown: Vec<u8>,
    figures: Option<Figures>,
    /// `None` before the first scene.
    frame: Option<Option<BoardFrame>>,
    pointer: Option<(PointerPos, HeldButtons)>,
}

/// What a frame changes.
#[derive(Debug)]
pub(super) struct Part {
    pub left: u16,
    pub top: u16,
    pub width: u16,
    pub height: u16,
    pub pixels: Vec<u8>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(stage: Stage, sheet: &'a Sheet) -> Self {
        let mut colors = Colors::of(&sheet.counts());
        let mut indices =
            |cell: &Picture| cell.pixels.iter().map(|&it| colors.index(rgb(it))).collect();
        let cells = sheet.cells.iter().map(&mut indices).collect();
        let pixels = stage.all().width * stage.all().height;
        Self {
            stage,
            sheet,
            colors,
            cells,
            kinds: vec![0; stage.board.cells()],
            board: vec![0; pixels],
            shown: vec![UNCHANGED; pixels],
            figures: None,
            frame: None,
            pointer: None,
        }
    }

    /// As a GIF has it.
    pub(super) fn color_table(&self) -> Vec<u8> {
        let mut table = self.colors.table();
        table.resize(3 * (usize::from(UNCHANGED) + 1), 0);
        table
    }

    /// The frame of the next scene.
    pub(super) fn show(&mut self, scene: &Scene) -> Part {
        let mut touched = Vec::new();
        if self.frame != Some(scene.frame) {
            self.frame = Some(scene.frame);
            self.figures = None;
            self.draw_page();
            touched.push(self.stage.all());
        }
        for &(cell, kind) in &scene.cells {
            self.kinds[cell] = kind;
            touched.push(self.draw_cell(cell));
        }
        if !touched.is_empty() {
            self.draw_corners();
        }
        if let (Some(bar), Some(figures)) = (self.stage.bar(), &scene.figures)
            && self.figures.as_ref() != Some(figures)
        {
            self.draw_figures(bar, figures);
            self.figures = Some(figures.clone());
            touched.push(bar);
        }
        touched.extend(self.pointer_area(self.pointer));
        self.pointer = scene.pointer;
        touched.extend(self.pointer_area(self.pointer));
        let nothing = Area { width: 0, height: 0, ..self.stage.all() };
        self.part(touched.into_iter().reduce(Area::union).unwrap_or(nothing))
    }

    /// What differs in an area from what the last frame left.
    fn part(&mut self, area: Area) -> Part {
        let width = self.stage.all().width;
        let mut next = Vec::with_capacity(area.width * area.height);
        for y in area.top..area.bottom() {
            next.extend_from_slice(&self.board[y * width + area.left..y * width + area.right()]);
        }
        self.draw_pointer(&mut next, area);
        let mut changed: Option<Area> = None;
        for (row, line) in next.chunks(area.width.max(1)).enumerate() {
            let start = (area.top + row) * width + area.left;
            let shown = &self.shown[start..start + area.width];
            let differs = |&at: &usize| line[at] != shown[at];
            let Some(first) = (0..area.width).find(differs) else { continue };
            let last = (first..area.width).rfind(differs).unwrap_or(first);
            let (left, top) = (area.left + first, area.top + row);
            let found = Area { left, top, width: last - first + 1, height: 1 };
            changed = Some(changed.map_or(found, |it| it.union(found)));
        }
        // A frame has at least one pixel.
        let Some(part) = changed else {
            return Part { left: 0, top: 0, width: 1, height: 1, pixels: vec![UNCHANGED] };
        };
        let mut pixels = Vec::with_capacity(part.width * part.height);
        for y in part.top..part.bottom() {
            for x in part.left..part.right() {
                let new = next[(y - area.top) * area.width + x - area.left];
                let old = &mut self.shown[y * width + x];
                pixels.push(if *old == new { UNCHANGED } else { new });
                *old = new;
            }
        }
        let [left, top, width, height] =
            [part.left, part.top, part.width, part.height].map(|pixels| pixels as u16);
        Part { left, top, width, height, pixels }
    }

    /// All but the figures: the page, and every cell again.
    fn draw_page(&mut self) {
        let Some([page, _]) = self.frame.and_then(|frame| self.sheet.frames.get(&frame)) else {
            return;
        };
        for (pixel, &color) in self.board.iter_mut().zip(&page.pixels) {
            *pixel = self.colors.index(rgb(color));
        }
        for cell in 0..self.kinds.len() {
            self.draw_cell(cell);
        }
    }

    fn draw_cell(&mut self, cell: usize) -> Area {
        let cols = usize::from(self.stage.board.cols());
        let area = self.stage.cell(Pos::new((cell / cols) as u16, (cell % cols) as u16));
        let width = self.stage.all().width;
        if let Some(pixels) = self.cells.get(self.kinds[cell]) {
            for (y, line) in (area.top..).zip(pixels.chunks(area.width)) {
                self.board[y * width + area.left..][..line.len()].copy_from_slice(line);
            }
        }
        area
    }

    /// The round corners of the line around the board, above cells that were drawn anew.
    fn draw_corners(&mut self) {
        let Some([_, line]) = self.frame.and_then(|frame| self.sheet.frames.get(&frame)) else {
            return;
        };
        let board = self.stage.board;
        let (last_row, last_col) = (board.rows() - 1, board.cols() - 1);
        for (row, col) in [(0, 0), (0, last_col), (last_row, 0), (last_row, last_col)] {
            let area = self.draw_cell(board.index(Pos::new(row, col)));
            for y in area.top..area.bottom() {
                for x in area.left..area.right() {
                    let at = y * line.width + x;
                    if let Some(&above) = line.pixels.get(at) {
                        self.board[at] = over(&mut self.colors, self.board[at], above);
                    }
                }
            }
        }
    }

    /// The mines left at the left, the face in the middle, the time at the right.
    fn draw_figures(&mut self, bar: Area, figures: &Figures) {
        let width = self.stage.all().width;
        let sheet = self.sheet;
        let Some([page, _]) = self.frame.and_then(|frame| sheet.frames.get(&frame)) else { return };
        for y in bar.top..bar.bottom() {
            for at in y * width + bar.left..y * width + bar.right() {
                self.board[at] =
                    self.colors.index(rgb(page.pixels.get(at).copied().unwrap_or_default()));
            }
        }
        let word = |word: &str| word.chars().filter_map(|char| sheet.figures.get(&char)).collect();
        let (left, time): (Vec<&Picture>, Vec<&Picture>) =
            (word(&figures.left), word(&figures.time));
        let wide = |word: &[&Picture]| word.iter().map(|it| it.width).sum::<usize>();
        let gap = usize::from(self.stage.figures.unwrap_or_default()) / 3;
        let mut x = bar.left + sheet.mine.width + gap;
        self.draw_in_bar(bar, bar.left, &sheet.mine);
        for digit in left {
            self.draw_in_bar(bar, x, digit);
            x += digit.width;
        }
        if let Some(face) = sheet.faces.get(&figures.face) {
            self.draw_in_bar(bar, bar.left + bar.width.saturating_sub(face.width) / 2, face);
        }
        let mut x = bar.right().saturating_sub(wide(&time));
        for digit in time {
            self.draw_in_bar(bar, x, digit);
            x += digit.width;
        }
    }

    /// Draws a picture at `x`, half way down the bar.
    fn draw_in_bar(&mut self, bar: Area, x: usize, picture: &Picture) {
        let top = bar.top + bar.height.saturating_sub(picture.height) / 2;
        let area = Area { left: x, top, width: picture.width, height: picture.height };
        let width = self.stage.all().width;
        let visible = area.intersection(bar);
        for y in visible.top..visible.bottom() {
            for x in visible.left..visible.right() {
                let at = y * width + x;
                let above = picture.pixels[(y - area.top) * area.width + x - area.left];
                self.board[at] = over(&mut self.colors, self.board[at], above);
            }
        }
    }

    /// Where the pointer is, as far as it is in the frame.
    fn pointer_area(&self, pointer: Option<(PointerPos, HeldButtons)>) -> Option<Area> {
        let (corner, picture) = self.pointer_at(pointer)?;
        let (width, height) = (picture.width as i32, picture.height as i32);
        let all = self.stage.all();
        let within = |at: i32, end: usize| at.clamp(0, end as i32) as usize;
        let (left, top) = (within(corner.0, all.width), within(corner.1, all.height));
        let (right, bottom) =
            (within(corner.0 + width, all.width), within(corner.1 + height, all.height));
        let area = Area { left, top, width: right - left, height: bottom - top };
        (area.width > 0 && area.height > 0).then_some(area)
    }

    /// The place of its tip, and how it looks.
    fn pointer_at(
        &self,
        pointer: Option<(PointerPos, HeldButtons)>,
    ) -> Option<((i32, i32), &'a Picture)> {
        let (pos, held) = pointer?;
        let board = self.stage.board_area();
        let pixels = |units: i16| {
            let side = f32::from(self.stage.side);
            (f32::from(units) / f32::from(PointerPos::UNITS_PER_CELL) * side).round() as i32
        };
        let corner = (board.left as i32 + pixels(pos.x()), board.top as i32 + pixels(pos.y()));
        Some((corner, self.sheet.pointers.get(&held)?))
    }

    fn draw_pointer(&mut self, next: &mut [u8], area: Area) {
        let Some((corner, picture)) = self.pointer_at(self.pointer) else { return };
        for (nth, &above) in picture.pixels.iter().enumerate() {
            let x = corner.0 + (nth % picture.width) as i32;
            let y = corner.1 + (nth / picture.width) as i32;
            let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { continue };
            if area.contains(x, y) {
                let pixel = &mut next[(y - area.top) * area.width + x - area.left];
                *pixel = over(&mut self.colors, *pixel, above);
            }
        }
    }
}

impl Sheet {
    /// How often each colour occurs.
    fn counts(&self) -> HashMap<Rgb, u64> {
        let mut counts = HashMap::new();
        let mut count = |picture: &Picture, times: u64| {
            for &pixel in picture.pixels.iter().filter(|pixel| pixel[3] == u8::MAX) {
                *counts.entry(rgb(pixel)).or_default() += times;
            }
        };
        for (cell, &uses) in self.cells.iter().zip(&self.uses) {
            count(cell, uses);
        }
        let pages = self.frames.values().flatten().map(|page| (page, 1));
        let figures = self.figures.values().chain(self.faces.values()).chain([&self.mine]);
        // They are in many frames.
        let often = figures.chain(self.pointers.values()).map(|picture| (picture, 8));
        for (picture, times) in pages.chain(often) {
            count(picture, times);
        }
        counts
    }
}

const fn rgb([red, green, blue, _]: [u8; 4]) -> Rgb {
    [red, green, blue]
}

/// The colour of a pixel with another above it.
fn over(colors: &mut Colors, below: u8, above: [u8; 4]) -> u8 {
    let opacity = u16::from(above[3]);
    if opacity == 0 {
        return below;
    }
    let (mut mixed, above) = (colors.rgb(below), rgb(above));
    for (part, above) in mixed.iter_mut().zip(above) {
        let sum = u16::from(above) * opacity + u16::from(*part) * (255 - opacity);
        *part = ((sum + 127) / 255) as u8;
    }
    colors.index(mixed)
}
