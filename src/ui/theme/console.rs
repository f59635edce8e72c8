//! The console style in a window: characters on a dark screen.

use super::color_vision::{PaletteSet, palette_set};
use super::{CellSkin, Palette};
use crate::config::ColorVision;
use iced::{Color, color};

pub static PALETTE: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "Console",
    cell_skin: CellSkin::Characters,
    button_edge: Some(color!(0x3A4A3F)),
    dark: true,
    background: color!(0x0C1210),
    surface: color!(0x0C1210),
    text: color!(0xD6E4DA),
    muted: color!(0x8FA598),
    line: color!(0x24302A),
    button: color!(0x0C1210),
    accent: color!(0x7FD6A0),
    on_accent: color!(0x0C1210),
    covered_start: color!(0x0C1210),
    covered_end: color!(0x0C1210),
    open: color!(0x0C1210),
    open_edge: color!(0x24302A),
    shadow: Color::TRANSPARENT,
    numbers: [color!(0xD6E4DA); 8],
    danger: color!(0xFF8A70),
    ink: color!(0xD6E4DA),
    hit: color!(0x4A1D16),
});
