//! `sapper replay`: the counters of recorded games, for people and for scripts.

use sapper::cli::replay;
use sapper::config::Lang;
use sapper::i18n::Texts;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::{fs, io};

const WON: &str = "\
Width: 3
Height: 2
Mines: 1
Board:
*00
000
Events:
0.000 rc 1 1 (4 4)
0.100 rr 1 1 (4 4)
0.200 lc 3 1 (40 4)
0.300 lr 3 1 (40 4)
0.500 lc 1 2 (4 20)
0.550 mv 1 2 (4 28)
0.700 lr 1 2 (4 28)
";

/// Nothing was opened, so most is undefined.
const FLAGGED: &str = "Board:\n*00\n000\nEvents:\n0.0 rc 1 1\n0.1 rr 1 1\n";

struct Ran {
    code: u8,
    out: String,
    err: String,
}

/// The exit code.
fn code(files: &[PathBuf], json: bool, out: &mut impl Write, err: &mut Vec<u8>) -> u8 {
    let texts = Texts::new(Lang::English);
    replay::run(files, json, &texts, out, err)
        .map_or_else(|failure| failure.report(&texts, err), |()| 0)
}

fn run(files: &[PathBuf], json: bool) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = code(files, json, &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("we print UTF-8");
    Ran { code, out: text(out), err: text(err) }
}

/// Files of these texts, in a folder that goes away with the first value.
fn files(texts: &[&str]) -> (tempfile::TempDir, Vec<PathBuf>) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = texts.iter().enumerate().map(|(index, text)| {
        let path = folder.path().join(format!("game {index}.rawvf"));
        fs::write(&path, text).expect("a file");
        path
    });
    let paths = paths.collect();
    (folder, paths)
}

#[test]
fn json_is_one_object_with_all_figures() {
    let (_folder, files) = files(&[WON]);
    let ran = run(&files, true);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().count(), 1);
    let mut game: Value = serde_json::from_str(&ran.out).expect("an object");
    let path = game["path"].take().as_f64().expect("a number");
    // Once across to the opening, once back and down, and then half a cell.
    let cells = (36.0 + f64::hypot(36.0, 16.0) + 8.0) / 16.0;
    assert!((path - cells).abs() < 1e-9, "{path}");
    assert_eq!(
        game,
        json!({
            "rows": 2, "cols": 3, "mines": 1, "result": "won", "time_ms": 400,
            "bbbv": 2, "bbbv_solved": 2, "openings": 1, "islands": 1, "zini": 2, "hzini": 2,
            "left": 2, "right": 1, "chords": 0, "flags": 1, "effective": 3, "wasted": 0,
            "ioe": 2.0 / 3.0, "correctness": 1.0, "throughput": 2.0 / 3.0, "rqp": 0.4 * 0.4 / 2.0,
            "path": null, "helped": false,
            // The first click is protected; the second one is one of two cells with one mine.
            "luck": {
                "guesses": [{
                    "t_ms": 400, "row": 1, "col": 0, "cells": [[1, 0]],
                    "chance": 0.5, "safest": 0.5, "survived": true,
                }],
                "overall": 0.5, "exact": true, "beyond_ms": null,
            },
        })
    );
}

#[test]
fn for_people_each_guess_has_a_line() {
    let (_folder, files) = files(&[WON]);
    let told = run(&files, false).out;
    let lines: Vec<&str> = told.lines().rev().take(3).collect();
    assert_eq!(
        lines,
        [
            "    0.400 s  Row 2, column 1: 50% risk, the lowest available",
            "Luck          50%",
            "Guesses       1",
        ]
    );
}

#[test]
fn a_game_played_with_help_says_so() {
    let (_folder, files) = files(&[&format!("SapperHelped: Yes\n{WON}")]);
    let game: Value = serde_json::from_str(&run(&files, true).out).expect("an object");
    assert_eq!(game["helped"], true);
    let told = run(&files, false).out;
    assert!(told.lines().any(|line| line == "Result        won · Assisted"), "{told}");
}

#[test]
fn what_is_undefined_is_null_or_a_dash() {
    let (_folder, files) = files(&[FLAGGED]);
    let game: Value = serde_json::from_str(&run(&files, true).out).expect("an object");
    assert_eq!(game["result"], "unfinished");
    for undefined in ["time_ms", "rqp"] {
        assert_eq!(game[undefined], Value::Null, "{undefined}");
    }
    assert_eq!(game["ioe"], 0.0);
    let ran = run(&files, false);
    assert!(ran.out.lines().any(|line| line == "Time          –"), "{}", ran.out);
    assert!(ran.out.lines().any(|line| line == "IOE           0.000"), "{}", ran.out);
}

#[test]
fn several_files_print_an_object_a_line_and_a_bad_one_stops_none() {
    let (folder, mut files) = files(&[WON, "Width: x\n", FLAGGED]);
    files.insert(2, folder.path().join("not there.rawvf"));
    files.insert(3, folder.path().to_owned());
    let ran = run(&files, true);
    assert_eq!(ran.code, 2);
    let results: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("an object")["result"].clone())
        .collect();
    assert_eq!(results, ["won", "unfinished"]);
    let told: Vec<&str> = ran.err.lines().collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(
        told[0].ends_with(
            "game 1.rawvf” cannot be used: line 1: “x” is not a valid value for “Width”."
        ),
        "{told:?}"
    );
    assert!(
        told[1].ends_with("not there.rawvf” cannot be used: there is no such file or folder."),
        "{told:?}"
    );
}

#[test]
fn for_people_each_file_is_named_where_there_are_several() {
    let (_folder, files) = files(&[WON, FLAGGED]);
    let one = run(&files[..1], false).out;
    assert!(one.starts_with("Rows          2\nColumns       3\n"), "{one}");
    let both = run(&files, false).out;
    let parts: Vec<&str> = both.split("\n\n").collect();
    assert_eq!(parts.len(), 2);
    for (part, name) in parts.iter().zip(["game 0.rawvf", "game 1.rawvf"]) {
        assert!(part.lines().next().is_some_and(|line| line.ends_with(name)), "{part}");
    }
}

/// Where nothing can be printed any more.
struct Closed(io::ErrorKind);

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly_and_a_full_disk_with_a_word() {
    let (_folder, files) = files(&[WON, WON]);
    let mut err = Vec::new();
    let mut gone = Closed(io::ErrorKind::BrokenPipe);
    assert_eq!(code(&files, true, &mut gone, &mut err), 0);
    assert!(err.is_empty());
    let mut full = Closed(io::ErrorKind::StorageFull);
    assert_eq!(code(&files, true, &mut full, &mut err), 1);
    assert_eq!(String::from_utf8_lossy(&err).lines().count(), 1);
}

/// Keeps what was printed, and how much of it each flush had behind it.
#[derive(Default)]
struct Flushed {
    out: Vec<u8>,
    at: Vec<usize>,
}

impl Write for Flushed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.at.push(self.out.len());
        Ok(())
    }
}

#[test]
fn the_counters_are_printed_before_luck_is_analysed() {
    let (_folder, files) = files(&[WON]);
    let (mut out, mut err) = (Flushed::default(), Vec::new());
    assert_eq!(code(&files, false, &mut out, &mut err), 0);
    let first = std::str::from_utf8(&out.out[..out.at[0]]).expect("UTF-8");
    assert!(first.lines().any(|line| line.starts_with("Path")), "{first}");
    assert!(!first.contains("Luck"), "{first}");
    assert!(out.out.len() > first.len());
}
