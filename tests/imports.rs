//! The modules of the library depend on each other in one direction; see `src/lib.rs`.
//!
//! The test reads the paths that start with `crate::`, `iced::` or `iced_test::` in every file of
//! `src` and `crates/engine/src`, except in comments.

use crate::common::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

const PURE: &[&str] =
    &["game", "solver", "replay", "practice", "workbench", "config", "history", "i18n"];

/// Dependencies that are still wrong, and why. This list may only become shorter.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// The modules that a file may use besides its own top-level module.
fn allowed(file: &str) -> Vec<&'static str> {
    let app = file == "ui/shell/app.rs" || file.starts_with("ui/shell/app/");
    match top_module(file) {
        "game" => vec![],
        "solver" | "config" => vec!["game"],
        "replay" => vec!["game", "solver"],
        "practice" => vec!["game", "solver", "replay", "history", "config"],
        "workbench" => vec!["game", "solver", "practice"],
        "history" => vec!["game", "config"],
        "i18n" => PURE.to_vec(),
        "audio" => vec!["config", "game", "platform"],
        "storage" | "platform" => PURE.to_vec(),
        "cli" => [PURE, &["platform", "storage"]].concat(),
        "ui" if app => [PURE, &["audio", "platform", "storage", "iced"]].concat(),
        "ui" => [PURE, &["audio", "platform", "iced"]].concat(),
        "web" => [PURE, &["platform", "storage"]].concat(),
        "main" => vec!["cli", "web"],
        "lib" => vec![],
        module => panic!("{file}: add the module {module} to this test and to src/lib.rs"),
    }
}

/// Single items that a file may use although their module is not allowed.
fn is_allowed_item(file: &str, path: &str) -> bool {
    match top_module(file) {
        // The errors that it describes.
        "i18n" => path.starts_with("storage::notice::"),
        // A page keeps the files of a player; elsewhere the system does.
        "storage" => {
            ["platform::local_clock", "platform::page"].iter().any(|it| path.starts_with(it))
        }
        "cli" => match file {
            "cli.rs" => path.starts_with("ui::shell::app::"),
            // A GIF is drawn by the toolkit.
            "cli/replay/gif.rs" => path.starts_with("ui::board::gif::"),
            _ => false,
        },
        // The window, and what its helper does.
        "web" => ["ui::shell::app::", "ui::features::play::board_search"]
            .iter()
            .any(|it| path.starts_with(it)),
        _ => false,
    }
}

#[test]
fn every_import_points_in_the_direction_of_the_architecture() {
    let mut wrong = BTreeSet::new();
    for (file, text) in sources() {
        let allowed = allowed(&file);
        for path in dependencies(&text) {
            let module = path.split("::").next().unwrap_or_default();
            let fine = module == top_module(&file)
                || allowed.contains(&module)
                || is_allowed_item(&file, &path);
            if !fine {
                wrong.insert((file.clone(), module.to_owned()));
            }
        }
    }
    let exceptions: BTreeSet<_> =
        EXCEPTIONS.iter().map(|(file, module, _)| (file.to_string(), module.to_string())).collect();
    let new: Vec<_> = wrong.difference(&exceptions).collect();
    assert!(new.is_empty(), "these files must not use these modules: {new:#?}");
    let repaired: Vec<_> = exceptions.difference(&wrong).collect();
    assert!(repaired.is_empty(), "remove these from EXCEPTIONS: {repaired:#?}");
}

#[test]
fn the_app_has_its_methods_in_two_files() {
    let of_app = |(file, text): (String, String)| {
        let has_methods = text.lines().any(|line| line.starts_with("impl App "));
        has_methods.then_some(file)
    };
    let files: BTreeSet<_> = sources().into_iter().filter_map(of_app).collect();
    assert_eq!(Vec::from_iter(files), ["ui/shell/app.rs", "ui/shell/app/adjustments.rs"]);
}

/// What is asked of the system in few places only, which do it with care, and these places.
const WITH_CARE: &[(&[&str], &[&str])] = &[
    // Out of range, the clock panics.
    (&["Timestamp::now(", "Zoned::now(", "SystemTime::now("], &["platform/local_clock.rs"]),
    // A pipe or a device in the place of a file may never end. The command line may be given one.
    (
        &["File::open(", "File::create(", "OpenOptions::new(", "fs::read(", "fs::read_to_string("],
        &[
            "storage/file.rs",
            "storage/file/lock.rs",
            "storage/file/unix.rs",
            "storage/file/windows.rs",
            "storage/file/web_fs.rs",
            "cli/autoplay.rs",
            "cli/text_source.rs",
            "cli/replay/files.rs",
            // What Linux knows of standard output.
            "platform/terminal.rs",
        ],
    ),
];

#[test]
fn clocks_are_read_and_files_are_opened_in_few_places() {
    let sources = sources();
    for (calls, places) in WITH_CARE {
        for (file, text) in &sources {
            let call = text.lines().map(without_comment).find(|line| {
                calls.iter().any(|call| uses(line, call)) && !places.contains(&file.as_str())
            });
            assert_eq!(call, None, "in {file}");
        }
    }
}

/// What comes from elsewhere may be of any size: files, pipes and pictures are read in these places,
/// each with a limit. A reader that is not among them has none that anybody thought of.
#[test]
fn what_comes_from_elsewhere_is_read_up_to_a_limit() {
    const READERS: [&str; 9] = [
        "read_to_end(",
        "read_to_string(",
        "fs::read(",
        "File::open(",
        "file::open",
        "ImageReader::",
        "load_from_memory",
        "get_image",
        "get_text",
    ];
    const PLACES: &[(&str, &str)] = &[
        ("cli/replay/files.rs", "File::open("), // `formats::games` ends after `MAX_BINARY_BYTES`.
        ("cli/text_source.rs", "File::open("),
        ("cli/text_source.rs", "read_to_end("),
        ("platform/clipboard.rs", "get_image"), // It is decoded there, and `picture::read` refuses it.
        ("platform/clipboard.rs", "get_text"),
        ("platform/clipboard/web.rs", "load_from_memory"), // What a browser lets be copied.
        ("platform/terminal.rs", "read_to_string("),       // From the system.
        ("replay/formats.rs", "read_to_end("),
        ("replay/formats/evfs.rs", "read_to_end("),
        ("storage/file.rs", "read_to_end("),
        ("storage/game_history.rs", "file::open"), // In lines and blocks, each with a limit.
        ("storage/game_history.rs", "read_to_end("),
        ("storage/setup_file.rs", "ImageReader::"),
        ("storage/setup_file.rs", "file::open"),
        ("storage/skins.rs", "ImageReader::"),
        ("ui/shell/app/launch.rs", "load_from_memory"), // Our own icon.
    ];
    let mut found = BTreeSet::new();
    for (file, text) in sources() {
        for line in text.lines().map(without_comment) {
            let reads = |reader: &&str| {
                let mut places = line.match_indices(reader);
                places.any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric))
            };
            for reader in READERS.into_iter().filter(reads) {
                if reader == "read_to_end(" {
                    assert!(line.contains(".take("), "{file} has no limit: {line}");
                }
                assert!(PLACES.contains(&(&file, reader)), "{file}: {line}");
                found.insert((file.clone(), reader));
            }
        }
    }
    for &(file, reader) in PLACES {
        assert!(found.contains(&(file.to_owned(), reader)), "{file} has no {reader}");
    }
}

/// They would never run: the library is built without tests, see `Cargo.toml`.
#[test]
fn the_library_has_no_tests_and_no_examples() {
    for (file, text) in sources() {
        assert!(!text.contains("#[test]") && !text.contains("cfg(test)"), "{file}");
        let lines = text.lines().map(str::trim_start);
        let fence = |line: &'_ str| {
            let fence = line.strip_prefix("//! ```").or_else(|| line.strip_prefix("/// ```"));
            fence.map(str::to_owned)
        };
        // Every second one closes.
        assert!(lines.filter_map(fence).step_by(2).all(|kind| kind == "text"), "{file}");
    }
}

/// The module of a file, which is the first part of its path within its `src`.
fn top_module(file: &str) -> &str {
    file.split(['/', '.']).next().unwrap_or_default()
}

/// Every file of the program and of its engine: its path within `src`, with slashes, and its text.
fn sources() -> Vec<(String, String)> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["src", "crates/engine/src"].into_iter().flat_map(|src| sources_in(&home.join(src))).collect()
}

fn sources_in(src: &Path) -> Vec<(String, String)> {
    let mut folders: Vec<PathBuf> = vec![src.to_owned()];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(src).unwrap().to_string_lossy().replace('\\', "/");
                sources.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(sources.len() > 50, "the sources are not there");
    sources
}

/// What a text uses: `storage::Folders` for `crate::storage::{Folders, …}`, `iced` for the toolkit.
fn dependencies(text: &str) -> Vec<String> {
    let code: Vec<&str> = text.lines().map(without_comment).collect();
    let code = code.join("\n");
    let own =
        code.match_indices("crate::").flat_map(|(at, start)| paths(&code[at + start.len()..]));
    let toolkit = ["iced::", "iced_test::"].into_iter().filter(|name| uses(&code, name));
    own.chain(toolkit.map(|_| "iced".to_owned())).collect()
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

fn uses(code: &str, name: &str) -> bool {
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    code.match_indices(name).any(|(at, _)| !code[..at].ends_with(is_word))
}

/// The paths that start here; a group in braces is several, to its second level.
fn paths(code: &str) -> Vec<String> {
    let end = |sign: char| !sign.is_alphanumeric() && sign != '_' && sign != ':';
    let path = code.split(end).next().unwrap_or_default();
    match code[path.len()..].strip_prefix('{') {
        Some(group) => items(group).map(|item| format!("{path}{item}")).collect(),
        None => vec![path.to_owned()],
    }
}

/// The items of a group up to its closing brace, each to where it branches.
fn items(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let end = group.find(|sign| {
        depth += match sign {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth < 0
    });
    let mut depth = 0;
    let items = group[..end.unwrap_or(group.len())].split(move |sign| {
        depth += match sign {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0 && sign == ','
    });
    items.map(str::trim).filter(|item| !item.is_empty())
}

#[test]
fn reads_paths_and_groups() {
    let text = "use crate::storage::{\n    self, Folders};\nuse crate::{game::{Pos, Level}, ui};\n\
                // crate::cli\nfn f() -> iced::Task<()> { crate::audio::play() } not_iced::x";
    assert_eq!(
        dependencies(text),
        ["storage::self", "storage::Folders", "game::{Pos, Level}", "ui", "audio::play", "iced"]
    );
}

/// The most files of `ui` that may import each other in a circle. This may only become less.
const LARGEST_CIRCLE: usize = 8;

#[test]
fn the_files_of_the_window_form_no_large_circle_of_imports() {
    let files: Vec<_> =
        sources().into_iter().filter(|(file, _)| top_module(file) == "ui").collect();
    let names: BTreeSet<&str> = files.iter().map(|(file, _)| file.as_str()).collect();
    let imports: BTreeMap<&str, BTreeSet<&str>> =
        files.iter().map(|(file, text)| (file.as_str(), imports(file, text, &names))).collect();
    let reach: BTreeMap<_, _> = names.iter().map(|file| (*file, reached(file, &imports))).collect();
    for file in &names {
        let circle: Vec<_> =
            reach[file].iter().filter(|other| reach[**other].contains(file)).collect();
        assert!(circle.len() <= LARGEST_CIRCLE, "{} files: {circle:#?}", circle.len());
    }
}

/// The folders of the window: each may import from itself and from those before it.
const FOLDERS: [&str; 5] = ["kit", "board", "screen", "features", "shell"];

#[test]
fn the_folders_of_the_window_import_downwards() {
    let level = |path: &str| {
        let folder = path.strip_prefix("ui/")?.split(['/', '.']).next()?;
        FOLDERS.iter().position(|it| *it == folder)
    };
    let files = sources();
    let names: BTreeSet<&str> = files.iter().map(|(file, _)| file.as_str()).collect();
    for (file, text) in files.iter().filter(|(file, _)| file.starts_with("ui/")) {
        let own = level(file).expect("a folder of the window");
        for import in imports(file, text, &names) {
            assert!(level(import).is_none_or(|it| it <= own), "{file} imports {import}");
        }
    }
}

#[test]
fn nothing_below_the_app_knows_it() {
    let is_app = |path: &str| path == "ui::app" || path.starts_with("ui::shell::app::");
    for (file, text) in sources() {
        let is_below = file.starts_with("ui/") && !file.starts_with("ui/shell/app");
        let knows = is_below && dependencies(&text).iter().any(|it| is_app(it));
        assert!(!knows, "{file}");
    }
}

/// The files of `ui` that the `use` items of a file name.
fn imports<'a>(file: &str, text: &str, names: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
    let code: Vec<&str> = text.lines().map(without_comment).collect();
    let code = code.join("\n");
    let own = file.trim_end_matches(".rs").replace('/', "::");
    let parent = own.rsplit_once("::").map_or("", |(parent, _)| parent);
    let uses = code.match_indices("use ").filter(|(at, _)| {
        let line = code[..*at].rsplit('\n').next().unwrap_or_default().trim();
        line.is_empty() || line.starts_with("pub")
    });
    let mut found = BTreeSet::new();
    for (at, start) in uses {
        let item = &code[at + start.len()..];
        let item = &item[..item.find(';').unwrap_or(item.len())];
        for path in leaves(item) {
            let path = match path.split_once("::") {
                Some(("crate", rest)) => rest.to_owned(),
                Some(("super", rest)) => format!("{parent}::{rest}"),
                _ => format!("{own}::{path}"),
            };
            let mut module = path.as_str();
            loop {
                let name = format!("{}.rs", module.replace("::", "/"));
                if let Some(name) = names.get(name.as_str()) {
                    found.extend((*name != file).then_some(*name));
                    break;
                }
                let Some((shorter, _)) = module.rsplit_once("::") else { break };
                module = shorter;
            }
        }
    }
    found
}

/// The single paths of a `use` item, with its groups taken apart.
fn leaves(item: &str) -> Vec<String> {
    match item.trim().split_once('{') {
        None => vec![item.trim().trim_end_matches("::self").to_owned()],
        Some((path, group)) => {
            let all = items(group).flat_map(leaves);
            all.map(|leaf| format!("{path}{leaf}").trim_end_matches("::self").to_owned()).collect()
        }
    }
}

/// What a file imports, and what that imports, and so on.
fn reached<'a>(file: &str, imports: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = imports[file].iter().copied().collect();
    while let Some(file) = next.pop() {
        if reached.insert(file) {
            next.extend(&imports[file]);
        }
    }
    reached
}
