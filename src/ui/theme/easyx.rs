//! The style of the EasyX game: the sixteen colours of its screen, white lines on black.

use super::color_vision::{PaletteSet, number_colors, palette_set};
use super::{CellSkin, Palette};
use crate::config::ColorVision;
use iced::{Color, color};

pub static PALETTE: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "EasyX",
    cell_skin: CellSkin::Grid,
    button_edge: Some(Color::WHITE),
    dark: true,
    background: color!(0x000000),
    surface: color!(0x000000),
    text: color!(0xFFFFFF),
    muted: color!(0xAAAAAA),
    line: color!(0x555555),
    button: color!(0x000000),
    accent: color!(0xFFFFFF),
    on_accent: color!(0x000000),
    covered_start: color!(0x555555),
    covered_end: color!(0x555555),
    open: color!(0x8A8A8A),
    open_edge: color!(0xFFFFFF),
    shadow: Color::TRANSPARENT,
    numbers: number_colors([
        0xFFFFFF, 0x55FF55, 0xFFFF55, 0x55FFFF, 0xFF5555, 0x000000, 0x00AAAA, 0xFF55FF,
    ]),
    danger: color!(0xFF5555),
    ink: color!(0xFFFFFF),
    hit: color!(0xAA0000),
});
