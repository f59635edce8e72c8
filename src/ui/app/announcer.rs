//! Announces everything that happens, one line each, for players who use a screen reader, which the
//! toolkit does not support.
//!
//! The screen of the game notes the actions on its board; the rest is found by comparing the state
//! after a message with the state before.

use crate::audio::Audio;
use crate::game::{Action, GameId, Outcome, Pos};
use crate::i18n::{Texts, announcements};
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::ui::context::Context;
use crate::ui::screen::play::current_game::resumed_text;
use crate::ui::screen::play::{RankedResult, assistant_bar};
use crate::ui::stack::Stack;
use crate::ui::widget::focus::A11yLabel;
use crate::ui::widget::focus::navigation::FocusedControl;
use std::mem;

/// What the player hears.
#[derive(Debug)]
pub(super) struct Output {
    pub(super) audio: Audio,
    pub(super) announcer: Option<Announcer>,
}

impl Output {
    pub(super) fn announce_changes(&mut self, stack: &mut Stack, ctx: Context<'_>) {
        let actions = mem::take(&mut stack.game.play.actions);
        if let Some(announcer) = &mut self.announcer {
            announcer.announce_changes(actions, stack, ctx);
        }
    }

    pub(super) fn announce_focus(&mut self, control: Option<FocusedControl>, texts: &Texts) {
        if let Some(announcer) = &mut self.announcer {
            announcer.announce_focus(control, texts);
        }
    }
}

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
    win: Option<RankedResult>,
    /// The name of what covers the game, or replaces it.
    foreground: Option<String>,
    cursor: Option<Pos>,
    flag_mode: bool,
    help: Option<String>,
    notices: Vec<String>,
}

impl Announcer {
    pub(super) fn new(writer: AnnouncementWriter) -> Self {
        Self { writer, last: AnnouncedState::default(), focus: None }
    }

    fn announce(&self, line: impl AsRef<str>) {
        self.writer.send(line.as_ref());
    }

    /// Announces the focus if the control or its value has changed.
    fn announce_focus(&mut self, control: Option<FocusedControl>, texts: &Texts) {
        let description = control.and_then(|control| describe_focus(control, texts));
        if description != self.focus {
            self.focus.clone_from(&description);
            if let Some(description) = description {
                self.announce(description);
            }
        }
    }

    pub(super) fn announce_changes(
        &mut self,
        actions: Vec<(Action, Outcome)>,
        stack: &Stack,
        ctx: Context<'_>,
    ) {
        let (play, texts) = (&stack.game.play, ctx.texts);
        for (action, outcome) in actions {
            self.announce(announcements::action(texts, play.game(), action, &outcome, ctx.now));
        }
        let result = play.summary.as_ref().map(|summary| summary.result);
        let news = AnnouncedState {
            // Behind the title there is no game yet.
            game: stack.title().is_none().then_some(stack.game.id()),
            win: result.filter(|result| matches!(result, RankedResult::Won { .. })),
            foreground: stack.foreground_name(ctx),
            cursor: play.cursor,
            flag_mode: play.flag_mode(),
            help: assistant_bar::assistant_text(&play.assistant, texts),
            notices: stack.notices.texts(texts).map(str::to_owned).collect(),
        };
        let known = mem::replace(&mut self.last, news.clone());
        if news == known {
            return;
        }
        if let Some(result) = news.win.filter(|_| news.win != known.win) {
            self.announce(result.text(texts));
        }
        let (new_front, old_front) = (news.foreground != known.foreground, known.foreground);
        if let Some(old) =
            old_front.filter(|_| new_front && news.foreground.is_none() && known.game.is_some())
        {
            self.announce(texts.with("announce-closed", &[("name", old.into())]));
        }
        if news.game.is_some() && news.game != known.game {
            // A resumed game gets a greeting.
            match resumed_text(play, texts) {
                Some(greeting) => self.announce(greeting),
                None => self.announce(announcements::new_game(texts, play.game())),
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
            self.announce(announcements::cell(texts, play.game(), pos));
        }
    }
}

fn describe_focus(control: FocusedControl, texts: &Texts) -> Option<String> {
    let content = control.texts.join(" ");
    let before = control.tooltip.or(control.text_before).unwrap_or_default();
    let description = match control.a11y {
        A11yLabel::Name(name) => name,
        A11yLabel::Switch(on) => announcements::switch(texts, &content, on),
        A11yLabel::Value(value) if before.is_empty() => value,
        A11yLabel::Value(value) => announcements::value(texts, &before, &value),
        // A field's name is the text before it.
        A11yLabel::None if content.is_empty() => before,
        A11yLabel::None => content,
    };
    (!description.is_empty()).then_some(description)
}
