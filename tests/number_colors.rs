//! Colours and contrast: texts can be read and numbers distinguished with every kind of colour
//! vision. `cells` samples the numbers and marks as they are drawn.
//!
//! Contrast is computed as in WCAG 2.2. What an eye sees is computed with the matrices of
//! Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color Vision
//! Deficiency” (2009), for the whole loss of a receptor; how far colours lie apart is their
//! distance in CIELAB (1976, white D65), of which about 2.3 can just be noticed.

use crate::common::contrast::{contrast, linear};
use iced::widget::scrollable::Status;
use iced::widget::{button, text_input};
use iced::{Background, Color};
use sapper::config::ColorVision;
use sapper::game::Style;
use sapper::ui::kit::icon::{self, Icon};
use sapper::ui::kit::rasterizer::Rasterizer;
use sapper::ui::kit::scrollbar;
use sapper::ui::kit::theme::{CellLook, Palette, mix};

type Matrix = [[f32; 3]; 3];

const SAME: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

fn times(matrix: Matrix, color: [f32; 3]) -> [f32; 3] {
    matrix.map(|row| row.iter().zip(color).map(|(factor, part)| factor * part).sum())
}

/// What an eye makes of a colour.
fn seen(color_vision: ColorVision, color: Color) -> [f32; 3] {
    let matrix = match color_vision {
        ColorVision::Normal | ColorVision::HighContrast => SAME,
        ColorVision::Deuteranopia => [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        ColorVision::Protanopia => [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        ColorVision::Tritanopia => [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    };
    times(matrix, linear(color)).map(|part| part.clamp(0.0, 1.0))
}

fn lab(color: [f32; 3]) -> [f32; 3] {
    let to_xyz = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175],
        [0.019_333_9, 0.119_192, 0.950_304_1],
    ];
    let white = [0.950_47, 1.0, 1.088_83];
    let mut parts = times(to_xyz, color);
    for (part, white) in parts.iter_mut().zip(white) {
        let share = *part / white;
        *part = if share > 216.0 / 24_389.0 {
            share.cbrt()
        } else {
            (24_389.0 / 27.0 * share + 16.0) / 116.0
        };
    }
    let [x, y, z] = parts;
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(color_vision: ColorVision, one: Color, other: Color) -> f32 {
    let (one, other) = (lab(seen(color_vision, one)), lab(seen(color_vision, other)));
    let squares = one.iter().zip(other).map(|(one, other)| (one - other).powi(2));
    squares.sum::<f32>().sqrt()
}

fn looks(color_vision: ColorVision) -> impl Iterator<Item = &'static Palette> {
    Style::ALL
        .into_iter()
        .flat_map(move |style| [false, true].map(|dark| Palette::of(style, dark, color_vision)))
}

#[test]
fn any_two_numbers_can_be_distinguished() {
    for &color_vision in ColorVision::ALL {
        for look in looks(color_vision) {
            // Two of the styles show all numbers in one colour, unless a color vision deficiency is
            // set, and high contrast does.
            let is_one_colour = match color_vision {
                ColorVision::Normal => !look.name.starts_with("Glass"),
                color_vision => color_vision == ColorVision::HighContrast,
            };
            if is_one_colour {
                continue;
            }
            let least = if color_vision == ColorVision::Normal { 14.0 } else { 30.0 };
            for (index, &one) in look.numbers.iter().enumerate() {
                for (other_index, &other) in look.numbers.iter().enumerate().skip(index + 1) {
                    let found = distance(color_vision, one, other);
                    assert!(
                        found >= least,
                        "{} and {} of {} for {color_vision:?}: {found}",
                        index + 1,
                        other_index + 1,
                        look.name
                    );
                }
            }
        }
    }
}

#[test]
fn a_color_vision_setting_changes_only_numbers_and_one_grey() {
    let is_theme = |&&sight: &&ColorVision| sight == ColorVision::HighContrast;
    for &color_vision in ColorVision::ALL.iter().filter(|sight| !is_theme(sight)) {
        for (look, own) in looks(color_vision).zip(looks(ColorVision::Normal)) {
            assert_eq!(look.color_vision, color_vision);
            assert_eq!(look.numbers == own.numbers, color_vision == ColorVision::Normal);
            assert_eq!((look.background, look.text, look.ink), (own.background, own.text, own.ink));
        }
    }
}

/// Where a picture covers its square, and how much: from 0 to 255 a pixel.
fn shape(picture: Icon) -> Vec<u8> {
    let mut pen = Rasterizer::square(32).expect("a page");
    picture.paint(&mut pen, Palette::of(Style::Windows7, false, ColorVision::Normal));
    let pixels = pen.into_rgba();
    pixels.chunks_exact(4).map(|pixel| pixel[3]).collect()
}

#[test]
fn symbols_on_cells_differ_in_shape() {
    let pictures =
        [Icon::Flag, Icon::Question, Icon::Mine, Icon::HitMine, Icon::WrongFlag, Icon::Cross];
    for (index, &one) in pictures.iter().enumerate() {
        for &other in &pictures[index + 1..] {
            let (left, right) = (shape(one), shape(other));
            let apart = left.iter().zip(&right);
            let apart = apart.filter(|(left, right)| left.abs_diff(**right) > 128);
            let share = apart.count() as f32 / left.len() as f32;
            assert!(share > 0.05, "{one:?} and {other:?}: {share}");
        }
    }
}

/// The mark on a covered cell at this end of the board, or its edge, if that contrasts more.
fn best_mark(look: &Palette, end: usize) -> Color {
    let [mark, edge] = look.mark();
    let clear = |color: &Color| contrast(*color, look.covered[end]);
    if clear(&mark) > clear(&edge) { mark } else { edge }
}

fn hit_mine(look: &Palette) -> Color {
    match look.cell_look {
        CellLook::Glass | CellLook::Grid => Color::WHITE,
        CellLook::Classic | CellLook::Buttons | CellLook::Characters | CellLook::Frames => look.ink,
    }
}

#[test]
fn every_text_contrasts_with_its_background() {
    for &color_vision in ColorVision::ALL {
        let strong = if color_vision == ColorVision::HighContrast { 7.0 } else { 4.5 };
        for look in looks(color_vision) {
            let [mark, edge] = look.mark();
            let shade = |end: usize| mix(look.covered[end], mark, icon::FLAG_SHADE);
            // Only a flag of glass has an edge in a shade.
            let is_glass = look.cell_look == CellLook::Glass;
            let flag_edge = if is_glass {
                [0, 1].map(|end| (edge, shade(end)))
            } else {
                [(mark, look.covered[0]); 2]
            };
            // In high contrast the dark line around the accent is what stands out from white.
            let is_frames = look.cell_look == CellLook::Frames;
            let ring = if is_frames { look.ink } else { look.accent };
            let theme = look.theme();
            let field = look.text_field(false)(&theme, text_input::Status::Active).border.color;
            let switch = look.switch_track(false)(&theme, button::Status::Active).border.color;
            let [button, entry] = [
                look.push_button(false)(&theme, button::Status::Disabled).text_color,
                look.menu_button()(&theme, button::Status::Disabled).text_color,
            ];
            let dark_bulb = Icon::Bulb { lit: false }.ink(look);
            let chip = look.chip(false)(&theme, button::Status::Active).border.color;
            for (what, text, ground, least) in [
                ("text on the page", look.text, look.background, 7.0),
                ("text in a bar", look.text, look.surface, 7.0),
                ("text on a button", look.text, look.button, 7.0),
                ("quiet text on the page", look.muted, look.background, strong),
                ("quiet text in a bar", look.muted, look.surface, strong),
                ("text on what is chosen", look.on_accent, look.accent, strong),
                ("a problem on the page", look.danger, look.background, strong),
                ("a problem in a bar", look.danger, look.surface, strong),
                ("the edge of a field in a bar", field, look.surface, 3.0),
                ("the edge of a switch in a bar", switch, look.surface, 3.0),
                ("the edge of a chip in a bar", chip, look.surface, 3.0),
                ("a button that can't be used", button, look.button, 3.0),
                ("a menu entry that can't be used", entry, look.surface, 3.0),
                ("hints that can't be had", dark_bulb, look.button, 3.0),
                ("a flag on the first cell", flag_edge[0].0, flag_edge[0].1, 3.0),
                ("a flag on the last cell", flag_edge[1].0, flag_edge[1].1, 3.0),
                // Pictures and the ring of what has the focus: WCAG's 1.4.11.
                ("a mark on the first cell", best_mark(look, 0), look.covered[0], 3.0),
                ("a mark on the last cell", best_mark(look, 1), look.covered[1], 3.0),
                ("a mine", look.ink, look.open, 3.0),
                ("the mine that was hit", hit_mine(look), look.hit, 3.0),
                ("the ring on a bar", look.accent, look.surface, 3.0),
                ("the ring on an open cell", ring, look.open, 3.0),
            ] {
                let found = contrast(text, ground);
                assert!(found >= least, "{what} in {} for {color_vision:?}: {found}", look.name);
            }
        }
    }
}

#[test]
fn the_chosen_card_has_another_edge_than_the_rest() {
    for look in ColorVision::ALL.iter().flat_map(|&sight| looks(sight)) {
        let edge = |chosen| {
            let card = look.choice_card(chosen)(&look.theme(), button::Status::Active);
            card.border.color
        };
        let between = contrast(edge(true), edge(false));
        assert!(between >= 1.5, "{}: {between}", look.name);
    }
}

/// The handle of a scroll bar at rest, under the pointer and held.
fn handles(theme: &iced::Theme) -> Vec<Color> {
    let [rest, over] = [false, true].map(|over| Status::Hovered {
        is_horizontal_scrollbar_hovered: false,
        is_vertical_scrollbar_hovered: over,
        is_horizontal_scrollbar_disabled: false,
        is_vertical_scrollbar_disabled: false,
    });
    let held = Status::Dragged {
        is_horizontal_scrollbar_dragged: false,
        is_vertical_scrollbar_dragged: true,
        is_horizontal_scrollbar_disabled: false,
        is_vertical_scrollbar_disabled: false,
    };
    let handle = |status| match scrollbar::style(theme, status).vertical_rail.scroller.background {
        Background::Color(color) => color,
        Background::Gradient(_) => panic!("a handle has one colour"),
    };
    [rest, over, held].map(handle).to_vec()
}

#[test]
fn box_outlines_and_scroll_thumbs_have_contrast() {
    for palette in ColorVision::ALL.iter().copied().flat_map(looks) {
        let theme = palette.theme();
        let drawn = theme.extended_palette().background;
        for ground in [palette.background, palette.surface] {
            for mark in [drawn.strong.color, palette.outline()].into_iter().chain(handles(&theme)) {
                let seen = contrast(mark, ground);
                assert!(seen >= 3.0, "{}: {seen:.2}", palette.name);
            }
        }
    }
}
