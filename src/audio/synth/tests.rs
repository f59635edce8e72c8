//! What the synthesiser promises.

use super::*;

const PURE: &[Partial] = &[Partial {
    ratio: 1.0,
    level: 1.0,
    damping: 1,
}];

fn tone(at: u32, pitch: Pitch, hold: u32) -> Voice {
    Voice {
        at,
        level: 1.0,
        wave: Wave::tone(pitch, PURE),
        envelope: Envelope {
            attack: 5,
            hold,
            decay: 20,
        },
    }
}

/// The frequency in hertz, by counting how often the samples rise through zero.
fn frequency(samples: &[i16]) -> f64 {
    let rises = samples.windows(2).filter(|two| two[0] < 0 && two[1] >= 0);
    rises.count() as f64 * f64::from(RATE) / samples.len() as f64
}

#[test]
fn the_sine_is_a_sine() {
    for step in 0..10_000 {
        let turns = f64::from(step) / 10_000.0;
        assert!((sine(turns) - (TAU * turns).sin()).abs() < 1e-7, "{turns}");
    }
}

#[test]
fn pitches_are_those_of_the_piano() {
    assert_eq!(Pitch::midi(69).frequency(), 440.0);
    assert!((Pitch::midi(60).frequency() - 261.625_565).abs() < 1e-6);
    assert!((Pitch::midi(81).frequency() - 880.0).abs() < 1e-9);
}

#[test]
fn a_tone_has_its_pitch_its_length_and_its_peak() {
    let pcm = render(&[tone(0, Pitch::hz(1000.0), 975)], 1000, 0.5);
    assert_eq!(pcm.samples().len(), RATE as usize);
    let hertz = frequency(pcm.samples());
    assert!((hertz - 1000.0).abs() < 5.0, "{hertz}");
    let peak = pcm.samples().iter().map(|x| x.unsigned_abs()).max();
    assert_eq!(peak, Some(16_384));
}

#[test]
fn a_table_of_pitches_and_lengths_is_a_melody() {
    const TABLE: [(u8, u32); 4] = [(72, 250), (76, 250), (79, 500), (60, 1000)];
    let mut at = 0;
    let mut voices = Vec::new();
    for (pitch, ms) in TABLE {
        voices.push(tone(at, Pitch::midi(pitch), ms - 25));
        at += ms;
    }
    let pcm = render(&voices, at, 0.5);
    let mut rest = pcm.samples();
    for (pitch, ms) in TABLE {
        let (note, later) = rest.split_at(samples_in(ms));
        let off = frequency(note) / Pitch::midi(pitch).frequency() - 1.0;
        assert!(off.abs() < 0.03, "note {pitch} is off by {off}");
        rest = later;
    }
}

#[test]
fn a_voice_starts_and_ends_in_silence() {
    let envelope = tone(0, Pitch::hz(440.0), 50).envelope;
    assert_eq!(envelope.duration(), 75);
    assert_eq!(envelope.at(0).0, 0.0);
    assert_eq!(envelope.at(samples_in(30)).0, 1.0);
    assert_eq!(envelope.at(samples_in(76)).0, 0.0);
}

#[test]
fn voices_beyond_the_end_are_cut_there() {
    let late = [
        tone(90, Pitch::hz(440.0), 50),
        tone(200, Pitch::hz(440.0), 50),
    ];
    assert_eq!(render(&late, 100, 0.5).samples().len(), samples_in(100));
}

#[test]
fn silence_stays_silence() {
    assert!(render(&[], 10, 0.5).samples().iter().all(|x| *x == 0));
    assert!(render(&[], 0, 0.5).samples().is_empty());
    let above_hearing = [tone(0, Pitch::hz(30_000.0), 50)];
    assert!(
        render(&above_hearing, 50, 0.5)
            .samples()
            .iter()
            .all(|x| *x == 0)
    );
}

#[test]
fn noise_is_between_its_corners_and_the_same_each_time() {
    let voice = Voice {
        wave: Wave::Noise(300.0, 2000.0),
        ..tone(0, Pitch::hz(1.0), 475)
    };
    let pcm = render(&[voice], 500, 0.5);
    assert_eq!(pcm, render(&[voice], 500, 0.5));
    let hertz = frequency(pcm.samples());
    assert!((300.0..2500.0).contains(&hertz), "{hertz}");
}
