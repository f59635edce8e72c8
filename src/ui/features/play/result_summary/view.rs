//! The view of a result: what has come about and what it is worth, what to do next, and, where the
//! player asks for them, the figures.

use super::{ResultSummary, daily_card};
use crate::game::{DailyGame, Game, Moment, Phase, Pos, VisibleCell};
use crate::i18n::luck;
use crate::replay::RecordingLuck;
use crate::ui::Button;
use crate::ui::features::play::name_field;
use crate::ui::features::play::{DailyStanding, Message, PlayScreen, RankedResult};
use crate::ui::kit::ellipsis::{ellipsized, text_width};
use crate::ui::kit::theme::CellLook;
use crate::ui::screen::counters_view;
use crate::ui::screen::notices::notice_words;
use crate::ui::screen::offer;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet::{self, SheetShape};
use iced::widget::column;

/// The width of the name field.
const FIELD: f32 = 140.0;
/// Between two buttons.
const BUTTON_GAP: f32 = theme::GAP;

/// The headline and what it is worth, or else the figures; below them what to do next.
pub fn view<'a>(
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let shape = SheetShape::of(ctx.window);
    let parts = Parts { play, summary, shape, is_tight: false, ctx };
    let room = ctx.window.width - 2.0 * sheet::inset(ctx.window);
    let tiles = if daily_card(summary, ctx).is_some() && parts.has_tiles() { TILES } else { 0.0 };
    let (buttons, behind) = parts.buttons(room - tiles);
    let words = match (ctx.notice, daily_card(summary, ctx)) {
        (Some(notice), _) => notice_words(notice, true, ctx),
        _ if parts.shows_details() => parts.details(behind),
        (None, Some(daily)) => daily_card::headline(daily, ctx),
        (None, None) if shape == SheetShape::Short => {
            let fact = container(parts.fact()).align_right(Fill);
            row![parts.headline(), fact].spacing(3.0 * theme::UNIT).align_y(Center).into()
        }
        (None, None) => at_ends(parts.headline(), parts.fact()),
    };
    let words = sheet::above(words, buttons, ctx);
    // They are as high as both.
    let tiles = daily_card(summary, ctx).filter(|_| parts.has_tiles());
    let tiles = tiles.map(|daily| daily_card::tiles(daily, ctx));
    row![words, tiles].spacing(theme::MARGIN).align_y(Center).into()
}

/// The daily board whose win is shown on a card, unless something else is to be read there.
pub fn daily_card(summary: &ResultSummary, ctx: ViewContext<'_>) -> Option<DailyGame> {
    let has_glass = ctx.palette.cell_look == CellLook::Glass || ctx.palette.is_high_contrast();
    let has_glass = has_glass && ctx.notice.is_none();
    match summary.result {
        _ if summary.shows_details => None,
        RankedResult::Daily { won: true, daily, standing: DailyStanding::Counts, .. } => {
            has_glass.then_some(daily)
        }
        _ => None,
    }
}

/// What the tiles of a daily card take of its width.
const TILES: f32 = 60.0 * theme::UNIT;

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
    shape: SheetShape,
    /// Whether buttons have less around their words, so that more of them fit.
    is_tight: bool,
    ctx: ViewContext<'a>,
}

type Offer<'a> = offer::Offer<'a, Message>;

impl<'a> Parts<'a> {
    const fn has_tiles(self) -> bool {
        matches!(self.shape, SheetShape::Wide)
    }

    const fn is_roomy(self) -> bool {
        !matches!(self.shape, SheetShape::Short)
    }

    const fn shows_details(self) -> bool {
        self.summary.shows_details
    }

    fn headline(self) -> Element<'a, Message> {
        let words = self.summary.result.headline(self.ctx.texts);
        // A long fact has its room beside smaller words.
        let room = sheet::room_above(self.ctx).width - theme::WIDE_GAP;
        let width = TextRole::Headline.width_in_style(&words, self.ctx.palette);
        let look = match self.shape {
            SheetShape::Tall => TextRole::Headline,
            SheetShape::Wide if width + self.worth_width() <= room => TextRole::Headline,
            SheetShape::Short if self.is_long(&words) => TextRole::Strong,
            SheetShape::Wide | SheetShape::Short => TextRole::Title,
        };
        let words = look.in_style(words, self.ctx.palette).line_height(1.15);
        heading(words)
    }

    /// The width of what the result is worth, in one line.
    fn worth_width(self) -> f32 {
        let (texts, palette, result) = (self.ctx.texts, self.ctx.palette, self.summary.result);
        match (result.worth(texts), result.note(texts)) {
            (Some(worth), _) => {
                TextRole::Title.width_in_style(&worth, palette) + 2.0 * size::HEADLINE
            }
            (None, Some(note)) => TextRole::Muted.width_in_style(&note, palette),
            (None, None) => {
                self.progress().map_or(0.0, |words| TextRole::Title.width_in_style(&words, palette))
            }
        }
    }

    /// Whether a title leaves too little room for the fact beside it in a short window.
    fn is_long(self, headline: &str) -> bool {
        let palette = self.ctx.palette;
        let fact = match self.race_end() {
            Some(end) => TextRole::Note.width_in_style(&end, palette),
            None => self.worth_width() * size::TEXT / size::TITLE,
        };
        let room = sheet::room_above(self.ctx).width - theme::WIDE_GAP;
        TextRole::Title.width_in_style(headline, palette) + fact > room
    }

    /// What the result is worth, or how far the game went; and how a race ended, or figures. A narrow
    /// sheet has room for one of them.
    fn fact(self) -> Element<'a, Message> {
        let muted = self.ctx.palette.muted;
        let note = |words| self.fact_words(words, TextRole::Note, size::SMALL, muted);
        if self.shape != SheetShape::Wide {
            let fact = self.race_end().map(note).or_else(|| self.worth());
            return fact.unwrap_or_else(|| space().into());
        }
        let figures = self.play.counters.as_ref().filter(|_| self.ctx.settings.expert_figures);
        let figures = figures.map(|it| counters_view::in_a_line(it, self.ctx.texts));
        let more = self.race_end().or(figures).map(note);
        column![self.worth(), more].align_x(End).into()
    }

    /// How the race ended.
    fn race_end(self) -> Option<String> {
        let end = self.play.race.as_ref()?.end(self.play.game(), self.ctx.now)?;
        Some(end.text(self.ctx.texts))
    }

    /// What the result is worth, or what is wrong with the name that was typed.
    fn worth(self) -> Option<Element<'a, Message>> {
        let (texts, palette, result) = (self.ctx.texts, self.ctx.palette, self.summary.result);
        let (small, large) =
            if self.is_roomy() { (size::TEXT, size::TITLE) } else { (size::SMALL, size::TEXT) };
        if let Some(problem) = self.problem() {
            return Some(problem);
        }
        if let Some(worth) = result.worth(texts) {
            if !result.is_best() {
                return Some(self.fact_words(worth, TextRole::Title, large, palette.muted));
            }
            let star = self.ctx.sprites.icon_widget(Icon::Star, large + 4.0);
            let words = self.fact_words(worth, TextRole::Title, large, palette.record());
            return Some(beside![star, words].into());
        }
        let is_heard = self.ctx.machine.has_screen_reader();
        let spoken = is_heard.then(|| result.certain_cell(texts)).flatten();
        let (words, size) = match spoken.or_else(|| result.note(texts)) {
            Some(note) => (note, small),
            None => (self.progress()?, large),
        };
        Some(self.fact_words(words, TextRole::Muted, size, palette.muted))
    }

    /// Words beside the headline. A short window has one line for both.
    fn fact_words(
        self,
        words: String,
        look: TextRole,
        size: f32,
        color: Color,
    ) -> Element<'a, Message> {
        let palette = self.ctx.palette;
        if self.shape != SheetShape::Short {
            return look.in_style(words, palette).size(size).color(color).into();
        }
        let font = look.style_font(&words, palette);
        let width = text_width(&words, size, font).ceil();
        container(ellipsized(words, size, font, color, palette)).max_width(width).into()
    }

    /// What is wrong with the name that was typed.
    fn problem(self) -> Option<Element<'a, Message>> {
        let small = if self.is_roomy() { size::TEXT } else { size::SMALL };
        let problem = self.summary.name.as_ref()?.problem(self.ctx.texts)?;
        Some(alert(TextRole::Problem.in_style(problem, self.ctx.palette).size(small)))
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

    /// The buttons that have no room elsewhere, and the figures, whose tooltips say what they mean.
    fn details(self, behind: Vec<Element<'a, Message>>) -> Element<'a, Message> {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let figures = self.play.counters.iter();
        let figures = figures.flat_map(|it| counters_view::in_short(it, texts, palette));
        let gap = self.summary.result.gap_text(texts);
        let gap = gap.map(|gap| TextRole::Muted.in_style(gap, palette).into());
        let game = self.play.game();
        let no_guess = game.needs_no_guess().then_some("no-guess-needed");
        let filtered = game.filter().map(|_| "board-filtered");
        let rules = game.guess_rules().names().map(|(key, _)| key);
        let rules = filtered.into_iter().chain(no_guess).chain(rules);
        let rules = rules.map(|key| muted(texts.get(key), palette).into());
        let parts = row(self.problem())
            .extend(behind)
            .extend(figures)
            .extend(self.luck())
            .extend(gap)
            .extend(rules);
        let parts = parts.spacing(theme::WIDE_GAP).align_y(Center);
        scrollbar::vertical_with_gutter(parts.wrap().vertical_spacing(theme::UNIT)).into()
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
        let mut parts = self;
        let mut line = parts.line(room);
        if !line[1].is_empty() {
            parts = Self { is_tight: true, ..self };
            line = parts.line(room);
        }
        let [shown, behind] = line;
        let name = parts.name().filter(|_| parts.shows_name(room));
        let end = row![name.map(|name| name.view), parts.details_switch().view];
        let shown = row(shown).push(space().width(Fill)).push(end.spacing(BUTTON_GAP));
        (shown.spacing(BUTTON_GAP).align_y(Center).into(), behind)
    }

    /// A name is in the line where it leaves room for a new game and the same board. One that is being
    /// written always is.
    fn shows_name(self, room: f32) -> bool {
        let first = self.actions().into_iter().take(2);
        let widths = first.chain([self.details_switch()]).chain(self.name());
        self.summary.is_asking()
            || widths.map(|offer| offer.width + BUTTON_GAP).sum::<f32>() <= room
    }

    /// What fits into a line as wide as `room`, and what does not.
    fn line(self, room: f32) -> [Vec<Element<'a, Message>>; 2] {
        let (is_shown, name) = (self.shows_name(room), self.name());
        let taken = name.as_ref().filter(|_| is_shown).map_or(0.0, |it| it.width + BUTTON_GAP);
        let left = room - self.details_switch().width - BUTTON_GAP - taken;
        let [shown, behind] = offer::fit(self.actions(), left);
        let name = name.filter(|_| !is_shown).map(|name| name.view);
        [shown, name.into_iter().chain(behind).collect()]
    }

    /// What to do next, in the order in which it stands.
    fn actions(self) -> Vec<Offer<'a>> {
        let is_lost = self.play.game().phase() == Phase::Lost;
        let (is_daily, shares) = (self.is_daily(), self.summary.result.is_shareable());
        let has_moments = !self.play.moments().is_empty();
        let again = ("play-again", Command::New, !shares, 0);
        let offers = [
            (!shares, again),
            (!is_daily, ("result-retry", Command::Retry, false, 1)),
            (is_lost, ("play-on-button", Command::PlayOn, false, 2)),
            (has_moments, ("moments-button", Command::Moments, false, 3)),
            (is_daily, ("daily", Command::Daily, false, 1)),
            (shares, again),
            (!is_daily, ("replay-watch", Command::Watch, false, 4)),
            // It shows what could be known before the guess.
            (is_lost, ("bench", Command::Workbench, false, 5)),
        ];
        let share = shares.then(|| self.share());
        let offers = offers.into_iter().filter(|(is_there, _)| *is_there);
        let offers = offers.map(|(_, (words, command, is_main, rank))| {
            let (width, button) = self.raised(words, is_main);
            let button = focus::pressable(button, self.ctx.message(command));
            Offer { width, rank, view: self.ctx.tip(button, self.ctx.command_label(command)) }
        });
        share.into_iter().chain(offers).collect()
    }

    /// Copies the result of a daily board, and then says for a moment that it did.
    fn share(self) -> Offer<'a> {
        let is_copied = self.summary.copied.is_shown(self.ctx.now);
        let [(width, offer), (other, done)] =
            ["daily-copy", "copied"].map(|words| self.raised(words, true));
        let (width, button) = (width.max(other), if is_copied { done } else { offer });
        let button = focus::pressable(button.width(width), Some(Message::CopyDaily));
        Offer { width, rank: 0, view: button }
    }

    fn details_switch(self) -> Offer<'a> {
        let semantics = Semantics::new(Role::Button).toggled(self.shows_details());
        // In a narrow sheet there is more behind it than figures.
        let words = if self.shape == SheetShape::Wide { "result-details" } else { "menu-others" };
        let (width, button) = self.raised(words, false);
        let button = focus::control(button, semantics, Message::ToggleDetails);
        Offer { width, rank: 0, view: button }
    }

    /// The name of a record, which can be written anew.
    fn name(self) -> Option<Offer<'a>> {
        let field = self.summary.name.as_ref()?;
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let label = texts.get("name-label");
        if field.is_open() {
            let field = container(field.view(texts, palette).map(Message::Name)).width(FIELD);
            let view = self.ctx.tip(field, ControlLabel::new(label));
            return Some(Offer { width: FIELD, rank: 0, view });
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
        Some(Offer { width, rank: 0, view: self.ctx.tip(button, ControlLabel::new(label)) })
    }

    const fn is_daily(self) -> bool {
        matches!(self.summary.result, RankedResult::Daily { .. })
    }

    const fn quiet_padding(self) -> f32 {
        if self.is_roomy() { 2.0 * theme::UNIT } else { 1.5 * theme::UNIT }
    }

    fn quiet(self, content: impl Into<Element<'a, Message>>) -> Button<'a, Message> {
        let button = button(content).style(self.ctx.palette.menu_button());
        button.height(self.height()).padding([0.0, self.quiet_padding()])
    }

    fn raised(self, key: &'a str, is_main: bool) -> (f32, Button<'a, Message>) {
        let (words, palette) = (self.ctx.texts.get(key), self.ctx.palette);
        let (look, is_square) = (palette.push_button(is_main), palette.button_edge.is_some());
        let padding = match (self.is_tight, is_main) {
            (true, _) => 2.5,
            (false, true) => 5.0,
            (false, false) => 4.0,
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
        self.shape.button_height()
    }
}
