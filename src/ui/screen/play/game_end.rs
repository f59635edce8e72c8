//! The end of a game: it is logged, a ranked win becomes a record, and the result is shown.

use super::current_game::CurrentGame;
use super::name_field::NameField;
use super::{RankedResult, WinRank};
use crate::audio::{Cue, SoundRequest};
use crate::config::{GamesToKeep, SettingChange};
use crate::game::{Moment, Phase};
use crate::history::played_game::UnrankedReason;
use crate::history::{Ranking, Record, Scores};
use crate::ui::board::animation::Animation;
use crate::ui::context::Context;
use crate::ui::dialog::Dialog;
use crate::ui::dialog::game_over::GameOverDialog;
use crate::ui::dialog::new_record::NewRecordDialog;
use crate::ui::effect::{Effects, Request, StorageRequest};
use crate::ui::look::{EndDisplay, Look};
use crate::ui::notices::Notice;

/// How long the board is visible before the dialog that leads to a new one, in ms.
const DIALOG_DELAY: u64 = 600;

/// After how many ranked wins the figures of experts are offered.
const WINS_TO_OFFER_FIGURES: usize = 10;

impl CurrentGame {
    /// Shows the result and records a ranked win, under the player's name at first.
    pub(super) fn on_game_over(&mut self, ctx: Context<'_>) -> Effects {
        if let Some(daily) = self.daily() {
            return self.on_daily_over(daily, ctx);
        }
        let game = self.play.game();
        let (won, time_ms) = (game.phase() == Phase::Won, game.elapsed(ctx.now));
        let mut effects = Vec::new();
        let mut player = ctx.settings.player.clone();
        // Players who have given no name use that of their system account.
        if won && player.is_none() && self.unranked_reason().is_none() {
            player.clone_from(&self.system_name);
            effects.extend(
                player.clone().map(|name| Request::Change(SettingChange::Player(name)).into()),
            );
        }
        let is_wanted = won || ctx.settings.kept_games.which == GamesToKeep::All;
        let recording = is_wanted.then(|| self.recording(player.as_ref())).flatten();
        if let Some(recording) = recording.as_ref().filter(|_| won) {
            self.note_win(recording);
        }
        let played = self.played_game(time_ms);
        self.record = played.as_ref().and_then(|played| Record::from_game(played, player.clone()));
        let result = if won {
            let rank = match &self.record {
                Some(record) => rank_of(record, ctx.scores),
                None => WinRank::Unranked(self.unranked_reason().unwrap_or(UnrankedReason::Rules)),
            };
            let no_guess = self.play.game().needs_no_guess();
            RankedResult::Won { time_ms, rank, no_guess }
        } else {
            let needless = self.play.needless_guess();
            RankedResult::Lost {
                certain: needless.and_then(|it| Some((*it.safe.first()?, it.safe.len()))),
            }
        };
        effects.extend(played.map(|played| {
            let record = self.record.clone();
            Request::Store(StorageRequest::LogGame { played: Box::new(played), record, recording })
                .into()
        }));
        if won {
            let cue = if result.is_best() { Cue::Best } else { Cue::Win };
            effects.push(Request::Sound(SoundRequest::Cue(cue)).into());
        }
        let records = || ctx.scores.tables().map(|(_, records)| records.len()).sum::<usize>();
        if self.record.is_some()
            && !ctx.settings.expert_figures
            && records() + 1 == WINS_TO_OFFER_FIGURES
        {
            effects.push(Request::Notify(Notice::OfferFigures).into());
        }
        self.show_result(result, ctx);
        effects
    }

    /// Shows the result as the style does: in the strip, and in some styles in a dialog.
    fn show_result(&mut self, result: RankedResult, ctx: Context<'_>) {
        let won = matches!(result, RankedResult::Won { .. });
        let field = self.record.clone().map(NameField::new);
        let mut opens = ctx.now;
        let dialog: Dialog = match (Look::of(ctx.settings.style).end_display, field) {
            (EndDisplay::Inline | EndDisplay::RevealBoard, field) => {
                return self.play.show_result(result, field, ctx.now);
            }
            (EndDisplay::Prompt, Some(field)) if result.is_best() => {
                NewRecordDialog::new(result, field).into()
            }
            (EndDisplay::Prompt, _) if won => {
                GameOverDialog::ShowResult(result.text(ctx.texts)).into()
            }
            (EndDisplay::Prompt, _) => GameOverDialog::PlayAgain.into(),
            (EndDisplay::MessageBox, _) => {
                let seen = self.play.animation.as_ref().map_or(ctx.now, Animation::ends_at);
                opens = seen.max(Moment(ctx.now.0 + DIALOG_DELAY));
                GameOverDialog::NextBoard { won }.into()
            }
        };
        self.play.show_result(result, None, ctx.now);
        self.pending_dialog = Some((opens, dialog));
    }
}

fn rank_of(record: &Record, scores: &Scores) -> WinRank {
    match scores.ranking(record.table(), record.time_ms) {
        Ranking::Best { before_ms: None } => WinRank::First,
        Ranking::Best { before_ms: Some(_) } => WinRank::NewBest,
        Ranking::Place { place, behind_ms, .. } => WinRank::Place { place, gap_ms: behind_ms },
    }
}
