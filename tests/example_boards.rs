//! The small boards in dialogs show what the texts beside them are about.

use crate::common::prelude::*;
use sapper::ui::features::help::how_to_play::played;
use sapper::ui::features::settings::look::preview;

#[test]
fn the_preview_of_every_style_has_a_covered_and_an_open_cell_a_number_and_a_flag() {
    for style in Style::ALL {
        let game = preview(style);
        let visible = |row, col| game.cell(Pos::new(row, col));
        assert_eq!(visible(0, 0), VisibleCell::Covered, "{style:?}");
        assert_eq!(visible(0, 1), VisibleCell::Flag, "{style:?}");
        assert_eq!(visible(1, 2), VisibleCell::Open(2), "{style:?}");
        assert_eq!(visible(2, 3), VisibleCell::Open(0), "{style:?}");
    }
}

#[test]
fn how_to_play_shows_a_number_two_flags_and_a_chord_that_wins() {
    let middle = Pos::new(1, 1);
    let number = played(&[Action::Open(middle)]);
    assert_eq!(number.cell(middle), VisibleCell::Open(2));
    let flags =
        [Action::Open(Pos::new(2, 0)), Action::Mark(Pos::new(0, 0)), Action::Mark(Pos::new(0, 2))];
    let flagged = played(&flags);
    assert_eq!(flagged.cell(middle), VisibleCell::Open(2));
    assert_eq!(flagged.cell(Pos::new(0, 1)), VisibleCell::Covered);
    let won = played(&[flags[0], flags[1], flags[2], Action::Chord(middle)]);
    assert_eq!(won.phase(), Phase::Won);
    assert_eq!(won.cell(Pos::new(0, 1)), VisibleCell::Open(2));
}
