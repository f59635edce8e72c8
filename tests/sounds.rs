//! The WAV files of `resources/sounds`: they match the synthesiser and are pleasant to hear all
//! day.

use crate::common::prelude::*;
use rodio::{Decoder, Source};
use sapper::audio::Cue;
use sapper::audio::tune::hertz;
use sapper::audio::tune::{self, NOTES};
use std::collections::BTreeSet;
use std::io::Cursor;

#[expect(dead_code, reason = "only the generator itself needs to know how long a sound lasts")]
#[path = "../resources/sounds"]
mod generator {
    pub mod effects;
    mod pcm;
    mod synth;
}

use generator::effects::{effect, file_name};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("resources/sounds")
}

fn file(cue: Cue) -> Vec<u8> {
    let path = folder().join(file_name(cue));
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The samples as shares of full scale, read from the file without any code of Sapper's.
fn samples(cue: Cue) -> Vec<f64> {
    file(cue)[44..]
        .chunks_exact(2)
        .map(|bytes| f64::from(i16::from_le_bytes([bytes[0], bytes[1]])) / 32768.0)
        .collect()
}

fn ms(cue: Cue) -> f64 {
    samples(cue).len() as f64 / 22.05
}

fn peak(samples: &[f64]) -> f64 {
    samples.iter().fold(0.0, |most, x| most.max(x.abs()))
}

/// What the ear gets of a sound: the sum of its squares.
fn energy(samples: &[f64]) -> f64 {
    samples.iter().map(|x| x * x).sum()
}

fn decibels(share: f64) -> f64 {
    20.0 * share.log10()
}

/// How high a piece of sound is, in hertz, by counting how often it rises through zero.
fn height(samples: &[f64]) -> f64 {
    let rises = samples.windows(2).filter(|two| two[0] < 0.0 && two[1] >= 0.0);
    rises.count() as f64 * 22_050.0 / samples.len() as f64
}

#[test]
fn each_file_matches_the_synthesiser() {
    for cue in Cue::ALL {
        assert!(
            file(cue) == effect(cue).to_wav(),
            "{} differs: `cargo run --example sounds` makes it again",
            file_name(cue)
        );
    }
}

#[test]
fn the_program_contains_exactly_the_files_of_the_folder() {
    let there: BTreeSet<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".wav"))
        .collect();
    let named = Cue::ALL.map(|cue| file_name(cue).to_owned());
    assert_eq!(there, BTreeSet::from(named));
    for cue in Cue::ALL {
        assert!(file(cue) == cue.wav(), "{} differs", file_name(cue));
    }
}

#[test]
fn the_readme_names_each_file_and_the_licence() {
    let readme = fs::read_to_string(folder().join("README.md")).unwrap();
    for cue in Cue::ALL {
        assert!(readme.contains(file_name(cue)), "{}", file_name(cue));
    }
    assert!(readme.contains("MIT"));
}

#[test]
fn each_file_is_mono_16_bit_pcm_at_22050_hz() {
    for cue in Cue::ALL {
        let wav = file(cue);
        let number = |at: usize| u32::from_le_bytes(wav[at..at + 4].try_into().unwrap());
        let short = |at: usize| u16::from_le_bytes(wav[at..at + 2].try_into().unwrap());
        assert_eq!(wav[0..4], *b"RIFF");
        assert_eq!(number(4) as usize, wav.len() - 8);
        assert_eq!(wav[8..16], *b"WAVEfmt ");
        assert_eq!((number(16), short(20), short(22)), (16, 1, 1));
        assert_eq!((number(24), number(28)), (22_050, 44_100));
        assert_eq!((short(32), short(34)), (2, 16));
        assert_eq!(wav[36..40], *b"data");
        assert_eq!(number(40) as usize, wav.len() - 44);
    }
}

#[test]
fn each_sound_is_as_short_as_its_moment() {
    for cue in Cue::ALL {
        let limits = match cue {
            Cue::Open => 30.0..=70.0,
            Cue::Flag | Cue::Unflag | Cue::Refused => 60.0..=150.0,
            Cue::Opening | Cue::WideOpening | Cue::VastOpening => 120.0..=250.0,
            Cue::NewGame => 150.0..=300.0,
            Cue::Win | Cue::Lose => 800.0..=1200.0,
            Cue::Best => 1200.0..=1800.0,
        };
        assert!(limits.contains(&ms(cue)), "{cue:?} lasts {} ms", ms(cue));
    }
}

#[test]
fn no_sound_is_louder_than_6_db_below_full_scale() {
    for cue in Cue::ALL {
        let peak = decibels(peak(&samples(cue)));
        assert!((-30.0..=-6.0).contains(&peak), "{cue:?} peaks at {peak} dB");
    }
}

#[test]
fn the_most_frequent_sounds_are_the_quietest() {
    let open = samples(Cue::Open);
    for cue in Cue::ALL.into_iter().filter(|cue| *cue != Cue::Open) {
        let other = samples(cue);
        let peaks = decibels(peak(&other) / peak(&open));
        let energies = decibels(energy(&other) / energy(&open)) / 2.0;
        assert!(peaks > 3.0, "{cue:?} peaks {peaks} dB above an opened cell");
        assert!(energies > 6.0, "{cue:?} has {energies} dB more");
    }
}

#[test]
fn no_sound_clicks_at_its_start_or_end() {
    let quiet = 8.0 / 32768.0;
    for cue in Cue::ALL {
        let samples = samples(cue);
        assert_eq!(samples[0], 0.0, "{cue:?} starts at once");
        assert!(samples[1].abs() < quiet, "{cue:?} starts with a step");
        let end = &samples[samples.len() - 44..];
        assert!(peak(end) < quiet, "{cue:?} is cut off: its last 2 ms sound");
        assert_eq!(samples.last(), Some(&0.0), "{cue:?} ends with a step");
    }
}

#[test]
fn no_sound_has_a_dc_offset() {
    for cue in Cue::ALL {
        let samples = samples(cue);
        let mean = samples.iter().sum::<f64>() / samples.len() as f64 * 32768.0;
        assert!(mean.abs() < 0.1, "{cue:?} lies {mean} steps off");
    }
}

#[test]
fn setting_a_flag_rises_and_removing_it_falls() {
    let halves = |cue: Cue| {
        let samples = samples(cue);
        let at = |ms: usize| ms * 22_050 / 1000;
        (height(&samples[..at(34)]), height(&samples[at(40)..at(80)]))
    };
    let (first, second) = halves(Cue::Flag);
    assert!(second > 1.2 * first, "{first} Hz, then {second} Hz");
    let (first, second) = halves(Cue::Unflag);
    assert!(first > 1.2 * second, "{first} Hz, then {second} Hz");
}

#[test]
fn larger_openings_sound_higher() {
    let heights = [8, 20, 60].map(|cells| height(&samples(Cue::opening(cells))));
    assert!(heights.windows(2).all(|two| two[1] > 1.2 * two[0]), "{heights:?} Hz");
}

#[test]
fn a_win_begins_on_the_note_that_openings_leave_open() {
    let at = |ms: usize| ms * 22_050 / 1000;
    let (opening, win) = (samples(Cue::Opening), samples(Cue::Win));
    let (left, taken) = (height(&opening[at(140)..at(180)]), height(&win[at(20)..at(100)]));
    assert!((left / taken - 1.0).abs() < 0.06, "{left} Hz, then {taken} Hz");
}

#[test]
fn no_two_sounds_are_alike() {
    for (index, one) in Cue::ALL.into_iter().enumerate() {
        for other in Cue::ALL.into_iter().skip(index + 1) {
            let (a, b) = (samples(one), samples(other));
            let product: f64 = a.iter().zip(&b).map(|(x, y)| x * y).sum();
            let alike = product.abs() / (energy(&a) * energy(&b)).sqrt();
            assert!(alike < 0.5, "{one:?} and {other:?}: {alike}");
        }
    }
}

#[test]
fn every_cue_is_decoded_as_it_is_stored() {
    for cue in Cue::ALL {
        let clip = Decoder::new_wav(Cursor::new(cue.wav())).expect("a WAV file");
        assert!(clip.total_duration().is_some_and(|time| time > Duration::ZERO), "{cue:?}");
        assert_eq!((clip.channels().get(), clip.sample_rate().get()), (1, 22_050));
        assert!(clip.map(f64::from).eq(samples(cue)), "{cue:?}");
    }
}

#[test]
fn every_bar_of_the_tune_has_its_full_length() {
    const BAR: u64 = 1200;
    let starts: BTreeSet<u64> = (0..=NOTES.len()).map(tune::start).collect();
    let duration = tune::start(NOTES.len());
    let bars = duration / BAR;
    assert!(bars >= 32 && duration == bars * BAR);
    assert!((0..=bars).all(|bar| starts.contains(&(bar * BAR))), "no note crosses a bar line");
}

#[test]
fn the_tune_repeats_its_first_part() {
    let strain = |first: usize| {
        NOTES[first..first + 4].iter().map(|note| hertz(note.midi)).collect::<Vec<_>>()
    };
    let again = (1..NOTES.len() - 4).filter(|&first| strain(first) == strain(0));
    assert_eq!(again.count(), 2, "A, A′, B, A′");
}

#[test]
fn notes_fade_at_both_ends_and_have_their_length_and_pitch() {
    for note in NOTES {
        let source = note.source();
        let rate = source.sample_rate().get() as f32;
        let samples: Vec<f32> = source.collect();
        let seconds = samples.len() as f32 / rate;
        assert!(
            (seconds - (note.ms() - 20) as f32 / 1000.0).abs() < 0.002,
            "{note:?}: {seconds} s"
        );
        let peak = |part: &[f32]| part.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        assert!((0.1..0.25).contains(&peak(&samples)), "{note:?}");
        assert!(
            peak(&samples[..4]) < 0.005 && peak(&samples[samples.len() - 4..]) < 0.005,
            "{note:?} clicks"
        );
        let half = &samples[..samples.len() / 2];
        let rises = half.windows(2).filter(|two| two[0] < 0.0 && two[1] >= 0.0).count() as f32;
        let heard = rises * rate / half.len() as f32;
        assert!((heard / hertz(note.midi) - 1.0).abs() < 0.03, "{note:?}: {heard} Hz");
    }
}
