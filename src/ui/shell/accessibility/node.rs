//! The nodes of AccessKit for what the walk has seen.

use super::walk::SeenNode;
use crate::i18n::{Texts, announcements};
use accesskit::{
    Action, HasPopup, Invalid, Node, NodeId, Rect, Role, TextPosition, TextSelection, Toggled,
};
use iced::Rectangle;
use unicode_segmentation::UnicodeSegmentation;

/// What a control or a text is called.
pub fn name(seen: &SeenNode) -> String {
    let semantics = &seen.semantics;
    if let Some(name) = &semantics.name {
        return name.clone();
    }
    let shows_value = semantics.value.is_some() || semantics.range.is_some();
    if !seen.texts.is_empty() && !shows_value {
        return seen.texts.join(" ");
    }
    let tooltip = seen.tooltip.as_ref().map(|label| label.name.clone());
    tooltip.or_else(|| seen.before.clone()).unwrap_or_default()
}

/// The text of a label. A number is named by its tooltip.
fn label_text(seen: &SeenNode, texts: &Texts) -> String {
    let text = seen.texts.join(" ");
    match &seen.tooltip {
        Some(label) if text.parse::<f64>().is_ok() => {
            announcements::value(texts, &label.name, &text)
        }
        _ => text,
    }
}

/// The node without its children. Its value may be described, where no other way leads to one in
/// words.
pub(super) fn node(seen: &SeenNode, describes_value: bool, texts: &Texts) -> Node {
    let semantics = &seen.semantics;
    let mut node = Node::new(semantics.role);
    node.set_bounds(rect(seen.bounds));
    if semantics.role == Role::Label {
        let text = label_text(seen, texts);
        if let Some(label) = seen.tooltip.as_ref().filter(|label| !text.starts_with(&label.name)) {
            node.set_description(label.name.clone());
        }
        node.set_value(text);
        return node;
    }
    let name = name(seen);
    if let Some(label) = seen.tooltip.as_ref().filter(|label| label.name != name) {
        node.set_description(label.name.clone());
    }
    let key = seen.tooltip.as_ref().and_then(|label| label.key.as_ref());
    if let Some(key) = semantics.shortcut.as_ref().or(key) {
        node.set_keyboard_shortcut(key.clone());
    }
    if !name.is_empty() {
        node.set_label(name);
    }
    if let Some(value) = &semantics.value {
        node.set_value(value.clone());
        if describes_value && !seen.is_field() && !value.is_empty() {
            let more = node.description().map(|more| format!(" – {more}"));
            node.set_description(format!("{value}{}", more.unwrap_or_default()));
        }
    }
    if let Some(range) = semantics.range {
        node.set_min_numeric_value(range.min);
        node.set_max_numeric_value(range.max);
        node.set_numeric_value_step(range.step);
        if let Some(value) = range.value {
            node.set_numeric_value(value);
        }
    }
    if let Some(on) = semantics.toggled {
        node.set_toggled(if on { Toggled::True } else { Toggled::False });
    }
    if let Some(is_selected) = semantics.selected {
        node.set_selected(is_selected);
    }
    if let Some(is_expanded) = semantics.expanded {
        node.set_expanded(is_expanded);
    }
    let leads_on = semantics.role == Role::MenuItem && semantics.expanded.is_some();
    if leads_on || seen.tooltip.as_ref().is_some_and(|label| label.opens_menu) {
        node.set_has_popup(HasPopup::Menu);
    }
    if let Some(description) = &semantics.description {
        node.set_description(description.clone());
    }
    if let Some(error) = &semantics.error {
        node.set_invalid(Invalid::True);
        node.set_description(error.clone());
    }
    if semantics.is_disabled {
        node.set_disabled();
    }
    if let Some(live) = semantics.live {
        node.set_live(live);
    }
    if let Some((row, column)) = semantics.place {
        node.set_row_index(row);
        node.set_column_index(column);
    }
    if matches!(semantics.role, Role::Dialog | Role::AlertDialog) {
        node.set_modal();
    }
    semantics.actions.iter().for_each(|&action| node.add_action(action));
    if seen.focus_index.is_some() {
        node.add_action(Action::Focus);
        node.add_action(Action::ScrollIntoView);
    }
    node
}

/// The text in a field, which has the cursor at its end.
pub(super) fn text_run(field: &mut Node, id: NodeId, typed: &str) -> Node {
    let mut run = Node::new(Role::TextRun);
    let lengths = typed.graphemes(true).map(|sign| u8::try_from(sign.len()).unwrap_or(u8::MAX));
    let lengths: Vec<u8> = lengths.collect();
    let end = TextPosition { node: id, character_index: lengths.len() };
    field.set_text_selection(TextSelection { anchor: end, focus: end });
    run.set_value(typed);
    run.set_character_lengths(lengths);
    run
}

pub(super) fn rect(bounds: Rectangle) -> Rect {
    let (x, y) = (f64::from(bounds.x), f64::from(bounds.y));
    Rect::new(x, y, x + f64::from(bounds.width), y + f64::from(bounds.height))
}
