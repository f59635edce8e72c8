//! The words beside or below the board: the task, or what is said to an answer; and the rating.

use super::{Message, PracticeScreen, Source};
use crate::config::PracticeKind;
use crate::i18n::steps::Naming;
use crate::i18n::{announcements, practice as words};
use crate::platform::local_clock;
use crate::practice::lesson::Topic;
use crate::practice::{Kind, PLACING_ANSWERS};
use crate::ui::features::practice::Today;
use crate::ui::features::puzzle::{PuzzleBoard, Said, WORDS, Words, page};
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_controls::step_controls;
use crate::ui::screen::strip_layout::StripPlacement;
use iced::widget::column;
use jiff::tz::TimeZone;

const LINE_HEIGHT: f32 = 1.25;
/// The lowest window with the rating beside the board.
const ROOM_FOR_RATING: f32 = 480.0;

impl PracticeScreen {
    pub(super) fn panel<'a>(
        &'a self,
        size: f32,
        place: StripPlacement,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let said = self.said(ctx.texts, ctx.settings, Naming::Words);
        let (Some(board), Some(said)) = (&self.board, said) else {
            return space().into();
        };
        let button = self.button(board, ctx);
        let steps = board.walk().and_then(|walk| {
            step_controls(walk, Message::Steps, Some(place), theme::BUTTON_HEIGHT, ctx)
        });
        let line = size * LINE_HEIGHT;
        // The first line is higher, and a gap follows it.
        let (_, first) = heading_role(size, ctx);
        let more = (first - size) * LINE_HEIGHT + theme::UNIT;
        match place {
            StripPlacement::Below(_) => {
                let figures = self.figures(ctx).into_iter();
                // Lines don't break inside a figure, nor before it.
                let figures = figures.map(|(name, figure)| {
                    let figure = figure.replace(' ', "\u{a0}");
                    words::figure(ctx.texts, name, figure).replace(": ", ":\u{a0}")
                });
                let figures = figures.collect::<Vec<_>>().join(" · ");
                let words = reply(board, said, Some(figures), size, ctx);
                let words = in_whole_lines(words, line, more);
                page::reading(words, size, steps.into_iter().chain([button]), ctx)
            }
            StripPlacement::Beside(_) => {
                let has_rating = ctx.window.height >= ROOM_FOR_RATING;
                let words = in_whole_lines(reply(board, said, None, size, ctx), line, more);
                let rating = has_rating.then(|| self.rating_list(ctx)).flatten();
                fitted(|room| {
                    let column = column![room.part(words), steps, button, rating];
                    column.spacing(3.0 * theme::UNIT).into()
                })
            }
        }
    }

    /// Leads on, or shows the answer, unless that is shown.
    fn button<'a>(&self, board: &PuzzleBoard, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let is_last = match &self.source {
            Source::Endless(_) => false,
            Source::Moments { left, .. } => left.is_empty(),
            Source::Single(_) => true,
        };
        let is_over = board.attempt().is_over();
        let offered = (!board.shows_answer()).then_some(Message::ShowAnswer);
        let (key, message) = match is_over {
            true if is_last => ("practice-done", Some(Message::Next)),
            true => ("practice-next", Some(Message::Next)),
            false => ("practice-show", offered),
        };
        let label = match is_over {
            true => ctx.label(ctx.texts.get(key), Command::Open),
            false => ctx.text_label(key),
        };
        bar_parts::text_button(key, label, is_over, message, ctx)
    }

    /// The name and the value of what is shown of the player: the rating, that of this kind once it
    /// gives nothing away, and the answers of today.
    fn figures<'a>(&self, ctx: ViewContext<'a>) -> Vec<(&'a str, String)> {
        let (texts, progress) = (ctx.texts, ctx.progress);
        let Some(score) = &self.score else {
            return Vec::new();
        };
        let (kind, [overall, own]) = (score.puzzle.wish.kind, score.gains);
        let rating = |kind: Option<Kind>, gain: i64| {
            words::rating(texts, progress.rating(kind), Some(gain).filter(|gain| *gain != 0))
        };
        let mut figures = Vec::new();
        let is_chosen =
            !matches!(ctx.settings.practice_kind, PracticeKind::Mixed | PracticeKind::Missed);
        if let (Some(at), Some(_)) = (score.placing, progress.placing()) {
            let place = words::share(texts, at.into(), PLACING_ANSWERS.into());
            figures.push((texts.get("practice-placing"), place));
        } else {
            figures.push((texts.get("practice-rating"), rating(None, overall)));
            if score.result.is_some() || is_chosen {
                figures.push((texts.choice("practice-kind", kind), rating(Some(kind), own)));
            }
        }
        let today = Today::of(progress);
        figures.extend(today.right(texts));
        figures.extend(today.goal(progress, ctx.settings, texts));
        let today = local_clock::timestamp().to_zoned(TimeZone::UTC).date();
        let due = progress.repeats.values().filter(|repeat| repeat.due() <= today).count();
        if due > 0 {
            figures.push((texts.get("practice-due"), due.to_string()));
        }
        figures
    }

    /// What an answer has made of the rating, to be read out with the first step of what is said.
    pub(super) fn rating_text(&self, ctx: Context<'_>) -> Option<String> {
        let (texts, score) = (ctx.texts, self.score.as_ref()?);
        let walk = self.board.as_ref()?.walk();
        let is_told = walk.is_none_or(|walk| walk.place().0 == 0);
        if score.result.is_none() || score.placing.is_some() || !is_told {
            return None;
        }
        let gain = Some(score.gains[0]).filter(|gain| *gain != 0);
        let rating = words::rating(texts, ctx.progress.rating(None), gain);
        Some(announcements::value(texts, texts.get("practice-rating"), &rating))
    }

    fn rating_list<'a>(&self, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
        let figures = self.figures(ctx);
        if figures.is_empty() {
            return None;
        }
        let palette = ctx.palette;
        let list = bar_parts::figure_list(figures.into_iter().map(|(name, figure)| {
            bar_parts::figure_line(name, TextRole::Strong.in_style(figure, palette), palette)
        }));
        Some(column![bar_parts::hairline(palette), list].spacing(3.0 * theme::UNIT).into())
    }
}

/// Whether a lesson may help with what is said.
const fn is_missed(board: &PuzzleBoard) -> bool {
    matches!(board.said(), Said::Wrong(_) | Said::Answer)
}

/// The words, and a line of figures below them. What is said first is the title of the screen.
fn reply<'a>(
    board: &PuzzleBoard,
    said: Words,
    figures: Option<String>,
    size: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let palette = ctx.palette;
    let line = |role: TextRole, words: String, size: f32| {
        role.paragraph(words, palette).size(size).line_height(LINE_HEIGHT)
    };
    let (role, first) = heading_role(size, ctx);
    let key = said.heading.clone();
    let heading = heading(line(role, said.heading, first));
    let reply = page::said(board, said.text, (size, LINE_HEIGHT), ctx);
    let lesson = is_missed(board).then(|| {
        let topic = Topic::teaching(board.position().kind);
        let (name, look) = (words::lesson_link(ctx.texts, topic), (size, LINE_HEIGHT));
        bar_parts::link(name, look, Message::ShowLesson(topic), ctx)
    });
    let figures = figures.filter(|figures| !figures.is_empty()).map(|figures| {
        let figures = button(quiet(figures, ctx)).padding(0).style(palette.menu_button());
        focus::pressable(figures, Some(Message::ShowRatings))
    });
    let words = column![heading, column![reply, lesson]].spacing(theme::UNIT);
    let words = page::entering(words, &key, board, ctx);
    let words = column![words, figures].spacing(theme::UNIT);
    scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill).into()
}

/// The role and the size of what is said first, where the other words have this size.
fn heading_role(size: f32, ctx: ViewContext<'_>) -> (TextRole, f32) {
    if ctx.window.is_roomy() { (TextRole::Title, size::TITLE) } else { (TextRole::Strong, size) }
}

fn quiet<'a>(words: String, ctx: ViewContext<'a>) -> Element<'a, Message> {
    TextRole::Note.in_style(words, ctx.palette).line_height(LINE_HEIGHT).into()
}
