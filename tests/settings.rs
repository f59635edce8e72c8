//! The settings: their defaults, their file, and invalid values.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::config::counter_list::{CounterList, CounterTime};
use sapper::config::keymap::Keymap;
use sapper::config::{
    BoardName, CellSize, FilterChoice, FilterChoices, KeptGames, LanguageChoice, PlayerName,
    ReplayLimit, Theme, Volume, WindowState,
};
use sapper::game::board_filter::FilterLimit;
use sapper::game::counters::Formula;
use sapper::game::pointer::LongPress;
use sapper::game::{BoardFilter, Choice, CustomBoard};
use sapper::storage::{ParseIssue, Stored};
use std::sync::LazyLock;

fn open(folder: &TempDir) -> (Stored<Settings>, Vec<FileNotice>) {
    Settings::load(Some(&Folders::at(folder.path(), folder.path())))
}

fn set(settings: &Settings) -> impl Fn(&mut Settings) + Send + 'static {
    let settings = settings.clone();
    move |now| *now = settings.clone()
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("settings.toml")
}

fn folder_with(text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(file(&folder), text).unwrap();
    folder
}

/// The settings in a file and the keys of those that are invalid.
fn read(text: &str) -> (Settings, Vec<String>) {
    let (kept, notices) = open(&folder_with(text));
    let issues = notices.into_iter().flat_map(|notice| match notice {
        FileNotice::Issues { issues, .. } => issues,
        other => panic!("{other:?}"),
    });
    let keys = issues.map(|issue| match issue {
        ParseIssue::Setting(key) => key,
        other => panic!("{other:?}"),
    });
    (kept.get().clone(), keys.collect())
}

/// Keys that were changed one after the other, as far as they could be.
fn any_keys() -> impl Strategy<Value = Keymap> {
    let presses = "X Y Ctrl+H Alt+Ctrl+Delete + ß F9 Mouse4 Mouse6";
    let press = prop::sample::select(presses.split(' ').collect::<Vec<_>>());
    let change = (
        prop::sample::select(Command::bindable().map(|(command, _)| command).collect::<Vec<_>>()),
        press,
    );
    prop::collection::vec(change, 0..5).prop_map(|changes| {
        let mut keys = Keymap::default();
        for (command, press) in changes {
            let _ = keys.set(command, press.parse().unwrap());
        }
        keys
    })
}

/// Counters that were moved and ticked one after the other, and perhaps a formula.
fn any_counters() -> impl Strategy<Value = CounterList> {
    let change = (0..40_usize, 0..4_u8);
    let formula = prop::option::of("[a-z][a-z ]{0,8}[a-z]");
    (prop::collection::vec(change, 0..20), formula).prop_map(|(changes, formula)| {
        let mut list = CounterList::default();
        if let Some(name) = formula {
            list.add(Formula::new(&name, "100 * corr").unwrap()).unwrap();
        }
        for (at, what) in changes {
            match what {
                0 => list.toggle(at, CounterTime::DuringGame),
                1 => list.toggle(at, CounterTime::Afterwards),
                down => drop(list.shift(at, down == 2)),
            }
        }
        list
    })
}

/// Settings each of which is the default or that of [`UNUSUAL`], but for those with many values.
fn any_settings() -> impl Strategy<Value = Settings> {
    static UNUSUAL_ONES: LazyLock<Settings> = LazyLock::new(|| read(UNUSUAL).0);
    let board = (1..=256_usize, 1..=256_usize, any::<prop::sample::Index>()).prop_map(
        |(rows, cols, mines)| CustomBoard::new(rows, cols, mines.index(rows * cols)).unwrap(),
    );
    let player = prop::option::of("\\PC{1,40}").prop_map(|name| PlayerName::new(&name?).ok());
    let limit = prop::option::of(0..=BoardFilter::MAX);
    let filter = (any::<bool>(), prop::collection::vec(limit, FilterLimit::ALL.len()));
    let filter = filter.prop_map(|(is_on, limits)| {
        let mut filter = BoardFilter::default();
        for (&limit, value) in FilterLimit::ALL.iter().zip(limits) {
            assert!(filter.set(limit, value));
        }
        FilterChoice { is_on, filter }
    });
    let filters = prop::collection::vec(filter, 0..3).prop_map(|choices| {
        let mut filters = FilterChoices::default();
        let levels = [Level::Expert, Level::Beginner8x8];
        levels.into_iter().zip(choices).for_each(|(level, choice)| filters.set(level, choice));
        filters
    });
    let names = prop::sample::select(&["{time}", "{date} {player} {3bvs}", "阿达 {level}"]);
    let kept = (prop::array::uniform2(prop::option::of(1..=100_000_u32)), names, 0..=10_000_u16);
    let place = (
        prop::option::of(any::<(u16, u16)>()),
        prop::option::of(any::<(i32, i32)>()),
        any::<[bool; 2]>(),
    );
    let numbers = (0..=100_u8, 200..=800_u16, prop::option::of(12..=96_u8));
    let texts = (player, any_keys(), any_counters());
    let unusual = prop::collection::vec(any::<bool>(), Settings::FIELDS.len());
    (unusual, (board, filters, kept), texts, (place, numbers)).prop_map(
        |(unusual, (custom, filter, kept), (player, keys, counter_list), (place, numbers))| {
            let mut settings = Settings::default();
            for (field, _) in Settings::FIELDS.iter().zip(unusual).filter(|(_, it)| *it) {
                (field.copy)(&mut settings, &UNUSUAL_ONES);
            }
            let ([max_seconds, min_speed], name, limit) = kept;
            let (size, position, [maximized, user_sized]) = place;
            let kept_games = KeptGames {
                max_seconds,
                min_speed,
                name: name.parse().unwrap(),
                limit: ReplayLimit::new(limit).unwrap(),
                ..settings.kept_games
            };
            Settings {
                custom,
                custom_boards: [(BoardName::new("5 × 5 \"a.b\"").unwrap(), custom)].into(),
                filter,
                kept_games,
                player,
                keys,
                counter_list,
                window: WindowState { size, position, maximized, user_sized },
                volume: Volume::new(numbers.0).unwrap(),
                long_press: LongPress::new(numbers.1).unwrap(),
                expert_cell_size: numbers.2.and_then(CellSize::new),
                ..settings
            }
        },
    )
}

/// A file in which each setting has a value other than its default, if there is one.
const UNUSUAL: &str = r#"
version = 1
language = "zh-CN"
theme = "dark"
text_size = "150%"
typeface = "reading"
letter_spacing = "wide"
line_spacing = "wider"
numbers = "tritanopia"
style = "easyx"
original_rules = false
light = false
level = "custom"
no_guess = true
show_remaining = false
show_counters = true
introduced = true
expert_figures = false
player = "阿达"
reduce_motion = "on"
question_marks = false
custom = { rows = 18, cols = 32, mines = 100 }
custom_boards = { "Größer" = { rows = 20, cols = 30, mines = 140 } }
sound = { on = false, guide = true, volume = 0 }
speech = { detail = "full", with_tones = false, places = "letters" }
scanning = "700ms"
mouse = { dwell = "1500ms", swap_buttons = true, flag_button = true, long_press_flags = true, single_click_chord = true, long_press_ms = 250, keys_at_pointer = true, click_flags = true, raise_only = true }
board = { dim_satisfied = true, light_neighbours = true }
replays = { keep = 0 }
kept_games = { which = "all", max_seconds = 100, min_3bv_s = 1.25, name = "{level} {time}", folders = false, limit = 10 }
restart = { past_best = true }
csv = { decimal_comma = true }
pause_when_minimised = false
counters = [{ counter = "stnb", after = true }, { name = "mine", formula = "2 * time", during = true }]
classic = { question_marks = true, skin = "Slate" }
practice = { kind = "pair", size = "expert", time = "10s", goal = "20" }

[cell_size]
beginner = 96
intermediate = 12
expert = 24
scattered = 40
custom = 16

[filter]
on = true
min_3bv = 120
max_3bv = 150
min_openings = 3
max_openings = 9
min_efficiency = 130

[keys]
flag = "X"
hint = "Ctrl+H"

[window]
width = 900
height = 700
x = -8
y = 20
maximized = true
user_sized = true

[rules]
first_opening = "safe"
laid = "drawn"
clock = "drawn"
click_on_flag = "unflags"
chord_by = "nothing"
chord_needs = "every-mine-flagged"
unmet_chord = "loses"
flags_on_win = "no"
fair_guess = "yes"
strict = "yes"
"#;

#[test]
fn without_a_file_every_setting_has_its_default() {
    let folder = tempfile::tempdir().unwrap();
    let (kept, notices) = open(&folder);
    assert_eq!(notices, []);
    assert_eq!(kept.get(), &Settings::default());
    let usual = kept.get();
    assert_eq!((usual.board(), usual.style), (Level::Beginner, Style::Windows7));
    assert!(usual.show_remaining && usual.sound);
    assert!(!file(&folder).exists());
}

#[test]
fn a_file_sets_only_what_it_names() {
    let (settings, issues) = read(UNUSUAL);
    assert!(issues.is_empty(), "{issues:?}");
    assert_eq!(settings.language, LanguageChoice::Specific(Lang::SimplifiedChinese));
    assert_eq!(settings.theme, Theme::Dark);
    assert_eq!(settings.board(), Level::with_dimensions(18, 32, 100).unwrap());
    assert_eq!(settings.player, PlayerName::new("阿达").ok());
    assert_eq!((settings.sound, settings.volume.percent()), (false, 0));
    assert_eq!(read("theme = \"dark\"").0.language, LanguageChoice::Auto);
}

#[test]
fn of_a_filter_the_valid_limits_are_used() {
    let (settings, issues) =
        read("[filter]\non = true\nmin_3bv = 7\nmax_3bv = -1\nmin_openings = 65537\n");
    assert_eq!(issues, ["filter.max_3bv", "filter.min_openings"]);
    let filter = BoardFilter { min_bbbv: Some(7), ..BoardFilter::default() };
    let in_force = |text| read(text).0.filter.of(Level::Expert).in_force();
    assert_eq!(settings.filter.of(Level::Expert).in_force(), Some(filter));
    assert_eq!(in_force("[filter]\nmin_3bv = 7"), None, "it is off");
    assert_eq!(in_force("[filter]\non = true"), None, "nothing is asked for");
    assert_eq!(read("filter = 7").1, ["filter"]);
}

#[test]
fn a_filter_for_all_levels_stays_for_those_without_their_own() {
    let folder =
        folder_with("[filter]\non = true\nmin_3bv = 7\nexpert_on = true\nexpert_min_3bv = 200\n");
    let (mut kept, issues) = open(&folder);
    assert_eq!(issues, []);
    let bbbv = |settings: &Settings, level| settings.filter.of(level).filter.min_bbbv;
    assert_eq!(bbbv(kept.get(), Level::Expert), Some(200));
    assert_eq!(bbbv(kept.get(), Level::Beginner), Some(7));
    let filter = BoardFilter { min_openings: Some(2), ..BoardFilter::default() };
    let choice = FilterChoice { is_on: true, filter };
    let change = move |settings: &mut Settings| settings.filter.set(Level::Beginner, choice);
    assert_eq!(kept.update(change), []);
    let again = open(&folder).0;
    assert_eq!(again.get().filter.of(Level::Beginner), choice);
    assert_eq!(bbbv(again.get(), Level::Intermediate), Some(7));
    assert_eq!(bbbv(again.get(), Level::Expert), Some(200));
    let (_, issues) = read("[filter]\nexpert_min_3bv = -1\n");
    assert_eq!(issues, ["filter.expert_min_3bv"]);
}

#[test]
fn a_limit_that_is_given_up_leaves_the_file() {
    let folder =
        folder_with("[filter]\nexpert_on = true\nexpert_min_3bv = 7\nexpert_min_openings = 2\n");
    let (mut kept, _) = open(&folder);
    let filter = BoardFilter { min_openings: Some(2), ..BoardFilter::default() };
    let choice = FilterChoice { is_on: true, filter };
    let change = move |settings: &mut Settings| settings.filter.set(Level::Expert, choice);
    assert_eq!(kept.update(change), []);
    assert_eq!(open(&folder).0.get().filter.of(Level::Expert), choice);
}

#[test]
fn a_saved_board_leaves_the_file_alone_and_all_others_stay() {
    let kept = "a = { rows = 9, cols = 9, mines = 8 } # quick\n\
                broken = { rows = 9, cols = 9, mines = 81 }\n";
    let folder = folder_with(&format!(
        "version = 1\n\n[custom_boards]\n{kept}c = {{ rows = 8, cols = 9, mines = 1 }}\n"
    ));
    let (mut one, _) = open(&folder);
    let (mut other, _) = open(&folder);
    let named = |name| BoardName::new(name).unwrap();
    let board = CustomBoard::new(5, 7, 3).unwrap();
    let gone = SettingChange::SavedBoard(named("c"), None);
    assert_eq!(one.update(move |settings| gone.clone().apply(settings)), []);
    let added = SettingChange::SavedBoard(named("b"), Some(board));
    assert_eq!(other.update(move |settings| added.clone().apply(settings)), []);
    let text = fs::read_to_string(file(&folder)).unwrap();
    assert!(text.contains(kept) && !text.contains("c = {"), "{text}");
    let (again, notices) = open(&folder);
    let names: Vec<_> = again.get().custom_boards.keys().map(BoardName::as_str).collect();
    assert_eq!((names, notices.len()), (vec!["a", "b"], 1), "the broken one is told");
}

#[test]
fn glass_is_read_by_both_of_its_names() {
    for name in ["glass", "windows-7"] {
        let (settings, issues) = read(&format!("style = \"{name}\""));
        assert_eq!((settings.style, issues.len()), (Style::Windows7, 0), "{name}");
        assert_eq!(Style::from_key(name), Some(Style::Windows7));
    }
    assert_eq!(read("style = \"wood\"").1.len(), 1);
}

#[test]
fn a_custom_board_is_remembered_while_a_named_level_is_played() {
    let mut settings = Settings::default();
    settings.set_board(Level::with_dimensions(18, 32, 100).unwrap());
    settings.set_board(Level::Expert);
    assert_eq!(settings.board(), Level::Expert);
    settings.level = LevelKind::Custom;
    assert_eq!(settings.board(), Level::with_dimensions(18, 32, 100).unwrap());
}

proptest! {
    #[test]
    fn any_settings_are_read_back_equal(
        first in any_settings(),
        second in any_settings(),
    ) {
        let folder = fast_folder();
        let (mut kept, _) = open(&folder);
        for settings in [first, second] {
            prop_assert_eq!(kept.update(set(&settings)), []);
            let (again, notices) = open(&folder);
            prop_assert_eq!(notices, []);
            prop_assert_eq!(again.get(), &settings);
        }
    }
}

// What is wrong in a file

/// The file of unusual settings with one of them replaced.
fn with(key: &str, value: toml::Value) -> String {
    let mut file: toml::Table = UNUSUAL.parse().unwrap();
    match key.split_once('.') {
        Some((outer, inner)) => {
            file[outer].as_table_mut().unwrap().insert(inner.to_owned(), value);
        }
        None => {
            file.insert(key.to_owned(), value);
        }
    }
    toml::to_string(&file).unwrap()
}

#[test]
fn only_an_invalid_setting_falls_back_and_is_reported() {
    let (unusual, _) = read(UNUSUAL);
    let usual = Settings::default();
    let bad_values: toml::Table =
        "values = [[1], {a = 1}, -1, 1e9, \"\", \"blue\", \"a\\nb\", 1979-05-27, \
                                   9223372036854775807]"
            .parse()
            .unwrap();
    for field in Settings::FIELDS {
        let mut refused = 0;
        for value in bad_values["values"].as_array().unwrap() {
            let (read, issues) = read(&with(field.key, value.clone()));
            if issues.is_empty() {
                // A text may be good for a name.
                continue;
            }
            refused += 1;
            let entry = format!("{}.", field.key);
            assert!(issues == [field.key] || issues[0].starts_with(&entry), "{issues:?}");
            let mut expected = unusual.clone();
            (field.copy)(&mut expected, &usual);
            assert_eq!(read, expected, "{} = {value}", field.key);
        }
        assert!(refused >= 8, "{} took {refused} of nine bad values badly", field.key);
    }
}

#[test]
fn the_test_values_cover_every_setting() {
    let (unusual, usual) = (read(UNUSUAL).0, Settings::default());
    for field in Settings::FIELDS {
        let only_one_value = field.key == "style" && Style::ALL.len() == 1;
        assert!(only_one_value || !(field.same)(&unusual, &usual), "{}", field.key);
    }
}

#[test]
fn each_invalid_setting_is_named() {
    for (text, keys) in [
        ("theme = \"blue\"", &["theme"][..]),
        ("sound.volume = 101", &["sound.volume"]),
        ("replays.keep = 10001", &["replays.keep"]),
        ("kept_games.name = '{time'", &["kept_games.name"]),
        (
            "kept_games = { which = 'some', max_seconds = -1, limit = 7 }",
            &["kept_games.max_seconds", "kept_games.which"],
        ),
        ("cell_size.expert = 11", &["cell_size.expert"]),
        ("custom = { rows = 18, cols = 32, mines = 576 }", &["custom"]),
        ("custom_boards = 5", &["custom_boards"]),
        (
            "[custom_boards]\na = { rows = 9, cols = 9, mines = 81 }\nb = 1\n\" c\" = { rows = 9, cols = 9, mines = 8 }",
            &["custom_boards. c", "custom_boards.a", "custom_boards.b"],
        ),
        ("rules.flags_on_win = true", &["rules.flags_on_win"]),
        ("sound = 5", &["sound.on", "sound.guide", "sound.volume"]),
        ("sound = true", &["sound.on", "sound.guide", "sound.volume"]),
        ("keys = 5", &["keys"]),
        ("counters = 5", &["counters"]),
        ("counters = [{ counter = \"speed\" }, { counter = \"time\" }]", &["counters.1"]),
        ("counters = [{ counter = \"time\" }, { counter = \"time\" }]", &["counters.2"]),
        (
            "counters = [{ counter = \"ioe\" }, { name = \"a\", formula = \"1 +\" }]",
            &["counters.2"],
        ),
        ("counters = [{ counter = \"ioe\" }, { counter = \"left\", after = 1 }]", &["counters.2"]),
    ] {
        assert_eq!(read(text).1, keys, "{text}");
    }
}

#[test]
fn an_invalid_setting_stays_in_the_file_until_changed() {
    let folder = folder_with("theme = \"sepia\" # of a later Sapper\nshow_remaining = true\n");
    let (mut kept, _) = open(&folder);
    assert_eq!(kept.update(move |settings| settings.show_remaining = false), []);
    assert_eq!(
        fs::read_to_string(file(&folder)).unwrap(),
        "theme = \"sepia\" # of a later Sapper\nshow_remaining = false\n"
    );
    assert_eq!(kept.update(move |settings| settings.theme = Theme::Dark), []);
    assert_eq!(
        fs::read_to_string(file(&folder)).unwrap(),
        "theme = \"dark\" # of a later Sapper\nshow_remaining = false\n"
    );
}

#[test]
fn an_invalid_table_is_replaced_when_its_settings_change() {
    let folder = folder_with("sound = 5\n");
    let (mut kept, _) = open(&folder);
    assert_eq!(kept.update(move |settings| settings.sound = false), []);
    let (again, notices) = open(&folder);
    assert_eq!(notices, []);
    assert!(!again.get().sound);
}

// What is kept

/// What a later Sapper might put into a file of settings.
fn unknown() -> impl Strategy<Value = toml::Table> {
    let leaf = prop_oneof![
        any::<i64>().prop_map(toml::Value::from),
        any::<bool>().prop_map(toml::Value::from),
        "\\PC{0,8}".prop_map(toml::Value::from),
    ];
    let value = leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(toml::Value::from),
            prop::collection::btree_map("\\PC{0,4}", inner, 0..4)
                .prop_map(|map| toml::Table::from_iter(map).into()),
        ]
    });
    prop::collection::btree_map("x\\PC{0,4}", value, 0..4).prop_map(toml::Table::from_iter)
}

proptest! {
    #[test]
    fn unknown_keys_are_kept_everywhere(
        settings in any_settings(),
        unknown in prop::array::uniform3(unknown()),
    ) {
        let [top, sound, custom] = &unknown;
        let mut file: toml::Table = UNUSUAL.parse().unwrap();
        let inside = |file: &mut toml::Table| {
            file.extend(top.clone());
            for (key, added) in [("sound", sound), ("custom", custom)] {
                file[key].as_table_mut().unwrap().extend(added.clone());
            }
        };
        inside(&mut file);
        let folder = fast_folder();
        fs::write(self::file(&folder), toml::to_string(&file).unwrap()).unwrap();
        let (mut kept, _) = open(&folder);
        prop_assert_eq!(kept.update(set(&settings)), []);

        let mut after: toml::Table = fs::read_to_string(self::file(&folder)).unwrap().parse().unwrap();
        let as_saved = after.clone();
        inside(&mut after);
        prop_assert_eq!(after, as_saved, "to put them in again changes nothing");
        let (again, _) = open(&folder);
        prop_assert_eq!(again.get(), &settings);
    }
}

#[test]
fn unknown_values_and_comments_in_the_file_are_kept() {
    let before = "# Mine\ncolour = \"blue\"\n[sound]\n# at night\nvolume = 20 # soft\nhall = true\n\
                  [mouse.wheel]\nlines = 3\n[custom]\nrows=9 # few\ncols=9\nmines=1\nname = \"x\"\n";
    let folder = folder_with(before);
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    assert_eq!(
        kept.update(move |settings| {
            settings.swap_buttons = true;
            settings.sound = false;
            settings.volume = Volume::MAX;
            settings.custom = CustomBoard::new(8, 9, 1).unwrap();
            settings.player = PlayerName::new("Ada").ok();
        }),
        []
    );
    let after = fs::read_to_string(file(&folder)).unwrap();
    for kept in [
        "# Mine",
        "colour = \"blue\"",
        "# at night",
        "volume = 100 # soft",
        "hall = true",
        "lines = 3",
        "8 # few",
        "name = \"x\"",
    ] {
        assert!(after.contains(kept), "“{kept}” is missing in\n{after}");
    }
    let (again, notices) = open(&folder);
    assert_eq!((again.get(), notices), (kept.get(), vec![]));
}

#[test]
fn two_windows_keep_each_others_changes() {
    let folder = tempfile::tempdir().unwrap();
    let (mut one, _) = open(&folder);
    let (mut two, _) = open(&folder);
    assert_eq!(one.update(move |settings| settings.theme = Theme::Dark), []);
    assert_eq!(two.update(move |settings| settings.sound = false), []);
    let (again, _) = open(&folder);
    assert_eq!((again.get().theme, again.get().sound), (Theme::Dark, false));
}

#[test]
fn a_setting_changed_back_to_its_default_is_saved_too() {
    let folder = folder_with("player = \"Ada\"\ntheme = \"dark\"\n");
    let (mut kept, _) = open(&folder);
    assert_eq!(kept.update(move |settings| *settings = Settings::default()), []);
    assert_eq!(open(&folder).0.get(), &Settings::default());
}
