//! The event log of a game in its compact form, and the positions in it.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::game::pointer::{self, MouseButton};
use sapper::replay::{Event, EventKind, EventLog, PointerPos};

fn any_kind() -> impl Strategy<Value = EventKind> {
    use EventKind::*;
    let button =
        prop_oneof![Just(MouseButton::Left), Just(MouseButton::Right), Just(MouseButton::Middle)];
    let config = any::<[bool; 4]>().prop_map(|[long, flags, double, no_buttons]| InputConfig {
        swapped: false,
        long_press_marks: long,
        long_press: pointer::LongPress::USUAL,
        flag_mode: flags,
        double_click_chords: double,
        no_button_chords: no_buttons,
    });
    prop_oneof![
        button.clone().prop_map(Press),
        button.prop_map(Release),
        config.prop_map(Config),
        prop::sample::select(vec![
            Move,
            PressShift,
            Cancel,
            ToggleQuestionMarks,
            LongPress,
            Open,
            Mark,
            Chord,
        ]),
    ]
}

fn any_event() -> impl Strategy<Value = Event> {
    let far = i64::from(PointerPos::MAX_DISTANCE);
    let gap = prop_oneof![8 => 0_i32..20, 1 => 0_i32..1 << 30, 1 => any::<i32>()];
    (gap, -far..=far, -far..=far, any_kind()).prop_map(|(time, x, y, kind)| Event {
        time,
        pointer_pos: PointerPos::new(x, y).expect("near enough"),
        kind,
    })
}

proptest! {
    #[test]
    fn events_are_read_back_as_written(
        begin in i32::MIN..1 << 30,
        gaps in prop::collection::vec(any_event(), 0..40),
    ) {
        let mut log = EventLog::new(begin);
        let mut kept = Vec::new();
        for gap in gaps {
            let event = Event { time: log.end().saturating_add(gap.time), ..gap };
            let is_late = event.time >= log.end();
            prop_assert_eq!(log.push(event), is_late);
            kept.extend(is_late.then_some(event));
        }
        prop_assert_eq!(log.events(), kept);
        prop_assert_eq!(EventLog::decode(begin, &log.encoded_from(0)), Some(log));
    }

    #[test]
    fn any_bytes_are_a_log_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Some(log) = EventLog::decode(0, &bytes) {
            prop_assert_eq!(log.encoded_from(0), bytes);
        }
    }

    #[test]
    fn inside_never_leaves_the_cell(row in 0_u16..256, col in 0_u16..256, x: f32, y: f32) {
        let pos = Pos::new(row, col);
        let size = BoardSize::new(256, 256).expect("a size");
        prop_assert_eq!(PointerPos::in_cell(pos, x, y).cell(size), Some(pos));
    }

    #[test]
    fn any_point_of_the_screen_is_a_position(x: f32, y: f32) {
        let pos = PointerPos::from_cells(x, y);
        prop_assert_eq!(PointerPos::new(pos.x().into(), pos.y().into()), Some(pos));
    }
}

#[test]
fn a_pointer_movement_takes_three_bytes() {
    let mut log = EventLog::new(0);
    for step in 0_i32..1_000 {
        let (x, y) = (i64::from(step * 40 % 480), i64::from(step % 256));
        let pointer_pos = PointerPos::new(x, y).expect("near");
        assert!(log.push(Event { time: step * 8, pointer_pos, kind: EventKind::Move }));
    }
    assert!(log.encoded_from(0).len() <= 3_200, "{}", log.encoded_from(0).len());
}

#[test]
fn a_position_left_of_or_above_the_board_is_in_no_cell() {
    let size = BoardSize::new(8, 8).expect("a size");
    let cell = |x, y| PointerPos::new(x, y).and_then(|pos| pos.cell(size));
    assert_eq!(cell(97, -1), None, "as in 1.844 lr 7 1 (97 -1)");
    assert_eq!(cell(-1, 0), None);
    assert_eq!(cell(128, 0), None);
    assert_eq!(cell(127, 0), Some(Pos::new(0, 7)));
}
