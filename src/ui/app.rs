//! The app: model, message, update and view. Only this module has side effects; it does what the
//! screens and dialogs ask for.

mod announcer;
mod effective_settings;
pub mod key_input;
mod launch;
mod main_window;
mod message;
mod player_files;
mod quit_signals;
mod timer;
mod window_icon;
mod window_placement;
mod window_sizing;

use crate::audio::Audio;
use crate::config::command::Command;
use crate::config::{LevelChoice, ReduceMotion, SettingChange, Settings};
use crate::game::Moment;
use crate::history::Scores;
use crate::i18n::statistics::level_name;
use crate::i18n::{Texts, file_notices};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::platform::{self, FileChoice, crash_report};
use crate::replay::formats::rawvf;
use crate::storage::FileNotice;
use crate::storage::worker::{LevelReset, SaveResult, StorageUpdate, StorageWorker};
use crate::ui::appearance::Appearance;
use crate::ui::board::layout::BoardLayout;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, StorageRequest};
use crate::ui::jobs::in_background;
use crate::ui::notices::{Notice, Notices};
use crate::ui::screen::play::current_game::CurrentGame;
use crate::ui::screen::play::{self, PlayScreen};
use crate::ui::screen::records::RecordsScreen;
use crate::ui::screen::replay::{self, ReplayScreen};
use crate::ui::screen::title::TitleScreen;
use crate::ui::screen::window_needs::WindowNeeds;
use crate::ui::stack::{Stack, Zoom};
use crate::ui::widget::focus::navigation;
use announcer::{AnnouncedState, Announcer};
use effective_settings::EffectiveSettings;
use iced::widget::operation::AbsoluteOffset;
use iced::widget::{operation, responsive};
use iced::{Element, Size, Subscription, Task, Theme, event};
use main_window::MainWindow;
use player_files::PlayerFiles;
use std::path::PathBuf;
use std::time::Duration;

pub use crate::ui::screen::replay::OpenedRecording;
pub use launch::{LaunchOptions, RunError, run};
pub use message::{Message, WindowEvent};

#[derive(Debug)]
pub struct App {
    clock: MonotonicClock,
    settings: EffectiveSettings,
    appearance: Appearance,
    files: PlayerFiles,
    stack: Stack,
    notices: Notices,
    window: MainWindow,
    output: Output,
}

/// What the player hears.
#[derive(Debug)]
struct Output {
    audio: Audio,
    announcer: Option<Announcer>,
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
        let has_title = launch.board.is_none() && launch.replay.is_none();
        let mut game =
            CurrentGame::new(current, launch.seed, launch.level, launch.board, launch.player);
        let is_resumed = startup.game.is_some_and(|saved| game.resume(saved, current));
        let title = (has_title && !is_resumed && current.style.spec().has_title)
            .then(|| TitleScreen::new(current.reduce_motion == ReduceMotion::On, Moment(0)));
        let announcer = launch.announce.map(Announcer::new);
        if announcer.is_some() {
            game.play.reports_actions = true;
        }
        let needs = WindowNeeds::of_game(current, game.play.game().level());
        let window = MainWindow::new(current.window, &needs, current.text_size);
        let appearance = Appearance::new(current, settings.lang(), window.scale());
        // The first board is there at once; only the next ones appear with an animation.
        game.play.set_animated(appearance.is_animated(current));
        let mut notices = Notices::new(startup.is_first);
        for notice in startup.notices {
            notices.push(Notice::Text(file_notices::notice_text(&notice, &appearance.texts)));
        }
        Self {
            clock: MonotonicClock::start(),
            output: Output { audio: Audio::new(current.volume, !current.sound), announcer },
            settings,
            appearance,
            files: PlayerFiles::new(storage),
            stack: Stack::new(game, title),
            notices,
            window,
        }
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

    pub const fn texts(&self) -> &Texts {
        &self.appearance.texts
    }

    pub const fn play(&self) -> &PlayScreen {
        &self.stack.game.play
    }

    /// The size that the window has or opens with, in logical pixels.
    pub fn window_size(&self) -> Size {
        self.window.size()
    }

    /// How much the content of the window is enlarged, at least 1.
    pub const fn scale_factor(&self) -> f32 {
        self.window.text_scale()
    }

    pub fn title_screen(&self) -> Option<&TitleScreen> {
        self.stack.title()
    }

    pub fn replay(&self) -> Option<&ReplayScreen> {
        self.stack.replay()
    }

    pub fn records(&self) -> Option<&RecordsScreen> {
        self.stack.records()
    }

    pub fn board_layout(&self) -> BoardLayout {
        self.stack.board_layout(self.context())
    }

    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    fn context(&self) -> Context<'_> {
        context(
            self.clock,
            &self.settings,
            &self.appearance,
            &self.files,
            &self.notices,
            &self.window,
        )
    }

    /// Keyboard and window events, and one timer while something is due.
    pub fn subscription(&self) -> Subscription<Message> {
        let wake_at = |due| timer::wake_at(self.clock.to_instant(due));
        let settled = self.window.settles_at().map(wake_at);
        let settled = settled.map(|timer| timer.map(|()| Message::Window(WindowEvent::Settled)));
        let alarm = self.stack.next_deadline(self.now()).map(wake_at);
        let alarm = alarm.map(|timer| timer.map(|()| Message::TimerFired));
        // Frames are requested only while a recording runs.
        let runs = self.replay().is_some_and(ReplayScreen::is_running);
        let frames =
            runs.then(|| iced::window::frames().map(|_| Message::Replay(replay::Message::Frame)));
        let events = match self.title_screen() {
            Some(_) => event::listen_with(key_input::listen_on_title),
            None => event::listen_with(key_input::listen),
        };
        let timers = alarm.into_iter().chain(settled).chain(frames);
        Subscription::batch(timers.chain([events, quit_signals::listen()]))
    }

    pub fn view(&self) -> Element<'_, Message> {
        // While an edge is dragged, the toolkit draws the new size before the app hears of it. So
        // the layout follows the size that the toolkit passes.
        responsive(|window| self.stack.view(Context { window, ..self.context() })).into()
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let layout = self.board_layout();
        let cursor = self.stack.visible_cursor(&layout);
        if matches!(
            message,
            Message::Key(_) | Message::Play(_) | Message::Command(_) | Message::Dialog(_)
        ) {
            self.files.forget_crashes();
        }
        let is_echo = matches!(message, Message::FocusReported(_));
        let task = self.handle(message);
        let after = self.ask(|stack, ctx| {
            stack.keep_cursor_visible(cursor, &layout, ctx);
            stack.close_finished_search();
            Vec::new()
        });
        if !self.stack.lacks_room_for_counters(self.context()) {
            self.notices.retract(&Notice::NoRoomForCounters);
        }
        self.announce_changes();
        let pause = self.ask(Stack::pause_behind_dialog);
        let now = self.now();
        let save = self.stack.game.autosave(self.settings.current.style, now);
        let save = save.map_or_else(Task::none, |request| self.files.request(request));
        let task = Task::batch([task, after, pause, save]);
        if self.output.announcer.is_some() && self.stack.may_have_focus() && !is_echo {
            task.chain(navigation::describe_focused().map(Message::FocusReported))
        } else {
            task
        }
    }

    /// Asks what is shown for effects, and performs them.
    fn ask(&mut self, ask: impl FnOnce(&mut Stack, Context<'_>) -> Vec<Effect>) -> Task<Message> {
        let ctx = context(
            self.clock,
            &self.settings,
            &self.appearance,
            &self.files,
            &self.notices,
            &self.window,
        );
        let effects = ask(&mut self.stack, ctx);
        self.perform_all(effects)
    }

    fn perform_all(&mut self, effects: Vec<Effect>) -> Task<Message> {
        let tasks: Vec<_> = effects.into_iter().map(|effect| self.perform(effect)).collect();
        Task::batch(tasks)
    }

    fn perform(&mut self, effect: Effect) -> Task<Message> {
        match effect {
            Effect::Open(dialog) => return self.ask(|stack, ctx| stack.open(dialog, ctx)),
            Effect::Offer(dialog) => return self.ask(|stack, ctx| stack.offer(dialog, ctx)),
            Effect::Show(screen) => return self.ask(|stack, ctx| stack.show(screen, ctx)),
            Effect::Close => return self.ask(Stack::close),
            Effect::Run(command) => return self.run_command(command),
            Effect::Send(command) => {
                return self.ask(|stack, ctx| stack.on_screen_command(command, ctx));
            }
            Effect::Play(message) => {
                return self.ask(|stack, ctx| stack.update_play(message, ctx));
            }
            Effect::Continue(level) => {
                return self.ask(|stack, ctx| stack.continue_on(level, ctx));
            }
            Effect::SignRecord(name) => {
                return self.ask(|stack, _| stack.game.sign_record(name));
            }
            Effect::WatchFrom(events) => {
                return self.ask(|stack, ctx| stack.watch_game(Some(events), ctx));
            }
            Effect::Zoom(steps, at) => {
                return self.ask(|stack, ctx| stack.zoom(Zoom::By(steps), Some(at), ctx));
            }
            Effect::DismissNotice => {
                self.notices.dismiss();
                // The name field waits until the notice is read.
                return self.ask(|stack, ctx| stack.ask_player_name(ctx));
            }
            Effect::CloseHelpOffer => {
                if std::mem::take(&mut self.notices.offers_help) {
                    return self.change_setting(SettingChange::Introduced);
                }
            }
            Effect::Change(change) => return self.change_setting(change),
            Effect::Store(request) => return self.files.request(request),
            Effect::GrowWindow => return self.grow_window(),
            Effect::ScrollPage(id, share) => {
                let y = self.window.size().height * share;
                return operation::scroll_by(id, AbsoluteOffset { x: 0.0, y });
            }
            Effect::Task(task) => return task,
            Effect::PlayCue(cue) => self.output.audio.play(cue),
            Effect::PlayNote(note) => self.output.audio.play_note(note),
            Effect::StopTune => self.output.audio.stop_tune(),
            Effect::Announce(line) => self.output.announce(line),
            Effect::Notify(notice) => self.notices.push(notice),
            Effect::DeferNotices => self.notices.is_deferred = true,
        }
        Task::none()
    }

    fn handle(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Play(message) => self.ask(|stack, ctx| stack.update_play(message, ctx)),
            Message::Title(message) => self.ask(|stack, ctx| stack.update_title(message, ctx)),
            Message::Records(message) => self.ask(|stack, _| stack.update_records(message)),
            Message::Replay(message) => self.ask(|stack, ctx| stack.update_replay(message, ctx)),
            Message::Dialog(message) => self.ask(|stack, _| stack.update_dialog(message)),
            Message::DialogClosed => self.ask(|stack, _| stack.close_dialog()),
            Message::Command(command) => self.ask(|stack, ctx| stack.on_command(command, ctx)),
            Message::Key(press) => self.ask(|stack, ctx| stack.on_key(press, ctx)),
            Message::TimerFired => self.ask(Stack::on_timer),
            Message::Pasted(text) => {
                self.ask(|stack, ctx| stack.game.paste_board(text.as_deref(), ctx))
            }
            Message::RecordingOpened(opened) => {
                self.ask(|stack, ctx| stack.on_recording_opened(opened, ctx))
            }
            Message::RecordingChosen(FileChoice::File(file)) => self.open_recording(file),
            Message::RecordingChosen(FileChoice::Unavailable) => self.notify("replay-no-dialog"),
            Message::SavePathChosen(FileChoice::File(file)) => self.save_recording(file),
            Message::SavePathChosen(FileChoice::Unavailable) => {
                match self.files.free_path(rawvf::EXTENSION) {
                    Some(file) => self.save_recording(file),
                    None => self.notify("file-no-folder"),
                }
            }
            Message::ExportPathChosen(FileChoice::File(file)) => self.files.export_csv(file),
            Message::ExportPathChosen(FileChoice::Unavailable) => {
                match self.files.free_path("csv") {
                    Some(file) => self.files.export_csv(file),
                    None => self.notify("table-no-dialog"),
                }
            }
            Message::RecordingChosen(FileChoice::Cancelled)
            | Message::SavePathChosen(FileChoice::Cancelled)
            | Message::ExportPathChosen(FileChoice::Cancelled) => Task::none(),
            Message::FileSaved(result, texts) => self.notify_saved(&result, texts),
            Message::LevelReset(level, reset) => self.on_level_reset(level, reset),
            Message::StorageUpdated(update) => self.on_storage_update(update),
            Message::FocusReported(control) => {
                if let Some(announcer) = &mut self.output.announcer {
                    announcer.announce_focus(control, &self.appearance.texts);
                }
                Task::none()
            }
            Message::Quit => self.window.quit(),
            Message::Window(event) => self.on_window_event(event),
            Message::SystemPrefs(prefs) => {
                self.appearance.prefs = prefs;
                self.update_appearance();
                Task::none()
            }
        }
    }

    fn on_window_event(&mut self, event: WindowEvent) -> Task<Message> {
        let needs = self.stack.window_needs(self.context());
        let now = self.now();
        match event {
            WindowEvent::Minimised => {
                return self.ask(|stack, ctx| stack.update_play(play::Message::Minimised, ctx));
            }
            WindowEvent::Unfocused
                if !self.settings().pause_minimised || !self.play().game().clock().is_running() =>
            {
                return Task::none();
            }
            // The title begins when the window becomes visible.
            WindowEvent::Opened(..) if self.stack.restart_title(now) => {
                self.output.audio.prepare_tune();
            }
            _ => {}
        }
        let task = self.window.update(event.clone(), &needs, now);
        self.update_appearance();
        match event {
            WindowEvent::Opened(..) => {
                let prefs = in_background(platform::system_prefs::query).and_then(Task::done);
                Task::batch([task, prefs.map(Message::SystemPrefs)])
            }
            WindowEvent::Status(status, _) => match self.window.record_status(status) {
                Some(state) => {
                    Task::batch([task, self.change_setting(SettingChange::Window(state))])
                }
                None => task,
            },
            _ => task,
        }
    }

    /// Runs a command that what is shown has left to the app.
    fn run_command(&mut self, command: Command) -> Task<Message> {
        let mut is_done = true;
        let task = self.ask(|stack, ctx| {
            let effects = stack.run_command(command, ctx);
            is_done = effects.is_some();
            effects.unwrap_or_default()
        });
        if is_done {
            return task;
        }
        let settings = &self.settings.current;
        match command {
            Command::NoGuess => self.change_setting(SettingChange::NoGuess(!settings.no_guess)),
            Command::Sound => self.change_setting(SettingChange::Sound(!settings.sound)),
            Command::ShowRemaining => {
                self.change_setting(SettingChange::ShowRemaining(!settings.show_remaining))
            }
            Command::Counters => {
                let save = self.change_setting(SettingChange::Counters(!settings.counters));
                let room = self.grow_window();
                if self.stack.lacks_room_for_counters(self.context()) {
                    self.notices.push(Notice::NoRoomForCounters);
                }
                Task::batch([save, room])
            }
            Command::PasteBoard => iced::clipboard::read().map(Message::Pasted),
            Command::FullScreen => self.window.toggle_full_screen(),
            Command::Quit => self.window.quit(),
            // Of another screen.
            _ => Task::none(),
        }
    }

    fn change_setting(&mut self, change: SettingChange) -> Task<Message> {
        let before = self.settings.change(change.clone());
        let save = self.files.change_settings(change);
        Task::batch([save, self.apply_settings(&before)])
    }

    /// Applies what differs from `before`. Rules apply from the next game on.
    fn apply_settings(&mut self, before: &Settings) -> Task<Message> {
        self.update_appearance();
        let (now, play) = (&self.settings.current, &mut self.stack.game.play);
        if now == before {
            return Task::none();
        }
        self.output.audio.set_muted(!now.sound);
        self.output.audio.set_volume(now.volume);
        if now.input_config() != before.input_config() {
            play.set_input_config(now.input_config(), self.clock.now());
        }
        // An untouched board has not begun: it changes at once.
        play.set_no_guess(now.no_guess);
        let (restyled, resized) = (now.style != before.style, now.text_size != before.text_size);
        let resized = resized.then(|| self.apply_text_size());
        let restyled = restyled.then(|| self.ask(Stack::apply_style));
        Task::batch(resized.into_iter().chain(restyled))
    }

    fn apply_text_size(&mut self) -> Task<Message> {
        let enlarged = if self.window.set_text_size(self.settings.current.text_size) {
            self.update_appearance();
            self.window.query_size()
        } else {
            Task::none()
        };
        Task::batch([self.grow_window(), enlarged, navigation::scroll_to_focused()])
    }

    fn update_appearance(&mut self) {
        let settings = &self.settings.current;
        self.appearance.update(settings, self.settings.lang(), self.window.scale());
        self.stack.game.play.set_animated(self.appearance.is_animated(settings));
    }

    fn grow_window(&mut self) -> Task<Message> {
        self.window.grow(&self.stack.window_needs(self.context()))
    }

    fn open_recording(&mut self, file: PathBuf) -> Task<Message> {
        let suspended = self.ask(|stack, ctx| {
            let mut effects = stack.leave_title(ctx);
            effects.extend(stack.suspend_game(ctx));
            effects
        });
        let opened = player_files::open_recording(file, self.texts().lang());
        Task::batch([suspended, opened])
    }

    fn save_recording(&mut self, file: PathBuf) -> Task<Message> {
        match self.stack.current_recording(self.context()) {
            Some(recording) => player_files::save_recording(recording, file),
            None => self.notify("replay-nothing"),
        }
    }

    fn on_storage_update(&mut self, update: StorageUpdate) -> Task<Message> {
        // A change made since then must not be undone: the settings in the window win.
        let restyle = update.latest.map(|(settings, scores)| {
            self.files.scores = scores;
            let before = self.settings.adopt(settings);
            self.apply_settings(&before)
        });
        self.notify_files(&update.notices);
        restyle.unwrap_or_else(Task::none)
    }

    fn on_level_reset(&mut self, level: LevelChoice, reset: LevelReset) -> Task<Message> {
        self.files.scores = reset.scores;
        let texts = &self.appearance.texts;
        if let Some(copy) = reset.copies.last() {
            let level = level_name(level, texts).to_owned();
            let values = [("level", level.into()), ("file", file_notices::path_value(copy))];
            self.notices.push(Notice::with("reset-done", &values, texts));
        }
        self.notify_files(&reset.notices);
        match self.records().map(|records| records.selection) {
            Some(selection) => self.files.request(StorageRequest::LoadReport(selection)),
            None => Task::none(),
        }
    }

    fn notify(&mut self, key: &str) -> Task<Message> {
        self.notices.push(Notice::of(key, &self.appearance.texts));
        Task::none()
    }

    fn notify_files(&mut self, notices: &[FileNotice]) {
        for notice in notices {
            let text = file_notices::notice_text(notice, &self.appearance.texts);
            self.notices.push(Notice::Text(text));
        }
    }

    /// Reports whether a file was saved, with the text of either case.
    fn notify_saved(&mut self, result: &SaveResult, [saved, failed]: [&str; 2]) -> Task<Message> {
        let texts = &self.appearance.texts;
        let file = file_notices::path_value(&result.file);
        let notice = match &result.error {
            None => Notice::with(saved, &[("file", file)], texts),
            Some(error) => {
                let why = file_notices::io_error_text(error, texts);
                Notice::with(failed, &[("file", file), ("why", why.into())], texts)
            }
        };
        self.notices.push(notice);
        Task::none()
    }

    fn announce_changes(&mut self) {
        if self.output.announcer.is_none() {
            return;
        }
        let texts = self.texts();
        let news = AnnouncedState {
            // Behind the title there is no game yet.
            game: self.title_screen().is_none().then_some(self.stack.game.id()),
            foreground: self.stack.foreground_name(self.context()),
            notices: self.notices.texts(texts).map(str::to_owned).collect(),
            ..AnnouncedState::of(self.play(), texts)
        };
        if let Some(announcer) = &mut self.output.announcer {
            announcer.announce_changes(news, &self.stack.game.play, &self.appearance.texts);
        }
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
                drop(self.files.request(StorageRequest::SaveGame(Some(Box::new(game)))));
            }
        }
    }
}

impl Output {
    fn announce(&self, line: String) {
        if let Some(announcer) = &self.announcer {
            announcer.announce(line);
        }
    }
}

/// What is shown may know this, while it is changed itself.
fn context<'a>(
    clock: MonotonicClock,
    settings: &'a EffectiveSettings,
    appearance: &'a Appearance,
    files: &'a PlayerFiles,
    notices: &'a Notices,
    window: &'a MainWindow,
) -> Context<'a> {
    Context {
        settings: &settings.current,
        appearance,
        texts: &appearance.texts,
        scores: &files.scores,
        notices,
        window: window.size(),
        scale: window.scale(),
        clock,
        now: clock.now(),
    }
}
