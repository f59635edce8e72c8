//! What a GIF shows and when: the game is played through, and each moment at which something looks
//! different is a scene.

use super::GifOptions;
use crate::game::{Game, Phase, Style};
use crate::i18n::Texts;
use crate::replay::{HeldButtons, Playback, PointerPos, Recording};
use crate::solver::PlayerView;
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::ui::board::cell::CellAppearance;
use crate::ui::board::cell_appearance::{CellInputs, PointerHighlight};
use crate::ui::board::frame::BoardFrame;
use crate::ui::board::look::EndDisplay;
use crate::ui::kit::icon::Smiley;
use crate::ui::kit::theme::Palette;
use std::collections::HashMap;

/// The time between two looks at the game, in ms: 25 frames a second. Many programs show a GIF's
/// frames of less than 20 ms slower.
pub(super) const STEP: i32 = 40;

#[derive(Debug)]
pub(super) struct Script {
    pub scenes: Vec<Scene>,
    /// How the cells of the scenes look.
    pub appearances: Vec<CellAppearance>,
    /// When the GIF ends, in ms of the recording.
    pub end: i32,
}

#[derive(Debug)]
pub(super) struct Scene {
    /// In ms of the recording.
    pub at: i32,
    /// The cells that have changed, and the places of their looks in [`Script::appearances`].
    pub cells: Vec<(usize, usize)>,
    pub pointer: Option<(PointerPos, HeldButtons)>,
    pub figures: Option<Figures>,
    pub frame: Option<BoardFrame>,
}

/// What is above the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Figures {
    pub left: String,
    pub face: Smiley,
    pub time: String,
}

impl Script {
    pub(super) fn of(
        recording: Recording,
        options: GifOptions,
        (palette, style): (&'static Palette, Style),
        texts: &Texts,
    ) -> Self {
        let mut playback = Playback::new(recording);
        let within = |time: i32| time.clamp(playback.begin(), playback.end());
        let from = within(options.from.unwrap_or(i32::MIN));
        let end = within(options.to.unwrap_or(i32::MAX)).max(from);
        let mut camera =
            Camera { options, palette, style, looks: HashMap::new(), last: Vec::new(), odds: None };
        let mut scenes: Vec<Scene> = Vec::new();
        // The last is at the end, and no frame is too short.
        let times = (from..=end - STEP / 2).step_by(STEP as usize).chain([end]);
        for time in times {
            let events = playback.position().0;
            playback.seek(time);
            let is_same = !scenes.is_empty() && playback.position().0 == events;
            let scene = camera.look(&playback, is_same, texts);
            let looks_same = |last: &Scene| scene.looks_like(last);
            if !scenes.last().is_some_and(looks_same) {
                scenes.push(scene);
            }
        }
        let mut looks: Vec<_> = camera.looks.into_iter().collect();
        looks.sort_by_key(|&(_, place)| place);
        Self { scenes, appearances: looks.into_iter().map(|(look, _)| look).collect(), end }
    }
}

impl Scene {
    fn looks_like(&self, before: &Self) -> bool {
        self.cells.is_empty()
            && self.pointer == before.pointer
            && self.figures == before.figures
            && self.frame == before.frame
    }
}

/// Looks at the game again and again.
struct Camera {
    options: GifOptions,
    palette: &'static Palette,
    style: Style,
    /// Every look of a cell, and its place.
    looks: HashMap<CellAppearance, usize>,
    /// The looks of the cells in the last scene.
    last: Vec<CellAppearance>,
    /// The odds, which are shown while the game runs, and the number of open cells that they are for.
    odds: Option<(usize, Option<ProbabilityMap>)>,
}

impl Camera {
    /// `is_same` says that nothing has happened since the last look.
    fn look(&mut self, playback: &Playback, is_same: bool, texts: &Texts) -> Scene {
        let (session, game) = (playback.session(), playback.session().game());
        let pointer = Some((session.pointer_pos(), session.held()));
        let pressing = self.options.pointer && session.pointer().is_pressing();
        let figures = self.options.clock.then(|| Figures {
            left: game.remaining().to_string(),
            face: Smiley::of(game.phase(), pressing),
            time: time(playback, self.style, texts),
        });
        Scene {
            at: playback.time(),
            cells: if is_same { Vec::new() } else { self.changed_cells(playback) },
            pointer: pointer
                .filter(|&(pos, _)| self.options.pointer && pos != PointerPos::OFF_BOARD),
            figures,
            frame: BoardFrame::of(game, self.palette),
        }
    }

    fn changed_cells(&mut self, playback: &Playback) -> Vec<(usize, usize)> {
        let (session, game) = (playback.session(), playback.session().game());
        let (open, runs) = (game.open_cells(), !game.phase().is_over());
        if self.options.odds && runs && self.odds.as_ref().is_none_or(|(of, _)| *of != open) {
            self.odds = Some((open, odds(game)));
        }
        let (hovered, preview) = (session.pointer().hovered(), session.pointer().preview());
        let inputs = CellInputs {
            chances: self.odds.as_ref().and_then(|(_, odds)| odds.as_ref()).filter(|_| runs),
            pointer: match self.options.pointer {
                true => PointerHighlight { hovered, preview, flag_mode: false },
                false => PointerHighlight::default(),
            },
            ..CellInputs::at_rest(game, EndDisplay::Inline, self.palette.cell_look)
        };
        let now: Vec<_> = game.size().positions().map(|pos| inputs.appearance(pos)).collect();
        let changed =
            now.iter().enumerate().filter(|&(cell, look)| self.last.get(cell) != Some(look));
        let looks = &mut self.looks;
        let changed = changed.map(|(cell, look)| {
            let next = looks.len();
            (cell, *looks.entry(*look).or_insert(next))
        });
        let changed = changed.collect();
        self.last = now;
        changed
    }
}

fn odds(game: &Game) -> Option<ProbabilityMap> {
    let kind = QueryKind::Probabilities(Algorithm::Exact);
    match (Query { view: PlayerView::of(game), kind }).answer(|| true) {
        Answer::Probabilities(odds) => Some(odds),
        _ => None,
    }
}

/// The time on the clock, as in the window; after a win exactly.
fn time(playback: &Playback, style: Style, texts: &Texts) -> String {
    let (game, ms) = (playback.session().game(), playback.elapsed());
    let seconds = || style.spec().whole_seconds(game, playback.now()).unwrap_or(ms / 1_000);
    match game.phase() {
        Phase::Won => texts.decimal(ms as f64 / 1_000.0, 3),
        _ => seconds().to_string(),
    }
}
