//! Runs the program as a shell does.

use crate::common::prelude::*;
use crate::common::program::{Ended, ended};
use std::ffi::OsStr;
use std::process::{Command, Stdio};

/// A short recording.
pub const RECORDING: &str = "Board:\n*00\n000\nEvents:\n0.0 lc 3 1\n0.1 lr 3 1\n";

/// A home folder of its own, and an environment with nothing but its path.
pub struct Shell {
    pub home: tempfile::TempDir,
}

impl Shell {
    pub fn new() -> Self {
        Self { home: tempfile::tempdir().expect("a folder") }
    }

    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.home.path().join(name)
    }

    /// A file of this text.
    pub fn file(&self, name: impl AsRef<Path>, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).expect("a file");
        path
    }

    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("HOME", self.home.path())
            .current_dir(self.home.path())
            .stdin(Stdio::null());
        command
    }

    /// Runs the program with these arguments.
    pub fn sapper<A: AsRef<OsStr>>(&self, arguments: &[A]) -> Ended {
        let mut command = self.command(env!("CARGO_BIN_EXE_sapper"));
        ended(command.args(arguments))
    }

    /// Runs the program with the words of a line.
    pub fn words(&self, line: &str) -> Ended {
        self.sapper(&line.split_whitespace().collect::<Vec<_>>())
    }

    /// Runs a line of a shell, in which `$S` is the program.
    #[cfg(unix)]
    pub fn line(&self, line: &str) -> Ended {
        let mut command = self.command("/bin/sh");
        ended(command.args(["-c", line]).env("S", env!("CARGO_BIN_EXE_sapper")))
    }

    /// The one sentence that these arguments get, and nothing else; they are wrong.
    pub fn complaint<A: AsRef<OsStr> + std::fmt::Debug>(&self, arguments: &[A]) -> String {
        sentence(self.sapper(arguments), 2, &format!("{arguments:?}"))
    }
}

/// The sentence that a command ended with, in one line and with nothing before it.
pub fn sentence(ended: Ended, code: i32, what: &str) -> String {
    assert_eq!(ended.code, Some(code), "{what}: {ended:?}");
    assert_eq!(ended.out, "", "{what}");
    let message = ended.err.strip_prefix("sapper: ").unwrap_or_default();
    let message = message.strip_suffix('\n').unwrap_or_default();
    assert!(!message.is_empty() && !message.contains('\n'), "{what}: {ended:?}");
    assert!(message.ends_with(['.', '?', '。', '？']), "{what}: {message}");
    message.to_owned()
}

pub fn is_chinese(text: &str) -> bool {
    text.contains(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign))
}
