//! What `skin.toml` says.

use super::{Pixels, Skin, SkinPart};
use crate::config::player_name::is_control;
use crate::config::setting_value::SettingValue;
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

/// The name of a skin's folder: 1 to 64 characters on one line, none of which leads elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SkinName(String);

impl SkinName {
    pub fn new(name: &str) -> Option<Self> {
        let fits = !name.starts_with('.') && (1..=64).contains(&name.chars().count());
        (fits && name.trim() == name && name.chars().all(Self::may_have))
            .then(|| Self(name.to_owned()))
    }

    /// Whether names may have this character: on every system it can stand in that of a folder.
    pub fn may_have(c: char) -> bool {
        !is_control(c) && !"/\\:*?\"<>|".contains(c)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// `None`: our own drawings.
impl SettingValue for Option<SkinName> {
    fn read(value: &Value) -> Option<Self> {
        SkinName::new(value.as_str()?).map(Some)
    }

    fn to_value(&self) -> Option<Value> {
        self.as_ref().map(|name| name.as_str().into())
    }
}

/// Why a skin cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SkinError {
    /// This file is missing, too large, or not what it should be.
    File(String),
    /// This entry of `skin.toml` is missing or wrong, or the picture it names does not fit.
    Entry(String),
}

/// A skin before its pictures are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkinManifest {
    name: String,
    author: String,
    licence: String,
    side: usize,
    panel: Option<[u8; 3]>,
    parts: BTreeMap<String, (SkinPart, Place)>,
}

/// Where a picture is: a file, and the rectangle of it if it is not all.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Place {
    file: String,
    area: Option<[usize; 4]>,
}

impl SkinManifest {
    pub const FILE: &'static str = "skin.toml";
    /// The sides of a cell, in pixels.
    const SIDES: std::ops::RangeInclusive<usize> = 8..=64;
    /// The largest width of a digit, and the largest height of a digit and sides of a face, in
    /// pixels: more would not fit above the board.
    const DIGIT: usize = 32;
    const HIGHEST: usize = 48;

    /// # Errors
    /// If this is no TOML, or an entry is missing or wrong.
    pub fn parse(text: &str) -> Result<Self, SkinError> {
        let table: Table = text.parse().map_err(|_| SkinError::File(Self::FILE.to_owned()))?;
        let wrong = |key: &str| SkinError::Entry(key.to_owned());
        let words = |key: &str| {
            let words = table.get(key).and_then(Value::as_str).map(str::trim);
            let fits =
                |it: &&str| (1..=80).contains(&it.chars().count()) && !it.contains(is_control);
            words.filter(fits).map(str::to_owned).ok_or_else(|| wrong(key))
        };
        let side = table.get("side").and_then(number).filter(|it| Self::SIDES.contains(it));
        let panel = match table.get("panel") {
            Some(value) => Some(value.as_str().and_then(color).ok_or_else(|| wrong("panel"))?),
            None => None,
        };
        let sheet = match table.get("sheet") {
            Some(value) => Some(value.as_str().and_then(file).ok_or_else(|| wrong("sheet"))?),
            None => None,
        };
        let parts = match table.get("parts") {
            Some(value) => value.as_table().ok_or_else(|| wrong("parts"))?,
            None => &Table::new(),
        };
        let parts = parts.iter().map(|(key, value)| {
            let part = SkinPart::from_key(key);
            let found = part.zip(place(value, sheet.as_deref())).ok_or_else(|| wrong(key))?;
            Ok((key.clone(), found))
        });
        let manifest = Self {
            name: words("name")?,
            author: words("author")?,
            licence: words("licence")?,
            side: side.ok_or_else(|| wrong("side"))?,
            panel,
            parts: parts.collect::<Result<_, _>>()?,
        };
        let known = ["name", "author", "licence", "side", "panel", "sheet", "parts"];
        let unknown = table.keys().find(|key| !known.contains(&key.as_str()));
        unknown.map_or(Ok(manifest), |key| Err(wrong(key)))
    }

    /// The files that its pictures are in.
    pub fn files(&self) -> BTreeSet<&str> {
        self.parts.values().map(|(_, place)| place.file.as_str()).collect()
    }

    /// The skin, with the pictures in these files.
    ///
    /// # Errors
    /// If a picture is missing or has the wrong size.
    pub fn into_skin(self, pictures: &BTreeMap<String, Pixels>) -> Result<Skin, SkinError> {
        let mut parts = BTreeMap::new();
        for (key, (part, Place { file, area })) in self.parts {
            let picture = pictures.get(&file).ok_or(SkinError::File(file))?;
            let cut = area.map_or_else(|| Some(picture.clone()), |area| picture.cut(area));
            let fits = |it: &Pixels| match part {
                part if part.is_cell() => (it.width(), it.height()) == (self.side, self.side),
                SkinPart::Digit(_) | SkinPart::Minus | SkinPart::NoDigit => {
                    it.width() <= Self::DIGIT && it.height() <= Self::HIGHEST
                }
                _ => it.width() <= Self::HIGHEST && it.height() <= Self::HIGHEST,
            };
            parts.insert(part, cut.filter(fits).ok_or(SkinError::Entry(key))?);
        }
        let Self { name, author, licence, side, panel, .. } = self;
        Ok(Skin { name, author, licence, side, panel, parts })
    }
}

fn number(value: &Value) -> Option<usize> {
    value.as_integer()?.try_into().ok()
}

/// From `#RRGGBB`.
fn color(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|it| it.len() == 6)?;
    let [_, color @ ..] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some(color)
}

/// A PNG in the skin's own folder.
fn file(name: &str) -> Option<String> {
    let is_png = name.to_ascii_lowercase().ends_with(".png");
    SkinName::new(name).filter(|_| is_png).map(|SkinName(name)| name)
}

/// A file of its own, or a rectangle of the sheet.
fn place(value: &Value, sheet: Option<&str>) -> Option<Place> {
    if let Some(name) = value.as_str() {
        return Some(Place { file: file(name)?, area: None });
    }
    let numbers: Option<Vec<_>> = value.as_array()?.iter().map(number).collect();
    Some(Place { file: sheet?.to_owned(), area: Some(numbers?.try_into().ok()?) })
}
