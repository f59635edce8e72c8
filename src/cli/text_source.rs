//! The input of a command: a file or standard input, as text of limited size.

use super::error::CliError;
use crate::i18n::{Texts, args, errors};
use crate::replay::formats::utf16;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest input in bytes: about 100,000 Expert boards.
pub const MAX_BYTES: u64 = 64 << 20;

#[derive(Debug, Clone, Copy)]
pub enum TextSource<'a> {
    File(&'a Path),
    Stdin,
}

impl TextSource<'_> {
    /// The error of a text from this source.
    pub fn invalid(self, texts: &Texts, why: &str) -> CliError {
        match self {
            Self::File(path) => CliError::invalid_file(texts, path, why),
            Self::Stdin => CliError::invalid_source(texts, texts.get("cli-standard-input"), why),
        }
    }

    /// Reads the text, which must be UTF-8 or UTF-16 and at most [`MAX_BYTES`] long.
    pub fn read(self, texts: &Texts, stdin: impl Read) -> Result<String, CliError> {
        let bytes = match self {
            // Windows would say that permission is denied.
            Self::File(path) if path.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Self::File(path) => File::open(path).and_then(read_limited),
            Self::Stdin => read_limited(stdin),
        };
        let bytes = bytes.map_err(|error| self.invalid(texts, &errors::io_error(texts, &error)))?;
        if bytes.len() as u64 > MAX_BYTES {
            let why = texts.with("cli-too-large", args![limit = MAX_BYTES >> 20]);
            return Err(self.invalid(texts, &why));
        }
        if let Some(text) = utf16(&bytes) {
            return Ok(text);
        }
        String::from_utf8(bytes).map_err(|_| self.invalid(texts, texts.get("why-not-text")))
    }
}

/// Reads at most one byte more than [`MAX_BYTES`].
fn read_limited(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
