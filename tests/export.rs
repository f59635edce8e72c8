//! Exported recordings: for any input settings, a reader that knows only the ordinary rules sees
//! the same game and counts the same clicks.

use crate::common::prelude::*;
use crate::common::random_play::{PlayerInput, any_config, any_input, game, play};
use crate::common::written;
use proptest::prelude::*;
use sapper::game::counters::Regions;
use sapper::game::pointer::{MouseButton, PointerInput};
use sapper::game::rules::{ChordBy, ClickOnFlag};
use sapper::replay::formats::rawvf;
use sapper::replay::{Metadata, PointerPos, Session};
use std::collections::BTreeSet;

/// A reader of its own, written from the rules of play: left releases open, right presses mark,
/// both buttons chord at the first release. Other words are passed over.
#[derive(Default)]
struct Reader {
    marks: bool,
    mines: Vec<Vec<bool>>,
    open: BTreeSet<(usize, usize)>,
    flags: BTreeSet<(usize, usize)>,
    questions: BTreeSet<(usize, usize)>,
    left_down: bool,
    right_down: bool,
    /// Both buttons are down, and no chord has fired since.
    armed: bool,
    /// What is still down has had its effect.
    spent: bool,
    /// The right press changed nothing and was part of no chord.
    idle: bool,
    over: bool,
    left: u32,
    right: u32,
    chords: u32,
}

impl Reader {
    fn read(text: &str) -> Self {
        let mut reader = Self::default();
        let mut part = "";
        for line in text.lines() {
            match (part, line) {
                (_, "Board:" | "Events:") => part = line,
                ("", "Marks: On") => reader.marks = true,
                ("", _) => {}
                ("Board:", row) => reader.mines.push(row.chars().map(|it| it == '*').collect()),
                _ => reader.event(line),
            }
        }
        reader
    }

    fn event(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let [_, name, _, _, x, y] = words[..] else {
            return;
        };
        let sixteenth = |text: &str| {
            let number = text.trim_matches(['(', ')']);
            number.parse::<i32>().expect("a number").div_euclid(16)
        };
        let (row, col) = (sixteenth(y), sixteenth(x));
        let inside = |at: i32, sides: usize| usize::try_from(at).ok().filter(|at| *at < sides);
        let (rows, cols) = (self.mines.len(), self.mines[0].len());
        let at = inside(row, rows).zip(inside(col, cols));
        if self.over {
            return;
        }
        match name {
            "mv" => {}
            "lc" => {
                assert!(!self.left_down, "{line}");
                self.left_down = true;
                self.press();
            }
            "rc" => {
                assert!(!self.right_down, "{line}");
                self.right_down = true;
                self.idle = false;
                if !self.press() {
                    self.mark(at);
                }
            }
            "lr" => {
                assert!(self.left_down, "{line}");
                self.left_down = false;
                if !self.release(at) {
                    self.left += 1;
                    if let Some(at) = at {
                        self.uncover(at);
                    }
                }
            }
            "rr" => {
                assert!(self.right_down, "{line}");
                self.right_down = false;
                if !self.release(at) {
                    self.right += u32::from(std::mem::take(&mut self.idle));
                }
            }
            other => panic!("{other} is no ordinary event"),
        }
    }

    /// A button went down. Says whether both are down now.
    fn press(&mut self) -> bool {
        let both = self.left_down && self.right_down;
        self.armed |= both;
        self.spent &= both;
        if both {
            self.idle = false;
        }
        both
    }

    /// A button came up. Says whether it was part of a chord.
    fn release(&mut self, at: Option<(usize, usize)>) -> bool {
        if std::mem::take(&mut self.armed) {
            self.spent = true;
            if let Some(at) = at {
                self.chords += 1;
                self.chord(at);
            }
            return true;
        }
        std::mem::take(&mut self.spent)
    }

    fn mark(&mut self, at: Option<(usize, usize)>) {
        let Some(at) = at.filter(|at| !self.open.contains(at)) else {
            self.idle = true;
            return;
        };
        self.right += 1;
        if self.flags.remove(&at) {
            if self.marks {
                self.questions.insert(at);
            }
        } else if !self.questions.remove(&at) {
            self.flags.insert(at);
        }
    }

    fn around(&self, (row, col): (usize, usize)) -> Vec<(usize, usize)> {
        let rows = row.saturating_sub(1)..=(row + 1).min(self.mines.len() - 1);
        let cols = col.saturating_sub(1)..=(col + 1).min(self.mines[0].len() - 1);
        let near = rows.flat_map(|row| cols.clone().map(move |col| (row, col)));
        near.filter(|near| *near != (row, col)).collect()
    }

    fn number(&self, at: (usize, usize)) -> usize {
        let mines = self.around(at).into_iter();
        mines.filter(|&(row, col)| self.mines[row][col]).count()
    }

    fn chord(&mut self, at: (usize, usize)) {
        let near = self.around(at);
        let flags = near.iter().filter(|near| self.flags.contains(near)).count();
        if self.open.contains(&at) && flags == self.number(at) {
            for near in near {
                self.uncover(near);
            }
        }
    }

    fn uncover(&mut self, at: (usize, usize)) {
        if self.flags.contains(&at) || self.open.contains(&at) {
            return;
        }
        if self.mines[at.0][at.1] {
            self.over = true;
            return;
        }
        self.questions.remove(&at);
        self.open.insert(at);
        if self.number(at) == 0 {
            for near in self.around(at) {
                self.uncover(near);
            }
        }
        let cells = self.mines.iter().flatten();
        self.over |= self.open.len() == cells.filter(|mine| !**mine).count();
    }
}

/// Compares what other programs will read with what was played.
fn assert_exported(session: &Session) -> Result<(), TestCaseError> {
    let Some(recording) = session.recording(Metadata::default()) else {
        return Ok(());
    };
    let text = written(&recording);
    let reader = Reader::read(&text);
    let (game, tally) = (session.game(), session.tally());
    let cells = || game.size().positions();
    let open: BTreeSet<_> =
        cells().filter(|pos| matches!(game.cell(*pos), VisibleCell::Open(_))).map(place).collect();
    prop_assert_eq!(&reader.open, &open, "{}", text);
    prop_assert_eq!(reader.over, game.phase().is_over());
    if !reader.over {
        let of = |seen: VisibleCell| cells().filter(move |pos| game.cell(*pos) == seen);
        prop_assert_eq!(&reader.flags, &of(VisibleCell::Flag).map(place).collect());
        prop_assert_eq!(&reader.questions, &of(VisibleCell::Question).map(place).collect());
    }
    let regions = Regions::of(&recording.field);
    let solved = regions.solved(|pos| reader.open.contains(&place(pos)));
    let again = Playback::new(recording).play_to_end();
    prop_assert_eq!(solved, again.bbbv_solved);
    // A left click that takes a flag off is a right click elsewhere.
    let counts = |left: u32, right: u32, chords: u32| match game.rules().click_on_flag {
        ClickOnFlag::Unflags => [left + right, 0, chords],
        _ => [left, right, chords],
    };
    let played = counts(tally.left, tally.right, tally.chords);
    let exported = counts(reader.left, reader.right, reader.chords);
    prop_assert_eq!(exported, played, "{}", text);

    // We read it as others do, and write it the same again.
    let read = rawvf::read(text.as_bytes()).expect("what we write can be read");
    let without_time = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with("Time: "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    prop_assert_eq!(without_time(&written(&read)), without_time(&text));
    let counters = Playback::new(read).play_to_end();
    prop_assert_eq!(counters.bbbv_solved, again.bbbv_solved);
    prop_assert_eq!(counters.result, again.result);
    let again = counters.tally;
    prop_assert_eq!(
        [again.left, again.right, again.chords],
        [reader.left, reader.right, reader.chords]
    );
    prop_assert_eq!(counters.tally.effective, tally.effective);
    Ok(())
}

fn place(pos: Pos) -> (usize, usize) {
    (pos.row.into(), pos.col.into())
}

/// The rules of every style by which a game can be played again elsewhere: EasyX's forfeits have no
/// like.
fn any_rules() -> impl Strategy<Value = Rules> {
    let chord_by = prop_oneof![Just(ChordBy::Buttons), Just(ChordBy::SingleClick)];
    let rules = prop_oneof![Just(Rules::WINDOWS_7), Just(Rules::SIMPLE_MINER)];
    (rules, any::<bool>(), chord_by).prop_map(|(rules, question_marks, chord_by)| Rules {
        // With question marks, a click that removes a flag is two clicks in other programs.
        question_marks: question_marks && rules != Rules::SIMPLE_MINER,
        chord_by,
        ..rules
    })
}

/// What is down: buttons of the mouse, or a finger.
#[derive(Default)]
pub struct Held {
    buttons: Vec<MouseButton>,
    finger: bool,
}

impl Held {
    /// Whether a mouse and a finger can do this now. If so, they do.
    pub fn accepts(&mut self, input: &PlayerInput) -> bool {
        let free = self.buttons.is_empty() && !self.finger;
        let before = self.buttons.len();
        match *input {
            PlayerInput::Press(button, _) => {
                let can = !self.finger && !self.buttons.contains(&button);
                self.buttons.extend(can.then_some(button));
                can
            }
            PlayerInput::Release(button) => {
                self.buttons.retain(|other| *other != button);
                self.buttons.len() < before
            }
            PlayerInput::Click(_) | PlayerInput::DoubleClick | PlayerInput::LongPress => free,
            PlayerInput::Touch => {
                self.finger |= free;
                free
            }
            PlayerInput::Lift => std::mem::take(&mut self.finger),
            PlayerInput::Forget => {
                *self = Self::default();
                true
            }
            _ => true,
        }
    }
}

proptest! {
    #[test]
    fn exports_show_the_same_game_for_any_mouse_settings(
        config in any_config(),
        rules in any_rules(),
        seed: u64,
        mines in 0_usize..8,
        inputs in proptest::collection::vec((any_input(), 0_u64..500), 1..150),
    ) {
        let mut now = Moment(7_000);
        let mut session = Session::new(game(rules, seed, mines, now), config, now);
        let mut held = Held::default();
        for (input, gap) in inputs {
            now.0 += if gap < 250 { gap % 10 } else { gap };
            if held.accepts(&input) {
                play(&mut session, &input, &mut now);
            }
        }
        assert_exported(&session)?;
    }
}

/// Plays with one kind of input: each covered cell that is a mine is flagged, all others are opened,
/// by chords where that is possible.
fn won(rules: Rules, config: InputConfig, flag: &PlayerInput, chord: &PlayerInput) -> Session {
    let mut now = Moment(0);
    let mut session = Session::new(game(rules, 3, 5, now), config, now);
    let field = session.game().field().expect("a board").clone();
    for pos in field.size().positions().filter(|&pos| field.is_mine(pos)) {
        session.move_pointer(PointerPos::cell_center(pos), now);
        play(&mut session, flag, &mut now);
        now.0 += 1_000;
    }
    let flag_mode = session.pointer().config().flag_mode;
    if flag_mode {
        play(&mut session, &PlayerInput::FlagMode(false), &mut now);
    }
    for pos in field.size().positions().filter(|&pos| !field.is_mine(pos)) {
        now.0 += 1_000;
        session.move_pointer(PointerPos::cell_center(pos), now);
        if session.game().is_covered(pos) {
            play(&mut session, &PlayerInput::Click(MouseButton::Left), &mut now);
        }
        now.0 += 1_000;
        play(&mut session, chord, &mut now);
    }
    session
}

#[test]
fn every_way_to_flag_and_chord_is_exported() {
    let (left, right) =
        (PlayerInput::Click(MouseButton::Left), PlayerInput::Click(MouseButton::Right));
    let plain = InputConfig::default();
    let flag_mode = InputConfig { flag_mode: true, ..plain };
    let long_press = InputConfig { long_press_marks: true, ..plain };
    let double_click = InputConfig { double_click_chords: true, no_button_chords: true, ..plain };
    for (rules, config, flag, chord) in [
        (Rules::SIMPLE_MINER, plain, &right, &left),
        (Rules::WINDOWS_7, flag_mode, &left, &PlayerInput::Click(MouseButton::Middle)),
        (
            Rules::WINDOWS_7,
            long_press,
            &PlayerInput::LongPress,
            &PlayerInput::Click(MouseButton::Middle),
        ),
        (Rules::WINDOWS_7, double_click, &right, &PlayerInput::DoubleClick),
    ] {
        let session = won(rules, config, flag, chord);
        assert!(session.game().phase().is_over());
        assert!(session.tally().chords > 0);
        assert_exported(&session).expect("the same everywhere");
    }
}

#[test]
fn a_press_without_effect_is_not_exported_as_a_click() {
    let mut session =
        Session::new(game(Rules::WINDOWS_7, 3, 5, Moment(0)), InputConfig::default(), Moment(0));
    for button in [MouseButton::Left, MouseButton::Right] {
        let shift = false;
        session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(5));
        session.handle_input(PointerInput::Press { button, shift }, Moment(10));
        session.handle_input(PointerInput::Cancel, Moment(20));
    }
    session.perform(Action::Open(Pos::new(5, 5)), Moment(30));
    assert_eq!(session.tally().clicks(), 2, "a mark and the key");
    assert_exported(&session).expect("the same everywhere");
}

#[test]
fn a_chord_that_only_easyx_allows_is_written_as_clicks() {
    let rules = Rules { unmet_chord: sapper::game::rules::UnmetChord::Ignored, ..Rules::EASYX };
    // A flag too many beside an open number whose mines are all flagged.
    let mut session = Session::new(game(rules, 3, 5, Moment(0)), InputConfig::default(), Moment(0));
    let field = session.game().field().expect("a board").clone();
    let size = field.size();
    for mine in size.positions().filter(|&pos| field.is_mine(pos)) {
        session.perform(Action::Mark(mine), Moment(10));
    }
    let (number, wrong) = size
        .positions()
        .filter(|&pos| field.number(pos).is_some_and(|number| number > 0))
        .find_map(|pos| {
            let free = |near: &Pos| !field.is_mine(*near);
            let free: Vec<Pos> = size.neighbours(pos).filter(free).collect();
            (free.len() > 2).then_some((pos, free[0]))
        })
        .expect("a number with room");
    session.perform(Action::Mark(wrong), Moment(20));
    session.perform(Action::Open(number), Moment(30));
    let before = session.game().open_cells();
    session.perform(Action::Chord(number), Moment(40));
    assert!(session.game().open_cells() > before);
    let recording = session.recording(Metadata::default()).expect("a recording");
    let reader = Reader::read(&written(&recording));
    let open = session.game().open_cells();
    assert_eq!(reader.open.len(), open);
    let read = rawvf::read(written(&recording).as_bytes()).expect("a recording");
    let mut playback = Playback::new(read);
    playback.play_to_end();
    assert_eq!(playback.session().game().open_cells(), open);
}
