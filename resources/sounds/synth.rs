//! A small synthesiser that turns voices into samples.
//!
//! The same voices give the same bits on every machine, because it only uses +, −, ×, ÷ and
//! rounding, which IEEE 754 defines to the last bit. The sines, exponentials and powers of a
//! platform's maths library are not defined that exactly.

use super::pcm::{Pcm, RATE, samples_in};
use std::f64::consts::{FRAC_PI_2, TAU};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pitch {
    hertz: f64,
}

/// A sine in a timbre.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Partial {
    /// Its frequency, as a multiple of the pitch of the voice.
    pub ratio: f64,
    /// Its strength relative to the others.
    pub level: f64,
    /// How much faster than the voice it decays: the power to which the decay of the voice is
    /// raised.
    pub damping: u32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Wave {
    /// A tone that slides from the first pitch to the second, fast at first, with this timbre.
    Tone(Pitch, Pitch, &'static [Partial]),
    /// Noise between two corner frequencies in hertz, the lower first.
    Noise(f64, f64),
}

/// The strength of a voice over time. All times are in ms.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Envelope {
    /// From silence to full strength. A few ms avoid a click.
    pub attack: u32,
    /// At full strength.
    pub hold: u32,
    /// From full strength to silence.
    pub decay: u32,
}

/// A sound of the mix.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Voice {
    /// Its start, in ms.
    pub at: u32,
    /// Its strength relative to the others.
    pub level: f64,
    pub wave: Wave,
    pub envelope: Envelope,
}

impl Pitch {
    /// The frequency ratio of a semitone in equal temperament: the twelfth root of two.
    const SEMITONE: f64 = 1.059_463_094_359_295_3;

    pub const fn hz(hertz: f64) -> Self {
        Self { hertz }
    }

    /// A pitch by its MIDI number: 60 is middle C, 69 is A at 440 Hz.
    pub const fn midi(number: u8) -> Self {
        let mut hertz = 440.0;
        let mut at = 69;
        while at < number {
            hertz *= Self::SEMITONE;
            at += 1;
        }
        while at > number {
            hertz /= Self::SEMITONE;
            at -= 1;
        }
        Self { hertz }
    }
}

impl Wave {
    pub const fn tone(pitch: Pitch, timbre: &'static [Partial]) -> Self {
        Self::Tone(pitch, pitch, timbre)
    }
}

impl Envelope {
    /// The length of a voice, in ms.
    pub const fn duration(self) -> u32 {
        self.attack + self.hold + self.decay
    }

    /// The strength at a sample of the voice, and the share of the decay that is over.
    fn at(self, sample: usize) -> (f64, f64) {
        let (attack, hold) = (samples_in(self.attack), samples_in(self.hold));
        if sample < attack {
            let rise = sample as f64 / attack as f64;
            return (rise * rise * (3.0 - 2.0 * rise), 0.0);
        }
        let into = sample.saturating_sub(attack + hold) as f64;
        let fall = (into / samples_in(self.decay).max(1) as f64).min(1.0);
        (power(1.0 - fall, FALL), fall)
    }
}

/// The power of the falling line of a decay. It is close to the exponential decay of struck
/// objects, but reaches zero, so a sound never ends with a click.
const FALL: u32 = 4;

/// The seed of all noise.
const NOISE_SEED: u32 = 0x5A99_E12B;

/// Mixes voices to a sound that is `ms` long, with its strongest sample at `peak` of full scale
/// (above 0, up to 1) and a mean of zero. Voices that last longer are cut.
pub fn render(voices: &[Voice], ms: u32, peak: f64) -> Pcm {
    let mut mix = vec![0.0; samples_in(ms)];
    for voice in voices {
        voice.add_to(&mut mix);
    }
    remove_mean(&mut mix);
    let strongest = mix.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
    let scale =
        if strongest > 0.0 { peak.clamp(0.0, 1.0) * f64::from(i16::MAX) / strongest } else { 0.0 };
    Pcm::new(mix.iter().map(|x| (x * scale).round() as i16).collect())
}

impl Voice {
    fn add_to(&self, mix: &mut [f64]) {
        let from = samples_in(self.at).min(mix.len());
        let samples = &mut mix[from..];
        let length = samples_in(self.envelope.duration()).min(samples.len());
        let samples = &mut samples[..length];
        match self.wave {
            Wave::Tone(from, to, timbre) => {
                for partial in timbre {
                    self.add_partial(samples, from, to, *partial);
                }
            }
            Wave::Noise(low, high) => self.add_noise(samples, low, high),
        }
    }

    fn add_partial(&self, samples: &mut [f64], from: Pitch, to: Pitch, partial: Partial) {
        // Above half the sample rate, a sine would be heard as a lower one.
        if from.hertz.max(to.hertz) * partial.ratio * 2.0 >= f64::from(RATE) {
            return;
        }
        let mut turns = 0.0;
        let whole = samples.len() as f64;
        for (sample, out) in samples.iter_mut().enumerate() {
            let (strength, fall) = self.envelope.at(sample);
            let fading = strength * power(1.0 - fall, FALL * partial.damping.saturating_sub(1));
            *out += self.level * partial.level * fading * sine(turns);
            let left = power(1.0 - sample as f64 / whole, 3);
            let hertz = to.hertz + (from.hertz - to.hertz) * left;
            turns += hertz * partial.ratio / f64::from(RATE);
            turns -= turns.floor();
        }
    }

    fn add_noise(&self, samples: &mut [f64], low: f64, high: f64) {
        let mut state = NOISE_SEED;
        let mut upper = [LowPass::below(high), LowPass::below(high)];
        let mut lower = LowPass::below(low);
        for (sample, out) in samples.iter_mut().enumerate() {
            let (strength, _) = self.envelope.at(sample);
            let [first, second] = &mut upper;
            let filtered = second.next(first.next(noise(&mut state)));
            *out += self.level * strength * (filtered - lower.next(filtered));
        }
    }
}

/// A low-pass filter of one pole.
struct LowPass {
    share: f64,
    value: f64,
}

impl LowPass {
    /// `hertz` is the corner frequency (backward Euler form).
    fn below(hertz: f64) -> Self {
        let step = TAU * hertz / f64::from(RATE);
        Self { share: step / (1.0 + step), value: 0.0 }
    }

    fn next(&mut self, x: f64) -> f64 {
        self.value += self.share * (x - self.value);
        self.value
    }
}

/// The sine of a phase of 0 to 1 turns, with an error below 10⁻⁷: the Taylor series on the quarter
/// turn around zero, to which the rest is folded.
fn sine(turns: f64) -> f64 {
    const X: f64 = FRAC_PI_2;
    const C3: f64 = X * X * X / 6.0;
    const C5: f64 = C3 * X * X / 20.0;
    const C7: f64 = C5 * X * X / 42.0;
    const C9: f64 = C7 * X * X / 72.0;
    const C11: f64 = C9 * X * X / 110.0;
    let quarters = 4.0 * turns;
    let z = if quarters < 1.0 {
        quarters
    } else if quarters < 3.0 {
        2.0 - quarters
    } else {
        quarters - 4.0
    };
    let s = z * z;
    z * (X - s * (C3 - s * (C5 - s * (C7 - s * (C9 - s * C11)))))
}

/// `x` to the power of `times`; `powi` may differ between platforms.
fn power(x: f64, times: u32) -> f64 {
    (0..times).fold(1.0, |product, _| product * x)
}

/// The next value of white noise, −1 to 1 (Marsaglia's 32-bit xorshift, 13-17-5).
fn noise(state: &mut u32) -> f64 {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    f64::from(*state) / 2_147_483_648.0 - 1.0
}

/// Removes the mean of a sound, with a curve that is zero at both ends: a constant would lift the
/// silence there and be heard as a click.
fn remove_mean(mix: &mut [f64]) {
    let count = mix.len() as f64;
    let arch = |sample: usize| {
        let through = sample as f64 / (count - 1.0).max(1.0);
        through * (1.0 - through)
    };
    let area: f64 = (0..mix.len()).map(arch).sum();
    if area > 0.0 {
        let excess = mix.iter().sum::<f64>() / area;
        for (sample, x) in mix.iter_mut().enumerate() {
            *x -= excess * arch(sample);
        }
    }
}
