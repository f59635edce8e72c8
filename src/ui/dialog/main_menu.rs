//! The main menu: all commands that do not belong to a cell, in groups.

use crate::config::Settings;
use crate::config::keymap::Shortcut;
use crate::game::{Game, Phase};
use crate::i18n::{Texts, key_names as words};
use crate::ui::font;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::focus::pressable;
use crate::ui::widget::scrollbar;
use iced::Alignment::Center;
use iced::widget::{Column, button, column, container, row, space, text};
use iced::{Element, Fill, Padding, Size};

/// A heading and the entries below it.
type MenuGroup = (&'static str, &'static [Shortcut]);

/// In the order of the two-column layout.
const GROUPS: [MenuGroup; 6] = [
    (
        "menu-game",
        &[
            Shortcut::New,
            Shortcut::Pause,
            Shortcut::Retry,
            Shortcut::Custom,
            Shortcut::NoGuess,
            Shortcut::FlagMode,
        ],
    ),
    ("menu-codes", &[Shortcut::CopyBoard, Shortcut::PasteBoard]),
    ("menu-view", &[Shortcut::Counters, Shortcut::FullScreen]),
    (
        "menu-aid",
        &[Shortcut::Hint, Shortcut::Odds, Shortcut::Check, Shortcut::Auto, Shortcut::Luck],
    ),
    ("menu-recordings", &[Shortcut::Watch, Shortcut::OpenRecording, Shortcut::SaveRecording]),
    ("app-name", &[Shortcut::Records, Shortcut::Settings, Shortcut::Help]),
];
/// The groups of each column in the two-column layout, and in three columns for low windows.
const TWO: &[&[usize]] = &[&[0, 1, 2], &[3, 4, 5]];
const THREE: &[&[usize]] = &[&[0, 2], &[3, 1], &[4, 5]];

/// The limits for an entry's height, in logical pixels: the lowest can still be hit with a finger.
const LOWEST: f32 = 6.0 * theme::UNIT;
const HIGHEST: f32 = 8.0 * theme::UNIT;
/// The height of a heading, in logical pixels.
const HEADING: f32 = 5.0 * theme::UNIT;
/// The gap above each heading but the first, with the lowest and with the highest entries, in
/// logical pixels.
const CLOSE: f32 = theme::UNIT;
const APART: f32 = 4.0 * theme::UNIT;
/// The greatest and the least width of a column, in logical pixels.
const WIDTH: f32 = 54.0 * theme::UNIT;
const NARROWEST: f32 = 40.0 * theme::UNIT;
/// Narrower columns have smaller text, in logical pixels.
const NARROW: f32 = 50.0 * theme::UNIT;

/// Entries that are not available are disabled.
pub fn view<'a>(
    game: &Game,
    flag_mode: bool,
    settings: &'a Settings,
    texts: &'a Texts,
    palette: &'static Palette,
    room: Size,
) -> Element<'a, Shortcut> {
    let columns = columns(room);
    // A scroll bar shows that there are more entries.
    let bar = if height(columns, LOWEST) > room.height { scrollbar::WIDTH } else { 0.0 };
    let gaps = theme::GAP * (columns.len() - 1) as f32 + bar;
    let menu = MenuBuilder {
        phase: game.phase(),
        has_mines: game.field().is_some(),
        can_pause: game.clock().is_running() || game.phase() == Phase::Paused,
        flag_mode,
        settings,
        texts,
        palette,
        width: WIDTH.min((room.width - gaps) / columns.len() as f32),
        height: entry_height(columns, room.height),
    };
    let columns = columns.iter().map(|groups| menu.column(groups).into());
    let columns = row(columns).spacing(theme::GAP);
    scrollbar::vertical(container(columns).padding(Padding::ZERO.right(bar))).into()
}

/// Two columns, or three if two are too high for the room and three are not too wide.
fn columns(room: Size) -> &'static [&'static [usize]] {
    let narrowest = 3.0 * NARROWEST + 2.0 * theme::GAP;
    if height(TWO, LOWEST) > room.height && narrowest <= room.width { THREE } else { TWO }
}

/// The height of the longest column with entries of this height.
fn height(columns: &[&[usize]], entry: f32) -> f32 {
    let heights = columns.iter().map(|groups| {
        let entries: usize = groups.iter().map(|&group| GROUPS[group].1.len()).sum();
        let gaps = (groups.len() - 1) as f32 * apart(entry);
        groups.len() as f32 * HEADING + gaps + entries as f32 * entry
    });
    heights.fold(0.0, f32::max) + 2.0 * edge(entry)
}

/// The gap between two groups: it grows with the height of the entries.
fn apart(entry: f32) -> f32 {
    let share = (entry - LOWEST) / (HIGHEST - LOWEST);
    CLOSE + share * (APART - CLOSE)
}

/// The gap above the first group and below the last.
fn edge(entry: f32) -> f32 {
    (apart(entry) - CLOSE) / 2.0
}

/// The largest entry height at which the columns fit, or the lowest.
fn entry_height(columns: &[&[usize]], room: f32) -> f32 {
    let mut entry = HIGHEST;
    while entry > LOWEST && height(columns, entry) > room {
        entry -= 1.0;
    }
    entry
}

struct MenuBuilder<'a> {
    phase: Phase,
    has_mines: bool,
    can_pause: bool,
    flag_mode: bool,
    settings: &'a Settings,
    texts: &'a Texts,
    palette: &'static Palette,
    width: f32,
    height: f32,
}

impl<'a> MenuBuilder<'a> {
    fn column(&self, groups: &[usize]) -> Column<'a, Shortcut> {
        let groups = groups.iter().map(|&group| {
            let (title, entries) = GROUPS[group];
            let title = text(self.texts.get(title))
                .size(size::SMALL)
                .font(font::BOLD)
                .color(self.palette.muted);
            let title = container(title).padding([0.0, self.padding()]).center_y(HEADING);
            let entries = entries.iter().map(|&entry| self.entry(entry));
            column![title].extend(entries).into()
        });
        column(groups)
            .spacing(apart(self.height))
            .padding([edge(self.height), 0.0])
            .width(self.width)
    }

    fn entry(&self, shortcut: Shortcut) -> Element<'a, Shortcut> {
        let key = words::press_name(self.texts, self.settings.keys.press(shortcut));
        let line = row![
            text(self.name(shortcut))
                .size(if self.is_narrow() { size::SMALL } else { size::TEXT })
                .wrapping(text::Wrapping::None),
            space().width(Fill),
            text(key).size(size::SMALL).color(self.palette.muted).wrapping(text::Wrapping::None),
        ]
        .align_y(Center)
        .height(Fill);
        let chosen = self.is_enabled(shortcut).then_some(shortcut);
        let line = button(line)
            .width(Fill)
            .height(self.height)
            .padding([0.0, self.padding()])
            .style(self.palette.menu_button())
            .on_press_maybe(chosen);
        pressable(line, chosen)
    }

    /// The padding left and right of an entry, in logical pixels.
    fn padding(&self) -> f32 {
        let units = if self.is_narrow() { 1.5 } else { 2.5 };
        units * theme::UNIT
    }

    fn is_narrow(&self) -> bool {
        self.width < NARROW
    }

    fn name(&self, shortcut: Shortcut) -> &'a str {
        let texts = self.texts;
        match shortcut {
            Shortcut::Pause if self.phase == Phase::Paused => texts.get("resume"),
            Shortcut::Pause => texts.get("pause"),
            Shortcut::NoGuess if self.settings.no_guess => texts.get("no-guess-is-on"),
            Shortcut::NoGuess => texts.get("no-guess-is-off"),
            Shortcut::FlagMode if self.flag_mode => texts.get("flag-mode-is-on"),
            Shortcut::FlagMode => texts.get("flag-mode-is-off"),
            _ => words::shortcut_name(texts, shortcut),
        }
    }

    fn is_enabled(&self, shortcut: Shortcut) -> bool {
        match shortcut {
            Shortcut::Pause => self.can_pause,
            Shortcut::Custom => self.settings.style.spec().allows_custom,
            Shortcut::Retry | Shortcut::Watch | Shortcut::SaveRecording | Shortcut::CopyBoard => {
                self.has_mines
            }
            Shortcut::Hint | Shortcut::Odds | Shortcut::Check | Shortcut::Auto => {
                !self.phase.is_over()
            }
            Shortcut::Luck => self.phase.is_over(),
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_as_high_as_the_room_allows() {
        assert_eq!(entry_height(TWO, 1_000.0), HIGHEST);
        assert_eq!(entry_height(TWO, 100.0), LOWEST);
        let entry = entry_height(TWO, 380.0);
        assert!(LOWEST < entry && entry < HIGHEST);
        assert!(height(TWO, entry) <= 380.0 && height(TWO, entry + 1.0) > 380.0);
        // The gaps above headings grow in proportion.
        assert_eq!((apart(LOWEST), apart(HIGHEST)), (CLOSE, APART));
        assert!(CLOSE < apart(entry) && apart(entry) < APART);
    }

    #[test]
    fn a_low_and_wide_window_has_three_columns() {
        assert_eq!(columns(Size::new(640.0, 540.0)), TWO);
        assert_eq!(columns(Size::new(616.0, 280.0)), THREE);
        assert_eq!(columns(Size::new(336.0, 200.0)), TWO);
    }

    #[test]
    fn both_arrangements_hold_every_group_once() {
        for columns in [TWO, THREE] {
            let mut groups: Vec<usize> = columns.concat();
            groups.sort_unstable();
            assert_eq!(groups, [0, 1, 2, 3, 4, 5]);
        }
    }
}
