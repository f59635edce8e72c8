//! What a board is worth: the figures by which players compare games.

use super::covers::Cover;
use super::covers::Covers;
use super::field::Minefield;

/// The 3BV of a board: the fewest left clicks that open all of it without a flag.
///
/// Openings plus the safe cells that lie in no opening. (Bechtel's board benchmark value,
/// S. Bechtel, 2002, as used by the Minesweeper record lists.)
pub fn bbbv(field: &Minefield) -> u32 {
    let mut covers = Covers::new(field.size());
    let mut reached = Vec::new();
    let mut clicks = 0;
    for pos in field.size().positions() {
        if field.number(pos) == Some(0) && covers.get(pos) == Cover::Covered {
            covers.uncover(field, pos, &mut reached);
            clicks += 1;
        }
    }
    clicks + (field.safe_cells() - reached.len()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Size;

    #[test]
    fn a_board_without_mines_is_one_click() {
        assert_eq!(bbbv(&Minefield::new(Size::fixed(9, 9), [])), 1);
    }

    #[test]
    fn a_board_without_openings_is_a_click_for_each_safe_cell() {
        // A mine in the middle of 3 × 3 leaves eight ones.
        assert_eq!(bbbv(&Minefield::new(Size::fixed(3, 3), [4])), 8);
    }

    #[test]
    fn an_opening_counts_once_with_its_border() {
        // Mines down the middle of a 3 × 5 board: an opening on each side.
        assert_eq!(bbbv(&Minefield::new(Size::fixed(3, 5), [2, 7, 12])), 2);
    }
}
