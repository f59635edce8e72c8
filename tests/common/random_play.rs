//! What a player may do, at random, with any hand.

use proptest::prelude::*;
use sapper::game::pointer::{InputConfig, MouseButton, PointerInput};
use sapper::game::{Action, BoardGenerator, Game, Level, Moment, Pos, Rules};
use sapper::replay::{PointerPos, Recorder};

/// What a player may do.
#[derive(Debug, Clone)]
pub enum Doing {
    Point(f32, f32),
    Press(MouseButton, bool),
    Release(MouseButton),
    Click(MouseButton),
    DoubleClick,
    LongPress,
    Touch,
    Lift,
    Forget,
    Wait,
    FlagMode(bool),
    Act(Action),
}

pub fn doing() -> impl Strategy<Value = Doing> {
    let button = || prop_oneof![4 => Just(MouseButton::Left), 4 => Just(MouseButton::Right), 1 => Just(MouseButton::Middle)];
    let pos = || (0_u16..6, 0_u16..6).prop_map(|(row, col)| Pos::new(row, col));
    let action = prop_oneof![
        pos().prop_map(Action::Open),
        pos().prop_map(Action::Mark),
        pos().prop_map(Action::Chord),
        Just(Action::Pause),
        Just(Action::Resume),
    ];
    prop_oneof![
        8 => (-1.0_f32..6.5, -1.0_f32..6.5).prop_map(|(x, y)| Doing::Point(x, y)),
        5 => (button(), proptest::bool::weighted(0.1)).prop_map(|(button, shift)| Doing::Press(button, shift)),
        6 => button().prop_map(Doing::Release),
        6 => button().prop_map(Doing::Click),
        2 => Just(Doing::DoubleClick),
        2 => Just(Doing::LongPress),
        1 => Just(Doing::Touch),
        1 => Just(Doing::Lift),
        1 => Just(Doing::Forget),
        2 => Just(Doing::Wait),
        1 => any::<bool>().prop_map(Doing::FlagMode),
        2 => action.prop_map(Doing::Act),
    ]
}

pub fn any_hand() -> impl Strategy<Value = InputConfig> {
    any::<[bool; 5]>().prop_map(|[swapped, long, double, no_buttons, left_marks]| InputConfig {
        swapped,
        long_press_marks: long,
        double_click_chords: double,
        no_button_chords: no_buttons,
        flag_mode: left_marks,
    })
}

/// Does it, and lets the time pass that it takes.
pub fn play(take: &mut Recorder, doing: &Doing, now: &mut Moment) {
    let press = |button| PointerInput::Press { button, shift: false };
    let mut click = |take: &mut Recorder, button, long: u64| {
        take.handle_input(press(button), *now);
        now.0 += long;
        if long > 400 {
            take.handle_input(PointerInput::Timeout, *now);
        }
        take.handle_input(PointerInput::Release(button), *now);
    };
    match *doing {
        Doing::Point(x, y) => take.move_pointer(PointerPos::from_cells(x, y), *now),
        Doing::Press(button, shift) => {
            drop(take.handle_input(PointerInput::Press { button, shift }, *now));
        }
        Doing::Release(button) => drop(take.handle_input(PointerInput::Release(button), *now)),
        Doing::Click(button) => click(take, button, 30),
        Doing::DoubleClick => {
            click(take, MouseButton::Left, 30);
            click(take, MouseButton::Left, 30);
        }
        Doing::LongPress => click(take, MouseButton::Left, 450),
        Doing::Touch => drop(take.handle_input(PointerInput::TouchStart, *now)),
        Doing::Lift => drop(take.handle_input(PointerInput::TouchEnd, *now)),
        Doing::Forget => drop(take.handle_input(PointerInput::Cancel, *now)),
        Doing::Wait => drop(take.handle_input(PointerInput::Timeout, *now)),
        Doing::FlagMode(left_marks) => {
            let hand = take.pointer().config();
            take.set_input_config(InputConfig { flag_mode: left_marks, ..hand }, *now);
        }
        Doing::Act(action) => drop(take.perform(action, *now)),
    }
}

/// A game on a board of six rows and columns.
pub fn game(rules: Rules, seed: u64, mines: usize, now: Moment) -> Game {
    let level = Level::with_dimensions(6, 6, mines).expect("a level");
    let field = BoardGenerator::new(seed).generate(level, None);
    Game::with_board(level, rules, field, now)
}
