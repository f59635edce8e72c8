//! The list of all shortcuts, and of mouse gestures.

use super::Message;
use crate::config::command::HelpGroup;
use crate::config::keymap::{KeyPress, Keyboard, Keymap, Named};
use crate::i18n::{announcements, key_names as words};
use crate::ui::screen::prelude::*;
use iced::widget::column;

const MOUSE: &[(&str, &str)] = &[
    ("help-left", "help-left-does"),
    ("help-flag-left", "key-does-flag"),
    ("help-right", "help-right-does"),
    ("help-both", "help-both-does"),
    ("help-slide", "help-slide-does"),
    ("help-tap", "help-left-does"),
    ("help-long", "help-long-does"),
];
const WHEEL: &[(&str, &str)] = &[
    ("help-wheel", "help-wheel-does"),
    ("help-shift-wheel", "help-shift-wheel-does"),
    ("help-ctrl-wheel", "help-ctrl-wheel-does"),
];

/// The input, and what it does.
type ShortcutRow<'a> = (String, &'a str);

pub fn list(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let first = if ctx.window.is_roomy() { 152.0 } else { 112.0 };
    let groups = groups(ctx.texts, &ctx.settings.keys);
    let groups = groups.map(|(title, rows)| group(title, rows, first, ctx));
    column(groups).spacing(4.0 * theme::UNIT).into()
}

/// All of it in words, a line each.
pub(super) fn lines(texts: &Texts, keys: &Keymap) -> Vec<String> {
    let lines = groups(texts, keys).flat_map(|(title, rows)| {
        let rows = rows.into_iter().map(|(by, does)| announcements::value(texts, &by, does));
        [texts.get(title).to_owned()].into_iter().chain(rows)
    });
    lines.collect()
}

/// The groups: the key of the title, and the rows.
fn groups<'a>(
    texts: &'a Texts,
    keys: &Keymap,
) -> impl Iterator<Item = (&'static str, Vec<ShortcutRow<'a>>)> {
    let groups = HelpGroup::ALL.map(|group| (group.title(), rows(group, texts, keys)));
    groups.into_iter().chain([("help-mouse", fixed_rows(MOUSE, texts))])
}

/// `first` is the width of the first column.
fn group<'a>(
    title: &'static str,
    rows: Vec<ShortcutRow<'a>>,
    first: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let title = strong(ctx.texts.get(title), ctx.palette);
    let title = heading(title);
    let rows = rows.into_iter().map(|(by, does)| {
        beside![label(by, ctx.palette).width(first), muted(does, ctx.palette).width(Fill)].into()
    });
    column![title, column(rows).spacing(1.5 * theme::UNIT)].spacing(theme::GAP).into()
}

/// Commands that do the same share a row. What is no command follows.
fn rows<'a>(group: HelpGroup, texts: &'a Texts, keys: &Keymap) -> Vec<ShortcutRow<'a>> {
    let rows = group.rows().collect::<Vec<_>>();
    let keys = |commands: &[(Command, _)]| {
        words::key_names(texts, keys, commands.iter().map(|&(command, _)| command))
    };
    let rows = rows.chunk_by(|(_, first), (_, next)| first == next);
    let rows = rows.map(|same| (keys(same), texts.get(same[0].1)));
    let more = match group {
        HelpGroup::View => fixed_rows(WHEEL, texts),
        HelpGroup::Everywhere => {
            let keys = [Named::Space, Named::Enter].map(KeyPress::named);
            let keys = texts.series(&keys.map(|key| words::press_name(texts, key)));
            vec![(keys, texts.get("help-press"))]
        }
        _ => Vec::new(),
    };
    rows.chain(more).collect()
}

fn fixed_rows<'a>(rows: &[(&'static str, &'static str)], texts: &'a Texts) -> Vec<ShortcutRow<'a>> {
    let by = |key| match (key, texts.keyboard()) {
        ("help-right", Keyboard::Mac) => texts.get("help-right-mac"),
        ("help-ctrl-wheel", Keyboard::Mac) => texts.get("help-command-wheel"),
        (key, _) => texts.get(key),
    };
    rows.iter().map(|&(key, does)| (by(key).to_owned(), texts.get(does))).collect()
}
