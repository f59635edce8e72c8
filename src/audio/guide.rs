//! The board by ear: a tone for what a cell shows, higher for a higher number, and heard from where
//! its column is.

use super::tune::beep;
use crate::game::VisibleCell;
use rodio::Source;
use rodio::source::{ChannelVolume, from_iter};
use std::f32::consts::FRAC_PI_2;
use std::time::Duration;

/// A tone of one or two notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GuideTone {
    voice: Voice,
    /// From -100, the left edge of the board, to 100, the right one.
    pan: i8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Voice {
    Cell(VisibleCell),
    Edge,
    Refused,
}

impl GuideTone {
    /// What the cursor finds, in this column of so many.
    pub fn of_cell(cell: VisibleCell, col: u16, cols: u16) -> Self {
        Self { voice: Voice::Cell(cell), pan: pan(col, cols) }
    }

    /// The cursor cannot go on.
    pub fn edge(col: u16, cols: u16) -> Self {
        Self { voice: Voice::Edge, pan: pan(col, cols) }
    }

    /// What the player asked for is not allowed.
    pub fn refused(col: u16, cols: u16) -> Self {
        Self { voice: Voice::Refused, pan: pan(col, cols) }
    }

    /// Its notes: their MIDI numbers and lengths in ms. Numbers are the scale of C major from 1 to
    /// 8, and the only long notes.
    pub const fn notes(self) -> &'static [(u8, u64)] {
        const NUMBERS: [[(u8, u64); 1]; 8] = [
            [(72, 120)],
            [(74, 120)],
            [(76, 120)],
            [(77, 120)],
            [(79, 120)],
            [(81, 120)],
            [(83, 120)],
            [(84, 120)],
        ];
        match self.voice {
            Voice::Cell(VisibleCell::Covered) => &[(60, 40)],
            Voice::Cell(VisibleCell::Open(number @ 1..=8)) => &NUMBERS[number as usize - 1],
            Voice::Cell(VisibleCell::Open(_)) => &[(67, 40)],
            Voice::Cell(VisibleCell::Flag) => &[(79, 50), (84, 70)],
            Voice::Cell(VisibleCell::Question) => &[(84, 50), (79, 70)],
            Voice::Cell(VisibleCell::Mine | VisibleCell::HitMine | VisibleCell::WrongFlag) => {
                &[(55, 70), (49, 70)]
            }
            Voice::Edge => &[(52, 30), (52, 30)],
            Voice::Refused => &[(64, 50), (63, 80)],
        }
    }

    pub fn duration(self) -> Duration {
        Duration::from_millis(self.notes().iter().map(|(_, ms)| ms).sum())
    }

    /// How loud it is on the left and on the right: together as loud everywhere.
    pub fn gains(self) -> [f32; 2] {
        let angle = (f32::from(self.pan) + 100.0) / 200.0 * FRAC_PI_2;
        [angle.cos(), angle.sin()]
    }

    pub fn source(self) -> impl Source + Send + 'static {
        let notes = self.notes().iter();
        let beeps = notes.map(|&(midi, ms)| beep(midi, Duration::from_millis(ms)));
        ChannelVolume::new(from_iter(beeps), self.gains().to_vec())
    }
}

fn pan(col: u16, cols: u16) -> i8 {
    match i32::from(cols) - 1 {
        // The only column is in the middle.
        ..=0 => 0,
        last => i8::try_from(i32::from(col).min(last) * 200 / last - 100).unwrap_or_default(),
    }
}
