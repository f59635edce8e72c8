//! Standard streams that are closed or full, and environments without variables or a display.

use super::shell::{RECORDING, Shell, sentence};
use crate::common::prelude::*;
use crate::common::program::spawn;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let shell = Shell::new();
    for arguments in [
        &["generate", "--count", "3000"][..],
        &["generate", "--count", "3000", "--json"],
        &["console", "--auto", "--level", "expert"],
    ] {
        let mut command = shell.command(env!("CARGO_BIN_EXE_sapper"));
        command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = spawn(&mut command);
        let mut first = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        out.read_line(&mut first).expect("a line");
        drop(out);
        let output = child.wait_with_output().expect("its end");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}");
    }
    let ended = shell.line("$S --help | true; $S scores | true");
    assert_eq!((ended.code, &*ended.err), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn closed_standard_streams_cause_no_error() {
    let shell = Shell::new();
    let message = sentence(shell.line("exec $S analyze <&-"), 2, "closed input");
    assert!(message.starts_with("Standard input cannot be used: "), "{message}");
    let console = shell.line("exec $S console <&-");
    assert_eq!((console.code, &*console.err), (Some(0), ""), "{console:?}");
    assert_eq!(shell.line("exec $S --what 2>&-").code, Some(2));
}

/// A command of each kind that prints.
#[cfg(target_os = "linux")]
const PRINTING: [&str; 22] = [
    "scores",
    "scores --json",
    "scores --csv",
    "scores --statistics",
    "scores --statistics --json",
    "generate",
    "generate --json",
    "analyze position",
    "analyze position --json",
    "practice --seed 4",
    "practice --seed 4 --json",
    "replay game game",
    "replay game --json",
    "replay game --csv",
    "replay game --export rawvf",
    "autoplay --games 1 --strategy fast",
    "autoplay --games 1 --strategy fast --json",
    "console",
    "console --auto",
    "--help",
    "--version",
    "help scores",
];

/// A shell in a folder with what they read.
#[cfg(target_os = "linux")]
fn shell_with_files() -> Shell {
    let shell = Shell::new();
    shell.file("game", RECORDING);
    shell.file("position", "mines 1\n.1\n");
    shell
}

#[cfg(target_os = "linux")]
#[test]
fn a_closed_output_exits_with_a_message_and_code_1() {
    let shell = shell_with_files();
    for command in PRINTING {
        let message = sentence(shell.line(&format!("exec $S {command} >&-")), 1, command);
        assert_eq!(message, "Standard output is closed, so the result cannot be printed.");
        let kept = shell.line(&format!("exec $S {command} >/dev/null"));
        assert_eq!((kept.code, &*kept.err), (Some(0), ""), "{command}");
    }
    let silent = shell.line("exec $S generate <&- >&- 2>&-");
    assert_eq!((silent.code, &*silent.out, &*silent.err), (Some(1), "", ""));
    let exported = shell.line("exec $S replay game --export rawvf -o out.rawvf >&-");
    assert_eq!((exported.code, &*exported.err), (Some(0), ""), "it prints nothing");
    assert!(shell.path("out.rawvf").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_exits_with_a_message_and_code_1() {
    let shell = shell_with_files();
    let results = "autoplay --games 1 --strategy fast --results /dev/full";
    for command in PRINTING.into_iter().chain([results]) {
        let message = sentence(shell.line(&format!("exec $S {command} >/dev/full")), 1, command);
        assert!(message.contains("the disk is full"), "{command}: {message}");
    }
    // Not even a sentence can be said.
    let ended = shell.line("exec $S --what 2>/dev/full");
    assert_eq!((ended.code, &*ended.err), (Some(2), ""));
}

#[test]
fn commands_work_without_an_environment() {
    let shell = Shell::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_sapper"));
    command
        .env_clear()
        .current_dir(shell.home.path())
        .arg("analyze")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = spawn(&mut command);
    let mut stdin = child.stdin.take().expect("its input");
    stdin.write_all(b"mines 1\n.1.\n11.\n").expect("a reader");
    drop(stdin);
    let output = child.wait_with_output().expect("its end");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("safe"));
    assert!(output.stderr.is_empty());
}

#[cfg(unix)]
#[test]
fn a_window_that_may_open_too_few_files_ends_with_a_sentence() {
    for limit in [16, 20, 24] {
        let ended = Shell::new().line(&format!("ulimit -n {limit}; exec $S"));
        assert_eq!(
            sentence(ended, 1, &limit.to_string()),
            "The system lets this program open too few files at once (ulimit -n)."
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_the_message_is_in_the_requested_language() {
    let shell = Shell::new();
    for lang in Lang::ALL {
        let ended = shell.sapper(&["--lang", lang.key()]);
        let message = sentence(ended, 1, lang.key());
        assert_eq!(message, Texts::new(lang).get("no-display"));
    }
}
