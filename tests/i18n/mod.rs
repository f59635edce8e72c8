//! Translations: every language has every text, with its values, plurals and formats.
//!
//! The files of texts are held against each other and against the sources: a text is looked up as
//! `texts.get("key")` or `texts.with("key", args![..])`, so that this test can read which are used.

use crate::common::prelude::*;
use crate::common::program;
use jiff::civil::date;
use messages::{messages, placeholders};
use sapper::cli;
use sapper::config::PracticeKind;
use sapper::config::{
    ColorVision, Detail, GamesToKeep, Pace, PlaceNames, PracticeGoal, PracticeSize, PracticeTime,
    ReduceMotion, Spacing, Theme, Typeface,
};
use sapper::game::counters::Counter;
use sapper::game::rules::{ChordBy, ChordNeeds, ClickOnFlag, FirstOpening, StartPoint, UnmetChord};
use sapper::game::{Choice, GuessRules};
use sapper::history::comparison::Flagging;
use sapper::i18n::file_notices::notice_text;
use sapper::practice::lesson::Topic;
use sapper::storage::notice::{FileError, FileNotice, SaveError};
use sources::Call;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::ptr;

mod messages;
mod sources;

/// Whether a text that no source uses fails the test, or is only named in its output.
const UNUSED_FAILS: bool = true;

#[test]
fn every_language_has_the_same_keys_in_the_same_order() {
    let keys = |lang| messages(lang).into_iter().map(|(key, _)| key);
    let english: Vec<_> = keys(Lang::English).collect();
    for lang in Lang::ALL {
        let missing: Vec<_> = set(english.clone()).difference(&set(keys(lang))).cloned().collect();
        let extra: Vec<_> = set(keys(lang)).difference(&set(english.clone())).cloned().collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        assert!(extra.is_empty(), "only {lang} has {extra:?}");
        assert!(keys(lang).eq(english.clone()), "{lang} has another order or a key twice");
    }
}

#[test]
fn every_language_fills_in_the_same_values() {
    let english = placeholders(Lang::English);
    for lang in Lang::ALL {
        for (key, names) in placeholders(lang) {
            assert_eq!(Some(&names), english.get(&key), "{key} in {lang}");
        }
    }
}

#[test]
fn no_text_is_empty_or_padded() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (key, names) in placeholders(lang) {
            let values: Vec<_> = names.iter().map(|name| (name.as_str(), 2.into())).collect();
            let text = texts.with(&key, &values);
            assert!(!text.is_empty() && text == text.trim(), "{key} in {lang}");
            assert!(!text.contains(['{', '}', '\n']), "{key} in {lang}: {text}");
            assert_ne!(text, key, "{key} in {lang}");
        }
    }
}

#[test]
fn every_text_that_the_sources_ask_for_exists_and_gets_its_values() {
    let known = placeholders(Lang::English);
    let calls = sources::all_calls();
    assert!(calls.iter().any(|call| call.key == "seconds"), "the search finds no calls");
    for Call { place, key, values } in calls {
        let Some(names) = known.get(&key) else {
            panic!("{place} asks for {key}, which is no text");
        };
        if let Some(values) = values {
            let missing: Vec<_> = names.difference(&values).collect();
            assert!(missing.is_empty(), "{place} gives {key} no {missing:?}");
        }
    }
}

#[test]
fn no_text_is_left_over() {
    let sources = sources::code();
    let known = placeholders(Lang::English);
    let mut spoken = asked_by_the_command_line();
    spoken.extend(named_choices());
    spoken.extend(Topic::ALL.iter().map(|topic| format!("lesson-{}-text", topic.key())));
    spoken.extend(named_counters().map(str::to_owned));
    let unused: Vec<_> = known
        .keys()
        .filter(|key| {
            let literal = format!("\"{key}\"");
            !spoken.contains(*key) && !sources.iter().any(|(_, code)| code.contains(&literal))
        })
        .collect();
    if !unused.is_empty() {
        println!("no source uses {unused:?}");
    }
    assert!(unused.is_empty() || !UNUSED_FAILS, "unused: {unused:?}");
}

/// The keys of the names and the tips of all counters.
fn named_counters() -> impl Iterator<Item = &'static str> {
    Counter::ALL.iter().flat_map(|counter| [counter.spec().name, counter.spec().tip])
}

#[test]
fn every_counter_has_a_name_and_a_tip() {
    let known = placeholders(Lang::English);
    let missing: Vec<_> = named_counters().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The keys of the names of all choices, each of which is in files by a name of its own.
fn named_choices() -> Vec<String> {
    fn keys<T: Choice>(group: &str) -> impl Iterator<Item = String> {
        let is_own = |choice: &T| T::from_key(choice.stored_key()) == Some(*choice);
        assert!(T::ALL.iter().all(is_own), "{group}");
        T::ALL.iter().map(move |choice| format!("{group}-{}", choice.key()))
    }
    keys::<LevelKind>("level")
        .chain(keys::<GuessRules>("guesses"))
        .chain(keys::<Style>("style"))
        .chain(keys::<Style>("original-rules"))
        .chain(keys::<Theme>("theme"))
        .chain(keys::<ColorVision>("color-vision"))
        .chain(keys::<Detail>("detail"))
        .chain(keys::<PlaceNames>("place-names"))
        .chain(keys::<ReduceMotion>("motion"))
        .chain(keys::<Typeface>("typeface"))
        .chain(keys::<Spacing>("spacing"))
        .chain(keys::<Pace>("pace"))
        .chain(keys::<FirstOpening>("rule-value"))
        .chain(keys::<StartPoint>("rule-value"))
        .chain(keys::<ClickOnFlag>("rule-value"))
        .chain(keys::<ChordBy>("rule-value"))
        .chain(keys::<ChordNeeds>("rule-value"))
        .chain(keys::<UnmetChord>("rule-value"))
        .chain(keys::<bool>("rule-value"))
        .chain(keys::<Flagging>("flagging"))
        .chain(keys::<GamesToKeep>("kept"))
        .chain(keys::<PracticeKind>("practice-kind"))
        .chain(keys::<PracticeGoal>("practice-goal"))
        .chain(keys::<PracticeSize>("level"))
        .chain(keys::<PracticeTime>("practice-time"))
        .chain(keys::<Topic>("lesson"))
        .collect()
}

#[test]
fn every_setting_value_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for key in named_choices() {
            assert!(texts.find(&key).is_some(), "{key} in {lang}");
        }
    }
}

/// The keys that the help of the command line asks for, whether there is a text or not.
fn asked_by_the_command_line() -> BTreeSet<String> {
    let texts = Texts::new(Lang::English);
    let asked = RefCell::new(BTreeSet::new());
    cli::command_with(&mut |key| {
        asked.borrow_mut().insert(key.to_owned());
        texts.find(key)
    });
    asked.into_inner()
}

#[test]
fn every_text_of_the_command_line_is_in_every_language() {
    for lang in Lang::ALL {
        let command = cli::command(&Texts::new(lang));
        assert!(command.get_about().is_some(), "the program in {lang}");
        let below = command.get_subcommands();
        for command in below.chain([&command]) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name} in {lang}");
            for arg in command.get_arguments() {
                let id = arg.get_id();
                assert!(arg.get_help().is_some(), "{name} {id} in {lang}");
            }
        }
    }
    let keys: BTreeSet<_> = placeholders(Lang::English).into_keys().collect();
    for key in asked_by_the_command_line() {
        let named = key.starts_with("cli-value-") || key.starts_with("cli-command-");
        assert!(!named || keys.contains(&key), "{key}");
    }
}

#[test]
fn calls_are_found_in_any_layout() {
    let code = r#"
        text(texts.get("ok"));
        self.texts.with("won", &[("time", texts.seconds(ms).into())]);
        self.texts
            .with(
                "lost",
                &[("a", 1.into()), ("b", f("(").into())],
            );
        texts.with("given", &values);
        map.get("other"); texts.got("not"); texts.get(key);
    "#;
    let call = |key: &str, values: Option<&[&str]>| Call {
        place: "here".to_owned(),
        key: key.to_owned(),
        values: values.map(|names| set(names.iter().map(|name| (*name).to_owned()))),
    };
    assert_eq!(
        sources::calls("here", code),
        [
            call("ok", Some(&[])),
            call("won", Some(&["time"])),
            call("lost", Some(&["a", "b"])),
            call("given", None),
        ]
    );
}

#[test]
fn a_message_is_read_and_filled_in_in_each_language() {
    let english = Texts::new(Lang::English);
    let chinese = Texts::new(Lang::SimplifiedChinese);
    assert_eq!(english.get("level-expert"), "Expert");
    assert_eq!(chinese.get("level-expert"), "高级");

    let limits = [("min", 1.into()), ("max", 256.into())];
    assert_eq!(english.with("custom-out-of-range", &limits), "Enter a number from 1 to 256.");
    assert_eq!(chinese.with("custom-out-of-range", &limits), "请输入 1 到 256 之间的数。");
}

#[test]
fn each_language_is_read_only_once() {
    let [one, other] = [Texts::new(Lang::English), Texts::new(Lang::English)];
    assert!(ptr::eq(one.get("new-game"), other.get("new-game")));
    assert_ne!(one.get("new-game"), Texts::new(Lang::German).get("new-game"));
}

#[test]
fn mine_counts_have_the_right_plural() {
    let texts = Texts::new(Lang::English);
    let too_many = |rows: u16, cols: u16| {
        let max = u32::from(rows) * u32::from(cols) - 1;
        let values = [("rows", rows.into()), ("cols", cols.into()), ("max", max.into())];
        texts.with("custom-too-many-mines", &values)
    };
    assert_eq!(too_many(18, 32), "18 × 32 cells have room for at most 575 mines.");
    assert_eq!(too_many(1, 2), "1 × 2 cells have room for at most 1 mine.");
    assert_eq!(too_many(1, 1), "A board of one cell has no room for a mine.");
}

#[test]
fn large_numbers_are_not_grouped() {
    let texts = Texts::new(Lang::English);
    assert_eq!(
        texts.with(
            "custom-too-many-mines",
            &[("rows", 256.into()), ("cols", 256.into()), ("max", 65_535.into())]
        ),
        "256 × 256 cells have room for at most 65535 mines."
    );
}

#[test]
fn values_have_no_invisible_characters() {
    for lang in Lang::ALL {
        let text = Texts::new(lang).with("file-saved-again", &[("file", "scores.toml".into())]);
        assert!(text.contains("scores.toml"), "{text}");
        assert!(!text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']));
    }
}

#[test]
fn a_time_has_three_decimals_and_its_unit() {
    let english = Texts::new(Lang::English);
    assert_eq!(english.seconds(12_345), "12.345 s");
    assert_eq!(english.seconds(7), "0.007 s");
    assert_eq!(english.seconds(0), "0.000 s");
    assert_eq!(english.seconds(1_234_567_890), "1234567.890 s");
    assert_eq!(Texts::new(Lang::SimplifiedChinese).seconds(12_345), "12.345 秒");
    assert_eq!(Texts::new(Lang::German).seconds(12_345), "12,345 s");
}

#[test]
fn numbers_follow_the_language() {
    for (lang, decimal, percent, counts) in [
        (Lang::English, "1.50", "12.5%", ["1,234", "12,345", "1,234,567"]),
        (Lang::Japanese, "1.50", "12.5%", ["1,234", "12,345", "1,234,567"]),
        (Lang::Korean, "1.50", "12.5%", ["1,234", "12,345", "1,234,567"]),
        (Lang::German, "1,50", "12,5\u{a0}%", ["1.234", "12.345", "1.234.567"]),
        (
            Lang::French,
            "1,50",
            "12,5\u{202f}%",
            ["1\u{202f}234", "12\u{202f}345", "1\u{202f}234\u{202f}567"],
        ),
        (Lang::Spanish, "1,50", "12,5\u{a0}%", ["1234", "12.345", "1.234.567"]),
        (Lang::BrazilianPortuguese, "1,50", "12,5%", ["1.234", "12.345", "1.234.567"]),
        (Lang::Italian, "1,50", "12,5%", ["1234", "12.345", "1.234.567"]),
        (Lang::Russian, "1,50", "12,5%", ["1\u{a0}234", "12\u{a0}345", "1\u{a0}234\u{a0}567"]),
        (Lang::Ukrainian, "1,50", "12,5%", ["1\u{a0}234", "12\u{a0}345", "1\u{a0}234\u{a0}567"]),
        (Lang::Polish, "1,50", "12,5%", ["1234", "12\u{a0}345", "1\u{a0}234\u{a0}567"]),
    ] {
        let texts = Texts::new(lang);
        assert_eq!(texts.decimal(1.5, 2), decimal, "{lang}");
        assert_eq!(texts.percent(&texts.decimal(12.5, 1)), percent, "{lang}");
        assert_eq!([1_234, 12_345, 1_234_567].map(|count| texts.count(count)), counts, "{lang}");
        assert_eq!(texts.count(999), "999", "{lang}");
    }
}

#[test]
fn output_for_programs_has_a_decimal_point_in_every_language() {
    let home = tempfile::tempdir().unwrap();
    let game = home.path().join("game.rawvf");
    fs::write(&game, crate::common::GAME).unwrap();
    let table = |lang: Lang, format| {
        program::printed(&["--lang", lang.key(), "replay", format, game.to_str().unwrap()])
    };
    for lang in Lang::ALL {
        for format in ["--csv", "--export=rawvf"] {
            assert_eq!(table(lang, format), table(Lang::English, format), "{lang}");
        }
    }
}

#[test]
fn dates_follow_the_language() {
    let english = Texts::new(Lang::English);
    assert_eq!(english.date(date(2026, 3, 5)), "5 Mar 2026");
    let months: BTreeSet<_> = (1..=12).map(|month| english.date(date(2026, month, 28))).collect();
    assert_eq!(months.len(), 12);
    assert_eq!(Texts::new(Lang::SimplifiedChinese).date(date(2026, 12, 31)), "2026年12月31日");
    let russian = Texts::new(Lang::Russian);
    assert_eq!(russian.date(date(2026, 5, 9)), "9 мая 2026");
    assert_eq!(russian.month_alone(date(2026, 5, 1)), "май");
    assert_eq!(russian.month_alone(date(2026, 6, 1)), "июн");
    let calendar = |lang, year: &str| {
        Texts::new(lang).with("daily-month", &[("month", 11.into()), ("year", year.into())])
    };
    assert_eq!(calendar(Lang::Russian, "2026"), "Ноябрь 2026", "whole and alone");
    assert_eq!(calendar(Lang::SimplifiedChinese, "2026年"), "2026年11月");
    assert_eq!(Texts::new(Lang::Korean).date(date(2026, 12, 31)), "2026년 12월 31일");
    assert_eq!(Texts::new(Lang::Italian).date(date(2026, 3, 5)), "5 mar 2026");
}

#[test]
fn an_unknown_text_shows_its_key() {
    let texts = Texts::new(Lang::SimplifiedChinese);
    assert_eq!(texts.get("no-such-key"), "no-such-key");
    assert_eq!(texts.with("no-such-key", &[]), "no-such-key");
    assert_eq!(texts.get("won"), "won", "it asks for a value");
}

#[test]
fn a_language_is_found_by_its_key_or_locale() {
    for lang in Lang::ALL {
        assert_eq!(lang.key().parse(), Ok(lang));
    }
    for (lang, locales) in [
        (Lang::SimplifiedChinese, ["zh", "zh-SG", "zh_Hans_HK", "ZH-cn"]),
        (Lang::TraditionalChinese, ["zh-TW", "zh_HK", "zh-Hant", "zh-Hant-CN"]),
        (Lang::English, ["en", "en-GB", "en_US", "EN"]),
        (Lang::BrazilianPortuguese, ["pt", "pt-PT", "pt_BR", "pt-AO"]),
        (Lang::German, ["de", "de-AT", "de_CH", "de-1996"]),
        (Lang::French, ["fr", "fr-CA", "fr_CH", "FR"]),
        (Lang::Korean, ["ko", "ko-KR", "ko_Kore_KR", "KO"]),
        (Lang::Italian, ["it", "it-CH", "it_IT", "IT"]),
        (Lang::Ukrainian, ["uk", "uk-UA", "uk_UA", "UK"]),
    ] {
        for locale in locales {
            assert_eq!(locale.parse(), Ok(lang), "{locale}");
        }
    }
    for locale in ["tlh", "C", "POSIX", "", "简体中文"] {
        assert!(locale.parse::<Lang>().is_err(), "{locale}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_language_is_the_systems_if_supported() {
    for (variables, lang) in [
        (&[("LANG", "zh_CN.UTF-8")][..], Lang::SimplifiedChinese),
        (&[("LANG", "zh_TW.UTF-8")], Lang::TraditionalChinese),
        (&[("LANG", "pt_PT.UTF-8")], Lang::BrazilianPortuguese),
        (&[("LANG", "en_GB.UTF-8")], Lang::English),
        (&[("LANG", "fr_FR.UTF-8")], Lang::French),
        (&[("LANG", "ko_KR.UTF-8")], Lang::Korean),
        (&[("LANG", "el_GR.UTF-8")], Lang::English),
        (&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")], Lang::English),
        (&[("LANG", "en_US"), ("LANGUAGE", "zh_CN:en")], Lang::SimplifiedChinese),
        (&[("LANG", "nb_NO.UTF-8"), ("LANGUAGE", "nb:no:de")], Lang::German),
        (&[("LANG", "nb_NO.UTF-8"), ("LANGUAGE", "nb:en:de")], Lang::English),
        (&[("LANG", "fr_FR@euro"), ("LANGUAGE", "")], Lang::French),
        (&[("LC_ALL", "C"), ("LANGUAGE", "de")], Lang::English),
        (&[("LC_MESSAGES", "POSIX"), ("LANG", "de_DE"), ("LANGUAGE", "de")], Lang::English),
        (&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "de")], Lang::German),
        (&[("LANGUAGE", "de")], Lang::English),
        (&[("LC_ALL", "el_GR"), ("LANG", "de_DE")], Lang::English),
        (&[], Lang::English),
    ] {
        // This test's own program, asked for the test below in that environment.
        let mut child = program::child_test("i18n::the_language_of_the_system_is_found");
        let said = program::ended(child.env_clear().envs(variables.iter().copied())).out;
        assert!(said.contains(&format!("the system speaks {lang};")), "{variables:?}: {said}");
    }
}

#[test]
fn the_language_of_the_system_is_found() {
    println!("the system speaks {};", sapper::platform::system_lang());
}

#[test]
fn every_language_has_its_folder_and_every_folder_its_language() {
    let folders = fs::read_dir(root().join("resources/locales")).unwrap();
    let folders = set(folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()));
    assert_eq!(folders, set(Lang::ALL.map(|lang| lang.key().to_owned())));
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    items.into_iter().collect()
}

#[test]
fn sentences_are_joined_by_a_space_only_in_languages_with_spaces() {
    let has_space = |lang: &Lang| Texts::new(*lang).paragraph(&["1", "2"]) == "1 2";
    let without: Vec<_> = Lang::ALL.into_iter().filter(|lang| !has_space(lang)).collect();
    assert_eq!(without, [Lang::SimplifiedChinese, Lang::TraditionalChinese, Lang::Japanese]);
    let joined = |lang, sentences: [&str; 2]| Texts::new(lang).paragraph(&sentences);
    assert_eq!(joined(Lang::English, ["One.", "Two."]), "One. Two.");
    assert_eq!(joined(Lang::SimplifiedChinese, ["一。", "二。"]), "一。二。");
}

#[test]
fn a_full_disk_is_named_in_the_players_language() {
    let full = FileError::System(io::Error::from(ErrorKind::StorageFull).into());
    let error = SaveError::Failed { file: "scores.toml".into(), error: full };
    let text = |lang| notice_text(&FileNotice::SaveFailed(error.clone()), &Texts::new(lang));
    assert_eq!(
        text(Lang::English),
        "“scores.toml” could not be saved: the disk is full. Changes are kept only until you close Sapper."
    );
    assert!(text(Lang::SimplifiedChinese).contains("磁盘已满"));
}

#[test]
fn a_file_in_the_place_of_a_folder_is_named() {
    for kind in [ErrorKind::AlreadyExists, ErrorKind::NotADirectory] {
        let error = FileError::System(io::Error::from(kind).into());
        let error = SaveError::Failed { file: "session.toml".into(), error };
        let text = notice_text(&FileNotice::SaveFailed(error), &Texts::new(Lang::English));
        assert!(text.contains("there is a file where its folder"), "{text}");
    }
}

#[test]
fn an_unreadable_line_is_named_with_its_number() {
    let notice =
        FileNotice::Skipped { file: "settings.toml".into(), error: FileError::Syntax { line: 3 } };
    let text = notice_text(&notice, &Texts::new(Lang::English));
    assert!(text.contains("line 3 cannot be understood"), "{text}");
}

#[test]
fn facts_about_one_thing_are_no_list_of_equals() {
    let facts = || ["初级", "失败"].map(str::to_owned);
    let texts = Texts::new(Lang::SimplifiedChinese);
    assert_eq!(texts.facts(facts()), "初级，失败");
    assert_eq!(texts.series(&facts()), "初级、失败");
}

#[test]
fn one_row_or_column_is_told_as_one() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let said = |rows: u32, cols: u32| {
            let values = [("level", "".into()), ("rows", rows.into()), ("cols", cols.into())];
            let said = texts.with("announce-new-scattered", &values);
            said.replace(|char: char| char.is_ascii_digit(), "")
        };
        // Some languages count without a plural, or name what is counted first.
        let has_plurals = ["en", "de", "es", "fr", "it", "pt-BR"].contains(&lang.key());
        assert_eq!(said(1, 5) != said(5, 5), has_plurals, "{lang}");
        assert_eq!(said(5, 1) != said(5, 5), has_plurals, "{lang}");
    }
}
