//! The style of Windows 7: glass, lit from the top left.

use super::color_vision::{PaletteSet, number_colors, palette_set};
use super::{CellSkin, Palette};
use crate::config::ColorVision;
use iced::color;

pub static LIGHT: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "Windows 7, light",
    cell_skin: CellSkin::Glass,
    button_edge: None,
    dark: false,
    background: color!(0xF4F6FA),
    surface: color!(0xFFFFFF),
    text: color!(0x1B2330),
    muted: color!(0x5B6675),
    line: color!(0xE2E7EF),
    button: color!(0xEEF1F6),
    accent: color!(0x3563E9),
    on_accent: color!(0xFFFFFF),
    covered_start: color!(0xBAD0F6),
    covered_end: color!(0x3F61B2),
    open: color!(0xE3E9F4),
    open_edge: color!(0xC5D0E4),
    shadow: color!(0x243866, 0.15),
    numbers: number_colors([
        0x3B4FB8, 0x1C6B1C, 0xB0161A, 0x101A86, 0x7A1010, 0x0B7379, 0x9C0A4A, 0x54545C,
    ]),
    danger: color!(0xD62828),
    ink: color!(0x0B0F17),
    hit: color!(0xE5484D),
});

pub static DARK: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "Windows 7, dark",
    cell_skin: CellSkin::Glass,
    button_edge: None,
    dark: true,
    background: color!(0x1B1F27),
    surface: color!(0x20252F),
    text: color!(0xE6E9EF),
    muted: color!(0x9AA4B2),
    line: color!(0x2C3340),
    button: color!(0x2B3240),
    accent: color!(0x6B8CFF),
    on_accent: color!(0x10141C),
    covered_start: color!(0x5C78BE),
    covered_end: color!(0x263460),
    open: color!(0x262C38),
    open_edge: color!(0x39414F),
    shadow: color!(0x000000, 0.33),
    numbers: number_colors([
        0x7FA2FF, 0x6FCF73, 0xFF7B72, 0xA99BFF, 0xF0A15E, 0x58D0D6, 0xFF8AC6, 0xC9D1D9,
    ]),
    danger: color!(0xFF6B5E),
    ink: color!(0xE6E9EF),
    hit: color!(0xB3363B),
});
