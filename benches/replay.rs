//! Benchmarks of reading recordings.

use divan::{Bencher, black_box};
use sapper::game::{BoardGenerator, Level, Minefield};
use sapper::replay::{Playback, formats};

fn main() {
    divan::main();
}

/// The most events that a racer's recording had.
const EVENTS: usize = 56_659;

/// A long Expert game as EVF 4, with 6 bytes an event: every safe cell is clicked, and the pointer
/// moves much in between.
fn long_evf(field: &Minefield) -> Vec<u8> {
    let size = field.size();
    let mut bytes = vec![4, 0, 0, size.rows() as u8, size.cols() as u8];
    bytes.extend((field.mines() as u16).to_be_bytes());
    // The side of a cell, the mode, 3BV, the time, the country and two time stamps.
    bytes.extend([16, 0, 0, 0, 0, 0, 0, 0, 0, b'X', b'X']);
    bytes.extend([0; 16]);
    // Four texts, the device, the mines, and no indices.
    bytes.extend([0; 6]);
    let mut mines = vec![0_u8; size.cells().div_ceil(8)];
    for index in size.positions().filter(|&pos| field.is_mine(pos)).map(|pos| size.index(pos)) {
        mines[index / 8] |= 0x80 >> (index % 8);
    }
    bytes.extend(mines);
    bytes.extend([0, 0]);

    let safe: Vec<_> = size.positions().filter(|&pos| !field.is_mine(pos)).collect();
    let moves = EVENTS / safe.len();
    let (mut x, mut y) = (0_i16, 0_i16);
    let mut event = |kind: u8, to_x: i16, to_y: i16| {
        bytes.extend([kind, 3]);
        bytes.extend((to_x - x).to_be_bytes());
        bytes.extend((to_y - y).to_be_bytes());
        (x, y) = (to_x, to_y);
    };
    for index in 0..EVENTS {
        let cell = safe[(index / moves).min(safe.len() - 1)];
        let (col, row) = (cell.col as i16, cell.row as i16);
        let step = index % moves;
        let wander = (step % 60) as i16 - 30;
        match moves - step {
            2 => event(2, 16 * col + 8, 16 * row + 8),
            1 => event(3, 16 * col + 8, 16 * row + 8),
            _ => event(1, (16 * col + 8 + wander).max(0), 16 * row + 3),
        }
    }
    bytes.push(0);
    bytes
}

fn long_expert() -> Vec<u8> {
    let bytes = long_evf(&BoardGenerator::new(1).generate(Level::Expert, None));
    let game = formats::read(&bytes).expect("a recording");
    assert_eq!((game.recording.log.events().len(), game.damage), (EVENTS, None));
    bytes
}

#[divan::bench]
fn decode_long_evf(bencher: Bencher) {
    let bytes = long_expert();
    bencher.bench(|| formats::decode(formats::RecordingFormat::Evf, black_box(&bytes)));
}

#[divan::bench]
fn figures_of_long_evf(bencher: Bencher) {
    let bytes = long_expert();
    bencher.bench(|| {
        let game = formats::read(black_box(&bytes)).expect("a recording");
        Playback::new(game.recording).play_to_end()
    });
}
