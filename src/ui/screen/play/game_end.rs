//! The end of a game: it is logged, a ranked win becomes a record, and the result is shown.

use super::current_game::CurrentGame;
use super::name_field::NameField;
use super::{GameFinished, RankedResult, WinRank};
use crate::audio::Cue;
use crate::config::{PlayerName, SettingChange};
use crate::game::Moment;
use crate::game::style::EndDisplay;
use crate::history::played_game::UnrankedReason;
use crate::history::{Ranking, Record, Scores};
use crate::ui::board::animation::Animation;
use crate::ui::context::Context;
use crate::ui::dialog::game_over::GameOverDialog;
use crate::ui::dialog::new_record::NewRecordDialog;
use crate::ui::effect::{Effect, StorageRequest};
use crate::ui::widget::focus::navigation;

/// How long the board is visible before the dialog that leads to a new one, in ms.
const DIALOG_DELAY: u64 = 600;

impl CurrentGame {
    /// Shows the result and records a ranked win, under the player's name at first.
    pub fn on_game_over(&mut self, finish: GameFinished, ctx: Context<'_>) -> Vec<Effect> {
        let GameFinished { won, time_ms } = finish;
        let mut effects = Vec::new();
        let mut player = ctx.settings.player.clone();
        // Players who have given no name use that of their system account.
        if won && player.is_none() && self.unranked_reason().is_none() {
            player.clone_from(&self.system_name);
            effects.extend(player.clone().map(|name| Effect::Change(SettingChange::Player(name))));
        }
        let recording = self.recording(player.as_ref()).filter(|_| won);
        let played = self.played_game(time_ms);
        self.record = played.as_ref().and_then(|played| Record::from_game(played, player.clone()));
        let no_guess = self.play.game().needs_no_guess();
        let result = if won {
            let rank = match &self.record {
                Some(record) => rank_of(record, ctx.scores),
                None => WinRank::Unranked(self.unranked_reason().unwrap_or(UnrankedReason::Rules)),
            };
            RankedResult::Won { time_ms, rank, no_guess }
        } else {
            RankedResult::Lost { no_guess }
        };
        effects.extend(played.map(|played| {
            let record = self.record.clone();
            Effect::Store(StorageRequest::LogGame { played: Box::new(played), record, recording })
        }));
        if won {
            let cue = if result.is_best() { Cue::Best } else { Cue::Win };
            effects.extend([Effect::PlayCue(cue), Effect::Announce(result.text(ctx.texts))]);
        }
        effects.extend(self.show_result(result, player.as_ref(), ctx));
        // Someone who has finished a game needs no introduction.
        effects.push(Effect::CloseHelpOffer);
        effects
    }

    /// Shows the result as the style does: in the strip, and in some styles in a dialog.
    fn show_result(
        &mut self,
        result: RankedResult,
        player: Option<&PlayerName>,
        ctx: Context<'_>,
    ) -> Option<Effect> {
        let won = matches!(result, RankedResult::Won { .. });
        let field = || NameField::new(player);
        let text = result.text(ctx.texts);
        let dialog = match (ctx.settings.style.spec().end_display, &self.record) {
            (EndDisplay::Inline | EndDisplay::RevealBoard, record) => {
                let name = record.as_ref().map(|_| field());
                self.play.show_result(result, name, ctx.now);
                return None;
            }
            (EndDisplay::Prompt, Some(_)) if result.is_best() => {
                NewRecordDialog::new(result, field()).into()
            }
            (EndDisplay::Prompt, _) if won => GameOverDialog::ShowResult(text).into(),
            (EndDisplay::Prompt, _) => GameOverDialog::PlayAgain.into(),
            (EndDisplay::MessageBox, _) => {
                self.play.show_result(result, None, ctx.now);
                let seen = self.play.animation.as_ref().map_or(ctx.now, Animation::ends_at);
                let opens = seen.max(Moment(ctx.now.0 + DIALOG_DELAY));
                self.pending_dialog = Some((opens, GameOverDialog::NextBoard { won }));
                return None;
            }
        };
        self.play.show_result(result, None, ctx.now);
        Some(Effect::Offer(dialog))
    }

    /// Puts a name to the record of the finished game.
    pub fn sign_record(&self, name: PlayerName) -> Vec<Effect> {
        let Some(record) = self.record.clone() else {
            return Vec::new();
        };
        vec![
            Effect::Store(StorageRequest::RenameRecord(record, name.clone())),
            Effect::Change(SettingChange::Player(name)),
            Effect::Task(navigation::unfocus()),
        ]
    }
}

fn rank_of(record: &Record, scores: &Scores) -> WinRank {
    let time_ms = record.time_ms;
    match scores.ranking(record.level, record.style, time_ms) {
        Ranking::Best { before_ms: None } => WinRank::First,
        Ranking::Best { before_ms: Some(_) } => WinRank::NewBest,
        Ranking::Place { place, behind_ms, .. } => {
            WinRank::Place { place, gap_ms: behind_ms, best_ms: time_ms - behind_ms }
        }
    }
}
