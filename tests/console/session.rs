//! Console sessions that are repeated, interrupted, or given arbitrary input.

use super::terminal::{WON, boards, dealt, says, session, setup, start, winning};
use crate::common::program;
use proptest::prelude::*;
use sapper::game::Level;
#[cfg(target_os = "linux")]
use std::fs::File;
use std::io::{Read, Write};
use std::process::Stdio;

#[test]
fn a_seed_repeats_a_session_of_different_games() {
    let typed = "1\no 1 1\no 5 5\n0\n1\no 1 1\no 5 5\n0\n1\n0\n0\n";
    let said = says(&["--seed=11"], typed);
    assert_eq!(said, says(&["--seed=11"], typed));
    assert_ne!(said, says(&["--seed=12"], typed));
    let first = dealt(Level::Beginner, 11);
    let twice = format!("{}{}", winning(&first), winning(&first));
    let said = says(&["--seed=11"], twice);
    let all = boards(&said);
    assert!(all.len() > 4 && said.contains(WON));
    assert_ne!(said.matches(WON).count(), 2, "the second board is another one");
}

#[test]
fn end_of_input_ends_the_session_cleanly_anywhere() {
    for typed in [
        "",
        "1",
        "1\n",
        "1\no",
        "1\no\n",
        "1\no 1 1",
        "1\n1\n",
        "1\nh\n",
        "2",
        "2\n",
        "2\n2\n",
        "2\n2\n5\n",
        "2\n2\n5\n5\n",
        "2\n2\n5\n5\n3",
        "0",
        "1\n0\n",
        "\n",
    ] {
        let said = says(&["--seed=1"], typed);
        assert!(said.ends_with('\n'), "{typed:?}: {said}");
    }
}

#[test]
fn invalid_bytes_get_one_message_per_line() {
    let mut typed = b"1\n".to_vec();
    typed.extend(b"\xff\xfe\xfd\n\xc3\n");
    typed.extend([b'9'; 200_000]);
    typed.extend(b"\n0\n0\n");
    let said = says(&[], typed);
    let sentence = "That line could not be read. Enter a short command.\n";
    assert_eq!(said.matches(sentence).count(), 3);
    assert!(said.ends_with("Goodbye.\n"));
}

#[test]
fn a_closed_pipe_ends_the_session_silently() {
    for args in [&["--seed=1"][..], &["--auto", "--seed=1", "--level=expert"]] {
        let mut child = start(args);
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        stdout.read_exact(&mut [0; 5]).unwrap();
        drop(stdout);
        let _ = stdin.write_all(&b"1\n0\n".repeat(50));
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn read_and_write_errors_are_printed_in_one_line() {
    let folder = File::open("/").unwrap();
    let full = File::options().write(true).open("/dev/full").unwrap();
    let sapper = |stdin: Stdio, stdout: Stdio| {
        let mut command = program::command(&["console"]);
        program::spawn(command.stdin(stdin).stdout(stdout).stderr(Stdio::piped()))
    };
    let unreadable = sapper(folder.into(), Stdio::piped());
    let unwritable = sapper(Stdio::null(), full.into());
    for child in [unreadable, unwritable] {
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(errors.lines().count(), 1);
        assert!(errors.starts_with("sapper: The terminal could not be used: "));
    }
}

#[test]
fn it_needs_no_window_and_writes_no_files() {
    let home = tempfile::tempdir().unwrap();
    let mut command = program::command(&["console", "--auto", "--seed=1"]);
    let output = program::output(command.env_clear().env("HOME", home.path()));
    assert!(output.status.success() && output.stderr.is_empty());
    assert_eq!(home.path().read_dir().unwrap().count(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_input_ends_the_session(seed: u64, typed: Vec<u8>) {
        session(setup(seed), &typed);
    }

    #[test]
    fn any_input_in_a_game_ends_the_session(
        seed: u64,
        lines in proptest::collection::vec("[012ofuchq?]?[ ,]?-?[0-9]{0,2}[ ,]?[0-9]{0,2}", 0..40),
    ) {
        let typed = format!("1\n{}\n", lines.join("\n"));
        session(setup(seed), typed.as_bytes());
    }
}
