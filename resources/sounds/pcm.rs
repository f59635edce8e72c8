//! Samples, and the WAV file that holds them.

use std::time::Duration;

/// Samples per second.
///
/// Nearly all sound here is below 6 kHz: twice the rate would sound the same and take twice the
/// space.
pub const RATE: u32 = 22_050;

/// A mono sound of 16-bit samples at [`RATE`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pcm {
    samples: Vec<i16>,
}

/// The samples in `ms` milliseconds, rounded down.
pub const fn samples_in(ms: u32) -> usize {
    (ms as u64 * RATE as u64 / 1000) as usize
}

impl Pcm {
    pub const fn new(samples: Vec<i16>) -> Self {
        Self { samples }
    }

    pub fn duration(&self) -> Duration {
        Duration::from_secs(self.samples.len() as u64) / RATE
    }

    /// A WAV file: one channel, 16 bit, little endian.
    ///
    /// Its form is that of the RIFF specification of 1991: a chunk `fmt ` of 16 bytes, a chunk
    /// `data`, and nothing else.
    pub fn to_wav(&self) -> Vec<u8> {
        const HEADER: u32 = 36;
        const BYTES: u16 = 2;
        let data = u32::try_from(self.samples.len() * usize::from(BYTES))
            .expect("a sound is shorter than half a day");
        let mut wav = Vec::with_capacity(self.samples.len() * 2 + 44);
        wav.extend(b"RIFF");
        wav.extend((HEADER + data).to_le_bytes());
        wav.extend(b"WAVEfmt ");
        wav.extend(16_u32.to_le_bytes());
        wav.extend(1_u16.to_le_bytes()); // PCM
        wav.extend(1_u16.to_le_bytes()); // channels
        wav.extend(RATE.to_le_bytes());
        wav.extend((RATE * u32::from(BYTES)).to_le_bytes());
        wav.extend(BYTES.to_le_bytes());
        wav.extend((BYTES * 8).to_le_bytes());
        wav.extend(b"data");
        wav.extend(data.to_le_bytes());
        wav.extend(self.samples.iter().flat_map(|sample| sample.to_le_bytes()));
        wav
    }
}
