//! Who publishes Sapper, and under which name: lines of `Cargo.toml`, from which all packages are made.

use crate::common;
use crate::common::prelude::*;
use sapper::platform::APPLICATION_ID;
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

/// A copy of what is packaged, but for the program.
#[cfg(unix)]
fn copy() -> tempfile::TempDir {
    let copy = common::fast_folder();
    let mut files =
        vec![Path::new(HOME).join("Cargo.toml"), Path::new(HOME).join("docs/index.html")];
    for folder in ["packaging", "resources/desktop", ".github", ".ci"] {
        files_in(&Path::new(HOME).join(folder), &mut files);
    }
    for file in files {
        let place = copy.path().join(file.strip_prefix(HOME).expect("in the project"));
        fs::create_dir_all(place.parent().expect("a folder")).unwrap();
        fs::copy(file, place).unwrap();
    }
    copy
}

#[cfg(unix)]
fn run(copy: &tempfile::TempDir, script: &str, words: &[&str]) -> Output {
    // Not run by itself: another test that starts a program may hold the file that was just written.
    Command::new("bash").arg(copy.path().join(script)).args(words).output().expect("a shell")
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
    let page = fs::read_to_string(copy.path().join("docs/index.html")).unwrap();
    assert!(page.contains("href=\"https://github.com/example/mines\""));
    assert!(!page.contains(env!("CARGO_PKG_REPOSITORY")));
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

/// What `packaging/release-check` misses. Checkers that this machine does not have, it leaves out.
#[cfg(unix)]
fn missing(copy: &tempfile::TempDir) -> Vec<String> {
    let output = run(copy, "packaging/release-check", &[]);
    let said = String::from_utf8(output.stdout).unwrap();
    let missing: Vec<_> =
        said.lines().filter(|line| line.starts_with(['-', ' '])).map(str::to_owned).collect();
    assert_eq!(output.status.success(), missing.is_empty(), "{said}");
    missing
}

#[cfg(unix)]
#[test]
fn only_the_owner_is_missing_before_a_release() {
    let copy = copy();
    let before = missing(&copy);
    if APPLICATION_ID.starts_with("arpa.") {
        let owners = before.iter().filter(|line| line.starts_with("- Only the owner can supply"));
        assert_eq!(owners.count(), 4, "{before:#?}");
        assert_eq!(before.len(), 4, "{before:#?}");
    }
    let words = ["io.github.example.Sapper", "https://github.com/example/sapper"];
    assert!(run(&copy, "packaging/set-id", &words).status.success());
    let after = missing(&copy);
    assert!(after.is_empty(), "{after:#?}");
    let page = copy.path().join("docs/index.html");
    let elsewhere = fs::read_to_string(&page).unwrap().replace("example/sapper", "other/sapper");
    fs::write(&page, elsewhere).unwrap();
    let page_of_another = missing(&copy);
    assert_eq!(page_of_another.len(), 1, "{page_of_another:#?}");
}

#[cfg(unix)]
#[test]
fn other_package_managers_get_the_checksums_of_the_release() {
    let copy = copy();
    let (sums, folder) = (copy.path().join("SHA256SUMS"), copy.path().join("stores"));
    let words = [sums.to_str().unwrap(), folder.to_str().unwrap()];
    let version = env!("CARGO_PKG_VERSION");
    let mut lines = format!("{:064}  sapper-{version}-source.tar.gz\n", 1);
    fs::write(&sums, &lines).unwrap();
    assert!(!run(&copy, "packaging/stores/fill", &words).status.success(), "two are missing");
    for (sum, end) in [(2, "windows-x86_64.zip"), (3, "setup.exe")] {
        lines += &format!("{sum:064}  sapper-{version}-{end}\n");
    }
    fs::write(&sums, &lines).unwrap();
    assert!(run(&copy, "packaging/stores/fill", &words).status.success());
    let package = about(&copy, "PACKAGE");
    for (sum, file) in [
        (1, "aur/PKGBUILD".to_owned()),
        (1, "homebrew/sapper.rb".to_owned()),
        (1, format!("flathub/{APPLICATION_ID}.yml")),
        (2, "scoop/sapper.json".to_owned()),
        (3, format!("winget/{package}.installer.yaml")),
    ] {
        let text = fs::read_to_string(folder.join(&file)).unwrap();
        assert!(text.contains(&format!("{sum:064}")), "{file}");
    }
}
