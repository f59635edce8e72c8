//! Announces everything that happens, one line each, for players who use a screen reader, which the
//! toolkit does not support.
//!
//! Actions on the board are announced as they happen; the rest is found by comparing the state
//! after a message with the state before.

use super::{App, Message, autosave};
use crate::game::{Action, GameId, Outcome, Phase, Pos};
use crate::i18n::announcements;
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::ui::screen::play::assistant_bar;
use crate::ui::widget::focus::A11yLabel;
use crate::ui::widget::focus::navigation::{self, FocusedControl};
use iced::Task;
use std::mem;

#[derive(Debug)]
pub(super) struct Announcer {
    writer: AnnouncementWriter,
    last: AnnouncedState,
    /// The last announcement of the focused control.
    focus: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct AnnouncedState {
    game: Option<GameId>,
    /// The name of what covers the game, or replaces it.
    foreground: Option<String>,
    cursor: Option<Pos>,
    flag_mode: bool,
    help: Option<String>,
    notices: Vec<String>,
}

impl Announcer {
    pub(super) fn new(lines: AnnouncementWriter) -> Self {
        Self { writer: lines, last: AnnouncedState::default(), focus: None }
    }
}

impl App {
    pub(super) fn announce(&self, line: impl AsRef<str>) {
        if let Some(announcer) = &self.announcer {
            announcer.writer.send(line.as_ref());
        }
    }

    pub(super) fn announce_action(&self, action: Action, outcome: &Outcome) {
        let (game, now) = (self.play.game(), self.now());
        self.announce(announcements::action(&self.texts, game, action, outcome, now));
    }

    /// Adds a look at the focus after a task, if it may be in a control and is announced.
    pub(super) fn then_announce_focus(&self, task: Task<Message>) -> Task<Message> {
        let may_have_it = self.focus_in_bars
            || !self.dialogs.is_empty()
            || self.records.is_some()
            || self.replay.is_some();
        if self.announcer.is_some() && may_have_it {
            task.chain(navigation::describe_focused().map(Message::FocusReported))
        } else {
            task
        }
    }

    /// Announces the focus if the control or its value has changed.
    pub(super) fn announce_focus(&mut self, control: Option<FocusedControl>) {
        let words = control.and_then(|control| self.describe_focus(control));
        let Some(announcer) = &mut self.announcer else {
            return;
        };
        if words != announcer.focus {
            announcer.focus.clone_from(&words);
            if let Some(words) = words {
                self.announce(words);
            }
        }
    }

    fn describe_focus(&self, control: FocusedControl) -> Option<String> {
        let texts = &self.texts;
        let written = control.texts.join(" ");
        let before = control.tooltip.or(control.text_before).unwrap_or_default();
        let words = match control.a11y {
            A11yLabel::Name(name) => name,
            A11yLabel::Switch(on) => announcements::switch(texts, &written, on),
            A11yLabel::Value(value) if before.is_empty() => value,
            A11yLabel::Value(value) => announcements::value(texts, &before, &value),
            // A field's name is the text before it.
            A11yLabel::None if written.is_empty() => before,
            A11yLabel::None => written,
        };
        (!words.is_empty()).then_some(words)
    }

    pub(super) fn announce_changes(&mut self) {
        if self.announcer.is_none() {
            return;
        }
        let news = AnnouncedState {
            // Behind the title there is no game yet.
            game: self.title.is_none().then_some(self.game_id),
            foreground: self.foreground_name(),
            cursor: self.play.cursor(),
            flag_mode: self.play.flag_mode(),
            help: assistant_bar::assistant_text(self.play.assistant(), &self.texts),
            notices: self.notices.clone(),
        };
        let Some(announcer) = &mut self.announcer else {
            return;
        };
        let known = mem::replace(&mut announcer.last, news.clone());
        if news == known {
            return;
        }
        let texts = &self.texts;
        // A resumed game gets a greeting.
        let resumed = self.play.game().phase() == Phase::Paused;
        let (new_front, old_front) = (news.foreground != known.foreground, known.foreground);
        if let Some(old) =
            old_front.filter(|_| new_front && news.foreground.is_none() && known.game.is_some())
        {
            self.announce(texts.with("announce-closed", &[("name", old.into())]));
        }
        if news.game.is_some() && news.game != known.game {
            match autosave::resumed_text(&self.play, texts).filter(|_| resumed) {
                Some(greeting) => self.announce(greeting),
                None => self.announce(announcements::new_game(texts, self.play.game())),
            }
        }
        // New notices follow the unread ones.
        for notice in news.notices.iter().skip(known.notices.len()) {
            self.announce(notice);
        }
        if news.flag_mode != known.flag_mode {
            self.announce(if news.flag_mode {
                texts.get("flag-mode-is-on")
            } else {
                texts.get("flag-mode-is-off")
            });
        }
        if let Some(help) = news.help.filter(|help| known.help.as_ref() != Some(help)) {
            self.announce(help);
        }
        if let Some(front) = news.foreground.filter(|_| new_front) {
            self.announce(front);
        }
        if let Some(pos) = news.cursor.filter(|_| news.cursor != known.cursor) {
            self.announce(announcements::cell(texts, self.play.game(), pos));
        }
    }
}
