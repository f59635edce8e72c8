//! SimpleMiner's style: the plain buttons of a desktop.

use super::sight::{Looks, looks};
use super::{Cells, Palette};
use crate::store::settings::ColorVision;
use iced::{Color, color};

/// By day.
pub static LIGHT: Looks = looks(Palette {
    sight: ColorVision::Normal,
    name: "SimpleMiner, light",
    cells: Cells::Buttons,
    button_edge: Some(color!(0xADADAD)),
    dark: false,
    page: color!(0xF0F0F0),
    bar: color!(0xF0F0F0),
    text: color!(0x000000),
    quiet: color!(0x4A4A4A),
    line: color!(0xD0D0D0),
    button: color!(0xE1E1E1),
    chosen: color!(0x0067C0),
    on_chosen: color!(0xFFFFFF),
    covered_first: color!(0xE1E1E1),
    covered_last: color!(0xE1E1E1),
    open: color!(0xF7F7F7),
    open_edge: color!(0xC4C4C4),
    shade: Color::TRANSPARENT,
    numbers: [
        color!(0x000000),
        color!(0x000000),
        color!(0x000000),
        color!(0x000000),
        color!(0x000000),
        color!(0x000000),
        color!(0x000000),
        color!(0x000000),
    ],
    alarm: color!(0xC42B1C),
    ink: color!(0x000000),
    hit: color!(0xF7F7F7),
});

/// By night.
pub static DARK: Looks = looks(Palette {
    sight: ColorVision::Normal,
    name: "SimpleMiner, dark",
    cells: Cells::Buttons,
    button_edge: Some(color!(0x5A5A5A)),
    dark: true,
    page: color!(0x202020),
    bar: color!(0x202020),
    text: color!(0xFFFFFF),
    quiet: color!(0xC8C8C8),
    line: color!(0x3A3A3A),
    button: color!(0x333333),
    chosen: color!(0x60CDFF),
    on_chosen: color!(0x000000),
    covered_first: color!(0x3A3A3A),
    covered_last: color!(0x3A3A3A),
    open: color!(0x262626),
    open_edge: color!(0x4A4A4A),
    shade: Color::TRANSPARENT,
    numbers: [
        color!(0xFFFFFF),
        color!(0xFFFFFF),
        color!(0xFFFFFF),
        color!(0xFFFFFF),
        color!(0xFFFFFF),
        color!(0xFFFFFF),
        color!(0xFFFFFF),
        color!(0xFFFFFF),
    ],
    alarm: color!(0xFF99A4),
    ink: color!(0xFFFFFF),
    hit: color!(0x262626),
});
