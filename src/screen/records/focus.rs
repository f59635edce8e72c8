//! What the keys reach.

use super::Action;
use super::Message;
use super::Records;
use super::empty;
use super::report::spans;
use super::table;
use crate::game::Style;
use crate::store::settings::LevelChoice;
use crate::store::statistics::Selection;

/// Something on the screen that the keys reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// The choice of the level.
    Level,
    /// The choice of the style.
    Style,
    /// The choice of the span.
    Span,
    /// The button that shows the recording of a line of the table, counted from 0.
    Watch(usize),
    /// The button that makes the table longer.
    More,
    /// The button that plays a game where there is none yet.
    Play,
    /// The button that writes the games into a file.
    Export,
    /// The button that begins a level anew.
    Reset,
    /// The button that leads back.
    Leave,
}

/// Every style that can be chosen.
pub(super) fn styles() -> impl Iterator<Item = Option<Style>> {
    Style::ALL.map(Some).into_iter().chain([None])
}

impl Records {
    /// All that the keys reach, in the order in which they do.
    pub(super) fn controls(&self) -> Vec<Control> {
        let mut controls = vec![Control::Level, Control::Style, Control::Span];
        if let Some(report) = &self.report {
            let rows = table::shown(self, report);
            let watched = rows.iter().zip(0..).filter_map(|(row, index)| {
                let watch = row.record.replay.is_some();
                watch.then_some(Control::Watch(index))
            });
            controls.extend(watched);
            if table::is_cut(self, report) {
                controls.push(Control::More);
            }
            if report.is_empty() && empty::level(self).is_some() {
                controls.push(Control::Play);
            }
        }
        if self.can_export() {
            controls.push(Control::Export);
        }
        if self.can_reset() {
            controls.push(Control::Reset);
        }
        controls.push(Control::Leave);
        controls
    }

    /// Whether there is anything to write into a file.
    pub(super) fn can_export(&self) -> bool {
        self.report.as_ref().is_some_and(|report| report.any)
    }

    /// Whether there is anything to take out of the log and the table.
    pub(super) fn can_reset(&self) -> bool {
        let whole = self.report.as_ref().map(|report| report.whole);
        whole.is_some_and(|whole| whole.games + whole.records > 0)
    }

    /// Reaches the next control, or the one before; after the last comes the first.
    pub(super) fn reach(&mut self, back: bool) -> Action {
        let controls = self.controls();
        let now = controls.iter().position(|it| Some(*it) == self.reached);
        let count = controls.len();
        let next = match (now, back) {
            (None, false) => 0,
            (None, true) => count - 1,
            (Some(now), false) => (now + 1) % count,
            (Some(now), true) => (now + count - 1) % count,
        };
        self.reached = Some(controls[next]);
        match controls[next] {
            Control::Watch(row) => Action::Reveal(table::place_of(row)),
            Control::More => {
                let rows = self.report().map_or(0, |report| report.table.len());
                Action::Reveal(table::place_of(rows.min(table::SHORT)))
            }
            _ => Action::None,
        }
    }

    /// What it means to press what the keys reach. A choice is not pressed, but turned.
    pub(super) fn pressed(&self) -> Option<Message> {
        Some(match self.reached? {
            Control::Level | Control::Style | Control::Span => return None,
            Control::Watch(row) => {
                let row = self.report.as_ref()?.table.get(row)?;
                Message::Watch(row.record.replay.clone()?)
            }
            Control::More => Message::More,
            Control::Play => Message::Play(empty::level(self)?),
            Control::Export => Message::Export,
            Control::Reset => Message::Reset,
            Control::Leave => Message::Leave,
        })
    }

    /// The selection after a turn of what the keys choose from.
    pub(super) fn turned(&self, on: bool) -> Selection {
        let mut selection = self.selection;
        match self.reached {
            Some(Control::Style) => selection.style = beside(styles(), selection.style, on),
            Some(Control::Span) => selection.span = beside(spans(self.today), selection.span, on),
            _ => selection.level = beside(LevelChoice::all(), selection.level, on),
        }
        selection
    }
}

/// The value after this one, or before it; at the ends it stays.
fn beside<T: Copy + PartialEq>(all: impl IntoIterator<Item = T>, now: T, on: bool) -> T {
    let all: Vec<T> = all.into_iter().collect();
    let place = all.iter().position(|value| *value == now).unwrap_or(0);
    let next = if on {
        place + 1
    } else {
        place.saturating_sub(1)
    };
    all.get(next).copied().unwrap_or(now)
}
