//! The program in a process of its own, in English.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// How a command ended.
#[derive(Debug, PartialEq)]
pub struct Ended {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("we print UTF-8");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// Runs a command to its end.
pub fn ended(command: &mut Command) -> Ended {
    command.output().expect("the program").into()
}

/// The program with these arguments, before it is started.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sapper"));
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Runs the program.
pub fn sapper(arguments: &[&str]) -> Ended {
    ended(&mut command(arguments))
}

/// Runs the program with this on its standard input.
pub fn sapper_reading(arguments: &[&str], input: impl AsRef<[u8]>) -> Ended {
    let mut command = command(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("its input");
    // A program that does not read its input ends before all of it is written.
    let _ = stdin.write_all(input.as_ref());
    drop(stdin);
    child.wait_with_output().expect("its end").into()
}

/// What the program prints for these arguments, without any error.
#[track_caller]
pub fn printed(arguments: &[&str]) -> String {
    let ended = sapper(arguments);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{arguments:?}");
    ended.out
}

/// The line on standard error for wrong arguments.
#[track_caller]
pub fn complaint(arguments: &[&str]) -> String {
    let Ended { code, out, err } = sapper(arguments);
    assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}: {err}");
    assert!(err.starts_with("sapper: ") && err.lines().count() == 1, "{arguments:?}: {err}");
    err
}
