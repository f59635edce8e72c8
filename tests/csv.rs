//! CSV output: quoting, and values that a spreadsheet would take for formulas.

use sapper::history::csv::CsvSigns;

const POINT: CsvSigns = CsvSigns::new(false);

#[test]
fn a_value_with_a_comma_a_quote_or_a_line_end_is_quoted() {
    assert_eq!(POINT.line(["a", "b,c", "d\"e", "f\ng", ""]), "a,\"b,c\",\"d\"\"e\",\"f\ng\",\r\n");
}

#[test]
fn formulas_stay_text() {
    for formula in ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1", " =1", "\tx", "＝1", "＠x", "-inf"]
    {
        assert_eq!(POINT.line([formula]), format!("'{formula}\r\n"));
    }
    assert_eq!(POINT.line(["\r=1"]), "\"'\r=1\"\r\n");
    assert_eq!(POINT.line(["=a,\"b\""]), "\"'=a,\"\"b\"\"\"\r\n");
}

#[test]
fn numbers_and_other_texts_stay_as_they_are() {
    for value in ["-1", "+2.5", "-1e3", "0.5", "Ann", "a=b", "a-b", "2026-11-20"] {
        assert_eq!(POINT.line([value]), format!("{value}\r\n"));
    }
}

#[test]
fn with_a_decimal_comma_semicolons_are_between_the_values() {
    let comma = CsvSigns::new(true);
    assert_eq!(comma.line(["a", "b,c", "d;e", "f\"g", ""]), "a;b,c;\"d;e\";\"f\"\"g\";\r\n");
    assert_eq!(comma.line(["-1,5", "0,5", "-1", "=1,5"]), "-1,5;0,5;-1;'=1,5\r\n");
}
