//! The input of a command: a file or standard input, as text of limited size.

use super::failure::Failure;
use crate::i18n::{Texts, faults};
use std::fs::File;
use std::io;
use std::io::Read;
use std::path::Path;

/// The largest input, in bytes: about 100,000 Expert boards.
pub const MOST: u64 = 64 << 20;

/// Where a text comes from.
#[derive(Debug, Clone, Copy)]
pub enum Source<'a> {
    /// A file.
    File(&'a Path),
    /// Standard input.
    Input,
}

impl Source<'_> {
    /// An error in the text from this source.
    pub fn wrong(self, texts: &Texts, why: &str) -> Failure {
        match self {
            Self::File(path) => Failure::file(texts, path, why),
            Self::Input => Failure::of(texts, texts.get("cli-standard-input"), why),
        }
    }

    /// Its text; `stdin` is read if it is not a file.
    ///
    /// # Errors
    /// If it cannot be read, is longer than [`MOST`], or is not UTF-8.
    pub fn read(self, texts: &Texts, stdin: impl Read) -> Result<String, Failure> {
        let read = match self {
            Self::File(path) => File::open(path).and_then(|file| bytes(file, MOST)),
            Self::Input => bytes(stdin, MOST),
        };
        match read {
            Err(error) => Err(self.wrong(texts, &faults::system(texts, &error))),
            Ok(bytes) if bytes.len() as u64 > MOST => {
                let limit = [("limit", (MOST >> 20).into())];
                Err(self.wrong(texts, &texts.with("cli-too-large", &limit)))
            }
            Ok(bytes) => {
                String::from_utf8(bytes).map_err(|_| self.wrong(texts, texts.get("why-not-text")))
            }
        }
    }
}

/// Everything, but at most one byte more than `most`.
fn bytes(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
