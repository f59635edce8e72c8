//! The desktop entry, and the description for software centres. `make install` fills in what
//! `packaging/about` says.

use crate::common::prelude::*;
use sapper::replay::formats::RecordingFormat;
use sapper::ui::shell::app::window_icon;

fn resource(name: &str) -> String {
    let place = concat!(env!("CARGO_MANIFEST_DIR"), "/resources/desktop");
    fs::read_to_string(format!("{place}/{name}")).unwrap()
}

/// Asserts that these lines are in the text.
fn has(text: &str, lines: &[String]) {
    for line in lines {
        assert!(text.lines().any(|found| found.trim() == line), "{line}");
    }
}

#[test]
fn entry_icon_and_window_share_one_name() {
    let id = "@ID@";
    for entry in ["sapper.desktop", "recording.desktop"] {
        has(&resource(entry), &[format!("Icon={id}"), format!("StartupWMClass={id}")]);
    }
    has(
        &resource("sapper.metainfo.xml"),
        &[
            format!("<id>{id}</id>"),
            format!("<launchable type=\"desktop-id\">{id}.desktop</launchable>"),
            format!("<icon type=\"stock\">{id}</icon>"),
        ],
    );
}

#[test]
fn the_entry_is_in_every_language() {
    for lang in Lang::ALL {
        let tag = lang.to_string();
        if tag == "en" {
            continue;
        }
        let name = format!("Name[{}]=", tag.replace('-', "_"));
        let entry = resource("sapper.desktop");
        let names = entry.lines().filter(|line| line.starts_with(&name)).count();
        assert_eq!(names, 2, "{name} for its two actions");
        let words = format!("xml:lang=\"{}\"", tag.replace('-', "_"));
        assert!(resource("sapper.metainfo.xml").contains(&words), "{words}");
    }
}

/// The texts of an element of the description, by language; `None` is English.
fn texts_of(element: &str) -> Vec<(Option<String>, String)> {
    let description = resource("sapper.metainfo.xml");
    let (start, end) = (format!("<{element}"), format!("</{element}>"));
    let elements = description.split(&start).skip(1);
    elements
        .filter_map(|rest| rest.split_once(&end))
        .filter_map(|(found, _)| found.split_once('>'))
        .map(|(head, text)| {
            let tag = head.trim().strip_prefix("xml:lang=\"");
            (tag.map(|tag| tag.trim_end_matches('"').to_owned()), text.to_owned())
        })
        .collect()
}

#[test]
fn software_centres_have_room_for_the_summary_in_every_language() {
    let summaries = texts_of("summary");
    assert_eq!(summaries.len(), Lang::ALL.len());
    for (_, text) in summaries {
        let letters = text.chars().count();
        assert!((1..=35).contains(&letters), "{text}: {letters}");
    }
}

#[test]
fn the_name_is_the_same_in_every_language() {
    assert!(texts_of("name").iter().all(|(_, name)| name == "Sapper" || name == "@PUBLISHER@"));
    let of_program = resource("sapper.desktop");
    let of_program = of_program.split("[Desktop Action").next().unwrap();
    for entry in [of_program, &resource("recording.desktop")] {
        for line in entry.lines().filter(|line| line.starts_with("Name")) {
            assert!(line.ends_with("=Sapper"), "{line}");
        }
    }
}

#[test]
fn its_pictures_are_there_with_a_caption_in_every_language() {
    let images: Vec<_> = texts_of("image").into_iter().map(|(_, image)| image).collect();
    assert_eq!(texts_of("caption").len(), images.len() * Lang::ALL.len());
    for image in images {
        let path = image.strip_prefix("@FILES@/").expect("a file of the repository");
        assert!(fs::exists(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap(), "{path}");
    }
}

#[test]
fn the_entry_opens_every_kind_of_recording() {
    let setup = include_str!("../packaging/windows/setup.nsi");
    for format in RecordingFormat::ALL {
        let extension = format.name().to_lowercase();
        has(&resource("recording.xml"), &[format!("<glob pattern=\"*.{extension}\"/>")]);
        has(setup, &[format!("!insertmacro ${{DO}} .{extension}")]);
    }
}

#[test]
fn the_description_has_this_version() {
    let version = format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(resource("sapper.metainfo.xml").contains(&version), "{version}");
}

#[test]
fn without_it_the_window_has_an_icon_with_transparent_corners() {
    let (pixels, size) = window_icon().expect("a picture").into_raw();
    assert_eq!((size.width, size.height), (64, 64));
    assert_eq!(pixels[3], 0);
    assert!(pixels.chunks(4).any(|pixel| pixel[3] == 255));
}
