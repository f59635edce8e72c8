//! One step of an explanation as a sentence, the conclusion first.

use super::hints::{guess_sentences, list, percent};
use super::{Texts, place};
use crate::game::Pos;
use crate::solver::hint::{Breach, Finding, HintStep, Reason, RiskReason, RiskSource, ShownStep};
use crate::solver::{PlayerView, ViewCell};

/// How cells and numbers are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// In words, where rings on a board show which are meant.
    Words,
    /// By their coordinates, as the player wants them.
    Coordinates,
}

/// What a part of a sentence is about; it has the colour of that ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Number,
    Safe,
    Mine,
}

/// A sentence in parts.
pub type Sentence = Vec<(Option<Mark>, String)>;

/// The characters that begin and end a marked part, from the area for private use.
const MARKS: [(char, Mark); 3] =
    [('\u{E000}', Mark::Number), ('\u{E001}', Mark::Safe), ('\u{E002}', Mark::Mine)];
const END: char = '\u{E003}';

pub(super) fn marked(words: &str, mark: Mark) -> String {
    let begin = MARKS.iter().find(|(_, other)| *other == mark).map_or(END, |(begin, _)| *begin);
    format!("{begin}{words}{END}")
}

/// A sentence without its marks.
pub fn plain(sentence: &Sentence) -> String {
    sentence.iter().map(|(_, words)| words.as_str()).collect()
}

/// The sentence of a step about `view`.
pub fn sentence(
    texts: &Texts,
    view: &PlayerView,
    shown: ShownStep<'_>,
    naming: Naming,
) -> Sentence {
    let words = StepWords { texts, view, naming, numbers: shown.numbers(), shown };
    split(&capitalized(&words.sentence()))
}

/// With a capital letter at the beginning.
pub(super) fn capitalized(words: &str) -> String {
    let is_mark = |char: char| MARKS.iter().any(|(begin, _)| *begin == char);
    let at = words.find(|char| !is_mark(char)).unwrap_or(0);
    let (before, rest) = words.split_at(at);
    let mut chars = rest.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{before}{first}{}", chars.as_str())
}

/// The parts of a text with marked words.
pub(super) fn split(words: &str) -> Sentence {
    let (mut parts, mut mark, mut part) = (Sentence::new(), None, String::new());
    for char in words.chars() {
        let begins = MARKS.iter().find(|(begin, _)| *begin == char).map(|(_, mark)| *mark);
        if begins.is_none() && char != END {
            part.push(char);
            continue;
        }
        if !part.is_empty() {
            parts.push((mark, std::mem::take(&mut part)));
        }
        mark = begins;
    }
    if !part.is_empty() {
        parts.push((mark, part));
    }
    parts
}

struct StepWords<'a> {
    texts: &'a Texts,
    view: &'a PlayerView,
    naming: Naming,
    /// All numbers that the step names.
    numbers: Vec<Pos>,
    shown: ShownStep<'a>,
}

impl StepWords<'_> {
    fn sentence(&self) -> String {
        let (texts, shown) = (self.texts, self.shown);
        let part = shown.part();
        let conclusion = self.conclusion();
        match (&part.reason, shown.at) {
            (Reason::BestGuess(reason), _) => guess_sentences(texts, reason, self.naming),
            (Reason::Risk(risk), _) => self.risk(risk, &part.cells),
            (Reason::Supposed, _) => texts.with("step-suppose", args![conclusion]),
            (Reason::Suppose { walk, breach, safe, .. }, _) => {
                let reason = self.breach(*breach, walk, safe);
                texts.with("step-breach", args![reason, conclusion])
            }
            (Reason::Counted { layouts, .. }, _) => {
                let numbers = self.marked_numbers(&self.numbers);
                let conclusion = capitalized(&conclusion);
                match layouts {
                    Some(layouts) => {
                        texts.with("step-counted", args![conclusion, layouts = *layouts, numbers])
                    }
                    None => texts.with("step-counted-many", args![conclusion, numbers]),
                }
            }
            (_, at) => {
                let key = if at.is_some() { "step-follows" } else { "step-because" };
                texts.with(key, args![conclusion, reason = self.reason(part)])
            }
        }
    }

    /// That the cells are safe, or mines.
    fn conclusion(&self) -> String {
        let step = self.shown.part();
        let (cells, count, finding) =
            (list(self.texts, &step.cells), step.cells.len(), step.finding);
        let (mark, key) = match (finding, self.naming) {
            (Finding::Mine, Naming::Words) => (Mark::Mine, "step-mine"),
            (Finding::Mine, Naming::Coordinates) => (Mark::Mine, "step-mine-named"),
            (_, Naming::Words) => (Mark::Safe, "step-safe"),
            (_, Naming::Coordinates) => (Mark::Safe, "step-safe-named"),
        };
        let is_rest = matches!(step.reason, Reason::MineCount { .. } | Reason::OnlyMines { .. });
        match (is_rest, self.naming, finding) {
            (true, Naming::Words, Finding::Safe) => marked(self.texts.get("step-rest-safe"), mark),
            (true, Naming::Words, _) => marked(self.texts.get("step-rest-mines"), mark),
            _ => marked(&self.texts.with(key, args![cells, count]), mark),
        }
    }

    fn reason(&self, step: &HintStep) -> String {
        let texts = self.texts;
        match &step.reason {
            Reason::Satisfied { number, mines } => {
                let known = mines.len();
                let key =
                    if self.wear_flags(mines) { "step-satisfied-flags" } else { "step-satisfied" };
                let words = texts.with(key, args![number = self.number(*number), known]);
                self.with_places(words, mines)
            }
            Reason::NeedsAll { number, mines, safe } => {
                // Some of the others may have been found before.
                let (flags, count) = (mines.len(), self.needs(*number, mines));
                let key = if safe.is_empty() { "step-needs-all" } else { "step-needs-rest" };
                texts.with(key, args![number = self.number(*number), flags, count])
            }
            Reason::Pair { more, less, shared, mines, .. } => {
                // The first number is the one that the cells belong to.
                let (number, other) = match step.finding {
                    Finding::Mine => (*more, *less),
                    _ => (*less, *more),
                };
                let need = |number| self.needs(number, mines);
                let known = |number| self.mines_beside(number, mines).count();
                let touches_all = self.covered(other) == shared.len() + known(other);
                let key = match (step.finding, touches_all) {
                    (Finding::Mine, _) => "step-pair-mines",
                    (_, true) => "step-pair-all",
                    (_, false) => "step-pair-safe",
                };
                let shared_count = shared.len();
                let words = texts.with("step-shared", args![count = shared_count]);
                let shared = self.with_names(words, shared);
                // At least so many of the shared cells are mines, or at most.
                let least = need(if step.finding == Finding::Mine { other } else { number });
                let values = args![
                    number = self.number(number),
                    other = self.number(other),
                    again = self.number_again(number, other),
                    need = need(number),
                    known = known(number),
                    other_known = known(other),
                    least,
                    shared,
                    shared_count,
                ];
                let reason = texts.with(key, values);
                self.less_known(number, mines, self.less_known(other, mines, reason))
            }
            Reason::MineCount { numbers, .. } if numbers.is_empty() => {
                texts.get("step-none-left").to_owned()
            }
            Reason::MineCount { left, numbers, .. } => texts.with(
                "step-mine-count",
                args![left = *left, numbers = self.marked_numbers(numbers)],
            ),
            Reason::OnlyMines { .. } => texts.get("step-only-mines").to_owned(),
            Reason::AllMines { .. } => texts.get("step-all-mines").to_owned(),
            Reason::Supposed
            | Reason::Suppose { .. }
            | Reason::Counted { .. }
            | Reason::Risk(_)
            | Reason::BestGuess(_) => String::new(),
        }
    }

    /// The risk of a cell, how it comes about, and whether another is lower.
    fn risk(&self, risk: &RiskReason, cells: &[Pos]) -> String {
        let texts = self.texts;
        let chance = &percent(texts, risk.mine);
        let place = if self.naming == Naming::Words { "this" } else { "named" };
        let cell = texts.with("step-cell", args![place, at = list(texts, cells)]);
        let risk_sentence = match &risk.source {
            Some(RiskSource::Number { number, known, mines, cells }) => {
                let (number, known, mines) = (self.number(*number), *known, *mines);
                let values = args![number, known, mines, cells = *cells, chance];
                texts.with("step-risk-number", values)
            }
            Some(RiskSource::Spread { mines, cells }) => {
                texts.with("step-risk-spread", args![cell, mines = *mines, cells = *cells, chance])
            }
            Some(RiskSource::Layouts { with, all, numbers }) => {
                let key = if numbers.is_empty() { "step-risk-board" } else { "step-risk-layouts" };
                let numbers = self.marked_numbers(numbers);
                texts.with(key, args![cell, with = *with, all = *all, numbers, chance])
            }
            None => texts.with("step-risk", args![cell, chance]),
        };
        let compared = risk.lowest.map(|lowest| match percent(texts, lowest) {
            _ if lowest == 0.0 => texts.get("step-risk-safe").to_owned(),
            lowest if lowest == *chance => texts.get("step-risk-lowest").to_owned(),
            lowest => texts.with("step-risk-higher", args![lowest]),
        });
        let sentences: Vec<String> =
            [capitalized(&risk_sentence)].into_iter().chain(compared).collect();
        texts.paragraph(&sentences)
    }

    /// What cannot be right at the end of a walk.
    fn breach(&self, breach: Breach, walk: &[HintStep], safe: &[Pos]) -> String {
        let texts = self.texts;
        let Some(pos) = breach.number else {
            let key = if breach.too_many { "step-breach-board" } else { "step-breach-room" };
            return texts.get(key).to_owned();
        };
        let number = self.number(pos);
        if breach.too_many {
            return texts.with("step-breach-many", args![number]);
        }
        let is_safe = |near: &Pos| {
            safe.contains(near)
                || walk
                    .iter()
                    .any(|step| step.finding == Finding::Safe && step.cells.contains(near))
        };
        let room = self.covered(pos) - self.view.size().neighbours(pos).filter(is_safe).count();
        texts.with("step-breach-few", args![number, room, need = usize::from(self.value(pos))])
    }

    fn value(&self, pos: Pos) -> u8 {
        match self.view.cell(pos) {
            ViewCell::Open(number) => number,
            ViewCell::Covered => 0,
        }
    }

    fn covered(&self, pos: Pos) -> usize {
        let near = self.view.size().neighbours(pos);
        near.filter(|&near| self.view.cell(near) == ViewCell::Covered).count()
    }

    fn mines_beside<'m>(&self, number: Pos, mines: &'m [Pos]) -> impl Iterator<Item = Pos> + 'm {
        let near =
            move |pos: &Pos| pos.row.abs_diff(number.row) <= 1 && pos.col.abs_diff(number.col) <= 1;
        mines.iter().copied().filter(near)
    }

    /// The mines that a number needs besides these.
    fn needs(&self, number: Pos, mines: &[Pos]) -> usize {
        usize::from(self.value(number)).saturating_sub(self.mines_beside(number, mines).count())
    }

    /// Whether these mines are flags, not some that a step found or supposed.
    fn wear_flags(&self, mines: &[Pos]) -> bool {
        !mines.is_empty() && !mines.iter().any(|&mine| self.shown.is_found(mine))
    }

    /// A reason, after the mines that are subtracted from a number, if there are any.
    fn less_known(&self, number: Pos, mines: &[Pos], reason: String) -> String {
        let beside: Vec<Pos> = self.mines_beside(number, mines).collect();
        if beside.is_empty() {
            return reason;
        }
        let key = if self.wear_flags(&beside) { "step-less-flags" } else { "step-less-mines" };
        let (known, need) = (beside.len(), self.needs(number, mines));
        self.texts.with(key, args![number = self.number(number), known, need, reason])
    }

    /// A number by its place among those of the step.
    fn number(&self, pos: Pos) -> String {
        let (number, at) = (self.value(pos), place::name(self.texts, pos));
        let place = match (self.naming, &self.numbers[..]) {
            (Naming::Coordinates, _) => "named",
            (_, [one, other]) if self.value(*one) == self.value(*other) => {
                let other = if *one == pos { *other } else { *one };
                seen_from(pos, other)
            }
            (_, [_, _]) => "plain",
            _ => "this",
        };
        marked(&self.texts.with("step-number", args![number, at, place]), Mark::Number)
    }

    /// A number that was named before, without its coordinates if its value tells it from the
    /// other one.
    fn number_again(&self, pos: Pos, other: Pos) -> String {
        if self.value(pos) == self.value(other) {
            return self.number(pos);
        }
        let values = args![number = self.value(pos), at = "", place = "plain"];
        marked(&self.texts.with("step-number", values), Mark::Number)
    }

    fn marked_numbers(&self, numbers: &[Pos]) -> String {
        let number = numbers.first().map_or(0, |&pos| self.value(pos));
        let words = self.texts.with("step-numbers", args![count = numbers.len(), number]);
        marked(&self.with_names(words, numbers), Mark::Number)
    }

    /// With the names of these cells after the words, unless rings show them.
    fn with_names(&self, words: String, cells: &[Pos]) -> String {
        match self.naming {
            Naming::Words => words,
            Naming::Coordinates => format!("{} ({})", words.trim_end(), list(self.texts, cells)),
        }
    }

    /// With the places of these cells, if they are named by coordinates.
    fn with_places(&self, words: String, cells: &[Pos]) -> String {
        if self.naming == Naming::Words || cells.is_empty() {
            return words;
        }
        self.texts.with("step-at", args![words, cells = list(self.texts, cells)])
    }
}

/// Where a cell is, seen from another.
fn seen_from(pos: Pos, other: Pos) -> &'static str {
    if pos.row.abs_diff(other.row) >= pos.col.abs_diff(other.col) {
        if pos.row < other.row { "upper" } else { "lower" }
    } else if pos.col < other.col {
        "left"
    } else {
        "right"
    }
}
