//! Draft marks: an assumption tried on the board, in the dashed rings of one. Nothing is opened or
//! flagged meanwhile.

use super::{Message, PlayScreen};
use crate::config::command::Command;
use crate::game::pointer::{MouseButton, PointerInput};
use crate::game::{Action, Moment, Pos, VisibleCell};
use crate::ui::board::HintAdvice;
use crate::ui::screen::effect::Effects;

impl PlayScreen {
    /// Takes what the pointer does while there are draft marks, and returns whether there are.
    pub(super) fn draft_input(&mut self, input: PointerInput) -> bool {
        let config = self.session.pointer().config();
        let advice = match input {
            PointerInput::Press { button, .. } => match config.map_button(button) {
                MouseButton::Left => Some(HintAdvice::Safe),
                MouseButton::Right => Some(HintAdvice::Mine),
                MouseButton::Middle => None,
            },
            PointerInput::TouchStart => Some(HintAdvice::Mine),
            _ => None,
        };
        let over = self.session.pointer().hovered();
        if let Some((pos, advice)) = over.zip(advice) {
            self.draft(pos, advice);
        }
        self.assistant.is_drafting()
    }

    /// Takes a command for a cell, too.
    pub(super) fn draft_command(&mut self, command: Command, pos: Pos) -> bool {
        match command {
            Command::Flag => self.draft(pos, HintAdvice::Mine),
            Command::Chord => {}
            _ => self.draft(pos, HintAdvice::Safe),
        }
        self.assistant.is_drafting()
    }

    fn draft(&mut self, pos: Pos, advice: HintAdvice) {
        let can_mark =
            matches!(self.game().cell(pos), VisibleCell::Covered | VisibleCell::Question);
        if can_mark && self.assistant.is_drafting() {
            self.assistant.draft.toggle(pos, advice);
        }
    }

    /// Flags what is assumed to be a mine, and drops the rest.
    pub(super) fn keep_draft(&mut self, now: Moment) -> Effects<Message> {
        let marks = std::mem::take(&mut self.assistant.draft);
        self.assistant.info = None;
        let mines = marks.iter().filter(|(_, advice)| *advice == HintAdvice::Mine);
        mines.flat_map(|(pos, _)| self.flag(pos, now)).collect()
    }

    /// Flags a covered cell, which may have a question mark.
    pub(super) fn flag(&mut self, pos: Pos, now: Moment) -> Effects<Message> {
        let mut effects = Vec::new();
        while matches!(self.game().cell(pos), VisibleCell::Covered | VisibleCell::Question) {
            effects.extend(self.act(Action::Mark(pos), now));
        }
        effects
    }
}
