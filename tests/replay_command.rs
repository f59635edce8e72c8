//! `sapper replay`: the counters of recordings, as text and for scripts.

use crate::common::corpus;
use crate::common::prelude::*;
use crate::common::recordings::hesitant_text;
use sapper::cli::replay::gif::GifArgs;
use sapper::cli::replay::{self, ExportFormat, ReplayArgs};
use serde_json::{Value, json};
use std::io::{self, Write};

const WON: &str = "\
Width: 3
Height: 2
Mines: 1
Board:
*00
000
Events:
-0.300 rc 1 1 (4 4)
-0.200 rr 1 1 (4 4)
-0.100 lc 3 1 (40 4)
0.000 lr 3 1 (40 4)
0.200 lc 1 2 (4 20)
0.250 mv 1 2 (4 28)
0.400 lr 1 2 (4 28)
";

/// Nothing was opened, so most is undefined.
const FLAGGED: &str = "Board:\n*00\n000\nEvents:\n0.0 rc 1 1\n0.1 rr 1 1\n";

struct Ran {
    code: u8,
    out: String,
    err: String,
}

fn args(files: &[PathBuf]) -> ReplayArgs {
    ReplayArgs {
        files: files.to_vec(),
        json: false,
        csv: false,
        decimal_comma: false,
        export: None,
        output: None,
        gif: GifArgs::default(),
    }
}

/// The exit code.
fn code(args: &ReplayArgs, out: &mut impl Write, err: &mut Vec<u8>) -> u8 {
    let texts = Texts::new(Lang::English);
    replay::run(args, &texts, &[], out, err)
        .map_or_else(|failure| failure.report(&texts, err), |()| 0)
}

fn run(files: &[PathBuf], json: bool) -> Ran {
    run_with(&ReplayArgs { json, ..args(files) })
}

fn run_with(args: &ReplayArgs) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = code(args, &mut out, &mut err);
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
fn json_is_one_object_with_all_values() {
    let (_folder, files) = files(&[WON]);
    let ran = run(&files, true);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().count(), 1);
    let mut game: Value = serde_json::from_str(&ran.out).expect("an object");
    let path = game["path"].take().as_f64().expect("a number");
    assert_eq!(game["review"]["path"].take().as_f64(), Some(path));
    let file = game["file"].take();
    assert_eq!(file, files[0].display().to_string());
    let guess = game["luck"]["guesses"][0].as_object_mut().expect("a guess");
    assert_eq!(guess.remove("steps"), Some(json!([])), "nothing was better");
    // Once across to the opening, once back and down, and then half a cell.
    let cells = (36.0 + f64::hypot(36.0, 16.0) + 8.0) / 16.0;
    assert!((path - cells).abs() < 1e-9, "{path}");
    for mark in ["played_on", "unsigned", "unfair"] {
        let is_set = game.as_object_mut().and_then(|game| game.remove(mark));
        assert_eq!(is_set, Some(json!(false)), "{mark}");
    }
    let later = json!({
        "clicks": 3, "cl_s": 7.5, "cl_s_now": 3, "bbbv_left": 0, "bbbv_s": 5.0, "est": 0.4,
        "zne": 2.0 / 3.0, "znt": 2.0 / 3.0, "stnb": null, "mode": null, "unknown": null, "qg": 0.4_f64.powf(1.7) / 2.0,
    });
    for (key, value) in later.as_object().expect("an object") {
        let found = game.as_object_mut().and_then(|game| game.remove(key)).expect(key);
        match (found.as_f64(), value.as_f64()) {
            // Systems differ in the last digit of a power.
            (Some(found), Some(value)) => assert!((found - value).abs() < 1e-12, "{key}: {found}"),
            _ => assert_eq!(found, *value, "{key}"),
        }
    }
    assert_eq!(
        game,
        json!({
            "rows": 2, "cols": 3, "mines": 1, "result": "won", "time_ms": 400,
            "bbbv": 2, "bbbv_solved": 2, "openings": 1, "islands": 1, "zini": 2, "hzini": 2,
            "left": 2, "right": 1, "chords": 0, "flags": 1, "effective": 3, "wasted": 0,
            "ioe": 2.0 / 3.0, "correctness": 1.0, "throughput": 2.0 / 3.0, "rqp": 0.4 * 0.4 / 2.0,
            "path": null, "helped": false, "file": null, "damage": null,
            "format": "RAWVF", "program": null, "player": null, "date": null,
            // The first click is protected; the second one is one of two cells with one mine.
            "luck": {
                "guesses": [{
                    "t_ms": 400, "row": 1, "col": 0, "cells": [[1, 0]],
                    "chance": 0.5, "safest": 0.5, "survived": true,
                }],
                "overall": 0.5, "exact": true, "beyond_ms": null,
            },
            "review": {
                "pace_ms": null, "slow_over_ms": null, "overlooked": [], "slow": [],
                "wasted": [], "path": null, "idle_ms": 0, "still_ms": 0, "beyond_ms": null,
            },
        })
    );
}

#[test]
fn text_output_has_one_line_per_guess() {
    let (_folder, files) = files(&[WON]);
    let printed = run(&files, false).out;
    let lines: Vec<&str> = printed.lines().rev().take(7).collect();
    assert_eq!(
        lines,
        [
            "    0.400 s  Row 2, column 1: 50% risk, the lowest available",
            "No movement   0.000 s",
            "Idle time     0.000 s",
            "Slow moves    0",
            "Overlooked    0",
            "Luck          50%",
            "Guesses       1",
        ]
    );
}

#[test]
fn the_review_shows_where_time_was_lost() {
    let (_folder, files) = files(&[&hesitant_text()]);
    let game: Value = serde_json::from_str(&run(&files, true).out).expect("an object");
    let mut review = game["review"].clone();
    review["path"].take();
    let found = |steps: &Value| {
        let last = steps.as_array().and_then(|steps| steps.last()).expect("a step");
        (last["finding"].clone(), last["cells"].clone())
    };
    let overlooked = review["overlooked"].as_array_mut().expect("a list");
    let steps: Vec<Value> = overlooked.iter_mut().map(|one| one["steps"].take()).collect();
    assert_eq!(found(&steps[0]), (json!("safe"), json!([[0, 4]])));
    assert_eq!(found(&steps[1]), (json!("safe"), json!([[0, 7]])));
    let guesses = game["luck"]["guesses"].as_array().expect("a list");
    assert_eq!(guesses[0]["steps"], json!([]), "nothing was better");
    assert_eq!(found(&guesses[1]["steps"]), (json!("mine"), json!([[0, 6]])));
    assert_eq!(
        review,
        json!({
            "pace_ms": 100, "slow_over_ms": 200,
            "overlooked": [
                {
                    "t_ms": 1_000, "row": 0, "col": 4, "for_ms": 700, "safe_since_ms": 1_000,
                    "kind": "wait", "steps": null,
                },
                {
                    "t_ms": 1_700, "row": 0, "col": 7, "for_ms": 100, "safe_since_ms": 1_700,
                    "kind": "guess", "steps": null,
                },
            ],
            "slow": [{ "t_ms": 1_000, "row": 0, "col": 4, "for_ms": 700 }],
            "wasted": [{ "t_ms": 1_100, "row": 0, "col": 3, "click": "left" }],
            "path": null, "idle_ms": 600, "still_ms": 1_600, "beyond_ms": null,
        })
    );
    let printed = run(&files, false).out;
    let lines: Vec<&str> =
        printed.lines().skip_while(|line| !line.starts_with("Overlooked")).collect();
    assert_eq!(
        lines,
        [
            "Overlooked    2 · 0.800 s",
            "Slow moves    1 · 0.700 s",
            "Idle time     0.600 s",
            "No movement   1.600 s",
            "    1.000 s  Row 1, column 4: 20% risk, the lowest available",
            "    1.800 s  Row 1, column 7: 100% risk, though there was a safe cell; this lost \
             the game",
            "             Row 1, column 7 is a mine: the 1 at row 1, column 6 touches only 1 covered cell.",
            "    1.000 s  Safe cell overlooked for 0.700 s: row 1, column 5",
            "    1.000 s  Slow move of 0.700 s: row 1, column 5",
            "    1.100 s  Wasted click: row 1, column 4",
            "    1.700 s  Guess, although row 1, column 8 had been safe for 0.100 s",
        ]
    );
}

#[test]
fn a_game_played_with_help_says_so() {
    let (_folder, files) = files(&[&format!("SapperHelped: Yes\n{WON}")]);
    let game: Value = serde_json::from_str(&run(&files, true).out).expect("an object");
    assert_eq!(game["helped"], true);
    let printed = run(&files, false).out;
    assert!(printed.lines().any(|line| line == "Result        won · With help"), "{printed}");
}

#[test]
fn undefined_values_are_null_or_a_dash() {
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
fn several_files_print_one_object_per_line_despite_a_bad_one() {
    let (folder, mut files) = files(&[WON, "Width: x\n", FLAGGED]);
    files.insert(2, folder.path().join("not there.rawvf"));
    let empty = tempfile::tempdir().expect("a folder");
    files.insert(3, empty.path().to_owned());
    let ran = run(&files, true);
    assert_eq!(ran.code, 2);
    let results: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("an object")["result"].clone())
        .collect();
    assert_eq!(results, ["won", "unfinished"]);
    let printed: Vec<&str> = ran.err.lines().collect();
    assert_eq!(printed.len(), 3, "{printed:?}");
    assert!(
        printed[0].ends_with("” cannot be used: the folder contains no recordings."),
        "{printed:?}"
    );
    assert!(
        printed[1].ends_with(
            "game 1.rawvf” cannot be used: line 1: “x” is not a valid value for “Width”."
        ),
        "{printed:?}"
    );
    assert!(
        printed[2].ends_with("not there.rawvf” cannot be used: there is no such file or folder."),
        "{printed:?}"
    );
}

#[test]
fn text_output_names_each_of_several_files() {
    let (_folder, files) = files(&[WON, FLAGGED]);
    let one = run(&files[..1], false).out;
    assert!(one.starts_with("Format        RAWVF\nRows          2\nColumns       3\n"), "{one}");
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
fn a_closed_pipe_ends_it_quietly_and_a_full_disk_with_a_message() {
    let (_folder, files) = files(&[WON, WON]);
    let mut err = Vec::new();
    let mut gone = Closed(io::ErrorKind::BrokenPipe);
    assert_eq!(code(&ReplayArgs { json: true, ..args(&files) }, &mut gone, &mut err), 0);
    assert!(err.is_empty());
    let mut full = Closed(io::ErrorKind::StorageFull);
    assert_eq!(code(&ReplayArgs { json: true, ..args(&files) }, &mut full, &mut err), 1);
    assert_eq!(String::from_utf8_lossy(&err).lines().count(), 1);
}

/// Keeps the output, and its length at each flush.
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
    assert_eq!(code(&args(&files), &mut out, &mut err), 0);
    let first = std::str::from_utf8(&out.out[..out.at[0]]).expect("UTF-8");
    assert!(first.lines().any(|line| line.starts_with("Path")), "{first}");
    assert!(!first.contains("Luck"), "{first}");
    assert!(out.out.len() > first.len());
}

#[test]
fn a_folder_means_all_recordings_in_it_and_below() {
    let (folder, files) = files(&[WON, FLAGGED]);
    let below = folder.path().join("older");
    fs::create_dir(&below).expect("a folder");
    fs::rename(&files[1], below.join("GAME 1.RAWVF")).expect("another place");
    fs::write(folder.path().join("notes.txt"), "no recording").expect("a file");
    let ran = run(&[folder.path().to_owned()], true);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let files: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("an object")["file"].take())
        .collect();
    let ends = |file: &Value, name: &str| file.as_str().is_some_and(|file| file.ends_with(name));
    assert!(files.len() == 2 && ends(&files[0], "game 0.rawvf") && ends(&files[1], "GAME 1.RAWVF"));
}

#[test]
fn table_columns_are_the_json_keys() {
    let player = "Player: Ada \"Quick\", Countess\n";
    let (_folder, files) = files(&[&format!("{player}{WON}"), FLAGGED]);
    let ran = run_with(&ReplayArgs { csv: true, ..args(&files) });
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lines: Vec<&str> = ran.out.split_terminator("\r\n").collect();
    assert_eq!(lines.len(), 3);
    assert!(
        lines[0].starts_with("file,format,program,player,date,rows,cols,mines,result,time_ms,")
    );
    // Later ones come after those that scripts know.
    assert!(
        lines[0].contains(",path,helped,played_on,unsigned,unfair,clicks,")
            && lines[0].ends_with(",stnb,qg,mode,unknown")
    );
    let game =
        r#"game 0.rawvf,RAWVF,,"Ada ""Quick"", Countess",,2,3,1,won,400,2,2,1,1,2,2,2,1,0,1,3,0,"#;
    assert!(lines[1].contains(game), "{}", lines[1]);
    // What is undefined is empty.
    assert!(lines[2].contains(",unfinished,,2,0,"), "{}", lines[2]);
}

#[test]
fn tables_can_have_a_decimal_comma() {
    let (_folder, files) = files(&[&format!("Player: 1.5, or so\n{WON}")]);
    let point = run_with(&ReplayArgs { csv: true, ..args(&files) });
    let comma = run_with(&ReplayArgs { csv: true, decimal_comma: true, ..args(&files) });
    let fields = |ran: &Ran, between| {
        let line = ran.out.lines().nth(1).expect("a game").to_owned();
        line.split(between).map(str::to_owned).collect::<Vec<_>>()
    };
    let (point, comma) = (fields(&point, ','), fields(&comma, ';'));
    assert_eq!((&*point[3], &*comma[3]), ("\"1.5", "1.5, or so"), "a text stays as it is");
    let after = |fields: &[String], name: usize| fields[name..].to_vec();
    let numbers: Vec<_> = after(&point, 5).iter().map(|it| it.replace('.', ",")).collect();
    assert!(numbers.iter().any(|it| it.contains(',')), "{numbers:?}");
    assert_eq!(numbers, after(&comma, 4));
}

#[test]
fn a_player_name_like_a_formula_stays_text() {
    let (_folder, files) = files(&[&format!("Player: =HYPERLINK(1)\n{WON}")]);
    let ran = run_with(&ReplayArgs { csv: true, ..args(&files) });
    assert!(ran.out.contains(",RAWVF,,'=HYPERLINK(1),,2,3,"), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn names_cannot_control_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = folder.path().join("a\u{1b}[2J\u{202e}\u{9b}b.rawvf");
    let broken = folder.path().join("c\u{1b}]0;\u{7}\u{2066}d.rawvf");
    fs::write(&odd, WON.replace("Width", "Player: \u{202e}Ann\nWidth")).expect("a file");
    fs::write(broken, "Width: x\n").expect("a file");
    let folder = [folder.path().to_owned()];
    let json = run(&folder, true);
    for ran in [run(&folder, false), run_with(&ReplayArgs { csv: true, ..args(&folder) }), json] {
        let shown = format!("{}{}", ran.out, ran.err).replace("\r\n", "\n");
        let odd = |char: char| {
            (char.is_control() && char != '\n') || ('\u{2028}'..='\u{2069}').contains(&char)
        };
        assert!(!shown.contains(odd), "{shown:?}");
        assert_eq!(ran.err.lines().count(), 1);
    }
    let game: Value = serde_json::from_str(&run(&folder, true).out).expect("an object");
    assert_eq!(game["file"], odd.display().to_string(), "JSON keeps the name");
}

#[test]
fn any_recording_can_be_exported_as_rawvf() {
    let (folder, files) = files(&[WON, FLAGGED]);
    let export = Some(ExportFormat::Rawvf);
    let printed = run_with(&ReplayArgs { export, ..args(&files[..1]) });
    assert!(printed.out.starts_with("RawVF_Version: Rev6\n"), "{}", printed.out);

    let one = folder.path().join("one.rawvf");
    let output = Some(one.clone());
    let ran = run_with(&ReplayArgs { export, output, ..args(&files[..1]) });
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    let written = fs::read_to_string(one).expect("a recording");
    assert_eq!(written, printed.out);

    // Several recordings go to a folder, where none replaces another.
    let ran = run_with(&ReplayArgs { export, ..args(&files) });
    let printed =
        "sapper: Several recordings need a folder to be exported to: use --output FOLDER.\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (2, "", printed));
    let all = folder.path().join("all");
    for _ in 0..2 {
        let args = ReplayArgs { export, output: Some(all.clone()), ..args(&files) };
        assert_eq!(run_with(&args).code, 0);
    }
    let names = fs::read_dir(all).expect("a folder");
    let mut names: Vec<_> = names.map(|file| file.expect("a file").file_name()).collect();
    names.sort();
    assert_eq!(names, ["game 0-2.rawvf", "game 0.rawvf", "game 1-2.rawvf", "game 1.rawvf"]);
}

#[test]
fn recordings_of_other_programs_name_their_program() {
    let Some(folder) = corpus("recordings") else { return };
    let ran = run(&[folder.join("flop_2007_release_2.mvf")], true);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let game: Value = serde_json::from_str(&ran.out).expect("an object");
    assert_eq!((&game["format"], &game["result"]), (&json!("MVF"), &json!("won")));
    for known in ["program", "player", "date"] {
        assert!(game[known].is_string(), "{known}: {game}");
    }
}

#[test]
fn a_damaged_recording_is_read_up_to_the_damage() {
    let Some(folder) = corpus("recordings") else { return };
    let whole = fs::read(folder.join("flop_2007_release_2.mvf")).expect("a recording");
    let (_folder, files) = files(&[""]);
    fs::write(&files[0], &whole[..whole.len() / 2]).expect("a file");
    let ran = run(&files, true);
    assert_eq!(ran.code, 2);
    let said = ran.err.strip_prefix("sapper: ").expect("a line");
    assert!(said.contains("is damaged, so it is played as far as possible"), "{said}");
    let game: Value = serde_json::from_str(&ran.out).expect("an object");
    assert_eq!(game["result"], "unfinished");
    assert!(game["damage"].as_str().is_some_and(|damage| said.contains(damage)), "{game}");
}

#[test]
fn a_recording_is_exported_as_evf_or_it_is_said_why_not() {
    let marked =
        FLAGGED.replace("0.1 rr 1 1", "0.1 rr 1 1\n0.2 rc 1 1\n0.3 rr 1 1\n0.4 rc 1 1\n0.5 rr 1 1");
    let (folder, files) = files(&[WON, &format!("Marks: On\n{marked}")]);
    let output = folder.path().join("converted");
    let export = Some(ExportFormat::Evf);
    let ran = run_with(&ReplayArgs { export, output: Some(output.clone()), ..args(&files) });
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    let marks = "EVF has no question marks, and this game has some.";
    assert!(ran.err.contains("game 1.rawvf: ") && ran.err.contains(marks), "{}", ran.err);
    let written = fs::read_dir(&output).expect("the folder").count();
    assert_eq!(written, 1, "the other game is exported all the same");
    let shown = run(&[output.join("game 0.evf")], true);
    let game: Value = serde_json::from_str(&shown.out).expect("an object");
    assert_eq!((&game["format"], &game["time_ms"]), (&json!("EVF"), &json!(400)));
    assert_eq!((&game["unsigned"], &game["unfair"]), (&json!(true), &json!(false)));
}
