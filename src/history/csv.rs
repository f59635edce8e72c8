//! Lines of comma-separated values (RFC 4180), for spreadsheets and scripts.

/// What the text of a cell must not begin with, or a spreadsheet calculates it: a player may be
/// called `=1+1`. East Asian spreadsheets know the wide signs, too.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// A line with these values, and its end. An apostrophe goes before a text that looks like a
/// formula, though not before a number.
pub fn line<S: AsRef<str>>(values: impl IntoIterator<Item = S>) -> String {
    let fields: Vec<_> = values.into_iter().map(|value| field(value.as_ref())).collect();
    fields.join(",") + "\r\n"
}

fn field(value: &str) -> String {
    let begins_formula = value.starts_with(FORMULA) || value.trim_start().starts_with(FORMULA);
    let is_number = value.parse().is_ok_and(f64::is_finite);
    let mark = if begins_formula && !is_number { "'" } else { "" };
    if value.contains([',', '"', '\r', '\n']) {
        format!("\"{mark}{}\"", value.replace('"', "\"\""))
    } else {
        format!("{mark}{value}")
    }
}
