//! The view of a result: what has come about and what it is worth, what to do next, and, where the
//! player asks for them, the figures.

use super::ResultSummary;
use crate::game::{Phase, Pos, VisibleCell};
use crate::i18n::luck;
use crate::replay::RecordingLuck;
use crate::ui::prelude::*;
use crate::ui::screen::counters_view;
use crate::ui::screen::play::{Message, PlayScreen, RankedResult, name_field, top_bars};
use iced::widget::{Button, column};

/// Smaller windows save room, in logical pixels.
const ROOMY: Size = Size::new(420.0, 520.0);
/// The width of the name field, in logical pixels.
const FIELD: f32 = 140.0;

/// The radius of its buttons, in logical pixels.
const RADIUS: f32 = 10.0;

/// As high as it needs to be in the width that it gets.
pub fn view<'a>(
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let is_roomy = ctx.window.width >= ROOMY.width && ctx.window.height >= ROOMY.height;
    let parts = Parts { play, summary, is_roomy, ctx };
    let gap = if is_roomy { 3.0 * theme::UNIT } else { 1.5 * theme::UNIT };
    column![at_ends(parts.headline(), parts.fact())]
        .push(parts.shows_details().then(|| parts.details()))
        .push(parts.buttons())
        .spacing(gap)
        .into()
}

#[derive(Clone, Copy)]
struct Parts<'a> {
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    is_roomy: bool,
    ctx: ViewContext<'a>,
}

impl<'a> Parts<'a> {
    const fn shows_details(self) -> bool {
        self.summary.toggled_details != self.ctx.settings.expert_figures
    }

    fn headline(self) -> Element<'a, Message> {
        let words = self.summary.result.headline(self.ctx.texts);
        let look = if self.is_roomy { Look::Headline } else { Look::Title };
        let words = look.in_style(words, self.ctx.palette).line_height(1.15);
        described(words, Semantics::heading())
    }

    /// What the result is worth, or how far the game went; or what is wrong with a name.
    fn fact(self) -> Element<'a, Message> {
        let (texts, palette, result) = (self.ctx.texts, self.ctx.palette, self.summary.result);
        let (small, large) =
            if self.is_roomy { (size::TEXT, size::TITLE) } else { (size::SMALL, size::TEXT) };
        let problem = self.summary.name.as_ref().and_then(|name| name.problem(texts));
        if let Some(problem) = problem {
            let problem = Look::Problem.in_style(problem, palette).size(small);
            return described(problem, Semantics::alert());
        }
        if let Some(worth) = result.worth(texts) {
            let words = Look::Title.in_style(worth, palette).size(large);
            if !result.is_best() {
                return words.color(palette.muted).into();
            }
            let star = self.ctx.sprites.icon_widget(Icon::Star, large + 4.0);
            return row![star, words.color(palette.record())]
                .spacing(theme::GAP)
                .align_y(Center)
                .into();
        }
        let quiet = |words: String| Look::Muted.in_style(words, palette);
        match (result.note(texts), self.progress()) {
            (Some(note), _) => quiet(note).size(small).into(),
            (None, Some(progress)) => quiet(progress).size(large).into(),
            (None, None) => space().into(),
        }
    }

    /// How far a lost game went.
    fn progress(self) -> Option<String> {
        let texts = self.ctx.texts;
        let game = self.play.game();
        if self.summary.result.is_won() {
            return None;
        }
        // What the clock says, if there is one.
        let seconds = top_bars::whole_seconds(self.play, self.ctx);
        let seconds = seconds.unwrap_or(game.elapsed(self.ctx.now) / 1_000);
        let time = texts.with("seconds", args![seconds]);
        // As it looks: a share of the 3BV would seem far too low after a large opening.
        let is_open = |&pos: &Pos| matches!(game.cell(pos), VisibleCell::Open(_));
        let safe = game.size().cells() - game.mines() as usize;
        let share = game.size().positions().filter(is_open).count() * 100 / safe.max(1);
        let share = texts.percent(&share.to_string());
        Some(texts.with("result-progress", args![time, share]))
    }

    /// The figures: what they mean is in their tooltips.
    fn details(self) -> Element<'a, Message> {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let figures = self.play.counters.iter();
        let figures = figures.flat_map(|it| counters_view::in_short(it, texts, palette));
        let gap = self.summary.result.gap_text(texts);
        let gap = gap.map(|gap| Look::Muted.in_style(gap, palette));
        let no_guess = self.play.game().needs_no_guess();
        let no_guess = no_guess.then(|| muted(texts.get("no-guess-needed"), palette));
        row(figures)
            .push(no_guess)
            .push(self.luck())
            .push(gap)
            .spacing(5.0 * theme::UNIT)
            .align_y(Center)
            .wrap()
            .vertical_spacing(theme::UNIT)
            .into()
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
            return needed_some.then(|| Look::Muted.in_style(words, palette).into());
        }
        let button = buttons::push_in_style(words, false, palette);
        let button = focus::pressable(button, self.ctx.message(Command::Luck));
        Some(self.ctx.tip(button, self.ctx.command_label(Command::Luck)))
    }

    fn buttons(self) -> Element<'a, Message> {
        let (first, quiet) = (self.actions(), self.quiet_actions());
        if self.is_roomy {
            return at_ends(self.group(row(first)), self.group(row(quiet)));
        }
        self.group(row(first.into_iter().chain(quiet)))
    }

    /// What to do next.
    fn actions(self) -> Vec<Element<'a, Message>> {
        let wordy = if self.is_roomy { "board-retry" } else { "result-retry" };
        let is_lost = self.play.game().phase() == Phase::Lost;
        let retry = (is_lost && !self.is_daily()).then(|| self.button(wordy, Command::Retry));
        let has_moments = !self.play.moments().is_empty();
        let moments = has_moments.then(|| self.button("moments-button", Command::Moments));
        let copies = || self.raised("daily-copy", false);
        let copy = self.summary.result.is_shareable();
        let copy = copy.then(|| focus::pressable(copies(), Some(Message::CopyDaily)));
        let daily = self.is_daily().then(|| self.button("daily", Command::Daily));
        let again = Some(self.button("play-again", Command::New));
        [again, retry, moments, copy, daily].into_iter().flatten().collect()
    }

    /// What is there for those who look for it.
    fn quiet_actions(self) -> Vec<Element<'a, Message>> {
        let texts = self.ctx.texts;
        let watch = (!self.is_daily()).then(|| {
            let button = self.quiet(words_of(texts.get("replay-watch"), self.ctx.palette));
            let button = focus::pressable(button, self.ctx.message(Command::Watch));
            self.ctx.tip(button, self.ctx.command_label(Command::Watch))
        });
        let details = self.quiet(words_of(texts.get("result-details"), self.ctx.palette));
        let semantics = Semantics::new(Role::Button).toggled(self.shows_details());
        let details = focus::control(details, semantics, Message::ToggleDetails);
        [self.name(), watch, Some(details)].into_iter().flatten().collect()
    }

    /// The name of a record, which can be written anew.
    fn name(self) -> Option<Element<'a, Message>> {
        let field = self.summary.name.as_ref()?;
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let label = texts.get("name-label");
        if field.is_open() {
            let field = container(field.view(texts, palette).map(Message::Name)).width(FIELD);
            return Some(self.ctx.tip(field, ControlLabel::new(label)));
        }
        let words = field.name().map_or_else(
            || label.to_owned(),
            |name| texts.with("result-as", args![name = name.as_str()]),
        );
        let pencil = self.ctx.sprites.icon_widget(Icon::Pencil, size::TEXT);
        let words = Look::Muted.in_style(words, palette);
        let content = row![words, pencil].spacing(1.5 * theme::UNIT).align_y(Center).height(Fill);
        let button = self.quiet(content);
        let edit = Message::Name(name_field::Message::Edit);
        Some(self.ctx.tip(focus::pressable(button, Some(edit)), ControlLabel::new(label)))
    }

    const fn is_daily(self) -> bool {
        matches!(self.summary.result, RankedResult::Daily { .. })
    }

    fn group(self, content: Row<'a, Message>) -> Element<'a, Message> {
        let gap = if self.is_roomy { 3.0 } else { 1.0 } * theme::UNIT;
        content.spacing(gap).align_y(Center).wrap().vertical_spacing(theme::UNIT).into()
    }

    /// A button for a command; a new game is what matters most.
    fn button(self, words: &'a str, command: Command) -> Element<'a, Message> {
        let button = self.raised(words, command == Command::New);
        let button = focus::pressable(button, self.ctx.message(command));
        self.ctx.tip(button, self.ctx.command_label(command))
    }

    fn quiet(self, content: impl Into<Element<'a, Message>>) -> Button<'a, Message> {
        let button = button(content).style(self.ctx.palette.menu_button());
        let padding = if self.is_roomy { 2.0 } else { 1.5 } * theme::UNIT;
        button.height(self.height()).padding([0.0, padding])
    }

    fn raised(self, words: &'a str, is_main: bool) -> Button<'a, Message> {
        let palette = self.ctx.palette;
        let (look, is_square) = (palette.push_button(is_main), palette.button_edge.is_some());
        let padding = match (self.is_roomy, is_main) {
            (true, true) => 6.0,
            (true, false) => 4.0,
            (false, _) => 2.0,
        };
        let words = one_line(Look::Strong.in_button(self.ctx.texts.get(words), palette));
        let button = buttons::raised(words, is_main, palette);
        let button = button.height(self.height()).padding([0.0, padding * theme::UNIT]);
        button.style(move |theme, status| {
            let look = look(theme, status);
            let border = if is_square { look.border } else { look.border.rounded(RADIUS) };
            button::Style { border, ..look }
        })
    }

    const fn height(self) -> f32 {
        if self.is_roomy { 10.0 * theme::UNIT } else { theme::BUTTON_HEIGHT }
    }
}

fn words_of<'a>(words: &'a str, palette: &'static Palette) -> Text<'a> {
    one_line(Look::Label.in_style(words, palette)).center().height(Fill)
}
