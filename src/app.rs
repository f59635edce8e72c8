//! The app: the only place that touches the world. It holds the game, the files, the sound and
//! the window, and does what the screens and dialogs ask for.

mod alarm;
mod keeper;
pub mod keys;
mod notice;

use std::rc::Rc;
use std::time::Duration;
use std::time::Instant;

use iced::Element;
use iced::Point;
use iced::Size;
use iced::Subscription;
use iced::Task;
use iced::Theme;
use iced::event;
use iced::widget::Id;
use iced::widget::operation;
use iced::widget::operation::AbsoluteOffset;
use iced::window;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::audio::Audio;
use crate::audio::Cue;
use crate::dialog::custom;
use crate::dialog::custom::Custom;
use crate::dialog::menu;
use crate::dialog::new_record;
use crate::dialog::new_record::NewRecord;
use crate::dialog::records;
use crate::dialog::records::Records;
use crate::dialog::settings as setup;
use crate::font;
use crate::game::Dealer;
use crate::game::Game;
use crate::game::Level;
use crate::game::Moment;
use crate::game::Rules;
use crate::game::pointer::Hand;
use crate::game::pointer::Input;
use crate::game::rules::ChordBy;
use crate::i18n::Lang;
use crate::i18n::Texts;
use crate::screen::play;
use crate::screen::play::Ending;
use crate::screen::play::Finish;
use crate::screen::play::Play;
use crate::screen::play::Praise;
use crate::screen::play::fit;
use crate::screen::play::fit::Fit;
use crate::store::Folders;
use crate::store::NamedLevel;
use crate::store::Record;
use crate::store::Scores;
use crate::store::Settings;
use crate::store::Standing;
use crate::store::settings;
use crate::theme;
use crate::theme::Palette;
use crate::widget::modal;
use crate::widget::sheet::Sheet;
use keeper::Keeper;
use keeper::Saved;
use keys::Shortcut;

/// What the command line asks of the window.
#[derive(Debug, Clone, Default)]
pub struct Launch {
    /// The level to play, instead of the one played last.
    pub level: Option<Level>,
    /// The seed of the first board, and through it of all that follow.
    pub seed: Option<u64>,
    /// Where the player's files are; without folders they live in memory.
    pub folders: Option<Folders>,
}

/// The whole program behind its window.
#[derive(Debug)]
pub struct App {
    started: Instant,
    keeper: Keeper,
    settings: Settings,
    scores: Scores,
    texts: Texts,
    audio: Audio,
    sheet: Rc<Sheet>,
    dealer: Dealer,
    seeded: bool,
    play: Play,
    dialog: Option<Dialog>,
    notices: Vec<String>,
    window: Window,
}

/// What is known of the window.
#[derive(Debug, Clone, Copy)]
struct Window {
    id: Option<window::Id>,
    size: Size,
    scale: f32,
    monitor: Option<Size>,
}

/// What stands in front of the game.
#[derive(Debug, Clone, PartialEq)]
enum Dialog {
    Menu,
    Custom(Custom),
    NewRecord(NewRecord),
    Records(Records),
    Settings,
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the screen of the game.
    Play(play::Message),
    /// In the menu.
    Menu(menu::Entry),
    /// In the dialog for a custom board.
    Custom(custom::Message),
    /// In the dialog for a record's name.
    NewRecord(new_record::Message),
    /// In the table of records.
    Records(records::Message),
    /// In the settings.
    Settings(setup::Message),
    /// What stands in front of the game was closed.
    Closed,
    /// A key was pressed.
    Key(Shortcut),
    /// The player's files were saved.
    Saved(Saved),
    /// The oldest notice was read.
    NoticeRead,
    /// The window opened at this size.
    Opened(window::Id, Size),
    /// The window has this size now.
    Resized(Size),
    /// So many of the screen's pixels make a logical one now.
    Rescaled(f32),
    /// The monitor has this size, in logical pixels.
    Measured(Option<Size>),
    /// The alarm that was set has gone off.
    Woken,
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// When the window cannot be opened.
pub fn run(launch: Launch) -> iced::Result {
    let app = App::new(launch);
    let settings = iced::Settings {
        id: Some("sapper".to_owned()),
        fonts: font::FILES.map(Into::into).to_vec(),
        default_font: font::TEXT,
        ..iced::Settings::default()
    };
    let window = window::Settings {
        size: fit::wish(app.play.game().size(), None),
        min_size: Some(fit::MIN_WINDOW),
        platform_specific: platform(),
        ..window::Settings::default()
    };
    // The toolkit may ask for a first state more than once, but does so only when it is restarted.
    let first = std::cell::RefCell::new(Some(app));
    iced::application(
        move || {
            let app = first.borrow_mut().take();
            let app = app.unwrap_or_else(|| App::new(Launch::default()));
            let records = app.keeper.read().map(Message::Saved);
            (app, records)
        },
        App::update,
        App::view,
    )
    .title(App::title)
    .theme(App::theme)
    .subscription(App::subscription)
    .settings(settings)
    .window(window)
    .run()
}

#[cfg(target_os = "linux")]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific {
        application_id: "sapper".to_owned(),
        ..window::settings::PlatformSpecific::default()
    }
}

#[cfg(not(target_os = "linux"))]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific::default()
}

impl App {
    /// The app as it is when the window opens.
    pub fn new(launch: Launch) -> Self {
        let (keeper, settings, notices) = Keeper::open(launch.folders);
        let texts = Texts::new(language(&settings));
        let level = launch.level.unwrap_or_else(|| settings.board());
        let first_seed = launch.seed.unwrap_or_else(chance);
        let game = Game::new(level, rules(&settings), first_seed, Moment(0));
        let notices = notices
            .iter()
            .map(|notice| notice::said(notice, &texts))
            .collect();
        Self {
            started: Instant::now(),
            keeper,
            audio: Audio::new(settings.volume, !settings.sound),
            sheet: Rc::new(Sheet::new(palette(&settings), 1.0)),
            dealer: Dealer::new(first_seed),
            seeded: launch.seed.is_some(),
            play: Play::new(game, hand(&settings)),
            dialog: None,
            notices,
            window: Window {
                id: None,
                size: fit::wish(level.size(), None),
                scale: 1.0,
                monitor: None,
            },
            texts,
            scores: Scores::default(),
            settings,
        }
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

    /// The screen of the game.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    fn palette(&self) -> &'static Palette {
        palette(&self.settings)
    }

    fn now(&self) -> Moment {
        Moment(self.started.elapsed().as_millis() as u64)
    }

    /// Keys and windows at any time, and one alarm while something is due.
    pub fn subscription(&self) -> Subscription<Message> {
        let alarm = self.play.alarm(self.now()).map(|due| {
            let at = self.started + Duration::from_millis(due.0);
            alarm::at(at).map(|()| Message::Woken)
        });
        Subscription::batch(alarm.into_iter().chain([event::listen_with(keys::listen)]))
    }

    /// Takes in what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Play(message) => self.on_play(message),
            Message::Woken => self.on_play(play::Message::Woken),
            Message::Menu(entry) => self.on_menu(entry),
            Message::Custom(message) => self.on_custom(message),
            Message::NewRecord(message) => self.on_new_record(message),
            Message::Records(message) => {
                if let Some(Dialog::Records(records)) = &mut self.dialog
                    && !records.update(message)
                {
                    self.dialog = None;
                }
                Task::none()
            }
            Message::Settings(setup::Message::Changed(change)) => self.change_setting(change),
            Message::Settings(setup::Message::Closed) | Message::Closed => {
                self.dialog = None;
                Task::none()
            }
            Message::Key(shortcut) => self.on_key(shortcut),
            Message::Saved(saved) => {
                // An answer may overtake a change that was made since: the window is always right.
                if let Some((settings, scores)) = saved.latest {
                    self.adopt(settings);
                    self.scores = scores;
                }
                let said = saved
                    .notices
                    .iter()
                    .map(|notice| notice::said(notice, &self.texts));
                self.notices.extend(said);
                Task::none()
            }
            Message::NoticeRead => {
                if !self.notices.is_empty() {
                    self.notices.remove(0);
                }
                Task::none()
            }
            Message::Opened(id, size) => {
                self.window.id = Some(id);
                self.window.size = size;
                Task::batch([
                    window::scale_factor(id).map(Message::Rescaled),
                    window::monitor_size(id).map(Message::Measured),
                ])
            }
            Message::Resized(size) => {
                self.window.size = size;
                Task::none()
            }
            Message::Rescaled(scale) => {
                if scale != self.window.scale {
                    self.window.scale = scale;
                    self.sheet = Rc::new(Sheet::new(self.palette(), scale));
                }
                Task::none()
            }
            Message::Measured(monitor) => {
                self.window.monitor = monitor;
                Task::none()
            }
        }
    }

    fn on_play(&mut self, message: play::Message) -> Task<Message> {
        let now = self.now();
        let actions = self.play.update(message, now);
        Task::batch(
            actions
                .into_iter()
                .map(|action| self.act(action))
                .collect::<Vec<_>>(),
        )
    }

    fn act(&mut self, action: play::Action) -> Task<Message> {
        match action {
            play::Action::Play(cue) => {
                self.audio.play(cue);
                Task::none()
            }
            play::Action::Deal(level) => self.deal(level),
            play::Action::Finished(finish) => self.finish(finish),
            play::Action::ShowRemaining(shown) => {
                self.change_settings(move |settings| settings.show_remaining = shown)
            }
            play::Action::Sound(on) => self.change_setting(setup::Change::Sound(on)),
            play::Action::AskCustom => self.open(Dialog::Custom(Custom::new(self.custom_board()))),
            play::Action::OpenMenu => self.open(Dialog::Menu),
            play::Action::Reveal(pos) => {
                let fit = Fit::new(self.play.game().size(), self.window.size, self.window.scale);
                let offset = fit.reveal(pos, self.play.offset());
                if fit.scrolls() && offset != self.play.offset() {
                    scroll_to(offset)
                } else {
                    Task::none()
                }
            }
        }
    }

    /// The measures with which the custom dialog opens: the present board's.
    fn custom_board(&self) -> crate::game::CustomBoard {
        self.play.measures()
    }

    /// Deals a new game. A board of another size asks the window to take its size.
    fn deal(&mut self, level: Level) -> Task<Message> {
        let now = self.now();
        let same_size = self.play.game().size() == level.size();
        let seed = self.dealer.next_seed();
        self.play.deal(level, rules(&self.settings), seed, now);
        self.audio.play(Cue::NewGame);
        let resize = match self.window.id {
            Some(id) if !same_size => {
                let wish = fit::wish(level.size(), self.window.monitor);
                window::is_maximized(id).then(move |maximized| {
                    if maximized {
                        Task::none()
                    } else {
                        window::resize(id, wish)
                    }
                })
            }
            _ => Task::none(),
        };
        if self.settings.board() == level {
            return resize;
        }
        let remember = self.change_settings(move |settings| settings.set_board(level));
        Task::batch([resize, remember])
    }

    /// Tells how the game ended, and writes a ranked win into the records.
    fn finish(&mut self, finish: Finish) -> Task<Message> {
        let Finish {
            won,
            level,
            time_ms,
            bbbv,
        } = finish;
        if !won {
            self.play.end(Ending::Lost);
            return Task::none();
        }
        let style = self.settings.style;
        let ranked = NamedLevel::new(level).filter(|_| !self.seeded);
        let Some(level) = ranked else {
            let praise = if self.seeded {
                Praise::Seeded
            } else {
                Praise::Custom
            };
            self.play.end(Ending::Won { time_ms, praise });
            return Task::none();
        };
        let standing = self.scores.standing(level, style, time_ms);
        let record = Record {
            level,
            style,
            name: self.settings.player.clone(),
            time_ms,
            bbbv,
            date: jiff::Timestamp::now(),
            replay: None,
        };
        let kept = record.clone();
        let save = self.change_scores(move |scores| scores.add(kept.clone()));
        let praise = match standing {
            Standing::Best { before_ms: None } => Praise::First,
            Standing::Best { before_ms: Some(_) } => Praise::NewBest,
            Standing::Place {
                place, behind_ms, ..
            } => Praise::Place {
                place,
                gap_ms: behind_ms,
                best_ms: time_ms - behind_ms,
            },
        };
        self.play.end(Ending::Won { time_ms, praise });
        let ask = if matches!(standing, Standing::Best { .. }) {
            let player = self.settings.player.as_ref();
            let dialog = NewRecord::new(record, player);
            self.open(Dialog::NewRecord(dialog))
        } else {
            Task::none()
        };
        Task::batch([save, ask])
    }

    fn on_menu(&mut self, entry: menu::Entry) -> Task<Message> {
        self.dialog = None;
        match entry {
            menu::Entry::New => self.on_key(Shortcut::New),
            menu::Entry::Pause => self.on_key(Shortcut::Pause),
            menu::Entry::Records => self.on_key(Shortcut::Records),
            menu::Entry::Settings => self.on_key(Shortcut::Settings),
        }
    }

    fn on_custom(&mut self, message: custom::Message) -> Task<Message> {
        let Some(Dialog::Custom(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        match dialog.update(message) {
            custom::Action::None => Task::none(),
            custom::Action::Close => {
                self.dialog = None;
                Task::none()
            }
            custom::Action::Start(level) => {
                self.dialog = None;
                self.deal(level)
            }
        }
    }

    fn on_new_record(&mut self, message: new_record::Message) -> Task<Message> {
        let Some(Dialog::NewRecord(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        match dialog.update(message) {
            new_record::Action::None => Task::none(),
            new_record::Action::Close => {
                self.dialog = None;
                Task::none()
            }
            new_record::Action::Sign(record, name) => {
                self.dialog = None;
                let player = name.clone();
                Task::batch([
                    self.change_scores(move |scores| scores.set_name(&record, Some(name.clone()))),
                    self.change_settings(move |settings| settings.player = Some(player.clone())),
                ])
            }
        }
    }

    fn change_setting(&mut self, change: setup::Change) -> Task<Message> {
        let before = self.settings.clone();
        let save = self.change_settings(move |settings| change.apply(settings));
        self.follow(&before);
        if let setup::Change::Volume(_) = change {
            self.audio.play(Cue::Open);
        }
        save
    }

    /// Takes over settings that another window may have changed.
    fn adopt(&mut self, settings: Settings) {
        let before = std::mem::replace(&mut self.settings, settings);
        self.follow(&before);
    }

    /// Puts into effect what differs from the settings of `before`. The rules hold from the next
    /// game on.
    fn follow(&mut self, before: &Settings) {
        let now = &self.settings;
        if now == before {
            return;
        }
        if language(now) != language(before) {
            self.texts = Texts::new(language(now));
        }
        if palette(now) != palette(before) {
            self.sheet = Rc::new(Sheet::new(palette(now), self.window.scale));
        }
        self.audio.set_muted(!now.sound);
        self.audio.set_volume(now.volume);
        self.play.set_hand(hand(now));
    }

    fn on_key(&mut self, shortcut: Shortcut) -> Task<Message> {
        if self.dialog.is_some() {
            return self.on_dialog_key(shortcut);
        }
        match shortcut {
            Shortcut::New => self.on_play(play::Message::New),
            Shortcut::Pause => self.on_play(play::Message::Pause),
            Shortcut::Accept => self.on_play(play::Message::Key(play::Key::Open)),
            Shortcut::Game(key) => self.on_play(play::Message::Key(key)),
            Shortcut::Records => {
                let shown = NamedLevel::new(self.play.game().level()).unwrap_or(NamedLevel::ALL[0]);
                self.open(Dialog::Records(Records::new(shown, self.settings.style)))
            }
            Shortcut::Settings => self.open(Dialog::Settings),
            Shortcut::Escape | Shortcut::Tab { .. } => Task::none(),
        }
    }

    fn on_dialog_key(&mut self, shortcut: Shortcut) -> Task<Message> {
        match (shortcut, &self.dialog) {
            (Shortcut::Tab { back: false }, _) => operation::focus_next(),
            (Shortcut::Tab { back: true }, _) => operation::focus_previous(),
            (Shortcut::Accept, Some(Dialog::Custom(_))) => {
                self.on_custom(custom::Message::Accepted)
            }
            (Shortcut::Accept, Some(Dialog::NewRecord(_))) => {
                self.on_new_record(new_record::Message::Accepted)
            }
            (Shortcut::Escape, _)
            | (Shortcut::Accept, Some(Dialog::Records(_) | Dialog::Settings)) => {
                self.dialog = None;
                Task::none()
            }
            _ => Task::none(),
        }
    }

    /// Puts a dialog in front of the game, which lets go of what the mouse held.
    fn open(&mut self, dialog: Dialog) -> Task<Message> {
        let field = match dialog {
            Dialog::Custom(_) => Some(custom::Field::Rows.id()),
            Dialog::NewRecord(_) => Some(new_record::FIELD),
            Dialog::Menu | Dialog::Records(_) | Dialog::Settings => None,
        };
        self.dialog = Some(dialog);
        let forget = self.on_play(play::Message::Mouse(Input::Forget));
        let focus = field.map_or_else(Task::none, |field| {
            Task::batch([operation::focus(field), operation::select_all(field)])
        });
        Task::batch([forget, focus])
    }

    fn change_settings(
        &mut self,
        change: impl Fn(&mut Settings) + Send + 'static,
    ) -> Task<Message> {
        change(&mut self.settings);
        self.keeper.change_settings(change).map(Message::Saved)
    }

    fn change_scores(&mut self, change: impl Fn(&mut Scores) + Send + 'static) -> Task<Message> {
        change(&mut self.scores);
        self.keeper.change_scores(change).map(Message::Saved)
    }

    /// What is to be seen.
    pub fn view(&self) -> Element<'_, Message> {
        let palette = self.palette();
        let around = play::Surroundings {
            texts: &self.texts,
            palette,
            sheet: &self.sheet,
            window: self.window.size,
            scale: self.window.scale,
            show_remaining: self.settings.show_remaining,
            sound: self.settings.sound,
            now: self.now(),
        };
        let base = self.play.view(around).map(Message::Play);
        let base = match self.notices.first() {
            Some(notice) => notice::over(base, notice, &self.texts, palette, Message::NoticeRead),
            None => base,
        };
        let (texts, close) = (&self.texts, Message::Closed);
        let dialog = match &self.dialog {
            None => return base,
            Some(Dialog::Menu) => {
                let menu = menu::view(self.play.game().phase(), texts, palette).map(Message::Menu);
                return modal::menu(base, menu, close, palette);
            }
            Some(Dialog::Custom(dialog)) => dialog.view(texts, palette).map(Message::Custom),
            Some(Dialog::NewRecord(dialog)) => dialog.view(texts, palette).map(Message::NewRecord),
            Some(Dialog::Records(dialog)) => dialog
                .view(&self.scores, texts, palette)
                .map(Message::Records),
            Some(Dialog::Settings) => {
                setup::view(&self.settings, texts, palette).map(Message::Settings)
            }
        };
        modal::modal(base, dialog, close, palette)
    }
}

fn scroll_to(offset: Point) -> Task<Message> {
    operation::scroll_to(
        Id::new(play::field::SCROLL),
        AbsoluteOffset {
            x: offset.x,
            y: offset.y,
        },
    )
}

/// A seed that nobody can foresee.
fn chance() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|error| {
        tracing::warn!("the system gives no random numbers, the time must do: {error}");
        jiff::Timestamp::now().as_nanosecond() as u64
    })
}

fn language(settings: &Settings) -> Lang {
    match settings.language {
        settings::Language::Auto => Lang::of_system(),
        settings::Language::In(lang) => lang,
    }
}

const fn palette(settings: &Settings) -> &'static Palette {
    match settings.theme {
        settings::Theme::Auto | settings::Theme::Light => &theme::LIGHT,
        settings::Theme::Dark => &theme::DARK,
    }
}

/// The style's rules, with what the player has changed in them.
fn rules(settings: &Settings) -> Rules {
    let rules = settings.style.rules();
    Rules {
        question_marks: rules.question_marks && settings.question_marks,
        chord_by: match rules.chord_by {
            ChordBy::Buttons if settings.single_click_chord => ChordBy::SingleClick,
            chord_by => chord_by,
        },
        ..rules
    }
}

fn hand(settings: &Settings) -> Hand {
    let chord_by = settings.style.rules().chord_by;
    Hand {
        swapped: settings.swap_buttons,
        long_press_marks: settings.long_press_flags,
        double_click_chords: chord_by == ChordBy::DoubleClick,
        no_button_chords: chord_by != ChordBy::Buttons,
    }
}
