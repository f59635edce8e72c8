//! The moments of a finished game that teach the most.

use super::classifier::Classifier;
use super::generator::MOST_MINES;
use super::position::{Position, Task};
use crate::replay::{Mistake, MistakeKind, Playback, Recording, RecordingLuck};
use crate::solver::hint::Hint;

/// A moment of a game, to try again.
#[derive(Debug, Clone, PartialEq)]
pub struct GameMoment {
    pub mistake: Mistake,
    /// Why it was one.
    pub explanation: Hint,
    /// What the player saw. Of the flags, those that are certain mines.
    pub position: Position,
}

/// The most moments of a game.
pub const MOST_MOMENTS: usize = 3;
/// A smaller difference in risk is not worth a look, unless it lost the game.
const LEAST_DIFFERENCE: f64 = 0.02;

/// The moments that are worth a look, the one that taught the most first: what lost the game, and
/// then what risked the most without need. `luck` is that of the recording. `go_on` is asked before
/// each; `None` if it says no.
pub fn moments(
    recording: &Recording,
    luck: &RecordingLuck,
    mut go_on: impl FnMut() -> bool,
) -> Option<Vec<GameMoment>> {
    let needless = |mistake: &Mistake| mistake.risk - mistake.lowest_risk;
    let mut mistakes: Vec<_> = luck
        .moves
        .iter()
        .filter_map(|opening| Some((opening, opening.mistake()?)))
        .filter(|(_, mistake)| mistake.is_fatal || needless(mistake) >= LEAST_DIFFERENCE)
        .collect();
    // The sort is stable: of equal ones, the earlier comes first.
    mistakes.sort_by(|(_, one), (_, other)| {
        other.is_fatal.cmp(&one.is_fatal).then(needless(other).total_cmp(&needless(one)))
    });
    let mut playback = Playback::new(recording.clone());
    let mut classifier = Classifier::default();
    let mut moments: Vec<GameMoment> = Vec::new();
    for (opening, mistake) in mistakes {
        if moments.len() == MOST_MOMENTS {
            break;
        }
        if !go_on() {
            return None;
        }
        playback.seek_event(opening.at.before);
        let found = moment(&mut classifier, &playback, mistake);
        // The same cell may have been overlooked for several guesses.
        moments.extend(found.filter(|found| {
            let cell = found.position.hint.cell;
            moments.iter().all(|other| other.position.hint.cell != cell)
        }));
    }
    Some(moments)
}

/// `None` if it makes no good puzzle: its layouts are too many, or there is too much to find.
fn moment(
    classifier: &mut Classifier,
    playback: &Playback,
    mistake: Mistake,
) -> Option<GameMoment> {
    let seen = playback.seen();
    let odds = classifier.exact_odds(&seen.view)?;
    let mut flags = seen.flags.clone();
    flags.retain(|&flag| odds.mine_chance(flag) == Some(1.0));
    let has_safe_cell = mistake.lowest_risk == 0.0;
    let tasks = match mistake.kind {
        MistakeKind::KnownMine if has_safe_cell => &[Task::Safe][..],
        MistakeKind::KnownMine => &[Task::Mines, Task::Guess][..],
        MistakeKind::SafeCell => &[Task::Safe][..],
        MistakeKind::LessRisk => &[Task::Guess][..],
    };
    let field = &playback.recording.field;
    let position = tasks.iter().find_map(|&task| {
        let found = classifier.position(field, seen.view.clone(), flags.clone(), task);
        found.filter(|found| task != Task::Mines || found.answers.len() <= MOST_MINES)
    })?;
    let explanation = seen.prove_mine(&mistake).unwrap_or_else(|| position.hint.clone());
    Some(GameMoment { mistake, explanation, position })
}
