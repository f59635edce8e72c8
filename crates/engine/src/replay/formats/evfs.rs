//! EVFS, a session of Metasweeper: EVF files one after the other, with checksums.

use super::error::{Damage, Expected};
use super::text::decode_utf8;
use super::{MAX_BINARY_BYTES, ReadError, evf};
use std::io::{self, BufRead, ErrorKind, Read};

/// The longest session that is read, in bytes: thousands of games.
const MAX_BYTES: u64 = 128 << 20;

/// The most bytes of a name that are kept.
const MAX_NAME: u64 = 1_024;

/// An EVF file in a session.
#[derive(Debug)]
pub(super) struct SessionFile {
    /// The file name without its extension.
    pub name: String,
    /// Where the file begins in the session, in bytes.
    pub offset: usize,
    /// At most one more than [`MAX_BINARY_BYTES`], and fewer than the session says if that ends
    /// before.
    pub bytes: Vec<u8>,
}

/// Whether the content is a session. It begins with a zero, as much else does.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    let first = (bytes.first() == Some(&0)).then(|| SessionReader::new(bytes).next()).flatten();
    matches!(first, Some(Ok(first)) if evf::recognizes(&first.bytes))
}

/// The files of a session, up to where it is damaged.
#[derive(Debug)]
pub(super) struct SessionReader<R> {
    source: R,
    /// From the start, in bytes.
    offset: u64,
    /// The length of a checksum, once it is read.
    checksum: Option<u16>,
    is_over: bool,
}

impl<R: BufRead> SessionReader<R> {
    pub const fn new(source: R) -> Self {
        Self { source, offset: 0, checksum: None, is_over: false }
    }

    fn read_file(&mut self) -> Result<Option<SessionFile>, ReadError> {
        let checksum = match self.checksum {
            Some(checksum) => checksum,
            None => {
                let [_version, high, low] = self.array()?;
                *self.checksum.insert(u16::from_be_bytes([high, low]))
            }
        };
        if self.source.fill_buf()?.is_empty() {
            return Ok(None);
        }
        if self.offset >= MAX_BYTES {
            return Err(ReadError::TooLarge { max: MAX_BYTES as usize });
        }
        let name = self.name()?;
        let length = u32::from_be_bytes(self.array()?).into();
        let offset = self.offset as usize;
        let bytes = self.take(length, MAX_BINARY_BYTES as u64 + 1)?;
        self.skip(length - bytes.len() as u64 + u64::from(checksum))?;
        Ok(Some(SessionFile { name, offset, bytes }))
    }

    /// A text that ends with a zero.
    fn name(&mut self) -> Result<String, ReadError> {
        let mut name = Vec::new();
        let mut length = (&mut self.source).take(MAX_NAME).read_until(0, &mut name);
        if name.pop_if(|last| *last == 0).is_none() {
            length = length.and_then(|kept| Ok(kept + self.source.skip_until(0)?));
        }
        self.offset += length? as u64;
        Ok(decode_utf8(&name))
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], ReadError> {
        let mut bytes = [0; N];
        self.source.read_exact(&mut bytes).map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => {
                let damage = Damage { offset: self.offset as usize, expected: Expected::Bytes(N) };
                ReadError::Damaged(damage)
            }
            _ => error.into(),
        })?;
        self.offset += N as u64;
        Ok(bytes)
    }

    /// The next `count` bytes, or as many as there are up to `max`.
    fn take(&mut self, count: u64, max: u64) -> Result<Vec<u8>, ReadError> {
        let mut bytes = Vec::new();
        (&mut self.source).take(count.min(max)).read_to_end(&mut bytes)?;
        self.offset += bytes.len() as u64;
        Ok(bytes)
    }

    /// Passes over `count` bytes, or as many as there are. What is beyond the limit is not read.
    fn skip(&mut self, count: u64) -> Result<(), ReadError> {
        let count = count.min((MAX_BYTES + 1).saturating_sub(self.offset));
        let mut skipped = (&mut self.source).take(count);
        self.offset += io::copy(&mut skipped, &mut io::sink())?;
        Ok(())
    }
}

impl<R: BufRead> Iterator for SessionReader<R> {
    type Item = Result<SessionFile, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let file = self.read_file();
        self.is_over = !matches!(file, Ok(Some(_)));
        file.transpose()
    }
}
