//! How odds are shown on a board: what is certain by a sign, a cell beside a number by a figure. All
//! other cells have the same odds, which a caption can say once.

use super::annotations::HintAdvice;
use super::cell::CellContent;
use crate::game::{Pos, ShownBoard, VisibleCell};
use crate::solver::query::{ProbabilityMap, in_steps};
use crate::ui::kit::icon::Icon;

/// What a covered cell shows of its odds; `None` where they are those of everywhere else.
pub(super) fn content(
    chances: &ProbabilityMap,
    game: &dyn ShownBoard,
    pos: Pos,
    is_pointed: bool,
) -> Option<CellContent> {
    match chances.mine_chance(pos)? {
        0.0 => Some(CellContent::Icon(Icon::SafeSign)),
        1.0 => Some(CellContent::Icon(Icon::MineSign)),
        chance => is_beside_number(game, pos)
            .then(|| CellContent::Chance { percent: in_steps(chance, 100), is_pointed }),
    }
}

/// The odds in percent of all cells that show none, if they have the same and there are any.
pub fn everywhere_else(chances: &ProbabilityMap, game: &dyn ShownBoard) -> Option<u8> {
    let rest = unflagged(game).filter(|&pos| content(chances, game, pos, false).is_none());
    let mut rest = rest.filter_map(|pos| Some(in_steps(chances.mine_chance(pos)?, 100)));
    let first = rest.next()?;
    rest.all(|percent| percent == first).then_some(first)
}

/// The first of the cells with the lowest odds, unless all have the same.
pub(super) fn best(chances: &ProbabilityMap, game: &dyn ShownBoard) -> Option<(Pos, HintAdvice)> {
    let mut cells = unflagged(game).filter_map(|pos| Some((pos, chances.mine_chance(pos)?)));
    let first = cells.next()?;
    let (mut best, mut most) = (first, first.1);
    for (pos, chance) in cells {
        most = most.max(chance);
        if chance < best.1 {
            best = (pos, chance);
        }
    }
    let advice = if best.1 == 0.0 { HintAdvice::Safe } else { HintAdvice::BestGuess };
    (best.1 < most).then_some((best.0, advice))
}

fn unflagged(game: &dyn ShownBoard) -> impl Iterator<Item = Pos> {
    let is_free =
        |pos: &Pos| matches!(game.cell(*pos), VisibleCell::Covered | VisibleCell::Question);
    game.size().positions().filter(is_free)
}

fn is_beside_number(game: &dyn ShownBoard, pos: Pos) -> bool {
    let is_open = |near| matches!(game.cell(near), VisibleCell::Open(_));
    game.size().neighbours(pos).any(is_open)
}
