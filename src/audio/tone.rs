//! The one voice of what is not in a file: a beep, as of a machine that has nothing but a beeper.

use rodio::Source;
use rodio::source::SineWave;
use std::time::Duration;

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
