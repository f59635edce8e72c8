//! The game that is played: its screen, where its board comes from, and what becomes of it.

use super::autosave::{Autosave, SaveNeed};
use super::daily_game::today;
use super::race::{Race, RivalKind};
use super::reactions::MomentsResult;
use super::{Message, PlayScreen};
use crate::audio::{Cue, SoundRequest};
use crate::config::command::Command;
use crate::config::{LevelChoice, PlayerName, SettingChange, Settings};
use crate::game::counters::Regions;
use crate::game::pointer::InputConfig;
use crate::game::rules::FirstOpening;
use crate::game::{
    BoardCode, BoardGenerator, BoardOrigin, DailyGame, Game, GameId, Level, Minefield, Moment,
    NoGuess, Phase, Pos, Rules, Style, VisibleCell,
};
use crate::history::played_game::{PlayedBoard, UnrankedReason};
use crate::history::{PlayedGame, Record, Scores, TableKey};
use crate::i18n::{Texts, args};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::platform::{self, local_clock};
use crate::practice::ProgressChange;
use crate::practice::daily::{DailyBoard, LeftGame};
use crate::replay::{Metadata, Recording, SavedGame, SavedSession, SavedStep};
use crate::ui::context::Context;
use crate::ui::dialog::Dialog;
use crate::ui::effect::{self, Effect, Effects, RecordedMoment, StorageRequest, WindowRequest};
use crate::ui::notices::Notice;
use crate::workbench::Setup;
use iced::clipboard;

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

/// The rules of a game on a board from there. What the seed or the board gives stays as it is.
fn rules_on(origin: BoardOrigin, settings: &Settings) -> Rules {
    match origin {
        BoardOrigin::Fresh => settings.rules(),
        BoardOrigin::Seeded
        | BoardOrigin::Known
        | BoardOrigin::Daily(_)
        | BoardOrigin::PlayedOn => settings.rules().for_given_board(),
    }
}

/// A game whose board is laid by chance.
fn fresh_game(level: Level, rules: Rules, settings: &Settings, seed: u64, now: Moment) -> Game {
    let mut game = Game::new(level, rules, seed, now);
    game.set_no_guess(settings.no_guess);
    game.set_filter(settings.filter.in_force());
    game
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
        play.switches = settings.play_switches();
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
        self.play.switches = settings.play_switches();
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
        effects.extend(effect::lift(self.find_rival(ctx)));
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
            Some(UnrankedReason::Known | UnrankedReason::PlayedOn)
        );
        if kinds.is_empty() || is_known || self.play.assistant.was_used {
            return Vec::new();
        }
        let missed = ProgressChange::Missed { at: local_clock::timestamp(), kinds };
        vec![Effect::Store(StorageRequest::ChangeProgress(missed))]
    }

    /// What decides the positions to practise: the same at every start if boards are.
    pub fn practice_seed(&self) -> u64 {
        match self.next_origin {
            BoardOrigin::Seeded => self.first_seed,
            _ => platform::random_seed(),
        }
    }

    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Deals the first board behind the title anew, so that a clock that starts with the board does
    /// not count the title.
    pub fn deal_first(&mut self, ctx: Context<'_>) -> Effects {
        let level = self.play.game().level();
        let rules = rules_on(self.next_origin, ctx.settings);
        let game = fresh_game(level, rules, ctx.settings, self.first_seed, ctx.now);
        self.play.deal(game, ctx.now);
        [SoundRequest::StopTune, SoundRequest::Cue(Cue::NewGame)].map(Effect::Sound).into()
    }

    pub fn new_game(&mut self, level: Level, ctx: Context<'_>) -> Effects {
        let seed = self.boards.next_seed();
        let mut effects = self.leave(ctx);
        self.origin = self.next_origin;
        let rules = rules_on(self.origin, ctx.settings);
        self.play.deal(fresh_game(level, rules, ctx.settings, seed, ctx.now), ctx.now);
        self.play.race = self.races.map(Race::against);
        effects.extend(self.find_rival(ctx));
        let sound = SoundRequest::Cue(Cue::NewGame);
        effects.extend([Effect::Sound(sound), Effect::Window(WindowRequest::Grow)]);
        if ctx.settings.board() != level {
            effects.push(Effect::Change(SettingChange::Board(level)));
        }
        effects
    }

    /// Plays the current board again. A no-guess board shows its start cell, because only from
    /// there it needs no guess.
    pub(super) fn play_again(&mut self, ctx: Context<'_>) -> Effects {
        let game = self.play.game();
        let first = match game.no_guess() {
            NoGuess::From(first) => Some(first),
            NoGuess::Off | NoGuess::Pending => None,
        };
        match (game.field().cloned(), self.daily()) {
            (Some(field), Some(daily)) => self.start_daily(daily, field, first, ctx),
            (Some(field), None) => self.play_known_board(field, first, BoardOrigin::Known, ctx),
            (None, _) => Vec::new(),
        }
    }

    /// Copies the board's code. A board that is not laid yet has none.
    pub fn copy_board(&self, ctx: Context<'_>) -> Effects {
        let texts = ctx.texts;
        if self.keeps_secret(ctx.daily) {
            return vec![Effect::Notify(Notice::of("daily-secret", texts))];
        }
        let field = self.play.game().field().cloned();
        let Some(code) = field.and_then(|field| BoardCode::new(field).ok()) else {
            return vec![Effect::Notify(Notice::of("board-none", texts))];
        };
        vec![
            Effect::Notify(Notice::of("board-copied", texts)),
            Effect::Task(clipboard::write(code.to_string())),
        ]
    }

    /// Plays a known board, which is not ranked; `first` is the start cell of a no-guess board.
    pub fn play_known_board(
        &mut self,
        field: Minefield,
        first: Option<Pos>,
        origin: BoardOrigin,
        ctx: Context<'_>,
    ) -> Effects {
        let Ok(code) = BoardCode::new(field) else {
            return Vec::new();
        };
        let (level, rules) = (code.level(), rules_on(origin, ctx.settings));
        let mut effects = self.leave(ctx);
        self.origin = origin;
        let game = Game::with_board(level, rules, code.into_field(), ctx.now);
        self.play.deal(game.with_start_cell(first), ctx.now);
        effects.push(Effect::Window(WindowRequest::Grow));
        if first.is_some() {
            self.play.pane.cursor = self.play.pane.cursor.and(first);
        }
        effects
    }

    /// Plays a board from its beginning, or a position as it stands: its cells are opened and flagged
    /// as if the player had done so, which lets the game be saved and recorded as any other.
    pub fn play_setup(&mut self, setup: &Setup, ctx: Context<'_>) -> Effects {
        let seed = self.boards.next_seed();
        let field = setup.draw_field(seed).filter(|_| {
            setup.game(rules_on(BoardOrigin::Known, ctx.settings), seed, ctx.now).is_some()
        });
        let Some(field) = field else {
            return vec![Effect::Notify(Notice::of("bench-no-game", ctx.texts))];
        };
        let effects = self.play_known_board(field, None, BoardOrigin::Known, ctx);
        self.play.set_up(setup, ctx.now);
        effects
    }

    /// Plays on from a moment of a recording. Such a game is never ranked.
    pub fn play_on(&mut self, from: &RecordedMoment, ctx: Context<'_>) -> Effects {
        let left_marks = self.play.flag_mode();
        let config = InputConfig { flag_mode: left_marks, ..ctx.settings.input_config() };
        let session = from.recording.play_on(from.events, from.time, config, ctx.now);
        let Some(session) = session else {
            return Vec::new();
        };
        let mut effects = self.leave(ctx);
        self.origin = BoardOrigin::PlayedOn;
        self.play.go_on(session, from.recording.metadata.helped);
        effects.push(Effect::Window(WindowRequest::Grow));
        effects
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
        store.map(Effect::Store).into_iter().collect()
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

    /// What to save now, if anything.
    pub fn autosave(&mut self, style: Style, now: Moment) -> Option<StorageRequest> {
        match self.autosave.check(&self.play, self.id, style, now) {
            SaveNeed::Nothing => None,
            SaveNeed::Clear => Some(StorageRequest::SaveGame(None)),
            SaveNeed::Whole => {
                let session = self.saved_session(style, now)?;
                Some(StorageRequest::SaveGame(Some(Box::new(session))))
            }
            SaveNeed::Since(from) => {
                let (cursor, saved_at) = (self.play.pane.cursor, local_clock::timestamp());
                let session = &self.play.session;
                let step = SavedStep::capture(session, self.id, cursor, from, saved_at, now)?;
                Some(StorageRequest::ContinueGame(step))
            }
        }
    }

    pub const fn autosave_deadline(&self) -> Option<Moment> {
        self.autosave.deadline()
    }

    /// `None` if there is no game to resume.
    pub fn saved_session(&self, style: Style, now: Moment) -> Option<SavedSession> {
        Some(SavedSession {
            id: self.id,
            saved_at: local_clock::timestamp(),
            style,
            origin: self.origin,
            helped: self.play.assistant.was_used,
            cursor: self.play.pane.cursor,
            game: SavedGame::capture(&self.play.session, now)?,
        })
    }

    pub fn recording(&self, player: Option<&PlayerName>) -> Option<Recording> {
        self.play.recording(Metadata {
            player: player.map_or("", PlayerName::as_str).to_owned(),
            program: "Sapper".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            played_at: local_clock::timestamp().to_string(),
            helped: self.play.assistant.was_used,
            played_on: self.is_played_on(),
        })
    }

    /// Whether it goes on with another game.
    pub const fn is_played_on(&self) -> bool {
        matches!(self.origin, BoardOrigin::PlayedOn)
    }

    /// The game for the log; `None` before a cell is open.
    pub(super) fn played_game(&self, time_ms: u64) -> Option<PlayedGame> {
        let game = self.play.game();
        self.as_played(time_ms).filter(|_| game.phase().is_over() || game.open_cells() > 0)
    }

    /// The game so far; `None` before its board is laid.
    pub(super) fn as_played(&self, time_ms: u64) -> Option<PlayedGame> {
        let game = self.play.game();
        let field = game.field()?;
        let regions = Regions::of(field);
        let tally = self.play.tally();
        Some(PlayedGame {
            id: self.id,
            ended_at: local_clock::now(),
            style: Style::matching(game.rules()),
            board: PlayedBoard { level: game.level(), mines: field.mines() },
            result: game.phase().into(),
            time_ms,
            bbbv: regions.bbbv(),
            solved: regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_))),
            left: tally.left,
            right: tally.right,
            chords: tally.chords,
            unranked: match (self.unranked_reason(), game.guess_rules()) {
                (None | Some(UnrankedReason::Custom | UnrankedReason::Rules), guesses)
                    if !guesses.is_off() =>
                {
                    UnrankedReason::of_guesses(guesses)
                }
                (reason, _) => reason,
            },
        })
    }

    /// Why a win is in no table.
    pub(super) fn unranked_reason(&self) -> Option<UnrankedReason> {
        let game = self.play.game();
        let style = Style::matching(game.rules());
        match (self.origin, LevelChoice::of(game.level()).is_ranked(), style) {
            (BoardOrigin::PlayedOn, ..) => Some(UnrankedReason::PlayedOn),
            _ if self.play.assistant.was_used => Some(UnrankedReason::Helped),
            (BoardOrigin::Seeded, ..) => Some(UnrankedReason::Seeded),
            (BoardOrigin::Known | BoardOrigin::Daily(_), ..) => Some(UnrankedReason::Known),
            (BoardOrigin::Fresh, ..) if game.filter().is_some() => Some(UnrankedReason::Filtered),
            (BoardOrigin::Fresh, ..) if game.no_guess() != NoGuess::Off => {
                Some(UnrankedReason::NoGuess)
            }
            (BoardOrigin::Fresh, false, _) => Some(UnrankedReason::Custom),
            (BoardOrigin::Fresh, _, None) => Some(UnrankedReason::Rules),
            (BoardOrigin::Fresh, true, Some(_)) => None,
        }
    }

    /// The best time on a level in ms, with the current rules. A win counts once its result is
    /// shown.
    pub fn best_time(&self, level: Level, scores: &Scores) -> Option<u64> {
        let game = self.play.game();
        let (style, guesses) = (Style::matching(game.rules())?, game.guess_rules());
        let is_waiting = self.play.summary.as_ref().is_some_and(|result| !result.is_shown());
        let untold = self.record.as_ref().filter(|_| is_waiting);
        scores.best(TableKey { level: LevelChoice::of(level), style, guesses }, untold)
    }

    /// When the dialog at the end of the game opens.
    pub fn pending_dialog_at(&self) -> Option<Moment> {
        self.pending_dialog.as_ref().map(|(opens, _)| *opens)
    }

    pub fn take_pending_dialog(&mut self) -> Option<Dialog> {
        self.pending_dialog.take().map(|(_, dialog)| dialog)
    }

    /// Whether the first click of this game cannot hit a mine.
    pub fn is_first_click_safe(&self) -> bool {
        let game = self.play.game();
        let by_rules =
            game.rules().first_opening != FirstOpening::Unprotected || game.guess_rules().is_fair();
        let is_random = matches!(self.origin, BoardOrigin::Fresh | BoardOrigin::Seeded);
        is_random && (by_rules || game.needs_no_guess())
    }
}
