//! What the sound thread can play: the cues, which come as files, and the notes of the tune, which
//! are made when they are needed.

use std::num::NonZero;

use rodio::buffer::SamplesBuffer;

use super::clip;
use super::cue::Cue;
use super::pcm::Pcm;
use super::pcm::RATE;
use super::tune;
use super::tune::Note;

/// A sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sound {
    /// Something has happened in the game.
    Cue(Cue),
    /// A note of the tune.
    Note(Note),
}

impl Sound {
    /// Its samples, to be mixed; `None` if they cannot be had.
    pub(super) fn clip(self) -> Option<SamplesBuffer> {
        match self {
            Self::Cue(cue) => clip::decode(cue.wav())
                .inspect_err(|error| tracing::warn!("{cue:?} has no sound: {error}"))
                .ok(),
            Self::Note(note) => buffer(&tune::sound(note)),
        }
    }

    /// Whether it belongs to the tune, and stops with it.
    pub(super) const fn is_note(self) -> bool {
        matches!(self, Self::Note(_))
    }
}

fn buffer(pcm: &Pcm) -> Option<SamplesBuffer> {
    let samples: Vec<f32> = pcm
        .samples()
        .iter()
        .map(|x| f32::from(*x) / 32_768.0)
        .collect();
    Some(SamplesBuffer::new(
        NonZero::new(1)?,
        NonZero::new(RATE)?,
        samples,
    ))
}

#[cfg(test)]
mod tests {
    use rodio::Source;

    use super::*;

    #[test]
    fn a_note_is_the_synthesisers_sample_for_sample() {
        let note = tune::NOTES[0];
        let clip = Sound::Note(note).clip().unwrap();
        assert_eq!(clip.channels().get(), 1);
        assert_eq!(clip.sample_rate().get(), RATE);
        let samples: Vec<i16> = clip.map(|x| (x * 32_768.0) as i16).collect();
        assert!(samples == tune::sound(note).samples());
    }

    #[test]
    fn every_cue_has_a_clip() {
        for cue in Cue::ALL {
            assert!(Sound::Cue(cue).clip().is_some(), "{cue:?}");
        }
    }
}
