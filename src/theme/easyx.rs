//! The style of the game made with EasyX: the sixteen colours of its screen, white lines on black.

use super::sight::{Looks, looks};
use super::{Cells, Palette};
use crate::store::settings::ColorVision;
use iced::{Color, color};

/// On black, by day and by night.
pub static PALETTE: Looks = looks(Palette {
    sight: ColorVision::Normal,
    name: "EasyX",
    cells: Cells::Net,
    button_edge: Some(Color::WHITE),
    dark: true,
    page: color!(0x000000),
    bar: color!(0x000000),
    text: color!(0xFFFFFF),
    quiet: color!(0xAAAAAA),
    line: color!(0x555555),
    button: color!(0x000000),
    chosen: color!(0xFFFFFF),
    on_chosen: color!(0x000000),
    covered_first: color!(0x555555),
    covered_last: color!(0x555555),
    open: color!(0x8A8A8A),
    open_edge: color!(0xFFFFFF),
    shade: Color::TRANSPARENT,
    numbers: [
        color!(0xFFFFFF),
        color!(0x55FF55),
        color!(0xFFFF55),
        color!(0x55FFFF),
        color!(0xFF5555),
        color!(0x000000),
        color!(0x00AAAA),
        color!(0xFF55FF),
    ],
    alarm: color!(0xFF5555),
    ink: color!(0xFFFFFF),
    hit: color!(0xAA0000),
});
