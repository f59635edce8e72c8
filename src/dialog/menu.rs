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
    /// The same board once more.
    Retry,
    /// Watch the game.
    Watch,
    /// Open a recording.
    OpenRecording,
    /// Save the recording.
    SaveRecording,
    /// Copy the board's code.
    CopyBoard,
    /// Play the board whose code was copied.
    PasteBoard,
    /// Show or hide the counters.
    Counters,
    /// A hint.
    Hint,
    /// The chances, shown or hidden.
    Chances,
    /// The flags that cannot be right.
    Check,
    /// Auto-play, running or standing.
    Auto,
    /// Where luck was spent.
    Luck,
    /// Boards without a guess, on or off.
    NoGuess,
    /// The table of records.
    Records,
    /// The settings.
    Settings,
}

/// The width of the menu, in logical pixels.
const WIDTH: f32 = 240.0;

/// The menu as it is to be seen during `game`, where the next boards may be such that need no
/// guess.
pub fn view<'a>(
    game: &Game,
    no_guess: bool,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Entry> {
    let (phase, laid) = (game.phase(), game.field().is_some());
    let pause = match phase {
        Phase::Paused => texts.get("resume"),
        _ => texts.get("pause"),
    };
    let pauses = game.clock().is_running() || phase == Phase::Paused;
    let helps = !phase.is_over();
    let switched = if no_guess {
        texts.get("no-guess-is-on")
    } else {
        texts.get("no-guess-is-off")
    };
    let entries = [
        (texts.get("new-game"), "F2", Some(Entry::New)),
        (pause, "P", pauses.then_some(Entry::Pause)),
        (texts.get("board-retry"), "R", laid.then_some(Entry::Retry)),
        (
            texts.get("replay-watch-last"),
            "W",
            laid.then_some(Entry::Watch),
        ),
        (
            texts.get("replay-open"),
            "Ctrl+O",
            Some(Entry::OpenRecording),
        ),
        (
            texts.get("replay-save-as"),
            "Ctrl+S",
            laid.then_some(Entry::SaveRecording),
        ),
        (
            texts.get("board-copy"),
            "Ctrl+C",
            laid.then_some(Entry::CopyBoard),
        ),
        (texts.get("board-paste"), "Ctrl+V", Some(Entry::PasteBoard)),
        (texts.get("counters"), "F6", Some(Entry::Counters)),
        (texts.get("aid-hint"), "H", helps.then_some(Entry::Hint)),
        (texts.get("aid-odds"), "O", helps.then_some(Entry::Chances)),
        (texts.get("aid-check"), "C", helps.then_some(Entry::Check)),
        (texts.get("aid-auto"), "A", helps.then_some(Entry::Auto)),
        (
            texts.get("luck-title"),
            "L",
            (!helps).then_some(Entry::Luck),
        ),
        (switched, "N", Some(Entry::NoGuess)),
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
    scrollable(column(lines)).into()
}
