//! The app: model, message, update and view. Only this module has side effects; it does what the
//! screens and dialogs ask for.

mod announcer;
mod apply_settings;
mod autosave;
mod commands;
mod effects;
mod end_of_game;
mod jobs;
pub mod key_input;
mod launch;
mod main_window;
mod message;
mod notices;
mod play_actions;
mod quit_signals;
mod recording_actions;
mod records_actions;
mod resolve_settings;
mod timer;
mod title_flow;
mod window_icon;
mod window_placement;
mod window_sizing;
mod zoom;

use crate::audio::Audio;
use crate::config::{Lang, LevelChoice, PlayerName, Settings};
use crate::game::{BoardGenerator, BoardOrigin, Game, GameId, Level, Moment, Style};
use crate::history::{Record, Scores};
use crate::i18n::{Texts, file_notices};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::platform::{self, FileChoice, SystemPrefs, crash_report};
use crate::storage::worker::StorageWorker;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::dialog::Dialog;
use crate::ui::dialog::game_over::GameOverDialog;
use crate::ui::screen::play::{self, PlayScreen};
use crate::ui::screen::records::RecordsScreen;
use crate::ui::screen::replay::{self, ReplayScreen};
use crate::ui::screen::title::TitleScreen;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme::Palette;
use crate::ui::widget::focus::block_keys;
use announcer::Announcer;
use autosave::Autosave;
use iced::widget::{column, responsive, stack};
use iced::{Element, Size, Subscription, Task, Theme, event};
use jobs::in_background;
use main_window::MainWindow;
use resolve_settings::{
    animations_enabled, effective_rules, input_config, language, palette, style_sprites,
};
use std::rc::Rc;
use std::time::Duration;

pub use launch::{LaunchOptions, RunError, run};
pub use message::Message;
pub use recording_actions::OpenedRecording;

#[derive(Debug)]
pub struct App {
    clock: MonotonicClock,
    storage: StorageWorker,
    settings: Settings,
    /// From the command line, until the player chooses another.
    style_override: Option<Style>,
    /// Whether the command line asked for no-guess boards and the player has not changed that
    /// since.
    no_guess_override: bool,
    /// From the command line, until the player chooses another.
    lang_override: Option<Lang>,
    scores: Scores,
    texts: Texts,
    audio: Audio,
    sprites: Rc<SpriteCache>,
    style_sprites: Vec<Rc<SpriteCache>>,
    dealer: BoardGenerator,
    /// Where the current board comes from, and where the next ones come from.
    origin: BoardOrigin,
    next_origin: BoardOrigin,
    game_id: GameId,
    autosave: Autosave,
    play: PlayScreen,
    first_seed: u64,
    title: Option<TitleScreen>,
    records: Option<RecordsScreen>,
    replay: Option<ReplayScreen>,
    /// The last is in front, and the only one that is visible.
    dialogs: Vec<Dialog>,
    /// Whether the open dialog paused the game, which resumes when it closes.
    paused_by_dialog: bool,
    /// Whether the focus may be in the bars instead of the board.
    focus_in_bars: bool,
    notices: Vec<String>,
    /// Whether the strip shows what the player is doing before the notices.
    notices_deferred: bool,
    system_name: Option<PlayerName>,
    /// The record of the finished game, if it made one.
    record: Option<Record>,
    offers_help: bool,
    /// The dialog at the end of a game, and when it opens: the player sees the board first.
    pending_dialog: Option<(Moment, GameOverDialog)>,
    /// Until when an unrequested dialog ignores presses.
    guard_until: Option<Moment>,
    announcer: Option<Announcer>,
    window: MainWindow,
    system_prefs: SystemPrefs,
}

impl App {
    pub fn new(launch: LaunchOptions) -> Self {
        let (storage, startup) = StorageWorker::open(
            launch.folders.clone(),
            |game| launch.allows_resume(game),
            crash_report::set_saved_game_path,
        );
        let mut settings = startup.settings;
        let resumed = startup.game.and_then(|game| autosave::resume_game(game, &settings));
        let style = launch.style.or(resumed.as_ref().and_then(|resumed| {
            let style = resumed.style;
            (style != settings.style).then_some(style)
        }));
        if let Some(style) = style {
            settings.set_style(style);
        }
        settings.no_guess |= launch.no_guess;
        let texts = Texts::new(launch.lang.unwrap_or_else(|| language(&settings)));
        let mut title = title_flow::initial_title(&launch, &settings);
        let first_seed = launch.seed.unwrap_or_else(platform::random_seed);
        let deals = launch.seed.map_or(BoardOrigin::Fresh, |_| BoardOrigin::Seeded);
        let notices: Vec<String> = startup
            .notices
            .iter()
            .map(|notice| file_notices::notice_text(notice, &texts))
            .collect();
        let (game, origin, mut play) = match (resumed, launch.board) {
            (Some(resumed), _) => {
                title = None;
                (resumed.id, resumed.origin, resumed.play)
            }
            (None, board) => {
                let (game, origin) = match board {
                    Some(board) => {
                        let (level, rules) = (board.level(), effective_rules(&settings));
                        let game = Game::with_board(level, rules, board.into_field(), Moment(0));
                        (game, BoardOrigin::Known)
                    }
                    None => {
                        let level = launch.level.unwrap_or_else(|| settings.board());
                        let rules = effective_rules(&settings);
                        let mut game = Game::new(level, rules, first_seed, Moment(0));
                        game.set_no_guess(settings.no_guess);
                        (game, deals)
                    }
                };
                let play = PlayScreen::new(game, input_config(&settings), Moment(0));
                (GameId(platform::random_seed()), origin, play)
            }
        };
        let level = play.game().level();
        // The first board is there at once; only the next ones appear with an animation.
        let prefs = SystemPrefs::default();
        let announcer = launch.announce.map(Announcer::new);
        if announcer.is_some() {
            play.report_actions();
        }
        let window = MainWindow::new(
            settings.window,
            &window_sizing::window_needs(&settings, level),
            settings.text_size,
        );
        play.set_animated(animations_enabled(&settings, prefs));
        Self {
            clock: MonotonicClock::start(),
            storage,
            audio: Audio::new(settings.volume, !settings.sound),
            sprites: Rc::new(SpriteCache::new(palette(&settings, prefs), window.scale())),
            style_sprites: style_sprites(&settings, prefs, window.scale()),
            dealer: BoardGenerator::new(first_seed),
            origin,
            next_origin: deals,
            game_id: game,
            autosave: Autosave::default(),
            first_seed,
            title,
            records: None,
            replay: None,
            play,
            dialogs: Vec::new(),
            paused_by_dialog: false,
            focus_in_bars: false,
            notices,
            notices_deferred: false,
            system_name: launch.player,
            record: None,
            offers_help: startup.is_first,
            pending_dialog: None,
            guard_until: None,
            announcer,
            window,
            texts,
            scores: Scores::default(),
            style_override: style,
            no_guess_override: launch.no_guess,
            lang_override: launch.lang,
            settings,
            system_prefs: prefs,
        }
    }

    /// Moves the clock forward, so that a test need not wait.
    pub fn advance_clock(&mut self, time: Duration) {
        self.clock = self.clock.advanced(time);
    }

    pub fn title(&self) -> String {
        self.texts.get("app-name").to_owned()
    }

    pub fn theme(&self) -> Theme {
        self.palette().theme()
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub const fn scores(&self) -> &Scores {
        &self.scores
    }

    pub const fn texts(&self) -> &Texts {
        &self.texts
    }

    pub const fn play(&self) -> &PlayScreen {
        &self.play
    }

    /// The size that the window has or opens with, in logical pixels.
    pub fn window_size(&self) -> Size {
        self.window.size()
    }

    pub const fn title_screen(&self) -> Option<&TitleScreen> {
        self.title.as_ref()
    }

    pub const fn replay(&self) -> Option<&ReplayScreen> {
        self.replay.as_ref()
    }

    fn palette(&self) -> &'static Palette {
        palette(&self.settings, self.system_prefs)
    }

    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Keyboard and window events, and one timer while something is due.
    pub fn subscription(&self) -> Subscription<Message> {
        let signals = quit_signals::listen();
        let still = self
            .window
            .settles_at()
            .map(|due| timer::wake_at(self.clock.to_instant(due)).map(|()| Message::WindowSettled));
        if let Some(title) = &self.title {
            let listen = event::listen_with(title_flow::listen);
            let title = self.title_timer(title);
            return Subscription::batch(title.into_iter().chain(still).chain([listen, signals]));
        }
        let alarms = [
            self.play.next_deadline(self.now()),
            self.autosave.deadline(),
            self.guard_until,
            self.pending_dialog_at(),
        ];
        let alarm = (alarms.into_iter().flatten().min())
            .map(|due| timer::wake_at(self.clock.to_instant(due)).map(|()| Message::TimerFired));
        // Frames are requested only while a recording runs.
        let frames = self
            .replay
            .as_ref()
            .filter(|replay| replay.is_running())
            .map(|_| iced::window::frames().map(|_| Message::Replay(replay::Message::Frame)));
        Subscription::batch(
            alarm
                .into_iter()
                .chain(frames)
                .chain(still)
                .chain([event::listen_with(key_input::listen), signals]),
        )
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let fit = self.board_layout();
        let cursor = self.visible_cursor(&fit);
        if matches!(
            message,
            Message::Key(_) | Message::Play(_) | Message::Command(_) | Message::Dialog(_)
        ) {
            self.survived();
        }
        let is_echo = matches!(message, Message::FocusReported(_));
        let task =
            if self.title.is_some() { self.handle_on_title(message) } else { self.handle(message) };
        self.keep_cursor_visible(cursor, &fit);
        self.close_search_dialog();
        // A notice that is still unread is not repeated.
        self.notices.dedup();
        self.retract_counters_notice();
        self.announce_changes();
        let pause = self.pause_behind_dialog();
        let task = Task::batch([task, pause, self.autosave_game()]);
        if is_echo { task } else { self.then_announce_focus(task) }
    }

    fn handle(&mut self, message: Message) -> Task<Message> {
        match message {
            // The title was left before the message arrived.
            Message::Title(_) => Task::none(),
            Message::Play(message) => self.on_play(message),
            Message::TimerFired => {
                let guard = self.end_guard();
                let woken = self.on_play(play::Message::TimerFired);
                Task::batch([guard, woken, self.open_pending_dialog()])
            }
            Message::Command(command) => self.on_command(command),
            Message::Dialog(message) => self.ask_dialog(|dialog, _| dialog.update(message)),
            Message::DialogClosed => self.ask_dialog(|dialog, _| dialog.close()),
            Message::Replay(message) => self.on_replay(message),
            Message::RecordingOpened(opened) => self.on_recording_opened(opened),
            Message::RecordingSaved(result) => {
                self.notify_saved(&result, "replay-saved", "replay-not-saved");
                Task::none()
            }
            Message::RecordingChosen(FileChoice::File(file)) => self.open_recording(file),
            Message::RecordingChosen(choice) => {
                if choice == FileChoice::Unavailable {
                    self.notify("replay-no-dialog");
                }
                Task::none()
            }
            Message::SavePathChosen(FileChoice::File(file)) => self.save_recording(file),
            Message::SavePathChosen(FileChoice::Unavailable) => self.save_recording_to_default(),
            Message::SavePathChosen(FileChoice::Cancelled) => Task::none(),
            Message::Pasted(text) => self.paste_board(text.as_deref()),
            Message::Records(message) => self.on_records(message),
            Message::LevelReset(level, reset) => self.on_level_reset(level, reset),
            Message::ExportPathChosen(choice) => self.on_export_path(choice),
            Message::TableExported(result) => {
                self.notify_saved(&result, "table-saved", "table-not-saved");
                Task::none()
            }
            Message::Key(press) => self.on_key(press),
            Message::StorageUpdated(saved) => {
                // A change made since then must not be undone: the settings in the window win.
                let restyle = match saved.latest {
                    Some((settings, scores)) => {
                        self.scores = scores;
                        self.adopt_settings(settings)
                    }
                    None => Task::none(),
                };
                self.notify_files(&saved.notices);
                restyle
            }
            Message::FocusReported(control) => {
                self.announce_focus(control);
                Task::none()
            }
            Message::Quit => self.quit(),
            Message::WindowOpened(id, size) => {
                self.window.id = Some(id);
                Task::batch([
                    self.on_window_resized(size),
                    iced::window::scale_factor(id).map(Message::ScaleChanged),
                    iced::window::monitor_size(id).map(Message::MonitorSize),
                    in_background(platform::system_prefs::query)
                        .and_then(Task::done)
                        .map(Message::SystemPrefs),
                ])
            }
            Message::WindowResized(size) => self.on_window_resized(size),
            Message::WindowMoved => {
                self.window.mark_changed(self.now());
                Task::none()
            }
            Message::WindowSettled => self.query_window_status(),
            Message::WindowStatus(status, monitor) => self.on_window_status(status, monitor),
            Message::ScaleChanged(density) => {
                if self.window.set_density(density) {
                    self.rebuild_sprites();
                }
                Task::none()
            }
            Message::WindowUnfocused => self.check_minimised(),
            Message::WindowMinimised => self.on_play(play::Message::Minimised),
            Message::SystemPrefs(prefs) => {
                self.system_prefs = prefs;
                self.play.set_animated(animations_enabled(&self.settings, prefs));
                self.refresh_sprites();
                Task::none()
            }
            Message::MonitorSize(monitor) => {
                self.window.set_monitor(monitor);
                self.show_window()
            }
        }
    }

    /// Whether the current screen has an information strip.
    fn has_strip(&self) -> bool {
        self.replay.is_none() && self.records.is_none()
    }

    /// The notice to show now, if any.
    fn current_notice(&self) -> Option<&str> {
        let is_busy = self.play.assistant().is_shown() || self.play.is_asking_name();
        let waits = self.has_strip() && self.notices_deferred && is_busy;
        let front = self.notices.first().filter(|_| !waits);
        front.map(String::as_str)
    }

    fn dismiss_notice(&mut self) -> Task<Message> {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
        // The name field waits until the notice is read.
        if self.play.is_asking_name() { self.ask_player_name() } else { Task::none() }
    }

    fn view_context(&self, level: Level) -> ViewContext<'_> {
        self.view_context_for(self.window.size(), level)
    }

    fn view_context_for(&self, window: Size, level: Level) -> ViewContext<'_> {
        ViewContext {
            texts: &self.texts,
            settings: &self.settings,
            keys: &self.settings.keys,
            palette: self.palette(),
            sprites: &self.sprites,
            style_sprites: &self.style_sprites,
            traits: self.settings.style.spec(),
            window: self.screen_size(window),
            scale: self.window.scale(),
            cell_side: self.settings.cell_size(level),
            state: self.play.command_context(&self.settings),
            counters: self.settings.counters,
            best_ms: self.best_time(level),
            offers_help: self.offers_help,
            result_in_dialog: self.shows_result_in_dialog(),
            notice: (self.current_notice()).map(|notice| (notice, self.notices.len() - 1)),
            clock: self.clock,
            now: self.now(),
        }
    }

    /// The part of a window that the current screen gets. Off the game screen a notice has a row
    /// below.
    fn screen_size(&self, window: Size) -> Size {
        if self.has_strip() || self.notices.is_empty() {
            window
        } else {
            Size::new(window.width, window.height - notices::ROW_HEIGHT)
        }
    }

    /// The best time on a level in ms, with the current rules. A win counts once its result is
    /// shown.
    fn best_time(&self, level: Level) -> Option<u64> {
        let style = Style::matching(self.play.game().rules())?;
        let is_waiting = self.play.summary().is_some_and(|result| !result.is_shown());
        let untold = self.record.as_ref().filter(|_| is_waiting);
        self.scores.best(LevelChoice::of(level), style, untold)
    }

    pub fn view(&self) -> Element<'_, Message> {
        // While an edge is dragged, the toolkit draws the new size before the app hears of it. So
        // the layout follows the size that the toolkit passes.
        responsive(|size| self.view_in(size)).into()
    }

    fn view_in(&self, window: Size) -> Element<'_, Message> {
        let ctx = self.view_context_for(window, self.visible_level());
        let base = match (&self.title, &self.replay, &self.records) {
            (Some(title), ..) => title.view(&self.texts, window).map(Message::Title),
            (None, Some(replay), _) => replay.view(ctx).map(Message::Replay),
            (None, None, Some(records)) => records.view(ctx).map(Message::Records),
            (None, None, None) => self.play.view(ctx).map(Message::Play),
        };
        let elsewhere = self.title.is_none() && !self.has_strip();
        let notice = ctx.notice.filter(|_| elsewhere);
        let notice = notice.map(|notice| notices::notice_row(notice, ctx));
        // The screen always comes first, so that its widget state survives a notice. An absent
        // layer is left out: each costs the renderer a mask of the whole window.
        let behind = column![base].push(notice);
        let is_covered = !self.dialogs.is_empty();
        stack([block_keys(behind, is_covered)]).extend(self.view_dialog(window)).into()
    }
}
