//! Which style each visible cell has.

use super::animation::{Animation, AnimationKind, Front, distance};
use super::annotations::HintAdvice;
use super::light::{self, CellLight};
use super::odds;
use crate::game::pointer::PressPreview;
use crate::game::{Moment, Phase, Pos, ShownBoard, VisibleCell};
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell::{CellAppearance, CellContent, CellEffect};
use crate::ui::board::cell_background::{CellBackground, CellShadow};
use crate::ui::board::look::EndDisplay;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::motion::eased;
use crate::ui::kit::theme::CellLook;

/// What the styles of cells depend on.
#[derive(Debug, Clone, Copy)]
pub struct CellInputs<'a> {
    pub game: &'a dyn ShownBoard,
    pub pointer: PointerHighlight,
    /// With the moment that is shown of it.
    pub animation: Option<(&'a Animation, Moment)>,
    pub chances: Option<&'a ProbabilityMap>,
    /// The cells that a hint is about.
    pub hints: &'a [(Pos, HintAdvice)],
    /// The mine that lost the game, where that darkens the board.
    pub hit: Option<Pos>,
    pub look: CellLook,
    /// Whether the game is won in the best time so far.
    pub is_record: bool,
    /// How the end of the game is shown, and so what it reveals.
    pub end: EndDisplay,
    pub aids: ReadingAids,
}

/// What makes numbers easier to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ReadingAids {
    /// Numbers with as many flags around them are dimmed.
    pub dim_satisfied: bool,
    /// The covered cells that the number under the pointer touches are lit.
    pub light_neighbours: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
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

impl<'a> CellInputs<'a> {
    /// Without pointer, animation and odds.
    pub fn at_rest(game: &'a dyn ShownBoard, end: EndDisplay, look: CellLook) -> Self {
        Self {
            game,
            pointer: PointerHighlight::default(),
            animation: None,
            chances: None,
            hints: &[],
            hit: (game.phase() == Phase::Lost
                && matches!(look, CellLook::Glass | CellLook::Frames))
            .then(|| game.size().positions().find(|&pos| game.cell(pos) == VisibleCell::HitMine))
            .flatten(),
            look,
            is_record: false,
            end,
            aids: ReadingAids::default(),
        }
    }
}

impl CellInputs<'_> {
    /// The cell as the style reveals it.
    fn visible(&self, pos: Pos) -> VisibleCell {
        let visible = self.game.cell(pos);
        match (self.end, visible) {
            (EndDisplay::Inline, visible) => visible,
            (EndDisplay::Prompt | EndDisplay::MessageBox, VisibleCell::WrongFlag) => {
                VisibleCell::Flag
            }
            (EndDisplay::MessageBox, VisibleCell::Mine) => VisibleCell::Covered,
            (EndDisplay::Prompt | EndDisplay::MessageBox, visible) => visible,
            (EndDisplay::RevealBoard, VisibleCell::HitMine) => VisibleCell::HitMine,
            (EndDisplay::RevealBoard, visible) if !self.game.phase().is_over() => visible,
            (EndDisplay::RevealBoard, visible) => {
                match self.game.field().map(|field| field.number(pos)) {
                    Some(Some(number)) => VisibleCell::Open(number),
                    Some(None) => VisibleCell::Mine,
                    None => visible,
                }
            }
        }
    }

    fn content(&self, visible: VisibleCell) -> CellContent {
        match (self.look, visible) {
            (CellLook::Buttons | CellLook::Characters, VisibleCell::Open(number)) => {
                CellContent::Number(number)
            }
            (_, VisibleCell::Open(0)) => CellContent::Blank,
            (_, VisibleCell::Open(number)) => CellContent::Number(number),
            (CellLook::Characters, VisibleCell::Covered) => CellContent::Character('*'),
            (_, VisibleCell::Covered) => CellContent::Blank,
            (CellLook::Buttons, VisibleCell::Flag) => CellContent::Character('√'),
            (CellLook::Characters, VisibleCell::Flag) => CellContent::Character('#'),
            (CellLook::Buttons | CellLook::Characters, VisibleCell::Question) => {
                CellContent::Character('?')
            }
            (
                CellLook::Buttons | CellLook::Characters,
                VisibleCell::Mine | VisibleCell::HitMine,
            ) => CellContent::Character('M'),
            (CellLook::Glass, VisibleCell::Flag) if self.is_record => {
                CellContent::Icon(Icon::RecordFlag)
            }
            (_, VisibleCell::Flag) => CellContent::Icon(Icon::Flag),
            (_, VisibleCell::Question) => CellContent::Icon(Icon::Question),
            (_, VisibleCell::Mine) => CellContent::Icon(Icon::Mine),
            (_, VisibleCell::HitMine) => CellContent::Icon(Icon::HitMine),
            (_, VisibleCell::WrongFlag) => CellContent::Icon(Icon::WrongFlag),
        }
    }

    /// The style of a cell, with its animation.
    pub fn appearance(&self, pos: Pos) -> CellAppearance {
        let visible = self.visible(pos);
        let Some((animation, now)) = self.animation else {
            return self.resting_style(pos, visible);
        };
        let Some(front) = animation.front(now) else {
            return self.resting_style(pos, visible);
        };
        if front.kind == AnimationKind::Appear {
            // A new board starts empty, and tiles are laid on it.
            let step = animation.step(pos, CellLight::STEPS, now);
            if step == CellLight::STEPS {
                return self.resting_style(pos, visible);
            }
            let effect = CellEffect::FadeIn { gradient: gradient(self.game, pos), step };
            let effect = if step == 0 { CellEffect::None } else { effect };
            let ground = self.resting_style(pos, VisibleCell::Open(0));
            return CellAppearance { content: CellContent::Blank, effect, ..ground };
        }
        // The ring of a win brings the flags that the player has not set, and the gold of a record.
        let is_ahead =
            front.kind == AnimationKind::Win && front.distance < distance(front.from, pos);
        let is_hidden = is_ahead && animation.is_about(pos);
        let cell = Self { is_record: self.is_record && !is_ahead, ..*self };
        let style = cell.resting_style(pos, if is_hidden { VisibleCell::Covered } else { visible });
        let effect = self.light(animation, front, pos, visible);
        CellAppearance { effect: effect.unwrap_or(style.effect), ..style }
    }

    /// What an animation does to a cell; `None` where it does nothing.
    fn light(
        &self,
        animation: &Animation,
        front: Front,
        pos: Pos,
        visible: VisibleCell,
    ) -> Option<CellEffect> {
        let is_about = || animation.is_about(pos);
        let steps = f32::from(CellLight::STEPS);
        let from = front.from;
        match front.kind {
            AnimationKind::Appear | AnimationKind::Pause => None,
            AnimationKind::Opening | AnimationKind::Chord if is_tile(visible) => {
                CellLight::opening(front, pos, false).map(CellEffect::Light)
            }
            AnimationKind::Chord
                if is_about() && front.faded < 1.0 && distance(from, pos) < 2.0 && from != pos =>
            {
                let away = (from.row as i16 - pos.row as i16, from.col as i16 - pos.col as i16);
                let level = ((1.0 - front.faded) * steps).ceil() as u8;
                Some(CellEffect::Spark { direction: light::direction(away), level })
            }
            AnimationKind::Opening | AnimationKind::Chord => {
                let light = is_about().then(|| CellLight::opening(front, pos, true)).flatten();
                light.map(CellEffect::Light)
            }
            AnimationKind::Flag => {
                let step = 1 + (front.progress * (steps - 1.0)) as u8;
                is_about().then_some(CellEffect::Glint(step))
            }
            AnimationKind::Hint => {
                let level = (eased(front.progress) * steps) as u8;
                is_about().then_some(CellEffect::Safe(level))
            }
            AnimationKind::Win => {
                let light = CellLight::win(front, pos, self.is_record)?;
                let past = front.distance - distance(from, pos);
                let left = ((1.0 - past / 1.2).clamp(0.0, 1.0) * steps) as u8;
                Some(match is_about() && left > 0 {
                    true => CellEffect::Rising(light, left),
                    false => CellEffect::Light(light),
                })
            }
            AnimationKind::Loss if is_tile(visible) => {
                let light = CellLight::loss(self.game.size(), from, pos, true, front.distance);
                Some(light.map_or(CellEffect::None, CellEffect::Light))
            }
            AnimationKind::Loss => None,
        }
    }

    /// The light that stays on a cell.
    fn resting_light(&self, pos: Pos, visible: VisibleCell) -> CellEffect {
        let light = match self.hit {
            Some(hit) => {
                let (size, is_tile) = (self.game.size(), is_tile(visible));
                CellLight::loss(size, hit, pos, is_tile, f32::INFINITY).map(CellEffect::Light)
            }
            None => (is_tile(visible) && self.hints.contains(&(pos, HintAdvice::Safe)))
                .then_some(CellEffect::Safe(CellLight::STEPS)),
        };
        light.unwrap_or_default()
    }

    /// The style of a cell without an animation.
    fn resting_style(&self, pos: Pos, visible: VisibleCell) -> CellAppearance {
        let Self { game, pointer: mouse, .. } = *self;
        let is_lit = || self.aids.light_neighbours && self.is_beside_hovered(pos);
        // The pointer alone changes nothing in the Classic style.
        let is_hovered = mouse.hovered == Some(pos) && self.look != CellLook::Classic;
        let background = match visible {
            VisibleCell::HitMine => CellBackground::Hit,
            VisibleCell::Open(_) | VisibleCell::Mine | VisibleCell::WrongFlag => {
                CellBackground::Open(self.shade(pos))
            }
            // A press on a flag is about to remove it.
            _ if match visible {
                VisibleCell::Flag => mouse.preview == PressPreview::Mark(pos),
                _ => mouse.is_pressed(pos),
            } =>
            {
                match self.look {
                    CellLook::Glass => CellBackground::Pressed { gradient: gradient(game, pos) },
                    _ => CellBackground::Open(self.shade(pos)),
                }
            }
            VisibleCell::Covered | VisibleCell::Question | VisibleCell::Flag => {
                CellBackground::Covered {
                    gradient: gradient(game, pos),
                    hovered: (is_hovered || is_lit()) && !game.phase().is_over(),
                }
            }
        };
        let content = match self.odds(pos, visible).unwrap_or_else(|| self.content(visible)) {
            CellContent::Number(number) if self.is_dimmed(pos, number) => {
                CellContent::Dimmed(number)
            }
            content => content,
        };
        CellAppearance { background, content, effect: self.resting_light(pos, visible) }
    }

    fn is_dimmed(&self, pos: Pos, number: u8) -> bool {
        let is_flag = |near: &Pos| self.game.cell(*near) == VisibleCell::Flag;
        self.aids.dim_satisfied
            && number > 0
            && !self.game.phase().is_over()
            && self.game.size().neighbours(pos).filter(is_flag).count() == usize::from(number)
    }

    /// Whether the pointer is over a number that touches the cell.
    fn is_beside_hovered(&self, pos: Pos) -> bool {
        self.pointer.hovered.is_some_and(|over| {
            let is_number = matches!(self.game.cell(over), VisibleCell::Open(1..));
            is_number && over.row.abs_diff(pos.row) <= 1 && over.col.abs_diff(pos.col) <= 1
        })
    }

    /// The odds of a covered cell. A flag stays visible: it does not affect them.
    fn odds(&self, pos: Pos, visible: VisibleCell) -> Option<CellContent> {
        let is_shown = matches!(visible, VisibleCell::Covered | VisibleCell::Question);
        let chances = self.chances.filter(|_| is_shown && !self.pointer.is_pressed(pos))?;
        odds::content(chances, self.game, pos, self.pointer.hovered == Some(pos))
    }

    fn shade(&self, pos: Pos) -> CellShadow {
        let covered = |row: Option<u16>, col: Option<u16>| {
            row.zip(col).is_some_and(|(row, col)| self.is_covered(Pos::new(row, col)))
        };
        let (above, left) = (pos.row.checked_sub(1), pos.col.checked_sub(1));
        CellShadow {
            above: covered(above, Some(pos.col)),
            left: covered(Some(pos.row), left),
            corner: covered(above, left),
        }
    }

    /// Whether a cell casts a shadow.
    fn is_covered(&self, pos: Pos) -> bool {
        let is_laid = |(animation, _): (&Animation, _)| animation.kind() != AnimationKind::Appear;
        self.animation.is_none_or(is_laid) && is_tile(self.game.cell(pos))
    }
}

const fn is_tile(visible: VisibleCell) -> bool {
    matches!(visible, VisibleCell::Covered | VisibleCell::Flag | VisibleCell::Question)
}

/// The place of a cell in the board's gradient, from 0 to [`CellBackground::GRADIENT_STEPS`].
fn gradient(game: &dyn ShownBoard, pos: Pos) -> u8 {
    let size = game.size();
    let share = (f32::from(pos.row) / f32::from(size.rows())
        + f32::from(pos.col) / f32::from(size.cols()))
        / 2.0;
    (share * f32::from(CellBackground::GRADIENT_STEPS)) as u8
}
