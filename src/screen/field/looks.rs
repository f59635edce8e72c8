//! What each cell in sight looks like.

use crate::game::Game;
use crate::game::Pos;
use crate::game::Seen;
use crate::game::pointer::Preview;
use crate::widget::art::Picture;
use crate::widget::cell::Face;
use crate::widget::cell::Ground;
use crate::widget::cell::Look;
use crate::widget::cell::Shade;

/// The looks of the cells of one row, from column `from` up to, but not with, `to`.
pub fn row(game: &Game, mouse: Mouse, row: u16, from: u16, to: u16) -> Vec<Look> {
    (from..to)
        .map(|col| look(game, mouse, Pos::new(row, col)))
        .collect()
}

/// What the mouse makes cells look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mouse {
    /// The cell under the pointer.
    pub over: Option<Pos>,
    /// The cells that look pressed.
    pub preview: Preview,
}

impl Mouse {
    fn presses(self, pos: Pos) -> bool {
        match self.preview {
            Preview::Nothing => false,
            Preview::Cell(cell) => cell == pos,
            Preview::Block(middle) => {
                middle.row.abs_diff(pos.row) <= 1 && middle.col.abs_diff(pos.col) <= 1
            }
        }
    }
}

fn look(game: &Game, mouse: Mouse, pos: Pos) -> Look {
    let seen = game.seen(pos);
    let face = match seen {
        Seen::Covered | Seen::Open(0) => Face::Blank,
        Seen::Flag => Face::Picture(Picture::Flag),
        Seen::Question => Face::Picture(Picture::Question),
        Seen::Open(number) => Face::Number(number),
        Seen::Mine | Seen::HitMine => Face::Picture(Picture::Mine),
        Seen::WrongFlag => Face::Picture(Picture::WrongFlag),
    };
    let ground = match seen {
        Seen::HitMine => Ground::Hit,
        Seen::Open(_) | Seen::Mine => Ground::Open(shade(game, pos)),
        Seen::Covered | Seen::Question if mouse.presses(pos) => Ground::Open(shade(game, pos)),
        Seen::Covered | Seen::Question | Seen::Flag | Seen::WrongFlag => Ground::Covered {
            along: along(game, pos),
            hovered: mouse.over == Some(pos) && !game.phase().is_over(),
        },
    };
    Look { ground, face }
}

fn shade(game: &Game, pos: Pos) -> Shade {
    let covered = |row: Option<u16>, col: Option<u16>| {
        row.zip(col).is_some_and(|(row, col)| {
            matches!(
                game.seen(Pos::new(row, col)),
                Seen::Covered | Seen::Flag | Seen::Question | Seen::WrongFlag
            )
        })
    };
    let (above, before) = (pos.row.checked_sub(1), pos.col.checked_sub(1));
    Shade {
        above: covered(above, Some(pos.col)),
        left: covered(Some(pos.row), before),
        corner: covered(above, before),
    }
}

/// How far along the board's gradient a cell lies, from 0 to 255.
fn along(game: &Game, pos: Pos) -> u8 {
    let size = game.size();
    let share = (f32::from(pos.row) / f32::from(size.rows())
        + f32::from(pos.col) / f32::from(size.cols()))
        / 2.0;
    (share * 255.0) as u8
}
