//! What players can add to a game: dimmed numbers, lit neighbours, flags by a click on a number, keys
//! for the cell under the pointer, the length of a long press, and draft marks.

use crate::common::prelude::*;
use sapper::game::Pointer;
use sapper::game::pointer::{LongPress, MouseButton, PointerInput};
use sapper::ui::board::HintAdvice;
use sapper::ui::board::cell::CellContent;
use sapper::ui::board::cell_appearance::{CellInputs, PointerHighlight, ReadingAids};
use sapper::ui::board::cell_background::CellBackground;
use sapper::ui::board::look::EndDisplay;
use sapper::ui::kit::theme::CellLook;
use sapper::ui::shell::app::{Message, WindowEvent};

/// Mines in two corners of the first row: the 1 beside each touches no other covered cell. Three more
/// keep the last cell covered.
const MINES: [usize; 5] = [0, 8, 70, 71, 79];
const LEFT: Pos = Pos::new(0, 0);
const RIGHT: Pos = Pos::new(0, 8);
const ONE: Pos = Pos::new(1, 1);

fn window(change: Option<SettingChange>) -> TestWindow {
    let size = BoardSize::new(9, 9).expect("a board");
    let board = BoardCode::new(Minefield::new(size, MINES)).expect("a code");
    let launch = LaunchOptions { board: Some(board), ..LaunchOptions::default() };
    let mut window = TestWindow::without_tasks(launch.lang(Lang::English), 720.0, 760.0);
    if let Some(change) = change {
        window.change(change);
    }
    window.open_cell(Pos::new(0, 3));
    assert_eq!(window.phase(), Phase::Running);
    window
}

fn seen(window: &TestWindow, pos: Pos) -> VisibleCell {
    window.cell(pos)
}

fn was_helped(window: &TestWindow) -> bool {
    window.app.play().assistant.was_used()
}

fn inputs(game: &Game, hovered: Option<Pos>, aids: ReadingAids) -> CellInputs<'_> {
    CellInputs {
        pointer: PointerHighlight { hovered, ..PointerHighlight::default() },
        aids,
        ..CellInputs::at_rest(game, EndDisplay::Inline, CellLook::Glass)
    }
}

#[test]
fn a_number_is_dimmed_while_it_has_all_its_flags() {
    let mut window = window(None);
    let content = |window: &TestWindow, dim_satisfied| {
        let aids = ReadingAids { dim_satisfied, ..ReadingAids::default() };
        inputs(window.game(), None, aids).appearance(ONE).content
    };
    assert_eq!(content(&window, true), CellContent::Number(1));
    window.mark_cell(LEFT);
    assert_eq!(content(&window, true), CellContent::Dimmed(1));
    assert_eq!(content(&window, false), CellContent::Number(1));
}

#[test]
fn dimmed_numbers_are_help_as_soon_as_there_is_a_flag() {
    let mut window = window(Some(SettingChange::DimSatisfied(true)));
    assert!(!was_helped(&window));
    window.mark_cell(LEFT);
    assert!(was_helped(&window));
}

#[test]
fn the_cells_around_the_number_under_the_pointer_are_lit() {
    let mut window = window(None);
    let is_lit = |window: &TestWindow, over, light_neighbours| {
        let aids = ReadingAids { light_neighbours, ..ReadingAids::default() };
        let cell = inputs(window.game(), Some(over), aids).appearance(LEFT);
        matches!(cell.background, CellBackground::Covered { hovered: true, .. })
    };
    assert!(is_lit(&window, ONE, true));
    assert!(!is_lit(&window, ONE, false));
    assert!(!is_lit(&window, Pos::new(1, 7), true), "that number touches another corner");
    window.change(SettingChange::LightNeighbours(true));
    window.mark_cell(LEFT);
    assert!(!was_helped(&window), "it shows what anybody sees");
}

#[test]
fn a_click_on_a_number_flags_what_it_touches_if_all_of_that_are_mines() {
    let mut plain = window(None);
    plain.open_cell(ONE);
    assert_eq!(seen(&plain, LEFT), VisibleCell::Covered);
    let mut helped = window(Some(SettingChange::ClickFlags(true)));
    helped.open_cell(Pos::new(0, 4));
    assert!(!was_helped(&helped), "a blank cell touches nothing");
    helped.open_cell(ONE);
    assert_eq!(seen(&helped, LEFT), VisibleCell::Flag);
    assert_eq!(seen(&helped, RIGHT), VisibleCell::Covered);
    assert!(was_helped(&helped));
    helped.open_cell(ONE);
    assert_eq!(seen(&helped, LEFT), VisibleCell::Flag, "a second click leaves the flag");
}

#[test]
fn a_number_with_more_covered_cells_than_mines_flags_nothing() {
    let size = BoardSize::new(3, 3).expect("a board");
    let board = BoardCode::new(Minefield::new(size, [0, 2])).expect("a code");
    let launch = LaunchOptions { board: Some(board), ..LaunchOptions::default() };
    let mut window = TestWindow::without_tasks(launch, 480.0, 560.0);
    window.change(SettingChange::ClickFlags(true));
    let two = Pos::new(1, 1);
    window.open_cell(two);
    window.open_cell(two);
    assert_eq!(window.game().flags(), 0);
    assert!(!was_helped(&window));
}

#[test]
fn keys_act_on_the_cell_under_the_pointer() {
    let mut window = window(Some(SettingChange::KeysAtPointer(true)));
    window.point_at(window.middle_of(RIGHT));
    window.press("F");
    assert_eq!(seen(&window, RIGHT), VisibleCell::Flag);
    assert_eq!(window.app.play().pane.cursor, None, "no cursor is needed");
    assert!(!was_helped(&window));
    let mut plain = self::window(None);
    plain.point_at(plain.middle_of(RIGHT));
    plain.press("F");
    assert_eq!(seen(&plain, RIGHT), VisibleCell::Covered, "the first key shows the cursor");
}

#[test]
fn a_long_press_is_as_long_as_the_player_wants() {
    assert_eq!([199, 801].map(LongPress::new), [None, None]);
    let long_press = LongPress::new(250).expect("within limits");
    let settings = Settings { long_press_flags: true, long_press, ..Settings::default() };
    let mut pointer = Pointer::new(settings.input_config());
    pointer.feed(PointerInput::Move(Some(LEFT)), Moment(0));
    let press = PointerInput::Press { button: MouseButton::Left, shift: false };
    pointer.feed(press, Moment(1_000));
    assert_eq!(pointer.deadline(), Some(Moment(1_250)));
}

mod draft_marks {
    use super::*;

    fn marks(window: &TestWindow) -> Option<Vec<(Pos, HintAdvice)>> {
        let assistant = &window.app.play().assistant;
        assistant.is_drafting().then(|| assistant.draft.iter().collect())
    }

    #[test]
    fn clicks_assume_and_do_nothing_to_the_game() {
        let mut window = window(None);
        let before = window.game().clone();
        window.press("D");
        window.mark_cell(LEFT);
        window.open_cell(RIGHT);
        let both = vec![(LEFT, HintAdvice::Mine), (RIGHT, HintAdvice::Safe)];
        assert_eq!(marks(&window), Some(both));
        window.open_cell(RIGHT);
        window.open_cell(ONE);
        assert_eq!(marks(&window), Some(vec![(LEFT, HintAdvice::Mine)]), "a second click drops");
        assert_eq!(window.game(), &before);
        assert!(!was_helped(&window));
    }

    #[test]
    fn what_is_kept_becomes_flags() {
        let mut window = window(None);
        window.press("D");
        window.mark_cell(LEFT);
        window.click("draft-keep");
        assert_eq!(marks(&window), None);
        assert_eq!(seen(&window, LEFT), VisibleCell::Flag);
        assert_eq!(seen(&window, RIGHT), VisibleCell::Covered);
    }

    #[test]
    fn escape_and_the_key_drop_all_at_once() {
        for key in ["Escape", "D"] {
            let mut window = window(None);
            window.press("D");
            window.mark_cell(LEFT);
            window.press(key);
            assert_eq!(marks(&window), None, "{key}");
            assert_eq!(window.game().flags(), 0);
            window.mark_cell(LEFT);
            assert_eq!(seen(&window, LEFT), VisibleCell::Flag, "clicks count again");
        }
    }

    #[test]
    fn marks_that_were_put_away_come_back_until_the_board_changes() {
        for key in ["Escape", "D"] {
            let mut window = window(None);
            window.press("D");
            window.mark_cell(LEFT);
            window.press(key);
            window.press("D");
            assert_eq!(marks(&window), Some(vec![(LEFT, HintAdvice::Mine)]), "{key}");
            window.press(key);
            window.mark_cell(RIGHT);
            window.press("D");
            assert_eq!(marks(&window), Some(Vec::new()), "{key}: another board");
        }
    }

    #[test]
    fn the_next_game_has_none() {
        let mut window = window(None);
        window.press("D");
        window.mark_cell(LEFT);
        window.press("F2");
        window.press("D");
        assert_eq!(marks(&window), Some(Vec::new()));
    }

    #[test]
    fn keys_assume_at_the_cursor() {
        let mut window = window(None);
        window.press("D");
        window.press_times("Ctrl+Home", 2);
        window.press("F");
        assert_eq!(marks(&window), Some(vec![(LEFT, HintAdvice::Mine)]));
        window.press("Space");
        assert_eq!(marks(&window), Some(vec![(LEFT, HintAdvice::Safe)]));
        assert_eq!(seen(&window, LEFT), VisibleCell::Covered);
    }

    #[test]
    fn a_recording_knows_nothing_of_them() {
        let mut window = window(None);
        let events = |window: &TestWindow| {
            let recording = window.recording();
            recording.log.events().len()
        };
        let before = events(&window);
        window.press("D");
        window.mark_cell(LEFT);
        let clicks = window.app.play().tally().clicks();
        assert_eq!(clicks, 1);
        assert!(events(&window) <= before + 2, "only the pointer has moved");
    }
}

#[test]
fn the_click_that_brings_the_window_to_the_front_opens_nothing_if_wanted() {
    for (wanted, waits) in [(true, false), (true, true), (false, false)] {
        let mut window = TestWindow::without_tasks(beginner().lang(Lang::English), 720.0, 760.0);
        window.change(SettingChange::RaiseOnly(wanted));
        let mut opens = |event: Option<WindowEvent>| {
            event.into_iter().for_each(|event| window.send(Message::Window(event)));
            window.open_cell(Pos::new(4, 4));
            window.phase() == Phase::Running
        };
        // X11 and Wayland differ in what comes first, the click or the focus.
        assert_eq!(opens(Some(WindowEvent::Unfocused)), !wanted);
        assert_eq!(opens(Some(WindowEvent::Focused)), !wanted);
        if waits {
            assert!(opens(Some(WindowEvent::Settled)), "the next click plays");
        }
    }
}
