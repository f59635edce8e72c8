//! The five styles side by side: one test for each row of the table in which they differ. What only
//! one of them does is in that style's own test file.

use crate::common::board;
use crate::common::prelude::*;
use sapper::config::ColorVision;
use sapper::game::{CellState, Choice, OutcomeKind, Refusal};
use sapper::ui::board::look::{ControlsLayout, EndDisplay, Look};
use sapper::ui::kit::theme::Palette;

const ALL: [Style; 5] =
    [Style::Windows7, Style::Classic, Style::EasyX, Style::SimpleMiner, Style::Console];

/// What each style makes of the same thing, in the order of the table.
fn each<T>(of: impl Fn(Style) -> T) -> [T; 5] {
    ALL.map(of)
}

fn drawn(picture: &str, style: Style) -> Game {
    board::game(picture, style.rules())
}

fn apply(game: &mut Game, action: Action) -> OutcomeKind {
    game.apply(action, Moment(0)).kind
}

#[test]
fn boards_offered_first() {
    use Level::{Beginner, Expert, Intermediate, Scattered};
    let offered = each(|style| (style.spec().levels.to_vec(), style.spec().allows_custom));
    assert_eq!(
        offered,
        [
            (vec![Beginner, Intermediate, Expert], true),
            (vec![Beginner, Intermediate, Expert], true),
            (vec![Beginner, Intermediate], false),
            (vec![Scattered], true),
            (vec![Beginner], true),
        ]
    );
}

#[test]
fn first_click() {
    let first = at(4, 4);
    let opened_free = |style: Style| {
        (0..60)
            .filter(|&seed| {
                let mut game = Game::new(Level::Intermediate, style.rules(), seed, Moment(0));
                apply(&mut game, Action::Open(first));
                game.cell(first) == VisibleCell::Open(0)
            })
            .count()
    };
    let lost = |style: Style| {
        (0..200).any(|seed| {
            let mut game = Game::new(Level::Intermediate, style.rules(), seed, Moment(0));
            apply(&mut game, Action::Open(first)) == OutcomeKind::Lost
        })
    };
    assert_eq!(opened_free(Style::Windows7), 60);
    assert!(opened_free(Style::Classic) < 60, "a single cell is safe");
    assert_eq!(each(lost), [false, false, true, true, true]);
}

#[test]
fn mines_laid() {
    let laid = |style: Style| {
        let game = Game::new(Level::Beginner, style.rules(), 1, Moment(0));
        game.field().is_some()
    };
    assert_eq!(each(laid), [false, false, true, true, true]);
}

#[test]
fn marks_by_right_press() {
    use CellState::{Covered, Flag, Question};
    let marks = |style| {
        let mut game = drawn("*. ..", style);
        [(); 3].map(|()| apply(&mut game, Action::Mark(at(0, 0))))
    };
    let with = [Flag, Question, Covered].map(OutcomeKind::Marked);
    let without = [Flag, Covered, Flag].map(OutcomeKind::Marked);
    assert_eq!(each(marks), [with, with, with, without, without]);
}

#[test]
fn left_click_on_a_flag() {
    let click = |style| {
        let mut game = drawn("*. ..", style);
        apply(&mut game, Action::Mark(at(0, 1)));
        let effect = apply(&mut game, Action::Open(at(0, 1)));
        (effect, game.cell(at(0, 1)), game.remaining())
    };
    assert_eq!(
        each(click),
        [
            (OutcomeKind::Nothing, VisibleCell::Flag, 0),
            (OutcomeKind::Nothing, VisibleCell::Flag, 0),
            (OutcomeKind::Nothing, VisibleCell::Flag, 0),
            // The document forgets to raise the count again; we do not.
            (OutcomeKind::Marked(CellState::Covered), VisibleCell::Covered, 1),
            (OutcomeKind::Refused(Refusal::Flagged), VisibleCell::Flag, 0),
        ]
    );
}

#[test]
fn left_click_on_a_question_mark() {
    for style in [Style::Windows7, Style::Classic, Style::EasyX] {
        let mut game = drawn("*. ..", style);
        apply(&mut game, Action::Mark(at(1, 1)));
        apply(&mut game, Action::Mark(at(1, 1)));
        assert_eq!(game.cell(at(1, 1)), VisibleCell::Question);
        apply(&mut game, Action::Open(at(1, 1)));
        assert_eq!(game.cell(at(1, 1)), VisibleCell::Open(1), "{style}");
    }
    for style in [Style::SimpleMiner, Style::Console] {
        assert!(!style.rules().question_marks, "{style} has none");
    }
}

#[test]
fn a_flood_reaches_a_flag() {
    let stays = |style| {
        let mut game = drawn(".... .... ...*", style);
        apply(&mut game, Action::Mark(at(0, 1)));
        apply(&mut game, Action::Open(at(0, 0)));
        (game.cell(at(0, 1)), game.cell(at(0, 3)))
    };
    assert_eq!(each(stays), [(VisibleCell::Flag, VisibleCell::Open(0)); 5]);
}

#[test]
fn chord_by() {
    assert_eq!(
        each(|style| style.rules().chord_by.key()),
        ["buttons", "buttons", "double-click", "single-click", "nothing"]
    );
}

/// A game with an open 1 at the top left and nothing flagged.
fn one(style: Style) -> Game {
    let mut game = drawn("..* ... ..*", style);
    apply(&mut game, Action::Open(at(0, 1)));
    assert_eq!(game.cell(at(0, 1)), VisibleCell::Open(1));
    game
}

#[test]
fn chord_with_flags_other_than_the_number() {
    let chord = |style| apply(&mut one(style), Action::Chord(at(0, 1)));
    assert_eq!(
        each(chord)[..4],
        [
            OutcomeKind::Refused(Refusal::Chord),
            OutcomeKind::Nothing,
            OutcomeKind::Lost,
            OutcomeKind::Nothing
        ]
    );
}

#[test]
fn chord_with_flags_equal_to_the_number_and_one_of_them_wrong() {
    let chord = |style| {
        let mut game = one(style);
        apply(&mut game, Action::Mark(at(1, 0)));
        apply(&mut game, Action::Chord(at(0, 1)))
    };
    assert_eq!(each(chord)[..4], [OutcomeKind::Lost; 4]);
}

#[test]
fn chord_with_every_mine_flagged_and_a_safe_cell_too() {
    let chord = |style| {
        let mut game = one(style);
        apply(&mut game, Action::Mark(at(0, 2)));
        apply(&mut game, Action::Mark(at(1, 0)));
        let effect = apply(&mut game, Action::Chord(at(0, 1)));
        (effect, game.cell(at(1, 1)), game.cell(at(1, 0)))
    };
    let [windows_7, classic, easyx, simple_miner, _] = each(chord);
    let refused = OutcomeKind::Refused(Refusal::Chord);
    assert_eq!(windows_7, (refused, VisibleCell::Covered, VisibleCell::Flag));
    assert_eq!(classic, (OutcomeKind::Nothing, VisibleCell::Covered, VisibleCell::Flag));
    assert_eq!((easyx.1, easyx.2), (VisibleCell::Open(2), VisibleCell::Flag), "the rest");
    assert_eq!(simple_miner, (OutcomeKind::Nothing, VisibleCell::Covered, VisibleCell::Flag));
}

#[test]
fn clock_starts() {
    let runs = |style: Style| {
        let game = Game::new(Level::Beginner, style.rules(), 1, Moment(0));
        game.clock().is_running()
    };
    assert_eq!(each(runs), [false, false, true, false, false]);
    let first_second = each(|style| style.spec().first_second);
    assert_eq!(first_second, [Some(1), Some(1), Some(0), None, None]);
}

#[test]
fn pause() {
    let stands = |style: Style| {
        let mut game = Game::new(Level::Beginner, style.rules(), 1, Moment(0));
        if style == Style::Windows7 {
            game.apply(Action::Open(at(4, 4)), Moment(0));
        }
        game.apply(Action::Pause, Moment(1_500));
        assert_eq!(game.phase(), Phase::Paused, "{style}");
        game.apply(Action::Resume, Moment(9_000));
        game.elapsed(Moment(9_001))
    };
    assert_eq!(stands(Style::Windows7), 1_501);
    assert_eq!(stands(Style::EasyX), 1_501);
}

#[test]
fn show_remaining() {
    let shown = each(|style| style.spec().shows_remaining);
    assert_eq!(shown, [true, true, true, false, true]);
    let mut settings = Settings::default();
    settings.set_style(Style::SimpleMiner);
    assert!(!settings.show_remaining, "off until ticked");
    settings.show_remaining = true;
    settings.set_style(Style::SimpleMiner);
    assert!(settings.show_remaining, "and then it stays");
}

#[test]
fn on_a_loss_and_on_a_win() {
    let ends = each(|style| Look::of(style).end_display);
    assert_eq!(
        ends,
        [
            EndDisplay::Inline,
            EndDisplay::Inline,
            EndDisplay::Prompt,
            EndDisplay::MessageBox,
            EndDisplay::RevealBoard
        ]
    );
    let flags = each(|style| {
        let mut game = drawn("*. ..", style);
        for safe in [at(0, 1), at(1, 0), at(1, 1)] {
            apply(&mut game, Action::Open(safe));
        }
        assert_eq!(game.phase(), Phase::Won);
        game.cell(at(0, 0)) == VisibleCell::Flag
    });
    assert_eq!(flags, [true, true, false, false, false]);
}

#[test]
fn numbers_colours() {
    let colours = |style| {
        Palette::of(style, false, ColorVision::Normal).numbers.map(|colour| colour.to_string())
    };
    let easyx =
        ["#ffffff", "#55ff55", "#ffff55", "#55ffff", "#ff5555", "#000000", "#00aaaa", "#ff55ff"];
    assert_eq!(colours(Style::EasyX), easyx);
    let classic =
        ["#0000ff", "#008000", "#ff0000", "#000080", "#800000", "#008080", "#000000", "#808080"];
    assert_eq!(colours(Style::Classic), classic);
    assert_eq!(colours(Style::Windows7)[0], "#3b4fb8");
    assert_eq!(colours(Style::SimpleMiner), ["#000000"; 8], "plain text");
}

#[test]
fn title_and_menu() {
    assert_eq!(each(|style| Look::of(style).has_title), [false, false, true, false, false]);
    assert_eq!(
        each(|style| Look::of(style).controls),
        [
            ControlsLayout::Bars,
            ControlsLayout::Bars,
            ControlsLayout::Column,
            ControlsLayout::Line,
            ControlsLayout::Menu
        ]
    );
}

// A style and its rules

#[test]
fn styles_are_found_by_name() {
    for style in ALL {
        assert_eq!(Style::from_key(style.key()), Some(style));
    }
    assert_eq!(Style::from_key("windows-95"), None);
}

#[test]
fn styles_are_found_by_the_rules_of_a_game() {
    for style in ALL {
        assert_eq!(Style::matching(style.rules()), Some(style));
    }
    let own = Rules::WINDOWS_7;
    let by_hand =
        Rules { question_marks: false, chord_by: Choice::from_key("single-click").unwrap(), ..own };
    assert_eq!(Style::matching(by_hand), Some(Style::Windows7), "a matter of taste");
    let changed = Rules { unmet_chord: Choice::from_key("loses").unwrap(), ..own };
    assert_eq!(Style::matching(changed), None, "a style of the player's own");
}

#[test]
fn each_rule_can_be_overridden_and_restored() {
    let mut settings = Settings { unmet_chord: Choice::from_key("loses"), ..Settings::default() };
    let rules = settings.changed_rules();
    assert_eq!(rules.unmet_chord.key(), "loses");
    assert_eq!(Rules { unmet_chord: Rules::WINDOWS_7.unmet_chord, ..rules }, Rules::WINDOWS_7);
    assert!(!settings.has_style_rules());
    settings.reset_rules();
    assert!(settings.has_style_rules());
}

#[test]
fn a_style_without_the_current_board_uses_its_first() {
    assert_eq!(Style::EasyX.level_for(Level::Expert), Level::Beginner);
    let custom = Level::with_dimensions(5, 5, 5).unwrap();
    assert_eq!(Style::Console.level_for(custom), custom);
    assert_eq!(Style::Windows7.level_for(Level::Scattered), Level::Beginner);
}
