//! Hostile recordings: the readers, the library and `sapper replay` report what is wrong in any
//! file and go on.

use crate::common::mutation::{attack_bytes, cases};
use crate::common::prelude::*;
use crate::common::{GAME, corpus, watch};
use crate::evf::{game_and_refused, session};
use sapper::cli::replay::gif::GifArgs;
use sapper::cli::replay::{self, ReplayArgs};
use sapper::i18n::errors;
use sapper::replay::formats;
use sapper::replay::library::{EntryContent, FolderChange, LibrarySnapshot};
use sapper::storage::LibraryStore;

/// The names and bytes of all real recordings, smallest first.
fn real(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    let mut files: Vec<_> = files.map(|path| (name(&path), fs::read(&path).unwrap())).collect();
    files.sort_by_key(|(_, bytes)| bytes.len());
    files
}

#[test]
fn any_mutated_recording_is_read_or_gives_an_error() {
    let Some(folder) = corpus("recordings") else { return };
    let files: Vec<_> = real(&folder).into_iter().map(|(_, bytes)| bytes).collect();
    assert_eq!(files.len(), 21);
    attack_bytes(&files, cases(60), watch);
}

#[test]
fn lengths_in_files_are_never_trusted() {
    let Some(folder) = corpus("recordings") else { return };
    for (name, bytes) in real(&folder).into_iter().take(6) {
        for at in 0..bytes.len().min(120) {
            for (length, byte) in [(1, 0xFF), (2, 0xFF), (4, 0xFF), (4, 0x7F), (3, 0)] {
                let mut broken = bytes.clone();
                let end = (at + length).min(broken.len());
                broken[at..end].fill(byte);
                let games = formats::games(&broken[..]).take(10);
                assert!(games.count() < 10, "{name}: {at}");
            }
        }
    }
}

/// A hundred files that are no good, or not as good as they seem.
fn write_hostile(folder: &Path, real: &[(String, Vec<u8>)]) {
    let (game, refused) = game_and_refused();
    let mut files: Vec<(String, Vec<u8>)> = vec![
        ("empty.avf".into(), vec![]),
        ("zeros.evfs".into(), vec![0; 1 << 20]),
        ("ones.rmv".into(), vec![0xFF; 1 << 20]),
        ("refused.evfs".into(), session(&vec![("x", refused); 3_000])),
        ("tiny.evfs".into(), {
            // Each unit is a zero for its name and four for its length.
            let mut bytes = vec![0, 0, 0];
            bytes.extend(&session(&[("first", game.clone())])[3..]);
            bytes.truncate(bytes.len() - 4);
            bytes.extend(vec![0; 500_000]);
            bytes
        }),
        ("long-name.evfs".into(), session(&[(&*"n".repeat(1 << 20), game.clone())])),
        ("endless.evf".into(), [game, vec![0xFF; 1 << 20]].concat()),
        ("long-line.rawvf".into(), vec![b'a'; 1 << 20]),
        ("lines.rawvf".into(), b"a: b\n".repeat(100_000)),
        (
            if cfg!(unix) { "\u{1b}[2J\u{202e}.rawvf" } else { "odd.rawvf" }.into(),
            GAME.replace("Ann", "\u{202e}=1+1").into_bytes(),
        ),
    ];
    for number in files.len()..100 {
        let (name, bytes) = &real[number % real.len()];
        let mut broken = bytes.clone();
        let at = number * 7_919 % broken.len();
        match number % 4 {
            0 => broken.truncate(at),
            1 => broken[at] ^= 0xFF,
            2 => broken[at % 64..].iter_mut().take(4).for_each(|byte| *byte = 0xFF),
            _ => drop(broken.drain(at / 2..at / 2 + 3)),
        }
        files.push((format!("{number}-{name}"), broken));
    }
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
}

/// What the system says of this process's memory, in KiB.
fn peak_memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default().to_owned()
}

#[test]
fn a_folder_of_hostile_recordings_is_listed_completely() {
    let Some(corpus) = corpus("recordings") else { return };
    let (folder, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write_hostile(folder.path(), &real(&corpus));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 100);
    let texts = Texts::new(Lang::English);

    let store = LibraryStore::new(Some(&Folders::at(data.path(), data.path())));
    let mut last = LibrarySnapshot::default();
    let change = FolderChange::Add(vec![folder.path().to_owned()]);
    let notices = store.scan(Some(change), |snapshot| {
        last = snapshot;
        true
    });
    assert_eq!(notices, []);
    assert!(last.progress.is_none() && !last.is_cut);
    let (mut sound, mut damaged, mut unreadable) = (0, 0, 0);
    for entry in &last.entries {
        match &entry.content {
            EntryContent::Game { damage: None, .. } => sound += 1,
            EntryContent::Game { damage: Some(_), .. } => damaged += 1,
            EntryContent::Unreadable(why) => {
                let why = errors::unreadable(&texts, why);
                assert!(!why.contains("os error"), "{why}");
                unreadable += 1;
            }
        }
    }
    println!("{sound} sound, {damaged} damaged, {unreadable} unreadable; {}", peak_memory());
    assert!(sound > 0 && damaged > 0 && unreadable > 0);

    let files = vec![folder.path().to_owned()];
    let args = ReplayArgs {
        files,
        json: false,
        csv: true,
        decimal_comma: false,
        export: None,
        output: None,
        gif: GifArgs::default(),
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let ended = replay::run(&args, &texts, &[], &mut out, &mut err);
    assert!(ended.is_err());
    let lines = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte == b'\n').count();
    println!("{} lines, {} errors; {}", lines(&out), lines(&err), peak_memory());
    assert_eq!(lines(&out), sound + damaged + 1, "a line for each, and the names");
    assert!(lines(&err) <= damaged + unreadable);
}
