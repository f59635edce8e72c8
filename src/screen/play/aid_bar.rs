//! The bar below the board: what a hint says, or the controls of auto-play.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::Shrink;
use iced::widget::checkbox;
use iced::widget::row;
use iced::widget::scrollable;
use iced::widget::space;
use iced::widget::text;

use super::Message;
use super::aid::Aid;
use super::aid::Check;
use super::aid::Wish;
use super::auto::Auto;
use super::auto::Pace;
use crate::i18n::Texts;
use crate::i18n::hints;
use crate::screen::bar;
use crate::screen::surroundings::Surroundings;
use crate::solver::counsel::Reckoner;
use crate::theme;
use crate::theme::size;
use crate::widget::art::Picture;
use crate::widget::focus;
use crate::widget::named::Named;
use crate::widget::named::list;

/// The bar's height in a window this wide, in logical pixels: room for the lines of a hint.
pub fn height(window: f32) -> f32 {
    if window >= ROOMY {
        15.0 * theme::UNIT
    } else {
        24.0 * theme::UNIT
    }
}

/// The narrowest window in which every control has its words, in logical pixels.
const ROOMY: f32 = 500.0;

/// The narrowest window with room for a button that looks at the flags, in logical pixels; in a
/// narrower one the menu has it.
const SPACIOUS: f32 = 640.0;

/// The bar as it is to be seen.
pub fn view<'a>(aid: &'a Aid, around: Surroundings<'a>) -> Element<'a, Message> {
    let content = match (words(aid, around.texts), aid.auto()) {
        (Some(words), _) => told(words, around),
        (None, Some(auto)) => controls(aid, auto, around),
        (None, None) => row![],
    };
    let close = bar::square(
        Picture::Cross,
        around.texts.get("close"),
        around,
        Message::Aid(Wish::Close),
    );
    bar::bar(
        row![
            content.spacing(theme::GAP).align_y(Center).width(Fill),
            close
        ],
        height(around.window.width),
        around.palette,
    )
}

/// What help says now, of a cell or of the flags.
pub fn words(aid: &Aid, texts: &Texts) -> Option<String> {
    match (aid.hint(), aid.check()) {
        (Some((view, hint)), _) => Some(texts.paragraph(&hints::sentences(texts, view, hint))),
        (None, Some(check)) => Some(flags(check, texts)),
        (None, None) => None,
    }
}

/// Words, however many lines they take.
fn told<'a>(words: String, around: Surroundings<'a>) -> iced::widget::Row<'a, Message> {
    let words = text(words)
        .size(size::TEXT)
        .line_height(1.25)
        .color(around.palette.text);
    row![scrollable(words).width(Fill)]
}

/// What is told of the flags.
fn flags(check: &Check, texts: &Texts) -> String {
    match (check.flags, check.wrong.len()) {
        (0, _) => texts.get("check-none").to_owned(),
        (flags, 0) => texts.with("check-right", &[("count", flags.into())]),
        (_, wrong) => texts.with(
            "check-wrong",
            &[
                ("count", wrong.into()),
                ("cells", hints::list(texts, &check.wrong).into()),
            ],
        ),
    }
}

fn controls<'a>(
    aid: &Aid,
    auto: &Auto,
    around: Surroundings<'a>,
) -> iced::widget::Row<'a, Message> {
    let (texts, roomy) = (around.texts, around.window.width >= ROOMY);
    let run = if auto.is_running() {
        Picture::Pause
    } else {
        Picture::Run
    };
    let players = [Reckoner::Exact, Reckoner::Of2010].map(|player| Named {
        value: player,
        name: player_name(player, texts),
    });
    let paces = Pace::ALL.map(|pace| Named {
        value: pace,
        name: pace_name(pace, texts),
    });
    let chances = checkbox(aid.shows_chances())
        .label(texts.get("aid-odds"))
        .on_toggle(|_| Message::Aid(Wish::Chances))
        .size(16)
        .text_size(size::TEXT)
        .spacing(6);
    let chances = focus::switch(chances, aid.shows_chances(), Message::Aid(Wish::Chances));
    row![
        bar::square(run, texts.get("aid-auto"), around, Message::Aid(Wish::Auto)),
        bar::square(
            Picture::On,
            texts.get("key-does-step"),
            around,
            Message::Aid(Wish::Step)
        ),
        list(
            players,
            auto.player,
            |player| Message::Aid(Wish::Player(player)),
            Shrink,
            around.palette
        ),
    ]
    .push(roomy.then(|| {
        list(
            paces,
            auto.pace,
            |pace| Message::Aid(Wish::Pace(pace)),
            Shrink,
            around.palette,
        )
    }))
    .push(space().width(Fill))
    .push((around.window.width >= SPACIOUS).then(|| {
        bar::push(
            texts.get("aid-check"),
            around.palette,
            false,
            Message::Aid(Wish::Check),
        )
    }))
    .push(chances)
}

fn player_name(player: Reckoner, texts: &Texts) -> &str {
    match player {
        Reckoner::Exact => texts.get("auto-exact"),
        Reckoner::Of2010 => texts.get("auto-2010"),
    }
}

fn pace_name(pace: Pace, texts: &Texts) -> &str {
    match pace {
        Pace::Slow => texts.get("auto-slow"),
        Pace::Steady => texts.get("auto-steady"),
        Pace::Fast => texts.get("auto-fast"),
    }
}
