//! The rules of a game as a header's text, for games that were not played by the common ones.
//!
//! Question marks are left out: they have a header of their own.

use crate::game::Rules;
use crate::game::rules::ChordBy;
use crate::game::rules::ChordNeeds;
use crate::game::rules::ClickOnFlag;
use crate::game::rules::FirstOpening;
use crate::game::rules::Start;
use crate::game::rules::UnmetChord;

type Names<T> = &'static [(&'static str, T)];

const FIRST_OPENING: Names<FirstOpening> = &[
    ("free-block", FirstOpening::FreeBlock),
    ("safe", FirstOpening::Safe),
    ("unprotected", FirstOpening::Unprotected),
];
const START: Names<Start> = &[
    ("first-opening", Start::FirstOpening),
    ("drawn", Start::Drawn),
];
const CLICK_ON_FLAG: Names<ClickOnFlag> = &[
    ("ignored", ClickOnFlag::Ignored),
    ("unflags", ClickOnFlag::Unflags),
    ("refused", ClickOnFlag::Refused),
];
const CHORD_BY: Names<ChordBy> = &[
    ("buttons", ChordBy::Buttons),
    ("double-click", ChordBy::DoubleClick),
    ("single-click", ChordBy::SingleClick),
    ("nothing", ChordBy::Nothing),
];
const CHORD_NEEDS: Names<ChordNeeds> = &[
    ("flag-count", ChordNeeds::FlagCount),
    ("every-mine-flagged", ChordNeeds::EveryMineFlagged),
];
const UNMET_CHORD: Names<UnmetChord> = &[
    ("refused", UnmetChord::Refused),
    ("loses", UnmetChord::Loses),
    ("ignored", UnmetChord::Ignored),
];
const YES: Names<bool> = &[("yes", true), ("no", false)];

/// The rules that differ from those of Windows 7, as `rule=value` words; empty where none does.
pub(super) fn to_text(rules: Rules) -> String {
    let common = Rules::WINDOWS_7;
    [
        word(
            "first-opening",
            FIRST_OPENING,
            rules.first_opening,
            common.first_opening,
        ),
        word("laid", START, rules.laid, common.laid),
        word("clock", START, rules.clock, common.clock),
        word(
            "click-on-flag",
            CLICK_ON_FLAG,
            rules.click_on_flag,
            common.click_on_flag,
        ),
        word("chord-by", CHORD_BY, rules.chord_by, common.chord_by),
        word(
            "chord-needs",
            CHORD_NEEDS,
            rules.chord_needs,
            common.chord_needs,
        ),
        word(
            "unmet-chord",
            UNMET_CHORD,
            rules.unmet_chord,
            common.unmet_chord,
        ),
        word("flags-on-win", YES, rules.flags_on_win, common.flags_on_win),
    ]
    .into_iter()
    .flatten()
    .collect::<Vec<_>>()
    .join(" ")
}

/// The rules of Windows 7 with these changes; `None` where the text means nothing.
pub(super) fn from_text(text: &str) -> Option<Rules> {
    let mut rules = Rules::WINDOWS_7;
    for word in text.split_whitespace() {
        let (rule, name) = word.split_once('=')?;
        match rule {
            "first-opening" => rules.first_opening = value(FIRST_OPENING, name)?,
            "laid" => rules.laid = value(START, name)?,
            "clock" => rules.clock = value(START, name)?,
            "click-on-flag" => rules.click_on_flag = value(CLICK_ON_FLAG, name)?,
            "chord-by" => rules.chord_by = value(CHORD_BY, name)?,
            "chord-needs" => rules.chord_needs = value(CHORD_NEEDS, name)?,
            "unmet-chord" => rules.unmet_chord = value(UNMET_CHORD, name)?,
            "flags-on-win" => rules.flags_on_win = value(YES, name)?,
            _ => return None,
        }
    }
    Some(rules)
}

fn word<T: PartialEq>(rule: &str, names: Names<T>, value: T, common: T) -> Option<String> {
    let (name, _) = names.iter().find(|(_, named)| *named == value)?;
    (value != common).then(|| format!("{rule}={name}"))
}

fn value<T: Copy>(names: Names<T>, name: &str) -> Option<T> {
    let (_, value) = names.iter().find(|(known, _)| *known == name)?;
    Some(*value)
}
