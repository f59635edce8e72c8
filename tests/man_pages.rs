//! Man pages and shell completions: they are generated from the command line, and these tests fail
//! if one is out of date.
//!
//! `SAPPER_WRITE=1 cargo test man_pages` writes them anew.

use crate::common::prelude::*;
use clap_complete::{Shell, generate};
use sapper::cli;
use std::collections::BTreeSet;
use std::env;

fn resources(place: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("resources").join(place)
}

/// Every file that belongs into a folder of the resources. Folders in it are not looked at.
fn check(folder: &str, papers: &[(String, Vec<u8>)]) {
    let folder = resources(folder);
    if env::var_os("SAPPER_WRITE").is_some() {
        fs::create_dir_all(&folder).unwrap();
        for file in files(&folder) {
            fs::remove_file(folder.join(file)).unwrap();
        }
        for (name, text) in papers {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    let there = files(&folder);
    let mut wanted: Vec<&String> = papers.iter().map(|(name, _)| name).collect();
    wanted.sort();
    assert!(there.iter().eq(wanted.iter().copied()), "{there:?}, not {wanted:?}");
    for (name, text) in papers {
        let kept = fs::read(folder.join(name)).unwrap();
        assert!(
            kept == *text,
            "{name} is not what the command line says today: SAPPER_WRITE=1 cargo test man_pages"
        );
    }
}

/// The names of the files in a folder, in their order.
fn files(folder: &Path) -> Vec<String> {
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_file())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    files.sort();
    files
}

#[test]
fn the_program_and_each_command_have_a_man_page() {
    check_man(Lang::English, "man");
}

#[test]
fn every_language_has_the_man_pages() {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != Lang::English);
    let folders = others.map(|lang| {
        let locale = lang.key().replace('-', "_");
        check_man(lang, &format!("man/{locale}"));
        locale
    });
    let folders: BTreeSet<_> = folders.collect();
    let there = fs::read_dir(resources("man")).unwrap().map(|entry| entry.unwrap());
    let there = there.filter(|entry| entry.file_type().unwrap().is_dir());
    let there: BTreeSet<_> = there.map(|entry| entry.file_name().into_string().unwrap()).collect();
    assert_eq!(there, folders);
}

fn check_man(lang: Lang, folder: &str) {
    let texts = Texts::new(lang);
    let scratch = tempfile::tempdir().unwrap();
    clap_mangen::generate_to(cli::command(&texts), scratch.path()).unwrap();
    let papers: Vec<_> = fs::read_dir(scratch.path())
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let page = fs::read_to_string(path).unwrap();
            (name, with_section_names(&page, &texts).into_bytes())
        })
        .collect();
    for name in ["sapper.1", "sapper-console.1", "sapper-analyze.1"] {
        assert!(papers.iter().any(|(page, _)| page == name), "{name}");
    }
    check(folder, &papers);
}

/// The names of the sections in the language of the page, in capitals.
fn with_section_names(page: &str, texts: &Texts) -> String {
    let lines = page.lines().map(|line| match line.strip_prefix(".SH ") {
        Some(name) => {
            let key = cli::MAN_SECTIONS.iter().find(|(section, _)| *section == name);
            let name = key.map_or(name, |(_, key)| texts.get(key));
            format!(".SH {}\n", name.to_uppercase())
        }
        None => format!("{line}\n"),
    });
    lines.collect()
}

#[test]
fn three_shells_complete_commands_and_options() {
    let papers: Vec<_> =
        [(Shell::Bash, "sapper.bash"), (Shell::Zsh, "_sapper"), (Shell::Fish, "sapper.fish")]
            .into_iter()
            .map(|(shell, name)| {
                let mut text = Vec::new();
                let mut command = cli::command(&Texts::new(Lang::English));
                generate(shell, &mut command, "sapper", &mut text);
                (name.to_owned(), text)
            })
            .collect();
    check("completions", &papers);
}
