//! The app: model, message, update and view. Only this module has side effects; it does what the
//! screens and dialogs ask for.

mod adjustments;
mod announcer;
mod effective_settings;
pub mod key_input;
mod launch;
mod main_window;
mod message;
mod player_files;
mod screen_readers;
mod wake_up;
mod window_placement;
mod window_sizing;

use crate::audio::Audio;
use crate::config::keymap::{KeyPress, Named};
use crate::config::{Pace, SettingChange, Settings};
use crate::game::{Moment, Style};
use crate::history::Scores;
use crate::i18n::Texts;
use crate::i18n::file_notices::skin_error_text;
use crate::platform::crash_report;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::Progress;
use crate::storage::LibraryStore;
use crate::storage::worker::{StorageUpdate, StorageWorker};
use crate::ui::Element;
use crate::ui::features::play::PlayScreen;
use crate::ui::features::title::TitleScreen;
use crate::ui::kit::control::wrap;
use crate::ui::kit::dwell_click::dwell_clicks;
use crate::ui::kit::focus::block_presses;
use crate::ui::kit::pointer_place::with_own_place;
use crate::ui::kit::switch_click::switch_clicks;
use crate::ui::screen::appearance::Appearance;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest, WindowRequest};
use crate::ui::screen::machine::{Machine, PressWatch};
use crate::ui::screen::notices::{Notice, Notices};
use crate::ui::screen::window_needs::WindowNeeds;
use crate::ui::shell::stack::{self, Stack};
use announcer::Output;
use effective_settings::EffectiveSettings;
use iced::widget::responsive;
use iced::{Size, Subscription, Task, Theme, window};
use main_window::MainWindow;
use player_files::PlayerFiles;
use web_time::{Duration, Instant};

pub use crate::ui::features::opened_recording::OpenedRecording;
pub use launch::{LaunchOptions, RunError, run, window_icon};
pub use message::{Message, WindowEvent};
pub use screen_readers::BridgeMessage;

#[derive(Debug)]
pub struct App {
    clock: MonotonicClock,
    settings: EffectiveSettings,
    appearance: Appearance,
    files: PlayerFiles,
    stack: Stack,
    window: MainWindow,
    output: Output,
    machine: Machine,
}

/// What the stack knows of the app, which a method could not lend while the stack is changed.
macro_rules! context {
    ($app:expr) => {
        Context {
            settings: &$app.settings.current,
            appearance: &$app.appearance,
            palette: $app.appearance.palette(),
            sprites: &$app.appearance.sprites,
            texts: &$app.appearance.texts,
            scores: &$app.files.scores,
            progress: &$app.files.progress,
            daily: &$app.files.daily,
            machine: &$app.machine,
            window: $app.window.size(),
            growth: $app.window.content_growth(),
            clock: $app.clock,
            now: $app.clock.now(),
        }
    };
}

impl App {
    pub fn new(launch: LaunchOptions) -> Self {
        let (storage, startup) = StorageWorker::open(
            launch.folders.clone(),
            |game| launch.allows_resume(game),
            crash_report::set_saved_game_path,
        );
        let resumed_style = startup.game.as_ref().map(|game| game.style);
        let settings = EffectiveSettings::new(startup.settings, &launch, resumed_style);
        let current = &settings.current;
        let has_title =
            launch.board.is_none() && launch.replay.is_none() && launch.position.is_none();
        let mut game =
            PlayScreen::launch(current, launch.seed, launch.level, launch.board, launch.player);
        let is_resumed = startup.game.is_some_and(|saved| game.resume(saved, current, Moment(0)));
        let title = (has_title && !is_resumed).then(|| TitleScreen::of(current)).flatten();
        let level = game.game().level();
        let needs = WindowNeeds::new(current, level.size(), current.cell_size(level));
        let window =
            MainWindow::new(current.window, &needs, current.text_size, launch.fixed_window);
        let appearance = Appearance::new(current, settings.lang(), launch.keyboard, window.scale());
        // The first board is there at once; only the next ones appear with an animation.
        game.set_animated(appearance.has_light(current));
        let mut notices = Notices::new(startup.is_first);
        notices.extend(player_files::file_notices(
            &startup.notices,
            Notice::OfFiles,
            &appearance.texts,
        ));
        let library = LibraryStore::new(launch.folders.as_ref());
        Self {
            clock: MonotonicClock::start(),
            output: Output::new(
                Audio::new(current.volume, !current.sound, current.sound_guide),
                launch.announce,
            ),
            settings,
            appearance,
            files: PlayerFiles::new(storage, library, launch.folders),
            stack: Stack::new(game, title.map(|title| Box::new(title) as _), notices),
            window,
            machine: Machine::default(),
        }
    }

    /// Stops the clock, so that a test sees the same however slow the machine is.
    pub fn stop_clock(&mut self) {
        self.clock = self.clock.stopped();
    }

    /// Moves the clock forward, so that a test need not wait.
    pub fn advance_clock(&mut self, time: Duration) {
        self.clock = self.clock.advanced(time);
    }

    pub fn title(&self) -> String {
        self.texts().get("app-name").to_owned()
    }

    pub fn theme(&self) -> Theme {
        self.appearance.palette().theme()
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings.current
    }

    pub const fn scores(&self) -> &Scores {
        &self.files.scores
    }

    pub const fn progress(&self) -> &Progress {
        &self.files.progress
    }

    pub const fn texts(&self) -> &Texts {
        &self.appearance.texts
    }

    pub const fn play(&self) -> &PlayScreen {
        &self.stack.game
    }

    /// The size that the window has or opens with, in logical pixels.
    pub fn window_size(&self) -> Size {
        self.window.size()
    }

    /// How much the content of the window is enlarged, at least 1.
    pub const fn scale_factor(&self) -> f32 {
        self.window.content_scale()
    }

    /// What is shown.
    pub const fn stack(&self) -> &Stack {
        &self.stack
    }

    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    fn context(&self) -> Context<'_> {
        context!(self)
    }

    /// Keyboard and window events, one timer while something is due, and frames while a recording
    /// runs.
    pub fn subscription(&self) -> Subscription<Message> {
        let settled = wake_up::wake_at(self.clock, self.window.settles_at());
        let deadlines = [self.stack.next_deadline(self.now()), self.output.next_deadline()];
        let alarm = wake_up::wake_at(self.clock, deadlines.into_iter().flatten().min());
        let is_running = self.stack.is_running();
        let frames = if is_running { window::frames() } else { Subscription::none() };
        // The message arrives after the frame.
        let awaits = self.machine.awaits_frame();
        let painted = if awaits { window::frames() } else { Subscription::none() };
        Subscription::batch([
            settled.map(|()| Message::Window(WindowEvent::Settled)),
            alarm.map(|()| Message::TimerFired),
            frames.map(|_| Message::Frame),
            painted.map(|_| Message::Painted),
            key_input::events(self.stack.is_before_game(), self.stack.has_dialog()),
            wake_up::system_events(),
        ])
    }

    pub fn view(&self) -> Element<'_, Message> {
        // While an edge is dragged, the toolkit draws the new size before the app hears of it. So
        // the layout follows the size that the toolkit passes.
        let content = responsive(|window| {
            self.stack.view(Context { window, ..self.context() }).map(Message::Stack)
        });
        let content = wrap(content, PressWatch(&self.machine));
        let settings = &self.settings.current;
        let content = block_presses(content, settings.raise_only && self.window.was_behind);
        let enter = Message::Key(vec![KeyPress::named(Named::Enter)]);
        let content = switch_clicks(content, settings.scanning != Pace::Off, enter);
        let content = dwell_clicks(content, settings.dwell.ms(), self.clock);
        with_own_place(content, self.window.scale())
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        if message.is_of_player() {
            self.files.forget_crashes();
        }
        let is_echo = matches!(message, Message::Looked(..));
        let task = self.handle(message);
        let after = self.ask(Stack::after_update);
        self.announce_changes();
        let pause = self.ask(Stack::pause_behind_dialog);
        self.announce_changes();
        let now = self.now();
        let save = self.stack.game.autosave(self.settings.current.style, now);
        let save = save.map_or_else(Task::none, |request| self.store(request));
        self.machine.has_screen_reader.set(self.output.is_read());
        let look = self.output.look(self.stack.may_have_focus(), is_echo);
        Task::batch([task, after, pause, save]).chain(look)
    }

    fn announce_changes(&mut self) {
        let ctx = context!(self);
        self.output.tell_changes(&mut self.stack, ctx);
    }

    /// Asks what is shown for effects, and performs them.
    fn ask(
        &mut self,
        ask: impl FnOnce(&mut Stack, Context<'_>) -> Effects<stack::Message>,
    ) -> Task<Message> {
        let ctx = context!(self);
        let effects = ask(&mut self.stack, ctx);
        let effects = self.stack.resolve_effects(effects, ctx).into_iter();
        Task::batch(effects.map(|effect| self.perform(effect)).collect::<Vec<_>>())
    }

    fn perform(&mut self, effect: Effect<stack::Message>) -> Task<Message> {
        match effect {
            Effect::Job(job) => match job.start() {
                Ok(message) => self.handle(Message::Stack(message)),
                Err(task) => task.map(Message::Stack),
            },
            Effect::Task(task) => task.map(Message::Stack),
            Effect::Ask(request) => self.perform_request(request),
        }
    }

    fn perform_request(&mut self, request: Request) -> Task<Message> {
        match request {
            Request::Change(change) => self.change_setting(change),
            Request::Sound(sound) => {
                self.output.audio.play(sound);
                Task::none()
            }
            Request::Tell(line) => self.tell(Some(line)),
            Request::TellAgain => self.tell(None),
            Request::TellProblem => match self.output.problem.clone() {
                None => Task::none(),
                problem => self.tell(problem),
            },
            Request::Store(request) => self.store(request),
            Request::Window(WindowRequest::Grow) => self.grow_window(),
            Request::Window(WindowRequest::ToggleFullScreen) => self.window.toggle_full_screen(),
            Request::Window(WindowRequest::Measure(on)) => {
                self.machine.is_measuring.set(on);
                Task::none()
            }
            Request::Window(WindowRequest::Quit) => self.window.quit(),
            // The stack has to change before these can be performed.
            request => self.ask(|_, _| vec![request.into()]),
        }
    }

    fn tell(&mut self, line: Option<String>) -> Task<Message> {
        self.output.tell(line, &self.appearance.texts);
        Task::none()
    }

    fn handle(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Stack(message) => self.ask(|it, ctx| it.update(message, ctx)),
            Message::Key(presses) => {
                self.machine.answer();
                let search = self.output.screen_readers.on_key(self.now());
                Task::batch([self.ask(|it, ctx| it.on_key(&presses, ctx)), search])
            }
            // The window is looked at after every message, this one too.
            Message::KeyTaken => Task::none(),
            Message::Painted => {
                self.machine.painted(Instant::now());
                Task::none()
            }
            Message::TimerFired => self.ask(Stack::on_timer),
            Message::Frame => self.ask(Stack::on_frame),
            Message::FileDropped(file) => self.ask(|it, _| it.on_file_dropped(file)),
            Message::FileSaved(result, keys) => {
                let notice = player_files::saved_notice(&result, keys, &self.appearance.texts);
                self.stack.notices.push(notice);
                Task::none()
            }
            Message::Refused(why) => {
                self.stack.notices.push(Notice::of(why, &self.appearance.texts));
                Task::none()
            }
            Message::PictureCopied => {
                let texts = &self.appearance.texts;
                self.stack.notices.push(Notice::of("picture-copied", texts));
                Task::none()
            }
            Message::SkinsRead(found) => {
                let wrong = self.appearance.show_skin(found, &self.settings.current);
                self.stack.notices.extend(wrong.map(Notice::News));
                Task::none()
            }
            Message::SkinAdded(found) => match found.chosen {
                Some((name, Ok(_))) => {
                    let style = self.change_setting(SettingChange::Style(Style::Classic));
                    let skin = self.change_setting(SettingChange::Skin(Some(name)));
                    Task::batch([style, skin, self.store(StorageRequest::ReadSkins)])
                }
                Some((name, Err(error))) => {
                    let wrong = skin_error_text(&name, &error, &self.appearance.texts);
                    self.stack.notices.extend([Notice::News(wrong)]);
                    Task::none()
                }
                None => Task::none(),
            },
            Message::LevelReset(level, reset) => {
                let notices = self.files.on_reset(level, reset, &self.appearance.texts);
                self.stack.notices.extend(notices);
                self.ask(|it, _| it.reload_report())
            }
            Message::StorageUpdated(update) => self.on_storage_update(update),
            Message::Looked(nth, seen) => {
                let ctx = context!(self);
                self.output.tell_window((nth, seen), &self.stack, self.window.scale(), ctx);
                Task::none()
            }
            Message::Bridge(message) => self.output.on_bridge(message),
            Message::Asked(request) => match self.output.meaning(&request) {
                Some(request) => self.ask(|it, ctx| it.on_request(request, ctx)),
                None => Task::none(),
            },
            Message::Quit => self.window.quit(),
            Message::Window(WindowEvent::Minimised) => self.ask(Stack::on_minimised),
            Message::Window(event) => self.on_window_event(event),
            Message::SystemPrefs(prefs) => {
                self.appearance.prefs = prefs;
                self.update_appearance();
                Task::none()
            }
        }
    }

    fn on_storage_update(&mut self, update: StorageUpdate) -> Task<Message> {
        let latest = update.latest.and_then(|latest| self.files.adopt(*latest));
        let restyle = latest.map(|settings| {
            let before = self.settings.adopt(settings);
            let applied = self.apply_settings(&before);
            Task::batch([applied, self.ask(Stack::leave_daily_elsewhere)])
        });
        let texts = &self.appearance.texts;
        self.stack.notices.extend(player_files::file_notices(&update.notices, Notice::News, texts));
        restyle.unwrap_or_else(Task::none)
    }

    fn store(&mut self, request: StorageRequest) -> Task<Message> {
        self.files.request(request, &self.settings.current).unwrap_or_else(|key| {
            self.stack.notices.push(Notice::of(key, &self.appearance.texts));
            Task::none()
        })
    }
}

impl Drop for App {
    /// Saves the game to the millisecond when the window closes; not in a panic, when its state is
    /// unknown.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.files.forget_crashes();
            let style = self.settings.current.style;
            if let Some(game) = self.stack.game.saved_session(style, self.now()) {
                drop(self.store(StorageRequest::SaveGame(Some(Box::new(game)))));
            }
        }
    }
}
