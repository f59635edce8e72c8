//! Damaged MVF files: which errors are reported, and what of their games can still be watched.

use super::{End, STATES, decoded, events, of_0_97, of_2007, record, unheaded};
use crate::common::damage::{are_damaged, are_watched_up_to_damage, edited};
use crate::common::mutation::{attack_bytes, cases};
use crate::common::{corpus, watch};
use sapper::replay::formats::{Damage, Expected, RecordingFormat, decode};

fn damage(offset: usize, expected: Expected) -> Damage {
    Damage { offset, expected }
}

#[test]
fn damage_before_the_events_is_reported_with_its_offset() {
    let bytes = of_2007(&STATES);
    let board = 71 + 13;
    let old = unheaded(&STATES, End::Until0_96);
    are_damaged(
        RecordingFormat::Mvf,
        [
            (bytes[..20].to_vec(), 0, Expected::Bytes(27)),
            (edited(&bytes, 27, b'9'), 27, Expected::Year),
            (bytes[..71].to_vec(), 71, Expected::Bytes(1)),
            (edited(&bytes, board, 0), board, Expected::BoardSize),
            (edited(&bytes, board + 3, 15), board + 4, Expected::MineCount),
            (edited(&bytes, board + 4, 6), board + 4, Expected::Mine),
            (edited(&bytes, board + 6, 1), board + 6, Expected::Mine),
            (edited(&bytes, board + 10, 255), board + 11, Expected::Bytes(255)),
            (old[..RECORDS].to_vec(), RECORDS, Expected::Bytes(8)),
        ],
    );
}

#[test]
fn a_game_can_be_watched_up_to_the_damage() {
    for (bytes, length) in [(of_0_97(&STATES), 5), (of_2007(&STATES), 6)] {
        let sixth = bytes.len() - 32 - 3 * length;
        let early = record((440, 40, 8, "LR"), length == 5);
        let mut backwards = bytes.clone();
        backwards[sixth..sixth + length].copy_from_slice(&early);
        let cut = bytes[..sixth + length - 1].to_vec();
        let table =
            [(cut, sixth, Expected::Bytes(length)), (backwards, sixth, Expected::LaterTime)];
        are_watched_up_to_damage(table, &events()[..5]);
    }
    let old = unheaded(&STATES, End::Until0_96);
    let sixth = RECORDS + 5 * 8;
    let table = [
        // Later than the end, and earlier than before.
        (edited(&old, sixth, 2), sixth, Expected::LaterTime),
        (edited(&old, sixth, 0), sixth, Expected::LaterTime),
        // Without an end.
        (old[..sixth + 3].to_vec(), sixth, Expected::Bytes(8)),
    ];
    are_watched_up_to_damage(table, &events()[..5]);
}

/// Where the events of an old file begin.
const RECORDS: usize = 4 + 20 + 2;

#[test]
fn a_file_with_the_wrong_length_is_damaged() {
    for (bytes, length) in [(of_0_97(&STATES), 5), (of_2007(&STATES), 6)] {
        let end = bytes.len() - 32;
        let count = end - 8 * length - 1;
        let table = [
            (edited(&bytes, count, 7), damage(end - length, Expected::LastBytes(32))),
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
