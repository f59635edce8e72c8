//! What commands do to the game.

use super::{Message, PlayScreen};
use crate::config::Settings;
use crate::config::command::{Command, CommandContext};
use crate::game::{Action, Moment, Phase};
use crate::replay::ghost::RivalKind;
use crate::ui::board::keyboard_cursor;
use crate::ui::screen::effect::{Effects, Request};

impl PlayScreen {
    pub fn command_context(&self, settings: &Settings) -> CommandContext {
        let game = self.game();
        CommandContext {
            phase: game.phase(),
            clock_runs: game.clock().is_running(),
            has_mines: game.field().is_some(),
            is_searching: self.search.is_some(),
            can_think: self.assistant.can_think_longer(),
            is_thinking: self.assistant.thinking().is_some(),
            has_moments: !self.moments().is_empty(),
            in_replay: false,
            races_level: self.races == Some(RivalKind::Level),
            races_bbbv: self.races == Some(RivalKind::Bbbv),
            allows_custom: settings.style.spec().allows_custom,
            flag_mode: self.flag_mode(),
            no_guess: settings.no_guess,
            sound: settings.sound,
            show_remaining: settings.show_remaining,
        }
    }

    /// Carries out what is about this game; `None` for the rest.
    pub fn command(&mut self, command: Command, now: Moment) -> Option<Effects<Message>> {
        if let Some(step) = keyboard_cursor::step_of(command) {
            return Some(self.move_cursor(step));
        }
        Some(match command {
            Command::Accept if self.is_over() => {
                let is_ready = self.summary.as_ref().is_some_and(|it| !it.is_guarded());
                self.skip_animation();
                is_ready.then_some(Request::Run(Command::New).into()).into_iter().collect()
            }
            // The button that resumes is what a screen reader names.
            Command::Accept | Command::Open if self.game().phase() == Phase::Paused => {
                self.toggle_pause(now)
            }
            Command::Accept | Command::Open | Command::Flag | Command::Chord => {
                self.act_at_cursor(command, now)
            }
            Command::FlagMode => {
                self.set_flag_mode(!self.flag_mode(), now);
                self.offer_flag_button().into_iter().collect()
            }
            Command::Pause => self.toggle_pause(now),
            Command::Draft
            | Command::Hint
            | Command::ThinkLonger
            | Command::Odds
            | Command::Check
            | Command::Auto
            | Command::Step => {
                let over = self.pane.cursor.or(self.session.pointer().hovered());
                let effect = self.assistant.run(command, self.session.game(), over, now);
                self.on_assist_effect(effect, now)
            }
            Command::Level(_) => {
                self.size_drawer.close();
                return None;
            }
            _ => return None,
        })
    }

    pub(super) fn toggle_pause(&mut self, now: Moment) -> Effects<Message> {
        self.is_resumed = false;
        self.assistant.cancel_thinking();
        let action = match self.game().phase() {
            Phase::Paused => Action::Resume,
            _ => Action::Pause,
        };
        self.animation = None;
        self.act(action, now)
    }

    pub(super) fn move_cursor<M>(&mut self, step: (i16, i16)) -> Effects<M> {
        self.skip_animation();
        let pointer = self.session.pointer().hovered();
        let sound = self.pane.move_cursor(step, self.session.game(), pointer);
        Request::Sound(sound).into()
    }

    /// Acts on the cell under the cursor, or that under the pointer if the player wants that, and
    /// scrolls to it.
    fn act_at_cursor(&mut self, command: Command, now: Moment) -> Effects<Message> {
        let pointer = self.session.pointer().hovered().filter(|_| self.switches.keys_at_pointer);
        let Some(pos) = pointer.or(self.pane.cursor) else {
            return self.move_cursor((0, 0));
        };
        self.skip_animation();
        if self.search.is_some() {
            return Vec::new();
        }
        self.pane.scroll_to([pos]);
        if self.draft_command(command, pos) {
            return Vec::new();
        }
        self.act(keyboard_cursor::action(command, pos, self.game()), now)
    }
}
