//! The sound of each cue, as voices for the synthesiser.
//!
//! All sounds are soft and in C. What is heard most (a cell opens) is quietest and shortest, what
//! goes up is good, what goes down is bad, and a refusal is low and dull. Openings climb a chord that
//! stays open, of C, D and G; a win begins on its D and resolves it to C major.

use super::pcm::Pcm;
use super::synth::{Envelope, Partial, Pitch, Voice, Wave, render};
use sapper::audio::Cue;

/// A wooden bar: a strong fundamental, and two overtones that decay at once.
const WOOD: &[Partial] = &[partial(1.0, 1.0, 1), partial(3.93, 0.16, 3), partial(9.2, 0.03, 5)];

/// A small bell without its strike noise.
const BELL: &[Partial] = &[partial(1.0, 1.0, 1), partial(2.0, 0.30, 2), partial(3.0, 0.12, 3)];

/// A dull reed.
const REED: &[Partial] = &[partial(1.0, 1.0, 1), partial(2.0, 0.45, 1), partial(3.0, 0.20, 2)];

/// A pure tone.
const PURE: &[Partial] = &[partial(1.0, 1.0, 1)];

const G3: Pitch = Pitch::midi(55);
const C4: Pitch = Pitch::midi(60);
const E_FLAT_4: Pitch = Pitch::midi(63);
const G4: Pitch = Pitch::midi(67);
const C5: Pitch = Pitch::midi(72);
const D5: Pitch = Pitch::midi(74);
const E5: Pitch = Pitch::midi(76);
const G5: Pitch = Pitch::midi(79);
const C6: Pitch = Pitch::midi(84);
const D6: Pitch = Pitch::midi(86);
const E6: Pitch = Pitch::midi(88);
const G6: Pitch = Pitch::midi(91);

/// The name of the file that holds the sound of a cue.
pub const fn file_name(cue: Cue) -> &'static str {
    match cue {
        Cue::NewGame => "new_game.wav",
        Cue::Open => "open.wav",
        Cue::Opening => "opening.wav",
        Cue::WideOpening => "opening_wide.wav",
        Cue::VastOpening => "opening_vast.wav",
        Cue::Flag => "flag.wav",
        Cue::Unflag => "unflag.wav",
        Cue::Refused => "refused.wav",
        Cue::Win => "win.wav",
        Cue::Best => "best.wav",
        Cue::Lose => "lose.wav",
    }
}

/// The sound of a cue, which its WAV file holds sample for sample.
pub fn effect(cue: Cue) -> Pcm {
    match cue {
        Cue::NewGame => render(
            &[
                noise(0, 0.8, (500.0, 1800.0), struck(70, 150)),
                note(50, 0.7, G4, WOOD, 150),
                note(110, 0.8, C5, WOOD, 150),
            ],
            280,
            decibels::MINUS_14,
        ),
        Cue::Open => render(
            &[
                slide(0, 1.0, (620.0, 440.0), PURE, struck(3, 48)),
                noise(0, 0.5, (300.0, 2200.0), struck(1, 14)),
            ],
            55,
            decibels::MINUS_20,
        ),
        Cue::Opening => opening([G4, C5, D5]),
        Cue::WideOpening => opening([C5, D5, G5]),
        Cue::VastOpening => opening([G5, C6, D6]),
        Cue::Flag => render(
            &[
                note(0, 0.8, G4, WOOD, 60),
                noise(0, 0.6, (400.0, 3000.0), struck(1, 16)),
                note(34, 1.0, D5, WOOD, 70),
            ],
            110,
            decibels::MINUS_14,
        ),
        Cue::Unflag => render(
            &[note(0, 0.8, D5, PURE, 60), note(34, 1.0, G4, PURE, 70)],
            110,
            decibels::MINUS_16,
        ),
        Cue::Refused => render(
            &[
                Voice { at: 0, level: 1.0, wave: Wave::tone(G3, REED), envelope: held(8, 12, 45) },
                Voice { at: 70, level: 0.9, wave: Wave::tone(G3, REED), envelope: held(8, 12, 50) },
            ],
            145,
            decibels::MINUS_14,
        ),
        Cue::Win => render(
            &[
                note(0, 0.8, D5, BELL, 420),
                note(110, 0.8, E5, BELL, 420),
                note(220, 0.8, G5, BELL, 420),
                note(330, 1.0, C6, BELL, 840),
                note(330, 0.5, C5, BELL, 840),
                note(345, 0.45, E5, BELL, 820),
                note(360, 0.45, G5, BELL, 800),
            ],
            1185,
            decibels::MINUS_10,
        ),
        // The win, then again from higher up with everything ringing.
        Cue::Best => render(
            &[
                note(0, 0.7, D5, BELL, 360),
                note(90, 0.7, E5, BELL, 360),
                note(180, 0.7, G5, BELL, 360),
                note(270, 0.8, C6, BELL, 420),
                note(450, 0.7, G5, BELL, 360),
                note(540, 0.8, C6, BELL, 420),
                note(630, 0.9, E6, BELL, 420),
                note(720, 1.0, G6, BELL, 1_000),
                note(720, 0.5, C5, BELL, 1_000),
                note(735, 0.45, G5, BELL, 980),
                note(750, 0.45, C6, BELL, 960),
                note(765, 0.4, E6, BELL, 940),
            ],
            1_740,
            decibels::MINUS_10,
        ),
        Cue::Lose => render(
            &[
                slide(0, 1.0, (190.0, 62.0), REED, struck(4, 380)),
                noise(0, 2.6, (80.0, 900.0), struck(4, 280)),
                note(230, 0.75, E_FLAT_4, WOOD, 420),
                note(420, 0.85, C4, WOOD, 660),
            ],
            1095,
            decibels::MINUS_8,
        ),
    }
}

/// Three notes, one after the other.
fn opening([first, second, third]: [Pitch; 3]) -> Pcm {
    let notes = [
        note(0, 0.8, first, WOOD, 90),
        note(42, 0.9, second, WOOD, 90),
        note(84, 1.0, third, WOOD, 110),
    ];
    render(&notes, 205, decibels::MINUS_16)
}

/// Peaks as shares of full scale: 10^(level ÷ 20).
mod decibels {
    pub const MINUS_8: f64 = 0.398_1;
    pub const MINUS_10: f64 = 0.316_2;
    pub const MINUS_14: f64 = 0.199_5;
    pub const MINUS_16: f64 = 0.158_5;
    pub const MINUS_20: f64 = 0.1;
}

const fn partial(ratio: f64, level: f64, damping: u32) -> Partial {
    Partial { ratio, level, damping }
}

const fn held(attack: u32, hold: u32, decay: u32) -> Envelope {
    Envelope { attack, hold, decay }
}

const fn struck(attack: u32, decay: u32) -> Envelope {
    held(attack, 0, decay)
}

fn note(at: u32, level: f64, pitch: Pitch, timbre: &'static [Partial], decay: u32) -> Voice {
    Voice { at, level, wave: Wave::tone(pitch, timbre), envelope: struck(4, decay) }
}

fn slide(
    at: u32,
    level: f64,
    (from, to): (f64, f64),
    timbre: &'static [Partial],
    envelope: Envelope,
) -> Voice {
    Voice { at, level, wave: Wave::Tone(Pitch::hz(from), Pitch::hz(to), timbre), envelope }
}

fn noise(at: u32, level: f64, (low, high): (f64, f64), envelope: Envelope) -> Voice {
    Voice { at, level, wave: Wave::Noise(low, high), envelope }
}
