//! What is announced after a message: the actions on the board, and what else differs from before.

use crate::config::command::Command;
use crate::config::{Detail, Lang};
use crate::game::{Action, GameId, Outcome, OutcomeKind, Phase, Pos, VisibleCell};
use crate::i18n::{Texts, announcements, daily, practice, reading};
use crate::practice::first_steps::FirstStep;
use crate::ui::features::play::RankedResult;
use crate::ui::features::play::auto_play::AutoPlay;
use crate::ui::features::puzzle::PuzzleBoard;
use crate::ui::screen::context::Context;
use crate::ui::shell::accessibility::{self, SeenNode};
use crate::ui::shell::stack::Stack;
use accesskit::{NodeId, Role};
use std::mem::{self, Discriminant};

/// The key of the name of the switch for odds.
const ODDS: &str = "aid-odds";

/// A line of what is announced.
pub(super) enum Line {
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
    pub(super) fn text(&self) -> &str {
        let (Self::News(text) | Self::OfFocus(text) | Self::OfAction { line: text, .. }) = self;
        text
    }

    pub(super) fn news(&self) -> Option<&str> {
        match self {
            Self::News(text) | Self::OfAction { news: text, .. } => Some(text),
            Self::OfFocus(_) => None,
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Announcer {
    last: AnnouncedState,
    /// What it was said in.
    lang: Option<Lang>,
    /// The last announcement of the focused control.
    focus: Option<String>,
    /// How often the focused control has met its ends.
    ends_met: Option<(NodeId, u32)>,
    /// What was explained last of a first game: each step once, whichever cells are an example.
    explained: Option<Discriminant<FirstStep>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct AnnouncedState {
    game: Option<GameId>,
    /// Of a win, of a daily board, or of a strict game that a guess lost.
    result: Option<RankedResult>,
    /// What covers the game, or replaces it.
    foreground: Option<Foreground>,
    cursor: Option<Pos>,
    /// Which puzzle it is on, of those that were in its place.
    puzzle: Option<u32>,
    /// What is drawn there.
    drawn: Option<VisibleCell>,
    /// The switches of what is in front: the keys of their names, and which are on.
    switches: Vec<(&'static str, bool)>,
    /// How fast a recording is played.
    speed: Option<&'static str>,
    help: Option<String>,
    /// Who is ahead in a race, and how it ended.
    race: Option<String>,
    times_shown: u32,
    first_step: Option<FirstStep>,
    notices: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Foreground {
    name: String,
    /// A dialog takes the focus, which tells its name.
    is_dialog: bool,
}

impl Foreground {
    fn line(self, text: String) -> Line {
        if self.is_dialog { Line::OfFocus(text) } else { Line::News(text) }
    }
}

impl AnnouncedState {
    fn of(stack: &Stack, ctx: Context<'_>) -> Self {
        let (play, texts) = (&stack.game, ctx.texts);
        let host = stack.board_or_game();
        let (cursor, spoken) = (host.pane().cursor, host.spoken());
        let result = play.summary.as_ref().map(|summary| summary.result);
        Self {
            // Behind the title there is no game yet.
            game: (!stack.is_before_game()).then_some(stack.game.id()),
            result: result.filter(|it| it.is_won() || news_of_loss(*it, texts).is_some()),
            foreground: stack
                .foreground_name(ctx)
                .map(|name| Foreground { name, is_dialog: stack.has_dialog() }),
            cursor,
            puzzle: stack.puzzle().map(|puzzle| puzzle.nth),
            drawn: cursor.filter(|_| spoken.is_drawn).map(|pos| host.board().cell(pos)),
            switches: switches(stack, ctx),
            speed: spoken.speed,
            help: stack.screen().text(ctx),
            race: play.race.as_ref().and_then(|race| race.news(play.game(), ctx.now, texts)),
            times_shown: play.assistant.times_shown + spoken.times_asked,
            first_step: play.first_step(),
            notices: stack.notices.texts(texts).map(str::to_owned).collect(),
        }
    }
}

/// The switches of the game, and those of a screen in front.
fn switches(stack: &Stack, ctx: Context<'_>) -> Vec<(&'static str, bool)> {
    let mut now = stack.game.command_context(ctx.settings);
    now.flag_mode = stack.puzzle().map_or(now.flag_mode, PuzzleBoard::flag_mode);
    let mut switches: Vec<_> = Command::all().filter_map(|command| command.switch(now)).collect();
    let spoken = stack.board_or_game().spoken();
    let assistant = &stack.game.assistant;
    let of_game = assistant.chances().is_some();
    switches.push(("aid-auto", assistant.auto.as_ref().is_some_and(AutoPlay::is_running)));
    switches.push((ODDS, spoken.odds.unwrap_or(of_game)));
    switches.push(match spoken.details {
        Some(details) => ("replay-details", details),
        None => ("counters", ctx.settings.counters),
    });
    switches
}

/// What is said of a loss besides the mine that was hit.
fn news_of_loss(result: RankedResult, texts: &Texts) -> Option<String> {
    match result {
        RankedResult::Daily { .. } => result.note(texts),
        _ => result.certain_cell(texts),
    }
}

impl Announcer {
    /// The announcement of the focus, if the control or its value has changed.
    pub(super) fn focus_line(
        &mut self,
        control: Option<&SeenNode>,
        texts: &Texts,
    ) -> Option<String> {
        let description = control.and_then(|control| describe_focus(control, texts));
        let is_new = description != self.focus;
        self.focus.clone_from(&description);
        let line = description.filter(|_| is_new)?;
        let typed = control.filter(|it| is_text(it)).and_then(|it| it.semantics.value.as_ref());
        Some(match typed.filter(|typed| !typed.is_empty()) {
            Some(typed) => announcements::value(texts, &line, typed),
            None => line,
        })
    }

    /// Whether a key has led no further in the focused control since the last look, and if so,
    /// whether it led back.
    pub(super) fn end_met(&mut self, control: Option<&SeenNode>) -> Option<bool> {
        let now = control.map(|it| (it.id, it.semantics.ends_met.0));
        let (before, known) = mem::replace(&mut self.ends_met, now)?;
        let (id, count) = now?;
        let (_, is_back) = control?.semantics.ends_met;
        (id == before && count > known).then_some(is_back)
    }

    /// The control with the focus says itself that it was switched.
    fn has_focus(&self, name: &str) -> bool {
        self.focus.as_ref().is_some_and(|focus| focus.starts_with(name))
    }

    pub(super) fn changes(
        &mut self,
        actions: Vec<(Action, Outcome)>,
        stack: &Stack,
        ctx: Context<'_>,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        let tell = |lines: &mut Vec<Line>, line: &str| lines.push(Line::News(line.to_owned()));
        let (play, texts) = (&stack.game, ctx.texts);
        let host = stack.board_or_game();
        let (board, pane) = (host.board(), host.pane());
        let game = stack.puzzle().map_or(play.game(), PuzzleBoard::game);
        for (action, outcome) in actions {
            let line = announcements::action(texts, game, action, &outcome, ctx.now);
            if outcome.kind == OutcomeKind::Paused {
                lines.push(Line::OfFocus(line));
                continue;
            }
            let of_cell = |pos| announcements::without_place(texts, pos, &line).to_owned();
            let news = pane.cursor.map_or_else(|| line.clone(), of_cell);
            let is_brief = ctx.settings.detail == Detail::Brief;
            let line = if is_brief { news.clone() } else { line };
            lines.push(Line::OfAction { line, news });
            let opens = matches!(outcome.kind, OutcomeKind::Opened { .. });
            // What was opened by itself has been named.
            let named = usize::from(matches!(action, Action::Open(_)));
            let is_list =
                opens && outcome.changed.len() > named && ctx.settings.detail == Detail::Full;
            let list = is_list.then(|| reading::opened_list(texts, board, &outcome.changed));
            lines.extend(list.map(Line::News));
        }
        let mut news = AnnouncedState::of(stack, ctx);
        // What is behind a screen is not told.
        if stack.board().is_none() {
            news.cursor = self.last.cursor;
        }
        let mut known = mem::replace(&mut self.last, news.clone());
        // What was said is no news in another language.
        if self.lang.replace(texts.lang()).is_some_and(|lang| lang != texts.lang()) {
            (known.race, known.help) = (news.race.clone(), news.help.clone());
            known.notices.clone_from(&news.notices);
        }
        if news == known {
            return lines;
        }
        if let Some(result) = news.result.filter(|_| news.result != known.result) {
            // That a mine was hit has been said.
            let loss = (!result.is_won()).then(|| news_of_loss(result, texts)).flatten();
            tell(&mut lines, &loss.unwrap_or_else(|| result.text(texts)));
        }
        if let Some(race) = news.race.as_ref().filter(|_| news.race != known.race) {
            tell(&mut lines, race);
        }
        let (new_front, old_front) = (news.foreground != known.foreground, known.foreground);
        if let Some(old) =
            old_front.filter(|_| new_front && news.foreground.is_none() && known.game.is_some())
        {
            let closed = texts.with("announce-closed", &[("name", old.name.as_str().into())]);
            // A game that begins says enough.
            let begins = news.game != known.game;
            lines.push(if begins { Line::OfFocus(closed) } else { old.line(closed) });
        }
        if news.game.is_some() && news.game != known.game {
            tell(&mut lines, &greeting(stack, ctx));
            if let Some(start) = play.game().start_cell() {
                tell(&mut lines, &announcements::begin(texts, start));
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
        for &(key, on) in &news.switches {
            let name = texts.get(key);
            let was_other = known.switches.contains(&(key, !on));
            // Another screen has odds of its own.
            if was_other && !self.has_focus(name) && !(new_front && key == ODDS) {
                tell(&mut lines, &announcements::switch(texts, name, on));
            }
        }
        if let (Some(speed), Some(was)) = (news.speed, known.speed)
            && speed != was
            && !self.has_focus(texts.get("tip-speed"))
        {
            tell(&mut lines, &announcements::value(texts, texts.get("tip-speed"), speed));
        }
        if let Some(front) = news.foreground.filter(|_| new_front) {
            let name = front.name.clone();
            lines.push(front.line(name));
        }
        let step = news.first_step.filter(|_| stack.is_game_in_front());
        if let Some(step) = step.filter(|it| self.explained != Some(mem::discriminant(it))) {
            self.explained = Some(mem::discriminant(&step));
            tell(&mut lines, &practice::first_step(texts, ctx.settings, step, true));
        }
        let is_shown_again = news.times_shown > known.times_shown;
        if let Some(help) =
            news.help.filter(|help| is_shown_again || known.help.as_ref() != Some(help))
        {
            tell(&mut lines, &help);
        }
        let has_moved = news.cursor != known.cursor;
        let is_next = news.puzzle.is_some() && news.puzzle != known.puzzle;
        // No cell can have the focus while the board is hidden, or takes it where it had it.
        let is_hidden = board.phase() == Phase::Paused;
        // The way back to a paused game leads to no cell.
        let is_led_there = (has_moved || is_next) && !(is_hidden && new_front);
        if let Some(pos) = news.cursor.filter(|_| is_led_there) {
            let step = (pos, known.cursor.filter(|_| has_moved));
            let (line, more) = reading::arrival(texts, ctx.settings, board, step);
            let shown = host.cell(pos);
            let line = announcements::with_chance(texts, line, shown.chance);
            let line = announcements::noted(texts, line, shown.note.filter(|_| !is_hidden));
            lines.push(if is_hidden || !(has_moved || known.puzzle.is_none()) {
                Line::News(line)
            } else {
                Line::OfFocus(line)
            });
            lines.extend(more.map(Line::News));
        }
        lines
    }
}

/// What a game begins with: a resumed one with a greeting, a daily board with what it counts.
fn greeting(stack: &Stack, ctx: Context<'_>) -> String {
    let (game, texts) = (&stack.game, ctx.texts);
    if let Some(greeting) = game.resumed_text(texts) {
        return greeting;
    }
    if let Some(board) = game.daily() {
        return daily::begin_text(texts, board, ctx.daily.counts(board, game.id()));
    }
    match game.origin_note() {
        Some((note, _)) => texts.get(note).to_owned(),
        None => announcements::new_game(texts, game.game()),
    }
}

fn describe_focus(control: &SeenNode, texts: &Texts) -> Option<String> {
    let name = accessibility::name(control);
    let semantics = &control.semantics;
    // Players know what they type.
    let value = semantics.value.as_ref().filter(|_| !is_text(control));
    let description = match (semantics.toggled, value) {
        (Some(on), _) => announcements::switch(texts, &name, on),
        (None, Some(value)) if name.is_empty() => value.clone(),
        (None, Some(value)) => announcements::value(texts, &name, value),
        (None, None) => name,
    };
    let more = semantics.error.as_ref().or(semantics.description.as_ref());
    let parts = [&description].into_iter().chain(more).filter(|part| !part.is_empty());
    let parts: Vec<_> = parts.map(String::as_str).collect();
    (!parts.is_empty()).then(|| parts.join("\n"))
}

const fn is_text(control: &SeenNode) -> bool {
    matches!(control.semantics.role, Role::TextInput | Role::SearchInput)
}
