//! The numbers of JSMinesweeper's links: digits of base 62, letters first.

const DIGITS: &[u8; 62] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// The value of a digit.
pub(super) fn value(digit: char) -> Option<usize> {
    DIGITS.iter().position(|&known| char::from(known) == digit)
}

/// The digit of a value below 62.
pub(super) fn digit(value: usize) -> char {
    char::from(DIGITS[value])
}

/// The number that these digits write, the highest first.
pub(super) fn number(digits: &str) -> Option<usize> {
    let values = digits.chars().map(value);
    values.into_iter().try_fold(0_usize, |sum, value| sum.checked_mul(62)?.checked_add(value?))
}

/// A number in so many digits; `None` if it needs more.
pub(super) fn fixed(mut number: usize, count: usize) -> Option<String> {
    let mut digits = vec![digit(0); count];
    for place in digits.iter_mut().rev() {
        *place = digit(number % 62);
        number /= 62;
    }
    (number == 0).then(|| digits.into_iter().collect())
}
