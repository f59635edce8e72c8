//! The headers of a recording.

use super::event_parser::number;
use crate::game::Rules;
use crate::replay::Metadata;
use crate::replay::formats::LineFault;
use crate::replay::formats::text::{decode, quote};

/// A number from a header, and its line.
pub(super) type HeaderNumber = Option<(usize, usize)>;

#[derive(Debug, Default)]
pub(super) struct Headers {
    pub width: HeaderNumber,
    pub height: HeaderNumber,
    pub mines: HeaderNumber,
    pub question_marks: bool,
    pub rules: Option<Rules>,
    /// Whether a left click on an open number is a chord.
    pub super_click: bool,
    /// The side of a cell, in pixels.
    pub square: Option<i64>,
    pub metadata: Metadata,
}

impl Headers {
    /// Reads a header.
    pub fn parse(&mut self, key: &[u8], value: &[u8], line: usize) -> Result<(), LineFault> {
        let count = |header| {
            number(value)
                .and_then(|count| usize::try_from(count).ok())
                .map(|count| Some((count, line)))
                .ok_or_else(|| invalid_value(header, value))
        };
        let switch = |header| match value.to_ascii_lowercase().as_slice() {
            b"on" => Ok(true),
            b"off" => Ok(false),
            _ => Err(invalid_value(header, value)),
        };
        match key.to_ascii_lowercase().as_slice() {
            b"width" => self.width = count("Width")?,
            b"height" => self.height = count("Height")?,
            b"mines" => self.mines = count("Mines")?,
            b"marks" | b"questionmarks" => self.question_marks = switch("Marks")?,
            b"superclick" => self.super_click = switch("SuperClick")?,
            b"squaresize" => {
                let side = number(value).filter(|&side| side > 0);
                self.square = Some(side.ok_or_else(|| invalid_value("SquareSize", value))?);
            }
            b"level" if value.eq_ignore_ascii_case(b"marathon") => {
                return Err(LineFault::Unsupported("marathon".into()));
            }
            b"mode" if value.eq_ignore_ascii_case(b"classic") => {}
            b"mode" => self.metadata.doubts.mode = decode(value),
            b"sapperrules" => {
                let rules = rules_from_text(&decode(value));
                self.rules = Some(rules.ok_or_else(|| invalid_value("SapperRules", value))?);
            }
            b"sapperhelped" => self.metadata.helped = value.eq_ignore_ascii_case(b"yes"),
            b"sapperplayedon" => {
                self.metadata.played_on = value.eq_ignore_ascii_case(b"yes");
            }
            b"player" => self.metadata.player = decode(value),
            b"program" => self.metadata.program = decode(value),
            b"version" => self.metadata.version = decode(value),
            b"timestamp" => self.metadata.played_at = decode(value),
            known if KNOWN.contains(&known) => {}
            known if known.starts_with(b"raw_") => {}
            _ if ABSENT.contains(&value.to_ascii_lowercase().as_slice()) => {}
            _ => {
                let unknown = format!("{}: {}", decode(key), decode(value));
                self.metadata.doubts.unknown.push(unknown);
            }
        }
        Ok(())
    }
}

/// The headers that tell only what a game was like. Its figures follow from the events.
const KNOWN: [&[u8]; 20] = [
    b"rawvf_version",
    b"level",
    b"status",
    b"style",
    b"skin",
    b"url",
    b"originalsquaresize",
    b"time",
    b"bbbv",
    b"bbbvs",
    b"3bv",
    b"3bv/s",
    b"3bvs",
    b"solved3bv",
    b"lclicks",
    b"rclicks",
    b"dclicks",
    b"country",
    b"nickname",
    b"checksum",
];

/// The values of a header that asks for nothing.
const ABSENT: [&[u8]; 5] = [b"", b"0", b"off", b"no", b"none"];

/// The key and the value of a header line.
pub(super) fn split_header(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let colon = line.iter().position(|&byte| byte == b':')?;
    let key = line[..colon].trim_ascii();
    let named = key.first().is_some_and(u8::is_ascii_alphabetic);
    let plain = key.iter().all(|byte| (b' '..=b'~').contains(byte));
    (named && plain).then(|| (key, line[colon + 1..].trim_ascii()))
}

fn invalid_value(header: &'static str, value: &[u8]) -> LineFault {
    LineFault::Value { header: header.into(), value: quote(value) }
}

/// The rule that has a header of its own.
const QUESTION_MARKS: &str = "question_marks";

/// The rules that differ from those of Windows 7, as `rule=value` words.
pub(super) fn rules_text(rules: Rules) -> String {
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
fn rules_from_text(text: &str) -> Option<Rules> {
    let mut keys = Rules::WINDOWS_7.to_keys();
    for word in text.split_whitespace() {
        let (rule, value) = word.split_once('=')?;
        let named = |(key, _): &&mut (&str, &str)| key.replace('_', "-") == rule;
        let (_, changed) = keys.iter_mut().filter(|(key, _)| *key != QUESTION_MARKS).find(named)?;
        *changed = value;
    }
    Rules::from_keys(|rule| keys.iter().find(|(key, _)| *key == rule).map(|(_, value)| *value))
}
