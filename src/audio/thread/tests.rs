//! What the sound thread does with a device, told with one that only notes what happens to it.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Mutex;

use super::*;
use crate::audio::Audio;
use crate::audio::Cue;
use crate::audio::Volume;
use crate::audio::hush::Hush;
use crate::audio::line::MOST_SOUNDING;
use crate::audio::output::Output;

const LONG: Duration = Duration::from_secs(3600);
const NEVER: Timing = Timing {
    pause: LONG,
    retry: LONG,
    stale: LONG,
    late: LONG,
    apart: Duration::ZERO,
};

#[derive(Debug, Clone, Copy, PartialEq)]
enum Seen {
    Opened,
    Played(f32),
    Closed,
    Failed,
}
use Seen::Closed;
use Seen::Failed;
use Seen::Opened;
use Seen::Played;

/// A device that tells what happens to it, and fails for ever from its first sound if it is to.
struct Fake {
    seen: Sender<Seen>,
    breaks: Option<Alarm>,
}

impl Output for Fake {
    fn play(&self, _clip: SamplesBuffer, gain: f32, _hush: &Hush) {
        let _ = self.seen.send(Played(gain));
        if let Some(alarm) = &self.breaks {
            (0..1000).for_each(|_| alarm.ring("the cable is out"));
        }
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        let _ = self.seen.send(Closed);
    }
}

fn healthy() -> (Opener, Receiver<Seen>) {
    opener(|seen, _| {
        let _ = seen.send(Opened);
        Ok(Fake { seen, breaks: None })
    })
}

fn breaking() -> (Opener, Receiver<Seen>) {
    opener(|seen, alarm| {
        let _ = seen.send(Opened);
        let breaks = Some(alarm);
        Ok(Fake { seen, breaks })
    })
}

fn missing() -> (Opener, Receiver<Seen>) {
    opener(|seen, _| {
        let _ = seen.send(Failed);
        Err(Fault::Unopened("there is none".into()))
    })
}

fn opener(
    open: impl Fn(Sender<Seen>, Alarm) -> Result<Fake, Fault> + Send + Sync + 'static,
) -> (Opener, Receiver<Seen>) {
    let (sender, seen) = mpsc::channel();
    let opener: Opener =
        Arc::new(move |alarm| Ok(Box::new(open(sender.clone(), alarm)?) as Box<dyn Output>));
    (opener, seen)
}

fn loud(opener: Opener, timing: Timing) -> Audio {
    Audio::with(Volume::MAX, false, opener, timing)
}

/// The next thing that happens. The limit only keeps a broken test from hanging.
fn next(seen: &Receiver<Seen>) -> Seen {
    seen.recv_timeout(Duration::from_secs(30))
        .expect("something happens")
}

/// All that has happened, when nobody is left to whom more could happen.
fn rest(seen: Receiver<Seen>) -> Vec<Seen> {
    seen.into_iter().collect()
}

#[test]
fn nothing_is_opened_before_the_first_cue() {
    let (opener, seen) = healthy();
    drop(loud(opener, NEVER));
    assert_eq!(rest(seen), []);
}

#[test]
fn a_cue_opens_the_device_and_the_pause_after_it_closes_it_each_time() {
    let (opener, seen) = healthy();
    let pause = Duration::from_millis(1);
    let audio = loud(opener, Timing { pause, ..NEVER });
    for _ in 0..2 {
        audio.play(Cue::Open);
        let happened = [(); 3].map(|()| next(&seen));
        assert_eq!(happened, [Opened, Played(1.0), Closed]);
    }
}

#[test]
fn cues_overlap_on_one_device() {
    let (opener, seen) = healthy();
    let audio = loud(opener, NEVER);
    audio.play(Cue::Win);
    audio.play(Cue::Open);
    audio.play(Cue::Open);
    let happened = [(); 4].map(|()| next(&seen));
    assert_eq!(happened, [Opened, Played(1.0), Played(1.0), Played(1.0)]);
    drop(audio);
    assert_eq!(rest(seen), [Closed]);
}

#[test]
fn muted_or_at_volume_0_nothing_is_opened() {
    let (opener, seen) = healthy();
    let mut audio = Audio::with(Volume::MAX, true, opener, NEVER);
    audio.play(Cue::Win);
    audio.set_muted(false);
    audio.set_volume(Volume::SILENT);
    audio.play(Cue::Win);
    drop(audio);
    assert_eq!(rest(seen), []);
}

#[test]
fn muting_closes_the_device_at_once_and_unmuting_opens_it_again() {
    let (opener, seen) = healthy();
    let mut audio = loud(opener, NEVER);
    audio.play(Cue::Win);
    assert_eq!([next(&seen), next(&seen)], [Opened, Played(1.0)]);
    audio.set_muted(true);
    assert_eq!(next(&seen), Closed);
    audio.set_muted(false);
    audio.play(Cue::Win);
    assert_eq!([next(&seen), next(&seen)], [Opened, Played(1.0)]);
}

#[test]
fn a_new_volume_holds_from_the_next_cue_on() {
    let (opener, seen) = healthy();
    let mut audio = loud(opener, NEVER);
    audio.play(Cue::Flag);
    audio.set_volume(Volume::try_from(50).unwrap());
    audio.play(Cue::Flag);
    let happened = [(); 3].map(|()| next(&seen));
    assert_eq!(happened, [Opened, Played(1.0), Played(0.25)]);
}

#[test]
fn a_device_that_breaks_is_closed_without_waiting_for_a_cue() {
    let (opener, seen) = breaking();
    let audio = loud(opener, NEVER);
    audio.play(Cue::Open);
    let happened = [(); 3].map(|()| next(&seen));
    assert_eq!(happened, [Opened, Played(1.0), Closed]);
}

#[test]
fn a_missing_device_costs_one_line_however_often_it_is_tried() {
    let retry = Duration::ZERO;
    let (happened, log) = play_all(missing(), Timing { retry, ..NEVER }, 3);
    assert_eq!(happened, [Failed, Failed, Failed]);
    assert_eq!(log, ["the sound device cannot be opened: there is none"]);
}

#[test]
fn a_device_that_errors_for_ever_costs_one_line_too() {
    let retry = Duration::ZERO;
    let (happened, log) = play_all(breaking(), Timing { retry, ..NEVER }, 3);
    let once = [Opened, Played(1.0), Closed];
    assert_eq!(happened, [once, once, once].concat());
    assert_eq!(log, ["the sound device has failed: the cable is out"]);
}

#[test]
fn after_a_fault_the_device_is_left_alone_for_a_while() {
    let (happened, _) = play_all(missing(), NEVER, 3);
    assert_eq!(happened, [Failed]);
    let (happened, _) = play_all(breaking(), NEVER, 3);
    assert_eq!(happened, [Opened, Played(1.0), Closed]);
}

#[test]
fn a_burst_of_cues_does_not_pile_up() {
    let (happened, _) = play_all(healthy(), NEVER, 100);
    assert_eq!(happened.len(), 1 + MOST_SOUNDING + 1);
}

#[test]
fn the_same_cue_twice_at_once_is_heard_once() {
    let apart = LONG;
    let (happened, _) = play_all(healthy(), Timing { apart, ..NEVER }, 100);
    assert_eq!(happened, [Opened, Played(1.0), Closed]);
}

#[test]
fn cues_that_come_while_the_device_opens_are_kept_up_to_a_limit() {
    let (knock, door) = mpsc::channel::<()>();
    let door = Mutex::new(door);
    let (opener, seen) = opener(move |seen, _| {
        let _ = seen.send(Opened);
        let _ = door.lock().unwrap().recv();
        Ok(Fake { seen, breaks: None })
    });
    let audio = loud(opener, NEVER);
    audio.play(Cue::Open);
    assert_eq!(next(&seen), Opened);
    for _ in 0..100 {
        audio.play(Cue::Open);
    }
    let player = audio.player.get().unwrap().as_ref().unwrap();
    assert_eq!(player.waiting.load(Ordering::Relaxed), MOST_WAITING);
    drop(knock);
    drop(audio);
    let happened = rest(seen);
    assert!(happened.len() <= 1 + MOST_WAITING + 1, "{happened:?}");
    assert_eq!(happened.last(), Some(&Closed));
}

#[test]
fn a_cue_that_comes_too_late_is_not_played() {
    let stale = Duration::ZERO;
    let (happened, _) = play_all(healthy(), Timing { stale, ..NEVER }, 3);
    assert_eq!(happened, []);
}

#[test]
fn a_device_that_hangs_does_not_keep_the_program_from_ending() {
    let (knock, door) = mpsc::channel::<()>();
    let door = Mutex::new(door);
    let (opener, seen) = opener(move |seen, _| {
        let _ = seen.send(Opened);
        let _ = door.lock().unwrap().recv();
        Ok(Fake { seen, breaks: None })
    });
    let audio = loud(opener, NEVER);
    audio.play(Cue::Open);
    assert_eq!(next(&seen), Opened);
    drop(audio); // comes back although the device is still opening
    drop(knock);
}

/// Lets the thread's work be done here and keeps what would have been logged: `count` times the
/// longest cue at once, then the end.
fn play_all(
    device: (Opener, Receiver<Seen>),
    timing: Timing,
    count: usize,
) -> (Vec<Seen>, Vec<String>) {
    play_these(device, timing, &vec![Sound::Cue(Cue::Win); count])
}

/// The same with these sounds.
fn play_these(
    (opener, seen): (Opener, Receiver<Seen>),
    timing: Timing,
    sounds: &[Sound],
) -> (Vec<Seen>, Vec<String>) {
    let (sender, orders) = mpsc::channel();
    for &sound in sounds {
        let request = Request {
            sound,
            gain: 1.0,
            asked: Instant::now(),
        };
        sender.send(Order::Play(request)).unwrap();
    }
    sender.send(Order::Quit).unwrap();
    let waiting = Arc::new(AtomicUsize::new(sounds.len()));
    let reported = Rc::new(RefCell::new(Vec::new()));
    let report = {
        let reported = Rc::clone(&reported);
        move |fault: &Fault| reported.borrow_mut().push(fault.to_string())
    };
    Owner::new(opener, timing, orders, sender, waiting, report).run();
    (rest(seen), reported.take())
}

#[test]
fn the_tune_opens_the_device_before_its_first_note() {
    let (opener, seen) = healthy();
    let audio = loud(opener, NEVER);
    audio.tune_up();
    assert_eq!(next(&seen), Opened);
    audio.note(0);
    audio.note(1);
    assert_eq!([next(&seen), next(&seen)], [Played(1.0), Played(1.0)]);
    drop(audio);
    assert_eq!(rest(seen), [Closed]);
}

#[test]
fn the_tune_has_no_note_behind_its_last() {
    let (opener, seen) = healthy();
    let audio = loud(opener, NEVER);
    audio.note(tune::NOTES.len());
    drop(audio);
    assert_eq!(rest(seen), []);
}

#[test]
fn a_note_that_comes_too_late_is_left_out_and_a_cue_is_not() {
    let late = Duration::ZERO;
    let timing = Timing { late, ..NEVER };
    let note = Sound::Note(tune::NOTES[0]);
    let (happened, _) = play_these(healthy(), timing, &[note, Sound::Cue(Cue::Win), note]);
    assert_eq!(happened, [Opened, Played(1.0), Closed]);
}

#[test]
fn a_muted_tune_opens_nothing() {
    let (opener, seen) = healthy();
    let audio = Audio::with(Volume::MAX, true, opener, NEVER);
    audio.tune_up();
    audio.note(0);
    audio.end_tune();
    drop(audio);
    assert_eq!(rest(seen), []);
}

#[test]
fn a_tune_without_a_device_costs_one_line() {
    let notes: Vec<Sound> = tune::NOTES.iter().copied().map(Sound::Note).collect();
    let (happened, log) = play_these(missing(), NEVER, &notes);
    assert_eq!(happened, [Failed]);
    assert_eq!(log.len(), 1);
}
