//! Files and inputs of commands that are missing, unreadable, endless or oddly named.

use super::shell::{RECORDING, Shell, sentence};
use crate::common::prelude::*;
use crate::common::skip;
use std::ffi::OsStr;

/// The commands that read a file, and what they are asked before its name.
const READERS: [&[&str]; 3] = [&["analyze"], &["replay"], &["autoplay", "--boards"]];

/// Each of them with this file.
fn with(file: &Path) -> impl Iterator<Item = Vec<&OsStr>> {
    READERS.into_iter().map(move |reader| {
        let words = reader.iter().map(OsStr::new);
        words.chain([file.as_os_str()]).collect()
    })
}

#[test]
fn a_path_that_is_no_file_gives_a_message() {
    let shell = Shell::new();
    for (file, why) in [
        (shell.path("not there"), "there is no such file or folder"),
        // As a folder of recordings it is empty.
        (shell.home.path().to_owned(), ""),
        (shell.file("no text", [0xff, 0xfe, 0]), ""),
        (shell.file("empty", ""), ""),
    ] {
        for arguments in with(&file) {
            let message = shell.complaint(&arguments);
            let begin = format!("“{}” cannot be used: {why}", file.display());
            assert!(message.starts_with(&begin), "{arguments:?}: {message}");
            let chinese = [&arguments[..], &[OsStr::new("--lang=zh")]].concat();
            let message = shell.complaint(&chinese);
            assert!(message.starts_with("无法使用“"), "{arguments:?}: {message}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_read_permission_gives_a_message() {
    use std::os::unix::fs::PermissionsExt;
    let shell = Shell::new();
    let file = shell.file("secret", RECORDING);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).expect("an owner");
    if fs::read(&file).is_ok() {
        return skip("permissions do not bind root");
    }
    for arguments in with(&file) {
        let message = shell.complaint(&arguments);
        assert!(message.ends_with("permission is denied."), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn file_names_may_have_spaces_or_invalid_text() {
    use std::os::unix::ffi::OsStrExt;
    let shell = Shell::new();
    let spaced = shell.file("a game, 局.rawvf", RECORDING);
    let raw = shell.file(OsStr::from_bytes(b"g\xffme.rawvf"), RECORDING);
    for file in [&spaced, &raw] {
        let ended = shell.sapper(&[OsStr::new("replay"), file.as_os_str()]);
        assert_eq!((ended.code, &*ended.err), (Some(0), ""), "{ended:?}");
    }
    let both = shell.sapper(&[OsStr::new("replay"), spaced.as_os_str(), raw.as_os_str()]);
    assert!(both.out.contains("g\u{fffd}me.rawvf\n"), "{}", both.out);
    let missing = shell.path(OsStr::from_bytes(b"no\xff"));
    for arguments in with(&missing) {
        let message = shell.complaint(&arguments);
        assert!(message.contains("no\u{fffd}”"), "{message}");
    }
    assert_eq!(
        shell.complaint(&[OsStr::new("--level"), OsStr::from_bytes(b"exp\xff")]),
        "“exp\u{fffd}” is not valid UTF-8."
    );
    let broken = shell.path("line\nbreak");
    for arguments in with(&broken) {
        shell.complaint(&arguments);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_huge_file_of_garbage_is_rejected_with_little_memory() {
    const LINES: &[u8] = b"what is this? it is no game, no position and no board\n";
    let shell = Shell::new();
    let zeros = shell.path("zeros");
    fs::File::create(&zeros).and_then(|file| file.set_len(100 << 20)).expect("a file with a hole");
    let lines = shell.file("lines", LINES.repeat((100 << 20) / LINES.len()));
    for file in [&zeros, &lines] {
        for (reader, extra) in [("analyze", ""), ("replay", ""), ("autoplay", "--boards")] {
            // In KiB: the program, the libraries it loads, and what it reads.
            let line = format!("ulimit -v 524288; exec $S {reader} {extra} {}", file.display());
            let message = sentence(shell.line(&line), 2, &line);
            assert!(message.contains("cannot be used: "), "{message}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_endless_input_is_rejected() {
    let shell = Shell::new();
    let message = sentence(shell.line("exec $S analyze </dev/zero"), 2, "zeros");
    assert_eq!(message, "Standard input cannot be used: it is larger than 64 MiB.");
}
