//! A WAV file as samples that can be mixed.

use std::io::Cursor;

use rodio::Decoder;
use rodio::Source;
use rodio::buffer::SamplesBuffer;
use rodio::decoder::DecoderError;

/// Decodes a whole file. Clones of the clip share its samples.
///
/// # Errors
/// When the bytes are no WAV file.
pub(super) fn decode(wav: &'static [u8]) -> Result<SamplesBuffer, DecoderError> {
    Ok(Decoder::new_wav(Cursor::new(wav))?.record())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::cue::Cue;
    use crate::audio::effects::effect;
    use crate::audio::pcm::RATE;

    #[test]
    fn every_cue_decodes_to_what_the_synthesiser_made() {
        for cue in Cue::ALL {
            let clip = decode(cue.wav()).unwrap();
            assert_eq!(clip.channels().get(), 1);
            assert_eq!(clip.sample_rate().get(), RATE);
            let samples: Vec<i16> = clip.map(|x| (x * 32768.0) as i16).collect();
            assert!(samples == effect(cue).samples(), "{cue:?} differs");
        }
    }

    #[test]
    fn what_is_no_wav_file_is_refused() {
        assert!(decode(b"not a sound").is_err());
    }
}
