//! The end of a game: it is logged, a ranked win becomes a record, and the result is shown.

use super::name_field::NameField;
use super::{PlayScreen, RankedResult, WinRank};
use crate::audio::{Cue, SoundRequest};
use crate::config::{GamesToKeep, LevelKind, SettingChange};
use crate::game::{GameId, Level, Moment, Phase, Style};
use crate::history::played_game::UnrankedReason;
use crate::history::{Ranking, Record, Scores, TableKey};
use crate::platform;
use crate::practice::daily::LeftGame;
use crate::ui::board::animation::Animation;
use crate::ui::board::look::EndDisplay;
use crate::ui::features::play::game_over::GameOverDialog;
use crate::ui::features::play::new_record::NewRecordDialog;
use crate::ui::screen::context::Context;
use crate::ui::screen::dialog::Dialog;
use crate::ui::screen::effect::{Effects, Request, StorageRequest};
use crate::ui::screen::notices::Notice;

/// How long the board is visible before the dialog that leads to a new one, in ms.
const DIALOG_DELAY: u64 = 600;

/// After how many ranked wins the figures of experts are offered.
const WINS_TO_OFFER_FIGURES: usize = 10;

impl PlayScreen {
    /// Another game replaces this one.
    pub(super) fn leave(&mut self, ctx: Context<'_>) -> Effects {
        let left = self.left_game(ctx);
        self.id = GameId(platform::random_seed());
        self.pending_dialog = None;
        let store = left.map(|left| match left {
            LeftGame::Daily(result) => StorageRequest::AddDailyResult(result),
            LeftGame::Played(played) => {
                StorageRequest::LogGame { played: Box::new(played), record: None, recording: None }
            }
        });
        store.map(|it| Request::Store(it).into()).into_iter().collect()
    }

    /// What another game would make of this one, if it was begun and is not over.
    pub fn left_game(&self, ctx: Context<'_>) -> Option<LeftGame> {
        let game = self.game();
        match self.daily() {
            Some(_) => self.given_up_daily(ctx).map(LeftGame::Daily),
            None if matches!(game.phase(), Phase::Running | Phase::Paused) => {
                self.played_game(game.elapsed(ctx.now)).map(LeftGame::Played)
            }
            None => None,
        }
    }

    /// The best time on a level in ms, with the current rules. A win counts once its result is
    /// shown.
    pub fn best_time(&self, level: Level, scores: &Scores) -> Option<u64> {
        let game = self.game();
        let (style, guesses) = (Style::matching(game.rules())?, game.guess_rules());
        let is_waiting = self.summary.as_ref().is_some_and(|result| !result.is_shown());
        let untold = self.record.as_ref().filter(|_| is_waiting);
        scores.best(TableKey { level: LevelKind::of(level), style, guesses }, untold)
    }

    /// Whether the game would count, but has taken longer than the best one of its table.
    pub fn is_past_best(&self, scores: &Scores, now: Moment) -> bool {
        let game = self.game();
        game.phase() == Phase::Running
            && self.unranked_reason().is_none()
            && self.best_time(game.level(), scores).is_some_and(|best| game.elapsed(now) > best)
    }

    /// When the dialog at the end of the game opens.
    pub fn pending_dialog_at(&self) -> Option<Moment> {
        self.pending_dialog.as_ref().map(|(opens, _)| *opens)
    }

    pub fn take_pending_dialog(&mut self) -> Option<Box<dyn Dialog>> {
        self.pending_dialog.take().map(|(_, dialog)| dialog)
    }

    /// Shows the result and records a ranked win, under the player's name at first.
    pub(super) fn on_game_over(&mut self, ctx: Context<'_>) -> Effects {
        if let Some(daily) = self.daily() {
            return self.on_daily_over(daily, ctx);
        }
        let game = self.game();
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
        let recording = is_wanted.then(|| self.recording_by(player.as_ref())).flatten();
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
            let no_guess = self.game().needs_no_guess();
            RankedResult::Won { time_ms, rank, no_guess }
        } else {
            let needless = self.needless_guess();
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

    /// Shows the result as the style does: in the sheet, and in some styles in a dialog.
    fn show_result(&mut self, result: RankedResult, ctx: Context<'_>) {
        let won = matches!(result, RankedResult::Won { .. });
        let field = self.record.clone().map(NameField::new);
        let mut opens = ctx.now;
        let dialog: Box<dyn Dialog> = match (EndDisplay::of(ctx.settings), field) {
            (EndDisplay::Inline | EndDisplay::RevealBoard, field) => {
                return self.show_summary(result, field, ctx.now);
            }
            (EndDisplay::Prompt, Some(field)) if result.is_best() => {
                NewRecordDialog::new(result, field).into()
            }
            (EndDisplay::Prompt, _) if won => {
                GameOverDialog::ShowResult(result.text(ctx.texts)).into()
            }
            (EndDisplay::Prompt, _) => GameOverDialog::PlayAgain.into(),
            (EndDisplay::MessageBox, _) => {
                let seen = self.animation.as_ref().map_or(ctx.now, Animation::ends_at);
                opens = seen.max(Moment(ctx.now.0 + DIALOG_DELAY));
                GameOverDialog::NextBoard { won }.into()
            }
        };
        self.show_summary(result, None, ctx.now);
        self.pending_dialog = Some((opens, dialog));
    }
}

fn rank_of(record: &Record, scores: &Scores) -> WinRank {
    match scores.ranking(record.table(), record.time_ms) {
        Ranking::Best { before_ms: None } => WinRank::First,
        Ranking::Best { before_ms: Some(before_ms) } => {
            WinRank::NewBest { gained_ms: before_ms.saturating_sub(record.time_ms) }
        }
        Ranking::Place { place, behind_ms, .. } => WinRank::Place { place, gap_ms: behind_ms },
    }
}
