//! What a command reads: a file, or standard input, as text and within an honest limit.

use std::fs::File;
use std::io;
use std::io::Read;
use std::path::Path;

use super::failure::Failure;
use crate::i18n::Texts;
use crate::i18n::faults;

/// The most that is read, in bytes: some 100,000 boards of Expert.
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
    /// Something that is wrong with what came from here.
    pub fn wrong(self, texts: &Texts, why: &str) -> Failure {
        match self {
            Self::File(path) => Failure::file(texts, path, why),
            Self::Input => Failure::of(texts, texts.get("cli-standard-input"), why),
        }
    }

    /// The text of it; `stdin` is read where no file is.
    ///
    /// # Errors
    /// Where it cannot be read, is longer than [`MOST`], or is no UTF-8.
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

/// All there is, and at most a byte more than `most`.
fn bytes(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
