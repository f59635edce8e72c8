//! The order of the bits of a record, which depends on a key in the file.

/// The order of `N` bits, from the lowest to the highest.
#[derive(Debug)]
pub(super) struct BitOrder {
    /// The bit of the record that is the n-th of the number.
    bits: Vec<usize>,
}

/// The digits that a number contributes to the order.
const DIGITS: usize = 8;

impl BitOrder {
    /// The order for records of this many bytes, at most 6.
    ///
    /// Some functions of the key give as many digits as there are bits. First come the bits at the
    /// places of the digit 0, then those of 1, and so on.
    pub fn new(key: u16, bytes: usize) -> Self {
        let a = f64::from(key).sqrt();
        let b = (f64::from(key) + 1_000.0).sqrt();
        let c = (a + 1_000.0).sqrt();
        let d = (b + 1_000.0).sqrt();
        let numbers = [
            (c + 1_000.0).cos(),
            b.sqrt().sin(),
            c.cos(),
            (a.sqrt() + 1_000.0).sin(),
            d.cos(),
            d.sin(),
        ];
        let mut digits = Vec::with_capacity(numbers.len() * DIGITS);
        for number in &numbers[..bytes] {
            let number = (number.abs() * 1e8).round() as u64;
            digits.extend((0..DIGITS as u32).rev().map(|place| number / 10_u64.pow(place) % 10));
        }
        let mut bits: Vec<usize> = (0..digits.len()).collect();
        bits.sort_by_key(|&bit| digits[bit]);
        Self { bits }
    }

    /// The record as a number.
    pub fn number(&self, record: &[u8]) -> u64 {
        let bit = |at: usize| u64::from(record[at / 8] >> (at % 8) & 1);
        self.bits.iter().rev().fold(0, |number, &at| number << 1 | bit(at))
    }
}
