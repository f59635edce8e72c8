//! What the player may change about letters: their shapes, and the room between them and between
//! lines.
//!
//! The toolkit has no letter spacing. So the letters themselves become wider: before a font is loaded,
//! each width in it is increased.

use super::{files, reading_files, replace_with};
use crate::config::{Lang, Settings, Spacing, Typeface};
use iced::widget::text::LineHeight;
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

/// The letters in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lettering {
    pub lang: Lang,
    pub typeface: Typeface,
    pub letter_spacing: Spacing,
    pub line_spacing: Spacing,
}

/// The line height of text of several lines in hundredths of the text size: it belongs to what the
/// toolkit draws with, like the fonts.
static LINE_HEIGHT: AtomicU32 = AtomicU32::new(USUAL_LINE);
/// The toolkit's own.
const USUAL_LINE: u32 = 130;

impl Lettering {
    pub const fn new(settings: &Settings, lang: Lang) -> Self {
        Self {
            lang,
            typeface: settings.typeface,
            letter_spacing: settings.letter_spacing,
            line_spacing: settings.line_spacing,
        }
    }

    /// The TrueType files of the family [`FAMILY`](super::FAMILY), by weight from 400 to 700.
    pub fn files(self) -> [Vec<u8>; 4] {
        let chosen = match self.typeface {
            Typeface::Reading if has_reading_font(self.lang) => {
                let [regular, bold] = reading_files();
                let [heavy, lighter] = [(&regular, 500), (&bold, 600)]
                    .map(|(file, weight)| with_weight(file.clone(), weight));
                [regular, heavy, lighter, bold]
            }
            _ => files(self.lang),
        };
        match self.letter_spacing.hundredths_of_em() {
            0 => chosen,
            more => chosen.map(|file| widened(file, more)),
        }
    }

    /// Makes lines of text so high from now on.
    pub fn set_line_height(self) {
        let line = match self.line_spacing {
            Spacing::Usual => USUAL_LINE,
            Spacing::Wide => 150,
            Spacing::Wider => 175,
        };
        LINE_HEIGHT.store(line, Ordering::Relaxed);
    }

    /// Makes the toolkit draw with these from now on. What is laid out is laid out again.
    pub fn switch(self) {
        self.set_line_height();
        replace_with(self.files());
    }
}

/// The height of a line among several.
pub fn line_height() -> LineHeight {
    LineHeight::Relative(LINE_HEIGHT.load(Ordering::Relaxed) as f32 / 100.0)
}

/// Whether there are letters for easier reading in this language: there are only Latin ones.
pub fn has_reading_font(lang: Lang) -> bool {
    lang.name().chars().all(|char| char < '\u{250}')
}

/// The file with another weight in its table `OS/2`.
fn with_weight(mut file: Vec<u8>, weight: u16) -> Vec<u8> {
    if let Some(at) = table(&file, *b"OS/2") {
        write(&mut file, at.start + 4, weight);
    }
    file
}

/// The file with letters that take more room at their right, in hundredths of the text size. What
/// takes none, like a combining mark, still does.
fn widened(mut file: Vec<u8>, hundredths: u32) -> Vec<u8> {
    let tables = [*b"head", *b"hhea", *b"hmtx"].map(|name| table(&file, name));
    let [Some(head), Some(header), Some(widths)] = tables else {
        return file;
    };
    let more = u32::from(read(&file, head.start + 18)) * hundredths / 100;
    let count = usize::from(read(&file, header.start + 34));
    for at in widths.step_by(4).take(count) {
        let width = read(&file, at);
        if width > 0 {
            write(&mut file, at, width.saturating_add(more as u16));
        }
    }
    file
}

/// Where a table of a TrueType file is.
fn table(file: &[u8], name: [u8; 4]) -> Option<Range<usize>> {
    let count = usize::from(read(file, 4));
    let mut records = file.get(12..)?.chunks_exact(16).take(count);
    let record = records.find(|record| record[..4] == name)?;
    let number = |at: usize| Some(u32::from_be_bytes(record[at..at + 4].try_into().ok()?) as usize);
    let (start, length) = (number(8)?, number(12)?);
    let range = start..start.checked_add(length)?;
    file.get(range.clone())?;
    Some(range)
}

/// 0 beyond the end.
fn read(file: &[u8], at: usize) -> u16 {
    file.get(at..at + 2).map_or(0, |bytes| u16::from_be_bytes([bytes[0], bytes[1]]))
}

fn write(file: &mut [u8], at: usize, number: u16) {
    if let Some(place) = file.get_mut(at..at + 2) {
        place.copy_from_slice(&number.to_be_bytes());
    }
}
