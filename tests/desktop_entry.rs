//! The desktop entry, and the description for software centres. `make install` fills in what
//! `packaging/about` says.

use sapper::config::Lang;
use sapper::replay::formats::RecordingFormat;
use sapper::ui::app::window_icon;
use std::fs;

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
        assert_eq!(names, 3, "{name} for the program and its two actions");
        let words = format!("xml:lang=\"{}\"", tag.replace('-', "_"));
        assert!(resource("sapper.metainfo.xml").contains(&words), "{words}");
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
