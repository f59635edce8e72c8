//! Announces everything that happens, for players who hear the game: to assistive technology, and
//! one line each for `--announce`.
//!
//! The screen of the game notes the actions on its board; the rest is found by comparing the state
//! after a message with the state before.

use super::Message;
use super::screen_readers::{BridgeMessage, ScreenReaders};
use crate::audio::Audio;
use crate::config::Detail;
use crate::game::{Action, GameId, Outcome, OutcomeKind, Pos, VisibleCell};
use crate::i18n::{Texts, announcements, reading};
use crate::platform::accessibility::TreeWriter;
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::ui::accessibility::{self, AccessibilityTree, Request, Seen, SeenNode, TreeContext};
use crate::ui::context::Context;
use crate::ui::screen::learn::puzzle_board::PuzzleBoard;
use crate::ui::screen::play::current_game::resumed_text;
use crate::ui::screen::play::{RankedResult, assistant_bar};
use crate::ui::screen::workbench::WorkbenchScreen;
use crate::ui::stack::Stack;
use accesskit::{ActionRequest, Role};
use iced::Task;
use std::mem;

/// What the player hears.
#[derive(Debug)]
pub(super) struct Output {
    pub(super) audio: Audio,
    announcer: Announcer,
    /// What was said last.
    said: String,
    /// Gets every line.
    lines: Option<AnnouncementWriter>,
    /// While assistive technology listens.
    tree: Option<(AccessibilityTree, TreeWriter)>,
    pub(super) screen_readers: ScreenReaders,
}

impl Output {
    pub(super) fn new(audio: Audio, lines: Option<AnnouncementWriter>) -> Self {
        let (announcer, screen_readers) = (Announcer::default(), ScreenReaders::default());
        Self { audio, announcer, said: String::new(), lines, tree: None, screen_readers }
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

    pub(super) fn meaning(&self, request: &ActionRequest) -> Option<Request> {
        let (tree, _) = self.tree.as_ref()?;
        accessibility::meaning(tree, request)
    }

    /// Looks at the window again, if somebody hears of it. The focus may be in a control.
    pub(super) fn look(&self, may_have_focus: bool, has_looked: bool) -> Task<Message> {
        let is_wanted = self.tree.is_some() || self.lines.is_some() && may_have_focus;
        if is_wanted && !has_looked {
            accessibility::look().map(Message::Looked)
        } else {
            Task::none()
        }
    }

    /// Tells what is in the window. `scale` is in physical pixels per logical pixel.
    pub(super) fn tell_window(&mut self, seen: Seen, stack: &Stack, texts: &Texts, scale: f32) {
        if let Some(lines) = &self.lines
            && let Some(line) = self.announcer.focus_line(seen.focused(), texts)
        {
            lines.send(&line);
        }
        if let Some((tree, writer)) = &mut self.tree {
            let ctx = TreeContext { texts, scale, is_playing: stack.is_board_in_front() };
            writer.send(tree.update(seen, ctx));
            if let Some(step) = tree.step_news(texts) {
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
        let said = if self.said.is_empty() { texts.get("read-nothing-said") } else { &self.said };
        if let Some(lines) = &self.lines {
            lines.send(said);
        }
        if let Some((tree, _)) = &mut self.tree {
            tree.tell([said].into_iter());
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

/// A line of what is announced.
enum Line {
    News(String),
    /// The news omits the place if that is the cursor's.
    OfAction {
        line: String,
        news: String,
    },
    /// Assistive technology hears it with the focus.
    OfFocus(String),
}

impl Line {
    fn text(&self) -> &str {
        let (Self::News(text) | Self::OfFocus(text) | Self::OfAction { line: text, .. }) = self;
        text
    }

    fn news(&self) -> Option<&str> {
        match self {
            Self::News(text) | Self::OfAction { news: text, .. } => Some(text),
            Self::OfFocus(_) => None,
        }
    }
}

#[derive(Debug, Default)]
struct Announcer {
    last: AnnouncedState,
    /// The last announcement of the focused control.
    focus: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct AnnouncedState {
    game: Option<GameId>,
    /// Of a win, or of a strict game that a guess lost.
    result: Option<RankedResult>,
    /// The name of what covers the game, or replaces it.
    foreground: Option<String>,
    cursor: Option<Pos>,
    /// What is drawn there.
    drawn: Option<VisibleCell>,
    /// Whether the workbench shows odds.
    odds: Option<bool>,
    flag_mode: bool,
    help: Option<String>,
    /// Who is ahead in a race, and how it ended.
    race: Option<String>,
    times_shown: u32,
    notices: Vec<String>,
}

impl Announcer {
    /// The announcement of the focus, if the control or its value has changed.
    fn focus_line(&mut self, control: Option<&SeenNode>, texts: &Texts) -> Option<String> {
        let description = control.and_then(|control| describe_focus(control, texts));
        let is_new = description != self.focus;
        self.focus.clone_from(&description);
        description.filter(|_| is_new)
    }

    fn changes(
        &mut self,
        actions: Vec<(Action, Outcome)>,
        stack: &Stack,
        ctx: Context<'_>,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        let tell = |lines: &mut Vec<Line>, line: &str| lines.push(Line::News(line.to_owned()));
        let (play, texts) = (&stack.game.play, ctx.texts);
        let (board, pane) = stack.board_in_front();
        let game = stack.puzzle().map_or(play.game(), PuzzleBoard::game);
        let cursor = pane.cursor;
        let bench = stack.front::<WorkbenchScreen>();
        for (action, outcome) in actions {
            let line = announcements::action(texts, game, action, &outcome, ctx.now);
            let of_cell = |pos| announcements::without_place(texts, pos, &line).to_owned();
            let news = cursor.map_or_else(|| line.clone(), of_cell);
            let is_brief = ctx.settings.detail == Detail::Brief;
            let line = if is_brief { news.clone() } else { line };
            lines.push(Line::OfAction { line, news });
            let opens = matches!(outcome.kind, OutcomeKind::Opened { .. });
            let is_list = opens && outcome.changed.len() > 1 && ctx.settings.detail == Detail::Full;
            let list = is_list.then(|| reading::opened_list(texts, board, &outcome.changed));
            lines.extend(list.map(Line::News));
        }
        let result = play.summary.as_ref().map(|summary| summary.result);
        let news = AnnouncedState {
            // Behind the title there is no game yet.
            game: (!stack.is_before_game()).then_some(stack.game.id()),
            result: result.filter(|it| it.is_won() || it.certain_cell(texts).is_some()),
            foreground: stack.foreground_name(ctx),
            cursor,
            drawn: cursor.filter(|_| bench.is_some()).map(|pos| board.cell(pos)),
            odds: bench.map(WorkbenchScreen::shows_odds),
            flag_mode: stack.puzzle().map_or_else(|| play.flag_mode(), PuzzleBoard::flag_mode),
            help: match stack.screen_text(ctx) {
                Some(said) => Some(said),
                None => assistant_bar::assistant_text(&play.assistant, texts),
            },
            race: play.race.as_ref().and_then(|race| race.news(play.game(), ctx.now, texts)),
            times_shown: play.assistant.times_shown + bench.map_or(0, WorkbenchScreen::times_asked),
            notices: stack.notices.texts(texts).map(str::to_owned).collect(),
        };
        let known = mem::replace(&mut self.last, news.clone());
        if news == known {
            return lines;
        }
        if let Some(result) = news.result.filter(|_| news.result != known.result) {
            // That a mine was hit has been said.
            tell(&mut lines, &result.certain_cell(texts).unwrap_or_else(|| result.text(texts)));
        }
        if let Some(race) = news.race.as_ref().filter(|_| news.race != known.race) {
            tell(&mut lines, race);
        }
        let (new_front, old_front) = (news.foreground != known.foreground, known.foreground);
        if let Some(old) =
            old_front.filter(|_| new_front && news.foreground.is_none() && known.game.is_some())
        {
            let closed = texts.with("announce-closed", &[("name", old.into())]);
            lines.push(Line::OfFocus(closed));
        }
        if news.game.is_some() && news.game != known.game {
            // A resumed game gets a greeting.
            match resumed_text(play, texts) {
                Some(greeting) => tell(&mut lines, &greeting),
                None => match stack.game.origin_note() {
                    Some((note, _)) => tell(&mut lines, texts.get(note)),
                    None => tell(&mut lines, &announcements::new_game(texts, play.game())),
                },
            }
        }
        for notice in news.notices.iter().filter(|notice| !known.notices.contains(notice)) {
            tell(&mut lines, notice);
        }
        if let Some((pos, drawn)) = news.cursor.zip(news.drawn)
            && known.drawn.is_some_and(|known| known != drawn)
            && news.cursor == known.cursor
        {
            let line = announcements::cell(texts, board, pos);
            tell(&mut lines, announcements::without_place(texts, pos, &line));
        }
        if let (Some(on), Some(was)) = (news.odds, known.odds)
            && on != was
        {
            tell(&mut lines, &announcements::switch(texts, texts.get("aid-odds"), on));
        }
        if news.flag_mode != known.flag_mode {
            tell(
                &mut lines,
                texts.get(if news.flag_mode { "flag-mode-is-on" } else { "flag-mode-is-off" }),
            );
        }
        let is_shown_again = news.times_shown > known.times_shown;
        if let Some(help) =
            news.help.filter(|help| is_shown_again || known.help.as_ref() != Some(help))
        {
            tell(&mut lines, &help);
        }
        if let Some(front) = news.foreground.filter(|_| new_front) {
            lines.push(Line::OfFocus(front));
        }
        if let Some(pos) = news.cursor.filter(|_| news.cursor != known.cursor) {
            let step = (pos, known.cursor);
            let (line, more) = reading::arrival(texts, ctx.settings, board, step);
            let line = announcements::with_chance(texts, line, stack.shown_chance(pos));
            lines.push(Line::OfFocus(line));
            lines.extend(more.map(Line::News));
        }
        lines
    }
}

fn describe_focus(control: &SeenNode, texts: &Texts) -> Option<String> {
    let name = accessibility::name(control);
    let semantics = &control.semantics;
    // Players know what they type.
    let is_text = matches!(semantics.role, Role::TextInput | Role::SearchInput);
    let description = match (semantics.toggled, semantics.value.as_ref().filter(|_| !is_text)) {
        (Some(on), _) => announcements::switch(texts, &name, on),
        (None, Some(value)) if name.is_empty() => value.clone(),
        (None, Some(value)) => announcements::value(texts, &name, value),
        (None, None) => name,
    };
    (!description.is_empty()).then_some(description)
}
