//! Which style each visible cell has.

use super::animation::{AnimationFrame, AnimationKind, CellAnimation};
use crate::game::pointer::PressPreview;
use crate::game::style::EndDisplay;
use crate::game::{Game, Pos, VisibleCell};
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell::{CellContent, CellEffect, CellStyle};
use crate::ui::board::cell_background::{CellBackground, CellShadow};
use crate::ui::theme::CellSkin;
use crate::ui::widget::icon::Icon;

/// The styles of the cells from `first` up to, but not including, `end`, row by row.
pub fn cell_styles(eye: CellInputs<'_>, first: Pos, end: Pos) -> Vec<CellStyle> {
    (first.row..end.row)
        .flat_map(|row| (first.col..end.col).map(move |col| Pos::new(row, col)))
        .map(|pos| eye.style(pos))
        .collect()
}

/// What the styles of cells depend on.
#[derive(Debug, Clone, Copy)]
pub struct CellInputs<'a> {
    pub game: &'a Game,
    pub pointer: PointerHighlight,
    pub animation: Option<AnimationFrame<'a>>,
    pub chances: Option<&'a ProbabilityMap>,
    pub skin: CellSkin,
    /// How the end of the game is shown, and so what it reveals.
    pub end: EndDisplay,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointerHighlight {
    pub hovered: Option<Pos>,
    /// The cells that look pressed.
    pub preview: PressPreview,
    /// Whether a click flags a covered cell.
    pub flag_mode: bool,
}

impl PointerHighlight {
    fn is_pressed(self, pos: Pos) -> bool {
        match self.preview {
            PressPreview::Nothing => false,
            PressPreview::Cell(cell) | PressPreview::Mark(cell) => cell == pos,
            PressPreview::Block(middle) => {
                middle.row.abs_diff(pos.row) <= 1 && middle.col.abs_diff(pos.col) <= 1
            }
        }
    }
}

impl CellInputs<'_> {
    /// The cell as the style reveals it.
    fn visible(self, pos: Pos) -> VisibleCell {
        let seen = self.game.cell(pos);
        match (self.end, seen) {
            (EndDisplay::Inline, seen) => seen,
            (EndDisplay::Prompt | EndDisplay::MessageBox, VisibleCell::WrongFlag) => {
                VisibleCell::Flag
            }
            (EndDisplay::MessageBox, VisibleCell::Mine) => VisibleCell::Covered,
            (EndDisplay::Prompt | EndDisplay::MessageBox, seen) => seen,
            (EndDisplay::RevealBoard, VisibleCell::HitMine) => VisibleCell::HitMine,
            (EndDisplay::RevealBoard, seen) if !self.game.phase().is_over() => seen,
            (EndDisplay::RevealBoard, seen) => {
                match self.game.field().map(|field| field.number(pos)) {
                    Some(Some(number)) => VisibleCell::Open(number),
                    Some(None) => VisibleCell::Mine,
                    None => seen,
                }
            }
        }
    }

    fn content(self, seen: VisibleCell) -> CellContent {
        match (self.skin, seen) {
            (CellSkin::Buttons | CellSkin::Characters, VisibleCell::Open(number)) => {
                CellContent::Number(number)
            }
            (_, VisibleCell::Open(0)) => CellContent::Blank,
            (_, VisibleCell::Open(number)) => CellContent::Number(number),
            (CellSkin::Characters, VisibleCell::Covered) => CellContent::Character('*'),
            (_, VisibleCell::Covered) => CellContent::Blank,
            (CellSkin::Buttons, VisibleCell::Flag) => CellContent::Character('√'),
            (CellSkin::Characters, VisibleCell::Flag) => CellContent::Character('#'),
            (CellSkin::Buttons | CellSkin::Characters, VisibleCell::Question) => {
                CellContent::Character('?')
            }
            (
                CellSkin::Buttons | CellSkin::Characters,
                VisibleCell::Mine | VisibleCell::HitMine,
            ) => CellContent::Character('M'),
            (_, VisibleCell::Flag) => CellContent::Icon(Icon::Flag),
            (_, VisibleCell::Question) => CellContent::Icon(Icon::Question),
            (_, VisibleCell::Mine) => CellContent::Icon(Icon::Mine),
            (_, VisibleCell::HitMine) => CellContent::Icon(Icon::HitMine),
            (_, VisibleCell::WrongFlag) => CellContent::Icon(Icon::WrongFlag),
        }
    }

    fn cell_animation(self, pos: Pos) -> Option<CellAnimation> {
        self.animation.and_then(|scene| scene.cell(pos))
    }

    /// The style of a cell, with its animation.
    fn style(self, pos: Pos) -> CellStyle {
        let seen = self.visible(pos);
        let Some(CellAnimation { kind, step, shows_old: late }) = self.cell_animation(pos) else {
            return self.resting_style(pos, seen);
        };
        let seen = match (kind, step, seen) {
            // A new board starts empty, and tiles are laid on it.
            (AnimationKind::Appear, _, _) => VisibleCell::Open(0),
            (AnimationKind::Burst, 0, VisibleCell::WrongFlag) => VisibleCell::Flag,
            (AnimationKind::Burst, 0, _) => VisibleCell::Covered,
            (AnimationKind::Wave, 0..=1, _) if late => VisibleCell::Covered,
            (_, _, seen) => seen,
        };
        let (ground, face) = match (kind, step, seen) {
            // The flash breaks out of the tile.
            (AnimationKind::Burst, 1..=CellEffect::FLASH, VisibleCell::Mine) => {
                (VisibleCell::Covered, seen)
            }
            _ => (seen, seen),
        };
        let along = along(self.game, pos);
        let passing = match (kind, step) {
            (_, 0) => CellEffect::None,
            (AnimationKind::Appear, step) => CellEffect::FadeIn { gradient: along, step },
            (AnimationKind::Burst, step) => CellEffect::Explosion(step),
            (AnimationKind::Wave, step) => CellEffect::Gleam(step),
        };
        CellStyle {
            content: self.content(face),
            effect: passing,
            ..self.resting_style(pos, ground)
        }
    }

    /// The style of a cell without an animation.
    fn resting_style(self, pos: Pos, seen: VisibleCell) -> CellStyle {
        let Self { game, pointer: mouse, .. } = self;
        if let Some(look) = self.chance_style(pos, seen) {
            return look;
        }
        let ground = match seen {
            VisibleCell::HitMine => CellBackground::Hit,
            VisibleCell::Open(_) | VisibleCell::Mine => CellBackground::Open(self.shade(pos)),
            VisibleCell::Covered | VisibleCell::Question if mouse.is_pressed(pos) => {
                CellBackground::Open(self.shade(pos))
            }
            // A press on a flag is about to remove it.
            VisibleCell::Flag if mouse.preview == PressPreview::Mark(pos) => {
                CellBackground::Open(self.shade(pos))
            }
            VisibleCell::Covered
            | VisibleCell::Question
            | VisibleCell::Flag
            | VisibleCell::WrongFlag => CellBackground::Covered {
                gradient: along(game, pos),
                hovered: mouse.hovered == Some(pos) && !game.phase().is_over(),
            },
        };
        CellStyle { background: ground, content: self.content(seen), effect: CellEffect::None }
    }

    /// The style of a covered cell whose odds are shown. A flag stays visible: it does not affect
    /// the odds.
    fn chance_style(self, pos: Pos, seen: VisibleCell) -> Option<CellStyle> {
        if !matches!(seen, VisibleCell::Covered | VisibleCell::Question | VisibleCell::Flag)
            || self.pointer.is_pressed(pos)
        {
            return None;
        }
        let chance = self.chances?.mine_chance(pos)?;
        // Only certainty rounds to 0 or the maximum.
        let within = |steps: f32| match chance {
            0.0 => 0.0,
            1.0 => steps,
            chance => (chance * steps).round().clamp(1.0, steps - 1.0),
        };
        let face = match seen {
            VisibleCell::Flag => self.content(VisibleCell::Flag),
            _ => CellContent::Chance(within(100.0) as u8),
        };
        Some(CellStyle {
            background: CellBackground::Risk(within(f32::from(CellBackground::RISK_STEPS)) as u8),
            content: face,
            effect: CellEffect::None,
        })
    }

    fn shade(self, pos: Pos) -> CellShadow {
        let covered = |row: Option<u16>, col: Option<u16>| {
            row.zip(col).is_some_and(|(row, col)| self.is_covered(Pos::new(row, col)))
        };
        let (above, before) = (pos.row.checked_sub(1), pos.col.checked_sub(1));
        CellShadow {
            above: covered(above, Some(pos.col)),
            left: covered(Some(pos.row), before),
            corner: covered(above, before),
        }
    }

    /// Whether a cell casts a shadow.
    fn is_covered(self, pos: Pos) -> bool {
        match self.cell_animation(pos) {
            Some(CellAnimation { kind: AnimationKind::Appear, .. }) => false,
            Some(CellAnimation {
                kind: AnimationKind::Burst, step: 0..=CellEffect::FLASH, ..
            }) => true,
            _ => matches!(
                self.game.cell(pos),
                VisibleCell::Covered
                    | VisibleCell::Flag
                    | VisibleCell::Question
                    | VisibleCell::WrongFlag
            ),
        }
    }
}

/// The place of a cell in the board's gradient, from 0 to [`CellBackground::GRADIENT_STEPS`].
fn along(game: &Game, pos: Pos) -> u8 {
    let size = game.size();
    let share = (f32::from(pos.row) / f32::from(size.rows())
        + f32::from(pos.col) / f32::from(size.cols()))
        / 2.0;
    (share * f32::from(CellBackground::GRADIENT_STEPS)) as u8
}
