//! The appearance of cells: numbers, symbols, rings and coordinates can be read at every size and
//! in every style.

use crate::common::contrast::contrast;
use crate::common::prelude::*;
use crate::common::screenshot::{Camera, Picture};
use iced::advanced::image::Handle;
use iced::widget::container;
use iced::{Color, Point, Rectangle, Size};
use proptest::prelude::*;
use sapper::config::{CellSize, ColorVision};
use sapper::game;
use sapper::ui::Element;
use sapper::ui::board::cell::{CellAppearance, CellContent, CellEffect, cell};
use sapper::ui::board::cell_background::{CellBackground, CellShadow};
use sapper::ui::board::layout::BoardLayout;
use sapper::ui::board::look::Look;
use sapper::ui::board::sprite_cache::SpriteCache;
use sapper::ui::board::{CellRing, HintAdvice, RulerLabel, Rulers, Viewport};
use sapper::ui::kit::icon;
use sapper::ui::kit::rasterizer::Rasterizer;
use sapper::ui::kit::theme::{self, CellLook, Palette};
use std::collections::BTreeSet;
use std::rc::Rc;

const SCALES: [f32; 5] = [1.0, 1.1, 1.25, 1.5, 2.0];

fn palettes() -> impl Iterator<Item = &'static Palette> {
    let looks = |&sight: &ColorVision| {
        let styles = Style::ALL.into_iter();
        styles.flat_map(move |style| [false, true].map(|dark| Palette::of(style, dark, sight)))
    };
    ColorVision::ALL.iter().flat_map(looks)
}

// Numbers

/// A cell alone in the window.
fn alone(face: CellContent, side: f32, sheet: &Rc<SpriteCache>) -> Element<'static, ()> {
    let look = CellAppearance {
        background: CellBackground::Covered { gradient: 0, hovered: false },
        content: face,
        effect: CellEffect::None,
    };
    let cell = cell(look, Rc::clone(sheet));
    container(cell).width(side).height(side).into()
}

#[test]
fn numbers_are_centred_in_their_cells_at_every_size() {
    let mut camera = Camera::new();
    let palette = Palette::of(Style::Windows7, false, ColorVision::Normal);
    for scale in SCALES {
        let sheet = Rc::new(SpriteCache::new(palette, scale));
        for pixels in 12..=96_u8 {
            // As a board has it: cells are whole pixels of the screen.
            let side = (f32::from(pixels) * scale).floor() / scale;
            let mut draw =
                |face| camera.picture(alone(face, side, &sheet), Size::new(side, side), scale);
            let empty = draw(CellContent::Blank);
            for face in [
                CellContent::Number(6),
                CellContent::Chance { percent: 1, is_pointed: true },
                CellContent::Chance { percent: 48, is_pointed: true },
                CellContent::Chance { percent: 99, is_pointed: true },
            ] {
                let drawn = draw(face);
                let ink: Vec<_> = drawn.differing(&empty).collect();
                let place = format!("{face:?} at {side} × {scale}");
                let span = |places: BTreeSet<u32>| {
                    let (first, last) = (places.first().copied(), places.last().copied());
                    let (first, last) = first.zip(last).expect("there is ink");
                    (first as f32 / scale, (last + 1) as f32 / scale)
                };
                assert!(!ink.is_empty(), "{place} is drawn");
                let (left, right) = span(ink.iter().map(|&(x, _)| x).collect());
                let (top, bottom) = span(ink.iter().map(|&(_, y)| y).collect());
                let line = match face {
                    CellContent::Chance { .. } => (0.42 * side).max(11.0) + 0.5,
                    _ => 0.58 * side,
                };
                assert!(bottom - top < line + 1.0, "{place}: one line");
                assert!(right - left < side, "{place}: within the cell");
                let near = |from: f32, to: f32| {
                    let off = f32::midpoint(from, to) - (side - 1.0) / 2.0;
                    off.abs() < 1.5 + 0.03 * side
                };
                assert!(near(left, right), "{place}: {left} to {right}");
                assert!(near(top, bottom), "{place}: {top} to {bottom}");
            }
        }
    }
}

#[test]
fn two_digit_odds_fit_into_the_smallest_cells() {
    let mut camera = Camera::new();
    for style in Style::ALL {
        let palette = Palette::of(style, false, ColorVision::Normal);
        for scale in SCALES {
            let sheet = Rc::new(SpriteCache::new(palette, scale));
            for side in [12.0, 14.0, 16.0, 19.0, 22.0, 24.0] {
                let side = (side * scale).floor() / scale;
                let mut draw =
                    |face| camera.picture(alone(face, side, &sheet), Size::new(side, side), scale);
                let pointed = CellContent::Chance { percent: 48, is_pointed: true };
                let (drawn, empty) = (draw(pointed), draw(CellContent::Blank));
                let rows: BTreeSet<u32> = drawn.differing(&empty).map(|(_, y)| y).collect();
                let high = rows.len() as f32 / scale;
                assert!(high >= 6.0, "{style}: {high} at {side} × {scale}");
            }
        }
    }
}

#[test]
fn odds_can_be_told_from_each_other_without_colour_and_in_small_cells() {
    let mut camera = Camera::new();
    let chance = |percent| CellContent::Chance { percent, is_pointed: false };
    let signs = [icon::Icon::SafeSign, icon::Icon::MineSign].map(CellContent::Icon);
    let shown = [5, 20, 50, 80].map(chance).into_iter().chain(signs);
    let shown = shown.chain([CellContent::Blank]).collect::<Vec<_>>();
    for palette in palettes() {
        let sheet = Rc::new(SpriteCache::new(palette, 1.0));
        for side in [12.0, 16.0, 24.0, 33.0] {
            let mut grey = |face| {
                let seen = camera.picture(alone(face, side, &sheet), Size::new(side, side), 1.0);
                let pixels = (0..seen.height).flat_map(|y| (0..seen.width).map(move |x| (x, y)));
                let grey = |(x, y)| seen.at(x, y).into_iter().map(u32::from).sum::<u32>() / 3;
                pixels.map(grey).collect::<Vec<_>>()
            };
            let pictures: Vec<_> = shown.iter().map(|&face| grey(face)).collect();
            for (nth, one) in pictures.iter().enumerate() {
                for (other_nth, other) in pictures.iter().enumerate().skip(nth + 1) {
                    let off = one.iter().zip(other).filter(|(a, b)| a.abs_diff(**b) > 48).count();
                    let pair = (shown[nth], shown[other_nth]);
                    assert!(off >= 4, "{}: {pair:?} at {side}: {off}", palette.name);
                }
            }
        }
    }
}

/// The pixels of a cell of this side with something on it, and without.
fn sampled(camera: &mut Camera, look: CellAppearance, sheet: &Rc<SpriteCache>) -> [Picture; 2] {
    const SIDE: f32 = 48.0;
    [look.content, CellContent::Blank].map(|content| {
        let drawn = cell::<()>(CellAppearance { content, ..look }, Rc::clone(sheet));
        let drawn = container(drawn).width(SIDE).height(SIDE).into();
        camera.picture(drawn, Size::new(SIDE, SIDE), 1.0)
    })
}

fn color_of([r, g, b]: [u8; 3]) -> Color {
    Color::from_rgb8(r, g, b)
}

/// The contrast of 1 to 8 in the programs that two styles follow, whose players know these numbers
/// by their colours. A setting for colour vision or high contrast mends that.
fn least_contrast(palette: &Palette, number: u8) -> f32 {
    let [easyx, classic] =
        [[3.4, 2.5, 3.2, 2.8, 1.0, 4.5, 1.2, 1.3], [4.7, 2.8, 2.1, 8.7, 6.0, 2.6, 11.5, 2.1]];
    match (palette.color_vision, palette.name) {
        (ColorVision::Normal, "EasyX") => easyx[usize::from(number) - 1],
        (ColorVision::Normal, "Classic, light") => classic[usize::from(number) - 1],
        (ColorVision::HighContrast, _) => 7.0,
        _ => 4.5,
    }
}

#[test]
fn every_number_contrasts_with_the_cell_around_its_strokes() {
    let mut camera = Camera::new();
    let shade = CellShadow { above: true, left: true, corner: true };
    for palette in palettes() {
        let sheet = Rc::new(SpriteCache::new(palette, 1.0));
        for number in 1..=8 {
            let background = CellBackground::Open(shade);
            let content = CellContent::Number(number);
            let look = CellAppearance { background, content, effect: CellEffect::None };
            let [drawn, empty] = sampled(&mut camera, look, &sheet);
            // The middle of a stroke has the whole colour.
            let all = (0..drawn.height).flat_map(|y| (0..drawn.width).map(move |x| (x, y)));
            let seen =
                all.map(|(x, y)| contrast(color_of(drawn.at(x, y)), color_of(empty.at(x, y))));
            let best = seen.fold(0.0, f32::max);
            let least = least_contrast(palette, number);
            assert!(best >= least, "{number} in {}: {best:.2}", palette.name);
        }
    }
}

#[test]
fn a_flag_stands_out_from_every_covered_cell() {
    let mut camera = Camera::new();
    let has_icons =
        |it: &&Palette| !matches!(it.cell_look, CellLook::Buttons | CellLook::Characters);
    for palette in palettes().filter(has_icons) {
        let sheet = Rc::new(SpriteCache::new(palette, 1.0));
        // There the pointer alone changes nothing.
        let states: &[bool] = match palette.cell_look {
            CellLook::Classic => &[false],
            _ => &[false, true],
        };
        let places = [0, 20, 40, CellBackground::GRADIENT_STEPS];
        let all = places.into_iter().flat_map(|at| states.iter().map(move |&on| (at, on)));
        for (gradient, hovered) in all {
            let background = CellBackground::Covered { gradient, hovered };
            let content = CellContent::Icon(icon::Icon::Flag);
            let look = CellAppearance { background, content, effect: CellEffect::None };
            let [drawn, empty] = sampled(&mut camera, look, &sheet);
            // Along the middle of the cloth, from what is around it to the cloth itself.
            let row = match palette.cell_look {
                CellLook::Classic => 16,
                _ => 19,
            };
            let ink: Vec<u32> =
                drawn.differing(&empty).filter(|(_, y)| *y == row).map(|(x, _)| x).collect();
            let (first, last) = (ink[0], ink[ink.len() - 1]);
            let near: Vec<Color> =
                (first.saturating_sub(2)..=last + 2).map(|x| color_of(drawn.at(x, row))).collect();
            let next_to = |from: &[Color]| {
                from.iter().skip(1).map(|it| contrast(*it, from[0])).fold(0.0, f32::max)
            };
            let edge = near.windows(4).map(next_to).fold(0.0, f32::max);
            assert!(edge >= 3.0, "{} at {gradient}: {edge:.2}", palette.name);
            let cloth = color_of(drawn.at((first + last) / 2, row));
            let around = near.iter().map(|it| contrast(*it, cloth)).fold(0.0, f32::max);
            assert!(around >= 3.0, "the cloth in {} at {gradient}: {around:.2}", palette.name);
        }
    }
}

// Rings

/// Every ground that a cell can have.
fn grounds() -> impl Iterator<Item = CellBackground> {
    let covered = (0..=CellBackground::GRADIENT_STEPS).flat_map(|along| {
        [false, true].map(|hovered| CellBackground::Covered { gradient: along, hovered })
    });
    let shade = CellShadow { above: true, left: true, corner: true };
    let open = [CellShadow::default(), shade].map(CellBackground::Open);
    covered.chain(open).chain([CellBackground::Hit])
}

#[test]
fn every_ring_contrasts_with_every_background_in_every_style() {
    let rings = [
        CellRing::Cursor,
        CellRing::Evidence,
        CellRing::Shared,
        CellRing::Hint(HintAdvice::Safe),
        CellRing::Hint(HintAdvice::Mine),
        CellRing::Hint(HintAdvice::BestGuess),
        CellRing::Known(HintAdvice::Safe),
        CellRing::Known(HintAdvice::Mine),
        CellRing::Known(HintAdvice::BestGuess),
        CellRing::WrongFlag,
    ];
    for palette in palettes() {
        let mut colors = BTreeSet::new();
        for ground in grounds() {
            let mut pen = Rasterizer::square(16).expect("a page");
            ground.paint(&mut pen, 1.0 / 16.0, palette);
            let pixels = pen.into_rgba();
            colors.extend(pixels.chunks_exact(4).map(|it| [it[0], it[1], it[2]]));
        }
        for ring in rings {
            for side in [12.0, 24.0, 96.0] {
                let lines = ring.lines(side, palette);
                let taken: f32 = lines.iter().map(|(_, width)| 2.0 * width).sum();
                assert!(taken <= side / 2.0, "the cell can be seen inside the ring");
                for &[r, g, b] in &colors {
                    let ground = Color::from_rgb8(r, g, b);
                    let seen = |&(color, _): &(Color, f32)| {
                        let opaque = Color { a: 1.0, ..color };
                        contrast(theme::mix(ground, opaque, color.a), ground)
                    };
                    let best = lines.iter().map(seen).fold(0.0, f32::max);
                    let name = palette.name;
                    assert!(best >= 3.0, "{ring:?} on {ground:?} in {name}: {best:.2}");
                }
            }
        }
    }
}

#[test]
fn covered_cells_stand_out_from_open_ones_everywhere_on_the_board() {
    const SIDE: usize = 32;
    // In the console a covered cell is a character. The programs that two styles follow have their
    // own greys.
    let is_ours =
        |palette: &&Palette| matches!(palette.cell_look, CellLook::Glass | CellLook::Frames);
    for palette in palettes().filter(is_ours) {
        let least = if palette.is_high_contrast() { 7.0 } else { 2.0 };
        let covered = grounds().filter(|it| matches!(it, CellBackground::Covered { .. }));
        for ground in covered {
            let mut pen = Rasterizer::square(SIDE as u32).expect("a page");
            ground.paint(&mut pen, 1.0 / SIDE as f32, palette);
            let pixels = pen.into_rgba();
            for (index, pixel) in pixels.chunks_exact(4).enumerate() {
                // The rim is as bright as the light on it.
                let is_rim = |at: usize| at.min(SIDE - 1 - at) <= 4;
                if is_rim(index % SIDE) || is_rim(index / SIDE) {
                    continue;
                }
                let color = Color::from_rgb8(pixel[0], pixel[1], pixel[2]);
                let found = contrast(color, palette.open);
                assert!(found >= least, "{ground:?} in {}: {found:.2}", palette.name);
            }
        }
    }
}

#[test]
fn hint_marks_have_a_colour_for_each_meaning() {
    for palette in palettes() {
        let meanings = [
            CellRing::Evidence,
            CellRing::Hint(HintAdvice::Safe),
            CellRing::Hint(HintAdvice::Mine),
            CellRing::Hint(HintAdvice::BestGuess),
        ];
        let colors: BTreeSet<[u8; 4]> =
            meanings.iter().map(|ring| ring.color(palette).into_rgba8()).collect();
        assert_eq!(colors.len(), meanings.len(), "{}", palette.name);
    }
}

// Pictures

/// A picture in a square of this many pixels.
fn painted(picture: icon::Icon, palette: &'static Palette) -> impl Fn(f32, f32) -> [u8; 4] {
    const SIDE: u32 = 96;
    let mut pen = Rasterizer::square(SIDE).expect("a page");
    picture.paint(&mut pen, palette);
    let pixels = pen.into_rgba();
    move |x, y| {
        let pixel = |place: f32| (place * SIDE as f32) as usize;
        let at = 4 * (pixel(y) * SIDE as usize + pixel(x));
        [0, 1, 2, 3].map(|part| pixels[at + part])
    }
}

#[test]
fn the_mine_that_was_hit_does_not_touch_the_edges_of_its_cell() {
    for palette in palettes() {
        let pixel = painted(icon::Icon::HitMine, palette);
        for step in 0..96 {
            let along = step as f32 / 96.0;
            for (x, y) in [(along, 0.01), (along, 0.98), (0.01, along), (0.98, along)] {
                assert_eq!(pixel(x, y)[3], 0, "nothing is drawn along the edges");
            }
        }
    }
}

#[test]
fn wrong_flags_and_refused_chords_have_a_red_cross_with_an_outline() {
    for palette in palettes().filter(|palette| palette.cell_look != CellLook::Characters) {
        let edge = palette.ink_contrast();
        assert!(contrast(palette.danger, edge) >= 3.0, "{}", palette.name);
        for picture in [icon::Icon::WrongFlag, icon::Icon::Cross] {
            let pixel = painted(picture, palette);
            for (x, y) in [(0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)] {
                assert_eq!(pixel(x, y), palette.danger.into_rgba8());
                let across = |away: f32| pixel(x + away, if x == y { y - away } else { y + away });
                let outline = (0..16).any(|step| across(step as f32 / 96.0) == edge.into_rgba8());
                assert!(outline, "{}: {picture:?}", palette.name);
            }
        }
    }
}

#[test]
fn the_console_draws_characters_instead_of_icons() {
    let palette = Palette::of(Style::Console, true, ColorVision::Normal);
    let sprites = SpriteCache::new(palette, 1.0);
    let pictures = [
        icon::Icon::Flag,
        icon::Icon::Mine,
        icon::Icon::Smiley(icon::Smiley::Happy),
        icon::Icon::Bulb { lit: true },
    ];
    for picture in pictures {
        let Handle::Rgba { pixels, .. } = sprites.icon(picture, 24.0).handle else {
            panic!("it is painted");
        };
        let ink: Vec<_> = pixels.chunks_exact(4).filter(|pixel| pixel[3] > 200).collect();
        assert!(!ink.is_empty(), "{picture:?}");
        let [red, green, blue, _] = palette.text.into_rgba8();
        for pixel in ink {
            let off = [red, green, blue].into_iter().zip(pixel).map(|(a, b)| a.abs_diff(*b)).max();
            assert!(off < Some(60), "{picture:?}: {pixel:?} is the colour of the text");
        }
    }
}

// The numbers of rows and columns

/// A board alone in a window.
fn fit(board: game::BoardSize, window: Size, side: Option<CellSize>, scale: f32) -> BoardLayout {
    let side = side.map(CellSize::pixels);
    BoardLayout::new(board, Rectangle::with_size(window), theme::MARGIN, side, scale)
}

/// A board in a window, and the numbers beside it.
fn labels(fit: &BoardLayout, offset: Point) -> (Viewport, Vec<RulerLabel>, Vec<RulerLabel>) {
    let place = Viewport {
        origin: fit.origin(),
        size: fit.visible_size(),
        content_size: fit.board_size(),
        offset: fit.clamp_offset(offset),
    };
    let rulers = Rulers { board: fit.board, side: fit.cell_size, has_letters: false, gap: 1.0 };
    let (rows, cols) = rulers.labels(place);
    (place, rows, cols)
}

fn numbers(labels: &[RulerLabel]) -> Vec<u16> {
    labels.iter().map(|label| label.number).collect()
}

#[test]
fn every_row_and_column_has_a_number_if_there_is_room() {
    let board = Level::Expert.size();
    let fit = fit(board, Size::new(1280.0, 800.0), None, 1.0);
    let (_, rows, cols) = labels(&fit, Point::ORIGIN);
    assert_eq!(numbers(&rows), (1..=16).collect::<Vec<_>>());
    assert_eq!(numbers(&cols), (1..=30).collect::<Vec<_>>());
}

#[test]
fn small_cells_have_fewer_coordinates() {
    let board = game::BoardSize::new(30, 30).expect("a board");
    let side = CellSize::new(12);
    let fit = fit(board, Size::new(900.0, 900.0), side, 1.0);
    let (_, rows, cols) = labels(&fit, Point::ORIGIN);
    assert_eq!(rows.len(), 30, "a line of figures is as high as a cell");
    assert_eq!(numbers(&cols)[..3], [2, 4, 6]);
}

fn any_fit() -> impl Strategy<Value = BoardLayout> {
    (
        (1_usize..=256, 1_usize..=256),
        (360.0_f32..2_000.0, 320.0_f32..1_200.0),
        prop::option::of(12_u8..=96),
        prop::sample::select(&SCALES[..]),
    )
        .prop_map(|((rows, cols), (width, height), side, scale)| {
            let board = game::BoardSize::new(rows, cols).expect("a board");
            let side = side.and_then(CellSize::new);
            fit(board, Size::new(width, height), side, scale)
        })
}

proptest! {
    #[test]
    fn coordinates_are_in_the_margin_beside_their_row_or_column(
        fit in any_fit(),
        (along, down) in (0.0_f32..1.0, 0.0_f32..1.0),
    ) {
        let extent = fit.board_size();
        let offset = Point::new(extent.width * along, extent.height * down);
        let (place, rows, cols) = labels(&fit, offset);
        let sight = Rectangle::new(place.origin, place.size);
        for label in &rows {
            let middle = label.bounds.center_y() - sight.y + place.offset.y;
            prop_assert_eq!((middle / fit.cell_size) as u16 + 1, label.number);
            prop_assert!(label.bounds.x >= 0.0, "it is whole");
            prop_assert!(label.bounds.x + label.bounds.width < sight.x);
        }
        for label in &cols {
            let middle = label.bounds.center_x() - sight.x + place.offset.x;
            prop_assert_eq!((middle / fit.cell_size) as u16 + 1, label.number);
            prop_assert!(label.bounds.y >= 0.0);
            prop_assert!(label.bounds.y + label.bounds.height < sight.y);
        }
        for two in rows.windows(2).chain(cols.windows(2)) {
            prop_assert!(two[0].bounds.intersection(&two[1].bounds).is_none());
        }
        // However small the cells are, there is something to count from.
        let shown = place.size.height / fit.cell_size;
        prop_assert!(shown < 51.0 || !rows.is_empty());
    }
}

#[test]
fn the_keyboard_cursor_shows_coordinates_without_moving_cells() {
    for style in Style::ALL {
        let mut window = TestWindow::without_tasks(beginner().style(style), 520.0, 560.0);
        if Look::of(style).has_title {
            window.press("Escape");
        }
        let mut camera = Camera::new();
        let before = camera.picture(window.app.view(), window.size, 1.0);
        let fit = window.board_layout();
        window.press("Right");
        assert_eq!(window.board_layout(), fit, "{style}");
        let after = camera.picture(window.app.view(), window.size, 1.0);
        let cursor = window.app.play().pane.cursor.expect("it is on the board");
        let corner = |pos: Pos| {
            let middle = window.middle_of(pos);
            Point::new(middle.x - fit.cell_size / 2.0, middle.y - fit.cell_size / 2.0)
        };
        let (board, here) = (corner(Pos::new(0, 0)), corner(cursor));
        let square = Rectangle::new(here, Size::new(fit.cell_size, fit.cell_size));
        let (mut ring, mut beside) = (0, 0);
        for (x, y) in after.differing(&before) {
            let point = Point::new(x as f32 + 0.5, y as f32 + 0.5);
            if square.contains(point) {
                ring += 1;
            } else {
                assert!(point.x < board.x || point.y < board.y, "{style}: {point}");
                let margin = theme::MARGIN;
                assert!(point.x > board.x - margin && point.y > board.y - margin);
                beside += 1;
            }
        }
        assert!(ring > 100, "{style}: the cursor can be seen");
        assert!(beside > 100, "{style}: so can the numbers");
    }
}
