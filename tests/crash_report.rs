//! Crash reports: after an error in the program there is one message and a report, and the game is
//! resumed.
//!
//! Each test runs a process of this file, because an error of the program ends its process.

use crate::common::prelude::*;
use crate::common::program;
use sapper::platform::crash_report;
use sapper::storage;
use sapper::storage::saved_session::resume_crashes;
use std::process::{Command, Output};
use std::{env, thread};

/// What a process of this test does, and where the player's files are.
const CHILD: &str = "SAPPER_TEST_CRASH";
const HOME: &str = "SAPPER_TEST_CRASH_HOME";

fn child(what: &str, home: &Path) -> Command {
    let mut child = program::child_test("crash_report::child_with_an_error");
    child.env(CHILD, what).env(HOME, home).env_remove("RUST_BACKTRACE");
    child
}

fn run(what: &str, home: &Path) -> Output {
    program::output(&mut child(what, home))
}

/// The lines of ours on standard error.
fn said(output: &Output) -> Vec<String> {
    let said = String::from_utf8_lossy(&output.stderr);
    let ours = said.lines().filter(|line| line.starts_with("sapper: "));
    ours.map(str::to_owned).collect()
}

fn reports(home: &Path) -> Vec<PathBuf> {
    let names = fs::read_dir(home).into_iter().flatten();
    let paths = names.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect()
}

fn launch(home: &Path) -> LaunchOptions {
    LaunchOptions::default().folders(Folders::at(home, home))
}

#[test]
fn a_crash_gives_one_message_and_a_report_and_the_game_is_resumed() {
    let home = tempfile::tempdir().unwrap();
    let output = run("playing", home.path());
    assert_eq!(output.status.code(), Some(101));
    let [report] = &reports(home.path())[..] else {
        panic!("{output:?}");
    };
    assert_eq!(
        said(&output),
        [format!(
            "sapper: Sapper stopped because of an internal error. Your game is saved; see “{}” for \
             details.",
            report.display()
        )]
    );
    let text = fs::read_to_string(report).unwrap();
    let session = fs::read_to_string(home.path().join("session.toml")).unwrap();
    // It may have been saved once more meanwhile.
    let game = session.lines().find(|line| line.starts_with("id = ")).unwrap();
    for part in [
        env!("CARGO_PKG_VERSION"),
        "a cell went missing",
        "tests/crash_report.rs:",
        "child_with_an_error",
        "board = \"1",
        game,
    ] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    let window = TestWindow::without_tasks(launch(home.path()), 500.0, 600.0);
    assert_eq!(window.phase(), Phase::Paused);
}

#[test]
fn a_second_report_does_not_overwrite_the_first() {
    let home = tempfile::tempdir().unwrap();
    for count in 1..=3 {
        run("at once", home.path());
        assert_eq!(reports(home.path()).len(), count);
    }
    for report in reports(home.path()) {
        let text = fs::read_to_string(report).unwrap();
        assert!(text.contains("No game was in progress."), "{text}");
    }
}

#[test]
fn a_saved_game_that_crashes_the_program_twice_is_set_aside() {
    let home = tempfile::tempdir().unwrap();
    // In a process of its own: each process remembers only the last file that it resumed.
    let is_resumed = || run("play on", home.path()).status.success();
    run("leave", home.path());
    let game = fs::read_to_string(home.path().join("session.toml")).unwrap();
    let id = game.lines().find(|line| line.starts_with("id = ")).unwrap();
    // One crash may have had another reason, and so may those after the player has done something.
    run("resume", home.path());
    assert!(is_resumed());
    for what in ["resume", "resume and press", "resume"] {
        run(what, home.path());
    }
    assert!(is_resumed());

    run("resume", home.path());
    run("resume", home.path());
    let mut window = TestWindow::without_tasks(launch(home.path()), 500.0, 600.0);
    assert_eq!(window.phase(), Phase::Ready);
    let names = fs::read_dir(home.path()).unwrap();
    let mut paths = names.map(|entry| entry.unwrap().path());
    let is_aside = |path: &PathBuf| path.to_string_lossy().contains("unreadable");
    let kept = paths.find(is_aside).expect("it is kept");
    assert!(fs::read_to_string(&kept).unwrap().contains(id));
    let message = format!(
        "Sapper crashed twice when it resumed your last game. The game was kept as “{}”.",
        kept.display()
    );
    // It may wait behind another notice.
    if !window.sees(&message) {
        window.press("Escape");
    }
    assert!(window.sees(&message), "{:?}", window.app.stack().notices);

    window.open_cell(Pos::new(0, 0));
    drop(window);
    run("resume", home.path());
    assert!(is_resumed(), "the next game begins to count anew");
}

#[cfg(unix)]
#[test]
fn a_link_in_the_place_of_the_count_is_not_followed() {
    let home = tempfile::tempdir().unwrap();
    run("leave", home.path());
    let letter = home.path().join("letter");
    fs::write(&letter, "Dear Ada,\n").unwrap();
    std::os::unix::fs::symlink(&letter, home.path().join("session.crashes")).unwrap();
    run("resume", home.path());
    assert_eq!(fs::read_to_string(letter).unwrap(), "Dear Ada,\n");
}

#[test]
fn a_panicking_thread_does_not_end_the_game() {
    let home = tempfile::tempdir().unwrap();
    let output = run("sound", home.path());
    assert!(output.status.success(), "{output:?}");
    let [report] = &reports(home.path())[..] else {
        panic!("{output:?}");
    };
    let said = said(&output);
    assert_eq!(said.len(), 1);
    assert!(said[0].contains("you can keep playing"), "{}", said[0]);
    let text = fs::read_to_string(report).unwrap();
    assert!(text.contains("In the thread “sound”"), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_report_is_written_even_if_standard_error_is_full() {
    let home = tempfile::tempdir().unwrap();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let ended = program::spawn(child("sound", home.path()).stderr(full)).wait().unwrap();
    assert!(ended.success(), "{ended}");
    assert_eq!(reports(home.path()).len(), 1);
}

#[test]
fn without_a_report_file_the_message_says_what_happened() {
    let home = tempfile::tempdir().unwrap();
    let in_the_way = home.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let output = run("at once", &in_the_way);
    assert_eq!(output.status.code(), Some(101));
    let said = said(&output);
    assert_eq!(said.len(), 1);
    assert!(said[0].contains("a cell went missing"), "{}", said[0]);
    assert!(said[0].contains("tests/crash_report.rs:"), "{}", said[0]);
}

/// Not a test by itself: the child processes of the others run it.
#[test]
fn child_with_an_error() {
    let Ok(what) = env::var(CHILD) else { return };
    let home = PathBuf::from(env::var_os(HOME).unwrap());
    let folders = Folders::at(&home, &home);
    crash_report::install(
        Some(folders.data().to_owned()),
        resume_crashes::note_crash,
        storage::read_text,
        &Texts::new(Lang::English),
    );
    match what.as_str() {
        "playing" => {
            let mut window = TestWindow::without_tasks(launch(&home), 500.0, 600.0);
            window.open_cell(Pos::new(0, 0));
            drop(window);
            let window = TestWindow::without_tasks(launch(&home), 500.0, 600.0);
            assert_eq!(window.phase(), Phase::Paused);
            panic!("a cell went missing");
        }
        "leave" => TestWindow::without_tasks(launch(&home), 500.0, 600.0).open_cell(Pos::new(0, 0)),
        "play on" => {
            let window = TestWindow::without_tasks(launch(&home), 500.0, 600.0);
            assert_eq!(window.phase(), Phase::Paused);
        }
        "resume" => {
            let _desk = TestWindow::without_tasks(launch(&home), 500.0, 600.0);
            panic!("the board has no cells");
        }
        "resume and press" => {
            let mut window = TestWindow::without_tasks(launch(&home), 500.0, 600.0);
            window.press("F6");
            // The storage thread forgets the crashes.
            let crashes = home.join("session.crashes");
            for _ in 0..1_000 {
                if !crashes.exists() {
                    break;
                }
                thread::sleep(Duration::from_millis(10));
            }
            panic!("a counter went missing");
        }
        "sound" => {
            let dies = thread::Builder::new()
                .name("sound".to_owned())
                .spawn(|| panic!("the device bit back"));
            assert!(dies.unwrap().join().is_err());
        }
        _ => panic!("a cell went missing"),
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_does_not_answer_gives_one_message() {
    let home = tempfile::tempdir().unwrap();
    let ended = program::ended(
        program::command(&[])
            .env("DISPLAY", ":4242")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env("XDG_DATA_HOME", home.path())
            .env("XDG_CONFIG_HOME", home.path()),
    );
    assert_eq!(ended.code, Some(1));
    let said = ended.err;
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("does not respond"), "{said}");
    assert_eq!(reports(&home.path().join("sapper")), Vec::<PathBuf>::new());
}
