//! What commands do to the game.

use super::PlayScreen;
use crate::audio::{GuideTone, SoundRequest};
use crate::config::Settings;
use crate::config::command::{Command, CommandContext};
use crate::game::{Action, Moment, Phase, Pos, VisibleCell};
use crate::ui::board::keyboard_cursor;
use crate::ui::effect::Effect;

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
            allows_custom: settings.style.spec().allows_custom,
            flag_mode: self.flag_mode(),
            no_guess: settings.no_guess,
            sound: settings.sound,
            show_remaining: settings.show_remaining,
        }
    }

    /// Carries out what is about this game, and leaves the rest to the app.
    pub(super) fn run_command(&mut self, command: Command, now: Moment) -> Vec<Effect> {
        if let Some((down, right)) = keyboard_cursor::step_of(command) {
            return self.move_cursor(down, right);
        }
        match command {
            Command::Accept | Command::Open | Command::Flag | Command::Chord => {
                self.act_at_cursor(command, now)
            }
            Command::FlagMode => {
                self.set_flag_mode(!self.flag_mode(), now);
                Vec::new()
            }
            Command::Pause => self.toggle_pause(now),
            Command::Hint
            | Command::ThinkLonger
            | Command::Odds
            | Command::Check
            | Command::Auto
            | Command::Step => {
                let over = self.cursor.or(self.session.pointer().hovered());
                let effect = self.assistant.run(command, self.session.game(), over, now);
                self.on_assist_effect(effect, now)
            }
            Command::Level(_) => {
                self.size_drawer.close();
                vec![Effect::Run(command)]
            }
            _ => vec![Effect::Run(command)],
        }
    }

    pub(super) fn toggle_pause(&mut self, now: Moment) -> Vec<Effect> {
        self.is_resumed = false;
        self.assistant.cancel_thinking();
        let action = match self.game().phase() {
            Phase::Paused => Action::Resume,
            _ => Action::Pause,
        };
        self.animation = None;
        self.act(action, now)
    }

    /// Moves the cursor this far within the board. At first it only shows it, where the pointer is.
    pub(super) fn move_cursor(&mut self, down: i16, right: i16) -> Vec<Effect> {
        self.skip_entrance();
        let size = self.game().size();
        let pointer = self.session.pointer().hovered();
        let pos = keyboard_cursor::moved(self.cursor, (down, right), size, pointer);
        let tone = if self.cursor.replace(pos) == Some(pos) {
            GuideTone::edge(pos.col, size.cols())
        } else {
            self.cell_tone(pos)
        };
        vec![Effect::RevealCell(pos), Effect::Sound(SoundRequest::Guide(tone))]
    }

    /// What the cell sounds like. While the game is paused, all cells sound covered.
    pub(super) fn cell_tone(&self, pos: Pos) -> GuideTone {
        let game = self.game();
        let cell = match game.phase() {
            Phase::Paused => VisibleCell::Covered,
            _ => game.cell(pos),
        };
        GuideTone::of_cell(cell, pos.col, game.size().cols())
    }

    /// Acts on the cell under the cursor, and scrolls to it.
    fn act_at_cursor(&mut self, command: Command, now: Moment) -> Vec<Effect> {
        let Some(pos) = self.cursor else {
            return self.move_cursor(0, 0);
        };
        self.skip_entrance();
        if self.search.is_some() {
            return Vec::new();
        }
        let mut effects = vec![Effect::RevealCell(pos)];
        effects.extend(self.act(keyboard_cursor::action(command, pos, self.game()), now));
        effects
    }
}
