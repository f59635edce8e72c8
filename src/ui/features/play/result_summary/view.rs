//! The view of a result: what has come about and what it is worth, what to do next, and, where the
//! player asks for them, the figures.

use super::ResultSummary;
use crate::game::{Game, Moment, Phase, Pos, VisibleCell};
use crate::i18n::luck;
use crate::replay::RecordingLuck;
use crate::ui::Button;
use crate::ui::features::play::name_field::{self, NameField};
use crate::ui::features::play::{Message, PlayScreen, RankedResult};
use crate::ui::screen::counters_view;
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// Smaller windows save room.
const ROOMY: Size = Size::new(420.0, 520.0);
/// The width of the name field.
const FIELD: f32 = 140.0;

/// As high as it needs to be in this width.
pub fn view<'a>(
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    width: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let parts = Parts { play, summary, is_roomy: has_room(ctx), saved: Saved::Nothing, ctx };
    let (buttons, behind) = parts.buttons(width);
    column![
        at_ends(parts.headline(), parts.fact()),
        parts.shows_details().then(|| parts.details(behind)),
        buttons
    ]
    .spacing(parts.gap())
    .into()
}

/// Whether the window has room for large words and buttons.
pub fn has_room(ctx: ViewContext<'_>) -> bool {
    ctx.window.width >= ROOMY.width && ctx.window.height >= ROOMY.height
}

/// How far a game went by now, and in what time.
pub fn progress(game: &Game, now: Moment, texts: &Texts) -> String {
    let time = texts.seconds(game.elapsed(now));
    // As it looks: a share of the 3BV would seem far too low after a large opening.
    let is_open = |&pos: &Pos| matches!(game.cell(pos), VisibleCell::Open(_));
    let safe = game.size().cells() - game.mines() as usize;
    let share = game.size().positions().filter(is_open).count() * 100 / safe.max(1);
    let share = texts.percent(&share.to_string());
    texts.with("result-progress", args![time, share])
}

#[derive(Clone, Copy)]
struct Parts<'a> {
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    is_roomy: bool,
    saved: Saved,
    ctx: ViewContext<'a>,
}

/// What buttons do without so that they fit in a line: each step includes those before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Saved {
    Nothing,
    /// Some of what is around their words.
    Padding,
    /// Long words.
    Words,
    /// The word of the details, which leaves an arrow, and more of what is around words.
    DetailsWord,
}

/// Something to press, and its width.
struct Offer<'a> {
    width: f32,
    view: Element<'a, Message>,
}

/// What stands in the line below the result, and what doesn't.
struct Line<'a> {
    parts: Parts<'a>,
    /// What has room, from what matters most on.
    fits: Vec<bool>,
    /// On the left: what to do next.
    first: Vec<Element<'a, Message>>,
    /// On the right, before the switch of the details.
    quiet: Vec<Element<'a, Message>>,
    /// Without room in the line.
    behind: Vec<Element<'a, Message>>,
}

impl<'a> Parts<'a> {
    /// In a small window the board needs the room until the player asks for them.
    fn shows_details(self) -> bool {
        self.summary.toggled_details != (self.ctx.settings.expert_figures && self.is_roomy)
    }

    fn headline(self) -> Element<'a, Message> {
        let words = self.summary.result.headline(self.ctx.texts);
        let look = if self.is_roomy { TextRole::Headline } else { TextRole::Title };
        let words = look.in_style(words, self.ctx.palette).line_height(1.15);
        heading(words)
    }

    /// What the result is worth, or how far the game went; or what is wrong with a name.
    fn fact(self) -> Element<'a, Message> {
        let (texts, palette, result) = (self.ctx.texts, self.ctx.palette, self.summary.result);
        let (small, large) =
            if self.is_roomy { (size::TEXT, size::TITLE) } else { (size::SMALL, size::TEXT) };
        let problem = self.summary.name.as_ref().and_then(|name| name.problem(texts));
        if let Some(problem) = problem {
            let problem = TextRole::Problem.in_style(problem, palette).size(small);
            return alert(problem);
        }
        if let Some(worth) = result.worth(texts) {
            let words = TextRole::Title.in_style(worth, palette).size(large);
            if !result.is_best() {
                return words.color(palette.muted).into();
            }
            let star = self.ctx.sprites.icon_widget(Icon::Star, large + 4.0);
            return beside![star, words.color(palette.record())].into();
        }
        let quiet = |words: String| TextRole::Muted.in_style(words, palette);
        let is_heard = self.ctx.machine.has_screen_reader();
        let spoken = is_heard.then(|| result.certain_cell(texts)).flatten();
        match (spoken.or_else(|| result.note(texts)), self.progress()) {
            (Some(note), _) => quiet(note).size(small).into(),
            (None, Some(progress)) => quiet(progress).size(large).into(),
            (None, None) => space().into(),
        }
    }

    /// How far a lost game went.
    fn progress(self) -> Option<String> {
        if self.summary.result.is_won() {
            return None;
        }
        let (game, texts) = (self.play.game(), self.ctx.texts);
        let progress = progress(game, self.ctx.now, texts);
        let origin = self.ctx.game.origin_note().map(|(note, _)| texts.get(note));
        Some([progress.as_str()].into_iter().chain(origin).collect::<Vec<_>>().join(" · "))
    }

    /// The figures, whose tooltips say what they mean, and the buttons that have no room elsewhere.
    fn details(self, behind: Vec<Element<'a, Message>>) -> Element<'a, Message> {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let figures = self.play.counters.iter();
        let figures = figures.flat_map(|it| counters_view::in_short(it, texts, palette));
        let gap = self.summary.result.gap_text(texts);
        let gap = gap.map(|gap| TextRole::Muted.in_style(gap, palette));
        let no_guess = self.play.game().needs_no_guess();
        let no_guess = no_guess.then(|| muted(texts.get("no-guess-needed"), palette));
        let rules = self.play.game().guess_rules().names();
        let rules = rules.map(|(key, _)| muted(texts.get(key), palette).into());
        let filtered = self.play.game().filter().is_some();
        let filtered = filtered.then(|| muted(texts.get("board-filtered"), palette));
        let figures = row(figures).push(filtered).push(no_guess).extend(rules);
        let (figures, buttons) = if behind.is_empty() {
            (figures.push(self.luck()), None)
        } else {
            (figures, Some(self.group(self.luck().into_iter().chain(behind))))
        };
        let figures = figures
            .push(gap)
            .spacing(if self.is_roomy { 5.0 } else { 3.0 } * theme::UNIT)
            .align_y(Center)
            .wrap()
            .vertical_spacing(theme::UNIT);
        column![figures, buttons].spacing(self.gap()).into()
    }

    /// Leads to the analysis, unless there was no guess. Then it says so, if the board does not.
    fn luck(self) -> Option<Element<'a, Message>> {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let known = self.play.luck_review.luck();
        let words = known.map_or(texts.get("luck-button").to_owned(), |it| luck::short(texts, it));
        let guessed = |luck: &RecordingLuck| {
            luck.guesses().next().is_some() || luck.first_unanalyzed.is_some()
        };
        if !known.is_none_or(guessed) {
            let needed_some = !self.play.game().needs_no_guess();
            return needed_some.then(|| TextRole::Muted.in_style(words, palette).into());
        }
        let button = buttons::push_in_style(words, false, palette);
        let button = focus::pressable(button, self.ctx.message(Command::Luck));
        Some(self.ctx.tip(button, self.ctx.command_label(Command::Luck)))
    }

    /// Everything to press in one line, and what is behind the details because it has no room there.
    fn buttons(self, room: f32) -> (Element<'a, Message>, Vec<Element<'a, Message>>) {
        let least = if self.is_roomy { Saved::Nothing } else { Saved::Words };
        let mut best = Self { saved: least, ..self }.line(room);
        for saved in [Saved::Padding, Saved::Words, Saved::DetailsWord] {
            if saved > least && !best.behind.is_empty() {
                let line = Self { saved, ..self }.line(room);
                if line.fits > best.fits {
                    best = line;
                }
            }
        }
        let Line { parts, first, mut quiet, behind, .. } = best;
        quiet.push(parts.details_switch().view);
        let line = row![parts.group(first), space().width(Fill), parts.group(quiet)];
        (line.align_y(Center).into(), behind)
    }

    /// What fits into a line as wide as `room`, with no more saved than these parts do. A new game and
    /// a name that is being written are in it even where they don't fit.
    fn line(self, room: f32) -> Line<'a> {
        let is_asking = self.summary.name.as_ref().is_some_and(NameField::is_open);
        let (first, quiet) = (self.actions(), self.quiet_actions());
        let (count, always) = (first.len(), usize::from(is_asking));
        // What matters most takes its room first; a name is the first of the quiet ones.
        let by_worth = [0].into_iter().chain(count..count + always);
        let by_worth = by_worth.chain((1..count).rev()).chain(count + always..count + quiet.len());
        let offers: Vec<_> = first.into_iter().chain(quiet).collect();
        let mut left = room - self.details_switch().width;
        let mut is_behind = vec![false; offers.len()];
        let fits = by_worth.enumerate().map(|(taken, place)| {
            let width = offers[place].width + self.button_gap();
            let fits = width <= left;
            is_behind[place] = !fits && taken > always;
            left -= if is_behind[place] { 0.0 } else { width };
            fits
        });
        let fits = fits.collect();
        let mut line = Line { parts: self, fits, first: vec![], quiet: vec![], behind: vec![] };
        for (place, offer) in offers.into_iter().enumerate() {
            let group = match (!is_behind[place], place < count) {
                (true, true) => &mut line.first,
                (true, false) => &mut line.quiet,
                (false, _) => &mut line.behind,
            };
            group.push(offer.view);
        }
        line
    }

    /// What to do next.
    fn actions(self) -> Vec<Offer<'a>> {
        let is_short = self.saved >= Saved::Words;
        let retry = if is_short { "result-retry" } else { "board-retry" };
        let is_lost = self.play.game().phase() == Phase::Lost;
        let retry = (is_lost && !self.is_daily()).then(|| self.button(retry, Command::Retry));
        let has_moments = !self.play.moments().is_empty();
        let moments = has_moments.then(|| self.button("moments-button", Command::Moments));
        let copy = self.summary.result.is_shareable();
        let copy = copy.then(|| {
            let (width, button) = self.raised("daily-copy", false);
            Offer { width, view: focus::pressable(button, Some(Message::CopyDaily)) }
        });
        let daily = self.is_daily().then(|| self.button("daily", Command::Daily));
        let again = Some(self.button("play-again", Command::New));
        [again, retry, daily, moments, copy].into_iter().flatten().collect()
    }

    /// What is there for those who look for it.
    fn quiet_actions(self) -> Vec<Offer<'a>> {
        let quiet = |words, command| self.offer(self.quiet_words(words), command);
        let watch = (!self.is_daily()).then(|| quiet("replay-watch", Command::Watch));
        let is_lost = self.play.game().phase() == Phase::Lost;
        let on = is_lost.then(|| quiet("play-on-button", Command::PlayOn));
        [self.name(), on, watch].into_iter().flatten().collect()
    }

    fn details_switch(self) -> Offer<'a> {
        let semantics = Semantics::new(Role::Button).toggled(self.shows_details());
        if self.saved < Saved::DetailsWord {
            let (width, button) = self.quiet_words("result-details");
            return Offer {
                width,
                view: focus::control(button, semantics, Message::ToggleDetails),
            };
        }
        let (width, open) = (self.height(), self.shows_details());
        let arrow = self.ctx.sprites.icon_widget(Icon::Unfold { open }, size::TITLE);
        let button = buttons::icon(arrow, width, self.ctx.palette);
        let button = button.style(self.ctx.palette.menu_button());
        let label = self.ctx.text_label("result-details");
        let semantics = semantics.named(label.name.clone());
        let button = focus::control(button, semantics, Message::ToggleDetails);
        Offer { width, view: self.ctx.tip(button, label) }
    }

    /// The name of a record, which can be written anew.
    fn name(self) -> Option<Offer<'a>> {
        let field = self.summary.name.as_ref()?;
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let label = texts.get("name-label");
        if field.is_open() {
            let field = container(field.view(texts, palette).map(Message::Name)).width(FIELD);
            let view = self.ctx.tip(field, ControlLabel::new(label));
            return Some(Offer { width: FIELD, view });
        }
        let words = field.name().map_or_else(
            || label.to_owned(),
            |name| texts.with("result-as", args![name = name.as_str()]),
        );
        const GAP: f32 = 1.5 * theme::UNIT;
        let pencil = self.ctx.sprites.icon_widget(Icon::Pencil, size::TEXT);
        let width = TextRole::Muted.width_in_style(&words, palette) + GAP + size::TEXT;
        let words = one_line(TextRole::Muted.in_style(words, palette));
        let content = row![words, pencil].spacing(GAP).align_y(Center).height(Fill);
        let button =
            focus::pressable(self.quiet(content), Some(Message::Name(name_field::Message::Edit)));
        let width = width + 2.0 * self.quiet_padding();
        Some(Offer { width, view: self.ctx.tip(button, ControlLabel::new(label)) })
    }

    const fn is_daily(self) -> bool {
        matches!(self.summary.result, RankedResult::Daily { .. })
    }

    fn group(self, views: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
        let group = row(views).spacing(self.button_gap()).align_y(Center);
        group.wrap().vertical_spacing(theme::UNIT).into()
    }

    /// Between the lines.
    const fn gap(self) -> f32 {
        if self.is_roomy { 4.0 * theme::UNIT } else { 1.5 * theme::UNIT }
    }

    const fn button_gap(self) -> f32 {
        match (self.is_roomy, self.saved) {
            (true, Saved::Nothing) => 3.0 * theme::UNIT,
            (true, _) => theme::GAP,
            (false, _) => theme::UNIT,
        }
    }

    /// A button for a command; a new game is what matters most.
    fn button(self, words: &'a str, command: Command) -> Offer<'a> {
        self.offer(self.raised(words, command == Command::New), command)
    }

    fn offer(self, (width, button): (f32, Button<'a, Message>), command: Command) -> Offer<'a> {
        let button = focus::pressable(button, self.ctx.message(command));
        Offer { width, view: self.ctx.tip(button, self.ctx.command_label(command)) }
    }

    fn quiet_words(self, key: &'a str) -> (f32, Button<'a, Message>) {
        let (words, palette) = (self.ctx.texts.get(key), self.ctx.palette);
        let width = TextRole::Label.width_in_style(words, palette) + 2.0 * self.quiet_padding();
        let words = one_line(TextRole::Label.in_style(words, palette)).center().height(Fill);
        (width, self.quiet(words))
    }

    const fn quiet_padding(self) -> f32 {
        if self.is_roomy { 2.0 * theme::UNIT } else { 1.5 * theme::UNIT }
    }

    fn quiet(self, content: impl Into<Element<'a, Message>>) -> Button<'a, Message> {
        let button = button(content).style(self.ctx.palette.menu_button());
        button.height(self.height()).padding([0.0, self.quiet_padding()])
    }

    fn raised(self, key: &'a str, is_main: bool) -> (f32, Button<'a, Message>) {
        let (words, palette) = (self.ctx.texts.get(key), self.ctx.palette);
        let (look, is_square) = (palette.push_button(is_main), palette.button_edge.is_some());
        let padding = match (self.saved, is_main) {
            (Saved::Nothing, true) => 6.0,
            (Saved::Nothing, false) => 4.0,
            _ if self.is_roomy => 3.0,
            (Saved::DetailsWord, _) => 1.5,
            _ => 2.0,
        };
        let padding = padding * theme::UNIT;
        let width = TextRole::Strong.width_in_style(words, palette) + 2.0 * padding;
        let words = one_line(TextRole::Strong.in_button(words, palette));
        let button = buttons::raised(words, is_main, palette);
        let button = button.height(self.height()).padding([0.0, padding]);
        let button = button.style(move |theme, status| {
            let look = look(theme, status);
            let border = if is_square { look.border } else { look.border.rounded(10.0) };
            button::Style { border, ..look }
        });
        (width, button)
    }

    const fn height(self) -> f32 {
        if self.is_roomy { 10.0 * theme::UNIT } else { theme::BUTTON_HEIGHT }
    }
}
