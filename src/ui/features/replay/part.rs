//! The part of a recording that a GIF is made of.

use super::ReplayScreen;
use crate::i18n::{Texts, args};

/// One end of the part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartEnd {
    From,
    To,
}

impl ReplayScreen {
    /// Where a GIF begins and ends, in ms; `None` for all of the recording.
    pub const fn part(&self) -> Option<[i32; 2]> {
        self.part
    }

    /// A GIF is made of what is between these times in ms, in any order; of all if there is nothing
    /// between them.
    pub(super) fn set_part(&mut self, times: [i32; 2]) {
        let whole = [self.playback.begin(), self.playback.end()];
        let [from, to] = times.map(|time| time.clamp(whole[0], whole[1]));
        let part = [from.min(to), from.max(to)];
        self.part = (from != to && part != whole).then_some(part);
    }

    /// A GIF begins or ends at the time that is shown now. Where it would end before it begins, the
    /// other end is that of the recording.
    pub(super) fn mark(&mut self, end: PartEnd) {
        let (now, whole) = (self.playback.time(), [self.playback.begin(), self.playback.end()]);
        let [from, to] = self.part.unwrap_or(whole);
        self.set_part(match end {
            PartEnd::From if now < to => [now, to],
            PartEnd::From => [now, whole[1]],
            PartEnd::To if from < now => [from, now],
            PartEnd::To => [whole[0], now],
        });
    }

    /// What is said of the part, if it is not the whole recording.
    pub(super) fn part_text(&self, texts: &Texts) -> Option<String> {
        let [from, to] = self.part?.map(|ms| texts.decimal(f64::from(ms) / 1_000.0, 3));
        Some(texts.with("gif-part", args![from, to]))
    }
}
