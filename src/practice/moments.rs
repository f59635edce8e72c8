//! The moments of a finished game that teach the most.

use super::classifier::Classifier;
use super::generator::MOST_MINES;
use super::position::{Position, Task};
use crate::game::{Game, Pos, VisibleCell};
use crate::replay::recording_luck::AnalyzedMove;
use crate::replay::{Playback, Recording, RecordingLuck};
use crate::solver::PlayerView;
use crate::solver::luck::Guess;

/// A moment of a game, to try again.
#[derive(Debug, Clone, PartialEq)]
pub struct GameMoment {
    pub lesson: MomentLesson,
    /// What the player saw. Of the flags, those that are certain mines.
    pub position: Position,
    /// What the player opened instead.
    pub opened: Vec<Pos>,
    /// The risk of that, and the lowest there was, from 0 to 1.
    pub risk: f64,
    pub lowest_risk: f64,
    /// Whether it lost the game.
    pub is_fatal: bool,
    /// The number of events of the recording before it.
    pub events: usize,
}

/// What could have been done better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MomentLesson {
    /// The player hit what the numbers prove a mine.
    KnownMine,
    /// The player guessed although a cell was safe.
    SafeCell,
    /// The player took more of a risk than needed.
    LessRisk,
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
    let needless = |guess: &Guess| guess.risk() - guess.lowest_risk();
    let is_worth = |opening: &AnalyzedMove, guess: &Guess| {
        let is_known_mine = !opening.survived && guess.chance == 0.0;
        let matters = !opening.survived || needless(guess) >= LEAST_DIFFERENCE;
        is_known_mine || (guess.was_avoidable() && matters)
    };
    let mut guesses: Vec<_> =
        luck.guesses().filter(|(opening, guess)| is_worth(opening, guess)).collect();
    // The sort is stable: of equal ones, the earlier comes first.
    guesses.sort_by(|(one, guess), (other, less)| {
        one.survived.cmp(&other.survived).then(needless(less).total_cmp(&needless(guess)))
    });
    let mut playback = Playback::new(recording.clone());
    let mut classifier = Classifier::default();
    let mut moments: Vec<GameMoment> = Vec::new();
    for (opening, guess) in guesses {
        if moments.len() == MOST_MOMENTS {
            break;
        }
        if !go_on() {
            return None;
        }
        playback.seek_event(opening.at.before);
        let game = playback.session().game();
        let found = moment(&mut classifier, game, recording, opening, guess);
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
    game: &Game,
    recording: &Recording,
    opening: &AnalyzedMove,
    guess: &Guess,
) -> Option<GameMoment> {
    let view = PlayerView::of(game);
    let mut flags: Vec<Pos> = classifier.exact_odds(&view)?.certain_mines().collect();
    flags.retain(|&pos| game.cell(pos) == VisibleCell::Flag);
    let is_known_mine = !opening.survived && guess.chance == 0.0;
    let (lesson, tasks) = if is_known_mine && guess.ignored_safe_cell() {
        (MomentLesson::KnownMine, &[Task::Safe][..])
    } else if is_known_mine {
        (MomentLesson::KnownMine, &[Task::Mines, Task::Guess][..])
    } else if guess.ignored_safe_cell() {
        (MomentLesson::SafeCell, &[Task::Safe][..])
    } else {
        (MomentLesson::LessRisk, &[Task::Guess][..])
    };
    let position = tasks.iter().find_map(|&task| {
        let found = classifier.position(&recording.field, view.clone(), flags.clone(), task);
        found.filter(|found| task != Task::Mines || found.answers.len() <= MOST_MINES)
    })?;
    Some(GameMoment {
        lesson,
        position,
        opened: guess.cells.clone(),
        risk: guess.risk(),
        lowest_risk: guess.lowest_risk(),
        is_fatal: !opening.survived,
        events: opening.at.before,
    })
}
