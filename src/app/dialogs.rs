//! The menu, the dialogs and the keys: what they ask for is done.

use iced::Task;
use iced::widget::operation;

use super::App;
use super::Dialog;
use super::Message;
use super::keys::Shortcut;
use super::wishes::hand;
use super::wishes::language;
use super::wishes::lively;
use crate::audio::Cue;
use crate::dialog::custom;
use crate::dialog::finished;
use crate::dialog::finished::Finished;
use crate::dialog::menu;
use crate::dialog::new_record;
use crate::dialog::reset;
use crate::dialog::search;
use crate::dialog::settings as setup;
use crate::game::Phase;
use crate::game::style::Frame;
use crate::i18n::Texts;
use crate::screen::play;
use crate::screen::play::aid::Wish;
use crate::screen::surroundings;
use crate::store::Scores;
use crate::store::Settings;

impl App {
    pub(super) fn on_menu(&mut self, entry: menu::Entry) -> Task<Message> {
        self.dialog = None;
        self.on_key(match entry {
            menu::Entry::New => Shortcut::New,
            menu::Entry::Pause => Shortcut::Pause,
            menu::Entry::Retry => Shortcut::Retry,
            menu::Entry::Watch => Shortcut::Watch,
            menu::Entry::OpenRecording => Shortcut::OpenRecording,
            menu::Entry::SaveRecording => Shortcut::SaveRecording,
            menu::Entry::CopyBoard => Shortcut::CopyBoard,
            menu::Entry::PasteBoard => Shortcut::PasteBoard,
            menu::Entry::Counters => Shortcut::Counters,
            menu::Entry::Hint => Shortcut::Aid(Wish::Hint),
            menu::Entry::Chances => Shortcut::Aid(Wish::Chances),
            menu::Entry::Check => Shortcut::Aid(Wish::Check),
            menu::Entry::Luck => Shortcut::Luck,
            menu::Entry::Auto => Shortcut::Aid(Wish::Auto),
            menu::Entry::NoGuess => Shortcut::NoGuess,
            menu::Entry::Records => Shortcut::Records,
            menu::Entry::Settings => Shortcut::Settings,
        })
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
        self.play.set_hand(hand, self.stopwatch.now());
        self.play.set_lively(lively(&self.settings, self.desktop));
        self.repaint();
        // A board on which nothing is open yet is no running game: it follows at once.
        self.play.promise_no_guess(self.settings.no_guess);
        if restyled {
            return self.restyle();
        }
        Task::none()
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

    pub(super) fn on_key(&mut self, shortcut: Shortcut) -> Task<Message> {
        if self.dialog.is_some() {
            return self.on_dialog_key(shortcut);
        }
        if self.replay.is_some() {
            return self.on_replay_key(shortcut);
        }
        if self.records.is_some() {
            return self.on_records_key(shortcut);
        }
        match shortcut {
            Shortcut::New => self.on_play(play::Message::New),
            Shortcut::Pause => self.on_play(play::Message::Pause),
            Shortcut::Accept => self.on_play(play::Message::Key(play::Key::Open)),
            Shortcut::Aid(wish) => self.on_play(play::Message::Aid(wish)),
            Shortcut::Figure(figure) => match self.settings.style.traits().frame {
                Frame::Menu => play::menu::chosen(figure)
                    .map_or_else(Task::none, |message| self.on_play(message)),
                Frame::Bars | Frame::Column | Frame::Line => Task::none(),
            },
            Shortcut::Game(key) => self.on_play(play::Message::Key(key)),
            Shortcut::NoGuess => self.switch_no_guess(!self.settings.no_guess),
            Shortcut::Records => self.show_records(),
            Shortcut::Settings => self.open(Dialog::Settings),
            Shortcut::Counters => {
                let save = self.change_settings(|settings| settings.counters = !settings.counters);
                let wish = surroundings::wish(
                    self.play.game().size(),
                    self.settings.style.traits().frame,
                    self.settings.counters,
                    self.window.monitor,
                );
                Task::batch([save, self.grow(wish)])
            }
            Shortcut::Retry => self.retry(),
            Shortcut::Watch => self.watch(),
            Shortcut::Luck => self.show_luck(None),
            Shortcut::OpenRecording => self.ask_recording(),
            Shortcut::SaveRecording => self.ask_where_to_save(),
            Shortcut::CopyBoard => self.copy_board(),
            Shortcut::PasteBoard => iced::clipboard::read().map(Message::Pasted),
            Shortcut::Escape if self.play.aid().is_shown() => {
                self.on_play(play::Message::Aid(Wish::Close))
            }
            Shortcut::Escape | Shortcut::Tab { .. } | Shortcut::Edge { .. } => Task::none(),
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
            (Shortcut::Accept, Some(Dialog::Finished(_))) => {
                self.on_finished(finished::Message::Yes)
            }
            (Shortcut::Accept, Some(Dialog::Reset(_))) => self.on_reset(reset::Message::Confirmed),
            (Shortcut::Accept, Some(Dialog::Search)) => self.on_search(search::Message::Ordinary),
            (Shortcut::Escape, _)
            | (Shortcut::Accept, Some(Dialog::Luck(_) | Dialog::Settings | Dialog::Rules)) => {
                self.close_dialog()
            }
            _ => Task::none(),
        }
    }

    /// Closes what stands in front of the game. Where a box told of its end, a new board follows.
    pub(super) fn close_dialog(&mut self) -> Task<Message> {
        match self.dialog.take() {
            Some(Dialog::Finished(Finished::Dealt { .. })) => self.deal(self.play.game().level()),
            Some(Dialog::Luck(Some(finished))) => self.open(Dialog::Finished(finished)),
            // The rules were opened from the settings, and lead back to them.
            Some(Dialog::Rules) => self.open(Dialog::Settings),
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
            | Dialog::Rules => None,
        };
        self.dialog = Some(dialog);
        let forget = self.on_play(play::Message::Forget);
        let focus = field.map_or_else(Task::none, |field| {
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
