//! How the program starts and ends on Linux desktops that are not as they say.
#![cfg(target_os = "linux")]

use crate::common::program::{self, Ended};
use sapper::cli::log_targets;
use std::net::TcpListener;
use std::os::unix::net::UnixListener;
use std::process::{Command, Stdio};
use tempfile::tempdir;
use tracing::Level;

/// Whether the program tries an X server where Wayland has this name.
fn tries_x11(wayland: &str) -> bool {
    let home = tempdir().unwrap();
    let alive = UnixListener::bind(home.path().join("alive")).unwrap();
    alive.set_nonblocking(true).unwrap();
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    server.set_nonblocking(true).unwrap();
    let display = server.local_addr().unwrap().port() - 6_000;
    let mut child = program::command(&[]);
    child.env("DISPLAY", format!("127.0.0.1:{display}")).env("WAYLAND_DISPLAY", wayland);
    child.env_remove("WAYLAND_SOCKET").env("XDG_RUNTIME_DIR", home.path());
    child.env("XDG_DATA_HOME", home.path()).env("XDG_CONFIG_HOME", home.path());
    let mut child = program::spawn(child.stdout(Stdio::null()).stderr(Stdio::null()));
    loop {
        if server.accept().is_ok() {
            child.kill().unwrap();
            child.wait().unwrap();
            return true;
        }
        drop(alive.accept());
        if child.try_wait().unwrap().is_some() {
            return server.accept().is_ok();
        }
        std::thread::yield_now();
    }
}

#[test]
fn without_a_wayland_that_answers_the_window_opens_on_x11() {
    assert!(tries_x11("missing"));
    assert!(tries_x11("/nowhere/wayland-0"));
    assert!(!tries_x11("alive"), "Wayland comes first");
}

#[test]
fn a_log_of_everything_has_no_picture_in_it() {
    for chosen in ["debug", "trace", "sapper=debug,winit=debug"] {
        let targets = log_targets(Some(chosen));
        assert!(targets.would_enable("sapper::ui", &Level::DEBUG));
        assert!(!targets.would_enable("winit::event_loop", &Level::DEBUG), "{chosen}");
    }
    assert!(!log_targets(None).would_enable("sapper::ui", &Level::DEBUG));
    assert!(log_targets(Some("sapper=loud")).would_enable("sapper::ui", &Level::WARN));
}

#[test]
fn a_file_that_may_not_grow_is_a_write_that_fails() {
    let home = tempdir().unwrap();
    let file = home.path().join("boards");
    let mut shell = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_sapper");
    let command =
        format!("ulimit -f 1; exec '{program}' generate --count 500 >'{}'", file.display());
    let Ended { code, err, .. } = program::ended(shell.args(["-c", &command]).env("LC_ALL", "C"));
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("it is too large"), "{err}");
}
