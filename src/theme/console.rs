//! The terminal's style in a window: characters on a dark screen.

use super::sight::{Looks, looks};
use super::{Cells, Palette};
use crate::store::settings::ColorVision;
use iced::{Color, color};

/// On a dark screen, by day and by night.
pub static PALETTE: Looks = looks(Palette {
    sight: ColorVision::Normal,
    name: "Console",
    cells: Cells::Characters,
    button_edge: Some(color!(0x3A4A3F)),
    dark: true,
    page: color!(0x0C1210),
    bar: color!(0x0C1210),
    text: color!(0xD6E4DA),
    quiet: color!(0x8FA598),
    line: color!(0x24302A),
    button: color!(0x0C1210),
    chosen: color!(0x7FD6A0),
    on_chosen: color!(0x0C1210),
    covered_first: color!(0x0C1210),
    covered_last: color!(0x0C1210),
    open: color!(0x0C1210),
    open_edge: color!(0x24302A),
    shade: Color::TRANSPARENT,
    numbers: [
        color!(0xD6E4DA),
        color!(0xD6E4DA),
        color!(0xD6E4DA),
        color!(0xD6E4DA),
        color!(0xD6E4DA),
        color!(0xD6E4DA),
        color!(0xD6E4DA),
        color!(0xD6E4DA),
    ],
    alarm: color!(0xFF8A70),
    ink: color!(0xD6E4DA),
    hit: color!(0x4A1D16),
});
