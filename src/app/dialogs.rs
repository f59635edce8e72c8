//! The menu, the dialogs and the keys: what they ask for is done.

use iced::Task;
use iced::widget::operation;
use iced::widget::operation::AbsoluteOffset;

use super::App;
use super::Dialog;
use super::Message;
use super::keys as strokes;
use super::keys::Stroke;
use super::sight::Zoom;
use super::wishes::hand;
use super::wishes::language;
use super::wishes::lively;
use crate::audio::Cue;
use crate::dialog::custom;
use crate::dialog::finished;
use crate::dialog::finished::Finished;
use crate::dialog::help;
use crate::dialog::keys;
use crate::dialog::new_record;
use crate::dialog::reset;
use crate::dialog::search;
use crate::dialog::settings as setup;
use crate::game::Phase;
use crate::game::style::Frame;
use crate::i18n::Texts;
use crate::keymap::Press;
use crate::keymap::Shortcut;
use crate::screen::play;
use crate::screen::play::aid::Wish;
use crate::screen::surroundings;
use crate::store::Scores;
use crate::store::Settings;
use crate::widget::focus::travel;

impl App {
    pub(super) fn on_menu(&mut self, shortcut: Shortcut) -> Task<Message> {
        self.dialog = None;
        self.run(shortcut)
    }

    pub(super) fn on_keys(&mut self, message: keys::Message) -> Task<Message> {
        let Some(Dialog::Keys(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        let action = dialog.update(message);
        self.rekey(action)
    }

    fn rekey(&mut self, action: keys::Action) -> Task<Message> {
        match action {
            keys::Action::None => Task::none(),
            keys::Action::Set(shortcut, press) => self.change_settings(move |settings| {
                // Another window may have taken the key since; then it is that window's.
                let _ = settings.keys.set(shortcut, press);
            }),
            keys::Action::Restore => self.change_settings(|settings| settings.keys.restore()),
            keys::Action::Close => self.close_dialog(),
        }
    }

    pub(super) fn on_custom(&mut self, message: custom::Message) -> Task<Message> {
        let Some(Dialog::Custom(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        match dialog.update(message) {
            custom::Action::None => Task::none(),
            custom::Action::Close => {
                self.dialog = None;
                Task::none()
            }
            custom::Action::Start(level, no_guess) => {
                self.dialog = None;
                let switch = self.switch_no_guess(no_guess);
                Task::batch([switch, self.deal(level)])
            }
        }
    }

    pub(super) fn on_new_record(&mut self, message: new_record::Message) -> Task<Message> {
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

    /// Switches boards without a guess on or off. The next board follows.
    fn switch_no_guess(&mut self, on: bool) -> Task<Message> {
        if on == self.settings.no_guess {
            return Task::none();
        }
        self.change_setting(setup::Change::NoGuess(on))
    }

    pub(super) fn change_setting(&mut self, change: setup::Change) -> Task<Message> {
        let before = self.settings.clone();
        match change {
            setup::Change::Style(_) => self.style = None,
            setup::Change::NoGuess(_) => self.no_guess = false,
            setup::Change::Language(_) => self.lang = None,
            _ => {}
        }
        let save = self.change_settings(move |settings| change.apply(settings));
        let restyle = self.follow(&before);
        if let setup::Change::Volume(_) = change {
            self.audio.play(Cue::Open);
        }
        Task::batch([save, restyle])
    }

    /// Takes over settings that another window may have changed.
    pub(super) fn adopt(&mut self, mut settings: Settings) -> Task<Message> {
        if let Some(style) = self.style {
            settings.choose_style(style);
        }
        settings.no_guess |= self.no_guess;
        let before = std::mem::replace(&mut self.settings, settings);
        self.follow(&before)
    }

    /// Puts into effect what differs from the settings of `before`. The rules hold from the next
    /// game on.
    fn follow(&mut self, before: &Settings) -> Task<Message> {
        let now = &self.settings;
        let lang = self.lang.unwrap_or_else(|| language(now));
        if lang != self.texts.lang() {
            self.texts = Texts::new(lang);
        }
        if now == before {
            return Task::none();
        }
        self.audio.set_muted(!now.sound);
        self.audio.set_volume(now.volume);
        let hand = hand(now);
        let restyled = now.style != before.style;
        let resized = now.text_size != before.text_size;
        self.play.set_hand(hand, self.stopwatch.now());
        self.play.set_lively(lively(&self.settings, self.desktop));
        self.repaint();
        let resized = resized.then(|| self.take_text_size());
        // A board on which nothing is open yet is no running game: it follows at once.
        self.play.promise_no_guess(self.settings.no_guess);
        let restyled = restyled.then(|| self.restyle());
        Task::batch(resized.into_iter().chain(restyled))
    }

    /// Takes up the size of texts and buttons, and asks for a window with room for it.
    fn take_text_size(&mut self) -> Task<Message> {
        let enlarged = if self.window.want(self.settings.text_size) {
            self.enlarged()
        } else {
            Task::none()
        };
        let wish = surroundings::wish(
            self.play.game().size(),
            self.settings.style.traits().frame,
            self.settings.counters,
            self.settings.cell_side(self.play.game().level()),
            self.window.monitor(),
        );
        Task::batch([self.grow(wish), enlarged])
    }

    /// Takes up a style: with its own board at once, or after the game that is being played.
    fn restyle(&mut self) -> Task<Message> {
        let game = self.play.game();
        if matches!(game.phase(), Phase::Running | Phase::Paused) {
            return self.take_size(game.level(), false);
        }
        let level = self.settings.board();
        let deal = self.deal(level);
        Task::batch([deal, self.take_size(level, false)])
    }

    /// Takes in a key that no field and no control has taken.
    pub(super) fn on_key(&mut self, press: Press) -> Task<Message> {
        if let Some(Dialog::Keys(dialog)) = &mut self.dialog
            && dialog.is_waiting()
        {
            let action = dialog.hear(press, &self.settings.keys);
            return self.rekey(action);
        }
        let Some(stroke) = strokes::stroke(press, &self.settings.keys) else {
            return Task::none();
        };
        if self.dialog.is_some() {
            return self.on_dialog_key(stroke);
        }
        let leave = self.leave_bars(stroke);
        let task = match (stroke, self.replay.is_some()) {
            (Stroke::Tab { back }, false) if self.records.is_some() => travel::travel(back, true),
            (Stroke::Tab { back }, _) => {
                self.in_bars = true;
                travel::travel(back, false)
            }
            // These do the same on every screen.
            (
                Stroke::Does(
                    shortcut @ (Shortcut::Help
                    | Shortcut::ZoomIn
                    | Shortcut::ZoomOut
                    | Shortcut::ZoomFit
                    | Shortcut::FullScreen),
                ),
                _,
            ) => self.run(shortcut),
            (Stroke::Escape, _) if leave.is_some() => Task::none(),
            (_, true) => self.on_replay_key(stroke),
            (_, false) if self.records.is_some() => self.on_records_key(stroke),
            (_, false) => self.on_play_key(stroke),
        };
        Task::batch([leave.unwrap_or_else(Task::none), task])
    }

    /// Takes the focus from the bars when a key leads back to the board.
    fn leave_bars(&mut self, stroke: Stroke) -> Option<Task<Message>> {
        let leads_back = matches!(
            stroke,
            Stroke::Escape
                | Stroke::Move(..)
                | Stroke::Edge { .. }
                | Stroke::Corner { .. }
                | Stroke::Page { .. }
                | Stroke::Does(
                    Shortcut::Open
                        | Shortcut::Flag
                        | Shortcut::Chord
                        // A control may go with the game, and its focus would be another's then.
                        | Shortcut::New
                        | Shortcut::Retry
                )
        );
        (leads_back && std::mem::take(&mut self.in_bars)).then(travel::leave)
    }

    fn on_play_key(&mut self, stroke: Stroke) -> Task<Message> {
        let key = match stroke {
            Stroke::Does(shortcut) => return self.run(shortcut),
            Stroke::Figure(figure) => {
                return match self.settings.style.traits().frame {
                    Frame::Menu => play::menu::chosen(figure)
                        .map_or_else(Task::none, |message| self.on_play(message)),
                    Frame::Bars | Frame::Column | Frame::Line => Task::none(),
                };
            }
            Stroke::Escape if self.play.aid().is_shown() => {
                return self.on_play(play::Message::Aid(Wish::Close));
            }
            Stroke::Escape if !self.notices.is_empty() => {
                self.notices.remove(0);
                return Task::none();
            }
            Stroke::Escape | Stroke::Tab { .. } => return Task::none(),
            Stroke::Accept => play::Key::Open,
            Stroke::Move(down, right) => play::Key::Move(down, right),
            Stroke::Edge { end } => play::Key::Edge { end },
            Stroke::Corner { end } => play::Key::Corner { end },
            Stroke::Page { down } => {
                let rows = self.fit().page();
                play::Key::Move(if down { rows } else { -rows }, 0)
            }
        };
        self.on_play(play::Message::Key(key))
    }

    /// Does what a key was pressed or a line of the menu was chosen for.
    fn run(&mut self, shortcut: Shortcut) -> Task<Message> {
        let message = match shortcut {
            Shortcut::Open => play::Message::Key(play::Key::Open),
            Shortcut::Flag => play::Message::Key(play::Key::Mark),
            Shortcut::Chord => play::Message::Key(play::Key::Chord),
            Shortcut::FlagMode => play::Message::FlagMode(!self.play.flag_mode()),
            Shortcut::New => play::Message::New,
            Shortcut::Pause => play::Message::Pause,
            Shortcut::Custom if self.settings.style.traits().custom => {
                play::Message::Chosen(play::Choice::Custom)
            }
            Shortcut::Custom => {
                let style = self.texts.style(self.settings.style);
                let said = self
                    .texts
                    .with("custom-not-here", &[("style", style.into())]);
                self.notices.push(said);
                return Task::none();
            }
            Shortcut::Hint => play::Message::Aid(Wish::Hint),
            Shortcut::Odds => play::Message::Aid(Wish::Chances),
            Shortcut::Check => play::Message::Aid(Wish::Check),
            Shortcut::Auto => play::Message::Aid(Wish::Auto),
            Shortcut::Step => play::Message::Aid(Wish::Step),
            Shortcut::Menu => play::Message::Menu,
            Shortcut::NoGuess => return self.switch_no_guess(!self.settings.no_guess),
            Shortcut::Retry => return self.retry(),
            Shortcut::Watch => return self.watch(),
            Shortcut::Luck => return self.show_luck(None),
            Shortcut::OpenRecording => return self.ask_recording(),
            Shortcut::SaveRecording => return self.ask_where_to_save(),
            Shortcut::CopyBoard => return self.copy_board(),
            Shortcut::PasteBoard => return iced::clipboard::read().map(Message::Pasted),
            Shortcut::Help => return self.open(Dialog::Help),
            Shortcut::Settings => return self.open(Dialog::Settings),
            Shortcut::Records => return self.show_records(),
            Shortcut::ZoomIn => return self.zoom(Zoom::By(1), None),
            Shortcut::ZoomOut => return self.zoom(Zoom::By(-1), None),
            Shortcut::ZoomFit => return self.zoom(Zoom::Fit, None),
            Shortcut::FullScreen => return self.toggle_full_screen(),
            Shortcut::Counters => {
                let save = self.change_settings(|settings| settings.counters = !settings.counters);
                let wish = surroundings::wish(
                    self.play.game().size(),
                    self.settings.style.traits().frame,
                    self.settings.counters,
                    self.settings.cell_side(self.play.game().level()),
                    self.window.monitor(),
                );
                return Task::batch([save, self.grow(wish)]);
            }
        };
        self.on_play(message)
    }

    fn on_dialog_key(&mut self, stroke: Stroke) -> Task<Message> {
        match (stroke, &self.dialog) {
            (Stroke::Accept, Some(Dialog::Custom(_))) => self.on_custom(custom::Message::Accepted),
            (Stroke::Accept, Some(Dialog::NewRecord(_))) => {
                self.on_new_record(new_record::Message::Accepted)
            }
            (Stroke::Accept, Some(Dialog::Finished(_))) => self.on_finished(finished::Message::Yes),
            (Stroke::Accept, Some(Dialog::Reset(_))) => self.on_reset(reset::Message::Confirmed),
            (Stroke::Accept, Some(Dialog::Search)) => self.on_search(search::Message::Ordinary),
            (Stroke::Accept, Some(Dialog::Menu)) => Task::none(),
            (Stroke::Escape | Stroke::Accept, _)
            | (Stroke::Does(Shortcut::Menu), Some(Dialog::Menu))
            | (Stroke::Does(Shortcut::Help), Some(Dialog::Help)) => self.close_dialog(),
            (Stroke::Does(Shortcut::FullScreen), _) => self.toggle_full_screen(),
            (Stroke::Tab { back }, _) => travel::travel(back, true),
            (Stroke::Move(down, _), Some(Dialog::Help)) => {
                scroll_help(f32::from(down) * help::LINE)
            }
            (Stroke::Page { down }, Some(Dialog::Help)) => {
                let page = help::page(self.window.size());
                scroll_help(if down { page } else { -page })
            }
            (Stroke::Edge { end }, Some(Dialog::Help)) => {
                scroll_help(if end { f32::MAX } else { f32::MIN })
            }
            // What is left of the arrows leads from one control to the next.
            (Stroke::Move(down, right), _) => travel::travel(down + right < 0, true),
            _ => Task::none(),
        }
    }

    /// Closes what stands in front of the game. Where a box told of its end, a new board follows.
    pub(super) fn close_dialog(&mut self) -> Task<Message> {
        match self.dialog.take() {
            Some(Dialog::Finished(Finished::Dealt { .. })) => self.deal(self.play.game().level()),
            Some(Dialog::Luck(Some(finished))) => self.open(Dialog::Finished(finished)),
            // These were opened from the settings, and lead back to them.
            Some(Dialog::Rules | Dialog::Keys(_)) => self.open(Dialog::Settings),
            Some(Dialog::Search) => self.on_play(play::Message::CallOff),
            _ => Task::none(),
        }
    }

    pub(super) fn on_finished(&mut self, message: finished::Message) -> Task<Message> {
        if message == finished::Message::Luck {
            let told = match self.dialog.take() {
                Some(Dialog::Finished(finished)) => Some(finished),
                _ => None,
            };
            return self.show_luck(told);
        }
        let again = self.dialog == Some(Dialog::Finished(Finished::Again));
        let close = self.close_dialog();
        match message {
            finished::Message::Yes if again => self.deal(self.play.game().level()),
            finished::Message::No if again => iced::exit(),
            finished::Message::Yes | finished::Message::No | finished::Message::Luck => close,
        }
    }

    /// Puts a dialog in front of the game, which lets go of what the mouse held.
    pub(super) fn open(&mut self, dialog: Dialog) -> Task<Message> {
        let field = match dialog {
            Dialog::Custom(_) => Some(custom::Field::Rows.id()),
            Dialog::NewRecord(_) => Some(new_record::FIELD),
            Dialog::Menu
            | Dialog::Finished(_)
            | Dialog::Luck(_)
            | Dialog::Reset(_)
            | Dialog::Search
            | Dialog::Settings
            | Dialog::Rules
            | Dialog::Keys(_)
            | Dialog::Help => None,
        };
        self.dialog = Some(dialog);
        let forget = self.on_play(play::Message::Forget);
        let focus = field.map_or_else(travel::leave, |field| {
            Task::batch([operation::focus(field), operation::select_all(field)])
        });
        Task::batch([forget, focus])
    }

    pub(super) fn change_settings(
        &mut self,
        change: impl Fn(&mut Settings) + Send + 'static,
    ) -> Task<Message> {
        change(&mut self.settings);
        self.keeper.change_settings(change).map(Message::Saved)
    }

    pub(super) fn change_scores(
        &mut self,
        change: impl Fn(&mut Scores) + Send + 'static,
    ) -> Task<Message> {
        change(&mut self.scores);
        self.keeper.change_scores(change).map(Message::Saved)
    }
}

/// Scrolls the help by so many logical pixels.
fn scroll_help(by: f32) -> Task<Message> {
    operation::scroll_by(help::LIST, AbsoluteOffset { x: 0.0, y: by })
}
