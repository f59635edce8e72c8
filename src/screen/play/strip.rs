//! What the information strip of the game's screen shows: the help that was asked for, and while
//! there is nothing to say, the level and its best time.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::Padding;
use iced::widget::column;
use iced::widget::container;
use iced::widget::row;
use iced::widget::text;

use super::Message;
use super::Play;
use super::aid_bar;
use crate::game::Level;
use crate::screen::bar;
use crate::screen::strip::HEIGHTS;
use crate::screen::strip::Strip;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;

/// The greatest height of a strip above the counters, in logical pixels, and the share of the window
/// that it takes at most.
const ABOVE_COUNTERS: f32 = 260.0;
const SHARE: f32 = 0.4;

/// The strip as it is to be seen.
pub fn view<'a>(play: &'a Play, strip: Strip, around: Surroundings<'a>) -> Element<'a, Message> {
    if play.aid().is_shown() {
        framed(aid_bar::view(play.aid(), strip, around), strip, around)
    } else {
        idle(play, strip, around)
    }
}

/// What the strip says, in its room.
fn framed<'a>(
    content: Element<'a, Message>,
    strip: Strip,
    around: Surroundings<'a>,
) -> Element<'a, Message> {
    let palette = around.palette;
    match strip {
        Strip::Below(height) => {
            let content = container(content)
                .padding([theme::UNIT, theme::MARGIN])
                .center_y(Fill)
                .width(Fill)
                .clip(true)
                .style(palette.bar());
            column![bar::hairline(palette), content]
                .height(height)
                .into()
        }
        Strip::Beside => {
            let card = container(content)
                .padding(3.0 * theme::UNIT)
                .width(Fill)
                .style(palette.card());
            beside(card.into(), around)
        }
    }
}

/// Content at the top of a strip beside the board.
fn beside<'a>(content: Element<'a, Message>, around: Surroundings<'a>) -> Element<'a, Message> {
    let place = container(content)
        .padding(Padding::from(theme::MARGIN).left(0.0))
        .width(Fill)
        .clip(true);
    if around.panel() {
        place
            .height(ABOVE_COUNTERS.min(around.window.height * SHARE))
            .into()
    } else {
        place.height(Fill).into()
    }
}

/// What is played, and the best time so far.
fn idle<'a>(play: &Play, strip: Strip, around: Surroundings<'a>) -> Element<'a, Message> {
    let quiet = |words: String| {
        text(words)
            .size(size::TEXT)
            .color(around.palette.quiet)
            .line_height(1.25)
    };
    let level = quiet(level(play, around));
    let best = around.best.map(|ms| {
        let time = around.texts.seconds(ms);
        quiet(around.texts.with("strip-best", &[("time", time.into())]))
    });
    match strip {
        Strip::Beside => beside(
            column![level].push(best).spacing(theme::UNIT).into(),
            around,
        ),
        Strip::Below(height) => {
            let lines: Element<'a, Message> = if height > HEIGHTS[0] {
                column![level].push(best).align_x(Center).into()
            } else {
                row![level].push(best).spacing(4.0 * theme::UNIT).into()
            };
            container(lines)
                .padding(Padding::ZERO.horizontal(theme::MARGIN).bottom(theme::GAP))
                .center_x(Fill)
                .center_y(height)
                .clip(true)
                .into()
        }
    }
}

/// The level, the size of its board and its mines.
fn level(play: &Play, around: Surroundings<'_>) -> String {
    let (game, texts) = (play.game(), around.texts);
    let size = game.size();
    let (rows, cols) = (size.rows().into(), size.cols().into());
    let name = texts.level(game.level()).into();
    // How many mines chance lays is not told before they are counted.
    if game.level() == Level::Scattered && game.field().is_none() {
        let values = [("level", name), ("rows", rows), ("cols", cols)];
        return texts.with("strip-level-scattered", &values);
    }
    let mines = game.mines().into();
    let values = [
        ("level", name),
        ("rows", rows),
        ("cols", cols),
        ("mines", mines),
    ];
    texts.with("strip-level", &values)
}
