//! Processes of their own: the program, in English, and single tests of this one.

use std::io::{ErrorKind, Write};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use std::{env, thread};

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

/// Starts a process. Wine refuses to now and then, while others start and are killed: then it is
/// asked again.
///
/// # Panics
/// When there is no such program, or the system still refuses.
#[track_caller]
pub fn spawn(command: &mut Command) -> Child {
    let mut pauses = [50, 100, 200, 400, 800].map(Duration::from_millis).into_iter();
    loop {
        match (command.spawn(), pauses.next()) {
            (Ok(child), _) => return child,
            (Err(error), Some(pause)) if error.kind() != ErrorKind::NotFound => {
                thread::sleep(pause);
            }
            (Err(error), _) => panic!("{command:?} does not start: {error}"),
        }
    }
}

/// Runs a command to its end, without any input.
#[track_caller]
pub fn output(command: &mut Command) -> Output {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    spawn(command).wait_with_output().expect("its end")
}

/// The same, with what it prints as text.
#[track_caller]
pub fn ended(command: &mut Command) -> Ended {
    output(command).into()
}

/// A process that runs the test of this name and no other.
pub fn child_test(name: &str) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["--exact", name, "--nocapture"]);
    command
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
    let mut child = spawn(&mut command);
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
