//! The luck analysis as text.

use super::Texts;
use crate::game::Pos;
use crate::replay::RecordingLuck;
use crate::replay::recording_luck::AnalyzedMove;
use crate::solver::luck::Guess;

/// A chance in percent, as short as possible; 0 and 100 only if it is exactly that.
pub fn percent(texts: &Texts, chance: f64) -> String {
    /// Anything closer to 0 or 100 is given as a bound, in percent.
    const LEAST: f64 = 0.0001;
    let percent = chance * 100.0;
    // The distance to the nearer end decides how many decimals are needed.
    let gap = percent.min(100.0 - percent);
    if gap <= 0.0 {
        format!("{percent:.0}")
    } else if percent < LEAST {
        texts.number(&format!("<{LEAST}"))
    } else if gap < LEAST {
        texts.number(&format!(">{}", 100.0 - LEAST))
    } else if gap >= 9.5 {
        format!("{percent:.0}")
    } else {
        let decimals = (1.0 - gap.log10().floor()).clamp(1.0, 5.0) as usize;
        let text = format!("{percent:.decimals$}");
        texts.number(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// The luck of a game, short enough for a button.
pub fn short(texts: &Texts, luck: &RecordingLuck) -> String {
    match (survived(luck), luck.guesses().next()) {
        (0, None) => texts.get("luck-short-none").to_owned(),
        // No guess went well, so there is no chance to show.
        (0, Some(_)) => texts.get("luck-button").to_owned(),
        _ => texts.with("luck-short", args![overall = short_percent(texts, luck.overall())]),
    }
}

/// A chance in whole percent; with the decimals it takes where that would be 0 or 100.
fn short_percent(texts: &Texts, chance: f64) -> String {
    let rounded = (chance * 100.0).round();
    if (1.0..=99.0).contains(&rounded) { format!("{rounded:.0}") } else { percent(texts, chance) }
}

/// The luck of a game as a sentence.
pub fn summary(texts: &Texts, luck: &RecordingLuck) -> String {
    let (count, overall) = (survived(luck), percent(texts, luck.overall()));
    let risk = luck.fatal().map_or(0.0, Guess::risk);
    let key = match luck.fatal() {
        None if count == 0 && luck.guesses().next().is_some() => "luck-needless",
        None if count == 0 => "luck-short-none",
        None => "luck-text",
        // Its risk is 1 exactly only where it was certain to be a mine.
        Some(_) if risk >= 1.0 && count == 0 => "luck-certain-at-once",
        Some(_) if risk >= 1.0 => "luck-certain",
        Some(_) if count == 0 => "luck-lost-at-once",
        Some(_) => "luck-lost",
    };
    let text = texts.with(key, args![count, overall, risk = percent(texts, risk)]);
    let text = if luck.is_exact() { text } else { texts.with("luck-estimated", args![text]) };
    match cut_off(texts, luck) {
        Some(beyond) => texts.with("luck-partial", args![text, beyond]),
        None => text,
    }
}

/// A remark on a game that was not analyzed to its end; `None` if it was.
pub fn cut_off(texts: &Texts, luck: &RecordingLuck) -> Option<String> {
    let beyond = i64::from(luck.first_unanalyzed?.time);
    let begin = luck.moves.first().map(|first| first.at.time.into());
    let ms = beyond - begin.unwrap_or(beyond);
    let time = texts.seconds(ms.unsigned_abs());
    Some(texts.with("luck-beyond", args![time]))
}

fn survived(luck: &RecordingLuck) -> usize {
    let survived = |(opening, _): &(&AnalyzedMove, &Guess)| opening.survived;
    luck.guesses().filter(survived).count()
}

/// The risk of a guess, and whether there was a better choice.
pub fn risk_text(texts: &Texts, guess: &Guess) -> String {
    let risk = percent(texts, guess.risk());
    let key = if guess.ignored_safe_cell() {
        "luck-stake-certain"
    } else if guess.was_avoidable() {
        "luck-stake-needless"
    } else {
        "luck-stake"
    };
    let text = texts.with(key, args![risk, least = percent(texts, guess.lowest_risk())]);
    if guess.exact { text } else { texts.with("luck-estimated", args![text]) }
}

/// A guess: its cell, its risk, and whether it lost the game.
pub fn guess_line(texts: &Texts, opening: &AnalyzedMove, guess: &Guess) -> String {
    let stake = risk_text(texts, guess);
    let Pos { row, col } = opening.at.pos;
    let (row, col) = (row + 1, col + 1);
    let text = match &guess.cells[..] {
        [cell] if *cell == opening.at.pos => texts.with("luck-cell", args![row, col, stake]),
        cells => texts.with("luck-cells", args![count = cells.len(), row, col, stake]),
    };
    if opening.survived { text } else { texts.with("luck-fatal", args![text]) }
}

/// The next guess after this many events of a recording, or the one that lost the game; `None` if
/// the next opening is safe, or a guess that `is_told` already. A certain mine is always told.
pub fn next_guess(
    texts: &Texts,
    luck: &RecordingLuck,
    events: usize,
    is_told: bool,
) -> Option<String> {
    let openings = &luck.moves;
    let next = openings.partition_point(|opening| opening.at.event < events);
    match openings.get(next) {
        Some(opening) => {
            let guess = opening.guess.as_ref()?;
            // Its risk is 1 exactly only where it was certain to be a mine.
            if guess.risk() >= 1.0 {
                return Some(texts.get("luck-next-mine").to_owned());
            }
            (!is_told).then(|| texts.with("luck-next", args![stake = risk_text(texts, guess)]))
        }
        None if luck.first_unanalyzed.is_some() => cut_off(texts, luck),
        None => {
            let stake = risk_text(texts, luck.fatal()?);
            Some(texts.with("luck-last", args![stake]))
        }
    }
}
