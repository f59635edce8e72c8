//! Damaged MVF files: which errors are reported, and what of their games can still be watched.

use super::{End, STATES, decoded, events, of_0_97, of_2007, record, unheaded};
use crate::common::mutation::{attack_bytes, cases};
use crate::common::{corpus, watch};
use sapper::replay::Playback;
use sapper::replay::formats::{self, Damage, Expected, ReadError, RecordingFormat, decode};

fn damage(offset: usize, expected: Expected) -> Damage {
    Damage { offset, expected }
}

fn set(bytes: &[u8], at: usize, byte: u8) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at] = byte;
    bytes
}

#[test]
fn damage_before_the_events_is_reported_with_its_offset() {
    let bytes = of_2007(&STATES);
    let board = 71 + 13;
    let table = [
        (bytes[..20].to_vec(), damage(0, Expected::Bytes(27))),
        (set(&bytes, 27, b'9'), damage(27, Expected::Year)),
        (bytes[..71].to_vec(), damage(71, Expected::Bytes(1))),
        (set(&bytes, board, 0), damage(board, Expected::BoardSize)),
        (set(&bytes, board + 3, 15), damage(board + 4, Expected::MineCount)),
        (set(&bytes, board + 4, 6), damage(board + 4, Expected::Mine)),
        (set(&bytes, board + 6, 1), damage(board + 6, Expected::Mine)),
        (set(&bytes, board + 10, 255), damage(board + 11, Expected::Bytes(255))),
    ];
    for (bytes, expected) in table {
        match formats::read(&bytes) {
            Err(ReadError::Damaged(found)) => assert_eq!(found, expected),
            other => panic!("{expected:?}: {other:?}"),
        }
    }
}

#[test]
fn a_game_can_be_watched_up_to_the_damage() {
    for (bytes, length) in [(of_0_97(&STATES), 5), (of_2007(&STATES), 6)] {
        let sixth = bytes.len() - 32 - 3 * length;
        let early = record((440, 40, 8, "LR"), length == 5);
        let mut backwards = bytes.clone();
        backwards[sixth..sixth + length].copy_from_slice(&early);
        let table = [
            (bytes[..sixth + length - 1].to_vec(), damage(sixth, Expected::Bytes(length))),
            (backwards, damage(sixth, Expected::LaterTime)),
        ];
        for (bytes, expected) in table {
            let recording = formats::read(&bytes).unwrap();
            assert_eq!(recording.damage, Some(expected));
            assert_eq!(decoded(&bytes).events, events()[..5]);
            assert_eq!(Playback::new(recording.recording).play_to_end().tally.clicks(), 2);
        }
    }
}

#[test]
fn an_old_file_can_be_watched_up_to_the_damage() {
    let bytes = unheaded(&STATES, End::Until0_96);
    let records = 4 + 20 + 2;
    let sixth = records + 5 * 8;
    let table = [
        // Later than the end, and earlier than before.
        (set(&bytes, sixth, 2), damage(sixth, Expected::LaterTime)),
        (set(&bytes, sixth, 0), damage(sixth, Expected::LaterTime)),
        // Without an end.
        (bytes[..sixth + 3].to_vec(), damage(sixth, Expected::Bytes(8))),
    ];
    for (bytes, expected) in table {
        let game = decoded(&bytes);
        assert_eq!(game.damage, Some(expected));
        assert_eq!(game.events, events()[..5]);
    }
    match formats::read(&bytes[..records]) {
        Err(ReadError::Damaged(found)) => assert_eq!(found, damage(records, Expected::Bytes(8))),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_with_the_wrong_length_is_damaged() {
    for (bytes, length) in [(of_0_97(&STATES), 5), (of_2007(&STATES), 6)] {
        let end = bytes.len() - 32;
        let count = end - 8 * length - 1;
        let table = [
            (set(&bytes, count, 7), damage(end - length, Expected::LastBytes(32))),
            (bytes[..end + 31].to_vec(), damage(end, Expected::Bytes(32))),
        ];
        for (bytes, expected) in table {
            let game = decoded(&bytes);
            assert_eq!(game.damage, Some(expected));
            assert!(game.events.len() + 1 >= events().len());
        }
    }
}

/// Reads a file, also if it isn't recognized.
fn watch_as_mvf(bytes: &[u8]) -> bool {
    let _ = decode(RecordingFormat::Mvf, bytes);
    watch(bytes)
}

#[test]
fn any_mutated_file_is_read_or_gives_an_error() {
    let old = [End::Until0_96, End::Of0_76, End::Until0_75];
    let mut files = old.map(|end| unheaded(&STATES, end)).to_vec();
    files.extend([of_0_97(&STATES), of_2007(&STATES)]);
    attack_bytes(&files, cases(2_000), watch_as_mvf);
}

#[test]
fn any_mutated_real_file_is_read_or_gives_an_error() {
    let Some(folder) = corpus("recordings") else { return };
    let files = ["flop_0.96_beta_or_earlier.mvf", "flop_0.97_beta.mvf", "flop_2007_release_2.mvf"];
    let files = files.map(|name| std::fs::read(folder.join(name)).unwrap());
    attack_bytes(&files, cases(100), watch_as_mvf);
}
