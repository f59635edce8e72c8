//! The tune of the title: a night waltz of our own, as a table of pitch and length.
//!
//! It is in E minor and three-four time, in the form A A′ B A′ with a coda: the first strain
//! climbs a fourth three times, each time a step lower, and the middle one turns to G major. It is
//! played by one voice, as on a machine that has nothing but a beeper.

use super::pcm::Pcm;
use super::synth::Envelope;
use super::synth::Partial;
use super::synth::Pitch;
use super::synth::Voice;
use super::synth::Wave;
use super::synth::render;

/// How long a note is written, in eighths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Length(u8);

/// A key of the piano.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    midi: u8,
}

/// One note of the tune.
pub type Note = (Key, Length);

/// How long an eighth lasts, in ms: 150 quarters a minute.
const EIGHTH: u64 = 200;

/// Eighths in a bar of three-four time.
const BAR: u64 = 6;

/// How long a note is silent before the next begins, in ms, so that a key struck twice is heard
/// twice.
const BREATH: u32 = 20;

/// The strongest sample, as a share of full scale: −16 dB, as loud as an opening on the board.
const PEAK: f64 = 0.158_5;

/// A square wave with its corners rounded: the odd overtones, each weaker than a true square has
/// it and sooner gone.
const BEEPER: &[Partial] = &[
    partial(1.0, 1.0, 1),
    partial(3.0, 0.26, 2),
    partial(5.0, 0.11, 3),
    partial(7.0, 0.05, 4),
];

const fn partial(ratio: f64, level: f64, damping: u32) -> Partial {
    Partial {
        ratio,
        level,
        damping,
    }
}

/// The tune, one bar a line.
#[rustfmt::skip]
pub const NOTES: &[Note] = &[
    // A
    (B4, Q), (E5, Q), (FS5, E), (G5, E),
    (A5, QE), (G5, E), (FS5, Q),
    (A4, Q), (D5, Q), (E5, E), (FS5, E),
    (G5, QE), (FS5, E), (E5, Q),
    (G4, Q), (C5, Q), (D5, E), (E5, E),
    (FS5, QE), (E5, E), (D5, Q),
    (E5, E), (D5, E), (C5, Q), (A4, Q),
    (B4, HQ),
    // A′
    (B4, Q), (E5, Q), (FS5, E), (G5, E),
    (A5, E), (B5, E), (A5, E), (G5, E), (FS5, Q),
    (A4, Q), (D5, Q), (E5, E), (FS5, E),
    (G5, E), (A5, E), (G5, E), (FS5, E), (E5, Q),
    (G4, Q), (C5, Q), (D5, E), (E5, E),
    (FS5, E), (G5, E), (FS5, E), (E5, E), (D5, Q),
    (C5, E), (E5, E), (DS5, Q), (FS5, Q),
    (E5, HQ),
    // B
    (G5, QE), (A5, E), (B5, Q),
    (A5, E), (G5, E), (FS5, Q), (D5, Q),
    (E5, QE), (FS5, E), (G5, Q),
    (FS5, E), (E5, E), (D5, Q), (B4, Q),
    (C5, Q), (E5, Q), (G5, Q),
    (B5, QE), (A5, E), (G5, Q),
    (A5, E), (G5, E), (FS5, E), (E5, E), (DS5, E), (FS5, E),
    (B5, HQ),
    // A′
    (B4, Q), (E5, Q), (FS5, E), (G5, E),
    (A5, E), (B5, E), (A5, E), (G5, E), (FS5, Q),
    (A4, Q), (D5, Q), (E5, E), (FS5, E),
    (G5, E), (A5, E), (G5, E), (FS5, E), (E5, Q),
    (G4, Q), (C5, Q), (D5, E), (E5, E),
    (FS5, E), (G5, E), (FS5, E), (E5, E), (D5, Q),
    (C5, E), (E5, E), (DS5, Q), (FS5, Q),
    (E5, HQ),
    // Coda
    (C5, Q), (E5, Q), (G5, Q),
    (D5, Q), (FS5, Q), (A5, Q),
    (E5, E), (G5, E), (B5, Q), (DS6, Q),
    (E6, HQ),
];

/// An eighth.
const E: Length = Length(1);
/// A quarter.
const Q: Length = Length(2);
/// A quarter and an eighth: a dotted quarter.
const QE: Length = Length(3);
/// A half and a quarter: a dotted half, which fills the bar.
const HQ: Length = Length(6);

const G4: Key = Key { midi: 67 };
const A4: Key = Key { midi: 69 };
const B4: Key = Key { midi: 71 };
const C5: Key = Key { midi: 72 };
const D5: Key = Key { midi: 74 };
const DS5: Key = Key { midi: 75 };
const E5: Key = Key { midi: 76 };
const FS5: Key = Key { midi: 78 };
const G5: Key = Key { midi: 79 };
const A5: Key = Key { midi: 81 };
const B5: Key = Key { midi: 83 };
const DS6: Key = Key { midi: 87 };
const E6: Key = Key { midi: 88 };

impl Length {
    /// How long it lasts, in ms.
    pub const fn ms(self) -> u64 {
        self.0 as u64 * EIGHTH
    }
}

impl Key {
    /// How high it is.
    pub const fn pitch(self) -> Pitch {
        Pitch::midi(self.midi)
    }
}

/// How many bars the tune has. It fills them all.
pub fn bars() -> u64 {
    duration() / (BAR * EIGHTH)
}

/// How long the tune lasts, in ms.
pub fn duration() -> u64 {
    begin(NOTES.len())
}

/// When the note of this number begins, from 0, in ms from the beginning of the tune. Behind the
/// last note it is the end of the tune.
pub fn begin(number: usize) -> u64 {
    NOTES
        .iter()
        .take(number)
        .map(|(_, length)| length.ms())
        .sum()
}

/// The sound of one note: as long as it is written, less a breath.
pub fn sound((key, length): Note) -> Pcm {
    let ms = u32::try_from(length.ms()).unwrap_or(u32::MAX) - BREATH;
    let attack = 6;
    // The first half at full strength, as a beep, and then away softly, as a string.
    let hold = ms / 2 - attack;
    let beep = Voice {
        at: 0,
        level: 1.0,
        wave: Wave::tone(key.pitch(), BEEPER),
        envelope: Envelope {
            attack,
            hold,
            decay: ms - hold - attack,
        },
    };
    render(&[beep], ms, PEAK)
}

#[cfg(test)]
mod tests;
