//! Skins: those in the player's folder, and two that come with the program.

use super::Folders;
use super::file::{self, fs};
use crate::config::skin::{FoundSkins, Pixels, Skin, SkinError, SkinManifest, SkinName};
use image::{ImageFormat, ImageReader, Limits};
use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest file of a skin, in bytes, and the longest side of a picture, in pixels.
const MOST: u64 = 4 << 20;
const LONGEST: u32 = 2_048;

/// The folder, `skin.toml` and the sheet of each skin that comes with the program.
const EXAMPLES: [(&str, &str, &[u8]); 2] = [
    (
        "Paper",
        include_str!("../../resources/skins/Paper/skin.toml"),
        include_bytes!("../../resources/skins/Paper/sheet.png"),
    ),
    (
        "Slate",
        include_str!("../../resources/skins/Slate/skin.toml"),
        include_bytes!("../../resources/skins/Slate/sheet.png"),
    ),
];

/// Looks for skins and reads the chosen one.
pub fn find(folders: Option<&Folders>, chosen: Option<SkinName>) -> FoundSkins {
    let chosen = chosen.map(|name| {
        let skin = load(folders, &name).map(Arc::new);
        (name, skin)
    });
    FoundSkins { names: names(folders), chosen }
}

/// The skins that can be chosen, by name.
pub fn names(folders: Option<&Folders>) -> Vec<SkinName> {
    let found =
        folders.and_then(|it| fs::read_dir(it.skins()).ok()).into_iter().flatten().flatten();
    let found = found.filter(|entry| file::is_file(&entry.path().join(SkinManifest::FILE)));
    let mut names: Vec<_> =
        found.filter_map(|entry| SkinName::new(entry.file_name().to_str()?)).collect();
    names.extend(EXAMPLES.iter().filter_map(|(name, ..)| SkinName::new(name)));
    names.sort();
    names.dedup();
    names
}

/// Reads a skin. One in the player's folder goes before one of the program with its name.
///
/// # Errors
/// If a file cannot be read, or an entry of `skin.toml` is wrong.
pub fn load(folders: Option<&Folders>, name: &SkinName) -> Result<Skin, SkinError> {
    let folder = folders.map(|it| it.skins().join(name.as_str()));
    if let Some(folder) = folder.filter(|it| fs::metadata(it).is_ok_and(|found| found.is_dir())) {
        return read(|file| bytes(&folder.join(file)));
    }
    let example = EXAMPLES.iter().find(|(own, ..)| *own == name.as_str());
    let (_, manifest, sheet) =
        example.ok_or_else(|| SkinError::File(SkinManifest::FILE.to_owned()))?;
    read(|file| match file {
        SkinManifest::FILE => Some(manifest.as_bytes().to_vec()),
        _ => Some(sheet.to_vec()),
    })
}

/// Copies a skin into the player's folder and looks for skins. It keeps the name of its folder as far
/// as a skin can have it, with a number behind it if another skin has that name.
pub fn add(folders: Option<&Folders>, from: &Path) -> FoundSkins {
    let mut files = Vec::new();
    let skin = read(|file| {
        let bytes = bytes(&from.join(file))?;
        files.push((file.to_owned(), bytes.clone()));
        Some(bytes)
    });
    let name = free_name(folders, from);
    let into = folders.zip(name.as_ref()).map(|(it, name)| it.skins().join(name.as_str()));
    let skin = skin.and_then(|skin| {
        for (file, bytes) in files {
            let copy = |into: PathBuf| {
                let path = into.join(&file);
                fs::create_dir_all(path.parent()?).ok()?;
                fs::write(path, bytes).ok()
            };
            into.clone().and_then(copy).ok_or_else(|| SkinError::File(file.clone()))?;
        }
        Ok(Arc::new(skin))
    });
    FoundSkins { names: names(folders), chosen: name.map(|name| (name, skin)) }
}

/// The name for the skin in this folder, which no other skin of the player has.
fn free_name(folders: Option<&Folders>, from: &Path) -> Option<SkinName> {
    let own = from.file_name().unwrap_or_default().to_string_lossy();
    let kept: String = own.chars().filter(|&c| SkinName::may_have(c)).take(48).collect();
    let kept = match kept.trim().trim_start_matches('.').trim() {
        "" => "Skin",
        kept => kept,
    };
    let numbered = (2..1_000).map(|nth| format!("{kept} {nth}"));
    let mut names = [kept.to_owned()].into_iter().chain(numbered);
    let is_free = |name: &SkinName| {
        let into = folders.map(|it| it.skins().join(name.as_str()));
        let there = into.and_then(|into| fs::canonicalize(into).ok());
        there.is_none_or(|there| fs::canonicalize(from).is_ok_and(|from| from == there))
    };
    names.find_map(|name| SkinName::new(&name).filter(is_free))
}

fn read(mut get: impl FnMut(&str) -> Option<Vec<u8>>) -> Result<Skin, SkinError> {
    let text = get(SkinManifest::FILE).and_then(|bytes| String::from_utf8(bytes).ok());
    let text = text.ok_or_else(|| SkinError::File(SkinManifest::FILE.to_owned()))?;
    let manifest = SkinManifest::parse(&text)?;
    let pictures = manifest.files().into_iter().map(|file| {
        let picture = get(file).and_then(|bytes| decode(&bytes));
        Ok((file.to_owned(), picture.ok_or_else(|| SkinError::File(file.to_owned()))?))
    });
    let pictures = pictures.collect::<Result<BTreeMap<_, _>, _>>()?;
    manifest.into_skin(&pictures)
}

/// `None` if there is no such file, or it is too large.
fn bytes(file: &Path) -> Option<Vec<u8>> {
    let bytes = super::file::read_bytes(file, MOST).ok()?;
    (bytes.len() as u64 <= MOST).then_some(bytes)
}

fn decode(png: &[u8]) -> Option<Pixels> {
    let mut limits = Limits::default();
    limits.max_image_width = Some(LONGEST);
    limits.max_image_height = Some(LONGEST);
    let mut reader = ImageReader::with_format(Cursor::new(png), ImageFormat::Png);
    reader.limits(limits);
    let picture = reader.decode().ok()?.into_rgba8();
    Pixels::new(picture.width() as usize, picture.height() as usize, picture.as_raw())
}
