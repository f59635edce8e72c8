//! A game being played and filmed.
//!
//! A film is played back by a plain hand, but a player's hand may be another: left and right
//! swapped, flags by a long press or in flag mode, chords by a double click, the keyboard. So the take keeps,
//! beside the player's mouse machine, a plain one that hears only what is recorded. As long as the
//! two say the same, events are recorded as they are. Where they would not, the recording forgets
//! what its plain hand holds and does the same in its own way, which for a long press or a click in
//! flag mode is a right click, and for a double click a click of the middle button. What a film shows is therefore what
//! was played, click for click, whatever the hand.

use super::reel::{Event, EventKind, Reel};
use super::spot::Spot;
use super::stage::{Deed, Held, Stage};
use super::{Credits, Film};
use crate::game::counters::Tally;
use crate::game::pointer::{Gesture, InputConfig, MouseButton, PointerInput};
use crate::game::rules::StartPoint;
use crate::game::{Action, Game, Minefield, Moment, Outcome, OutcomeKind, Pointer, Pos};

/// A game being played, and its film so far.
///
/// Recording begins with the first press (or, where the clock starts when the board is drawn, with
/// the board) and ends with the game. While the game is paused the film stands still.
#[derive(Debug, Clone, PartialEq)]
pub struct Take {
    stage: Stage,
    hand: InputConfig,
    /// The plain hand's machine, and what it holds.
    plain: Pointer,
    held: Held,
    reel: Option<Reel>,
    /// The moment at which the film is at 0, were the game never paused. It lies before the
    /// program's start where the film began in another window.
    zero: i64,
    paused: Option<Moment>,
    /// When the first cell was opened, in ms of the film.
    opening: Option<i32>,
    /// Where the pointer went since the last recorded movement.
    unrecorded: Option<Spot>,
}

impl Take {
    /// The shortest time between two recorded movements inside one cell, in ms. A movement into
    /// another cell is always recorded, and every press and release knows its own place.
    pub const THINNED: i32 = 4;

    /// As [`Take::THINNED`], in a film that has become [`Take::LONG`].
    pub const THINNED_MORE: i32 = 100;

    /// A film of this many events is long: more than an hour of a hand that never rests. From
    /// there on movements are thinned more, so that it can always be written and read back.
    pub const LONG: usize = 1_000_000;

    /// A take of a new game.
    pub fn new(game: Game, hand: InputConfig, now: Moment) -> Self {
        let mut take = Self {
            stage: Stage::new(game, hand),
            hand,
            plain: Pointer::default(),
            held: Held::default(),
            reel: None,
            zero: signed(now),
            paused: None,
            opening: None,
            unrecorded: None,
        };
        take.set_up(now);
        take
    }

    /// A take that goes on: what its stage and its reel hold was played before, to the moment
    /// `time` of the film, with the first opening at `opening`. It stands still, paused where its
    /// clock runs.
    pub(super) fn resumed(
        stage: Stage,
        reel: Reel,
        opening: Option<i32>,
        hand: InputConfig,
        time: Moment,
        now: Moment,
    ) -> Self {
        let mut take = Self {
            hand: InputConfig::default(),
            plain: *stage.pointer(),
            held: stage.held(),
            stage,
            reel: Some(reel),
            // Until it stands still, moments are those of the film.
            zero: 0,
            paused: None,
            opening,
            unrecorded: None,
        };
        take.act(Action::Pause, time);
        take.set_hand(hand, time);
        take.zero = signed(now) - signed(time);
        take.paused = take.paused.map(|_| now);
        take
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.stage.game()
    }

    /// The mouse machine.
    pub const fn pointer(&self) -> &Pointer {
        self.stage.pointer()
    }

    /// What the hand has done so far.
    pub const fn tally(&self) -> Tally {
        self.stage.tally()
    }

    /// What is recorded so far, in times from 0 on.
    pub(super) const fn reel(&self) -> Option<&Reel> {
        self.reel.as_ref()
    }

    /// How far the film has come at `now`, in ms.
    pub(super) fn time_of_film(&self, now: Moment) -> i32 {
        self.time(self.paused.unwrap_or(now))
    }

    /// How much memory the recording takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.reel.as_ref().map_or(0, Reel::bytes)
    }

    /// How the hand works from now on. What is held is forgotten, but for flag mode: that holds
    /// from the next press on.
    pub fn set_hand(&mut self, hand: InputConfig, now: Moment) {
        if hand.equals_except_flag_mode(self.hand) {
            self.stage.set_flag_mode(hand.flag_mode);
            self.hand = hand;
        } else {
            let recording = self.is_recording();
            self.settle(now);
            self.stage.set_hand(hand, now);
            self.hand = hand;
            if recording {
                self.forget(now);
                self.record(EventKind::Move, now);
            }
            self.rest();
        }
    }

    /// Takes another game: `deal` puts it in the place of the present one. What is held is
    /// forgotten; the pointer stays where it is.
    pub fn restart(&mut self, now: Moment, deal: impl FnOnce(&mut Game)) {
        self.settle(now);
        self.stage.restart(deal, now);
        self.reel = None;
        self.paused = None;
        self.opening = None;
        self.set_up(now);
    }

    /// The pointer is at `spot` now. Cheap enough for every movement of a mouse; it need not be
    /// told in the moment itself, as long as all is told in order.
    pub fn point(&mut self, spot: Spot, now: Moment) {
        if !self.is_recording() {
            self.stage.point(spot, now);
            self.rest();
            return;
        }
        let size = self.game().size();
        let same_cell = spot.cell(size) == self.stage.spot().cell(size);
        let (ended, len) = self.reel.as_ref().map_or((0, 0), |reel| (reel.end(), reel.len()));
        let apart = if len < Self::LONG { Self::THINNED } else { Self::THINNED_MORE };
        if same_cell && self.time(now).saturating_sub(ended) < apart {
            self.unrecorded = Some(spot);
        } else if spot != self.stage.spot() || self.unrecorded.is_some() {
            self.unrecorded = None;
            self.stage.point(spot, now);
            self.record(EventKind::Move, now);
        }
    }

    /// The mouse did this where the pointer is. Movements are better told by [`Take::point`]: to
    /// a cell alone they go to its middle.
    pub fn mouse(&mut self, input: PointerInput, now: Moment) -> Option<Deed> {
        if let PointerInput::Move(cell) = input {
            self.point(cell.map_or(Spot::AWAY, Spot::middle), now);
            return None;
        }
        self.settle(now);
        if self.reel.is_none()
            && matches!(input, PointerInput::Press { .. } | PointerInput::TouchStart)
        {
            self.roll(now);
        }
        let recording = self.is_recording();
        let held = self.stage.held();
        let released = match input {
            PointerInput::Release(button) => held.has(button),
            PointerInput::TouchEnd => held.has(self.hand.map_button(MouseButton::Left)),
            _ => false,
        };
        let deed = self.stage.hear(input, now);
        if recording {
            let said = deed.as_ref().map(|deed| deed.gesture);
            self.film_input(input, released, said, now);
            self.stage.hold(self.held.as_of(self.hand));
            self.note_opening(deed.as_ref().map(|deed| &deed.outcome), now);
        }
        deed
    }

    /// This was asked for without the mouse: by a key, a menu, a machine. It counts as the click
    /// that would have done the same, and what the mouse holds is forgotten.
    pub fn act(&mut self, action: Action, now: Moment) -> Outcome {
        self.settle(now);
        let click = match action {
            Action::Open(pos) => Some((Gesture::Click(Some(pos)), pos)),
            Action::Mark(pos) => Some((Gesture::Mark(Some(pos)), pos)),
            Action::Chord(pos) => Some((Gesture::Chord(Some(pos)), pos)),
            Action::Pause | Action::Resume => None,
        };
        let click = click.filter(|(_, pos)| self.game().size().contains(*pos));
        if self.reel.is_none() && click.is_some() {
            self.roll(now);
        }
        let recording = self.is_recording();
        let outcome = self.stage.act(action, now);
        if recording {
            self.forget(now);
            if let Some((gesture, pos)) = click {
                self.film_click(gesture, Spot::middle(pos), now);
                self.forget(now);
            }
        }
        match outcome.kind {
            OutcomeKind::Paused => self.paused = Some(now),
            OutcomeKind::Resumed => self.run_on(now),
            _ => {}
        }
        if self.is_recording() {
            self.record(EventKind::Move, now);
        }
        if recording {
            self.note_opening(Some(&outcome), now);
        }
        self.rest();
        outcome
    }

    /// The cell that the mouse would open by this as the first, in a game that waits for its board.
    pub fn first_cell(&self, input: PointerInput, now: Moment) -> Option<Pos> {
        let mut pointer = *self.pointer();
        if pointer.is_marking() {
            return None;
        }
        match pointer.feed(input, now)? {
            Gesture::Click(Some(pos)) => self.game().needs_board_at(Action::Open(pos)),
            _ => None,
        }
    }

    /// Holds the clock and the film until [`Take::go_on`]: the board is being looked for. What the
    /// hand does meanwhile is not to be told.
    pub fn hold(&mut self, now: Moment) {
        self.settle(now);
        self.stage.game_mut().suspend_clock(now);
        self.paused = Some(now);
    }

    /// Goes on after [`Take::hold`]. A board that was found is laid: it needs no guess once its
    /// cell is open.
    pub fn go_on(&mut self, found: Option<(Minefield, Pos)>, now: Moment) {
        let game = self.stage.game_mut();
        if let Some((field, first)) = found {
            game.place_no_guess_board(field, first);
        }
        game.resume_clock(now);
        self.run_on(now);
    }

    /// Promises that the game needs no guess, or takes that back: see [`Game::promise_no_guess`].
    pub fn promise_no_guess(&mut self, promised: bool) {
        self.stage.game_mut().set_no_guess(promised);
    }

    /// The film as far as it has come; `None` as long as there is nothing to be seen, with no
    /// board laid or no button released.
    pub fn film(&self, credits: Credits) -> Option<Film> {
        let field = self.game().field()?.clone();
        let reel = self.reel.clone()?.shifted(-self.opening.unwrap_or(0))?;
        Film::new(field, self.game().rules(), reel, credits).ok()
    }

    /// Lets the film run on from where it stood still.
    fn run_on(&mut self, now: Moment) {
        if let Some(since) = self.paused.take() {
            self.zero += signed(now) - signed(since);
        }
    }

    fn set_up(&mut self, now: Moment) {
        if self.game().rules().clock == StartPoint::BoardShown {
            self.roll(now);
        }
    }

    /// Begins to record.
    fn roll(&mut self, now: Moment) {
        self.zero = signed(now);
        self.plain = Pointer::default();
        self.held = Held::default();
        self.reel = Some(Reel::new(0));
        let spot = self.stage.spot();
        self.stage.point(spot, now);
        self.record(EventKind::Move, now);
    }

    /// As long as nothing is recorded, the pointer's way does not count.
    const fn rest(&mut self) {
        if self.reel.is_none() {
            self.stage.lift();
        }
    }

    const fn is_recording(&self) -> bool {
        self.reel.is_some() && self.stage.is_on()
    }

    /// Brings the pointer to where the hand has it.
    fn settle(&mut self, now: Moment) {
        if let Some(spot) = self.unrecorded.take() {
            self.stage.point(spot, now);
            self.record(EventKind::Move, now);
        }
    }

    /// The time of the film, in ms. Its end of 24 days is never reached by a hand.
    fn time(&self, now: Moment) -> i32 {
        let since = signed(now).saturating_sub(self.zero).max(0);
        i32::try_from(since).unwrap_or(i32::MAX)
    }

    /// Records what the mouse did and the player's hand said. Here the two hands may part ways.
    fn film_input(
        &mut self,
        input: PointerInput,
        released: bool,
        said: Option<Gesture>,
        now: Moment,
    ) {
        if input == PointerInput::Cancel {
            self.forget(now);
            return;
        }
        if let Some(kind) = self.plainly(input) {
            let mut plain = self.plain;
            plain.feed(PointerInput::Move(self.stage.spot().cell(self.game().size())), now);
            let says = feed(&mut plain, kind, now);
            // The film is played back by the same rules, which make a chord of some clicks.
            let chord = matches!((says, said), (Some(Gesture::Click(at)), Some(Gesture::Chord(to)))
                if at == to && at.is_some_and(|pos| self.stage.chords_by_click(pos)));
            if says == said || chord {
                self.record(kind, now);
                return;
            }
        } else if said.is_none() {
            return;
        }
        self.forget(now);
        match said {
            Some(Gesture::Mark(_)) if matches!(input, PointerInput::Press { .. }) => {
                self.record(EventKind::Press(MouseButton::Right), now);
            }
            Some(gesture) => self.film_click(gesture, self.stage.spot(), now),
            // A release that said nothing is still the last release for the game's time. A chord
            // off the board is one too, and neither counts nor does anything.
            None if released => self.film_click(Gesture::Chord(None), Spot::AWAY, now),
            None => {}
        }
        self.record(EventKind::Move, now);
    }

    /// What a plain hand would have done for this input, if it can be told before the fact.
    fn plainly(&self, input: PointerInput) -> Option<EventKind> {
        match input {
            PointerInput::Press { button, shift } => {
                let button = self.hand.map_button(button);
                match (button, shift) {
                    (MouseButton::Middle, _) if self.hand.no_button_chords => None,
                    (MouseButton::Left, true) if !self.hand.no_button_chords => {
                        Some(EventKind::PressShift)
                    }
                    _ => Some(EventKind::Press(button)),
                }
            }
            PointerInput::Release(button) => {
                let button = self.hand.map_button(button);
                let held = self.held.has(button);
                held.then_some(EventKind::Release(button))
            }
            PointerInput::TouchStart => Some(EventKind::Press(MouseButton::Left)),
            PointerInput::TouchEnd => {
                let held = self.held.has(MouseButton::Left);
                held.then_some(EventKind::Release(MouseButton::Left))
            }
            PointerInput::Move(_) | PointerInput::Cancel | PointerInput::Timeout => None,
        }
    }

    /// Records a whole click that says `gesture` at `spot`.
    fn film_click(&mut self, gesture: Gesture, spot: Spot, now: Moment) {
        let button = match gesture {
            Gesture::Click(_) => MouseButton::Left,
            Gesture::Mark(_) => MouseButton::Right,
            Gesture::Chord(_) => MouseButton::Middle,
            Gesture::MarkEnd => return,
        };
        self.record_at(EventKind::Press(button), spot, now);
        self.record_at(EventKind::Release(button), spot, now);
    }

    /// Records that what the plain hand holds is forgotten. Readers that know of no forgetting
    /// see the buttons go up off the board, where that does nothing.
    fn forget(&mut self, now: Moment) {
        let held = self.held;
        self.record_at(EventKind::Forget, Spot::AWAY, now);
        for button in held.buttons() {
            self.record_at(EventKind::Release(button), Spot::AWAY, now);
        }
    }

    fn record(&mut self, kind: EventKind, now: Moment) {
        self.record_at(kind, self.stage.spot(), now);
    }

    fn record_at(&mut self, kind: EventKind, spot: Spot, now: Moment) {
        let (size, time) = (self.game().size(), self.time(now));
        let Some(reel) = &mut self.reel else { return };
        // Moments never go backwards; should they, the film stands still.
        let time = time.max(reel.end());
        if reel.push(Event { time, spot, kind }).is_ok() {
            self.plain.feed(PointerInput::Move(spot.cell(size)), now);
            feed(&mut self.plain, kind, now);
            match kind {
                EventKind::Press(button) => drop(self.held.set(button, true)),
                EventKind::PressShift => drop(self.held.set(MouseButton::Left, true)),
                EventKind::Release(button) => drop(self.held.set(button, false)),
                EventKind::Forget => self.held = Held::default(),
                EventKind::Move | EventKind::SwitchMarks => {}
            }
        }
    }

    fn note_opening(&mut self, outcome: Option<&Outcome>, now: Moment) {
        let opened = outcome.is_some_and(|outcome| {
            matches!(
                outcome.kind,
                OutcomeKind::Opened { .. } | OutcomeKind::Won | OutcomeKind::Lost
            )
        });
        if opened && self.opening.is_none() {
            self.opening = Some(self.time(now));
        }
    }
}

/// A moment as a number that may be taken from another.
fn signed(moment: Moment) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

/// What a plain hand says to an event.
fn feed(plain: &mut Pointer, kind: EventKind, now: Moment) -> Option<Gesture> {
    plain.feed(kind.input()?, now)
}
