//! Damaged AVF files: which errors are reported, and what of their games can still be watched.

use super::{Avf, decoded, digits, record, sample, sum};
use crate::common::damage::{are_damaged, are_watched_up_to_damage, edited};
use crate::common::mutation::{attack_bytes, cases};
use crate::common::{corpus, watch};
use sapper::replay::formats::{
    self, Damage, DecodedGame, Expected, ReadError, RecordingFormat, decode,
};

fn damage(offset: usize, expected: Expected) -> Damage {
    Damage { offset, expected }
}

#[test]
fn a_wrong_checksum_is_reported_and_the_game_is_complete() {
    let file = sample();
    let whole = decoded(&file.bytes());
    assert_eq!(whole.damage, None);
    let info_sum = file.header().len() - digits(sum(file.info.as_bytes())).len();
    let name_sum = info_sum - file.info.len() - 2 - digits(sum(&file.name)).len();
    for (sum, at) in [
        (file.board().len(), file.board().len() + 1),
        (name_sum, name_sum),
        (info_sum, file.header().len() - 1),
        (info_sum, file.header().len() - 2),
    ] {
        let mut bytes = file.bytes();
        bytes[at] = if bytes[at] == 3 { 4 } else { 3 };
        let damage = Some(damage(sum, Expected::Checksum));
        assert_eq!(decoded(&bytes), DecodedGame { damage, ..whole.clone() }, "{at}");
    }
}

#[test]
fn a_changed_board_or_name_does_not_match_the_checksum() {
    let file = sample();
    let mut bytes = file.bytes();
    // The second mine one column to the left.
    let mine = file.board().len() - 3;
    bytes[mine] -= 1;
    let board_sum = file.board().len();
    assert_eq!(decoded(&bytes).damage, Some(damage(board_sum, Expected::Checksum)));
    let mut bytes = file.bytes();
    let name_sum = board_sum + bytes[board_sum..].iter().position(|&b| b == 0xD3).unwrap() + 9;
    bytes[name_sum - 1] += 1;
    let edited = decoded(&bytes);
    assert_eq!(edited.metadata.player, "Ano");
    assert_eq!(edited.damage, Some(damage(name_sum, Expected::Checksum)));
}

#[test]
fn damage_among_the_events_is_reported_before_a_wrong_checksum() {
    let file = sample();
    let mut bytes = file.bytes();
    let (sum, kind) = (file.header().len() - 1, file.header().len() + 4 * 8);
    bytes[sum] = if bytes[sum] == 3 { 4 } else { 3 };
    bytes[kind] = 16;
    assert_eq!(decoded(&bytes).damage, Some(damage(kind, Expected::EventKind)));
}

#[test]
fn events_are_found_after_an_edited_info_section() {
    let firsts = [record(0, 3, 24, 8), record(0, 1, 300, 8), record(0, 3, 600, 8)];
    let [a, b] = ["[3|W5H3M3|12.30]", "[3|W5H3M3|99999.30]"];
    let [c, d] = ["[3|9]", "[3|~~~~~~~]"];
    // The sum has a digit less than that of the info, or one more.
    for (info, summed) in [(a, b), (b, a), (c, d), (d, c)] {
        for first in firsts {
            let mut file = Avf { info: info.to_owned(), ..sample() };
            file.records.insert(0, first);
            let whole = file.bytes();
            let end = file.header().len();
            let start = end - digits(sum(info.as_bytes())).len();
            let mut edited = whole.clone();
            edited.splice(start..end, digits(sum(summed.as_bytes())));
            assert_eq!(decoded(&edited).events, decoded(&whole).events, "{info} {summed}");
        }
    }
}

#[test]
fn the_info_section_is_found_when_the_header_is_damaged() {
    let file = Avf { name: b"[3|Ann] [".to_vec(), question_marks: true, ..sample() };
    let whole = decoded(&file.bytes());
    assert_eq!(whole.metadata.player, "[3|Ann] [");
    let header = file.board().len();
    let first_count = header + file.bytes()[header..].iter().position(|&b| b == 0xD3).unwrap();
    // Another length of the name, no country, and nothing up to the middle of the name.
    let mut edits = vec![file.bytes(); 3];
    edits[0][first_count + 5] = 200;
    edits[1].remove(first_count + 4);
    edits[2].drain(first_count..first_count + 10);
    for bytes in edits {
        let game = decoded(&bytes);
        assert_eq!(game.events, whole.events);
        assert!(game.question_marks);
        assert_eq!(game.metadata.player, "Ann", "the footer has it too");
        assert_eq!(game.metadata.played_at, whole.metadata.played_at);
    }
}

#[test]
fn damage_before_the_events_is_reported_with_its_offset() {
    let (file, bytes) = (sample(), sample().bytes());
    let info_sum = digits(sum(file.info.as_bytes()));
    let marks = file.header().len() - info_sum.len() - file.info.len() - 2;
    assert_eq!(bytes[marks], 127);
    are_damaged(
        RecordingFormat::Avf,
        [
            (bytes[..7].to_vec(), 7, Expected::Bytes(1)),
            (bytes[..14].to_vec(), 14, Expected::Bytes(2)),
            (edited(&bytes, 9, 15), 10, Expected::MineCount),
            (edited(&bytes, 10, 0), 10, Expected::Mine),
            (edited(&bytes, 13, 6), 12, Expected::Mine),
            (edited(&bytes, 14, 1), 14, Expected::Mine),
            (bytes[..20].to_vec(), 19, Expected::Bytes(4)),
            (edited(&bytes, marks, 18), marks, Expected::QuestionMarks),
            (bytes[..marks + 10].to_vec(), marks + 2, Expected::Bytes(57)),
            // Damage that leaves no click leaves no recording.
            (
                edited(&bytes, file.header().len() + 8, 0),
                file.header().len() + 8,
                Expected::EventKind,
            ),
        ],
    );
}

#[test]
fn a_game_can_be_watched_up_to_the_damage() {
    let (file, bytes) = (sample(), sample().bytes());
    let fifth = file.header().len() + 4 * 8;
    let table = [
        (bytes[..fifth + 7].to_vec(), fifth, Expected::Bytes(8)),
        (edited(&bytes, fifth, 16), fifth, Expected::EventKind),
        (edited(&bytes, fifth + 4, 100), fifth + 4, Expected::Hundredths),
        (edited(&bytes, fifth + 4, 34), fifth, Expected::LaterTime),
        (edited(&bytes, fifth + 2, 0), fifth, Expected::MoreEvents),
    ];
    are_watched_up_to_damage(table, &decoded(&bytes).events[..4]);
}

#[test]
fn a_damaged_start_does_not_hide_the_format() {
    let bytes = sample().bytes();
    for at in 0..sample().header().len() {
        for byte in [1, 0x80, 0xFF] {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            match formats::read(&bytes) {
                Ok(game) => assert_eq!(game.format, RecordingFormat::Avf),
                Err(ReadError::Damaged(_)) => {}
                Err(other) => panic!("{at}: {other:?}"),
            }
        }
    }
    for end in 10..bytes.len() {
        match formats::read(&bytes[..end]) {
            Ok(game) => assert_eq!(game.format, RecordingFormat::Avf),
            Err(ReadError::Damaged(_)) => {}
            Err(other) => panic!("{end}: {other:?}"),
        }
    }
}

/// Reads a file, also if it isn't recognized.
fn watch_as_avf(bytes: &[u8]) -> bool {
    let _ = decode(RecordingFormat::Avf, bytes);
    watch(bytes)
}

#[test]
fn any_mutated_file_is_read_or_gives_an_error() {
    let custom = Avf { question_marks: true, ..sample() };
    attack_bytes(&[sample().bytes(), custom.bytes()], cases(2_000), watch_as_avf);
}

#[test]
fn any_mutated_real_file_is_read_or_gives_an_error() {
    let Some(folder) = corpus("recordings") else { return };
    let files = ["flop_arbiter_beg.avf", "mst_beg_chinese_name.avf", "flop_Cus_20x20_20mines.avf"];
    let files = files.map(|name| std::fs::read(folder.join(name)).unwrap());
    attack_bytes(&files, cases(100), watch_as_avf);
}
