//! Every call to the system that a result, its start or a reset makes fails once, or fails from then
//! on, and then the program is killed: the next start has the same result in the log, the records and
//! the recordings, and nothing that was reported as saved is gone.
//!
//! `strace` makes the calls fail. `SAPPER_TEST_KILLS=1000 cargo test failing_calls -- --nocapture` tries
//! each of them and prints how many there were; otherwise only some are tried.

use super::daily_results::result;
use super::saved_game::session;
use super::wins::{ended, keep, open, recorded, recordings, won};
use super::{all, fast_folder, kills, played};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use crate::common::skip;
use sapper::game::{BoardOrigin, DailyGame, GameId};
use sapper::replay::SavedSession;
use sapper::storage::UncountedGame;
use sapper::storage::saved_session::SessionFile;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::{env, thread};

/// Tells a process of this test that it is the one whose calls fail.
const CHILD: &str = "SAPPER_TEST_FAILING_CALLS";

const STORIES: [&str; 4] = ["a win", "a daily win", "a loss", "a reset"];
const CALLS: [&str; 7] = [
    "openat",
    "write",
    "fsync",
    "fdatasync",
    "rename,renameat,renameat2,linkat",
    // What a failed append leaves is taken back, or not even that.
    "fdatasync,ftruncate",
    "unlink,unlinkat",
];
/// How calls fail: the error, and whether only one does. A call that is interrupted is made again.
const WAYS: [(&str, bool); 6] = [
    ("ENOSPC", true),
    ("ENOSPC", false),
    ("EIO", true),
    ("EIO", false),
    ("EINTR", true),
    ("EXDEV", true),
];

/// The id of the game in progress.
const ID: u32 = 8;

fn in_progress(story: &str) -> SavedSession {
    let game = SavedSession { id: GameId(ID.into()), ..session(5_000) };
    let daily = result(ID);
    let daily = DailyGame { day: daily.day, level: daily.level, on_time: true };
    match story {
        "a daily win" => SavedSession { origin: BoardOrigin::Daily(daily), ..game },
        _ => game,
    }
}

/// A folder with two wins, two losses, a result of a daily board, and a game in progress.
fn fill(folder: &Path, story: &str) {
    let (mut files, _) = open(folder);
    for number in 1..=2 {
        assert_eq!(files.count_game(ended(number), None, keep(50)), []);
        let lost = UncountedGame::new(lost(number + 10), None, None);
        assert_eq!(files.count_game(lost, None, keep(50)), []);
    }
    assert_eq!(files.count_daily(result(3)), []);
    assert_eq!(files.save_game(Some(in_progress(story))), []);
    assert!(files.is_saved());
}

fn lost(number: u32) -> PlayedGame {
    PlayedGame { result: GameResult::Lost, ..won(number) }
}

/// Starts and plays a story. Says whether all was reported as saved.
fn play(story: &str, folder: &Path) -> bool {
    let folders = Folders::at(folder, folder);
    let (session, left, mut notices) = SessionFile::open(Some(&folders), |_| true);
    let (mut files, found) =
        sapper::storage::GameFiles::open(Some(&folders), session, left.waiting, None);
    notices.extend(found);
    if left.game.is_none() && story != "a reset" {
        // It cannot be read this time, so it cannot be finished.
        return false;
    }
    match story {
        "a win" => notices.extend(files.count_game(ended(ID), None, keep(50))),
        "a daily win" => notices.extend(files.count_daily(result(ID))),
        "a loss" => {
            let ended = UncountedGame::new(lost(ID), None, None);
            notices.extend(files.count_game(ended, None, keep(50)));
        }
        _ => {
            let level = all(LevelKind::Beginner, Some(Style::Windows7));
            if files.reset(level, &mut notices).is_err() {
                return false;
            }
        }
    }
    notices.is_empty() && files.is_saved()
}

/// Checks what the next start makes of the folder.
fn check(story: &str, folder: &Path, was_saved: bool, case: &str) {
    let folders = Folders::at(folder, folder);
    let (session, left, _) = SessionFile::open(Some(&folders), |_| true);
    let resumed = left.game.is_some();
    let (mut files, _) =
        sapper::storage::GameFiles::open(Some(&folders), session, left.waiting, None);
    files.games.read(&mut Vec::new());
    assert!(files.is_saved(), "{case}: all is saved by then");
    let games = files.games.list();
    let ended = games.iter().filter(|game| game.id == GameId(ID.into())).count();
    let has_daily = files.daily.get().results().any(|it| it.game == result(ID).game);
    match story {
        "a win" | "a loss" => {
            assert_eq!((ended, resumed), if resumed { (0, true) } else { (1, false) }, "{case}");
            assert!(!was_saved || ended == 1, "{case}: it was reported as saved");
        }
        "a daily win" => {
            assert_ne!(has_daily, resumed, "{case}");
            assert!(!was_saved || has_daily, "{case}: it was reported as saved");
        }
        _ => {
            let left = games.iter().filter(|game| game.id.0 <= 20).count();
            assert!(left == 0 || left == 4 && !was_saved, "{case}: {left} games are left");
        }
    }
    if story != "a reset" {
        let others = games.iter().filter(|game| [1, 2, 11, 12].contains(&game.id.0)).count();
        assert_eq!(others, 4, "{case}: the games before");
    }
    // Log, records and recordings agree.
    let wins = games.iter().filter(|game| game.result == GameResult::Won);
    let mut wins: Vec<_> = wins.map(|game| (game.time_ms, game.bbbv)).collect();
    let mut records: Vec<_> =
        files.scores.get().records.iter().map(|it| (it.time_ms, it.bbbv)).collect();
    wins.sort_unstable();
    records.sort_unstable();
    assert_eq!(records, wins, "{case}");
    // Those of a reset stay where they are.
    if story != "a reset" {
        assert_eq!(recorded(files.scores.get(), folder), recordings(folder), "{case}");
    }
}

#[test]
fn whatever_call_fails_log_records_and_recordings_agree() {
    let Ok(mut worker) = Worker::start() else {
        return skip("strace is not there, or may not look at other processes");
    };
    // Of so many calls of a kind one is tried, another in each way.
    let stride = if kills() >= 1_000 { 1 } else { 4 };
    let mut turn = 0;
    for story in STORIES {
        let model = fast_folder();
        fill(model.path(), story);
        for calls in CALLS {
            let (mut tried, mut last) = (0, 0);
            for (error, once) in WAYS {
                let mut number = 1 + turn % stride;
                turn += 1;
                loop {
                    let home = fast_folder();
                    copy(model.path(), home.path());
                    let when = format!("{number}{}", if once { "" } else { "+" });
                    let inject = format!("inject={calls}:error={error}:when={when}");
                    let (said, has_failed) = worker.play(story, home.path(), &inject);
                    let case = format!("{story}, {inject}");
                    check(story, home.path(), said, &case);
                    if !has_failed {
                        break;
                    }
                    tried += 1;
                    last = last.max(number);
                    number += stride;
                }
            }
            println!("{story}: {calls}, up to the {last}th, failed {tried} times");
        }
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir(&to).unwrap();
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// A process that plays stories in one thread and tells of them in another, so that only the first
/// one's calls fail.
struct Worker {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    thread: String,
    log: tempfile::TempDir,
}

impl Worker {
    fn start() -> Result<Self, ()> {
        let name = "storage::failing_calls::child_whose_calls_fail";
        let mut child = child_test(name);
        child.env(CHILD, "1").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = spawn(&mut child);
        let (orders, answers) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut worker = Self {
            child,
            orders,
            answers: BufReader::new(answers),
            thread: String::new(),
            log: fast_folder(),
        };
        worker.thread = worker.answer();
        worker.trace("inject=fsync:error=EIO").map(|mut strace| {
            strace.kill().unwrap();
            strace.wait().unwrap();
            worker
        })
    }

    /// The next line with an answer.
    fn answer(&mut self) -> String {
        let lines = self.answers.by_ref().lines().map(Result::unwrap);
        let mut found = lines.filter_map(|line| Some(line.split_once("told: ")?.1.to_owned()));
        found.next().expect("an answer")
    }

    /// Has the thread's calls fail until the process that is returned ends.
    fn trace(&self, inject: &str) -> Result<Child, ()> {
        let mut strace = Command::new("strace");
        strace.args(["-p", &self.thread, "-e", inject, "-o"]).arg(self.log.path().join("log"));
        let mut strace = strace.stderr(Stdio::piped()).spawn().map_err(drop)?;
        let mut said = BufReader::new(strace.stderr.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        if line.contains("attached") {
            return Ok(strace);
        }
        let _ = strace.wait();
        Err(())
    }

    /// Says whether all was reported as saved, and whether a call failed.
    fn play(&mut self, story: &str, folder: &Path, inject: &str) -> (bool, bool) {
        let mut strace = self.trace(inject).expect("strace");
        writeln!(self.orders, "{story}:{}", folder.display()).unwrap();
        let said = self.answer() == "saved";
        // It lets the thread go.
        Command::new("kill").args(["-INT", &strace.id().to_string()]).status().unwrap();
        strace.wait().unwrap();
        let log = fs::read_to_string(self.log.path().join("log")).unwrap();
        (said, log.contains("(INJECTED)"))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// No test by itself: what the one above has strace look at.
#[test]
fn child_whose_calls_fail() {
    if env::var_os(CHILD).is_none() {
        return;
    }
    let (orders, jobs) = mpsc::channel::<(String, PathBuf)>();
    let (done, answers) = mpsc::channel();
    thread::spawn(move || {
        let thread = fs::read_link("/proc/thread-self").unwrap();
        done.send(thread.file_name().unwrap().to_str().unwrap().to_owned()).unwrap();
        for (story, folder) in jobs {
            let said = if play(&story, &folder) { "saved" } else { "not saved" };
            done.send(said.to_owned()).unwrap();
        }
    });
    println!("told: {}", answers.recv().unwrap());
    for line in std::io::stdin().lines().map(Result::unwrap) {
        let (story, folder) = line.split_once(':').unwrap();
        orders.send((story.to_owned(), folder.into())).unwrap();
        println!("told: {}", answers.recv().unwrap());
    }
}

/// The games of [`fill`] differ from those of other tests.
#[test]
fn the_model_is_whole() {
    for story in STORIES {
        let model = fast_folder();
        fill(model.path(), story);
        let home = fast_folder();
        copy(model.path(), home.path());
        assert!(play(story, home.path()));
        check(story, home.path(), true, story);
        assert_ne!(played(ID), played(ID + 1));
    }
}
