//! The list of all shortcuts, and of mouse gestures.

use super::{Message, WIDTH, body, subheading};
use crate::config::command::{Command, HelpGroup};
use crate::config::keymap::{KeyPress, Keymap, Named};
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
    let groups = HelpGroup::ALL.map(|group| page.group(group.title(), page.rows(group)).into());
    column(groups).push(page.group("help-mouse", page.mouse())).spacing(4.0 * theme::UNIT).into()
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

    /// Commands that do the same share a row. What is no command follows.
    fn rows(&self, group: HelpGroup) -> Vec<ShortcutRow<'a>> {
        let (texts, rows) = (self.texts, group.rows().collect::<Vec<_>>());
        let keys = |commands: &[(Command, _)]| {
            words::key_names(texts, self.keys, commands.iter().map(|&(command, _)| command))
        };
        let rows = rows.chunk_by(|(_, first), (_, next)| first == next);
        let rows = rows.map(|same| (keys(same), texts.get(same[0].1)));
        let more = match group {
            HelpGroup::View => self.texts_of(&[
                ("help-wheel", "help-wheel-does"),
                ("help-shift-wheel", "help-shift-wheel-does"),
                ("help-ctrl-wheel", "help-ctrl-wheel-does"),
            ]),
            HelpGroup::Everywhere => {
                let keys = [Named::Space, Named::Enter].map(KeyPress::named);
                let keys = keys.map(|key| words::press_name(texts, key)).join(", ");
                vec![(keys, texts.get("help-press"))]
            }
            _ => Vec::new(),
        };
        rows.chain(more).collect()
    }

    fn mouse(&self) -> Vec<ShortcutRow<'a>> {
        self.texts_of(&[
            ("help-left", "help-left-does"),
            ("help-flag-left", "key-does-flag"),
            ("help-right", "help-right-does"),
            ("help-both", "help-both-does"),
            ("help-slide", "help-slide-does"),
            ("help-tap", "help-left-does"),
            ("help-long", "help-long-does"),
        ])
    }

    fn texts_of(&self, rows: &[(&str, &'static str)]) -> Vec<ShortcutRow<'a>> {
        let texts = self.texts;
        rows.iter().map(|&(by, does)| (texts.get(by).to_owned(), texts.get(does))).collect()
    }
}
