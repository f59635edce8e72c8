//! Sapper speaks every one of its languages whole.
//!
//! The files of texts are held against each other and against the sources: a text is looked up as
//! `texts.get("key")` or `texts.with("key", &[..])`, so that this test can read which are used.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::ast::Expression;
use fluent_syntax::ast::InlineExpression;
use fluent_syntax::ast::Pattern;
use fluent_syntax::ast::PatternElement;
use fluent_syntax::parser;
use jiff::civil::date;
use sapper::i18n::Lang;
use sapper::i18n::Texts;

/// Whether a text that no source uses fails the test, or is only named in its output.
const UNUSED_FAILS: bool = false;

/// The names of the values in each message of a language.
type Placeholders = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_language_has_the_same_keys_in_the_same_order() {
    let keys = |lang| messages(lang).into_iter().map(|(key, _)| key);
    let english: Vec<_> = keys(Lang::English).collect();
    for lang in Lang::ALL {
        let missing: Vec<_> = set(english.clone())
            .difference(&set(keys(lang)))
            .cloned()
            .collect();
        let extra: Vec<_> = set(keys(lang))
            .difference(&set(english.clone()))
            .cloned()
            .collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        assert!(extra.is_empty(), "only {lang} has {extra:?}");
        assert!(
            keys(lang).eq(english.clone()),
            "{lang} has another order or a key twice"
        );
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
fn every_text_that_the_sources_use_exists_and_none_is_left_over() {
    let sources = sources();
    let known = placeholders(Lang::English);

    let asked = asked_for(&sources);
    assert!(asked.contains_key("seconds"), "the search finds no calls");
    for (key, place) in asked {
        assert!(known.contains_key(&key), "{place} asks for {key}");
    }

    let unused: Vec<_> = known
        .keys()
        .filter(|key| {
            let literal = format!("\"{key}\"");
            !sources.iter().any(|(_, code)| code.contains(&literal))
        })
        .collect();
    if !unused.is_empty() {
        println!("no source uses {unused:?}");
    }
    assert!(unused.is_empty() || !UNUSED_FAILS, "unused: {unused:?}");
}

#[test]
fn the_search_for_calls_sees_them_however_they_are_laid_out() {
    let code = r#"
        text(texts.get("ok"));
        self.texts.with("won", &[]);
        self.texts
            .with(
                "lost",
                &[],
            );
        map.get("other"); pretexts.got("not"); // texts.get(key)
    "#;
    let asked = asked_for(&[("x.rs".to_owned(), code.to_owned())]);
    assert_eq!(
        asked.keys().collect::<Vec<_>>(),
        ["lost", "ok", "won"],
        "{asked:?}"
    );
}

#[test]
fn a_message_is_read_and_filled_in_in_each_language() {
    let english = Texts::new(Lang::English);
    let chinese = Texts::new(Lang::Chinese);
    assert_eq!(english.get("level-expert"), "Expert");
    assert_eq!(chinese.get("level-expert"), "高级");

    let limits = [("min", 1.into()), ("max", 256.into())];
    assert_eq!(
        english.with("custom-out-of-range", &limits),
        "Please choose a number from 1 to 256."
    );
    assert_eq!(
        chinese.with("custom-out-of-range", &limits),
        "请输入 1 到 256 之间的数。"
    );
}

#[test]
fn a_count_of_mines_is_told_in_good_grammar() {
    let texts = Texts::new(Lang::English);
    let too_many = |rows: u16, cols: u16| {
        let max = u32::from(rows) * u32::from(cols) - 1;
        let values = [
            ("rows", rows.into()),
            ("cols", cols.into()),
            ("max", max.into()),
        ];
        texts.with("custom-too-many-mines", &values)
    };
    assert_eq!(
        too_many(18, 32),
        "A 18 × 32 board has room for 575 mines at most."
    );
    assert_eq!(too_many(1, 2), "A 1 × 2 board has room for 1 mine at most.");
    assert_eq!(
        too_many(1, 1),
        "A board of one cell has no room for a mine."
    );
}

#[test]
fn large_numbers_are_not_grouped() {
    let texts = Texts::new(Lang::English);
    assert_eq!(
        texts.with(
            "custom-too-many-mines",
            &[
                ("rows", 256.into()),
                ("cols", 256.into()),
                ("max", 65_535.into())
            ]
        ),
        "A 256 × 256 board has room for 65535 mines at most."
    );
}

#[test]
fn values_come_without_invisible_marks() {
    for lang in Lang::ALL {
        let text = Texts::new(lang).with("file-not-saved", &[("file", "scores.toml".into())]);
        assert!(text.contains("“scores.toml”"), "{text}");
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
    assert_eq!(Texts::new(Lang::Chinese).seconds(12_345), "12.345 秒");
}

#[test]
fn a_date_is_written_as_its_readers_do() {
    let english = Texts::new(Lang::English);
    assert_eq!(english.date(date(2026, 3, 5)), "5 Mar 2026");
    let months: BTreeSet<_> = (1..=12)
        .map(|month| english.date(date(2026, month, 28)))
        .collect();
    assert_eq!(months.len(), 12);
    assert_eq!(
        Texts::new(Lang::Chinese).date(date(2026, 12, 31)),
        "2026年12月31日"
    );
}

#[test]
fn an_unknown_key_is_shown_itself() {
    let texts = Texts::new(Lang::Chinese);
    assert_eq!(texts.get("no-such-key"), "no-such-key");
    assert_eq!(texts.with("no-such-key", &[]), "no-such-key");
    assert_eq!(texts.get("won"), "won", "it asks for a value");
}

#[test]
fn a_language_is_known_by_its_key_and_by_any_locale_that_speaks_it() {
    for lang in Lang::ALL {
        assert_eq!(lang.key().parse(), Ok(lang));
    }
    for locale in ["zh", "zh-TW", "zh_HK", "zh-Hans-CN", "ZH-cn"] {
        assert_eq!(locale.parse(), Ok(Lang::Chinese), "{locale}");
    }
    for locale in ["en", "en-GB", "en_US"] {
        assert_eq!(locale.parse(), Ok(Lang::English), "{locale}");
    }
    for locale in ["fr", "C", "POSIX", "", "简体中文"] {
        assert!(locale.parse::<Lang>().is_err(), "{locale}");
    }
    assert_eq!(
        "fr".parse::<Lang>().unwrap_err().to_string(),
        "“fr” is not a language of Sapper; the languages are en, zh-CN"
    );
}

#[test]
fn every_language_has_its_folder_and_every_folder_its_language() {
    let folders = fs::read_dir(root().join("resources/locales")).unwrap();
    let folders = set(folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()));
    assert_eq!(folders, set(Lang::ALL.map(|lang| lang.key().to_owned())));
}

/// The messages of a language, in the file's order.
fn messages(lang: Lang) -> Vec<(String, Pattern<&'static str>)> {
    let resource = parser::parse(lang.ftl())
        .unwrap_or_else(|(_, errors)| panic!("{lang} cannot be read: {errors:?}"));
    resource
        .body
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let value = message.value.unwrap_or_else(|| panic!("{key} in {lang}"));
                Some((key.to_owned(), value))
            }
            Entry::Junk { content } => panic!("{lang} cannot be read at {content}"),
            _ => None,
        })
        .collect()
}

fn placeholders(lang: Lang) -> Placeholders {
    messages(lang)
        .into_iter()
        .map(|(key, pattern)| {
            let mut names = BTreeSet::new();
            collect_pattern(&pattern, &mut names);
            (key, names)
        })
        .collect()
}

fn collect_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect(expression, names),
        }
    }
}

fn collect(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, names);
            for variant in variants {
                collect_pattern(&variant.value, names);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect(expression, names),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, names);
            }
        }
        _ => {}
    }
}

/// The keys that calls in the sources spell out, each with a file that does.
fn asked_for(sources: &[(String, String)]) -> BTreeMap<String, String> {
    let mut keys = BTreeMap::new();
    for (path, code) in sources {
        for (start, name) in code.match_indices("texts") {
            let call = code[start + name.len()..].trim_start();
            let key = ["get", "with"].into_iter().find_map(|method| {
                let rest = call.strip_prefix('.')?.trim_start();
                let rest = rest.strip_prefix(method)?.strip_prefix('(')?;
                let literal = rest.trim_start().strip_prefix('"')?;
                Some(literal.split_once('"')?.0.to_owned())
            });
            keys.extend(key.map(|key| (key, path.clone())));
        }
        // The texts' own calls, on themselves.
        if path.ends_with("i18n.rs") {
            for call in code.split("self.with(\"").skip(1) {
                let key = call.split('"').next().unwrap_or_default();
                keys.insert(key.to_owned(), path.clone());
            }
        }
    }
    // Examples in comments.
    keys.remove("key");
    keys
}

/// Every source file below `src`, with its path and text.
fn sources() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let code = fs::read_to_string(&path).unwrap();
                files.push((path.display().to_string(), code));
            }
        }
    }
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    items.into_iter().collect()
}
