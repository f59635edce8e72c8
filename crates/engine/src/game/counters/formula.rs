//! Counters of the player's own: formulas over all the others.

use super::{Counter, Figures};
use crate::game::choice::Choice;
use fasteval::{Compiler, Evaler, Instruction, Parser, Slab};
use std::fmt;
use std::sync::Arc;

/// A named formula over all counters, which are its variables by their keys: `bbbv_s * ioe`.
///
/// It is parsed once, when it is made; what it is worth is then quick to work out.
#[derive(Clone)]
pub struct Formula {
    name: String,
    text: String,
    /// The counters that it has.
    counters: Vec<Counter>,
    compiled: Arc<(Slab, Instruction)>,
}

/// Why a text is no formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormulaError {
    NoName,
    /// The name has more than [`Formula::MAX_NAME`] characters.
    LongName,
    Empty,
    /// It has more than [`Formula::MAX_TEXT`] characters.
    TooLong,
    /// This is neither a counter nor a function.
    UnknownName(String),
    MissingBracket,
    /// It is none for another reason.
    Unclear,
}

/// What can be asked for besides counters. fasteval has more: one prints.
const FUNCTIONS: [&str; 10] =
    ["abs", "ceil", "floor", "int", "ln", "log", "max", "min", "round", "sqrt"];

/// Shorter names of two counters, which racers use.
const SHORT: [(&str, Counter); 2] = [("corr", Counter::Correctness), ("thrp", Counter::Throughput)];

impl Formula {
    /// In characters.
    pub const MAX_NAME: usize = 20;
    /// In characters.
    pub const MAX_TEXT: usize = 100;

    /// # Errors
    /// If the name is missing or too long, or the text is no formula.
    pub fn new(name: &str, text: &str) -> Result<Self, FormulaError> {
        let (name, text) = (name.trim(), text.trim());
        if name.is_empty() {
            return Err(FormulaError::NoName);
        }
        if name.chars().count() > Self::MAX_NAME {
            return Err(FormulaError::LongName);
        }
        if text.is_empty() {
            return Err(FormulaError::Empty);
        }
        if text.chars().count() > Self::MAX_TEXT {
            return Err(FormulaError::TooLong);
        }
        let counters = named_counters(text)?;
        if !has_all_brackets(text) {
            return Err(FormulaError::MissingBracket);
        }
        let mut slab = Slab::new();
        let parsed = Parser::new().parse(text, &mut slab.ps).map_err(|_| FormulaError::Unclear)?;
        let compiled = parsed.from(&slab.ps).compile(&slab.ps, &mut slab.cs);
        let formula = Self {
            name: name.to_owned(),
            text: text.to_owned(),
            counters,
            compiled: Arc::new((slab, compiled)),
        };
        // A function without its arguments, or a counter with some, is found only here.
        formula.evaluate(|_| Some(1.0)).ok_or(FormulaError::Unclear)?;
        Ok(formula)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The counters that it follows from, each once.
    pub fn counters(&self) -> &[Counter] {
        &self.counters
    }

    /// `None` if a counter is not known, or if it is no number.
    pub fn value(&self, figures: &Figures) -> Option<f64> {
        self.evaluate(|counter| counter.value(figures)).filter(|value| value.is_finite())
    }

    fn evaluate(&self, known: impl Fn(Counter) -> Option<f64>) -> Option<f64> {
        let mut named = |name: &str, arguments: Vec<f64>| match (name, arguments.as_slice()) {
            ("sqrt", [of]) => Some(of.sqrt()),
            ("ln", [of]) => Some(of.ln()),
            (name, []) => known(counter(name)?),
            _ => None,
        };
        let (slab, compiled) = &*self.compiled;
        compiled.eval(slab, &mut named).ok()
    }
}

impl PartialEq for Formula {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.text) == (&other.name, &other.text)
    }
}

impl fmt::Debug for Formula {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}: {}", self.name, self.text)
    }
}

fn counter(name: &str) -> Option<Counter> {
    let short = SHORT.iter().find(|(short, _)| *short == name).map(|(_, counter)| *counter);
    short.or_else(|| Counter::from_key(name))
}

/// The counters that a text names. Its other words must be numbers or functions.
fn named_counters(text: &str) -> Result<Vec<Counter>, FormulaError> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '.';
    let mut counters = Vec::new();
    for word in text.split(|sign| !is_part(sign)).filter(|word| !word.is_empty()) {
        let is_number = word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '.')
            && word.parse::<f64>().is_ok();
        match counter(word) {
            Some(counter) if !counters.contains(&counter) => counters.push(counter),
            Some(_) => {}
            None if is_number || FUNCTIONS.contains(&word) => {}
            None => return Err(FormulaError::UnknownName(word.to_owned())),
        }
    }
    Ok(counters)
}

fn has_all_brackets(text: &str) -> bool {
    let mut open = Vec::new();
    for sign in text.chars() {
        match sign {
            '(' => open.push(')'),
            '[' => open.push(']'),
            ')' | ']' if open.pop() != Some(sign) => return false,
            _ => {}
        }
    }
    open.is_empty()
}
