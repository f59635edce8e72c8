//! Counters of the player's own: what a formula may say, what it is worth, and what is wrong with one.

use proptest::prelude::*;

use sapper::game::counters::{Counter, Figures, Formula, FormulaError, GameResult};

/// A won game: 50 3BV in 20 s with 60 clicks, of which 48 were effective.
const GAME: Figures = Figures {
    result: Some(GameResult::Won),
    level: None,
    time_ms: Some(20_000),
    bbbv: Some(50),
    solved: Some(50),
    openings: Some(5),
    islands: Some(8),
    zini: Some(36),
    hzini: Some(40),
    left: Some(30),
    right: Some(20),
    chords: Some(10),
    effective: Some(48),
    flags: Some(18),
    path: Some(512.5),
    clicks_now: Some(4),
};

fn worth(text: &str) -> Option<f64> {
    Formula::new("own", text).unwrap_or_else(|error| panic!("{text}: {error:?}")).value(&GAME)
}

#[test]
fn a_formula_is_worked_out_from_counters() {
    let table = [
        ("time", 20.0),
        ("2 + 3 * 4", 14.0),
        ("(2 + 3) * 4", 20.0),
        ("2 ^ 3", 8.0),
        ("-left + right", -10.0),
        ("clicks / time", 3.0),
        ("path / clicks", 512.5 / 60.0),
        ("100 * corr", 80.0),
        ("ioe - corr * thrp", 0.0),
        // IOS of minesweepergame.com/statistics.php.
        ("log(time) / log(bbbv)", 20.0_f64.ln() / 50.0_f64.ln()),
        ("ln(time) / ln(bbbv)", 20.0_f64.ln() / 50.0_f64.ln()),
        ("sqrt(zini)", 6.0),
        ("min(left, right, chords)", 10.0),
        ("max(left, 2 * right)", 40.0),
        ("round(path / 100)", 5.0),
        ("abs(right - left)", 10.0),
        (".5 * time", 10.0),
    ];
    for (text, expected) in table {
        let value = worth(text).expect(text);
        assert!((value - expected).abs() < 1e-9, "{text} is {value}, not {expected}");
    }
}

#[test]
fn every_counter_has_a_name_in_formulas() {
    for counter in Counter::ALL {
        let formula = Formula::new("own", counter.key()).expect("a formula");
        assert_eq!(formula.value(&GAME), counter.value(&GAME), "{counter:?}");
        assert_eq!(formula.counters(), [*counter]);
    }
}

#[test]
fn what_is_no_number_is_not_shown() {
    assert_eq!(worth("1 / 0"), None);
    assert_eq!(worth("sqrt(right - left)"), None);
    assert_eq!(worth("2 ^ 10000"), None);
    let formula = Formula::new("own", "time * bbbv").expect("a formula");
    assert_eq!(formula.value(&Figures { bbbv: None, ..GAME }), None, "3BV is not known yet");
}

#[test]
fn an_error_says_what_is_wrong() {
    let unknown = |name: &str| FormulaError::UnknownName(name.to_owned());
    let table = [
        ("", FormulaError::Empty),
        ("  ", FormulaError::Empty),
        ("time / speed", unknown("speed")),
        ("3bv / time", unknown("3bv")),
        ("Time", unknown("Time")),
        ("2k", unknown("2k")),
        ("print(time)", unknown("print")),
        ("sin(time)", unknown("sin")),
        ("(time + 1", FormulaError::MissingBracket),
        ("time + 1)", FormulaError::MissingBracket),
        ("(time + 1]", FormulaError::MissingBracket),
        ("time +", FormulaError::Unclear),
        ("time time", FormulaError::Unclear),
        ("* 2", FormulaError::Unclear),
        ("sqrt", FormulaError::Unclear),
        ("sqrt()", FormulaError::Unclear),
        ("sqrt(1, 2)", FormulaError::Unclear),
        ("time(2)", FormulaError::Unclear),
        ("min()", FormulaError::Unclear),
        ("time × 2", FormulaError::Unclear),
        ("\"time\"", FormulaError::Unclear),
    ];
    for (text, expected) in table {
        assert_eq!(Formula::new("own", text), Err(expected), "{text}");
    }
    assert_eq!(Formula::new(" ", "time"), Err(FormulaError::NoName));
}

#[test]
fn names_and_formulas_have_limits() {
    let nested = |depth| format!("{}time{}", "(".repeat(depth), ")".repeat(depth));
    assert!(Formula::new("own", &nested(32)).is_ok());
    assert_eq!(Formula::new("own", &nested(33)), Err(FormulaError::Unclear));
    let name = "ä".repeat(Formula::MAX_NAME);
    assert!(Formula::new(&name, "time").is_ok());
    assert_eq!(Formula::new(&format!("{name}ä"), "time"), Err(FormulaError::LongName));
    let text = format!("{}1", "1+".repeat(49));
    assert_eq!(Formula::new("own", &text).map(|own| own.value(&GAME)), Ok(Some(50.0)));
    assert_eq!(Formula::new("own", &format!("{text}+1")), Err(FormulaError::TooLong));
    // As deep as it can be.
    let deep = format!("{}1{}", "(".repeat(49), ")".repeat(49));
    assert!(matches!(Formula::new("own", &deep), Ok(_) | Err(FormulaError::Unclear)));
}

proptest! {
    /// Of signs and words that mean something to it, or of anything.
    #[test]
    fn no_text_breaks_it(
        text in "([-+*/^%()<>=!&|,.0-9e \\[\\]\"]|time|min|sqrt|log|round|inf|ioe){0,30}",
        any in "\\PC{0,110}",
    ) {
        for text in [text, any] {
            if let Ok(formula) = Formula::new("own", &text) {
                let value = formula.value(&GAME);
                prop_assert!(value.is_none_or(f64::is_finite));
            }
        }
    }
}
