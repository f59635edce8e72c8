//! The open device and what sounds on it.

use std::time::Instant;

use rodio::Source;
use rodio::buffer::SamplesBuffer;

use super::hush::Hush;
use super::output::Alarm;
use super::output::Fault;
use super::output::Output;
use super::sound::Sound;
use super::thread::Timing;

/// Clips that may sound at once. More of them would be noise.
pub(super) const MOST_SOUNDING: usize = 8;

/// The open device and what sounds on it.
pub(super) struct Line {
    output: Box<dyn Output>,
    alarm: Alarm,
    sounding: Vec<Sounding>,
    closes_at: Instant,
}

/// A clip on its way to the speaker.
struct Sounding {
    sound: Sound,
    start: Instant,
    end: Instant,
    hush: Hush,
}

impl Line {
    /// A device that was just opened.
    pub(super) fn new(output: Box<dyn Output>, alarm: Alarm, timing: Timing) -> Self {
        Self {
            output,
            alarm,
            sounding: Vec::with_capacity(MOST_SOUNDING),
            closes_at: Instant::now() + timing.pause,
        }
    }

    /// What is wrong with it, if anything is.
    pub(super) fn fault(&self) -> Option<&Fault> {
        self.alarm.fault()
    }

    /// When it is to be closed, if nothing more is to be heard before.
    pub(super) const fn closes_at(&self) -> Instant {
        self.closes_at
    }

    /// Keeps it open at least until then.
    pub(super) fn stay_open(&mut self, until: Instant) {
        self.closes_at = self.closes_at.max(until);
    }

    /// Starts a sound, unless as many sound as may, or the same has only just begun.
    pub(super) fn play(&mut self, clip: &SamplesBuffer, sound: Sound, gain: f32, timing: Timing) {
        let start = Instant::now();
        self.sounding.retain(|other| other.end > start);
        let is_the_same =
            |other: &Sounding| other.sound == sound && other.start + timing.apart > start;
        if self.sounding.len() >= MOST_SOUNDING || self.sounding.iter().any(is_the_same) {
            return;
        }
        let hush = Hush::default();
        self.output.play(clip.clone(), gain, &hush);
        let end = start + clip.total_duration().unwrap_or_default();
        self.stay_open(end + timing.pause);
        self.sounding.push(Sounding {
            sound,
            start,
            end,
            hush,
        });
    }

    /// Stops the notes that sound; cues sound on.
    pub(super) fn end_tune(&self) {
        let notes = self.sounding.iter().filter(|one| one.sound.is_note());
        notes.for_each(|note| note.hush.stop());
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;
    use std::sync::mpsc;

    use super::*;
    use crate::audio::Cue;
    use crate::audio::tune;

    /// A device that keeps what stops each sound.
    struct Deaf(Rc<RefCell<Vec<Hush>>>);

    impl Output for Deaf {
        fn play(&self, _clip: SamplesBuffer, _gain: f32, hush: &Hush) {
            self.0.borrow_mut().push(hush.clone());
        }
    }

    #[test]
    fn the_end_of_the_tune_stops_its_notes_and_no_cue() {
        let kept = Rc::<RefCell<Vec<Hush>>>::default();
        let output = Box::new(Deaf(Rc::clone(&kept)));
        let alarm = Alarm::new(mpsc::channel().0);
        let mut line = Line::new(output, alarm, Timing::default());
        for sound in [Sound::Cue(Cue::Win), Sound::Note(tune::NOTES[0])] {
            let clip = sound.clip().unwrap();
            line.play(&clip, sound, 1.0, Timing::default());
        }
        line.end_tune();
        let stopped: Vec<bool> = kept.borrow().iter().map(Hush::is_stopped).collect();
        assert_eq!(stopped, [false, true]);
    }
}
