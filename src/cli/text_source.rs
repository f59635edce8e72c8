//! The input of a command: a file or standard input, as text of limited size.

use super::error::CliError;
use crate::i18n::{Texts, errors};
use std::fs::File;
use std::io;
use std::io::Read;
use std::path::Path;

/// The largest input, in bytes: about 100,000 Expert boards.
pub const MAX_BYTES: u64 = 64 << 20;

/// Where a text comes from.
#[derive(Debug, Clone, Copy)]
pub enum TextSource<'a> {
    /// A file.
    File(&'a Path),
    /// Standard input.
    Stdin,
}

impl TextSource<'_> {
    /// An error in the text from this source.
    pub fn invalid(self, texts: &Texts, why: &str) -> CliError {
        match self {
            Self::File(path) => CliError::invalid_file(texts, path, why),
            Self::Stdin => CliError::invalid_source(texts, texts.get("cli-standard-input"), why),
        }
    }

    /// Its text; `stdin` is read if it is not a file.
    ///
    /// # Errors
    /// If it cannot be read, is longer than [`MOST`], or is not UTF-8.
    pub fn read(self, texts: &Texts, stdin: impl Read) -> Result<String, CliError> {
        let read = match self {
            Self::File(path) => File::open(path).and_then(|file| read_limited(file, MAX_BYTES)),
            Self::Stdin => read_limited(stdin, MAX_BYTES),
        };
        match read {
            Err(error) => Err(self.invalid(texts, &errors::io_error(texts, &error))),
            Ok(bytes) if bytes.len() as u64 > MAX_BYTES => {
                let limit = [("limit", (MAX_BYTES >> 20).into())];
                Err(self.invalid(texts, &texts.with("cli-too-large", &limit)))
            }
            Ok(bytes) => {
                String::from_utf8(bytes).map_err(|_| self.invalid(texts, texts.get("why-not-text")))
            }
        }
    }
}

/// Everything, but at most one byte more than `most`.
fn read_limited(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
