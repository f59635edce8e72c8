//! The numbers of other games: their colours, and their shape where no font has it.

/// Strong colours, as in Windows XP.
pub const CLASSIC: [u32; 8] =
    [0x0000FF, 0x008000, 0xFF0000, 0x000080, 0x800000, 0x008080, 0x000000, 0x808080];
/// Light colours, for dark cells.
pub const BRIGHT: [u32; 8] =
    [0x7CC7FF, 0x66C266, 0xFF7788, 0xEE88FF, 0xDDAA22, 0x66CCCC, 0x999999, 0xD0D8E0];
/// Those of Windows 7.
pub const GLASS: [u32; 8] =
    [0x414FBC, 0x1F6A02, 0xAA0508, 0x010182, 0x7B0000, 0x067C7E, 0xA80506, 0xA90708];
/// Those of the chessboard of green and sand.
pub const GARDEN: [u32; 8] =
    [0x1976D2, 0x388E3C, 0xD32F2F, 0x7B1FA2, 0xFF8F00, 0x0097A7, 0x424242, 0x9E9E9E];
/// The backgrounds of mines there, one after the other.
pub const GARDEN_MINES: [u32; 5] = [0x48E6F1, 0xB648F2, 0xF4C20D, 0x4885ED, 0x008744];
/// The backgrounds of the numbers from 0 to 8.
pub const PASTEL: [u32; 9] =
    [0xDEDEDC, 0xDDFAC3, 0xECEDBF, 0xEDDAB4, 0xEDC38A, 0xF7A1A2, 0xFEA785, 0xFF7D60, 0xFF323C];

/// A line through points.
type Line = &'static [(f32, f32)];

/// The numbers from 1 to 8 as lines in a square.
pub const STROKES: [&[Line]; 8] = [
    &[&[(0.2, 0.3), (0.5, 0.05), (0.5, 1.0)], &[(0.15, 1.0), (0.85, 1.0)]],
    &[&[(0.0, 0.0), (1.0, 0.0), (1.0, 0.4), (0.0, 0.7), (0.0, 1.0), (1.0, 1.0)]],
    &[&[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)], &[(0.4, 0.5), (1.0, 0.5)]],
    &[&[(0.2, 0.0), (0.0, 0.6), (1.0, 0.6)], &[(0.8, 0.0), (0.8, 1.0)]],
    &[&[(1.0, 0.0), (0.0, 0.0), (0.0, 0.5), (1.0, 0.5), (1.0, 1.0), (0.0, 1.0)]],
    &[&[(1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.5), (0.0, 0.5)]],
    &[&[(0.0, 0.0), (1.0, 0.0), (0.45, 1.0)]],
    &[&[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)], &[(0.0, 0.5), (1.0, 0.5)]],
];
