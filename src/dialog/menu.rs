//! The menu behind the three lines.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::widget::button;
use iced::widget::column;
use iced::widget::row;
use iced::widget::scrollable;
use iced::widget::space;
use iced::widget::text;

use crate::game::Game;
use crate::game::Phase;
use crate::i18n::Texts;
use crate::i18n::keys as words;
use crate::keymap::Shortcut;
use crate::store::Settings;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;
use crate::widget::focus::press;

/// The width of the menu, in logical pixels.
const WIDTH: f32 = 240.0;

/// The menu as it is to be seen during `game`. What cannot be done now waits.
pub fn view<'a>(
    game: &Game,
    flag_mode: bool,
    settings: &Settings,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Shortcut> {
    let (phase, laid) = (game.phase(), game.field().is_some());
    let pauses = game.clock().is_running() || phase == Phase::Paused;
    let helps = !phase.is_over();
    let switched = if settings.no_guess {
        texts.get("no-guess-is-on")
    } else {
        texts.get("no-guess-is-off")
    };
    let flagging = if flag_mode {
        texts.get("flag-mode-is-on")
    } else {
        texts.get("flag-mode-is-off")
    };
    let entries = [
        (Shortcut::New, true),
        (Shortcut::Pause, pauses),
        (Shortcut::Retry, laid),
        (Shortcut::Watch, laid),
        (Shortcut::OpenRecording, true),
        (Shortcut::SaveRecording, laid),
        (Shortcut::CopyBoard, laid),
        (Shortcut::PasteBoard, true),
        (Shortcut::Counters, true),
        (Shortcut::FlagMode, true),
        (Shortcut::Hint, helps),
        (Shortcut::Odds, helps),
        (Shortcut::Check, helps),
        (Shortcut::Auto, helps),
        (Shortcut::Luck, !helps),
        (Shortcut::NoGuess, true),
        (Shortcut::FullScreen, true),
        (Shortcut::Records, true),
        (Shortcut::Settings, true),
        (Shortcut::Help, true),
    ];
    let lines = entries.map(|(shortcut, can)| {
        let name = match (shortcut, phase) {
            (Shortcut::Pause, Phase::Paused) => texts.get("resume"),
            (Shortcut::Pause, _) => texts.get("pause"),
            (Shortcut::NoGuess, _) => switched,
            (Shortcut::FlagMode, _) => flagging,
            _ => words::name(texts, shortcut),
        };
        let key = words::press(texts, settings.keys.press(shortcut));
        let line = row![
            text(name).size(size::TEXT),
            space().width(Fill),
            text(key).size(size::SMALL).color(palette.quiet),
        ]
        .align_y(Center)
        .height(Fill);
        let line = button(line)
            .width(WIDTH)
            .height(8.0 * theme::UNIT)
            // As wide as the bar by which it scrolls where the window is low.
            .padding([0.0, 3.5 * theme::UNIT])
            .style(palette.menu_button())
            .on_press_maybe(can.then_some(shortcut));
        press(line, can.then_some(shortcut))
    });
    scrollable(column(lines)).into()
}
