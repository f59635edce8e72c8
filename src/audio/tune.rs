//! The tune of the title: a night waltz of our own, as a table of pitch and length.
//!
//! It is in E minor and three-four time, in the form A A′ B A′ with a coda: the first strain
//! climbs a fourth three times, each time a step lower, and the middle one turns to G major. One
//! voice plays it, as on a machine that has nothing but a beeper.

use rodio::Source;
use rodio::source::SineWave;
use std::time::Duration;

/// A note: its MIDI number, and its length in eighths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note {
    pub midi: u8,
    eighths: u8,
}

/// The length of an eighth in ms: 150 quarters a minute.
const EIGHTH: u64 = 200;

/// The silence before the next note, in ms, so that a repeated note is heard twice.
const GAP: u64 = 20;

/// The tune, one bar a line.
#[rustfmt::skip]
pub const NOTES: &[Note] = &[
    // A
    n(B4, Q), n(E5, Q), n(FS5, E), n(G5, E),
    n(A5, QE), n(G5, E), n(FS5, Q),
    n(A4, Q), n(D5, Q), n(E5, E), n(FS5, E),
    n(G5, QE), n(FS5, E), n(E5, Q),
    n(G4, Q), n(C5, Q), n(D5, E), n(E5, E),
    n(FS5, QE), n(E5, E), n(D5, Q),
    n(E5, E), n(D5, E), n(C5, Q), n(A4, Q),
    n(B4, HQ),
    // A′
    n(B4, Q), n(E5, Q), n(FS5, E), n(G5, E),
    n(A5, E), n(B5, E), n(A5, E), n(G5, E), n(FS5, Q),
    n(A4, Q), n(D5, Q), n(E5, E), n(FS5, E),
    n(G5, E), n(A5, E), n(G5, E), n(FS5, E), n(E5, Q),
    n(G4, Q), n(C5, Q), n(D5, E), n(E5, E),
    n(FS5, E), n(G5, E), n(FS5, E), n(E5, E), n(D5, Q),
    n(C5, E), n(E5, E), n(DS5, Q), n(FS5, Q),
    n(E5, HQ),
    // B
    n(G5, QE), n(A5, E), n(B5, Q),
    n(A5, E), n(G5, E), n(FS5, Q), n(D5, Q),
    n(E5, QE), n(FS5, E), n(G5, Q),
    n(FS5, E), n(E5, E), n(D5, Q), n(B4, Q),
    n(C5, Q), n(E5, Q), n(G5, Q),
    n(B5, QE), n(A5, E), n(G5, Q),
    n(A5, E), n(G5, E), n(FS5, E), n(E5, E), n(DS5, E), n(FS5, E),
    n(B5, HQ),
    // A′
    n(B4, Q), n(E5, Q), n(FS5, E), n(G5, E),
    n(A5, E), n(B5, E), n(A5, E), n(G5, E), n(FS5, Q),
    n(A4, Q), n(D5, Q), n(E5, E), n(FS5, E),
    n(G5, E), n(A5, E), n(G5, E), n(FS5, E), n(E5, Q),
    n(G4, Q), n(C5, Q), n(D5, E), n(E5, E),
    n(FS5, E), n(G5, E), n(FS5, E), n(E5, E), n(D5, Q),
    n(C5, E), n(E5, E), n(DS5, Q), n(FS5, Q),
    n(E5, HQ),
    // Coda
    n(C5, Q), n(E5, Q), n(G5, Q),
    n(D5, Q), n(FS5, Q), n(A5, Q),
    n(E5, E), n(G5, E), n(B5, Q), n(DS6, Q),
    n(E6, HQ),
];

const E: u8 = 1;
const Q: u8 = 2;
/// A dotted quarter.
const QE: u8 = 3;
/// A dotted half, which fills the bar.
const HQ: u8 = 6;

const G4: u8 = 67;
const A4: u8 = 69;
const B4: u8 = 71;
const C5: u8 = 72;
const D5: u8 = 74;
const DS5: u8 = 75;
const E5: u8 = 76;
const FS5: u8 = 78;
const G5: u8 = 79;
const A5: u8 = 81;
const B5: u8 = 83;
const DS6: u8 = 87;
const E6: u8 = 88;

const fn n(midi: u8, eighths: u8) -> Note {
    Note { midi, eighths }
}

impl Note {
    /// From its start to the next note, in ms.
    pub const fn ms(self) -> u64 {
        self.eighths as u64 * EIGHTH
    }

    /// Its sound.
    pub fn source(self) -> impl Source + Send + 'static {
        beep(self.midi, Duration::from_millis(self.ms() - GAP))
    }
}

/// When the note with this index starts, in ms from the start of the tune; past the last note, the
/// end of the tune.
pub fn start(index: usize) -> u64 {
    NOTES.iter().take(index).map(|note| note.ms()).sum()
}

/// The time to full strength, so that a beep does not begin with a click.
const ATTACK: Duration = Duration::from_millis(6);

/// The odd overtones of a square wave, each weaker than in a true one: their ratio and strength.
const OVERTONES: [(f32, f32); 3] = [(3.0, 0.26), (5.0, 0.11), (7.0, 0.05)];

/// The share of full scale of the fundamental: as loud as an opening on the board.
const LEVEL: f32 = 0.14;

/// The frequency of a MIDI note in hertz, in equal temperament with A4 at 440 Hz.
pub fn hertz(midi: u8) -> f32 {
    440.0 * ((f32::from(midi) - 69.0) / 12.0).exp2()
}

/// A beep that dies away.
pub fn beep(midi: u8, duration: Duration) -> impl Source + Send + 'static {
    let mut tone: Box<dyn Source + Send> = Box::new(SineWave::new(hertz(midi)));
    for (ratio, level) in OVERTONES {
        tone = Box::new(tone.mix(SineWave::new(hertz(midi) * ratio).amplify(level)));
    }
    let mut tone = tone.take_duration(duration);
    tone.set_filter_fadeout();
    tone.fade_in(ATTACK).amplify(LEVEL)
}
