//! Random input of a player.

use proptest::prelude::*;
use sapper::game::pointer::{InputConfig, LongPress, MouseButton, PointerInput};
use sapper::game::{Action, BoardGenerator, Game, Level, Moment, Pos, Rules};
use sapper::replay::{PointerPos, Session};

#[derive(Debug, Clone)]
pub enum PlayerInput {
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

pub fn any_input() -> impl Strategy<Value = PlayerInput> {
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
        8 => (-1.0_f32..6.5, -1.0_f32..6.5).prop_map(|(x, y)| PlayerInput::Point(x, y)),
        5 => (button(), proptest::bool::weighted(0.1)).prop_map(|(button, shift)| PlayerInput::Press(button, shift)),
        6 => button().prop_map(PlayerInput::Release),
        6 => button().prop_map(PlayerInput::Click),
        2 => Just(PlayerInput::DoubleClick),
        2 => Just(PlayerInput::LongPress),
        1 => Just(PlayerInput::Touch),
        1 => Just(PlayerInput::Lift),
        1 => Just(PlayerInput::Forget),
        2 => Just(PlayerInput::Wait),
        1 => any::<bool>().prop_map(PlayerInput::FlagMode),
        2 => action.prop_map(PlayerInput::Act),
    ]
}

pub fn any_config() -> impl Strategy<Value = InputConfig> {
    any::<[bool; 5]>().prop_map(|[swapped, long, double, no_buttons, left_marks]| InputConfig {
        swapped,
        long_press_marks: long,
        long_press: LongPress::USUAL,
        double_click_chords: double,
        no_button_chords: no_buttons,
        flag_mode: left_marks,
    })
}

/// Applies an input and advances the time by what it takes.
pub fn play(session: &mut Session, input: &PlayerInput, now: &mut Moment) {
    let press = |button| PointerInput::Press { button, shift: false };
    let mut click = |session: &mut Session, button, long: u64| {
        if session.needs_board_at().is_some() {
            return;
        }
        session.handle_input(press(button), *now);
        now.0 += long;
        if long > 400 {
            session.handle_input(PointerInput::Timeout, *now);
        }
        session.handle_input(PointerInput::Release(button), *now);
    };
    match *input {
        PlayerInput::Point(x, y) => session.move_pointer(PointerPos::from_cells(x, y), *now),
        PlayerInput::Press(button, shift) => {
            drop(session.handle_input(PointerInput::Press { button, shift }, *now));
        }
        PlayerInput::Release(button) => {
            drop(session.handle_input(PointerInput::Release(button), *now));
        }
        PlayerInput::Click(button) => click(session, button, 30),
        PlayerInput::DoubleClick => {
            click(session, MouseButton::Left, 30);
            click(session, MouseButton::Left, 30);
        }
        PlayerInput::LongPress => click(session, MouseButton::Left, 450),
        PlayerInput::Touch => drop(session.handle_input(PointerInput::TouchStart, *now)),
        PlayerInput::Lift => drop(session.handle_input(PointerInput::TouchEnd, *now)),
        PlayerInput::Forget => drop(session.handle_input(PointerInput::Cancel, *now)),
        PlayerInput::Wait => drop(session.handle_input(PointerInput::Timeout, *now)),
        PlayerInput::FlagMode(left_marks) => {
            let config = session.pointer().config();
            session.set_input_config(InputConfig { flag_mode: left_marks, ..config }, *now);
        }
        PlayerInput::Act(action) => drop(session.perform(action, *now)),
    }
}

/// A game on a board of six rows and columns.
pub fn game(rules: Rules, seed: u64, mines: usize, now: Moment) -> Game {
    let level = Level::with_dimensions(6, 6, mines).expect("a level");
    let field = BoardGenerator::new(seed).generate(level, None);
    Game::with_board(level, rules, field, now)
}
