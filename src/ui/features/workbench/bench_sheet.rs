//! The sheet below the bench: what there is to say of it, and what can be done with it.

use super::{Message, WorkbenchScreen, formats};
use crate::i18n::{announcements, workbench as words};
use crate::ui::Button;
use crate::ui::screen::notices::notice_words;
use crate::ui::screen::offer;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet::{self, SheetLight, SheetShape};
use crate::ui::screen::step_controls::step_controls;
use crate::ui::screen::step_walk::StepWalk;
use crate::workbench::text::TextFormat;
use crate::workbench::{Findings, Mode, PositionFindings};
use iced::widget::column;

/// The share of a wide sheet that is for a sentence beside facts.
const SENTENCE_SHARE: f32 = 0.62;
/// The height of the facts below it in a narrow sheet.
const FACTS: f32 = 1.3 * size::SMALL;

type Offer<'a> = offer::Offer<'a, Message>;

impl WorkbenchScreen {
    pub(super) fn sheet<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let content = match self.reason().filter(|_| ctx.notice.is_none()) {
            Some(walk) => reason(walk, ctx),
            None => {
                let (line, behind) = self.line(ctx);
                let words = match ctx.notice {
                    Some(notice) => notice_words(notice, true, ctx),
                    None if self.shows_more => more(behind),
                    None => self.said(ctx),
                };
                sheet::above(words, line, ctx)
            }
        };
        sheet::sheet(content, SheetLight::Sky, ctx)
    }

    /// What is found, and the facts beside or below it.
    fn said<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (words, is_wrong) = self.headline(ctx.texts);
        let (shape, room) = (SheetShape::of(ctx.window), sheet::room_above(ctx));
        let mut facts = self.facts(ctx.texts);
        let width = |words: &str| TextRole::Note.width_in_style(words, ctx.palette);
        let facts_width = match shape {
            SheetShape::Tall => 0.0,
            _ if facts.is_empty() => 0.0,
            _ => width(&facts.join(" · ")) + theme::WIDE_GAP,
        };
        // What is found is said large, what can be done is not.
        let is_small = shape == SheetShape::Short || self.is_untouched();
        let looks = &[TextRole::Headline, TextRole::Title][usize::from(is_small)..];
        let fits =
            |look: &&TextRole| look.width_in_style(&words, ctx.palette) + facts_width <= room.width;
        let look = looks.iter().find(fits).filter(|_| !is_wrong);
        // A narrow sheet has one line for the facts, and one with a long sentence two. The last facts
        // may have no room there.
        let has_room = |facts: &[String]| match shape {
            SheetShape::Tall => lines(facts, room.width, width) <= 1,
            SheetShape::Wide if look.is_none() => {
                lines(facts, room.width * (1.0 - SENTENCE_SHARE) - theme::MARGIN, width) <= 2
            }
            _ => true,
        };
        while !has_room(&facts) {
            facts.pop();
        }
        // Lines don't break inside a fact.
        let facts = facts.join(" · ").replace(' ', "\u{a0}").replace("\u{a0}·\u{a0}", "\u{a0}· ");
        let said = |room: Size| match look {
            Some(look) => {
                let words = look.in_style(words.clone(), ctx.palette).line_height(1.15);
                described(one_line(words), Semantics::new(Role::Status))
            }
            None if is_wrong => alert(sheet::words_in(room, TextRole::Problem, words.clone(), ctx)),
            None => {
                let words = sheet::words_in(room, TextRole::Body, words.clone(), ctx);
                described(words, Semantics::new(Role::Status))
            }
        };
        let facts = |width| TextRole::Note.in_style(facts.clone(), ctx.palette).width(width);
        match shape {
            SheetShape::Tall => {
                let said = said(Size::new(room.width, room.height - FACTS));
                column![said, facts(Fill)].spacing(theme::UNIT).into()
            }
            _ if look.is_some() && facts_width > 0.0 => at_ends(said(room), facts(Shrink)),
            SheetShape::Wide if facts_width > 0.0 => {
                let said = said(Size::new(room.width * SENTENCE_SHARE, room.height));
                let facts = facts(Fill).align_x(End);
                row![container(said).width(room.width * SENTENCE_SHARE), facts]
                    .spacing(theme::MARGIN)
                    .align_y(Center)
                    .into()
            }
            _ => said(room),
        }
    }

    /// What is found, and whether that cannot be right.
    fn headline(&self, texts: &Texts) -> (String, bool) {
        match self.findings() {
            _ if self.is_untouched() => (texts.get("bench-first").to_owned(), false),
            Some(Findings::Contradiction(why)) => {
                (words::contradiction(texts, why, self.setup().mines()), true)
            }
            Some(Findings::Position(position)) => {
                let wrong = self.wrong(position, texts);
                match wrong.is_empty() {
                    true => (words::position(texts, position), false),
                    false => (texts.paragraph(&wrong), true),
                }
            }
            Some(Findings::Board(board)) => (words::starts(texts, board), false),
            None => (texts.get("bench-thinking").to_owned(), false),
        }
    }

    /// The figures of what is set up.
    fn facts(&self, texts: &Texts) -> Vec<String> {
        let fact = |key, figure: String| announcements::value(texts, texts.get(key), &figure);
        let left = || fact("bench-left", self.setup().mines_left().to_string());
        match self.findings() {
            _ if self.is_untouched() => Vec::new(),
            Some(Findings::Position(position)) => {
                let PositionFindings { layouts, mines, .. } = position.as_ref();
                let layouts = layouts.as_ref().map_or_else(
                    || texts.get("bench-too-many").to_owned(),
                    |layouts| words::layouts(texts, layouts),
                );
                let mines = fact("bench-certain-mines", mines.len().to_string());
                vec![mines, left(), fact("bench-layouts", layouts)]
            }
            Some(Findings::Board(board)) => {
                let metrics = board.metrics;
                vec![
                    fact("counter-bbbv", metrics.bbbv.to_string()),
                    fact("counter-zini", metrics.zini.to_string()),
                    fact("counter-hzini", metrics.hzini.to_string()),
                    fact("counter-openings", metrics.openings.to_string()),
                    fact("counter-islands", metrics.islands.to_string()),
                ]
            }
            Some(Findings::Contradiction(_)) => vec![left()],
            None => Vec::new(),
        }
    }

    /// What can be done with it, in a line, and what has no room there or is seldom wanted.
    fn line<'a>(
        &'a self,
        ctx: ViewContext<'a>,
    ) -> (Element<'a, Message>, Vec<Element<'a, Message>>) {
        let words = ctx.texts.get("menu-others");
        let mut room = sheet::room_above(ctx).width - offer_width(words, ctx);
        let semantics = Semantics::new(Role::Button).toggled(self.shows_more);
        let more = focus::control(raised(words, false, ctx), semantics, Message::ToggleMore);
        let mut odds = (self.setup().mode() == Mode::Position && !self.is_untouched()).then(|| {
            let name = ctx.texts.get("aid-odds");
            let message = Some(Message::ToggleOdds);
            let switch = buttons::switch(name, None, self.shows_odds, message, ctx.palette);
            // Widths that are measured are a little off.
            let width = TextRole::Label.width(name).ceil() + theme::MARGIN + 10.0 * theme::UNIT;
            let switch = ctx.tip(switch, ctx.label(name, Command::Odds));
            Offer { width, rank: 0, view: container(switch).width(width).into() }
        });
        let mut offers = self.offers(ctx);
        let least = offers.first().map_or(0.0, |it| it.width + theme::GAP);
        let at_end = odds.take_if(|odds| least + odds.width + theme::GAP <= room);
        room -= at_end.as_ref().map_or(0.0, |it| it.width + theme::GAP);
        offers.iter_mut().zip(0..).for_each(|(offer, rank)| offer.rank = rank);
        let [shown, mut behind] = offer::fit(offers, room);
        behind.extend(odds.map(|it| it.view).into_iter().chain(self.others(ctx)));
        let line = row(shown).push(more).push(space().width(Fill)).push(at_end.map(|it| it.view));
        (line.spacing(theme::GAP).align_y(Center).into(), behind)
    }

    /// What is offered first, the most important first.
    fn offers<'a>(&'a self, ctx: ViewContext<'a>) -> Vec<Offer<'a>> {
        let is_possible = !matches!(self.findings(), Some(Findings::Contradiction(_)) | None);
        let play = is_possible.then_some(Message::Play);
        let command = |key, command, is_main| {
            offer(key, Some(command), Some(Message::Command(command)), is_main, ctx)
        };
        // First of all, something is to be set up.
        if self.is_untouched() {
            let open = command("bench-open", Command::OpenRecording, false);
            return vec![command("bench-paste", Command::PasteBoard, true), open];
        }
        if self.setup().mode() == Mode::Board {
            return vec![offer("bench-play", None, play, true, ctx), self.copy_offer(ctx)];
        }
        let why = self.walk.is_some().then_some(Message::Command(Command::Hint));
        let practise = is_possible.then_some(Message::Practise);
        let (_, is_wrong) = self.headline(ctx.texts);
        vec![
            offer("play-on-here", None, play, !is_wrong, ctx),
            offer("bench-why", Some(Command::Hint), why, false, ctx),
            offer("bench-practise", None, practise, false, ctx),
            self.copy_offer(ctx),
        ]
    }

    /// Copies it, and then says for a moment that it did.
    fn copy_offer<'a>(&'a self, ctx: ViewContext<'a>) -> Offer<'a> {
        let keys = ["bench-copy", "copied"].map(|key| ctx.texts.get(key));
        let widths = keys.map(|words| offer_width(words, ctx));
        let width = widths[0].max(widths[1]);
        let words = keys[usize::from(self.copied.is_shown(ctx.now))];
        let button = raised(words, false, ctx).width(width);
        let view = focus::pressable(button, Some(Message::Command(Command::CopyBoard)));
        let view = ctx.tip(view, ctx.label(keys[0], Command::CopyBoard));
        Offer { width, rank: 0, view }
    }

    /// What is seldom wanted.
    fn others<'a>(&'a self, ctx: ViewContext<'a>) -> Vec<Element<'a, Message>> {
        let formats = formats(self.setup().mode()).iter();
        let formats = formats.map(|&format| (format, ctx.texts.get(format_name(format))));
        let format =
            bar_parts::list("bench-format", formats, self.format, Message::Format, Shrink, ctx);
        let button = |key, command: Option<Command>, message| {
            offer(key, command, Some(message), false, ctx).view
        };
        let command = |key, command| button(key, Some(command), Message::Command(command));
        let is_untouched = self.is_untouched();
        let first = is_untouched
            .then(|| [button("bench-play", None, Message::Play), self.copy_offer(ctx).view]);
        let later = (!is_untouched).then(|| {
            [
                command("bench-paste", Command::PasteBoard),
                command("bench-open", Command::OpenRecording),
            ]
        });
        let last = [
            command("picture-copy", Command::CopyPicture),
            command("replay-save", Command::SaveRecording),
            button("bench-clear", None, Message::Clear),
        ];
        let first = first.into_iter().flatten().chain([format]);
        first.chain(later.into_iter().flatten()).chain(last).collect()
    }
}

/// The step of the reason that is shown, and what goes through the steps.
fn reason<'a>(walk: &'a StepWalk, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = sheet::said(|naming| walk.sentence(ctx.texts, naming), ctx);
    let height = SheetShape::of(ctx.window).button_height();
    let steps = step_controls(walk, Message::Steps, None, height, ctx);
    let label = ctx.label(ctx.texts.get("close"), Command::Back);
    let close = buttons::cross(ctx.palette);
    let close = focus::labelled(close, label, ctx.palette, Some(Message::CloseReason));
    sheet::with_buttons(words, steps, close, ctx)
}

/// It scrolls where it needs more than its room.
fn more(actions: Vec<Element<'_, Message>>) -> Element<'_, Message> {
    let actions = row(actions).spacing(theme::GAP).align_y(Center).wrap();
    scrollbar::vertical_with_gutter(actions.vertical_spacing(theme::UNIT)).width(Fill).into()
}

fn offer<'a>(
    key: &'a str,
    command: Option<Command>,
    message: Option<Message>,
    is_main: bool,
    ctx: ViewContext<'a>,
) -> Offer<'a> {
    let words = ctx.texts.get(key);
    let button = focus::pressable(raised(words, is_main, ctx), message);
    let view = match command {
        Some(command) => ctx.tip(button, ctx.label(words, command)),
        None => button,
    };
    Offer { width: offer_width(words, ctx), rank: 0, view }
}

fn raised<'a>(words: &'a str, is_main: bool, ctx: ViewContext<'a>) -> Button<'a, Message> {
    let height = SheetShape::of(ctx.window).button_height();
    buttons::push_in_style(words, is_main, ctx.palette).height(height)
}

fn offer_width(words: &str, ctx: ViewContext<'_>) -> f32 {
    TextRole::Label.width_in_style(words, ctx.palette) + 6.0 * theme::UNIT
}

/// The key of the name of a format.
const fn format_name(format: TextFormat) -> &'static str {
    match format {
        TextFormat::Position | TextFormat::Board => "bench-as-text",
        TextFormat::Code => "bench-as-code",
        TextFormat::Drawing => "bench-as-drawing",
        TextFormat::JsMinesweeper | TextFormat::JsMinesweeperLink => "bench-as-js",
        TextFormat::BoardLink => "bench-as-link",
    }
}

/// The number of lines that facts fill in this width. `width` measures words.
fn lines(facts: &[String], most: f32, width: impl Fn(&str) -> f32) -> usize {
    let widths = facts.iter().map(|fact| width(&format!("{fact} · ")));
    let ends = widths.scan(f32::INFINITY, |end, width| {
        let begins = *end + width > most;
        *end = width + if begins { 0.0 } else { *end };
        Some(begins)
    });
    ends.filter(|begins| *begins).count()
}
