//! Where the boards of games come from.

use super::PlayScreen;
use super::autosave::Autosave;
use crate::audio::{Cue, SoundRequest};
use crate::config::{PlayerName, SettingChange, Settings};
use crate::game::pointer::InputConfig;
use crate::game::rules::FirstOpening;
use crate::game::{
    BoardCode, BoardGenerator, BoardOrigin, DailyGame, Game, Level, Minefield, Moment, NoGuess,
    Phase, Pos, Rules,
};
use crate::platform;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::daily::DailyBoard;
use crate::replay::SavedSession;
use crate::ui::board::BoardPane;
use crate::ui::features::play::daily_game::today;
use crate::ui::features::play::race::Race;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effects, RecordedMoment, Request, WindowRequest};
use crate::ui::screen::notices::Notice;
use crate::workbench::Setup;

/// The rules of a game on a board from there. What the seed or the board gives stays as it is.
pub(super) fn rules_on(origin: BoardOrigin, settings: &Settings) -> Rules {
    match origin {
        BoardOrigin::Fresh => settings.rules(),
        BoardOrigin::Seeded
        | BoardOrigin::Known
        | BoardOrigin::Daily(_)
        | BoardOrigin::SetUp
        | BoardOrigin::PlayedOn => settings.rules().for_given_board(),
    }
}

/// A game whose board is laid by chance.
pub(super) fn fresh_game(
    level: Level,
    rules: Rules,
    settings: &Settings,
    seed: u64,
    now: Moment,
) -> Game {
    let mut game = Game::new(level, rules, seed, now);
    game.set_no_guess(settings.no_guess);
    game.set_filter(settings.filter.of(level).in_force());
    game
}

impl PlayScreen {
    /// `seed` makes all boards the same at every start. `level` is that of the first board, which
    /// may be known.
    pub fn launch(
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
        let mut play = Self {
            origin,
            next_origin,
            boards: BoardGenerator::new(first_seed),
            first_seed,
            system_name,
            ..Self::new(game, settings.input_config(), Moment(0))
        };
        play.set_switches(settings.play_switches());
        play
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
        self.go_on(session, saved.helped);
        self.pane = BoardPane::with_cursor(saved.cursor);
        self.is_resumed = self.game().phase() == Phase::Paused;
        self.set_switches(settings.play_switches());
        self.races = saved.race.as_ref().map(|race| race.rival).filter(|it| it.is_of_new_boards());
        self.race = saved.race.map(Race::resumed);
        true
    }

    /// Whether nothing of it would be missed: a random board without an open cell or a mark.
    pub fn is_untouched_and_random(&self) -> bool {
        let game = self.game();
        let is_random = matches!(self.origin, BoardOrigin::Fresh | BoardOrigin::Seeded);
        is_random && !game.phase().is_over() && game.is_untouched()
    }

    /// What decides the positions to practise: the same at every start if boards are.
    pub fn practice_seed(&self) -> u64 {
        match self.next_origin {
            BoardOrigin::Seeded => self.first_seed,
            _ => platform::random_seed(),
        }
    }

    /// Deals the first board behind the title anew, so that a clock that starts with the board does
    /// not count the title.
    pub fn deal_first(&mut self, ctx: Context<'_>) -> Effects {
        let level = self.game().level();
        let rules = rules_on(self.next_origin, ctx.settings);
        let game = fresh_game(level, rules, ctx.settings, self.first_seed, ctx.now);
        self.deal(game, ctx.now);
        [SoundRequest::StopTune, SoundRequest::Cue(Cue::NewGame)]
            .map(|it| Request::Sound(it).into())
            .into()
    }

    pub fn new_game(&mut self, level: Level, ctx: Context<'_>) -> Effects {
        let seed = self.boards.next_seed();
        let mut effects = self.leave(ctx);
        self.origin = self.next_origin;
        let rules = rules_on(self.origin, ctx.settings);
        self.deal(fresh_game(level, rules, ctx.settings, seed, ctx.now), ctx.now);
        self.race = self.races.map(Race::against);
        let sound = SoundRequest::Cue(Cue::NewGame);
        effects.extend([Request::Sound(sound).into(), Request::Window(WindowRequest::Grow).into()]);
        if ctx.settings.board() != level {
            effects.push(Request::Change(SettingChange::Board(level)).into());
        }
        effects
    }

    /// Plays the current board again. A no-guess board shows its start cell, because only from
    /// there it needs no guess.
    pub(super) fn play_again(&mut self, ctx: Context<'_>) -> Effects {
        let game = self.game();
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
        self.deal(game.with_start_cell(first), ctx.now);
        effects.push(Request::Window(WindowRequest::Grow).into());
        // For a player who listens, the cursor begins at the start cell.
        let is_shown = self.pane.cursor.is_some() || ctx.machine.has_screen_reader();
        if let Some(first) = first.filter(|_| is_shown) {
            self.pane.cursor = Some(first);
            self.pane.scroll_to([first]);
        }
        effects
    }

    /// Plays a board from its beginning, or a position as it stands: its cells are opened and flagged
    /// as if the player had done so, which lets the game be saved and recorded as any other.
    pub fn play_setup(&mut self, setup: &Setup, ctx: Context<'_>) -> Effects {
        let seed = self.boards.next_seed();
        let field = setup.draw_field(seed).filter(|_| {
            setup.game(rules_on(BoardOrigin::SetUp, ctx.settings), seed, ctx.now).is_some()
        });
        let Some(field) = field else {
            return Request::Notify(Notice::of("bench-no-game", ctx.texts)).into();
        };
        let effects = self.play_known_board(field, None, BoardOrigin::SetUp, ctx);
        self.set_up(setup, ctx.now);
        effects
    }

    /// Plays on from a moment of a recording. Such a game is never ranked.
    pub fn play_on(&mut self, from: &RecordedMoment, ctx: Context<'_>) -> Effects {
        let left_marks = self.flag_mode();
        let config = InputConfig { flag_mode: left_marks, ..ctx.settings.input_config() };
        let session = from.recording.play_on(from.events, from.time, config, ctx.now);
        let Some(session) = session else {
            return Vec::new();
        };
        let mut effects = self.leave(ctx);
        self.origin = BoardOrigin::PlayedOn;
        self.go_on(session, from.recording.metadata.helped);
        effects.push(Request::Window(WindowRequest::Grow).into());
        effects
    }

    /// Whether the first click of this game cannot hit a mine.
    pub fn is_first_click_safe(&self) -> bool {
        let game = self.game();
        let by_rules =
            game.rules().first_opening != FirstOpening::Unprotected || game.guess_rules().is_fair();
        let is_random = matches!(self.origin, BoardOrigin::Fresh | BoardOrigin::Seeded);
        is_random && (by_rules || game.needs_no_guess())
    }
}
