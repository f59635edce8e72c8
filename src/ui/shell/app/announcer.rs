//! Announces everything that happens, for players who hear the game: to assistive technology, and
//! one line each for `--announce`.
//!
//! The screen of the game notes the actions on its board; the rest is found by comparing the state
//! after a message with the state before.

mod changes;

use super::Message;
use super::screen_readers::{BridgeMessage, ScreenReaders};
use crate::audio::Audio;
use crate::game::Moment;
use crate::i18n::{Texts, reading};
use crate::platform::accessibility::TreeWriter;
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::ui::screen::context::Context;
use crate::ui::shell::accessibility::{
    self, AccessibilityTree, AssistiveRequest, Seen, TreeContext,
};
use crate::ui::shell::stack::Stack;
use accesskit::ActionRequest;
use changes::{Announcer, Line};
use iced::Task;

/// What the player hears.
#[derive(Debug)]
pub(super) struct Output {
    pub(super) audio: Audio,
    announcer: Announcer,
    /// What was said last.
    said: String,
    /// What is wrong in a field.
    pub(super) problem: Option<String>,
    /// Gets every line.
    lines: Option<AnnouncementWriter>,
    /// While assistive technology listens.
    tree: Option<(AccessibilityTree, TreeWriter)>,
    /// How many looks at the window were asked for, and the first of them that shows the last news.
    looks: u64,
    news_from: u64,
    pub(super) screen_readers: ScreenReaders,
}

impl Output {
    pub(super) fn new(audio: Audio, lines: Option<AnnouncementWriter>) -> Self {
        let (announcer, screen_readers) = (Announcer::default(), ScreenReaders::default());
        Self {
            audio,
            announcer,
            said: String::new(),
            problem: None,
            lines,
            tree: None,
            looks: 0,
            news_from: 0,
            screen_readers,
        }
    }

    /// Whether assistive technology reads the window.
    pub(super) const fn is_read(&self) -> bool {
        self.tree.is_some()
    }

    /// When there is something to tell that no message brings.
    pub(super) fn next_deadline(&self) -> Option<Moment> {
        self.tree.as_ref().and_then(|(tree, _)| tree.next_deadline())
    }

    /// Connects the window with assistive technology, which hears everything once it listens.
    pub(super) fn on_bridge(&mut self, message: BridgeMessage) -> Task<Message> {
        match message {
            BridgeMessage::Listening(writer) => {
                self.tree = writer
                    .map(|writer| (AccessibilityTree::new(writer.needs_descriptions), writer));
                Task::none()
            }
            other => self.screen_readers.update(other),
        }
    }

    pub(super) fn meaning(&self, request: &ActionRequest) -> Option<AssistiveRequest> {
        let (tree, _) = self.tree.as_ref()?;
        accessibility::meaning(tree, request)
    }

    /// Looks at the window again, if somebody hears of it. The focus may be in a control.
    pub(super) fn look(&mut self, may_have_focus: bool, has_looked: bool) -> Task<Message> {
        let is_wanted = self.tree.is_some() || self.lines.is_some() && may_have_focus;
        if is_wanted && !has_looked {
            self.looks += 1;
            let nth = self.looks;
            accessibility::look().map(move |seen| Message::Looked(nth, seen))
        } else {
            Task::none()
        }
    }

    /// Tells what the look of this number has seen in the window. `scale` is in physical pixels per logical pixel.
    pub(super) fn tell_window(
        &mut self,
        (nth, seen): (u64, Seen),
        stack: &Stack,
        scale: f32,
        ctx: Context<'_>,
    ) {
        let texts = ctx.texts;
        self.problem = seen.nodes.iter().find_map(|node| node.semantics.error.clone());
        let focus = self.announcer.focus_line(seen.focused(), texts);
        if let Some((lines, line)) = self.lines.as_ref().zip(focus) {
            lines.send(&line);
        }
        if let Some(is_back) = self.announcer.end_met(seen.focused()) {
            self.said = reading::end(texts, is_back);
            self.say();
        }
        // News goes with the focus that it has led to.
        let is_too_old = nth < self.news_from;
        if let Some((tree, writer)) = self.tree.as_mut().filter(|_| !is_too_old) {
            let is_playing = stack.played_board().is_some();
            let ctx = TreeContext { texts, scale, is_playing, now: ctx.now };
            writer.send(tree.update(seen, ctx));
            if let Some(step) = tree.step_news() {
                writer.send(step);
            }
            self.screen_readers.tell();
        }
    }

    /// Answers a question, or says what was said last.
    pub(super) fn tell(&mut self, line: Option<String>, texts: &Texts) {
        if let Some(line) = line {
            self.said = line;
        }
        if self.said.is_empty() {
            texts.get("read-nothing-said").clone_into(&mut self.said);
        }
        self.say();
        self.news_from = self.looks + 1;
    }

    /// Says again what was said last.
    fn say(&mut self) {
        if let Some(lines) = &self.lines {
            lines.send(&self.said);
        }
        if let Some((tree, _)) = &mut self.tree {
            tree.tell([self.said.as_str()].into_iter());
        }
    }

    /// Tells what has happened since the last time.
    pub(super) fn tell_changes(&mut self, stack: &mut Stack, ctx: Context<'_>) {
        let actions = stack.take_actions();
        if self.lines.is_none() && self.tree.is_none() {
            return;
        }
        let all = self.announcer.changes(actions, stack, ctx);
        if !all.is_empty() {
            self.news_from = self.looks + 1;
            let said: Vec<&str> = all.iter().map(Line::text).collect();
            self.said = ctx.texts.paragraph(&said);
        }
        if let Some(lines) = &self.lines {
            all.iter().for_each(|line| lines.send(line.text()));
        }
        if let Some((tree, _)) = &mut self.tree {
            tree.tell(all.iter().filter_map(Line::news));
        }
    }
}
