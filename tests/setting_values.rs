//! Values of settings: player names, volumes and cell sizes.

use sapper::config::{CellSize, NameError, PlayerName, Volume};

fn error(text: &str) -> Option<NameError> {
    PlayerName::new(text).err()
}

#[test]
fn names_can_be_in_any_script_and_are_trimmed() {
    for (given, kept) in [
        ("  Ada \n", "Ada"),
        ("\u{3000}扫雷高手\u{3000}", "扫雷高手"),
        ("محمد", "محمد"),
        ("นิรันดร์", "นิรันดร์"),
        ("Zoë d'Arc \"the\" \\", "Zoë d'Arc \"the\" \\"),
        ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
        ("7", "7"),
    ] {
        assert_eq!(PlayerName::new(given).unwrap().as_str(), kept);
    }
}

#[test]
fn names_have_at_most_32_characters() {
    for one in ["a", "雷", "e\u{301}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
        // The flag alone is seven code points, so only eighteen fit.
        let room = if one.chars().count() > 4 { 18 } else { 32 };
        assert_eq!(error(&one.repeat(room)), None, "{one}");
        let long = NameError::TooLong { given: 33, max: 32 };
        assert_eq!(error(&one.repeat(33)), Some(long), "{one}");
    }
}

#[test]
fn combining_accents_are_limited() {
    let pile = format!("a{}", "\u{301}".repeat(200));
    assert_eq!(error(&pile), Some(NameError::TooManyParts));
}

#[test]
fn invisible_names_are_refused() {
    for blank in ["", "   ", "\u{200B}\u{200B}", "\u{2800}", "\u{3164}", "\u{FEFF}"] {
        assert_eq!(error(blank), Some(NameError::Empty), "{blank:?}");
    }
}

#[test]
fn text_direction_controls_are_refused() {
    for bad in
        ["a\nb", "a\tb", "a\0b", "a\u{7F}b", "a\u{85}b", "a\u{202E}b", "a\u{2028}b", "\u{2066}a"]
    {
        assert_eq!(error(bad), Some(NameError::Control), "{bad:?}");
    }
}

#[test]
fn a_volume_goes_from_0_to_100() {
    assert_eq!(Volume::new(0), Some(Volume::SILENT));
    assert_eq!(Volume::new(100), Some(Volume::MAX));
    assert_eq!(Volume::new(101), None);
}

#[test]
fn half_volume_means_a_quarter_of_the_amplitude() {
    assert_eq!(Volume::SILENT.gain(), 0.0);
    assert_eq!(Volume::new(50).unwrap().gain(), 0.25);
    assert_eq!(Volume::MAX.gain(), 1.0);
}

#[test]
fn each_step_can_be_undone_until_the_ends() {
    let side = |pixels| CellSize::new(pixels).expect("a side");
    assert_eq!(CellSize::stepped(37.0, 1), side(40));
    assert_eq!(CellSize::stepped(37.0, -1), side(36));
    assert_eq!(CellSize::stepped(40.0, 1), side(48));
    assert_eq!(CellSize::stepped(40.0, -3), side(28));
    // 18 logical pixels at 1.25 are 22 of the screen's.
    assert_eq!(CellSize::stepped(17.6, 1), side(20));
    assert_eq!(CellSize::stepped(17.6, -1), side(16));
    assert_eq!(CellSize::stepped(80.0, 9), CellSize::MAX);
    assert_eq!(CellSize::stepped(144.0, 1), CellSize::MAX);
    assert_eq!(CellSize::stepped(12.0, -1), CellSize::MIN);
    assert_eq!(CellSize::stepped(5.0, -1), CellSize::MIN);
}
