//! Recording: every game is recorded while it is played, and its replay shows what was played.

use crate::common::prelude::*;
use crate::common::random_play::{any_config, any_input, game, play};
use crate::common::written;
use proptest::prelude::*;
use sapper::game::pointer::{MouseButton, PointerInput, PressPreview};
use sapper::game::rules::{ChordBy, FirstOpening, StartPoint};
use sapper::game::{BoardGenerator, Clock, OutcomeKind};
use sapper::replay::formats::rawvf;
use sapper::replay::saved_game::ResumeError;
use sapper::replay::{
    ClickKind, Event, EventKind, Metadata, PointerPos, RecordingLuck, SavedGame, Session,
};

/// A game on a board without mines but for one in the far corner.
fn easy(now: Moment) -> Session {
    let level = Level::with_dimensions(4, 4, 1).expect("a level");
    let field = sapper::game::Minefield::new(level.size(), [15]);
    let game = Game::with_board(level, Rules::WINDOWS_7, field, now);
    Session::new(game, InputConfig::default(), now)
}

fn press(button: MouseButton) -> PointerInput {
    let shift = false;
    PointerInput::Press { button, shift }
}

fn click(session: &mut Session, button: MouseButton, at: u64) {
    session.handle_input(press(button), Moment(at));
    session.handle_input(PointerInput::Release(button), Moment(at + 50));
}

fn kinds(session: &Session) -> Vec<(i32, EventKind)> {
    let recording = session.recording(Metadata::default()).expect("a recording");
    let events = recording.log.events().iter().map(|event| (event.time, event.kind));
    events.collect()
}

#[test]
fn a_recording_starts_at_the_first_press_and_its_time_at_the_first_opening() {
    let mut session = easy(Moment(0));
    session.move_pointer(PointerPos::from_cells(2.5, 0.5), Moment(100));
    assert_eq!(session.recording(Metadata::default()), None, "nothing was done");
    click(&mut session, MouseButton::Right, 1_000);
    session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(1_500));
    click(&mut session, MouseButton::Left, 2_000);
    use EventKind::{Move, Press, Release};
    assert_eq!(
        kinds(&session),
        [
            (-1_050, Move),
            (-1_050, Press(MouseButton::Right)),
            (-1_000, Release(MouseButton::Right)),
            (-550, Move),
            (-50, Press(MouseButton::Left)),
            (0, Release(MouseButton::Left)),
        ]
    );
}

#[test]
fn a_clock_that_starts_with_the_board_is_that_of_the_recording() {
    let level = Level::with_dimensions(4, 4, 1).expect("a level");
    let field = sapper::game::Minefield::new(level.size(), [15]);
    let rules = Rules { clock: StartPoint::BoardShown, ..Rules::WINDOWS_7 };
    let game = Game::with_board(level, rules, field, Moment(500));
    let mut session = Session::new(game, InputConfig::default(), Moment(500));
    session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(500));
    click(&mut session, MouseButton::Left, 2_000);
    let recording = session.recording(Metadata::default()).expect("a recording");
    assert_eq!((recording.log.begin(), recording.log.end()), (0, 1_550));
    assert_eq!(recording.counters().tally.time, Some(1_550));
}

#[test]
fn a_recording_ends_with_the_game() {
    let mut session = easy(Moment(0));
    session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(0));
    click(&mut session, MouseButton::Left, 0);
    let (recording, tally) = (session.recording(Metadata::default()), session.tally());
    click(&mut session, MouseButton::Right, 9_000);
    session.move_pointer(PointerPos::from_cells(3.5, 0.5), Moment(9_500));
    assert!(session.game().phase().is_over(), "one click opens all");
    assert_eq!(session.recording(Metadata::default()), recording);
    assert_eq!(session.tally(), tally, "nor does the tally go on");
}

#[test]
fn a_game_that_was_left_open_for_weeks_can_be_read_again() {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    for days in [11, 23, 25, 60] {
        let mut session = easy(Moment(0));
        session.move_pointer(PointerPos::from_cells(2.5, 3.5), Moment(0));
        click(&mut session, MouseButton::Left, 1_000);
        session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(days * DAY));
        click(&mut session, MouseButton::Left, days * DAY);
        let recording = session.recording(Metadata::default()).expect("a recording");
        let again = rawvf::read(written(&recording).as_bytes())
            .unwrap_or_else(|e| panic!("{days} days: {e:?}"));
        assert_eq!(again.log.events(), recording.log.events(), "{days} days");
    }
}

#[test]
fn paused_time_is_left_out() {
    let level = Level::Expert;
    let mut session = Session::new(
        Game::new(level, Rules::WINDOWS_7, 5, Moment(0)),
        InputConfig::default(),
        Moment(0),
    );
    session.move_pointer(PointerPos::from_cells(8.5, 8.5), Moment(0));
    click(&mut session, MouseButton::Left, 0);
    session.perform(Action::Pause, Moment(1_050));
    click(&mut session, MouseButton::Left, 5_000);
    session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(6_000));
    session.perform(Action::Resume, Moment(10_050));
    click(&mut session, MouseButton::Right, 10_150);
    let recording = session.recording(Metadata::default()).expect("a recording");
    assert_eq!(recording.log.end(), 1_000 + 100 + 50);
    assert_eq!(Playback::new(recording).play_to_end().tally, session.tally());
    assert_eq!(session.tally().clicks(), 2, "what is clicked in a pause is no click");
}

#[test]
fn movement_is_sampled_but_each_new_cell_is_recorded_at_once() {
    let mut session = easy(Moment(0));
    session.move_pointer(PointerPos::from_cells(0.1, 0.1), Moment(0));
    session.handle_input(press(MouseButton::Left), Moment(0));
    for step in 1..=40_u32 {
        session.move_pointer(PointerPos::from_cells(step as f32 * 0.02, 0.1), Moment(step.into()));
    }
    session.move_pointer(PointerPos::from_cells(1.1, 0.1), Moment(41));
    session.handle_input(PointerInput::Release(MouseButton::Left), Moment(42));
    let recording = session.recording(Metadata::default()).expect("a recording");
    let moves: Vec<Event> = recording
        .log
        .events()
        .iter()
        .filter(|event| event.kind == EventKind::Move)
        .copied()
        .collect();
    assert!((8..=12).contains(&moves.len()), "{} movements", moves.len());
    assert_eq!(moves.last().map(|last| last.time), Some(-1), "one before");
}

#[test]
fn a_key_is_recorded_as_the_equivalent_click() {
    let mut session = easy(Moment(0));
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(10));
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(20));
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(30));
    session.perform(Action::Open(Pos::new(2, 2)), Moment(40));
    session.perform(Action::Chord(Pos::new(2, 2)), Moment(50));
    let tally = session.tally();
    assert_eq!((tally.left, tally.right, tally.chords), (1, 3, 1));
    let recording = session.recording(Metadata::default()).expect("a recording");
    let mut playback = Playback::new(recording);
    assert_eq!(playback.play_to_end().tally, tally);
    let shown: Vec<_> = playback.clicks.iter().map(|tick| tick.kind).collect();
    let right = ClickKind::Right;
    assert_eq!(shown, [right, right, right, ClickKind::Left, ClickKind::Chord]);
}

#[test]
fn each_game_has_its_own_recording() {
    let mut session = easy(Moment(0));
    session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(0));
    click(&mut session, MouseButton::Left, 0);
    session.handle_input(press(MouseButton::Left), Moment(500));
    let game = Game::new(Level::Beginner, Rules::WINDOWS_7, 3, Moment(600));
    session.restart(Moment(600), |old| *old = game);
    assert_eq!(session.tally().clicks(), 0);
    let held_before = session.handle_input(PointerInput::Release(MouseButton::Left), Moment(700));
    assert_eq!(held_before, None, "a press of the last game is none of this one");
    assert_eq!(session.recording(Metadata::default()), None);
    click(&mut session, MouseButton::Left, 800);
    let recording = session.recording(Metadata::default()).expect("a recording");
    assert_eq!(recording.level, Level::Beginner);
    assert_eq!(recording.log.begin(), -50);
}

/// Rules in which most games last, and all ways of opening occur.
fn any_rules() -> impl Strategy<Value = Rules> {
    any::<[bool; 3]>().prop_map(|[question_marks, drawn, single]| Rules {
        question_marks,
        clock: if drawn { StartPoint::BoardShown } else { StartPoint::FirstOpening },
        chord_by: if single { ChordBy::SingleClick } else { ChordBy::Buttons },
        ..Rules::WINDOWS_7
    })
}

/// Breaks a game off, as another program will find it whose clock has just begun, and lets it go
/// on there. One that nothing was done in stays where it is.
fn resume_elsewhere(session: Session, config: InputConfig, now: Moment) -> (Session, Moment) {
    let Some(bookmark) = SavedGame::capture(&session, now) else {
        return (session, now);
    };
    let later = Moment(3);
    let mut again = bookmark.resume(config, later).expect("it goes on");
    let (before, after) = (session.game(), again.game());
    assert_eq!(after.elapsed(Moment(99_000)), before.elapsed(now));
    assert_eq!(after.phase() == Phase::Paused, before.clock() != Clock::NotStarted);
    for pos in before.size().positions() {
        assert_eq!(after.cell(pos), before.cell(pos));
    }
    assert_eq!(after.remaining(), before.remaining());
    assert_eq!(again.tally().clicks(), session.tally().clicks());
    assert_eq!(again.tally().time, session.tally().time);
    let resumed = Moment(60_000);
    if before.phase() != Phase::Paused {
        again.perform(Action::Resume, resumed);
        assert_eq!(again.game().elapsed(resumed), before.elapsed(now));
    }
    (again, resumed)
}

#[test]
fn a_game_ended_before_the_first_opening_is_recorded_with_its_board() {
    let play = |breaks: bool| {
        let game = Game::new(Level::Expert, Rules::WINDOWS_7, 5, Moment(0));
        let mut session = Session::new(game, InputConfig::default(), Moment(0));
        session.perform(Action::Mark(Pos::new(0, 0)), Moment(10));
        if breaks {
            let bookmark = SavedGame::capture(&session, Moment(500)).expect("a flag stands");
            session = bookmark.resume(InputConfig::default(), Moment(1)).expect("it goes on");
            assert_eq!(session.game().phase(), Phase::Ready, "no clock runs yet");
        }
        session.perform(Action::Open(Pos::new(8, 8)), Moment(1_000));
        session.game().field().cloned()
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn only_a_game_in_progress_can_be_resumed() {
    let mut session = easy(Moment(0));
    assert_eq!(SavedGame::capture(&session, Moment(5)), None);
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(10));
    assert!(SavedGame::capture(&session, Moment(15)).is_some());
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(20));
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(30));
    assert_eq!(SavedGame::capture(&session, Moment(35)), None);
    session.perform(Action::Open(Pos::new(0, 0)), Moment(40));
    assert!(session.game().phase().is_over());
    assert_eq!(SavedGame::capture(&session, Moment(45)), None);
}

#[test]
fn a_bookmark_that_does_not_match_is_refused() {
    let mut session = easy(Moment(0));
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(10));
    let good = SavedGame::capture(&session, Moment(15)).expect("a flag stands");
    let refused = |bookmark: SavedGame| bookmark.resume(InputConfig::default(), Moment(0)).err();
    assert_eq!(refused(good.clone()), None);
    let level = Level::Beginner;
    let other = SavedGame { level, ..good.clone() };
    assert_eq!(refused(other), Some(ResumeError::Size));
    let short = SavedGame { time: -1, ..good.clone() };
    assert_eq!(refused(short), Some(ResumeError::Time));
    let mut won = easy(Moment(0));
    won.perform(Action::Open(Pos::new(0, 0)), Moment(0));
    let recording = won.recording(Metadata::default()).expect("one click opens all");
    let log = recording.log;
    let over = SavedGame { time: log.end(), log, ..good };
    assert_eq!(refused(over), Some(ResumeError::Over));
}

#[test]
fn a_click_waiting_for_a_board_acts_when_the_board_is_found() {
    let level = Level::Beginner;
    let field = sapper::game::Minefield::new(level.size(), 1..11);
    let swapped = InputConfig { swapped: true, ..InputConfig::default() };
    // The button may be forgotten meanwhile, or the click dropped.
    for (config, dropped) in
        [(InputConfig::default(), false), (swapped, false), (InputConfig::default(), true)]
    {
        let mut game = Game::new(level, Rules::WINDOWS_7, 1, Moment(0));
        game.set_no_guess(true);
        let mut session = Session::new(game, InputConfig::default(), Moment(0));
        session.move_pointer(PointerPos::from_cells(7.5, 7.5), Moment(50));
        click(&mut session, MouseButton::Left, 100);
        assert_eq!(session.needs_board_at(), Some(Pos::new(7, 7)));
        assert_eq!((session.tally().left, session.game().open_cells()), (0, 0));
        session.set_input_config(config, Moment(500));
        if dropped {
            session.drop_click(Moment(2_000));
            assert_eq!(session.needs_board_at(), None);
            session.handle_input(PointerInput::Cancel, Moment(2_000));
            session.move_pointer(PointerPos::from_cells(7.5, 7.5), Moment(2_000));
            click(&mut session, MouseButton::Left, 2_000);
        }
        let (gesture, _) = session.lay_board(Some(field.clone()), Moment(3_000)).expect("a click");
        assert_eq!(gesture.action(), Some(Action::Open(Pos::new(7, 7))));
        assert_eq!((session.needs_board_at(), session.tally().left), (None, 1));
        assert_eq!(session.game().elapsed(Moment(3_700)), 700);
        let recording = session.recording(Metadata::default()).expect("a recording");
        assert_eq!(
            (recording.log.begin(), recording.log.end()),
            (if dropped { -100 } else { -50 }, 0)
        );
        let mut playback = Playback::new(recording);
        assert_eq!(playback.play_to_end().tally, session.tally());
        assert_eq!(playback.session().game().open_cells(), session.game().open_cells());
    }
}

/// A game that needs no guess, with the pointer at the top left.
fn waiting(rules: Rules, config: InputConfig) -> Session {
    let mut game = Game::new(Level::Beginner, rules, 1, Moment(0));
    game.set_no_guess(true);
    let mut session = Session::new(game, config, Moment(0));
    session.move_pointer(PointerPos::from_cells(0.5, 0.5), Moment(10));
    session
}

#[test]
fn a_click_soon_after_the_search_completes_a_double_click() {
    let config = InputConfig { double_click_chords: true, ..InputConfig::default() };
    let mut session = waiting(Rules::WINDOWS_7, config);
    click(&mut session, MouseButton::Left, 100);
    let preview = session.pointer().preview();
    assert_eq!(preview, PressPreview::Cell(Pos::new(0, 0)), "the button is down while it waits");
    let field = sapper::game::Minefield::new(Level::Beginner.size(), [1, 30, 31]);
    session.lay_board(Some(field), Moment(3_000)).expect("a click");
    click(&mut session, MouseButton::Left, 3_100);
    assert_eq!((session.tally().left, session.tally().chords), (1, 1));
    let recording = session.recording(Metadata::default()).expect("a recording");
    assert_eq!(Playback::new(recording).play_to_end().tally, session.tally());
}

#[test]
fn an_ordinary_board_can_be_laid_after_a_pause() {
    let mut session = waiting(Rules::EASYX, InputConfig::default());
    session.perform(Action::Pause, Moment(200));
    session.perform(Action::Resume, Moment(300));
    click(&mut session, MouseButton::Left, 400);
    let (_, outcome) = session.lay_board(None, Moment(2_000)).expect("a click");
    assert!(outcome.kind != OutcomeKind::Nothing);
    assert_eq!((session.needs_board_at(), session.tally().effective), (None, 1));
}

#[test]
fn late_events_do_not_change_the_recording() {
    let config = InputConfig { double_click_chords: true, ..InputConfig::default() };
    let game = game(Rules::WINDOWS_7, 3, 5, Moment(0));
    let mut session = Session::new(game, config, Moment(0));
    session.perform(Action::Mark(Pos::new(0, 0)), Moment(1_000));
    session.move_pointer(PointerPos::from_cells(5.5, 5.5), Moment(990));
    click(&mut session, MouseButton::Left, 900);
    click(&mut session, MouseButton::Left, 1_220);
    let recording = session.recording(Metadata::default()).expect("a recording");
    assert_eq!(Playback::new(recording).play_to_end().tally, session.tally());
    assert_eq!(session.tally().chords, 1, "within 300 ms of when the first click is logged");
}

/// Replays the recording, and writes and reads it: the board is the one that was played.
fn assert_recorded(session: &Session) -> Result<(), TestCaseError> {
    let Some(recording) = session.recording(Metadata::default()) else { return Ok(()) };
    let mut playback = Playback::new(recording.clone());
    let shown = playback.play_to_end();
    prop_assert_eq!(shown.tally, session.tally());
    let (ours, theirs) = (session.game(), playback.session().game());
    for pos in ours.size().positions() {
        prop_assert_eq!(ours.cell(pos), theirs.cell(pos));
    }
    prop_assert_eq!(ours.phase().is_over(), theirs.phase().is_over());
    prop_assert_eq!(ours.remaining(), theirs.remaining());

    let read = rawvf::read(written(&recording).as_bytes()).expect("what we write can be read");
    let (luck, luck_read) = (recording.luck(|| true), read.luck(|| true));
    let (luck, luck_read) = (luck.expect("no limit"), luck_read.expect("no limit"));
    prop_assert_eq!(guesses(&luck), guesses(&luck_read));
    let mut playback = Playback::new(read);
    playback.play_to_end();
    let theirs = playback.session().game();
    for pos in ours.size().positions() {
        prop_assert_eq!(ours.cell(pos), theirs.cell(pos));
    }
    Ok(())
}

/// Each opening: its time and cell, its chance of success if it was a guess, and its result.
fn guesses(luck: &RecordingLuck) -> Vec<(i32, Pos, Option<f64>, bool)> {
    let moves = luck.moves.iter();
    moves
        .map(|step| {
            let chance = step.guess.as_ref().map(|guess| guess.chance);
            (step.at.time, step.at.pos, chance, step.survived)
        })
        .collect()
}

proptest! {
    #[test]
    fn a_replay_shows_what_was_played_with_any_mouse_settings(
        config in any_config(),
        other in any_config(),
        rules in any_rules(),
        seed: u64,
        mines in 0_usize..6,
        inputs in proptest::collection::vec((any_input(), 0_u64..500), 1..120),
        broken_off in 0_usize..240,
    ) {
        let mut now = Moment(7_000);
        let mut session = Session::new(game(rules, seed, mines, now), config, now);
        for (step, (input, gap)) in inputs.into_iter().enumerate() {
            now.0 += if gap < 250 { gap % 10 } else { gap };
            play(&mut session, &input, &mut now);
            if step == 60 {
                session.set_input_config(other, now);
            }
            if step == broken_off {
                (session, now) = resume_elsewhere(session, if step < 60 { config } else { other }, now);
            }
        }
        assert_recorded(&session)?;
    }

    #[test]
    fn a_replay_shows_what_was_played_when_clicks_waited_for_a_board(
        config in any_config(),
        other in any_config(),
        rules in any_rules(),
        seed: u64,
        inputs in proptest::collection::vec((any_input(), 0_u64..500), 1..60),
        wait in 0_u64..1_000,
        end in 0..3,
        changes: bool,
        broken_off in 0_usize..120,
    ) {
        let level = Level::with_dimensions(6, 6, 5).expect("a level");
        let mut now = Moment(7_000);
        let mut session = Session::new(Game::new(level, rules, seed, now), config, now);
        session.set_no_guess(true);
        for (step, (input, gap)) in inputs.into_iter().enumerate() {
            now.0 += if gap < 250 { gap % 10 } else { gap };
            play(&mut session, &input, &mut now);
            if step == broken_off {
                (session, now) = resume_elsewhere(session, config, now);
            }
            let Some(first) = session.needs_board_at() else { continue };
            now.0 += wait;
            if changes {
                session.set_input_config(other, now);
            }
            let pos = session.pointer_pos();
            match end {
                0 => {
                    session.drop_click(now);
                    session.handle_input(PointerInput::Cancel, now);
                    session.move_pointer(pos, now);
                }
                1 => drop(session.lay_board(None, now)),
                _ => {
                    let mut generator = BoardGenerator::new(seed);
                    let found = generator.generate(level, Some((first, FirstOpening::Safe)));
                    session.lay_board(Some(found), now);
                }
            }
            prop_assert_eq!(session.needs_board_at(), None);
        }
        assert_recorded(&session)?;
    }
}
