//! A binary range coder whose probabilities are known to both sides.
//!
//! The text so far is an interval of numbers from `low`, `range` wide. Each answer narrows it to
//! its share. When the interval is narrow, its first byte is settled, except for a later carry.

/// A narrower interval is widened by a byte.
const NARROW: u32 = 1 << 24;

#[derive(Debug)]
pub(super) struct Encoder {
    low: u32,
    range: u32,
    bytes: Vec<u8>,
}

#[derive(Debug)]
pub(super) struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    /// Where the text lies within the interval.
    at: u32,
    range: u32,
}

impl Default for Encoder {
    fn default() -> Self {
        Self { low: 0, range: u32::MAX, bytes: Vec::new() }
    }
}

impl Encoder {
    /// Writes an answer that is yes in `yes` of `of` cases.
    pub fn push(&mut self, answer: bool, yes: u32, of: u32) {
        let Some(share) = share(self.range, yes, of) else {
            return;
        };
        if answer {
            self.range = share;
        } else {
            self.add(share);
            self.range -= share;
        }
        while self.range < NARROW {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }

    /// The shortest text for these answers; a reader continues it with zeros.
    pub fn finish(mut self) -> Vec<u8> {
        // The number in the interval with the most trailing zeros.
        for zeros in (0..32).rev() {
            let step = 1_u64 << zeros;
            let round = u64::from(self.low).next_multiple_of(step);
            if round < u64::from(self.low) + u64::from(self.range) {
                self.add((round - u64::from(self.low)) as u32);
                break;
            }
        }
        self.bytes.extend(self.low.to_be_bytes());
        let used = self.bytes.iter().rposition(|&byte| byte != 0);
        self.bytes.truncate(used.map_or(0, |last| last + 1));
        self.bytes
    }

    fn add(&mut self, share: u32) {
        let (low, carry) = self.low.overflowing_add(share);
        self.low = low;
        if carry {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }
}

impl<'a> Decoder<'a> {
    /// Reads from the start of this text.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { bytes: bytes.iter(), at: 0, range: u32::MAX };
        for _ in 0..4 {
            decoder.at = (decoder.at << 8) | decoder.byte();
        }
        decoder
    }

    /// The next answer, which is yes in `yes` of `of` cases.
    pub fn pull(&mut self, yes: u32, of: u32) -> bool {
        let Some(share) = share(self.range, yes, of) else {
            return yes > 0;
        };
        let answer = self.at < share;
        if answer {
            self.range = share;
        } else {
            self.at = self.at.wrapping_sub(share);
            self.range -= share;
        }
        while self.range < NARROW {
            self.at = (self.at << 8) | self.byte();
            self.range <<= 8;
        }
        answer
    }

    fn byte(&mut self) -> u32 {
        u32::from(self.bytes.next().copied().unwrap_or(0))
    }
}

/// The part of the interval for yes; `None` if only one answer is possible, which takes no text.
const fn share(range: u32, yes: u32, of: u32) -> Option<u32> {
    if yes == 0 || yes == of {
        return None;
    }
    // With at most 65,536 cases and an interval of at least 2²⁴, neither part is empty.
    Some((range as u64 * yes as u64 / of as u64) as u32)
}
