//! Flag mode: a left click flags covered cells, for players without a right button at hand.

use crate::common::prelude::*;
use iced::mouse::Button;
use proptest::prelude::*;
use sapper::game::pointer::{MouseButton, PointerInput, PressPreview};
use sapper::replay::{Metadata, PointerPos, Session};

const CORNER: Pos = Pos::new(0, 0);

fn window(style: Style) -> TestWindow {
    let launch =
        LaunchOptions::default().style(style).level(Level::Beginner).seed(3).lang(Lang::English);
    let mut window = TestWindow::without_tasks(launch, 480.0, 720.0);
    window.press("Escape");
    window
}

fn seen(window: &TestWindow, pos: Pos) -> VisibleCell {
    window.cell(pos)
}

#[test]
fn a_left_click_marks_like_a_right_click_in_every_style() {
    for style in Style::ALL {
        let (mut left, mut right) = (window(style), window(style));
        left.key(Command::FlagMode);
        for _ in 0..4 {
            left.open_cell(CORNER);
            right.mark_cell(CORNER);
            assert_eq!(seen(&left, CORNER), seen(&right, CORNER), "{style:?}");
        }
        left.open_cell(CORNER);
        right.mark_cell(CORNER);
        let (left, right) = (left.app.play(), right.app.play());
        assert_eq!(left.game().remaining(), right.game().remaining());
        assert_eq!(left.tally().clicks(), right.tally().clicks(), "{style:?}");
    }
}

#[test]
fn the_first_click_of_a_game_flags_and_lays_no_mines() {
    let mut window = window(Style::Windows7);
    window.key(Command::FlagMode);
    window.open_cell(CORNER);
    assert_eq!(seen(&window, CORNER), VisibleCell::Flag);
    assert_eq!(window.phase(), Phase::Ready);
    assert!(window.game().field().is_none());
    window.key(Command::NoGuess);
    window.open_cell(Pos::new(4, 4));
    assert_eq!(seen(&window, Pos::new(4, 4)), VisibleCell::Flag);
    assert!(window.app.play().search().is_none(), "no board is asked for");
}

#[test]
fn it_lasts_from_game_to_game_until_switched_off() {
    let mut window = window(Style::Windows7);
    let on = |window: &TestWindow| window.app.play().flag_mode();
    assert!(!on(&window));
    window.press("M");
    assert!(on(&window));
    window.key(Command::New);
    assert!(on(&window));
    window.choose(Command::FlagMode);
    assert!(!on(&window));
    // From then on there is a button for it.
    window.press_control("flag-mode");
    assert!(on(&window));
    let again = TestWindow::without_tasks(LaunchOptions::default(), 480.0, 560.0);
    assert!(!on(&again), "a new window opens cells");
}

#[test]
fn other_settings_do_not_change_it() {
    let mut window = window(Style::Windows7);
    window.press("M");
    window.change(SettingChange::SwapButtons(true));
    assert!(window.app.play().flag_mode());
    window.mark_cell(CORNER);
    assert_eq!(seen(&window, CORNER), VisibleCell::Flag, "right is left now");
}

#[test]
fn keys_keep_their_meaning() {
    let mut window = window(Style::Windows7);
    window.press("M");
    window.press("Down");
    let under = window.app.play().pane.cursor.expect("a cursor");
    window.press("F");
    assert_eq!(seen(&window, under), VisibleCell::Flag);
    window.press("Left");
    let beside = window.app.play().pane.cursor.expect("a cursor");
    window.press("Space");
    assert!(matches!(seen(&window, beside), VisibleCell::Open(_)));
}

/// A row of three with a mine at its right end, and a hand in flag mode.
fn session(hand: InputConfig, rules: Rules) -> Session {
    let level = Level::with_dimensions(1, 3, 1).expect("a level");
    let field = Minefield::new(level.size(), [2]);
    let game = Game::with_board(level, rules, field, Moment(0));
    let left_marks = true;
    Session::new(game, InputConfig { flag_mode: left_marks, ..hand }, Moment(0))
}

fn click(session: &mut Session, col: u16, at: u64) {
    session.move_pointer(PointerPos::cell_center(Pos::new(0, col)), Moment(at));
    let button = MouseButton::Left;
    let shift = false;
    session.handle_input(PointerInput::Press { button, shift }, Moment(at));
    session.handle_input(PointerInput::Release(button), Moment(at + 20));
}

#[test]
fn a_click_on_an_open_number_is_not_changed() {
    let single = Rules::SIMPLE_MINER;
    let mut game = session(InputConfig::default(), single);
    game.perform(sapper::game::Action::Open(Pos::new(0, 1)), Moment(10));
    click(&mut game, 2, 1_000);
    assert_eq!(game.game().cell(Pos::new(0, 2)), VisibleCell::Flag);
    click(&mut game, 1, 2_000);
    assert_eq!(game.game().phase(), Phase::Won, "one click chords");
}

#[test]
fn two_quick_clicks_mark_twice_and_double_click_a_number() {
    let hand =
        InputConfig { double_click_chords: true, no_button_chords: true, ..InputConfig::default() };
    let mut game = session(hand, Rules::EASYX);
    game.perform(sapper::game::Action::Open(Pos::new(0, 1)), Moment(10));
    click(&mut game, 2, 1_000);
    click(&mut game, 2, 1_100);
    assert_eq!(game.game().cell(Pos::new(0, 2)), VisibleCell::Question);
    click(&mut game, 2, 1_200);
    click(&mut game, 2, 1_300);
    assert_eq!(game.game().cell(Pos::new(0, 2)), VisibleCell::Flag);
    click(&mut game, 1, 2_000);
    click(&mut game, 1, 2_100);
    assert_eq!(game.game().phase(), Phase::Won);
}

#[test]
fn a_press_keeps_the_mode_it_started_in() {
    let mut window = window(Style::Windows7);
    window.press("M");
    window.mouse_on(CORNER, &[(Button::Left, true)]);
    assert_eq!(window.app.play().preview(), PressPreview::Mark(CORNER));
    let slid = Pos::new(3, 3);
    window.mouse_on(slid, &[]);
    assert_eq!(window.app.play().preview(), PressPreview::Mark(slid));
    window.press("M");
    window.mouse_on(slid, &[(Button::Left, false)]);
    assert_eq!(seen(&window, slid), VisibleCell::Flag);
    window.open_cell(Pos::new(8, 8));
    assert_eq!(window.phase(), Phase::Running);
}

#[test]
fn a_whole_game_can_be_played_with_one_button() {
    let mut window = window(Style::SimpleMiner);
    let field = window.field();
    window.press("M");
    for pos in field.mine_positions() {
        window.open_cell(pos);
    }
    assert_eq!(window.game().remaining(), 0);
    window.press("M");
    window.win();
    assert_eq!(window.phase(), Phase::Won);
}

proptest! {
    #[test]
    fn recordings_have_the_marks_as_right_clicks(
        clicks in proptest::collection::vec((0_u16..3, 0_u64..600, any::<bool>()), 1..20),
    ) {
        let mut game = session(InputConfig::default(), Rules::WINDOWS_7);
        game.perform(sapper::game::Action::Open(Pos::new(0, 0)), Moment(10));
        let mut now = 100;
        for (col, gap, switch) in clicks {
            now += gap + 30;
            click(&mut game, col, now);
            if switch && game.game().phase() == Phase::Running {
                let left_marks = !game.pointer().config().flag_mode;
                game.set_input_config(InputConfig { flag_mode: left_marks, ..InputConfig::default() }, Moment(now + 25));
            }
        }
        let recording = game.recording(Metadata::default()).expect("a recording");
        let mut playback = Playback::new(recording);
        prop_assert_eq!(playback.play_to_end().tally, game.tally());
        for pos in game.game().size().positions() {
            prop_assert_eq!(playback.session().game().cell(pos), game.game().cell(pos));
        }
    }
}
