//! Positions and boards in files of the player's choice.

use crate::workbench::ReadSetup;
use crate::workbench::text::{self, ReadError};
use std::io::Read;
use std::path::Path;

/// No position and no board needs more, in bytes.
const MOST: u64 = 1 << 20;

/// Reads a setup; `None` if the file cannot be read or is no text.
pub fn read(file: &Path) -> Option<Result<ReadSetup, ReadError>> {
    let mut text = String::new();
    let file = super::file::open(file).ok()?;
    file.take(MOST).read_to_string(&mut text).ok()?;
    Some(text::read(&text))
}
