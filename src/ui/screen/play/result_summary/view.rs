//! The view of a result: time, rank, luck, and what to do next.

use super::ResultSummary;
use crate::game::Phase;
use crate::i18n::luck;
use crate::replay::RecordingLuck;
use crate::ui::prelude::*;
use crate::ui::screen::play::name_field::NameField;
use crate::ui::screen::play::{Message, PlayScreen, RankedResult, info_strip};
use crate::ui::screen::strip_layout::{HEIGHTS, StripPlacement};
use iced::widget::column;

/// The narrowest window in which everything is in one row, in logical pixels.
const ONE_ROW: f32 = 800.0;
/// The narrowest window with room for the no-guess note and a label of the name field, in logical
/// pixels.
const ROOM_TO_NOTE: f32 = 480.0;
/// The width of the name field, and in a crowded row, in logical pixels.
const FIELD: f32 = 180.0;
const NARROW_FIELD: f32 = 96.0;
/// The height of a button where two rows hardly fit, in logical pixels.
const LOW_BUTTON: f32 = 5.0 * theme::UNIT;

/// The line height of small text, as a multiple of its size.
const LINE: f32 = 1.15;

pub fn view<'a>(
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let parts = SummaryParts { play, summary, strip, ctx };
    match strip {
        StripPlacement::Beside(_) => parts.column(),
        StripPlacement::Below(_) if ctx.window.width >= ONE_ROW => parts.one_row(),
        StripPlacement::Below(height) if height <= HEIGHTS[0] => parts.shortest(),
        StripPlacement::Below(height) => parts.two_rows(height),
    }
}

#[derive(Clone, Copy)]
struct SummaryParts<'a> {
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
}

impl<'a> SummaryParts<'a> {
    /// In a strip beside the board.
    fn column(self) -> Element<'a, Message> {
        let is_short = info_strip::is_short(self.strip, self.ctx);
        // A very long time needs smaller digits.
        const LONG_MS: u64 = 1_000_000;
        let time = match self.play.game().elapsed(self.ctx.now) {
            0..LONG_MS if !is_short => size::RESULT_BESIDE,
            _ => size::HEADLINE,
        };
        let gap = if is_short { theme::GAP } else { 1.5 * theme::GAP };
        let summary = column![self.time(time), self.text_lines(3)].spacing(theme::UNIT);
        let summary = column![summary, self.luck_and_moments()].spacing(gap);
        // In a low window the buttons stay visible, and the rest scrolls.
        let summary: Element<'a, Message> = match is_short {
            true => scrollbar::vertical_with_gutter(summary).width(Fill).height(Fill).into(),
            false => summary.into(),
        };
        column![summary]
            .push(self.name(Fill))
            .push(self.buttons().wrap().vertical_spacing(theme::GAP))
            .spacing(gap)
            .into()
    }

    fn one_row(self) -> Element<'a, Message> {
        row![self.time(size::HEADLINE), self.text_lines(3).width(Fill)]
            .push(self.analysis(theme::BUTTON_HEIGHT))
            .push(self.name(FIELD.into()))
            .push(self.buttons())
            .spacing(1.5 * theme::GAP)
            .align_y(Center)
            .into()
    }

    fn two_rows(self, height: f32) -> Element<'a, Message> {
        let roomy = height > HEIGHTS[1];
        let time = if roomy { size::HEADLINE } else { size::COUNT };
        // A long reason needs the room in a narrow window; a key and the menu lead to the luck as
        // well.
        let has_note = self.is_won() || self.is_daily();
        let crowded = !roomy && self.summary.name.is_none() && has_note;
        // A low button at the top of its row keeps its distance from those below.
        let analysis = match roomy {
            _ if crowded => None,
            true => self.analysis(theme::BUTTON_HEIGHT),
            false => {
                self.analysis(LOW_BUTTON).map(|analysis| container(analysis).height(Fill).into())
            }
        };
        let upper = match self.summary.result.note(self.ctx.texts).filter(|_| !roomy) {
            Some(note) if self.is_daily() => row![self.time_and_note(note)],
            _ => row![self.time(time), self.text_lines(if roomy { 3 } else { 2 }).width(Fill)],
        };
        let upper = upper.push(analysis);
        let lower = row![self.name(Fill).unwrap_or_else(|| space().width(Fill).into())];
        column![
            upper.spacing(theme::GAP).align_y(Center).height(Fill),
            lower.push(self.buttons()).spacing(theme::GAP).align_y(Center),
        ]
        .into()
    }

    /// Two lines over the whole width, which the note on a daily board needs.
    fn time_and_note(self, note: String) -> Element<'a, Message> {
        let palette = self.ctx.palette;
        let headline = self.summary.result.headline(self.ctx.texts);
        let headline = Look::Fact.in_style(headline, palette);
        let time = self.time(size::SMALL).line_height(LINE);
        let first = row![time, headline.line_height(LINE)].spacing(theme::GAP);
        let note = Look::Note.in_style(note, palette).line_height(LINE);
        column![first, note].width(Fill).into()
    }

    /// In the lowest windows. Beside the name field there is room for one text button, and for none
    /// beside the error of a name.
    fn shortest(self) -> Element<'a, Message> {
        let is_wrong = self.problem().is_some();
        let name = self.name(NARROW_FIELD.into());
        let icon = |icon, command| bar_parts::command_icon(icon, command, self.ctx);
        let watch = || icon(Icon::Play, Command::Watch);
        let others = if name.is_some() {
            row![watch()]
        } else if self.play.moments().is_empty() {
            self.secondary_buttons()
        } else {
            row![].push(self.retry_button()).push(self.moments_icon()).push(watch())
        };
        let others = others.spacing(theme::UNIT);
        // The headline may need two lines.
        let time = self.time(size::SMALL).line_height(LINE);
        let summary = column![].push((!is_wrong).then_some(time));
        row![summary.push(self.text_lines(1)).width(Fill)]
            .push(name)
            .push((!is_wrong).then_some(others))
            .push(self.play_again_button())
            .spacing(theme::UNIT)
            .align_y(Center)
            .into()
    }

    fn time(self, size: f32) -> Text<'a> {
        let time = self.play.game().elapsed(self.ctx.now);
        let time = self.ctx.texts.seconds(time);
        one_line(Look::Count.in_style(time, self.ctx.palette)).size(size)
    }

    fn problem(self) -> Option<String> {
        let name = self.summary.name.as_ref()?;
        name.problem(self.ctx.texts)
    }

    /// At most this many lines, or the error of the name.
    fn text_lines(self, lines: usize) -> Column<'a, Message> {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let (small, large) = if self.strip.is_beside() {
            (size::TEXT, size::LARGE)
        } else {
            (size::SMALL, size::SMALL)
        };
        let line =
            |look: Look, words: String| look.in_style(words, palette).size(small).line_height(LINE);
        if let Some(problem) = self.problem() {
            return column![described(line(Look::Problem, problem), Semantics::alert())];
        }
        let name = self.summary.name.as_ref();
        if lines == 1 && name.is_some_and(NameField::is_saved) {
            return column![line(Look::Note, texts.get("name-saved").to_owned())];
        }
        let why = self.summary.result.note(texts);
        let roomy = self.ctx.window.width >= ROOM_TO_NOTE;
        let why = why.filter(|_| lines > 1 || roomy);
        let lines = lines - usize::from(why.is_some() && lines > 1);
        let why = why.map(|why| line(Look::Note, why));
        let gap = self.summary.result.gap_text(texts).filter(|_| lines > 2);
        let gap = gap.map(|gap| line(Look::Note, gap));
        let no_guess = self.says_no_guess_needed().then(|| texts.get("no-guess-needed").to_owned());
        let figures = self.figures().into_iter().chain(no_guess).filter(|_| lines > 1);
        let figures: Vec<_> = figures.map(|words| line(Look::Note, words).into()).collect();
        let figures = (!figures.is_empty()).then(|| row(figures).spacing(theme::GAP));
        column![line(Look::Strong, self.summary.result.headline(texts)).size(large)]
            .push(why)
            .push(figures)
            .push(gap)
    }

    /// A game that took no time has no speed.
    fn figures(self) -> Option<String> {
        let texts = self.ctx.texts;
        let counters = self.play.counters.as_ref().filter(|_| self.shows_expert_figures())?;
        let summary = if self.is_won() {
            let speed = texts.decimal(counters.bbbv_per_second()?, 2);
            texts.with("result-speed", args![speed])
        } else {
            let (solved, total) = (counters.bbbv_solved.into(), counters.metrics.bbbv.into());
            texts.with("result-solved", &[("solved", solved), ("total", total)])
        };
        Some(summary)
    }

    const fn shows_expert_figures(self) -> bool {
        self.ctx.settings.expert_figures
    }

    /// Whether a line of the result says so.
    fn says_no_guess_needed(self) -> bool {
        self.play.game().needs_no_guess() && self.ctx.window.width >= ROOM_TO_NOTE
    }

    /// The moments that are worth a look, or else the luck, where there is no room for both. A key
    /// and the menu lead to the luck as well.
    fn analysis(self, height: f32) -> Option<Element<'a, Message>> {
        self.moments(height).or_else(|| self.luck(height))
    }

    fn luck_and_moments(self) -> Element<'a, Message> {
        let (luck, moments) = (self.luck(theme::BUTTON_HEIGHT), self.moments(theme::BUTTON_HEIGHT));
        row![]
            .push(luck)
            .push(moments)
            .spacing(theme::GAP)
            .align_y(Center)
            .wrap()
            .vertical_spacing(theme::GAP)
            .into()
    }

    /// Leads to the moments that are worth a look, if there are any.
    fn moments(self, height: f32) -> Option<Element<'a, Message>> {
        let words = self.ctx.texts.get("moments-button").to_owned();
        let has_moments = !self.play.moments().is_empty();
        has_moments.then(|| match self.ctx.window.width < ROOM_TO_NOTE {
            true => self.moments_icon(),
            false => self.small_button(words, height, Command::Moments),
        })
    }

    /// The same in a narrow window.
    fn moments_icon(self) -> Element<'a, Message> {
        bar_parts::command_icon(Icon::Bulb { lit: true }, Command::Moments, self.ctx)
    }

    /// Leads to the analysis, unless there was no guess. Then it says so, where no line does.
    fn luck(self, height: f32) -> Option<Element<'a, Message>> {
        let texts = self.ctx.texts;
        let words = match self.play.luck_review.luck() {
            Some(luck) => luck::short(texts, luck),
            None => texts.get("luck-button").to_owned(),
        };
        let guessed = |luck: &RecordingLuck| {
            luck.guesses().next().is_some() || luck.first_unanalyzed.is_some()
        };
        if !self.play.luck_review.luck().is_none_or(guessed) {
            let note = || Look::Note.in_style(words, self.ctx.palette).into();
            return (!self.says_no_guess_needed()).then(note);
        }
        self.shows_expert_figures().then(|| self.small_button(words, height, Command::Luck))
    }

    fn small_button(self, words: String, height: f32, command: Command) -> Element<'a, Message> {
        let font = self.ctx.palette.font(&words);
        let words = text(words).size(size::SMALL).font(font);
        let button = buttons::raised(words, false, self.ctx.palette);
        let button = button.height(height).padding([0.0, 2.0 * theme::UNIT]);
        let button = focus::pressable(button, self.ctx.message(command));
        self.ctx.tip(button, self.ctx.command_label(command))
    }

    fn name(self, width: Length) -> Option<Element<'a, Message>> {
        let name = self.summary.name.as_ref()?;
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let field = name.view(texts, palette).map(Message::Name);
        let field = self.ctx.tip(field, ControlLabel::new(texts.get("name-label")));
        let field = container(field).width(width);
        let beside = if name.is_saved() {
            Some("name-saved")
        } else {
            Some("name-label").filter(|_| self.ctx.window.width >= ROOM_TO_NOTE)
        };
        let beside = beside.map(|key| one_line(Look::Note.in_style(texts.get(key), palette)));
        if self.strip.is_beside() {
            return Some(column![].push(beside).push(field).spacing(theme::UNIT).into());
        }
        // The lowest windows have room for the field only.
        let beside = beside.filter(|_| width != NARROW_FIELD.into());
        Some(row![field].push(beside).spacing(theme::GAP).align_y(Center).into())
    }

    fn buttons(self) -> Row<'a, Message> {
        self.secondary_buttons().push(self.play_again_button())
    }

    const fn is_daily(self) -> bool {
        matches!(self.summary.result, RankedResult::Daily { .. })
    }

    fn is_won(self) -> bool {
        self.play.game().phase() == Phase::Won
    }

    fn secondary_buttons(self) -> Row<'a, Message> {
        if self.is_daily() {
            let label = self.ctx.text_label("daily-copy");
            let copy = self.summary.result.is_shareable().then(|| {
                bar_parts::text_button("daily-copy", label, false, Message::CopyDaily, self.ctx)
            });
            let words = self.ctx.texts.get("daily");
            let daily =
                bar_parts::command_button(words, Command::Daily, false, theme::GAP, self.ctx);
            return row![].push(copy).push(daily).spacing(theme::GAP);
        }
        let watch = self.ctx.texts.get("replay-watch");
        let watch = bar_parts::command_button(watch, Command::Watch, false, theme::GAP, self.ctx);
        row![].push(self.retry_button()).push(watch).spacing(theme::GAP)
    }

    fn retry_button(self) -> Option<Element<'a, Message>> {
        let roomy = self.ctx.window.width >= ROOM_TO_NOTE;
        let words = self.ctx.texts.get(if roomy { "board-retry" } else { "result-retry" });
        (self.play.game().phase() == Phase::Lost)
            .then(|| bar_parts::command_button(words, Command::Retry, false, theme::GAP, self.ctx))
    }

    fn play_again_button(self) -> Element<'a, Message> {
        let words = self.ctx.texts.get("play-again");
        bar_parts::command_button(words, Command::New, true, theme::GAP, self.ctx)
    }
}
