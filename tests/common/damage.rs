//! Damaged recordings in binary formats: what is said of them, and what can still be watched.

use sapper::replay::formats::{
    self, Damage, Expected, MouseEvent, ReadError, RecordingFormat, decode,
};

/// A file, where it is damaged, and what should be there.
type Damaged = (Vec<u8>, usize, Expected);

/// A file with another byte at a place.
pub fn edited(bytes: &[u8], at: usize, byte: u8) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at] = byte;
    bytes
}

/// These files are reported as damaged, and nothing of them can be watched. Some begin so little like
/// one of this format that it has to be named.
#[track_caller]
pub fn are_damaged(format: RecordingFormat, files: impl IntoIterator<Item = Damaged>) {
    for (bytes, offset, expected) in files {
        let read = match formats::read(&bytes) {
            Err(ReadError::Unknown) => decode(format, &bytes).map(drop),
            read => read.map(drop),
        };
        match read {
            Err(ReadError::Damaged(damage)) => assert_eq!(damage, Damage { offset, expected }),
            other => panic!("{expected:?} at {offset}: {other:?}"),
        }
    }
}

/// These files can be watched up to the damage, which is after these events.
#[track_caller]
pub fn are_watched_up_to_damage(files: impl IntoIterator<Item = Damaged>, events: &[MouseEvent]) {
    for (bytes, offset, expected) in files {
        let damage = Some(Damage { offset, expected });
        let read = formats::read(&bytes).unwrap_or_else(|error| panic!("{damage:?}: {error:?}"));
        assert_eq!(read.damage, damage);
        let game = decode(read.format, &bytes).expect("it has just been read");
        assert_eq!((game.damage, &game.events[..]), (damage, events));
    }
}
