//! The end of a game: it is logged, a ranked win becomes a record, and the result is shown.

use super::effects::focus_field;
use super::jobs::stored;
use super::{App, Dialog, Message};
use crate::audio::Cue;
use crate::config::{PlayerName, SettingChange};
use crate::game::Moment;
use crate::game::style::EndDisplay;
use crate::history::played_game::UnrankedReason;
use crate::history::{Ranking, Record};
use crate::ui::board::animation::Animation;
use crate::ui::dialog::game_over::GameOverDialog;
use crate::ui::dialog::new_record::NewRecordDialog;
use crate::ui::screen::play::name_field::{self, NameField};
use crate::ui::screen::play::{GameOver, RankedResult, WinRank, result_summary};
use crate::ui::widget::focus::navigation;
use iced::Task;

/// How long the board is visible before the dialog that leads to a new one, in ms.
const DIALOG_DELAY: u64 = 600;

impl App {
    /// Shows the result and records a ranked win, under the player's name at first.
    pub(super) fn on_game_over(&mut self, finish: GameOver) -> Task<Message> {
        let GameOver { won, time_ms } = finish;
        let played = self.played_game(time_ms);
        let named = if won && self.unranked_reason().is_none() {
            self.adopt_system_name()
        } else {
            Task::none()
        };
        let recording = self.play.recording(self.recording_metadata()).filter(|_| won);
        let count = played
            .clone()
            .map_or_else(Task::none, |played| stored(self.storage.log_game(played, recording)));
        let no_guess = self.play.game().needs_no_guess();
        let player = self.settings.player.clone();
        let record = played.and_then(|played| Record::from_game(&played, player.clone()));
        let rank = record.as_ref().map(|record| self.rank_of(record));
        let result = if won {
            let unranked =
                || WinRank::Unranked(self.unranked_reason().unwrap_or(UnrankedReason::Rules));
            RankedResult::Won { time_ms, rank: rank.unwrap_or_else(unranked), no_guess }
        } else {
            RankedResult::Lost { no_guess }
        };
        if won {
            self.audio.play(if result.is_best() { Cue::Best } else { Cue::Win });
        }
        if let Some(record) = &record {
            self.scores.add(record.clone());
        }
        self.record = record;
        // Someone who has finished a game needs no introduction.
        let introduced = self.dismiss_help_offer();
        Task::batch([named, count, self.show_result(result), introduced])
    }

    /// Removes the offer to read how to play for good.
    pub(super) fn dismiss_help_offer(&mut self) -> Task<Message> {
        if !std::mem::take(&mut self.offers_help) {
            return Task::none();
        }
        self.change_setting(SettingChange::Introduced)
    }

    /// Players who have given no name use that of their system account.
    fn adopt_system_name(&mut self) -> Task<Message> {
        match (&self.settings.player, self.system_name.clone()) {
            (None, Some(name)) => self.change_setting(SettingChange::Player(name)),
            _ => Task::none(),
        }
    }

    fn rank_of(&self, record: &Record) -> WinRank {
        let time_ms = record.time_ms;
        match self.scores.ranking(record.level, record.style, time_ms) {
            Ranking::Best { before_ms: None } => WinRank::First,
            Ranking::Best { before_ms: Some(_) } => WinRank::NewBest,
            Ranking::Place { place, behind_ms, .. } => {
                WinRank::Place { place, gap_ms: behind_ms, best_ms: time_ms - behind_ms }
            }
        }
    }

    /// Shows the result as the style does: in the strip, and in some styles in a dialog.
    fn show_result(&mut self, result: RankedResult) -> Task<Message> {
        let now = self.now();
        let won = matches!(result, RankedResult::Won { .. });
        let text = result.text(&self.texts);
        if won {
            self.announce(&text);
        }
        let field = || NameField::new(self.settings.player.as_ref());
        let dialog = match (self.settings.style.spec().end_display, &self.record) {
            (EndDisplay::Inline | EndDisplay::RevealBoard, record) => {
                let name = record.as_ref().map(|_| field());
                self.play.show_result(result, name, now);
                return Task::none();
            }
            (EndDisplay::Prompt, Some(_)) if result.is_best() => {
                NewRecordDialog::new(result, field()).into()
            }
            (EndDisplay::Prompt, _) if won => GameOverDialog::ShowResult(text).into(),
            (EndDisplay::Prompt, _) => GameOverDialog::PlayAgain.into(),
            (EndDisplay::MessageBox, _) => {
                self.play.show_result(result, None, now);
                let seen = self.play.animation().map_or(now, Animation::ends_at);
                let opens = seen.max(Moment(now.0 + DIALOG_DELAY));
                self.pending_dialog = Some((opens, GameOverDialog::NextBoard { won }));
                return Task::none();
            }
        };
        self.play.show_result(result, None, now);
        self.open_guarded(dialog)
    }

    /// When the waiting dialog opens; `None` while something covers the game.
    pub(super) fn pending_dialog_at(&self) -> Option<Moment> {
        let (opens, _) = self.pending_dialog.as_ref().filter(|_| !self.is_covered())?;
        Some(*opens)
    }

    pub(super) fn open_pending_dialog(&mut self) -> Task<Message> {
        if self.pending_dialog_at().is_none_or(|opens| self.now() < opens) {
            return Task::none();
        }
        match self.pending_dialog.take() {
            Some((_, finished)) => self.open_guarded(finished.into()),
            None => Task::none(),
        }
    }

    /// Whether a dialog shows the result, or is about to; then the strip does not.
    pub(super) fn shows_result_in_dialog(&self) -> bool {
        let is_result =
            |dialog: &Dialog| matches!(dialog, Dialog::GameOver(_) | Dialog::NewRecord(_));
        self.pending_dialog.is_some() || self.dialogs.iter().any(is_result)
    }

    /// Opens a dialog that the player did not ask for, instead of any other. It ignores presses at
    /// first, which were meant for the board.
    pub(super) fn open_guarded(&mut self, dialog: Dialog) -> Task<Message> {
        self.dialogs.clear();
        self.guard_until = Some(Moment(self.now().0 + result_summary::GUARD));
        self.open_dialog(dialog)
    }

    pub(super) fn is_guarded(&self) -> bool {
        !self.dialogs.is_empty() && self.guard_until.is_some_and(|ends| self.now() < ends)
    }

    /// Ends the guard in time. Only then a dialog that asks for a name takes the keyboard.
    pub(super) fn end_guard(&mut self) -> Task<Message> {
        if self.guard_until.is_none_or(|ends| self.now() < ends) {
            return Task::none();
        }
        self.guard_until = None;
        self.dialogs.last().and_then(Dialog::first_field).map_or_else(Task::none, focus_field)
    }

    /// Focuses the name field in the strip unless something covers it.
    pub(super) fn ask_player_name(&mut self) -> Task<Message> {
        if self.is_covered() || self.current_notice().is_some() {
            return Task::none();
        }
        self.notices_deferred = true;
        focus_field(name_field::FIELD)
    }

    pub(super) fn sign_record(&mut self, name: PlayerName) -> Task<Message> {
        let Some(record) = self.record.clone() else {
            return Task::none();
        };
        let player = name.clone();
        Task::batch([
            self.rename_record(record, Some(name)),
            self.change_setting(SettingChange::Player(player)),
            navigation::unfocus(),
        ])
    }
}
