//! Races against a ghost, on one clock: on the same board, of a level, and against a recording.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use sapper::config::LanguageChoice;
use sapper::game::counters::{VisibleBbbv, bbbv};
use sapper::replay::{Ghost, GhostRun};
use sapper::ui::features::play::race::{Lead, Race};
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::workbench;
use sapper::ui::shell::any_screen;

fn window() -> TestWindow {
    TestWindow::new(beginner(), 720.0, 805.0)
}

/// Opens all that is left, after so many ms on the clock.
fn finish_after(window: &mut TestWindow, ms: u64) {
    let field = window.field();
    let safe: Vec<_> = field.size().positions().filter(|&pos| !field.is_mine(pos)).collect();
    // What opens first is the same in each game on a board.
    window.open_cell(safe[0]);
    window.wait(ms);
    for pos in safe {
        if !window.app.play().is_over() {
            window.open_cell(pos);
        }
    }
    assert_eq!(window.phase(), Phase::Won);
    window.wait(3_000);
}

/// Wins a first game, which takes so many ms and more.
fn win_first(window: &mut TestWindow, ms: u64) {
    window.open_cell(Pos::new(0, 0));
    finish_after(window, ms);
    // That there is no folder.
    window.press("Escape");
}

fn race(window: &TestWindow) -> &Race {
    window.app.play().race.as_ref().expect("a race")
}

fn said(window: &TestWindow, words: &str) -> bool {
    window.mentions(words)
}

#[test]
fn a_race_on_the_same_board_is_won_by_the_faster() {
    let mut window = window();
    win_first(&mut window, 60_000);
    let field = window.field();
    window.choose(Command::RaceBoard);
    assert_eq!(window.field(), field);
    assert!(said(&window, "Your best: 6"));
    finish_after(&mut window, 30_000);
    assert!(said(&window, "You won against the ghost by "), "{:?}", window.texts());
    assert!(said(&window, "Boards played or seen before are not ranked."));
    assert_eq!(window.app.scores().records.len(), 1, "only the first win is ranked");
}

#[test]
fn a_race_is_lost_by_the_slower_and_by_who_hits_a_mine() {
    let mut window = window();
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    finish_after(&mut window, 60_000);
    assert!(said(&window, "The ghost won by "), "{:?}", window.texts());
    // The race goes on with the next try, still against the faster win.
    window.key(Command::Retry);
    assert!(said(&window, "Your best: 3"));
    let mine = window.mine();
    window.open_cell(mine);
    window.wait(3_000);
    assert!(said(&window, "The ghost won: you hit a mine."));
}

#[test]
fn the_light_of_a_ghost_follows_its_pointer_while_both_run() {
    let mut window = window();
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    let trail = |window: &TestWindow| race(window).trail(window.game(), window.app.now());
    assert_eq!(trail(&window), [], "it has not begun");
    let field = window.field();
    let first = field.size().positions().find(|&pos| !field.is_mine(pos)).expect("a cell");
    window.open_cell(first);
    for wait in [100, 10_000, 19_000] {
        window.wait(wait);
        let ghost = race(&window).ghost().expect("a ghost");
        let places = ghost.recording.log.events().iter().map(|event| event.pointer_pos);
        let places: Vec<_> = places.collect();
        assert!(trail(&window).iter().all(|place| places.contains(place)));
    }
    window.wait(11_000);
    assert_eq!(trail(&window), [], "it has finished");
}

#[test]
fn the_ghost_goes_on_by_itself() {
    let mut window = window();
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    let field = window.field();
    let first = field.size().positions().find(|&pos| !field.is_mine(pos)).expect("a cell");
    window.open_cell(first);
    assert_eq!(race(&window).lead(), Some(Lead(0)), "both have opened the same cell");
    window.wait(29_000);
    assert_eq!(race(&window).lead(), Some(Lead(0)), "the ghost waits as it did");
    window.wait(11_000);
    let Lead(lead) = race(&window).lead().expect("a ghost");
    assert!(lead < 0, "the ghost has finished: {lead}");
    assert!(said(&window, &format!("{}% behind", -lead)), "{:?}", window.texts());
    assert!(window.sees("race-you") && window.sees("race-it"));
}

#[test]
fn a_race_on_new_boards_is_ranked() {
    let folder = fast_folder();
    let launch = LaunchOptions::default().files_in(folder.path());
    let mut window = TestWindow::new(launch, 720.0, 805.0);
    win_first(&mut window, 40_000);
    for (command, name, pause) in
        [(Command::RaceLevel, "Your best: 4", 60_000), (Command::RaceBbbv, "3BV ", 80_000)]
    {
        let before = window.app.scores().records.len();
        window.choose(command);
        window.open_cell(Pos::new(4, 4));
        assert!(said(&window, name), "{:?}", window.texts());
        assert!(window.sees("race-you"));
        finish_after(&mut window, pause);
        assert_eq!(race(&window).lead(), Some(Lead(0)), "both have finished");
        assert!(said(&window, "The ghost won by "), "{:?}", window.texts());
        assert_eq!(window.app.scores().records.len(), before + 1, "it is ranked");
        // The next board is raced, too, until the player chooses otherwise.
        window.key(Command::New);
        assert!(window.app.play().race.is_some());
        window.choose(command);
        assert!(window.app.play().race.is_none());
    }
}

#[test]
fn a_recording_is_raced_on_its_own_board() {
    let mut window = window();
    win_first(&mut window, 30_000);
    let field = window.field();
    window.key(Command::New);
    window.open_cell(Pos::new(0, 0));
    window.open_mine();
    window.wait(3_000);
    window.key(Command::Watch);
    window.key(Command::Race);
    assert!(!window.has::<ReplayScreen>());
    assert_ne!(window.field(), field);
    let raced = window.field();
    finish_after(&mut window, 1_000);
    // Escape leaves the notice if it closed the name field instead.
    window.send(Command::Dismiss);
    assert_eq!(window.field(), raced);
    assert!(said(&window, "You won: the ghost did not finish."), "{:?}", window.texts());
}

#[test]
fn without_a_recording_the_race_says_so() {
    let mut window = window();
    window.key(Command::Race);
    window.click("race-level");
    assert!(window.sees("race-none"));
    window.win();
    assert_eq!(window.app.scores().records.len(), 1, "and the game is one like any other");
}

#[test]
fn a_game_that_was_played_on_is_never_your_best() {
    let mut window = window();
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    let field = window.field();
    let safe = field.size().positions().find(|&pos| !field.is_mine(pos)).expect("a cell");
    window.open_cell(safe);
    window.open_cell(field.mine_positions().next().expect("a mine"));
    window.wait(3_000);
    window.key(Command::PlayOn);
    // In no time.
    for pos in field.size().positions().filter(|&pos| !field.is_mine(pos)) {
        if !window.app.play().is_over() {
            window.open_cell(pos);
        }
    }
    assert_eq!(window.phase(), Phase::Won);
    window.wait(3_000);
    window.choose(Command::RaceBoard);
    assert_eq!(window.field(), field);
    assert!(said(&window, "Your best: 3"), "{:?}", window.texts());
}

#[test]
fn neither_is_one_that_began_as_a_position() {
    let mut window = window();
    window.key(Command::Workbench);
    let position = workbench::Message::Pasted(Some("mines 1\n.F100\n11100\n00000\n".to_owned()));
    window.send_to_screen(any_screen::Message::Workbench(position));
    window.click("play-on-here");
    window.open_cell(Pos::new(0, 0));
    assert_eq!(window.phase(), Phase::Won);
    window.wait(3_000);
    window.choose(Command::RaceBoard);
    assert!(window.sees("race-none"), "{:?}", window.texts());
}

#[test]
fn a_rival_that_was_chosen_is_not_your_best_either() {
    let mut other = window();
    win_first(&mut other, 30_000);
    let recording = other.recording();
    let mut window = window();
    let shown = ReplayScreen::new(recording, "Ada".to_owned());
    window.watch_paused(shown);
    window.key(Command::Race);
    assert!(said(&window, "Recording: 3"), "{:?}", window.texts());
    finish_after(&mut window, 60_000);
    window.choose(Command::RaceBoard);
    // Only the player's own.
    assert!(said(&window, "Your best: 6"), "{:?}", window.texts());
}

/// A window with these files, whose tasks run.
fn window_in(folder: &Path) -> TestWindow {
    TestWindow::new(LaunchOptions::default().files_in(folder), 720.0, 805.0)
}

#[test]
fn a_resumed_game_has_its_ghost_again() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    let safe = Pos::new(0, 0);
    window.open_cell(safe);
    window.wait(20_000);
    let (ghost, lead) = (race(&window).ghost().cloned(), race(&window).lead());
    drop(window);
    let mut window = window_in(folder.path());
    assert_eq!(window.phase(), Phase::Paused);
    assert_eq!(race(&window).lead(), lead, "also before it goes on");
    window.press_control("Paused: Resume");
    assert!(said(&window, "Your best: 3"), "{:?}", window.texts());
    assert_eq!(race(&window).lead(), lead);
    let run = |ghost: Option<&Ghost>| ghost.map(|it| (it.result, it.time_ms, it.bbbv));
    assert_eq!(run(race(&window).ghost()), run(ghost.as_ref()));
    window.wait(20_000);
    assert!(race(&window).lead().is_some_and(|lead| lead.0 < 0), "it has finished");
}

#[test]
fn a_resumed_race_says_once_that_the_ghost_has_finished() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    window.open_cell(Pos::new(0, 0));
    window.wait(40_000);
    drop(window);
    let mut reader = Reader::of(window_in(folder.path()));
    let heard = reader.heard().join("\n");
    assert!(heard.contains("The ghost has finished: 3") && !heard.contains("ahead"), "{heard}");
    reader.ui.change(SettingChange::Language(LanguageChoice::Specific(Lang::German)));
    let heard = reader.heard().join("\n");
    assert!(!heard.contains("Geist"), "{heard}");
}

#[test]
fn a_ghost_that_cannot_be_read_any_more_is_missed_in_one_sentence() {
    let folder = fast_folder();
    let mut window = window_in(folder.path());
    win_first(&mut window, 30_000);
    window.choose(Command::RaceBoard);
    window.open_cell(Pos::new(0, 0));
    window.wait(2_000);
    drop(window);
    let sessions = fs::read_dir(folder.path()).expect("the folder").flatten();
    let mut damaged = 0;
    for file in sessions.map(|entry| entry.path()) {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        if text.contains("RawVF_Version") && text.contains("[game") {
            fs::write(&file, text.replace('*', "0")).expect("the file");
            damaged += 1;
        }
    }
    assert_eq!(damaged, 1);
    let mut window = window_in(folder.path());
    window.press_control("Paused: Resume");
    assert!(window.app.play().race.is_none());
    assert!(said(&window, "racing could not be read"), "{:?}", window.texts());
}

/// What can be seen of the 3BV, from the numbers alone.
fn seen_bbbv(game: &Game) -> u32 {
    let size = game.size();
    let is_zero = |pos: Pos| game.cell(pos) == VisibleCell::Open(0);
    let mut known: Vec<Pos> = Vec::new();
    let mut count = 0;
    for start in size.positions().filter(|&pos| is_zero(pos)) {
        if known.contains(&start) {
            continue;
        }
        count += 1;
        let mut todo = vec![start];
        while let Some(pos) = todo.pop() {
            if !known.contains(&pos) {
                known.push(pos);
                todo.extend(size.neighbours(pos).filter(|&near| is_zero(near)));
            }
        }
    }
    let is_alone = |pos: &Pos| {
        matches!(game.cell(*pos), VisibleCell::Open(1..)) && !size.neighbours(*pos).any(is_zero)
    };
    count + size.positions().filter(is_alone).count() as u32
}

#[test]
fn what_is_compared_can_be_seen_on_the_board_and_ends_at_its_3bv() {
    for seed in 0..20 {
        let level = if seed % 2 == 0 { Level::Beginner } else { Level::Intermediate };
        let mut game = Game::new(level, Rules::WINDOWS_7, seed, Moment(0));
        game.apply(Action::Open(Pos::new(3, 3)), Moment(0));
        let field = game.field().expect("it is laid").clone();
        let mut visible = VisibleBbbv::of(&game).expect("it is laid");
        let mut safe: Vec<_> =
            field.size().positions().filter(|&pos| !field.is_mine(pos)).collect();
        // From the end and the middle by turns, so that numbers come before their openings.
        let middle = safe.len() / 2;
        safe.rotate_left(middle);
        for pos in safe {
            let outcome = game.apply(Action::Open(pos), Moment(1));
            visible.add(&game, &outcome.changed);
            assert_eq!(visible.count(), seen_bbbv(&game), "seed {seed}");
        }
        assert_eq!((visible.count(), visible.bbbv()), (bbbv(&field), bbbv(&field)));
    }
}

#[test]
fn a_ghost_is_as_far_as_its_game_was() {
    let mut window = window();
    win_first(&mut window, 20_000);
    let recording = window.recording();
    let ghost = Ghost::new(recording);
    let mut run = GhostRun::default();
    run.advance(&ghost, 10_000);
    let early = run.step(&ghost).expect("the first opening");
    assert!(early.solved > 0 && early.solved < ghost.bbbv);
    assert!(run.next_ms(&ghost).is_some_and(|next| next >= 20_000));
    run.advance(&ghost, u64::MAX);
    assert_eq!(run.step(&ghost).map(|step| step.solved), Some(ghost.bbbv));
    assert_eq!(Some(ghost.time_ms), window.app.play().tally().time);
    assert_eq!(run.next_ms(&ghost), None);
}
