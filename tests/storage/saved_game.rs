//! The file of the game in progress, with something wrong in it, or killed while it is saved.

use super::wins::ended_only;
use super::{fast_folder, kept_aside, kill_while_saving, kills, names, played};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use jiff::Timestamp;
use proptest::prelude::*;
use sapper::game::{BoardGenerator, BoardOrigin, DailyGame, DailyLevel, GameId};
use sapper::replay::{PointerPos, SavedGame, SavedSession, SavedStep, Session};
use sapper::storage::UncountedGame;
use sapper::storage::saved_session::{SessionContent, SessionFile, WaitingResults};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, thread};

/// A game after some clicks, `time` ms into its recording.
pub fn session(time: u64) -> SavedSession {
    any_session(Style::Windows7, Level::Beginner, 7, &[(4, 4, true), (0, 0, false)], time)
}

fn any_session(
    style: Style,
    level: Level,
    seed: u64,
    clicks: &[(u16, u16, bool)],
    time: u64,
) -> SavedSession {
    let field = BoardGenerator::new(seed).generate(level, None);
    let game = Game::with_board(level, style.rules(), field, Moment(0));
    let mut take = Session::new(game, InputConfig::default(), Moment(0));
    // A flag stands first, so that there is a game whatever follows.
    take.perform(Action::Mark(Pos::new(0, 0)), Moment(0));
    let mut bookmark = SavedGame::capture(&take, Moment(time));
    for (step, &(row, col, opens)) in clicks.iter().enumerate() {
        let pos = Pos::new(row % level.size().rows(), col % level.size().cols());
        let now = Moment(step as u64 * 10);
        take.move_pointer(PointerPos::cell_center(pos), now);
        take.perform(if opens { Action::Open(pos) } else { Action::Mark(pos) }, now);
        bookmark = SavedGame::capture(&take, Moment(time)).or(bookmark);
    }
    let day = jiff::civil::date(2026, 11, 23);
    SavedSession {
        id: GameId(seed),
        saved_at: Timestamp::from_millisecond(1_795_000_000_000 + time as i64).unwrap(),
        style,
        origin: match DailyLevel::of(level) {
            Some(level) if seed % 2 == 1 => {
                BoardOrigin::Daily(DailyGame { day, level, on_time: true })
            }
            _ => BoardOrigin::Fresh,
        },
        helped: seed % 2 == 1,
        race: None,
        cursor: clicks.first().map(|_| Pos::new(0, 0)),
        game: bookmark.expect("there is a game"),
    }
}

/// A game that goes on: at each step a flag is set or removed.
struct Playing {
    take: Session,
    id: GameId,
    /// How many events were saved.
    saved: usize,
}

impl Playing {
    fn new(id: GameId) -> Self {
        let field = BoardGenerator::new(7).generate(Level::Beginner, None);
        let rules = Style::Windows7.rules();
        let game = Game::with_board(Level::Beginner, rules, field, Moment(0));
        let mut take = Session::new(game, InputConfig::default(), Moment(0));
        take.perform(Action::Mark(Pos::new(0, 0)), Moment(0));
        Self { take, id, saved: 0 }
    }

    fn whole(&mut self, time: u64) -> SavedSession {
        let game = SavedGame::capture(&self.take, Moment(time)).unwrap();
        self.saved = game.log.events().len();
        SavedSession { id: self.id, cursor: None, game, ..session(time) }
    }

    fn step(&mut self, time: u64) -> SavedStep {
        let now = Moment(time);
        self.take.perform(Action::Mark(Pos::new(0, 1)), now);
        let saved_at = session(time).saved_at;
        let step = SavedStep::capture(&self.take, self.id, None, self.saved, saved_at, now);
        let step = step.unwrap();
        self.saved += step.events.len();
        step
    }
}

fn open(folder: &Path) -> (SessionFile, Option<SavedSession>, Vec<FileNotice>) {
    let folders = Folders::at(folder, folder);
    let (file, left, notices) = SessionFile::open(Some(&folders), |_| true);
    (file, left.game, notices)
}

fn save(file: &mut SessionFile, session: SavedSession) -> Vec<FileNotice> {
    let content = SessionContent { game: Some(Box::new(session)), ..SessionContent::default() };
    file.update(|it| *it = content)
}

/// A folder in which a window has left this game.
fn left(session: SavedSession) -> (TempDir, PathBuf) {
    let folder = fast_folder();
    let (mut file, ..) = open(folder.path());
    assert_eq!(save(&mut file, session), []);
    let path = folder.path().join("session.toml");
    (folder, path)
}

pub fn bytes() -> Vec<u8> {
    fs::read(left(session(5_000)).1).unwrap()
}

/// Whatever bytes the file has: its game can be gone on with, or it is set aside whole, or left as
/// it is; and the next game is saved. Says whether there was a game.
pub fn survives(bytes: &[u8]) -> bool {
    let folder = fast_folder();
    let path = folder.path().join("session.toml");
    fs::write(&path, bytes).unwrap();
    let (mut file, game, notices) = open(folder.path());
    match &notices[..] {
        [FileNotice::Quarantined { .. }] => {
            assert_eq!(fs::read(kept_aside(&notices)).unwrap(), bytes);
            assert_eq!(game, None);
        }
        [] | [FileNotice::Newer { .. }] => assert_eq!(fs::read(&path).unwrap(), bytes),
        other => panic!("{other:?}"),
    }
    if let Some(game) = &game {
        let resumed = game.game.clone().resume(InputConfig::default(), Moment(0));
        assert!(resumed.is_ok(), "it can be gone on with");
    }
    let next = session(6_000);
    assert_eq!(save(&mut file, next.clone()), []);
    drop(file);
    if let [FileNotice::Newer { .. }] = notices[..] {
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert_eq!(open(folder.path()).1, Some(next));
    game.is_some()
}

#[test]
fn a_file_cut_off_at_any_byte() {
    let bytes = bytes();
    for end in 0..bytes.len() {
        survives(&bytes[..end]);
    }
    assert!(survives(&bytes));
}

#[test]
fn a_file_with_any_byte_changed_by_a_bit() {
    let bytes = bytes();
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            survives(&flipped);
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_at_all(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        survives(&bytes);
    }

    #[test]
    fn a_line_of_a_game_taken_out_or_doubled(line in 0_usize..32, doubled: bool) {
        let text = String::from_utf8(bytes()).unwrap();
        let mut lines: Vec<_> = text.lines().collect();
        let line = line % lines.len();
        if doubled {
            lines.insert(line, lines[line]);
        } else {
            lines.remove(line);
        }
        survives(lines.join("\n").as_bytes());
    }

    #[test]
    fn any_game_is_read_back_equal(
        style in prop::sample::select(Style::ALL.to_vec()),
        level in prop::sample::select(vec![
            Level::Beginner, Level::Expert, Level::Scattered, Level::with_dimensions(1, 9, 2).unwrap(),
            Level::with_dimensions(40, 50, 300).unwrap(),
        ]),
        seed: u64,
        clicks in prop::collection::vec((0_u16..50, 0_u16..50, any::<bool>()), 0..30),
        time in 1_000_u64..1 << 30,
    ) {
        let session = any_session(style, level, seed, &clicks, time);
        let (folder, _) = left(session.clone());
        let (_, game, notices) = open(folder.path());
        prop_assert_eq!(notices, []);
        prop_assert_eq!(game, Some(session));
    }
}

#[test]
fn an_empty_file_is_one_without_a_game_and_other_line_ends_are_as_good() {
    assert!(!survives(b""));
    let text = String::from_utf8(bytes()).unwrap();
    assert!(survives(text.replace('\n', "\r\n").as_bytes()));
    assert!(survives(format!("\u{feff}{text}").as_bytes()));
    let later = text.replace("version = 6", "version = 7");
    assert!(!survives(later.as_bytes()), "one of a later version is not ours to play");
}

#[test]
fn what_is_no_file_or_too_large_is_set_aside() {
    let folder = fast_folder();
    let path = folder.path().join("session.toml");
    fs::create_dir(&path).unwrap();
    let (mut file, game, notices) = open(folder.path());
    assert_eq!(game, None);
    assert!(kept_aside(&notices).is_dir());
    assert_eq!(save(&mut file, session(1)), []);
    drop(file);
    File::create(&path).unwrap().set_len(100 << 20).unwrap();
    let (_, game, notices) = open(folder.path());
    assert_eq!(game, None);
    assert_eq!(fs::metadata(kept_aside(&notices)).unwrap().len(), 100 << 20);
}

#[test]
fn a_game_that_cannot_be_saved_is_announced_once_and_saved_when_it_can_be() {
    let folder = fast_folder();
    // No folder can be made where a file is, not even by root.
    let data = folder.path().join("data");
    fs::write(&data, "").unwrap();
    let (mut file, ..) = open(&data);
    assert!(matches!(save(&mut file, session(1))[..], [FileNotice::SaveFailed(_)]));
    assert_eq!(save(&mut file, session(2)), []);
    fs::remove_file(&data).unwrap();
    assert_eq!(save(&mut file, session(3)), []);
    drop(file);
    assert_eq!(open(&data).1, Some(session(3)));
}

#[test]
fn without_a_home_a_game_lives_as_long_as_its_window() {
    let (mut file, left, notices) = SessionFile::open(None, |_| true);
    assert_eq!((left.game, notices), (None, vec![]));
    assert_eq!(save(&mut file, session(1)), []);
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_leads_nobody_to_what_is_not_ours() {
    use std::os::unix::fs::symlink;

    let folder = fast_folder();
    let (path, far) = (folder.path().join("session.toml"), folder.path().join("far"));
    fs::write(&far, bytes()).unwrap();
    symlink("far", &path).unwrap();
    let (mut file, game, _) = open(folder.path());
    assert_eq!(game, Some(session(5_000)));
    assert_eq!(save(&mut file, session(6_000)), []);
    assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
    drop(file);
    fs::write(&far, "dear").unwrap();
    let (_, game, notices) = open(folder.path());
    assert_eq!(game, None);
    assert!(fs::symlink_metadata(kept_aside(&notices)).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&far).unwrap(), "dear");
}

#[test]
fn a_game_that_is_over_waits_in_its_file_until_the_log_has_it() {
    let (folder, path) = left(session(1));
    let folders = Folders::at(folder.path(), folder.path());
    let (mut file, ..) = open(folder.path());
    let ended = UncountedGame {
        played: played(3),
        recording: Some("Player: 阿达\r\n\"\"\"\\ \n".to_owned()),
        kept_as: Some("expert/阿达 45.000".to_owned()),
    };
    assert_eq!(file.update(|it| *it = ended_only(ended.clone())), []);
    drop(file);
    for _ in 0..2 {
        let (_, left, notices) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!((left.game, notices), (None, vec![]));
        assert_eq!((left.waiting.games, left.waiting.daily), (vec![ended.clone()], vec![]));
    }
    let (file, ..) = open(folder.path());
    let stored = ended_only(ended).waiting;
    file.forget(&WaitingResults::default());
    assert!(path.exists(), "it is not stored yet");
    file.forget(&stored);
    assert!(!path.exists());
}

#[test]
fn what_happens_is_appended_and_found_as_if_the_game_had_been_saved_whole() {
    let folder = fast_folder();
    let path = folder.path().join("session.toml");
    let (mut file, ..) = open(folder.path());
    let mut playing = Playing::new(GameId(2));
    assert_eq!(save(&mut file, playing.whole(1)), []);
    let mut before = fs::read(&path).unwrap();
    for time in 2..300 {
        assert_eq!(file.continue_game(playing.step(time)), []);
        let after = fs::read(&path).unwrap();
        assert!(after.starts_with(&before));
        assert!(after.len() < before.len() + 200, "a step is short in a long game, too");
        before = after;
    }
    assert_eq!(file.content().game.as_deref(), Some(&playing.whole(299)));
    drop(file);
    let (mut file, game, notices) = open(folder.path());
    assert_eq!((game, notices), (Some(playing.whole(299)), vec![]));
    // It goes on in another window.
    assert_eq!(file.continue_game(playing.step(300)), []);
    assert_eq!(file.continue_game(playing.step(301)), []);
    drop(file);
    assert_eq!(open(folder.path()).1, Some(playing.whole(301)));
}

#[test]
fn a_step_cut_off_at_any_byte_loses_no_other() {
    let folder = fast_folder();
    let path = folder.path().join("session.toml");
    let (mut file, ..) = open(folder.path());
    let mut playing = Playing::new(GameId(2));
    save(&mut file, playing.whole(1));
    let mut ends = vec![fs::metadata(&path).unwrap().len() as usize];
    for time in 2..5 {
        file.continue_game(playing.step(time));
        ends.push(fs::metadata(&path).unwrap().len() as usize);
    }
    drop(file);
    let bytes = fs::read(&path).unwrap();
    for end in ends[0]..=bytes.len() {
        // The end of the line need not be there.
        let whole = ends.iter().filter(|&&at| at <= end + 1).count();
        for zeros in [0, 7] {
            let cut = [&bytes[..end], &vec![0; zeros]].concat();
            assert!(survives(&cut));
            fs::write(&path, &cut).unwrap();
            let (file, game, notices) = open(folder.path());
            drop(file);
            assert_eq!(notices, []);
            assert_eq!(game.unwrap().game.time, whole as i32, "{end} and {zeros} zeros");
        }
    }
}

#[test]
fn a_result_behind_a_game_is_never_taken_for_a_step_cut_off() {
    let (folder, path) = left(session(5_000));
    let (mut file, ..) = open(folder.path());
    let ended = UncountedGame { played: played(3), recording: None, kept_as: None };
    file.update(|it| it.waiting.games.push(ended));
    drop(file);
    let bytes = fs::read(&path).unwrap();
    let cut = &bytes[..bytes.iter().rposition(|&byte| byte == b'=').unwrap() + 1];
    fs::write(&path, cut).unwrap();
    let (_, game, notices) = open(folder.path());
    assert_eq!(game, None);
    assert_eq!(fs::read(kept_aside(&notices)).unwrap(), cut);
}

#[test]
fn a_file_that_is_not_as_the_window_left_it_is_written_whole() {
    let changes: [fn(&Path); 3] = [
        |path| fs::remove_file(path).unwrap(),
        |path| fs::write(path, "").unwrap(),
        |path| fs::write(path, bytes()).unwrap(),
    ];
    for change in changes {
        let folder = fast_folder();
        let (mut file, ..) = open(folder.path());
        let mut playing = Playing::new(GameId(2));
        save(&mut file, playing.whole(1));
        file.continue_game(playing.step(2));
        change(&folder.path().join("session.toml"));
        assert_eq!(file.continue_game(playing.step(3)), []);
        drop(file);
        assert_eq!(open(folder.path()).1, Some(playing.whole(3)));
    }
}

#[test]
fn a_step_that_does_not_follow_changes_nothing() {
    let folder = fast_folder();
    let (mut file, ..) = open(folder.path());
    let mut playing = Playing::new(GameId(2));
    let saved = playing.whole(1);
    save(&mut file, saved.clone());
    let missed = playing.step(2);
    file.continue_game(playing.step(3));
    file.continue_game(SavedStep { id: GameId(3), ..missed });
    drop(file);
    assert_eq!(open(folder.path()).1, Some(saved));
}

#[test]
fn many_windows_that_save_at_once_have_a_file_each() {
    let folder = fast_folder();
    let mut children: Vec<_> = (0..4).map(|n| child(folder.path(), n, 60)).collect();
    for child in &mut children {
        assert!(child.wait().unwrap().success());
    }
    let (mut files, mut found) = (Vec::new(), Vec::new());
    while let (file, Some(game), notices) = open(folder.path()) {
        assert_eq!(notices, []);
        files.push(file);
        found.push((game.id.0, game.game.time));
    }
    found.sort_unstable();
    let last = |id| (id, session(59).game.time);
    assert_eq!(found, [last(0), last(1), last(2), last(3)]);
}

#[test]
fn a_closed_window_leaves_its_game_at_once_while_programs_are_started() {
    let folder = fast_folder();
    let (mut file, ..) = open(folder.path());
    let saved = Playing::new(GameId(2)).whole(1);
    save(&mut file, saved.clone());
    drop(file);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                // For a moment there is a process with our files, even if it finds no program.
                Command::new(folder.path().join("missing")).spawn().unwrap_err();
            }
        });
        let found: Vec<_> = (0..2_000).map(|_| open(folder.path()).1).collect();
        is_over.store(true, Ordering::Relaxed);
        assert!(found.iter().all(|found| found.as_ref() == Some(&saved)));
    });
}

/// Tells a process of this test that it is a child: where it saves, which game, and how often.
const CHILD_FOLDER: &str = "SAPPER_TEST_SESSION_FOLDER";
const CHILD_GAME: &str = "SAPPER_TEST_SESSION_GAME";
const CHILD_COUNT: &str = "SAPPER_TEST_SESSION_COUNT";

fn child(folder: &Path, game: u64, count: u32) -> Child {
    let mut command = child_test("storage::saved_game::child_that_plays");
    command
        .env(CHILD_FOLDER, folder)
        .env(CHILD_GAME, game.to_string())
        .env(CHILD_COUNT, count.to_string())
        .stdout(Stdio::piped());
    spawn(&mut command)
}

/// No test by itself: what the children of the others do.
#[test]
fn child_that_plays() {
    let Some(folder) = env::var_os(CHILD_FOLDER) else {
        return;
    };
    let number = |name| env::var(name).unwrap().parse::<u64>().unwrap();
    let folders = Folders::at(&folder, &folder);
    // The window of another game takes none over.
    let id = GameId(number(CHILD_GAME));
    let (mut file, left, notices) = SessionFile::open(Some(&folders), |game| game.id == id);
    assert_eq!(notices, []);
    let begun = left.game.map_or(0, |game| game.game.time as u64 + 1);
    let mut out = std::io::stdout();
    writeln!(out).unwrap();
    let mut playing = Playing::new(id);
    for time in begun..begun + number(CHILD_COUNT) {
        // Now and then something changes that is saved with the whole game.
        let notices = match (time - begun) % 40 {
            0 => save(&mut file, playing.whole(time)),
            _ => file.continue_game(playing.step(time)),
        };
        assert_eq!(notices, []);
        writeln!(out, "saved {time}").unwrap();
    }
}

#[test]
fn a_window_killed_at_any_moment_has_its_game_as_it_reported_it_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut reported = 0;
    for round in 0..kills() {
        let mut child = child(folder.path(), 1, 100_000);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let report = |line: &str| line.strip_prefix("saved ")?.parse::<i32>().ok();
        let first = lines.by_ref().find_map(|line| report(&line.ok()?));
        kill_while_saving(&mut child, folder.path(), round);
        let rest = lines.map_while(Result::ok).filter_map(|line| report(&line));
        let last = first.into_iter().chain(rest).inspect(|_| reported += 1).last();
        let (_file, game, notices) = open(folder.path());
        assert_eq!(notices, []);
        let found = game.expect("the game is there").game.time;
        // What was being saved when it was killed may be there, or not.
        let last = last.expect("it has begun");
        assert!(found == last || found == last + 1, "{found} instead of {last}");
    }
    println!("{} kills, {reported} saves, no game lost", kills());
    let names = names(folder.path());
    assert!(names.contains(&"session.toml".to_owned()), "{names:?}");
}
