//! The board by ear: the tones of cells, and when they are played.

use crate::common::prelude::*;
use rodio::Source;
use sapper::audio::{GuideTone, SoundRequest};
use sapper::ui::features::play::{Message, PlayScreen};
use sapper::ui::screen::effect::{Effect, Request};
use std::collections::BTreeSet;

const COLS: u16 = 9;

/// Every state of a cell that differs visibly from the others before the game ends.
fn cells() -> Vec<VisibleCell> {
    let marks = [VisibleCell::Covered, VisibleCell::Flag, VisibleCell::Question, VisibleCell::Mine];
    (0..=8).map(VisibleCell::Open).chain(marks).collect()
}

fn tone(cell: VisibleCell) -> GuideTone {
    GuideTone::of_cell(cell, 4, COLS)
}

/// A game with a mine in the lower right corner, its cursor in the middle. Three more mines enclose
/// the upper right corner, so that no opening wins.
fn screen() -> PlayScreen {
    let size = Level::Beginner.size();
    let mines = [(8, 8), (0, 7), (1, 7), (1, 8)].map(|(row, col)| size.index(Pos::new(row, col)));
    let field = Minefield::new(size, mines);
    let rules = Style::default().rules();
    let game = Game::with_board(Level::Beginner, rules, field, Moment(0));
    let mut screen = PlayScreen::new(game, InputConfig::default(), Moment(0));
    screen.pane.cursor = Some(Pos::new(4, 4));
    screen
}

/// The tones that a command asks for.
fn tones(screen: &mut PlayScreen, command: Command) -> Vec<GuideTone> {
    let effects = screen.handle(Message::Command(command), Moment(1_000));
    let tone = |effect| match effect {
        Effect::Ask(Request::Sound(SoundRequest::Guide(tone))) => Some(tone),
        _ => None,
    };
    effects.into_iter().filter_map(tone).collect()
}

#[test]
fn each_kind_of_cell_has_its_own_sound() {
    let heard: BTreeSet<_> = cells().into_iter().map(|cell| tone(cell).notes()).collect();
    assert_eq!(heard.len(), cells().len());
    for other in [GuideTone::edge(4, COLS), GuideTone::refused(4, COLS)] {
        assert!(!heard.contains(other.notes()));
    }
}

#[test]
fn a_higher_number_is_a_higher_tone() {
    let heights: Vec<u8> =
        (1..=8).map(|number| tone(VisibleCell::Open(number)).notes()[0].0).collect();
    assert!(heights.is_sorted_by(|low, high| low < high), "{heights:?}");
    assert_eq!(heights[7] - heights[0], 12, "1 to 8 is an octave");
}

#[test]
fn a_tone_ends_before_the_next_slow_step() {
    for cell in cells() {
        assert!(tone(cell).duration().as_millis() <= 150, "{cell:?}");
    }
}

#[test]
fn columns_are_panned_at_equal_loudness() {
    let gains = |col| GuideTone::of_cell(VisibleCell::Covered, col, COLS).gains();
    let near = |one: f32, other: f32| (one - other).abs() < 1e-6;
    assert!(near(gains(0)[0], 1.0) && near(gains(0)[1], 0.0));
    assert!(near(gains(8)[0], 0.0) && near(gains(8)[1], 1.0));
    assert!(near(gains(4)[0], gains(4)[1]));
    for col in 0..COLS {
        let [left, right] = gains(col);
        assert!(near(left.hypot(right), 1.0), "column {col}");
    }
    assert!((1..COLS).all(|col| gains(col)[1] > gains(col - 1)[1]), "each column has its place");
    let only = GuideTone::of_cell(VisibleCell::Covered, 0, 1).gains();
    assert!(near(only[0], only[1]), "the only column is in the middle");
}

#[test]
fn a_tone_is_stereo_and_has_its_stated_length() {
    for cell in cells() {
        let source = GuideTone::of_cell(cell, 0, COLS).source();
        assert_eq!(source.channels().get(), 2);
        let rate = source.sample_rate().get() as f32;
        let samples: Vec<f32> = source.collect();
        let seconds = (samples.len() / 2) as f32 / rate;
        assert!(
            (seconds - tone(cell).duration().as_secs_f32()).abs() < 0.005,
            "{cell:?}: {seconds} s"
        );
        let peak = |channel: usize| {
            samples.iter().skip(channel).step_by(2).fold(0.0_f32, |most, x| most.max(x.abs()))
        };
        assert!((0.09..0.25).contains(&peak(0)), "{cell:?} is heard on the left: {}", peak(0));
        assert!(peak(1) < 1e-4, "{cell:?} is silent on the right: {}", peak(1));
    }
}

#[test]
fn moving_the_cursor_plays_the_new_cell() {
    let mut screen = screen();
    let covered = GuideTone::of_cell(VisibleCell::Covered, 5, COLS);
    assert_eq!(tones(&mut screen, Command::Right), [covered]);
    assert_eq!(tones(&mut screen, Command::Flag), [GuideTone::of_cell(VisibleCell::Flag, 5, COLS)]);
    tones(&mut screen, Command::Left);
    let flag = GuideTone::of_cell(VisibleCell::Flag, 5, COLS);
    assert_eq!(tones(&mut screen, Command::Right), [flag]);
}

#[test]
fn moving_beyond_the_edge_plays_a_knock() {
    let mut screen = screen();
    tones(&mut screen, Command::RowStart);
    assert_eq!(tones(&mut screen, Command::Left), [GuideTone::edge(0, COLS)]);
    assert_eq!(screen.pane.cursor, Some(Pos::new(4, 0)));
}

#[test]
fn an_opened_cell_plays_its_number_and_an_opening_only_its_own_sound() {
    let mut screen = screen();
    screen.pane.cursor = Some(Pos::new(7, 7));
    let one = GuideTone::of_cell(VisibleCell::Open(1), 7, COLS);
    assert_eq!(tones(&mut screen, Command::Open), [one]);
    assert_eq!(
        tones(&mut screen, Command::Chord),
        [GuideTone::refused(7, COLS)],
        "it has no flags"
    );
    screen.pane.cursor = Some(Pos::new(0, 0));
    assert_eq!(tones(&mut screen, Command::Open), []);
}

#[test]
fn a_paused_board_plays_nothing() {
    let mut screen = screen();
    screen.pane.cursor = Some(Pos::new(7, 7));
    tones(&mut screen, Command::Open);
    screen.handle(Message::Command(Command::Pause), Moment(2_000));
    assert_eq!(screen.game().phase(), Phase::Paused);
    tones(&mut screen, Command::Up);
    let covered = GuideTone::of_cell(VisibleCell::Covered, 7, COLS);
    assert_eq!(tones(&mut screen, Command::Down), [covered]);
}
