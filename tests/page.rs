//! The page about Sapper, `docs/index.html`, and the README: what they lead to and show is there, and
//! the page loads nothing from elsewhere.

use crate::common::prelude::*;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../docs/index.html");
const README: &str = include_str!("../README.md");
const REPOSITORY: &str = env!("CARGO_PKG_REPOSITORY");

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What stands between `before` and `after`, wherever that is in a text.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

/// The values of an attribute.
fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    between(text, &format!(" {attribute}=\""), "\"")
}

/// The pictures that a text shows.
fn pictures(text: &str) -> Vec<&str> {
    [values(text, "src"), values(text, "srcset")].concat()
}

#[test]
fn links_of_the_page_lead_somewhere() {
    let ids: BTreeSet<_> = values(PAGE, "id").into_iter().collect();
    for link in values(PAGE, "href") {
        let leads = match link.strip_prefix('#') {
            Some(id) => ids.contains(id),
            None if link.starts_with("https://") => {
                link == REPOSITORY || link == "https://rustup.rs"
            }
            // The edition for browsers, which `make web` makes, is published in this place.
            None if link == "play/" => true,
            // The folder is what is published, so nothing outside of it can be reached.
            None => !link.contains("..") && home().join("docs").join(link).is_file(),
        };
        assert!(leads, "{link}");
    }
}

#[test]
fn the_page_loads_nothing_from_elsewhere() {
    for picture in pictures(PAGE) {
        assert!(home().join("docs").join(picture).is_file(), "{picture}");
    }
    for what in ["<script", "<iframe", "<object", "<embed", "@import", "url(", " onload="] {
        assert!(!PAGE.contains(what), "{what}");
    }
    for link in between(PAGE, "<link ", ">") {
        assert!(!link.contains("https:"), "{link}");
    }
}

#[test]
fn every_picture_of_the_page_is_described_and_keeps_its_room() {
    for picture in between(PAGE, "<img ", ">") {
        let picture = format!(" {picture}");
        let value = |attribute| values(&picture, attribute).first().copied();
        assert!(value("alt").is_some(), "{picture}");
        let file = value("src").expect("a file");
        let bytes = fs::read(home().join("docs").join(file)).expect("a picture");
        let (width, height) = match Path::new(file).extension().and_then(|end| end.to_str()) {
            Some("png") => {
                let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
                (side(16), side(20))
            }
            Some("gif") => {
                let side = |at: usize| u32::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
                (side(6), side(8))
            }
            _ => continue,
        };
        assert_eq!(value("width"), Some(width.to_string().as_str()), "{file}");
        assert_eq!(value("height"), Some(height.to_string().as_str()), "{file}");
    }
}

#[test]
fn no_picture_is_left_over() {
    let shown: BTreeSet<_> = [pictures(PAGE), values(PAGE, "href")].concat().into_iter().collect();
    for entry in fs::read_dir(home().join("docs/pictures")).expect("a folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name");
        assert!(shown.contains(format!("pictures/{name}").as_str()), "{name}");
    }
}

#[test]
fn the_page_has_the_icon_of_the_program() {
    let icon = |file| fs::read(home().join(file)).expect("an icon");
    assert!(icon("docs/pictures/sapper.svg") == icon("resources/icons/sapper.svg"));
}

#[test]
fn links_and_pictures_of_the_readme_exist() {
    let links = between(README, "](", ")");
    assert!(!links.is_empty());
    for place in [links, pictures(README)].concat() {
        if !place.starts_with("https://") {
            let file = place.split('#').next().unwrap_or_default();
            assert!(home().join(file).exists(), "{place}");
        }
    }
}
