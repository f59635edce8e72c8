//! What the tune promises.

use std::collections::BTreeSet;

use super::*;
use crate::audio::pcm::RATE;
use crate::audio::pcm::samples_in;

#[test]
fn it_has_at_least_32_bars_and_every_bar_is_full() {
    assert!(bars() >= 32, "{} bars", bars());
    assert_eq!(duration(), bars() * BAR * EIGHTH, "the last bar is full");
    let begins: BTreeSet<u64> = (0..=NOTES.len()).map(begin).collect();
    for bar in 0..=bars() {
        let line = bar * BAR * EIGHTH;
        assert!(begins.contains(&line), "a note lies across bar line {bar}");
    }
}

#[test]
fn each_note_begins_when_the_one_before_it_ends() {
    assert_eq!(begin(0), 0);
    for (number, (_, length)) in NOTES.iter().enumerate() {
        assert!(length.ms() > 0);
        assert_eq!(begin(number) + length.ms(), begin(number + 1));
    }
    assert_eq!(begin(NOTES.len()), duration());
    assert_eq!(begin(NOTES.len() + 5), duration());
}

#[test]
fn it_comes_back_to_its_first_strain() {
    let strain = |first: usize| {
        let keys = NOTES[first..].iter().map(|(key, _)| *key);
        keys.take(4).collect::<Vec<_>>()
    };
    let again = (1..NOTES.len() - 4).filter(|&first| strain(first) == strain(0));
    assert_eq!(again.count(), 2, "A, A′, B, A′");
}

#[test]
fn a_voice_can_sing_it() {
    let keys = || NOTES.iter().map(|(key, _)| key.midi);
    let (low, high) = (keys().min().unwrap(), keys().max().unwrap());
    assert!(high - low <= 24, "two octaves are the widest range");
    let leaps = keys()
        .zip(keys().skip(1))
        .filter(|(a, b)| a.abs_diff(*b) > 9);
    assert!(leaps.count() <= 2, "a leap beyond a sixth is rare");
    for (key, _) in NOTES {
        let hertz = key.pitch().frequency();
        assert!((260.0..2000.0).contains(&hertz), "{hertz} Hz");
    }
}

#[test]
fn a_note_is_heard_as_long_as_it_is_written_and_has_its_pitch() {
    for &note in NOTES {
        let pcm = sound(note);
        let (key, length) = note;
        let ms = u32::try_from(length.ms()).unwrap();
        assert_eq!(pcm.samples().len(), samples_in(ms - BREATH));
        // The first half: the rest dies away until its steps are too small to be counted.
        let half = &pcm.samples()[..pcm.samples().len() / 2];
        let rises: Vec<usize> = (1..half.len())
            .filter(|&at| half[at - 1] < 0 && half[at] >= 0)
            .collect();
        let way = rises[rises.len() - 1] - rises[0];
        let hertz = (rises.len() - 1) as f64 * f64::from(RATE) / way as f64;
        let off = hertz / key.pitch().frequency() - 1.0;
        assert!(off.abs() < 0.01, "{key:?} is off by {off}");
    }
}

#[test]
fn no_note_is_silent_too_loud_or_clicks() {
    for &note in NOTES {
        let pcm = sound(note);
        let samples = pcm.samples();
        let peak = |part: &[i16]| part.iter().map(|x| x.unsigned_abs()).max().unwrap();
        let loudest = f64::from(peak(samples)) / 32_768.0;
        assert!(
            (0.1..0.25).contains(&loudest),
            "{note:?} peaks at {loudest}"
        );
        assert_eq!(samples[0], 0, "{note:?} starts at once");
        let quiet = peak(samples) / 50;
        assert!(peak(&samples[..4]) < quiet, "{note:?} starts with a step");
        let end = &samples[samples.len() - samples_in(2)..];
        assert!(peak(end) < quiet, "{note:?} is cut off");
        assert!(
            peak(&end[end.len() - 4..]) <= 1,
            "{note:?} ends with a step"
        );
    }
}

#[test]
fn a_note_sounds_the_same_each_time() {
    for &note in NOTES {
        assert_eq!(sound(note), sound(note));
    }
}
