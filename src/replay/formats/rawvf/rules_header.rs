//! The header with changed rules. Question marks have a header of their own.

use crate::game::Rules;

const QUESTION_MARKS: &str = "question_marks";

/// The rules that differ from those of Windows 7, as `rule=value` words.
pub(super) fn to_text(rules: Rules) -> String {
    let words: Vec<_> = rules
        .to_keys()
        .into_iter()
        .zip(Rules::WINDOWS_7.to_keys())
        .filter(|((rule, value), (_, common))| value != common && *rule != QUESTION_MARKS)
        .map(|((rule, value), _)| format!("{}={value}", rule.replace('_', "-")))
        .collect();
    words.join(" ")
}

/// The rules of Windows 7 with these changes; `None` if the text is invalid.
pub(super) fn from_text(text: &str) -> Option<Rules> {
    let mut keys = Rules::WINDOWS_7.to_keys();
    for word in text.split_whitespace() {
        let (rule, value) = word.split_once('=')?;
        let named = |(key, _): &&mut (&str, &str)| key.replace('_', "-") == rule;
        let (_, changed) = keys.iter_mut().filter(|(key, _)| *key != QUESTION_MARKS).find(named)?;
        *changed = value;
    }
    Rules::from_keys(|rule| keys.iter().find(|(key, _)| *key == rule).map(|(_, value)| *value))
}
