//! The list of all shortcuts, and of mouse gestures.

use super::{Message, WIDTH, body, subheading};
use crate::config::keymap::{KeyPress, Keymap, Named, Shortcut};
use crate::i18n::{Texts, key_names as words};
use crate::ui::theme::{self, Palette};
use iced::Alignment::Center;
use iced::widget::{Column, column, row};
use iced::{Element, Fill};

/// The width of the first column on a wide and on a narrow page, in logical pixels.
const KEYS: f32 = 152.0;
const KEYS_NARROW: f32 = 112.0;

/// The list, `width` logical pixels wide.
pub fn list<'a>(
    keys: &Keymap,
    texts: &'a Texts,
    palette: &'static Palette,
    width: f32,
) -> Element<'a, Message> {
    let page = ShortcutsBuilder {
        keys,
        texts,
        palette,
        width: if width < WIDTH { KEYS_NARROW } else { KEYS },
    };
    column![
        page.group("help-board", page.board()),
        page.group(
            "help-game",
            page.chosen(&[
                Shortcut::New,
                Shortcut::Retry,
                Shortcut::Pause,
                Shortcut::Custom,
                Shortcut::NoGuess,
            ]),
        ),
        page.group(
            "help-aid",
            page.chosen(&[
                Shortcut::Hint,
                Shortcut::Odds,
                Shortcut::Check,
                Shortcut::Auto,
                Shortcut::Step,
                Shortcut::Luck,
            ]),
        ),
        page.group(
            "help-recordings",
            page.chosen(&[
                Shortcut::Watch,
                Shortcut::OpenRecording,
                Shortcut::SaveRecording,
                Shortcut::CopyBoard,
                Shortcut::PasteBoard,
            ]),
        ),
        page.group("help-replay", page.replay()),
        page.group("help-sight", page.sight()),
        page.group(
            "help-windows",
            page.chosen(&[
                Shortcut::Help,
                Shortcut::Menu,
                Shortcut::Records,
                Shortcut::Settings,
                Shortcut::Counters,
                Shortcut::FullScreen,
            ])
            .into_iter()
            .chain(page.controls())
            .collect(),
        ),
        page.group("help-mouse", page.mouse()),
    ]
    .spacing(4.0 * theme::UNIT)
    .into()
}

struct ShortcutsBuilder<'a, 'k> {
    keys: &'k Keymap,
    texts: &'a Texts,
    palette: &'static Palette,
    /// The width of the first column.
    width: f32,
}

/// The input, and what it does.
type ShortcutRow<'a> = (String, &'a str);

impl<'a> ShortcutsBuilder<'a, '_> {
    fn group(&self, title: &'static str, lines: Vec<ShortcutRow<'a>>) -> Column<'a, Message> {
        let title = subheading(self.texts.get(title), self.palette);
        let lines = lines.into_iter().map(|(by, does)| {
            row![
                body(by, self.palette).width(self.width),
                body(does, self.palette).color(self.palette.muted).width(Fill),
            ]
            .spacing(theme::GAP)
            .align_y(Center)
            .into()
        });
        column![title, column(lines).spacing(1.5 * theme::UNIT)].spacing(theme::GAP)
    }

    fn chosen(&self, shortcuts: &[Shortcut]) -> Vec<ShortcutRow<'a>> {
        (shortcuts.iter())
            .map(|&shortcut| {
                let by = words::press_names(self.texts, self.keys, shortcut);
                (by, words::shortcut_name(self.texts, shortcut))
            })
            .collect()
    }

    fn named<const N: usize>(&self, keys: [KeyPress; N]) -> String {
        keys.map(|key| words::press_name(self.texts, key)).join(", ")
    }

    fn board(&self) -> Vec<ShortcutRow<'a>> {
        let (texts, key) = (self.texts, KeyPress::named);
        let fixed = [
            ("↑ ↓ ← →".to_owned(), texts.get("help-arrows")),
            (self.named([key(Named::Home), key(Named::End)]), texts.get("help-row-ends")),
            (
                self.named([key(Named::Home).with_ctrl(), key(Named::End).with_ctrl()]),
                texts.get("help-corners"),
            ),
            (self.named([key(Named::PageUp), key(Named::PageDown)]), texts.get("help-pages")),
            (self.named([key(Named::Enter)]), texts.get("help-enter")),
        ];
        let chosen =
            self.chosen(&[Shortcut::Open, Shortcut::Flag, Shortcut::Chord, Shortcut::FlagMode]);
        fixed.into_iter().chain(chosen).collect()
    }

    fn replay(&self) -> Vec<ShortcutRow<'a>> {
        let (texts, key) = (self.texts, KeyPress::named);
        vec![
            (words::press_names(texts, self.keys, Shortcut::Open), texts.get("help-run")),
            ("← →".to_owned(), texts.get("help-events")),
            ("↑ ↓".to_owned(), texts.get("help-speed")),
            (self.named([key(Named::Home), key(Named::End)]), texts.get("help-edges")),
        ]
    }

    fn sight(&self) -> Vec<ShortcutRow<'a>> {
        let texts = self.texts;
        let wheel = [
            ("help-wheel", "help-wheel-does"),
            ("help-shift-wheel", "help-shift-wheel-does"),
            ("help-ctrl-wheel", "help-ctrl-wheel-does"),
        ]
        .map(|(by, does)| (texts.get(by).to_owned(), texts.get(does)));
        let keys = self.chosen(&[Shortcut::ZoomIn, Shortcut::ZoomOut, Shortcut::ZoomFit]);
        keys.into_iter().chain(wheel).collect()
    }

    fn controls(&self) -> Vec<ShortcutRow<'a>> {
        let (texts, key) = (self.texts, KeyPress::named);
        let tab = key(Named::Tab);
        vec![
            (self.named([tab, tab.with_shift()]), texts.get("help-tab")),
            (self.named([key(Named::Space), key(Named::Enter)]), texts.get("help-press")),
            (self.named([KeyPress::ESCAPE]), texts.get("help-escape")),
        ]
    }

    fn mouse(&self) -> Vec<ShortcutRow<'a>> {
        let texts = self.texts;
        [
            ("help-left", "help-left-does"),
            ("help-flag-left", "key-does-flag"),
            ("help-right", "help-right-does"),
            ("help-both", "help-both-does"),
            ("help-slide", "help-slide-does"),
            ("help-tap", "help-left-does"),
            ("help-long", "help-long-does"),
        ]
        .into_iter()
        .map(|(by, does)| (texts.get(by).to_owned(), texts.get(does)))
        .collect()
    }
}
