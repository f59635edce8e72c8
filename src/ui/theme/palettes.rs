//! The colours of each style.

use super::color_vision::{PaletteSet, number_colors, palette_set};
use super::{CellSkin, Palette};
use crate::config::ColorVision;
use iced::{Color, color};

/// Glass, lit from the top left.
pub static GLASS_LIGHT: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "Glass, light",
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
    covered: [color!(0x7C9BE2), color!(0x3E5FB8)],
    joint: [color!(0x5271C4), color!(0x2C4996)],
    open: color!(0xEDF1F8),
    open_edge: color!(0xC9D3E5),
    shadow: color!(0x1B2C66, 0.26),
    numbers: number_colors([
        0x3B4FB8, 0x1C6B1C, 0xB0161A, 0x101A86, 0x7A1010, 0x0B7379, 0x9C0A4A, 0x54545C,
    ]),
    danger: color!(0xD62828),
    ink: color!(0x141C2E),
    hit: color!(0xD62828),
});

pub static GLASS_DARK: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "Glass, dark",
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
    covered: [color!(0x5F7BC4), color!(0x455A9C)],
    joint: [color!(0x34477F), color!(0x263463)],
    open: color!(0x20252F),
    open_edge: color!(0x39414F),
    shadow: color!(0x000000, 0.33),
    numbers: number_colors([
        0x7FA2FF, 0x6FCF73, 0xFF7B72, 0xA99BFF, 0xF0A15E, 0x58D0D6, 0xFF8AC6, 0xC9D1D9,
    ]),
    danger: color!(0xFF6B5E),
    ink: color!(0xE6E9EF),
    hit: color!(0xB3363B),
});

/// The style of the EasyX game: the sixteen colours of its screen, white lines on black.
pub static EASYX: PaletteSet = palette_set(Palette {
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
    covered: [color!(0x555555); 2],
    joint: [color!(0x555555); 2],
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

/// SimpleMiner's style: plain desktop buttons.
pub static SIMPLE_MINER_LIGHT: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "SimpleMiner, light",
    cell_skin: CellSkin::Buttons,
    button_edge: Some(color!(0xADADAD)),
    dark: false,
    background: color!(0xF0F0F0),
    surface: color!(0xF0F0F0),
    text: color!(0x000000),
    muted: color!(0x4A4A4A),
    line: color!(0xD0D0D0),
    button: color!(0xE1E1E1),
    accent: color!(0x0067C0),
    on_accent: color!(0xFFFFFF),
    covered: [color!(0xE1E1E1); 2],
    joint: [color!(0xE1E1E1); 2],
    open: color!(0xF7F7F7),
    open_edge: color!(0xC4C4C4),
    shadow: Color::TRANSPARENT,
    numbers: [color!(0x000000); 8],
    danger: color!(0xC42B1C),
    ink: color!(0x000000),
    hit: color!(0xF7F7F7),
});

pub static SIMPLE_MINER_DARK: PaletteSet = palette_set(Palette {
    color_vision: ColorVision::Normal,
    name: "SimpleMiner, dark",
    cell_skin: CellSkin::Buttons,
    button_edge: Some(color!(0x5A5A5A)),
    dark: true,
    background: color!(0x202020),
    surface: color!(0x202020),
    text: color!(0xFFFFFF),
    muted: color!(0xC8C8C8),
    line: color!(0x3A3A3A),
    button: color!(0x333333),
    accent: color!(0x60CDFF),
    on_accent: color!(0x000000),
    covered: [color!(0x3A3A3A); 2],
    joint: [color!(0x3A3A3A); 2],
    open: color!(0x262626),
    open_edge: color!(0x4A4A4A),
    shadow: Color::TRANSPARENT,
    numbers: [color!(0xFFFFFF); 8],
    danger: color!(0xFF99A4),
    ink: color!(0xFFFFFF),
    hit: color!(0x262626),
});

/// The console style in a window: characters on a dark screen.
pub static CONSOLE: PaletteSet = palette_set(Palette {
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
    covered: [color!(0x0C1210); 2],
    joint: [color!(0x0C1210); 2],
    open: color!(0x0C1210),
    open_edge: color!(0x24302A),
    shadow: Color::TRANSPARENT,
    numbers: [color!(0xD6E4DA); 8],
    danger: color!(0xFF8A70),
    ink: color!(0xD6E4DA),
    hit: color!(0x4A1D16),
});

/// High contrast, in every style but the console.
pub static HIGH_CONTRAST: Palette = Palette {
    color_vision: ColorVision::HighContrast,
    name: "High contrast",
    cell_skin: CellSkin::Frames,
    button_edge: Some(Color::WHITE),
    dark: true,
    background: Color::BLACK,
    surface: Color::BLACK,
    text: Color::WHITE,
    muted: Color::WHITE,
    line: Color::WHITE,
    button: Color::BLACK,
    accent: color!(0xFFD400),
    on_accent: Color::BLACK,
    covered: [Color::BLACK; 2],
    joint: [Color::BLACK; 2],
    open: Color::WHITE,
    open_edge: Color::BLACK,
    shadow: Color::TRANSPARENT,
    numbers: [Color::BLACK; 8],
    danger: color!(0xFFD400),
    ink: Color::BLACK,
    hit: color!(0xFFD400),
};

/// The same with the characters of the console: all its cells are black.
pub static HIGH_CONTRAST_CONSOLE: Palette = Palette {
    name: "High contrast, console",
    cell_skin: CellSkin::Characters,
    open: Color::BLACK,
    open_edge: Color::WHITE,
    numbers: [Color::WHITE; 8],
    ink: Color::WHITE,
    hit: color!(0x6B5900),
    ..HIGH_CONTRAST
};
