//! When the sound device opens and what it plays, with a device that records its calls.

use sapper::audio::mixer::{Mixer, Order, Sound, SoundOutput};
use sapper::audio::{Cue, tune};
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// How devices behave, and what happened to them.
#[derive(Default)]
struct World {
    is_missing: bool,
    is_broken: bool,
    events: Vec<&'static str>,
}

thread_local!(static WORLD: RefCell<World> = RefCell::default());

struct Fake;

fn note_event(event: &'static str) {
    WORLD.with_borrow_mut(|world| world.events.push(event));
}

impl SoundOutput for Fake {
    fn open(_: Instant) -> Result<Self, String> {
        if WORLD.with_borrow(|world| world.is_missing) {
            note_event("missing");
            return Err("there is none".into());
        }
        note_event("opened");
        Ok(Self)
    }

    fn play(&mut self, sound: Sound, _: f32, _: Instant) -> Duration {
        note_event(if matches!(sound, Sound::Note(_)) { "note" } else { "cue" });
        Duration::from_secs(1)
    }

    fn stop_tune(&mut self) {
        note_event("tune stopped");
    }

    fn failure(&self) -> Option<String> {
        WORLD.with_borrow(|world| world.is_broken.then(|| "the cable is out".into()))
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        note_event("closed");
    }
}

fn mixer() -> (Mixer<Fake>, Instant) {
    (Mixer::default(), Instant::now())
}

fn events() -> Vec<&'static str> {
    WORLD.with_borrow_mut(|world| std::mem::take(&mut world.events))
}

const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// Plays a cue; returns the failure that is reported.
fn play(mixer: &mut Mixer<Fake>, cue: Cue, at: Instant) -> Option<String> {
    mixer.handle(Order::Play { sound: Sound::Cue(cue), gain: 1.0, at }, at)
}

#[test]
fn the_device_opens_with_the_first_sound_and_closes_3_s_after_the_last() {
    let (mut mixer, start) = mixer();
    assert_eq!(mixer.closes_at(), None);
    play(&mut mixer, Cue::Open, start);
    assert_eq!(mixer.closes_at(), Some(start + ms(4000)));
    play(&mut mixer, Cue::Flag, start + ms(500));
    assert_eq!(mixer.closes_at(), Some(start + ms(4500)));
    mixer.handle(Order::Close, start + ms(4500));
    assert_eq!(mixer.closes_at(), None);
    assert_eq!(events(), ["opened", "cue", "cue", "closed"]);
}

#[test]
fn at_most_eight_sounds_play_at_once() {
    let (mut mixer, start) = mixer();
    for count in 0..100 {
        play(&mut mixer, Cue::Win, start + ms(15) * count / 2);
    }
    assert_eq!(events().len(), 1 + 8);
    play(&mut mixer, Cue::Win, start + ms(3000));
    assert_eq!(events(), ["cue"], "the others are over");
}

#[test]
fn the_same_cue_twice_at_once_plays_once() {
    let (mut mixer, start) = mixer();
    play(&mut mixer, Cue::Open, start);
    play(&mut mixer, Cue::Open, start + ms(14));
    play(&mut mixer, Cue::Flag, start + ms(14));
    play(&mut mixer, Cue::Open, start + ms(15));
    assert_eq!(events(), ["opened", "cue", "cue", "cue"]);
}

#[test]
fn a_late_sound_is_dropped_and_a_note_sooner_than_a_cue() {
    let (mut mixer, at) = mixer();
    let note = Sound::Note(tune::NOTES[0]);
    for late in [ms(120), ms(140), ms(1000), ms(1001)] {
        mixer.handle(Order::Play { sound: note, gain: 1.0, at }, at + late);
        mixer.handle(Order::Play { sound: Sound::Cue(Cue::Win), gain: 1.0, at }, at + late);
    }
    assert_eq!(events(), ["opened", "note", "cue", "cue", "cue"]);
}

#[test]
fn a_missing_device_is_tried_again_after_10_s() {
    WORLD.with_borrow_mut(|world| world.is_missing = true);
    let (mut mixer, start) = mixer();
    assert_eq!(play(&mut mixer, Cue::Open, start).as_deref(), Some("there is none"));
    assert_eq!(play(&mut mixer, Cue::Open, start + ms(9_999)), None);
    assert_eq!(events(), ["missing"]);
    assert_eq!(play(&mut mixer, Cue::Open, start + ms(10_000)), None, "it was reported");
    WORLD.with_borrow_mut(|world| world.is_missing = false);
    play(&mut mixer, Cue::Open, start + ms(20_000));
    assert_eq!(events(), ["missing", "opened", "cue"]);
}

#[test]
fn a_failed_device_is_closed_at_the_next_request() {
    let (mut mixer, start) = mixer();
    play(&mut mixer, Cue::Open, start);
    let break_down = || WORLD.with_borrow_mut(|world| world.is_broken = true);
    let repair = || WORLD.with_borrow_mut(|world| world.is_broken = false);
    break_down();
    let failure = play(&mut mixer, Cue::Flag, start + ms(100));
    assert_eq!(failure.as_deref(), Some("the cable is out"));
    assert_eq!(events(), ["opened", "cue", "closed"]);
    repair();
    play(&mut mixer, Cue::Flag, start + ms(10_100));
    break_down();
    assert_eq!(play(&mut mixer, Cue::Flag, start + ms(10_200)), None, "it was reported");
    repair();
    play(&mut mixer, Cue::Flag, start + ms(20_200));
    mixer.handle(Order::Close, start + ms(30_000));
    assert_eq!(events(), ["opened", "cue", "closed", "opened", "cue", "closed"]);
    play(&mut mixer, Cue::Flag, start + ms(40_000));
    break_down();
    let failure = play(&mut mixer, Cue::Flag, start + ms(40_100));
    assert!(failure.is_some(), "it worked, so the next failure is news");
}

#[test]
fn the_tune_opens_the_device_before_its_first_note_and_stops_at_once() {
    let (mut mixer, at) = mixer();
    mixer.handle(Order::Open, at);
    mixer.handle(Order::Play { sound: Sound::Note(tune::NOTES[0]), gain: 1.0, at }, at);
    mixer.handle(Order::StopTune, at);
    assert_eq!(events(), ["opened", "note", "tune stopped"]);
}
