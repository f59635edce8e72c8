//! The game that is played: its screen, where its board comes from, and what becomes of it.

mod origins;
mod saving;

use super::autosave::Autosave;
use super::daily_game::today;
use super::race::Race;
use super::reactions::MomentsResult;
use super::{Message, PlayScreen};
use crate::config::command::Command;
use crate::config::{LevelKind, PlayerName, Settings};
use crate::game::{
    BoardCode, BoardGenerator, BoardOrigin, DailyGame, Game, GameId, Level, Moment, Phase, Style,
};
use crate::history::played_game::UnrankedReason;
use crate::history::{Record, Scores, TableKey};
use crate::i18n::{Texts, args};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::platform::{self, local_clock};
use crate::practice::ProgressChange;
use crate::practice::daily::{DailyBoard, LeftGame};
use crate::replay::ghost::RivalKind;
use crate::replay::{Recording, SavedSession};
use crate::ui::context::Context;
use crate::ui::dialog::Dialog;
use crate::ui::effect::{self, Effect, Effects, Request, StorageRequest};
use crate::ui::notices::Notice;
use iced::clipboard;
use origins::{fresh_game, rules_on};

#[derive(Debug)]
pub struct CurrentGame {
    pub play: PlayScreen,
    pub(super) id: GameId,
    /// Where its board comes from, and where the next ones come from.
    pub(super) origin: BoardOrigin,
    next_origin: BoardOrigin,
    boards: BoardGenerator,
    first_seed: u64,
    /// How new boards are raced, if they are.
    pub(super) races: Option<RivalKind>,
    /// The best win in this window on the board that was won last.
    pub(super) best_win: Option<Recording>,
    autosave: Autosave,
    /// The record of the finished game, if it made one.
    pub(super) record: Option<Record>,
    /// The dialog at the end of a game, and when it opens: the player sees the board first.
    pub(super) pending_dialog: Option<(Moment, Dialog)>,
    /// The name of the player's system account.
    pub(super) system_name: Option<PlayerName>,
}

pub fn resumed_text(play: &PlayScreen, texts: &Texts) -> Option<String> {
    let level = texts.level(play.game().level());
    (play.game().phase() == Phase::Paused).then(|| texts.with("game-is-here", args![level]))
}

impl CurrentGame {
    /// `seed` makes all boards the same at every start. `level` is that of the first board, which
    /// may be known.
    pub fn new(
        settings: &Settings,
        seed: Option<u64>,
        level: Option<Level>,
        board: Option<BoardCode>,
        system_name: Option<PlayerName>,
    ) -> Self {
        let first_seed = seed.unwrap_or_else(platform::random_seed);
        let next_origin = seed.map_or(BoardOrigin::Fresh, |_| BoardOrigin::Seeded);
        let (game, origin) = if let Some(board) = board {
            let (level, field) = (board.level(), board.into_field());
            let daily = DailyBoard::of_field(today(MonotonicClock::start()), &field);
            let first = daily.as_ref().map(|daily| daily.first);
            let origin = daily.map_or(BoardOrigin::Known, |DailyBoard { day, level, .. }| {
                BoardOrigin::Daily(DailyGame { day, level, on_time: true })
            });
            let game = Game::with_board(level, rules_on(origin, settings), field, Moment(0));
            (game.with_start_cell(first), origin)
        } else {
            let level = level.unwrap_or_else(|| settings.board());
            let rules = rules_on(next_origin, settings);
            (fresh_game(level, rules, settings, first_seed, Moment(0)), next_origin)
        };
        let mut play = PlayScreen::new(game, settings.input_config(), Moment(0));
        play.set_switches(settings.play_switches());
        Self {
            play,
            id: GameId(platform::random_seed()),
            origin,
            next_origin,
            boards: BoardGenerator::new(first_seed),
            first_seed,
            races: None,
            best_win: None,
            autosave: Autosave::default(),
            record: None,
            pending_dialog: None,
            system_name,
        }
    }

    /// Whether nothing of it would be missed: a random board without an open cell or a mark.
    pub fn is_untouched_and_random(&self) -> bool {
        let game = self.play.game();
        let is_random = matches!(self.origin, BoardOrigin::Fresh | BoardOrigin::Seeded);
        is_random && !game.phase().is_over() && game.is_untouched()
    }

    /// Goes on with a saved game, if it can be resumed.
    pub fn resume(&mut self, saved: SavedSession, settings: &Settings, now: Moment) -> bool {
        let session = saved.game.resume(settings.input_config(), now);
        let session = session
            .inspect_err(|error| tracing::warn!("the saved game cannot be resumed: {error}"));
        let Ok(session) = session else {
            return false;
        };
        self.id = saved.id;
        self.origin = saved.origin;
        self.pending_dialog = None;
        self.autosave = Autosave::default();
        self.play = PlayScreen::resumed(session, saved.cursor, saved.helped);
        self.play.set_switches(settings.play_switches());
        self.races = saved.race.as_ref().map(|race| race.rival).filter(|it| it.is_of_new_boards());
        self.play.race = saved.race.map(Race::resumed);
        true
    }

    pub fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::MomentsResult(result) => effect::lift(self.on_moments(result)),
            Message::CopyDaily => effect::lift(self.copy_daily(ctx)),
            message => self.follow_up(ctx, |play| play.update(message, ctx.now)),
        }
    }

    /// `None` for a command that is not about this game.
    pub fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let mut is_ours = true;
        self.play.assistant.is_free = !self.counts(ctx.daily);
        let effects = self.follow_up(ctx, |play| {
            let own = play.on_command(command, ctx.now);
            is_ours = own.is_some();
            own.unwrap_or_default()
        });
        is_ours.then_some(effects)
    }

    /// Does something with the game, and what follows when that shows or ends it.
    fn follow_up(
        &mut self,
        ctx: Context<'_>,
        act: impl FnOnce(&mut PlayScreen) -> Effects<Message>,
    ) -> Effects<Message> {
        let was_over = self.play.is_over();
        let mut effects = act(&mut self.play);
        effects.extend(effect::lift(self.note_daily_start(ctx)));
        if self.play.is_over() && !was_over {
            effects.extend(effect::lift(self.on_game_over(ctx)));
        }
        effects
    }

    /// Notes what was missed, unless the player had help or may have known the board. Ignores the
    /// result for another game.
    fn on_moments(&mut self, result: MomentsResult) -> Effects {
        if !self.play.moment_review.finish(result) {
            return Vec::new();
        }
        let kinds: Vec<_> = self.play.moments().iter().map(|moment| moment.position.kind).collect();
        let is_known = matches!(
            self.unranked_reason(),
            Some(UnrankedReason::Known | UnrankedReason::PlayedOn | UnrankedReason::SetUp)
        );
        if kinds.is_empty() || is_known || self.play.assistant.was_used() {
            return Vec::new();
        }
        let missed = ProgressChange::Missed { at: local_clock::timestamp(), kinds };
        Request::Store(StorageRequest::ChangeProgress(missed)).into()
    }

    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Copies the board's code. A board that is not laid yet has none.
    pub fn copy_board(&self, ctx: Context<'_>) -> Effects {
        let texts = ctx.texts;
        if self.keeps_secret(ctx.daily) {
            return Request::Notify(Notice::of("daily-secret", texts)).into();
        }
        let field = self.play.game().field().cloned();
        let Some(code) = field.and_then(|field| BoardCode::new(field).ok()) else {
            return Request::Notify(Notice::of("board-none", texts)).into();
        };
        vec![
            Request::Notify(Notice::of("board-copied", texts)).into(),
            Effect::Task(clipboard::write(code.to_string())),
        ]
    }

    /// Another game replaces this one.
    fn leave(&mut self, ctx: Context<'_>) -> Effects {
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
        let game = self.play.game();
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
        let game = self.play.game();
        let (style, guesses) = (Style::matching(game.rules())?, game.guess_rules());
        let is_waiting = self.play.summary.as_ref().is_some_and(|result| !result.is_shown());
        let untold = self.record.as_ref().filter(|_| is_waiting);
        scores.best(TableKey { level: LevelKind::of(level), style, guesses }, untold)
    }

    /// Whether the game would count, but has taken longer than the best one of its table.
    pub fn is_past_best(&self, scores: &Scores, now: Moment) -> bool {
        let game = self.play.game();
        game.phase() == Phase::Running
            && self.unranked_reason().is_none()
            && self.best_time(game.level(), scores).is_some_and(|best| game.elapsed(now) > best)
    }

    /// When the dialog at the end of the game opens.
    pub fn pending_dialog_at(&self) -> Option<Moment> {
        self.pending_dialog.as_ref().map(|(opens, _)| *opens)
    }

    pub fn take_pending_dialog(&mut self) -> Option<Dialog> {
        self.pending_dialog.take().map(|(_, dialog)| dialog)
    }
}
