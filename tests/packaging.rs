//! Who gives Sapper away, and what it is known by: lines of `Cargo.toml`, from where everything that
//! is packaged has them.

use crate::common;
use sapper::platform::APPLICATION_ID;
use sapper::storage::Folders;
use std::fs;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::{Command, Output};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// The files of the project under this folder, but for those that are made or fetched.
fn files_in(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let (path, name) = (entry.path(), entry.file_name());
        if !entry.file_type().expect("a type").is_dir() {
            found.push(path);
        } else if !["target", "dist", "out", ".git"].iter().any(|left_out| name == *left_out) {
            files_in(&path, found);
        }
    }
}

#[test]
fn the_id_is_written_in_one_line() {
    let mut files = Vec::new();
    files_in(Path::new(HOME), &mut files);
    let mut places = Vec::new();
    for file in files {
        let name = file.strip_prefix(HOME).expect("in the project").display().to_string();
        if name.contains(APPLICATION_ID) {
            places.push(format!("the name of {name}"));
        }
        let text = fs::read(&file).unwrap_or_default();
        for (number, line) in String::from_utf8_lossy(&text).lines().enumerate() {
            if line.contains(APPLICATION_ID) && !line.starts_with("application-id = ") {
                places.push(format!("{name}:{}", number + 1));
            }
        }
    }
    assert!(places.is_empty(), "written anew instead of taken from Cargo.toml: {places:?}");
}

#[test]
fn files_of_the_player_do_not_depend_on_the_id() {
    let Some(folders) = Folders::of_user() else { return common::skip("no home folder") };
    for folder in [folders.data(), folders.config()] {
        assert!(folder.iter().any(|part| part == "sapper"), "{}", folder.display());
        assert!(folder.iter().all(|part| part != APPLICATION_ID), "{}", folder.display());
    }
}

/// A copy of what `packaging/set-id` reads and writes.
#[cfg(unix)]
fn copy() -> tempfile::TempDir {
    let copy = common::fast_folder();
    fs::create_dir(copy.path().join("packaging")).unwrap();
    for file in ["Cargo.toml", "packaging/about", "packaging/set-id"] {
        fs::copy(Path::new(HOME).join(file), copy.path().join(file)).unwrap();
    }
    copy
}

#[cfg(unix)]
fn run(copy: &tempfile::TempDir, script: &str, words: &[&str]) -> Output {
    // Not run by itself: another test that starts a program may hold the file that was just written.
    Command::new("sh").arg(copy.path().join(script)).args(words).output().expect("a shell")
}

#[cfg(unix)]
fn about(copy: &tempfile::TempDir, name: &str) -> String {
    let output = run(copy, "packaging/about", &[name]);
    String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
}

#[cfg(unix)]
#[test]
fn another_owner_changes_four_lines() {
    let copy = copy();
    let before = fs::read_to_string(copy.path().join("Cargo.toml")).unwrap();
    let id = "io.github.example.Sapper";
    assert!(
        run(&copy, "packaging/set-id", &[id, "https://example.github.io/mines"]).status.success()
    );
    assert_eq!(about(&copy, "ID"), id);
    assert_eq!(about(&copy, "HOMEPAGE"), "https://example.github.io/mines");
    assert_eq!(about(&copy, "SOURCE"), "https://github.com/example/mines");
    assert_eq!(about(&copy, "ISSUES"), "https://github.com/example/mines/issues");
    assert_eq!(about(&copy, "MAINTAINER"), "example <example@users.noreply.github.com>");
    let after = fs::read_to_string(copy.path().join("Cargo.toml")).unwrap();
    assert_eq!(before.lines().count(), after.lines().count());
    let changed = before.lines().zip(after.lines()).filter(|(old, new)| old != new).count();
    assert!(changed <= 4, "{changed}");
}

#[cfg(unix)]
#[test]
fn a_home_elsewhere_names_its_repository_and_who_answers() {
    let copy = copy();
    let words = [
        "org.example.Sapper",
        "https://example.org/",
        "https://example.org/git/sapper",
        "Ann <a@example.org>",
    ];
    let refused = run(&copy, "packaging/set-id", &words[..2]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("name it as the third word"));
    assert!(run(&copy, "packaging/set-id", &words).status.success());
    assert_eq!(about(&copy, "HOMEPAGE"), "https://example.org");
    assert_eq!(about(&copy, "PUBLISHER"), "Ann");
}

#[cfg(unix)]
#[test]
fn what_no_package_takes_is_refused() {
    let page = "https://github.com/example/sapper";
    for words in [
        &["sapper", page][..],
        &["example.sapper", page],
        &["io.github.exam-ple.sapper", page],
        &["io.github.example.Sapper", "http://example.com"],
        &["io.github.example.Sapper", page, page, "Ann"],
        &["io.github.example.Sapper", page, page, "Ann & Bob <ann@example.com>"],
    ] {
        let copy = copy();
        let refused = run(&copy, "packaging/set-id", words);
        assert_eq!(refused.status.code(), Some(2), "{words:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).starts_with("Sapper: "), "{words:?}");
        assert_eq!(about(&copy, "ID"), APPLICATION_ID);
    }
}
