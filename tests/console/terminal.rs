//! A player of the console: at the pipes of the program, or of its library without a process.

use crate::common::prelude::*;
use crate::common::program;
use sapper::cli::console::{self, ConsoleOptions, TerminalFeatures, WatchOptions};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Child, Output, Stdio};
use std::thread;

/// The first menu, with its prompt.
pub const MENU: &str = "
Sapper
  1  Play: Beginner, 9 × 9, 10 mines
  2  Level
  0  Exit
> ";

/// What asks for a command.
pub const PROMPT: &str = "1 open, 2 flag, 0 menu, ? help > ";

/// How the end of a won game begins.
pub const WON: &str = "You won: every safe cell is open.";

/// How the end of a lost game begins.
pub const LOST: &str = "You hit a mine and lost.";

/// Starts `sapper console` in an environment of its own, in English.
pub fn start(args: &[&str]) -> Child {
    let mut command = program::command(&["console"]);
    command
        .args(args)
        .env_clear()
        .env("LANG", "en_GB.UTF-8")
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    program::spawn(&mut command)
}

/// Types all of `input` and waits for the end.
pub fn run(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = start(args);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_owned();
    // From another thread: the program may say more than a pipe holds before it has read all.
    let typing = thread::spawn(move || {
        // It may leave before the last key.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}

/// What a session prints that ends well.
#[track_caller]
pub fn says(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = run(args, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// What a session prints that needs no program of its own.
pub fn session(setup: ConsoleOptions, input: &[u8]) -> String {
    let mut out = Vec::new();
    console::run(setup, &Texts::new(Lang::English), input, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// A session on a beginner's board.
pub fn setup(seed: u64) -> ConsoleOptions {
    ConsoleOptions {
        level: Level::Beginner,
        seed,
        features: TerminalFeatures::default(),
        watch: None::<WatchOptions>,
    }
}

/// The game that a seed deals first.
pub fn dealt(level: Level, seed: u64) -> Game {
    Game::new(level, Style::Console.rules(), seed, Moment(0))
}

/// `o 3 4` for the cell.
pub fn open(pos: Pos) -> String {
    format!("o {} {}\n", pos.row + 1, pos.col + 1)
}

/// The cells that hold no mine, or those that do.
pub fn cells(game: &Game, mines: bool) -> Vec<Pos> {
    let field = game.field().unwrap();
    let size = field.size();
    size.positions().filter(|&pos| field.is_mine(pos) == mines).collect()
}

/// What must be typed to win a game: play, and open every safe cell that no flood opens.
pub fn winning(game: &Game) -> String {
    let mut game = game.clone();
    let mut typed = String::from("1\n");
    for pos in cells(&game, false) {
        let outcome = game.apply(sapper::game::Action::Open(pos), Moment(0));
        if !outcome.changed.is_empty() {
            typed += &open(pos);
        }
    }
    typed
}

/// The boards in what was printed, each as its rows of signs without the spaces.
pub fn boards(text: &str) -> Vec<Vec<String>> {
    let mut boards = Vec::new();
    let mut rows = Vec::new();
    for line in text.lines() {
        match line.split_once(" |") {
            Some((number, signs)) if number.trim().parse::<usize>().is_ok() => {
                rows.push(signs.split_whitespace().collect());
            }
            _ if !rows.is_empty() => boards.push(std::mem::take(&mut rows)),
            _ => {}
        }
    }
    if !rows.is_empty() {
        boards.push(rows);
    }
    boards
}

/// The signs of a board.
pub fn signs(board: &[String]) -> BTreeSet<char> {
    board.iter().flat_map(|row| row.chars()).collect()
}
