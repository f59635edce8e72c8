//! The application: the only place with side effects. It owns the game, the files, the sound and
//! the window, and does what the screens and dialogs ask for.

mod alarm;
mod commands;
mod desktop;
mod dialogs;
mod ending;
mod films;
mod front;
mod herald;
mod icon;
mod keeper;
pub mod keys;
mod launch;
mod luck;
mod message;
pub mod net;
mod notice;
mod pick;
mod placement;
mod playing;
mod records;
mod search;
mod settings;
mod sight;
mod signals;
mod sizing;
mod theatre;
mod vigil;
mod window;
mod wishes;

use crate::audio::Audio;
use crate::dialog::finished::Finished;
use crate::dialog::keys::Keys;
use crate::dialog::settings as setup;
use crate::game::{BoardGenerator, Game, Level, Moment, Style};
use crate::i18n::{Lang, Texts};
use crate::screen::play::{self, Play};
use crate::screen::records::Records;
use crate::screen::replay::{self, Replay};
use crate::screen::surroundings::Surroundings;
use crate::screen::title::Title;
use crate::store::{BoardOrigin, GameId, NamedLevel, PlayerName, Record, Scores, Settings};
use crate::theme::Palette;
use crate::widget::focus::fence;
use crate::widget::sheet::Sheet;
use crate::widget::stopwatch::Stopwatch;
use front::Dialog;
use herald::Herald;
use iced::widget::{column, responsive, stack};
use iced::{Element, Size, Subscription, Task, Theme, event};
use keeper::Keeper;
use std::rc::Rc;
use std::time::Duration;
use vigil::Vigil;
use window::Window;
use wishes::{hand, language, lively, palette, rules, samples};

pub use desktop::Taste;
pub use films::{Kept, Opened};
pub use herald::Lines;
pub use launch::{Launch, RunError, run};
pub use message::Message;
pub use notice::said;
pub use pick::Choice;
pub use wishes::chance;

/// The whole program behind its window.
#[derive(Debug)]
pub struct App {
    stopwatch: Stopwatch,
    keeper: Keeper,
    settings: Settings,
    /// The style that the command line asked for, until the player chooses another.
    style: Option<Style>,
    /// Whether the command line asked for boards without a guess, and the player has not switched
    /// them on or off since.
    no_guess: bool,
    /// The language that the command line asked for, until the player chooses another.
    lang: Option<Lang>,
    scores: Scores,
    texts: Texts,
    audio: Audio,
    sheet: Rc<Sheet>,
    /// The pictures of each style, in the order in which they are offered.
    samples: Vec<Rc<Sheet>>,
    dealer: BoardGenerator,
    /// Where the board that is played comes from, and where those that will be dealt come from.
    origin: BoardOrigin,
    deals: BoardOrigin,
    /// Which game is played.
    game: GameId,
    vigil: Vigil,
    play: Play,
    /// The seed of the first board.
    first_seed: u64,
    /// What is shown before the first game, in front of it.
    title: Option<Title>,
    /// The records, in front of the game.
    records: Option<Records>,
    /// The recording that is watched, in front of both.
    replay: Option<Replay>,
    dialog: Option<Dialog>,
    /// Whether the open dialog has paused the game, which goes on when it is closed.
    paused_by_dialog: bool,
    /// Whether the focus may be in the bars, and not on the board.
    in_bars: bool,
    notices: Vec<String>,
    /// Whether what the player is doing in the strip goes before the notices.
    notices_wait: bool,
    /// The name by which the system knows the player.
    system_name: Option<PlayerName>,
    /// The record that the game which is over has become, if it has.
    record: Option<Record>,
    /// Whether the player is offered to read how to play.
    offers_help: bool,
    /// The box that tells how the game ended, and when it opens: the board is seen first.
    due_box: Option<(Moment, Finished)>,
    /// Until when the dialog in front ignores presses, if nobody asked for it.
    guard: Option<Moment>,
    /// Tells of everything that happens, where that is wanted.
    herald: Option<Herald>,
    window: Window,
    /// What the desktop says of its taste, once it has said so.
    desktop: Taste,
}

impl App {
    /// The app as it is when the window opens.
    pub fn new(launch: Launch) -> Self {
        let (keeper, found) = Keeper::open(launch.folders.clone(), |game| launch.wants(game));
        let mut settings = found.settings;
        let resumed = found.game.and_then(|game| vigil::resume(game, &settings));
        let style = launch.style.or(resumed.as_ref().and_then(|resumed| {
            let style = resumed.style;
            (style != settings.style).then_some(style)
        }));
        if let Some(style) = style {
            settings.set_style(style);
        }
        settings.no_guess |= launch.no_guess;
        let texts = Texts::new(launch.lang.unwrap_or_else(|| language(&settings)));
        let mut title = theatre::opening(&launch, &settings);
        let first_seed = launch.seed.unwrap_or_else(chance);
        let deals = launch.seed.map_or(BoardOrigin::Fresh, |_| BoardOrigin::Seeded);
        let notices: Vec<String> =
            found.notices.iter().map(|notice| notice::said(notice, &texts)).collect();
        let (game, origin, mut play) = match (resumed, launch.board) {
            (Some(resumed), _) => {
                title = None;
                (resumed.id, resumed.origin, resumed.play)
            }
            (None, board) => {
                let (game, origin) = match board {
                    Some(board) => {
                        let (level, rules) = (board.level(), rules(&settings));
                        let game = Game::with_board(level, rules, board.into_field(), Moment(0));
                        (game, BoardOrigin::Known)
                    }
                    None => {
                        let level = launch.level.unwrap_or_else(|| settings.board());
                        let rules = rules(&settings);
                        let mut game = Game::new(level, rules, first_seed, Moment(0));
                        game.set_no_guess(settings.no_guess);
                        (game, deals)
                    }
                };
                let play = Play::new(game, hand(&settings), Moment(0));
                (GameId(chance()), origin, play)
            }
        };
        let level = play.game().level();
        // The first board is there at once; only those that follow come in.
        let desktop = Taste::default();
        let herald = launch.announce.map(Herald::new);
        if herald.is_some() {
            play.tell_all();
        }
        let window =
            Window::new(settings.window, &sizing::needs(&settings, level), settings.text_size);
        play.set_lively(lively(&settings, desktop));
        Self {
            stopwatch: Stopwatch::start(),
            keeper,
            audio: Audio::new(settings.volume, !settings.sound),
            sheet: Rc::new(Sheet::new(palette(&settings, desktop), window.scale())),
            samples: samples(&settings, desktop, window.scale()),
            dealer: BoardGenerator::new(first_seed),
            origin,
            deals,
            game,
            vigil: Vigil::default(),
            first_seed,
            title,
            records: None,
            replay: None,
            play,
            dialog: None,
            paused_by_dialog: false,
            in_bars: false,
            notices,
            notices_wait: false,
            system_name: launch.player,
            record: None,
            offers_help: found.is_first,
            due_box: None,
            guard: None,
            herald,
            window,
            texts,
            scores: Scores::default(),
            style,
            no_guess: launch.no_guess,
            lang: launch.lang,
            settings,
            desktop,
        }
    }

    /// Lets so much time pass at once. So a test need not wait.
    pub fn pass(&mut self, time: Duration) {
        self.stopwatch = self.stopwatch.ahead(time);
    }

    /// The window's title.
    pub fn title(&self) -> String {
        self.texts.get("app-name").to_owned()
    }

    /// The toolkit's theme.
    pub fn theme(&self) -> Theme {
        self.palette().theme()
    }

    /// The settings as they are now.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The records as they are now.
    pub const fn scores(&self) -> &Scores {
        &self.scores
    }

    /// The words.
    pub const fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The screen of the game.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// The size that the window opens with, or has, in logical pixels as they are.
    pub fn window_size(&self) -> Size {
        self.window.size()
    }

    /// The title, while it is shown.
    pub const fn title_screen(&self) -> Option<&Title> {
        self.title.as_ref()
    }

    /// The recording that is watched, if one is.
    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    fn palette(&self) -> &'static Palette {
        palette(&self.settings, self.desktop)
    }

    /// The moment that is shown.
    pub fn now(&self) -> Moment {
        self.stopwatch.now()
    }

    /// Keys and windows at any time, and one alarm while something is due.
    pub fn subscription(&self) -> Subscription<Message> {
        let signals = signals::listen().map(|()| Message::Quit);
        let still = self
            .window
            .due()
            .map(|due| alarm::at(self.stopwatch.instant(due)).map(|()| Message::Still));
        if let Some(title) = &self.title {
            let listen = event::listen_with(theatre::listen);
            let title = self.title_alarm(title);
            return Subscription::batch(title.into_iter().chain(still).chain([listen, signals]));
        }
        let alarms = [self.play.alarm(self.now()), self.vigil.due(), self.guard, self.box_opens()];
        let alarm = (alarms.into_iter().flatten().min())
            .map(|due| alarm::at(self.stopwatch.instant(due)).map(|()| Message::Woken));
        // Pictures are asked for one after the other only while a recording runs.
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
                .chain([event::listen_with(keys::listen), signals]),
        )
    }

    /// Takes in what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let fit = self.fit();
        let cursor = self.cursor_in_sight(&fit);
        if matches!(message, Message::Key(_) | Message::Play(_) | Message::Menu(_)) {
            self.survived();
        }
        let is_echo = matches!(message, Message::Focused(_));
        let task = if self.title.is_some() { self.perform(message) } else { self.take_in(message) };
        self.keep_in_sight(cursor, &fit);
        self.end_of_search();
        // What has been said and not been read is not said again.
        self.notices.dedup();
        self.take_back_no_room();
        self.announce_news();
        let pause = self.pause_behind_dialog();
        let task = Task::batch([task, pause, self.watch_over_game()]);
        if is_echo { task } else { self.and_listen(task) }
    }

    fn take_in(&mut self, message: Message) -> Task<Message> {
        match message {
            // Its title was left while it was on its way.
            Message::Title(_) => Task::none(),
            Message::Play(message) => self.on_play(message),
            Message::Woken => {
                let guard = self.end_guard();
                let woken = self.on_play(play::Message::Woken);
                Task::batch([guard, woken, self.open_due_box()])
            }
            Message::Menu(shortcut) => self.on_menu(shortcut),
            Message::Replay(message) => self.on_replay(message),
            Message::FilmOpened(opened) => self.on_film(opened),
            Message::FilmKept(kept) => self.on_kept(&kept),
            Message::RecordingChosen(Choice::File(file)) => self.open_recording(file),
            Message::RecordingChosen(choice) => {
                if choice == Choice::NoDialog {
                    let said = self.texts.get("replay-no-dialog").to_owned();
                    self.notices.push(said);
                }
                Task::none()
            }
            Message::PlaceChosen(Choice::File(file)) => self.save_recording(file),
            Message::PlaceChosen(Choice::NoDialog) => self.save_recording_anywhere(),
            Message::PlaceChosen(Choice::Nothing) => Task::none(),
            Message::Pasted(text) => self.paste_board(text.as_deref()),
            Message::Custom(message) => self.on_custom(message),
            Message::Finished(message) => self.on_finished(message),
            Message::Luck(message) => self.on_luck(message),
            Message::NewRecord(message) => self.on_new_record(message),
            Message::Records(message) => self.on_records(message),
            Message::Reset(message) => self.on_reset(message),
            Message::BegunAnew(level, anew) => self.on_begun_anew(level, anew),
            Message::TablePlaceChosen(choice) => self.on_table_place(choice),
            Message::TableKept(kept) => self.on_table_kept(&kept),
            Message::Search(message) => self.on_search(message),
            Message::Settings(setup::Message::Changed(change)) => self.change_setting(change),
            Message::Settings(setup::Message::Rules) => self.open(Dialog::Rules),
            Message::Settings(setup::Message::Keys) => self.open(Dialog::Keys(Keys::default())),
            Message::Keys(message) => self.on_keys(message),
            Message::Help(message) => self.on_help(message),
            Message::Settings(setup::Message::Closed) | Message::Closed => self.close_dialog(),
            Message::Key(press) => self.on_key(press),
            Message::Saved(saved) => {
                // An answer may overtake a change that was made since: the window is always right.
                let restyle = match saved.latest {
                    Some((settings, scores)) => {
                        self.scores = scores;
                        self.adopt(settings)
                    }
                    None => Task::none(),
                };
                let said = saved.notices.iter().map(|notice| notice::said(notice, &self.texts));
                self.notices.extend(said);
                restyle
            }
            Message::Focused(heard) => {
                self.announce_focus(heard);
                Task::none()
            }
            Message::Quit => self.quit(),
            Message::NoticeRead => self.read_notice(),
            Message::Opened(id, size) => {
                self.window.id = Some(id);
                Task::batch([
                    self.take_window(size),
                    iced::window::scale_factor(id).map(Message::Rescaled),
                    iced::window::monitor_size(id).map(Message::Measured),
                    desktop::ask().map(Message::Desktop),
                ])
            }
            Message::Resized(size) => self.take_window(size),
            Message::Moved => {
                self.window.stir(self.now());
                Task::none()
            }
            Message::Still => self.ask_standing(),
            Message::Stood(standing, monitor) => self.take_standing(standing, monitor),
            Message::Rescaled(density) => {
                if self.window.set_density(density) {
                    self.redraw_pictures();
                }
                Task::none()
            }
            Message::Unfocused => self.ask_minimised(),
            Message::Minimised => self.on_play(play::Message::Hidden),
            Message::Desktop(taste) => {
                self.desktop = taste;
                self.play.set_lively(lively(&self.settings, taste));
                self.repaint();
                Task::none()
            }
            Message::Measured(monitor) => {
                self.window.set_monitor(monitor);
                self.show_window()
            }
        }
    }

    /// Whether the screen in front has a strip: that of the game.
    fn has_strip(&self) -> bool {
        self.replay.is_none() && self.records.is_none()
    }

    /// The notice to be shown, if it is its turn.
    fn front_notice(&self) -> Option<&str> {
        let is_busy = self.play.aid().is_shown() || self.play.asks_name();
        let waits = self.has_strip() && self.notices_wait && is_busy;
        let front = self.notices.first().filter(|_| !waits);
        front.map(String::as_str)
    }

    /// Takes away the notice that was shown, where there is one; the next comes in its place.
    fn read_notice(&mut self) -> Task<Message> {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
        // A name that was to be asked for has waited behind it.
        if self.play.asks_name() { self.ask_name() } else { Task::none() }
    }

    /// What surrounds a board of this level.
    fn surroundings(&self, level: Level) -> Surroundings<'_> {
        self.surroundings_in(self.window.size(), level)
    }

    /// What surrounds a board of this level in a window of this size, in logical pixels.
    fn surroundings_in(&self, window: Size, level: Level) -> Surroundings<'_> {
        Surroundings {
            texts: &self.texts,
            keys: &self.settings.keys,
            palette: self.palette(),
            sheet: &self.sheet,
            traits: self.settings.style.spec(),
            window: self.room(window),
            scale: self.window.scale(),
            side: self.settings.cell_size(level),
            show_remaining: self.settings.show_remaining,
            no_guess: self.settings.no_guess,
            sound: self.settings.sound,
            counters: self.settings.counters,
            best: self.best(level),
            offers_help: self.offers_help,
            result_in_box: self.tells_end_in_box(),
            notice: (self.front_notice()).map(|notice| (notice, self.notices.len() - 1)),
            stopwatch: self.stopwatch,
            now: self.now(),
        }
    }

    /// What the screen in front has of a window of this size. Only the game has a strip; elsewhere a
    /// notice has a row of its own below the screen.
    fn room(&self, window: Size) -> Size {
        if self.has_strip() || self.notices.is_empty() {
            window
        } else {
            Size::new(window.width, window.height - notice::ROW)
        }
    }

    /// The best time of the player's records on a level, in ms, by the rules that are played now.
    /// A win counts only once its result appears, which is the first to tell it.
    fn best(&self, level: Level) -> Option<u64> {
        let style = Style::matching(self.play.game().rules())?;
        let is_waiting = self.play.summary().is_some_and(|result| !result.is_shown());
        let untold = self.record.as_ref().filter(|_| is_waiting);
        self.scores.best(NamedLevel::new(level)?, style, untold)
    }

    /// What is to be seen.
    pub fn view(&self) -> Element<'_, Message> {
        // While an edge is dragged the toolkit draws a window of the new size before the app hears of
        // it. So it is the toolkit that says for which size everything is laid out.
        responsive(|size| self.view_in(size)).into()
    }

    fn view_in(&self, window: Size) -> Element<'_, Message> {
        let palette = self.palette();
        let around = self.surroundings_in(window, self.level_in_sight());
        let base = match (&self.title, &self.replay, &self.records) {
            (Some(title), ..) => title.view(&self.texts, window).map(Message::Title),
            (None, Some(replay), _) => replay.view(around).map(Message::Replay),
            (None, None, Some(records)) => records.view(around).map(Message::Records),
            (None, None, None) => self.play.view(around).map(Message::Play),
        };
        let elsewhere = self.title.is_none() && !self.has_strip();
        let notice = around.notice.filter(|_| elsewhere);
        let notice = notice.map(|notice| notice::row(notice, around, Message::NoticeRead));
        // The screen is always the first of these, so that what it remembers outlives the notice.
        // What is not there is no layer either: each costs the renderer a mask of the whole window.
        let behind = column![base].push(notice);
        stack([fence(behind, self.dialog.is_some())]).extend(self.front(window, palette)).into()
    }
}
