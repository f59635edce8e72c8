//! The menu behind the three lines.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::widget::button;
use iced::widget::column;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use crate::game::Phase;
use crate::i18n::Texts;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;

/// An entry of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A new game.
    New,
    /// Pause, or go on.
    Pause,
    /// The table of records.
    Records,
    /// The settings.
    Settings,
}

/// The width of the menu, in logical pixels.
const WIDTH: f32 = 200.0;

/// The menu as it is to be seen while the game is in `phase`.
pub fn view<'a>(phase: Phase, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Entry> {
    let pause = match phase {
        Phase::Paused => texts.get("resume"),
        _ => texts.get("pause"),
    };
    let pauses = matches!(phase, Phase::Running | Phase::Paused);
    let entries = [
        (texts.get("new-game"), "F2", Some(Entry::New)),
        (pause, "P", pauses.then_some(Entry::Pause)),
        (texts.get("records"), "F4", Some(Entry::Records)),
        (texts.get("settings"), "F5", Some(Entry::Settings)),
    ];
    let lines = entries.map(|(name, key, entry)| {
        let line = row![
            text(name).size(size::TEXT),
            space().width(Fill),
            text(key).size(size::SMALL).color(palette.quiet),
        ]
        .align_y(Center)
        .height(Fill);
        button(line)
            .width(WIDTH)
            .height(8.0 * theme::UNIT)
            .padding([0.0, 2.5 * theme::UNIT])
            .style(palette.menu_button())
            .on_press_maybe(entry)
            .into()
    });
    column(lines).into()
}
