//! Sound as numbers, and as the bytes of a WAV file.

use std::time::Duration;

/// Samples a second of everything that Sapper makes.
///
/// What it makes lies almost whole below 6 kHz: twice as many would sound the same and weigh double.
pub const RATE: u32 = 22_050;

/// Sound for one speaker: 16 bit samples, [`RATE`] of them a second.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pcm {
    samples: Vec<i16>,
}

/// How many samples last `ms` milliseconds, rounded down.
pub const fn samples_in(ms: u32) -> usize {
    (ms as u64 * RATE as u64 / 1000) as usize
}

impl Pcm {
    /// The sound made of these samples.
    pub const fn new(samples: Vec<i16>) -> Self {
        Self { samples }
    }

    /// How long it lasts.
    pub fn duration(&self) -> Duration {
        Duration::from_secs(self.samples.len() as u64) / RATE
    }

    /// The bytes of a WAV file that holds it: one channel, 16 bit, little endian.
    ///
    /// The form is that of the RIFF specification of 1991: the chunk `fmt ` of 16 bytes, then
    /// the chunk `data`, and nothing else.
    ///
    /// # Panics
    /// Never below 4 GiB, which is half a day of sound.
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
