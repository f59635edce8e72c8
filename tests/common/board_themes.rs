//! More looks of boards, each a few colours and measures: a share of a cell where it is no colour.

use super::picture_numbers::{BRIGHT, CLASSIC, GARDEN};

/// A cell that rises from the board or lies in it: its sides are so wide, light and dark.
pub type Bevel = (f32, u32, u32);

#[derive(Debug, PartialEq)]
pub struct BoardTheme {
    pub name: &'static str,
    pub page: u32,
    pub covered: u32,
    pub open: u32,
    /// The colour and the width of what is between cells.
    pub line: (u32, f32),
    pub covered_bevel: Option<Bevel>,
    pub open_bevel: Option<Bevel>,
    /// The backgrounds of numbers, where they have one of their own.
    pub tints: Option<[u32; 9]>,
    pub numbers: [u32; 8],
    pub font: &'static [u8],
    /// How high a line of the font is.
    pub size: f32,
    pub has_dots: bool,
    /// The colour of mines and poles.
    pub ink: u32,
}

const REGULAR: &[u8] = include_bytes!("../../resources/fonts/SapperSansJP-Regular.ttf");
const READING: &[u8] = include_bytes!("../../resources/fonts/SapperReading-Bold.ttf");
const MONO: &[u8] = include_bytes!("../../resources/fonts/SapperMono-Medium.ttf");
const BOLD: &[u8] = include_bytes!("../../resources/fonts/SapperSansSC-Bold.ttf");

const GREY: BoardTheme = BoardTheme {
    name: "grey",
    page: 0xF2F2F2,
    covered: 0xC0C0C0,
    open: 0xC0C0C0,
    line: (0x808080, 0.06),
    covered_bevel: None,
    open_bevel: None,
    tints: None,
    numbers: CLASSIC,
    font: BOLD,
    size: 0.9,
    has_dots: false,
    ink: 0x101010,
};

pub const THEMES: [BoardTheme; 10] = [
    BoardTheme {
        name: "flat open and slightly raised covered cells of one grey",
        page: 0x8E8E8E,
        covered: 0xBEBEBE,
        open: 0xB4B4B4,
        line: (0xC4C4C4, 0.04),
        covered_bevel: Some((0.07, 0xD8D8D8, 0x909090)),
        size: 1.1,
        ..GREY
    },
    BoardTheme {
        name: "flat, numbers on yellows of their own, small and black",
        page: 0xFFFFFF,
        covered: 0xD1D5DB,
        open: 0xFEFCE8,
        line: (0xFFFFFF, 0.05),
        tints: Some([
            0xFEFCE8, 0xFEF9C3, 0xFEF08A, 0xFDE047, 0xFACC15, 0xEAB308, 0xCA8A04, 0xA16207,
            0x854D0E,
        ]),
        numbers: [0x111111; 8],
        font: REGULAR,
        size: 0.5,
        ..GREY
    },
    BoardTheme {
        name: "flat covered and raised open cells",
        covered: 0xA4A8AC,
        open: 0xD4D8DC,
        line: (0x7C8084, 0.04),
        open_bevel: Some((0.08, 0xF4F8FC, 0x9CA0A4)),
        font: READING,
        size: 0.8,
        ..GREY
    },
    BoardTheme {
        name: "both flat",
        covered: 0x9FB4C7,
        open: 0xE8EEF2,
        line: (0x7F8C99, 0.04),
        numbers: GARDEN,
        font: REGULAR,
        size: 0.8,
        ..GREY
    },
    BoardTheme {
        name: "both flat and nearly alike",
        covered: 0xC9CDD2,
        open: 0xDDE0E4,
        line: (0xAEB2B8, 0.04),
        numbers: GARDEN,
        font: READING,
        size: 0.7,
        ..GREY
    },
    BoardTheme {
        name: "dots for numbers",
        covered: 0x5C6B7A,
        open: 0xE4E8EC,
        line: (0x465462, 0.05),
        numbers: GARDEN,
        has_dots: true,
        ..GREY
    },
    BoardTheme {
        name: "thick bevels",
        line: (0x9A9A9A, 0.05),
        covered_bevel: Some((0.17, 0xFFFFFF, 0x808080)),
        font: MONO,
        size: 0.8,
        ..GREY
    },
    BoardTheme {
        name: "night, flat",
        page: 0x0B0E12,
        covered: 0x2F3946,
        open: 0x171C23,
        line: (0x0B0E12, 0.05),
        numbers: BRIGHT,
        font: READING,
        size: 0.75,
        ink: 0xE8E8E8,
        ..GREY
    },
    BoardTheme {
        name: "night, raised",
        page: 0x101418,
        covered: 0x3C4654,
        open: 0x2A313A,
        line: (0x1B2026, 0.04),
        covered_bevel: Some((0.09, 0x586678, 0x232A33)),
        numbers: BRIGHT,
        font: MONO,
        size: 0.85,
        ink: 0xE8E8E8,
        ..GREY
    },
    BoardTheme {
        name: "small grey numbers",
        covered: 0xB8BCC0,
        open: 0xECEEF0,
        line: (0xD0D2D4, 0.04),
        covered_bevel: Some((0.05, 0xD8DCE0, 0x989CA0)),
        numbers: [0x60646A; 8],
        font: MONO,
        size: 0.55,
        ..GREY
    },
];
