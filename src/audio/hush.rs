//! Stopping a sound that is already on its way to the speaker, without a click.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodio::ChannelCount;
use rodio::Sample;
use rodio::SampleRate;
use rodio::Source;

/// How long a sound that is stopped takes to fall silent, in samples: 5 ms.
const FALL: u16 = 110;

/// What stops sounds. Clones stop the same ones.
#[derive(Debug, Clone, Default)]
pub(super) struct Hush(Arc<AtomicBool>);

/// A sound that can be stopped.
pub(super) struct Hushed<S> {
    source: S,
    hush: Hush,
    /// Samples until it is silent.
    left: u16,
}

impl Hush {
    /// Stops every sound that was handed out with this.
    pub(super) fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether they were stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The sound, to be stopped by this.
    pub(super) fn over<S: Source>(&self, source: S) -> Hushed<S> {
        Hushed {
            source,
            hush: self.clone(),
            left: FALL,
        }
    }
}

impl<S: Source> Iterator for Hushed<S> {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if !self.hush.is_stopped() {
            return self.source.next();
        }
        self.left = self.left.checked_sub(1)?;
        let sample = self.source.next()?;
        Some(sample * f32::from(self.left) / f32::from(FALL))
    }
}

impl<S: Source> Source for Hushed<S> {
    fn current_span_len(&self) -> Option<usize> {
        // How much is left is not known before: it may be stopped.
        None
    }

    fn channels(&self) -> ChannelCount {
        self.source.channels()
    }

    fn sample_rate(&self) -> SampleRate {
        self.source.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        self.source.total_duration()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use rodio::buffer::SamplesBuffer;

    use super::*;

    fn steady(length: usize) -> SamplesBuffer {
        let (channels, rate) = (NonZero::new(1).unwrap(), NonZero::new(22_050).unwrap());
        SamplesBuffer::new(channels, rate, vec![0.5; length])
    }

    #[test]
    fn what_is_not_stopped_sounds_to_its_end() {
        let hush = Hush::default();
        assert_eq!(hush.over(steady(1000)).count(), 1000);
    }

    #[test]
    fn what_is_stopped_falls_silent_within_5_ms_and_without_a_step() {
        let hush = Hush::default();
        let mut sound = hush.over(steady(10_000));
        assert_eq!(sound.by_ref().take(100).last(), Some(0.5));
        hush.clone().stop();
        let rest: Vec<f32> = sound.collect();
        assert_eq!(rest.len(), usize::from(FALL));
        let steps = rest.windows(2).map(|two| (two[0] - two[1]).abs());
        assert!(steps.fold(0.0, f32::max) < 0.01, "it falls step by step");
        assert_eq!(rest.last(), Some(&0.0));
    }
}
