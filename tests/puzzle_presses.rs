//! Presses do the same on the board of a game and on that of a position to solve.

use crate::common::prelude::*;
use proptest::prelude::*;
use proptest::sample::select;
use sapper::game::Outcome;
use sapper::game::pointer::{MouseButton, PointerInput};
use sapper::game::rules::{ChordBy, ClickOnFlag, Rules, UnmetChord};
use sapper::practice::lesson::{Symmetry, lessons};
use sapper::practice::{Attempt, Reply};
use sapper::replay::{PointerPos, Session};
use sapper::ui::board::cell_grid::BoardEvent;
use sapper::ui::features::puzzle::PuzzleBoard;

const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Right, MouseButton::Middle];

fn configs() -> impl Strategy<Value = InputConfig> {
    any::<[bool; 5]>().prop_map(|[swapped, long, flag_mode, double, no_chords]| InputConfig {
        swapped,
        long_press_marks: long,
        flag_mode,
        double_click_chords: double,
        no_button_chords: no_chords,
        ..InputConfig::default()
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let choices = (select(ChordBy::ALL), select(UnmetChord::ALL), select(ClickOnFlag::ALL));
    (choices, any::<bool>()).prop_map(|((chord_by, unmet_chord, click_on_flag), question_marks)| {
        Rules { chord_by, unmet_chord, click_on_flag, question_marks, ..Rules::WINDOWS_7 }
    })
}

fn inputs() -> impl Strategy<Value = PointerInput> {
    let press = (select(&BUTTONS[..]), any::<bool>())
        .prop_map(|(button, shift)| PointerInput::Press { button, shift });
    let other = [
        PointerInput::TouchStart,
        PointerInput::TouchEnd,
        PointerInput::Timeout,
        PointerInput::Cancel,
    ];
    prop_oneof![
        4 => press,
        5 => select(&BUTTONS[..]).prop_map(PointerInput::Release),
        2 => select(other.to_vec()),
    ]
}

/// Where the pointer goes before an input, as the number of a cell, and how long it takes there.
/// It stays half of the time.
fn step() -> impl Strategy<Value = (Option<usize>, u64, PointerInput)> {
    (prop::option::of(0_usize..1_000), select(vec![20, 150, 450]), inputs())
}

/// A board of a lesson to solve.
fn attempts() -> impl Strategy<Value = Attempt> {
    let boards: Vec<_> = lessons().iter().flat_map(|lesson| &lesson.boards).collect();
    (select(boards), rules()).prop_map(|(board, rules)| {
        Attempt::with_goal(board.position(Symmetry::of_seed(0)), board.goal, rules)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn a_press_means_the_same_on_both_for_all_settings(
        mut judged in attempts(),
        config in configs(),
        steps in prop::collection::vec(step(), 1..40),
    ) {
        let size = judged.game().size();
        let mut session = Session::new(judged.game().clone(), config, Moment(0));
        let mut puzzle = PuzzleBoard::new(judged.clone(), config);
        let mut now = Moment(1_000);
        // What is not wrong by the attempt on the same actions.
        let mut done: Vec<(Action, Outcome)> = Vec::new();
        for (cell, time, input) in steps {
            now.0 += time;
            // One more than there are cells is off the board.
            let to = cell.map(|cell| match cell % (size.cells() + 1) {
                cell if cell < size.cells() => PointerPos::cell_center(size.pos(cell)),
                _ => PointerPos::OFF_BOARD,
            });
            if let Some(to) = to {
                session.move_pointer(to, now);
            }
            let gesture = session.handle_input(input, now);
            let path = to.map(|to| (now, to)).into_iter().collect();
            puzzle.on_event(BoardEvent { path, at: now, input: Some(input) });
            if let Some(action) = gesture.and_then(|(gesture, _)| gesture.action()) {
                let (outcome, reply) = judged.act(action);
                if !matches!(reply, Some(Reply::Wrong(_) | Reply::OffTask | Reply::UsedUp)) {
                    done.push((action, outcome));
                }
            }
            prop_assert_eq!(puzzle.attempt(), &judged);
            prop_assert_eq!(&puzzle.actions, &done);
            // What is wrong changes a game only, and a press after the end only goes on.
            if judged.is_over() || judged.game() != session.game() {
                break;
            }
        }
    }
}
