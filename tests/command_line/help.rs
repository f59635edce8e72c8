//! The language of the help and of results on the command line.

use super::shell::{RECORDING, Shell, is_chinese, sentence};
use crate::common::prelude::*;
use crate::common::program::ended;
use sapper::cli::help_texts;
use std::ffi::OsString;

const COMMANDS: [&str; 8] =
    ["analyze", "autoplay", "console", "generate", "practice", "replay", "scores", "help"];

#[test]
fn help_is_in_the_requested_language() {
    let shell = Shell::new();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut asked = vec![(vec![], texts.get("cli-about").to_owned())];
        for name in COMMANDS {
            let key = format!("cli-command-{name}");
            asked.push((vec![name], texts.get(&key).to_owned()));
        }
        for (mut arguments, about) in asked {
            arguments.extend(["--lang", lang.key()]);
            for help in ["--help", "-h"] {
                arguments.push(help);
                let ended = shell.sapper(&arguments);
                arguments.pop();
                assert_eq!((ended.code, &*ended.err), (Some(0), ""), "{arguments:?}");
                let mut lines = ended.out.lines();
                assert_eq!(lines.next(), Some(&*about), "{arguments:?}");
                assert!(ended.out.contains(texts.get("cli-usage")), "{}", ended.out);
                assert!(ended.out.contains(texts.get("cli-help")), "{}", ended.out);
            }
        }
    }
}

#[test]
fn each_default_is_named_once_and_each_heading_has_the_colon_of_its_language() {
    let shell = Shell::new();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for name in COMMANDS {
            let help = shell.sapper(&[name, "--help", "--lang", lang.key()]).out;
            for line in help.lines() {
                assert!(line.matches(texts.get("cli-default")).count() < 2, "{lang}: {line}");
            }
            let options = texts.get("cli-options");
            assert!(name == "help" || help.lines().any(|line| line == options), "{lang}: {help}");
        }
    }
    assert!(shell.words("--help --lang fr").out.contains("\nCommandes\u{a0}:\n"));
    assert!(shell.words("--help --lang ja").out.contains("\nコマンド：\n"));
}

#[test]
fn chinese_help_has_no_english_words() {
    let shell = Shell::new();
    for name in [""].into_iter().chain(COMMANDS) {
        let help = shell.words(&format!("{name} --help --lang zh-CN")).out;
        for word in [
            "Usage", "Option", "Command", "Argument", "Print", "default", "possible", "value",
            "OPTIONS", "FILE", "LANG", "the ",
        ] {
            assert!(!help.contains(word), "{name} says {word}: {help}");
        }
        assert!(is_chinese(&help));
    }
}

#[test]
fn the_help_command_prints_what_the_help_option_prints() {
    let shell = Shell::new();
    assert_eq!(shell.sapper(&["help", "replay"]), shell.sapper(&["replay", "--help"]));
    assert_eq!(shell.sapper(&["help"]), shell.sapper(&["--help"]));
    assert_eq!(
        shell.complaint(&["help", "repla"]),
        "Unknown command “repla”. Did you mean “replay”?"
    );
}

#[test]
fn the_version_is_printed_on_standard_output() {
    let shell = Shell::new();
    for option in ["--version", "-V"] {
        let ended = shell.sapper(&[option]);
        let version = format!("sapper {}\n", env!("CARGO_PKG_VERSION"));
        assert_eq!((ended.code, ended.out), (Some(0), version));
    }
}

#[test]
fn the_language_option_works_before_and_after_a_command() {
    let shell = Shell::new();
    let chinese = "还没有纪录。赢一局初级、中级或高级，成绩就会显示在这里。\n";
    for arguments in [
        &["--lang", "zh-CN", "scores"][..],
        &["scores", "--lang", "zh-CN"],
        &["scores", "--lang=zh_SG"],
        &["--lang", "en", "scores", "--lang", "zh-CN"],
    ] {
        let ended = shell.sapper(arguments);
        assert_eq!((ended.code, &*ended.out), (Some(0), chinese), "{arguments:?}");
    }
    let console = shell.sapper(&["--lang", "zh-CN", "console"]);
    assert_eq!(console.code, Some(0));
    assert!(console.out.contains("开始：初级"), "{}", console.out);
}

/// Other systems have settings for it.
#[cfg(target_os = "linux")]
#[test]
fn without_an_option_the_language_is_the_systems() {
    let shell = Shell::new();
    for (variables, chinese) in [
        (&[][..], false),
        (&[("LANG", "C")], false),
        (&[("LANG", "POSIX")], false),
        (&[("LANG", "de_DE.UTF-8")], false),
        (&[("LANG", "nonsense")], false),
        (&[("LANG", "zh_CN.UTF-8")], true),
        (&[("LANG", "zh_TW")], true),
        (&[("LANG", "en_US.UTF-8"), ("LC_ALL", "zh_CN.UTF-8")], true),
        (&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "zh_CN.UTF-8")], true),
        (&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")], false),
    ] {
        let mut command = shell.command(env!("CARGO_BIN_EXE_sapper"));
        command.envs(variables.iter().copied());
        let output = ended(command.arg("scores"));
        assert_eq!(output.code, Some(0));
        assert_eq!(is_chinese(&output.out), chinese, "{variables:?}: {}", output.out);
        let wrong = sentence(ended(command.arg("--what")), 2, "a wrong option");
        assert_eq!(is_chinese(&wrong), chinese, "{variables:?}: {wrong}");
    }
}

#[test]
fn text_output_is_in_the_requested_language() {
    let shell = Shell::new();
    shell.file("game", RECORDING);
    shell.file("position", "mines 1\n.1\n");
    for (line, chinese) in [
        ("replay game", "正确率"),
        ("analyze position", "1 颗雷的布雷方式：1"),
        ("autoplay --games 2 --strategy fast --seed 1", "每局猜测次数"),
        ("generate --seed 4", "; 种子 4"),
        ("practice --seed 4", "种子 4"),
    ] {
        let output = shell.words(&format!("{line} --lang zh-CN"));
        assert_eq!((output.code, &*output.err), (Some(0), ""), "{line}");
        assert!(output.out.contains(chinese), "{line}: {}", output.out);
        let output = shell.words(&format!("{line} --lang en"));
        assert!(!is_chinese(&output.out), "{line}: {}", output.out);
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    let shell = Shell::new();
    shell.file("game", RECORDING);
    for line in ["replay game --json", "scores --json"] {
        let english = shell.words(&format!("{line} --lang en"));
        let chinese = shell.words(&format!("{line} --lang zh-CN"));
        assert_eq!(english, chinese, "{line}");
    }
}

fn lang(words: &[&str]) -> Option<Lang> {
    help_texts::requested_lang(&words.iter().map(OsString::from).collect::<Vec<_>>())
}

#[test]
fn the_language_option_is_found_anywhere() {
    assert_eq!(lang(&["sapper", "--lang", "zh-CN", "console"]), Some(Lang::SimplifiedChinese));
    assert_eq!(lang(&["sapper", "scores", "--lang=en", "--what"]), Some(Lang::English));
    assert_eq!(lang(&["sapper", "--lang", "en", "--lang", "zh"]), Some(Lang::SimplifiedChinese));
    assert_eq!(lang(&["sapper", "--lang=zh", "--lang", "klingon"]), Some(Lang::SimplifiedChinese));
}

#[test]
fn no_other_argument_is_taken_for_the_language() {
    for words in [&["sapper"][..], &["sapper", "--lang"], &["sapper", "--language", "zh"]] {
        assert_eq!(lang(words), None, "{words:?}");
    }
    assert_eq!(lang(&["sapper", "replay", "--", "--lang", "zh"]), None);
}
