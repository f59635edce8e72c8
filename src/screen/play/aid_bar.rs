//! Help in the information strip: what a hint says, or the controls of auto-play.

use super::Message;
use super::aid::{Aid, Check, Wish};
use super::auto::{Auto, Pace};
use crate::i18n::{Texts, hints};
use crate::keymap::Shortcut;
use crate::screen::bar;
use crate::screen::strip::Strip;
use crate::screen::surroundings::Surroundings;
use crate::solver::counsel::Algorithm;
use crate::theme::{self, size};
use crate::widget::art::Picture;
use crate::widget::board::{self, Advised, Ring};
use crate::widget::named::{Named, labelled};
use crate::widget::{focus, scroll};
use iced::Alignment::Center;
use iced::widget::{Row, checkbox, column, row, space, text};
use iced::{Element, Fill, Length, Shrink};

/// The narrowest window in which every control has its words, in logical pixels.
const ROOMY: f32 = 500.0;

/// The narrowest window with room for a button that looks at the flags, in logical pixels; in a
/// narrower one the menu has it.
const SPACIOUS: f32 = 640.0;

/// The help as it is to be seen in the strip.
pub fn view<'a>(aid: &'a Aid, strip: Strip, around: Surroundings<'a>) -> Element<'a, Message> {
    let close = bar::close(around, Message::Aid(Wish::Close));
    match (words(aid, around.texts), aid.auto(), strip) {
        (Some(words), ..) => told(words, legend(aid, around), close, strip, around),
        (None, Some(auto), Strip::Below(_)) => {
            row![controls(aid, auto, around), close].spacing(theme::GAP).align_y(Center).into()
        }
        (None, Some(auto), Strip::Beside) => stacked(aid, auto, close, around),
        (None, None, _) => space().into(),
    }
}

/// What help says now, of a cell or of the flags.
pub fn words(aid: &Aid, texts: &Texts) -> Option<String> {
    match (aid.hint(), aid.check()) {
        (Some((view, hint)), _) => Some(texts.paragraph(&hints::sentences(texts, view, hint))),
        (None, Some(check)) => Some(flags(check, texts)),
        (None, None) if aid.says_any_first() => Some(texts.get("hint-any-first").to_owned()),
        (None, None) => None,
    }
}

/// What the rings of a hint mean, of those that it shows.
fn legend<'a>(aid: &Aid, around: Surroundings<'a>) -> Vec<Element<'a, Message>> {
    let (argument, advice) = aid.marks();
    let advised = |kind| advice.iter().any(|&(_, advised)| advised == kind);
    let entries = [
        (!argument.is_empty(), Ring::Reason, "ring-reason"),
        (advised(Advised::Mine), Ring::Advised(Advised::Mine), "ring-mine"),
        (advised(Advised::Safe), Ring::Advised(Advised::Safe), "ring-safe"),
        (advised(Advised::Try), Ring::Advised(Advised::Try), "ring-try"),
    ];
    let shown = entries.into_iter().filter(|(is_shown, ..)| *is_shown);
    shown
        .map(|(_, ring, key)| {
            let name = around.texts.get(key);
            let name = text(name)
                .size(size::SMALL)
                .line_height(1.0)
                .font(around.palette.font(name))
                .color(around.palette.quiet);
            row![board::swatch(ring, around.palette), name]
                .spacing(1.5 * theme::UNIT)
                .align_y(Center)
                .into()
        })
        .collect()
}

/// Words, however many lines they take, and what explains their rings: that never scrolls out of
/// sight.
fn told<'a>(
    words: String,
    legend: Vec<Element<'a, Message>>,
    close: Element<'a, Message>,
    strip: Strip,
    around: Surroundings<'a>,
) -> Element<'a, Message> {
    let words = strip.words(words, around.palette);
    let has_legend = !legend.is_empty();
    match strip {
        Strip::Below(height) => row![words]
            .push(has_legend.then(|| column(legend).spacing(Strip::padding(height) / 2.0)))
            .push(close)
            .spacing(theme::GAP)
            .align_y(Center)
            .into(),
        Strip::Beside => {
            let legend = has_legend.then(|| row(legend).spacing(1.5 * theme::GAP));
            let words = column![].push(legend).push(words).spacing(theme::GAP);
            row![words, close].spacing(theme::GAP).into()
        }
    }
}

/// What is told of the flags.
fn flags(check: &Check, texts: &Texts) -> String {
    match (check.flags, check.wrong.len()) {
        (0, _) => texts.get("check-none").to_owned(),
        (flags, 0) => texts.with("check-right", &[("count", flags.into())]),
        (_, wrong) => texts.with(
            "check-wrong",
            &[("count", wrong.into()), ("cells", hints::list(texts, &check.wrong).into())],
        ),
    }
}

/// The controls of auto-play in one row.
fn controls<'a>(aid: &Aid, auto: &Auto, around: Surroundings<'a>) -> Element<'a, Message> {
    let width = around.window.width;
    let pace = (width >= ROOMY).then(|| paces(auto, Shrink, around));
    let check = (width >= SPACIOUS).then(|| check(around));
    steps(auto, around)
        .push(players(auto, Shrink, around))
        .push(pace)
        .push(space().width(Fill))
        .push(check)
        .push(chances(aid, around))
        .align_y(Center)
        .width(Fill)
        .into()
}

/// The same one below the other.
fn stacked<'a>(
    aid: &Aid,
    auto: &Auto,
    close: Element<'a, Message>,
    around: Surroundings<'a>,
) -> Element<'a, Message> {
    let choices = column![
        players(auto, Fill, around),
        paces(auto, Fill, around),
        chances(aid, around),
        check(around),
    ];
    column![
        steps(auto, around).push(space().width(Fill)).push(close),
        scroll::beside(choices.spacing(theme::GAP)).width(Fill),
    ]
    .spacing(theme::GAP)
    .into()
}

/// Run or pause, and one step.
fn steps<'a>(auto: &Auto, around: Surroundings<'a>) -> Row<'a, Message> {
    let run = if auto.is_running() { Picture::Pause } else { Picture::Run };
    row![
        bar::square(run, around.label_of(Shortcut::Auto), around, Message::Aid(Wish::Auto)),
        bar::square(Picture::On, around.label_of(Shortcut::Step), around, Message::Aid(Wish::Step)),
    ]
    .spacing(theme::GAP)
}

fn players<'a>(auto: &Auto, width: Length, around: Surroundings<'a>) -> Element<'a, Message> {
    let players = [Algorithm::Exact, Algorithm::Heuristic]
        .map(|player| Named { value: player, name: player_name(player, around.texts) });
    let say = |player| Message::Aid(Wish::Player(player));
    let label = around.label_text("tip-player");
    labelled(players, auto.player, label, say, width, around.palette)
}

fn paces<'a>(auto: &Auto, width: Length, around: Surroundings<'a>) -> Element<'a, Message> {
    let paces = Pace::ALL.map(|pace| Named { value: pace, name: pace_name(pace, around.texts) });
    let say = |pace| Message::Aid(Wish::Pace(pace));
    let label = around.label_text("tip-pace");
    labelled(paces, auto.pace, label, say, width, around.palette)
}

fn chances<'a>(aid: &Aid, around: Surroundings<'a>) -> Element<'a, Message> {
    let chances = checkbox(aid.shows_chances())
        .label(around.texts.get("aid-odds"))
        .on_toggle(|_| Message::Aid(Wish::Chances))
        .size(16)
        .text_size(size::TEXT)
        .spacing(6);
    let chances = focus::switch(chances, aid.shows_chances(), Message::Aid(Wish::Chances));
    let name = around.texts.get("tip-odds");
    around.tip(chances, around.label(name, Shortcut::Odds))
}

fn check<'a>(around: Surroundings<'a>) -> Element<'a, Message> {
    let words = around.texts.get("aid-check");
    let label = around.label_of(Shortcut::Check);
    bar::push(words, label, false, Message::Aid(Wish::Check), around.palette)
}

fn player_name(player: Algorithm, texts: &Texts) -> &str {
    match player {
        Algorithm::Exact => texts.get("auto-exact"),
        Algorithm::Heuristic => texts.get("auto-2010"),
    }
}

fn pace_name(pace: Pace, texts: &Texts) -> &str {
    match pace {
        Pace::Slow => texts.get("auto-slow"),
        Pace::Steady => texts.get("auto-steady"),
        Pace::Fast => texts.get("auto-fast"),
    }
}
