//! The header with changed rules. Question marks have a header of their own.

use crate::game::Choice;
use crate::game::Rules;

/// The rules that differ from those of Windows 7, as `rule=value` words.
pub(super) fn to_text(rules: Rules) -> String {
    let common = Rules::WINDOWS_7;
    [
        word("first-opening", rules.first_opening, common.first_opening),
        word("laid", rules.laid, common.laid),
        word("clock", rules.clock, common.clock),
        word("click-on-flag", rules.click_on_flag, common.click_on_flag),
        word("chord-by", rules.chord_by, common.chord_by),
        word("chord-needs", rules.chord_needs, common.chord_needs),
        word("unmet-chord", rules.unmet_chord, common.unmet_chord),
        word("flags-on-win", rules.flags_on_win, common.flags_on_win),
    ]
    .into_iter()
    .flatten()
    .collect::<Vec<_>>()
    .join(" ")
}

/// The rules of Windows 7 with these changes; `None` if the text is invalid.
pub(super) fn from_text(text: &str) -> Option<Rules> {
    let mut rules = Rules::WINDOWS_7;
    for word in text.split_whitespace() {
        let (rule, value) = word.split_once('=')?;
        match rule {
            "first-opening" => rules.first_opening = Choice::from_key(value)?,
            "laid" => rules.laid = Choice::from_key(value)?,
            "clock" => rules.clock = Choice::from_key(value)?,
            "click-on-flag" => rules.click_on_flag = Choice::from_key(value)?,
            "chord-by" => rules.chord_by = Choice::from_key(value)?,
            "chord-needs" => rules.chord_needs = Choice::from_key(value)?,
            "unmet-chord" => rules.unmet_chord = Choice::from_key(value)?,
            "flags-on-win" => rules.flags_on_win = Choice::from_key(value)?,
            _ => return None,
        }
    }
    Some(rules)
}

fn word<T: Choice>(rule: &str, value: T, common: T) -> Option<String> {
    (value != common).then(|| format!("{rule}={}", value.key()))
}
