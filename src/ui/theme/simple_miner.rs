//! SimpleMiner's style: plain desktop buttons.

use super::color_vision::{PaletteSet, palette_set};
use super::{CellSkin, Palette};
use crate::config::ColorVision;
use iced::{Color, color};

pub static LIGHT: PaletteSet = palette_set(Palette {
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
    covered_start: color!(0xE1E1E1),
    covered_end: color!(0xE1E1E1),
    open: color!(0xF7F7F7),
    open_edge: color!(0xC4C4C4),
    shadow: Color::TRANSPARENT,
    numbers: [color!(0x000000); 8],
    danger: color!(0xC42B1C),
    ink: color!(0x000000),
    hit: color!(0xF7F7F7),
});

pub static DARK: PaletteSet = palette_set(Palette {
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
    covered_start: color!(0x3A3A3A),
    covered_end: color!(0x3A3A3A),
    open: color!(0x262626),
    open_edge: color!(0x4A4A4A),
    shadow: Color::TRANSPARENT,
    numbers: [color!(0xFFFFFF); 8],
    danger: color!(0xFF99A4),
    ink: color!(0xFFFFFF),
    hit: color!(0x262626),
});
