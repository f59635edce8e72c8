//! Help in a game: hints, odds and automatic play.

use crate::common::board;
use crate::common::prelude::*;
use sapper::solver::hint::Finding;
use sapper::solver::query::Algorithm;
use sapper::ui::board::cell::CellContent;
use sapper::ui::board::cell_appearance::CellInputs;
use sapper::ui::board::cell_background::CellBackground;
use sapper::ui::board::look::EndDisplay;
use sapper::ui::board::{Annotations, HintAdvice};
use sapper::ui::features::play::assistant::AssistantInfo;
use sapper::ui::features::play::auto_play::AutoSpeed;
use sapper::ui::features::play::{Message, PlayScreen};
use sapper::ui::kit::icon::Icon;
use sapper::ui::kit::theme::CellLook;
use sapper::ui::screen::effect::{Effect, Effects};

/// A game screen whose clock and questions are run by the test.
struct Table {
    play: PlayScreen,
    now: Moment,
}

impl Table {
    /// A game that does not count, so that help costs nothing.
    fn with(game: Game) -> Self {
        let mut play = PlayScreen::new(game, InputConfig::default(), Moment(0));
        play.assistant.is_free = true;
        Self { play, now: Moment(0) }
    }

    fn deal(seed: u64) -> Self {
        Self::with(Game::new(Level::Beginner, Rules::WINDOWS_7, seed, Moment(0)))
    }

    /// Says something, and has each question answered.
    fn send(&mut self, message: Message) -> Effects<Message> {
        let mut actions = self.play.handle(message, self.now);
        while let Some(place) = actions.iter().position(|it| matches!(it, Effect::Job(_))) {
            let Effect::Job(question) = actions.remove(place) else {
                unreachable!("it was found to be a question")
            };
            actions.extend(self.play.handle(question.run(), self.now));
        }
        actions
    }

    fn wish(&mut self, wish: impl Into<Message>) -> Effects<Message> {
        self.send(wish.into())
    }

    fn open(&mut self, pos: Pos) {
        use sapper::game::pointer::{MouseButton, PointerInput};
        let inside = sapper::replay::PointerPos::in_cell(pos, 0.5, 0.5);
        let touch = |way, input| {
            Message::Pointer(sapper::ui::board::cell_grid::BoardEvent {
                path: way,
                at: Moment(0),
                input: Some(input),
            })
        };
        let press = PointerInput::Press { button: MouseButton::Left, shift: false };
        self.send(touch(vec![(Moment(0), inside)], press));
        self.send(touch(Vec::new(), PointerInput::Release(MouseButton::Left)));
    }

    /// Asks for hints until the steps of one are shown.
    fn hint(&mut self) {
        for _ in 0..4 {
            self.wish(Command::Hint);
            if self.play.assistant.names_cells() {
                break;
            }
        }
    }

    fn marks(&self) -> Annotations {
        let mut marks = Annotations::default();
        self.play.assistant.annotate(self.play.game(), &mut marks);
        marks
    }

    fn phase(&self) -> Phase {
        self.play.game().phase()
    }

    /// Lets time pass until nothing is due, or for so many steps.
    fn wait(&mut self, steps: usize) -> usize {
        for step in 0..steps {
            let Some(due) = self.play.assistant.next_deadline() else {
                return step;
            };
            self.now = due.max(self.now);
            self.send(Message::TimerFired);
        }
        steps
    }
}

// Hints

#[test]
fn a_hint_marks_a_safe_cell_and_the_numbers_that_prove_it() {
    let mut table = Table::with(board::game("..... ..... ...*. ..... *....", Rules::WINDOWS_7));
    table.open(at(0, 0));
    table.hint();
    let hint = table.play.assistant.hint().expect("a hint");
    assert!(matches!(table.play.game().cell(hint.cell), VisibleCell::Covered));
    let cell = hint.cell;
    while !table.play.assistant.shown().expect("a hint").walk.is_last() {
        table.wish(Command::Hint);
    }
    let marks = table.marks();
    assert!(!marks.evidence.is_empty());
    for pos in marks.evidence {
        assert!(matches!(table.play.game().cell(pos), VisibleCell::Open(_)));
    }
    assert!(marks.hints.contains(&(cell, HintAdvice::Safe)));
}

#[test]
fn hints_lead_from_any_position_to_the_end() {
    for seed in 0..12 {
        let mut table = Table::deal(seed);
        table.open(at(4, 4));
        while !table.phase().is_over() {
            table.hint();
            let hint = table.play.assistant.hint().expect("a hint while there is a game");
            let cell = hint.cell;
            let certain = hint.steps.iter().all(|step| step.finding != Finding::Guess);
            table.open(cell);
            if certain {
                assert_ne!(table.phase(), Phase::Lost, "seed {seed}: {cell:?} was safe");
            }
        }
    }
}

#[test]
fn a_hint_before_a_safe_first_click_does_not_count_as_help() {
    let mut table = Table::deal(1);
    assert!(table.wish(Command::Hint).is_empty());
    assert!(matches!(table.play.assistant.info, Some(AssistantInfo::AnyCellSafe)));
    assert!(!table.play.assistant.was_used());
    table.open(at(4, 4));
    assert!(!table.play.assistant.is_shown());
    let mut table = Table::with(Game::new(Level::Beginner, Rules::CONSOLE, 1, Moment(0)));
    table.play.assistant.is_free = false;
    table.wish(Command::Hint);
    assert!(matches!(table.play.assistant.info, Some(AssistantInfo::Cost(_))), "it says so first");
    assert!(!table.play.assistant.was_used());
    table.wish(Command::Hint);
    assert!(table.play.assistant.hint().is_some() && table.play.assistant.was_used());
}

#[test]
fn a_hint_disappears_when_the_board_changes() {
    let mut table = Table::deal(1);
    table.open(at(4, 4));
    table.hint();
    let cell = table.play.assistant.hint().expect("a hint").cell;
    table.open(cell);
    assert!(table.play.assistant.hint().is_none());
}

// Odds

#[test]
fn odds_are_shown_on_every_covered_cell_until_switched_off() {
    let mut table = Table::deal(2);
    table.open(at(4, 4));
    table.wish(Command::Odds);
    let chances = table.play.assistant.chances().expect("the odds").clone();
    let game = table.play.game();
    for pos in game.size().positions() {
        let covered = !matches!(game.cell(pos), VisibleCell::Open(_));
        assert_eq!(chances.mine_chance(pos).is_some(), covered, "{pos:?}");
    }
    table.wish(Command::Odds);
    assert!(table.play.assistant.chances().is_none());
}

#[test]
fn certain_cells_have_a_sign_those_beside_a_number_a_figure_and_a_caption_says_the_rest() {
    let mut table = Table::with(Game::new(Level::Intermediate, Rules::WINDOWS_7, 2, Moment(0)));
    table.open(at(8, 8));
    assert_eq!(table.play.assistant.everywhere_else(table.play.game()), None, "not yet asked for");
    table.wish(Command::Odds);
    let game = table.play.game();
    let chances = table.play.assistant.chances().expect("the odds");
    let inputs = CellInputs {
        chances: Some(chances),
        ..CellInputs::at_rest(game, EndDisplay::Inline, CellLook::Glass)
    };
    let mut rest = Vec::new();
    let covered = game.size().positions().filter(|&pos| game.is_covered(pos));
    for (pos, chance) in covered.filter_map(|pos| Some((pos, chances.mine_chance(pos)?))) {
        let look = inputs.appearance(pos);
        assert!(matches!(look.background, CellBackground::Covered { .. }), "it stays glass");
        let is_open = |near| matches!(game.cell(near), VisibleCell::Open(_));
        match (look.content, chance) {
            (CellContent::Icon(Icon::SafeSign), chance) => assert_eq!(chance, 0.0),
            (CellContent::Icon(Icon::MineSign), chance) => assert_eq!(chance, 1.0),
            (CellContent::Chance { percent: 1..=99, .. }, 0.0..1.0) => {
                assert!(game.size().neighbours(pos).any(is_open), "{pos:?}");
            }
            (CellContent::Blank, chance) => rest.push((chance * 100.0).round() as u8),
            (content, _) => panic!("{content:?} at {pos:?}"),
        }
    }
    assert_eq!(table.play.assistant.everywhere_else(game), rest.first().copied());
    assert!(rest.len() > 50 && rest.iter().all(|chance| *chance == rest[0]));
}

#[test]
fn odds_are_computed_again_after_each_opening() {
    let mut table = Table::deal(2);
    table.open(at(4, 4));
    table.wish(Command::Odds);
    table.hint();
    let cell = table.play.assistant.hint().expect("a hint").cell;
    let before = table.play.assistant.chances().expect("the odds").clone();
    assert_eq!(before.mine_chance(cell), Some(0.0));
    table.open(cell);
    let after = table.play.assistant.chances().expect("the odds");
    assert_eq!(after.mine_chance(cell), None);
}

#[test]
fn a_late_answer_is_ignored() {
    let mut table = Table::deal(2);
    table.open(at(4, 4));
    let mut actions = table.play.handle(Command::Hint.into(), Moment(0));
    let (Some(Effect::Job(question)), true) = (actions.pop(), actions.is_empty()) else {
        panic!("a hint asks one question");
    };
    let answer = question.run();
    // Meanwhile the player has gone on.
    let covered = |pos: &Pos| table.play.game().cell(*pos) == VisibleCell::Covered;
    let field = table.play.game().field().expect("a board").clone();
    let size = field.size();
    let next = size.positions().filter(covered).find(|&pos| !field.is_mine(pos));
    table.open(next.expect("a safe cell"));
    table.play.handle(answer, table.now);
    assert!(table.play.assistant.hint().is_none());
}

// Auto-play

#[test]
fn every_automatic_player_finishes_a_game() {
    for player in [Algorithm::Exact, Algorithm::Heuristic] {
        let mut table = Table::deal(5);
        table.wish(Message::SetPlayer(player));
        table.wish(Message::SetSpeed(AutoSpeed::Fast));
        table.wish(Command::Auto);
        assert!(table.wait(20_000) < 20_000, "{player:?}: it comes to an end");
        assert!(table.phase().is_over(), "{player:?}");
        assert!(table.play.assistant.next_deadline().is_none(), "and nothing runs any more");
    }
}

#[test]
fn its_cursor_moves_one_cell_at_a_time() {
    let mut table = Table::deal(5);
    table.wish(Command::Auto);
    let mut last = table.play.assistant.auto.as_ref().expect("a player").cursor;
    for _ in 0..60 {
        table.wait(1);
        let Some(auto) = table.play.assistant.auto.as_ref() else {
            break;
        };
        let now = auto.cursor;
        let steps = now.row.abs_diff(last.row) + now.col.abs_diff(last.col);
        assert!(steps <= 1, "from {last:?} to {now:?}");
        last = now;
    }
}

#[test]
fn auto_play_can_be_advanced_step_by_step() {
    let mut table = Table::deal(5);
    table.wish(Command::Step);
    assert!(!table.play.assistant.auto.as_ref().expect("a player").is_running());
    assert_eq!(table.play.assistant.next_deadline(), None, "it waits");
    for _ in 0..40 {
        table.wish(Command::Step);
    }
    assert_ne!(table.phase(), Phase::Ready, "it has opened something");
}

#[test]
fn auto_play_can_be_stopped_and_closed() {
    let mut table = Table::deal(5);
    table.wish(Command::Auto);
    table.wish(Command::Auto);
    assert_eq!(table.play.assistant.next_deadline(), None);
    table.wish(Message::CloseStrip);
    assert!(table.play.assistant.auto.as_ref().is_none());
}

#[test]
fn auto_play_ignores_the_players_flags() {
    let mut table = Table::with(board::game(".. *.", Rules::WINDOWS_7));
    for pos in [at(0, 0), at(0, 1), at(1, 1)] {
        use sapper::game::pointer::{MouseButton, PointerInput};
        table.send(Message::Pointer(sapper::ui::board::cell_grid::BoardEvent {
            path: vec![(Moment(0), sapper::replay::PointerPos::in_cell(pos, 0.5, 0.5))],
            at: Moment(0),
            input: Some(PointerInput::Press { button: MouseButton::Right, shift: false }),
        }));
        table.send(Message::CancelPress);
    }
    table.wish(Message::SetSpeed(AutoSpeed::Fast));
    table.wish(Command::Auto);
    assert!(table.wait(500) < 500);
    assert!(table.phase().is_over());
}

#[test]
fn a_paused_game_gets_no_help() {
    let mut table = Table::with(board::game(".. *.", Rules::WINDOWS_7));
    table.wish(Command::Step);
    table.open(at(0, 0));
    table.send(Command::Pause.into());
    assert_eq!(table.phase(), Phase::Paused);
    for wish in [Command::Hint, Command::Step, Command::Odds, Command::Auto] {
        assert!(table.wish(wish).is_empty(), "{wish:?}");
    }
    assert!(table.play.assistant.hint().is_none() && table.play.assistant.chances().is_none());
}

// What help costs

fn window() -> TestWindow {
    let launch = beginner();
    TestWindow::without_tasks(launch, 700.0, 600.0)
}

#[test]
fn a_game_with_help_is_marked_and_not_ranked() {
    let mut window = window();
    assert!(!window.sees("aid-used"));
    window.help(Command::Odds);
    assert!(window.sees("aid-used"));
    window.win();
    assert_eq!(window.phase(), Phase::Won);
    assert_eq!(window.app.scores().tables().count(), 0, "no record");
    let message = window
        .app
        .play()
        .summary
        .as_ref()
        .map(|summary| summary.result)
        .expect("an end")
        .text(window.app.texts());
    assert!(message.ends_with("Games with help are not ranked."), "{message}");
}

#[test]
fn help_does_not_carry_over_to_the_next_game() {
    let mut window = window();
    window.help(Command::Odds);
    assert!(window.app.play().assistant.was_used());
    window.key(Command::New);
    assert!(!window.app.play().assistant.was_used());
    assert!(!window.sees("aid-used"));
}

#[test]
fn the_controls_of_auto_play_appear_below_the_board_and_disappear() {
    let mut window = window();
    window.help(Command::Auto);
    assert!(window.sees("Odds"));
    window.press("Escape");
    assert!(!window.sees("Odds"));
}
