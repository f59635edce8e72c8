//! The texts of the command line's help. The arguments are derived from their types; their texts
//! are in the files of each language and are added here.
//!
//! `cli-about` describes the program and `cli-command-NAME` a command. The text of an argument is
//! `cli-COMMAND-ARGUMENT`, where the command is `window` for the program itself, or `cli-ARGUMENT`
//! if it means the same in all commands. The text of one of its values, if it needs one, is
//! `cli-ARGUMENT-VALUE`, and its placeholder is `cli-value-NAME`.

use crate::config::Lang;
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command};
use std::ffi::OsString;

/// Finds the text of a key, if it has one.
pub type TextLookup<'a> = dyn FnMut(&str) -> Option<&'a str> + 'a;

/// Stands for the program itself in the keys of its arguments.
const WINDOW: &str = "window";

/// The language that a command line asks for. It is read before everything else, because errors are
/// in that language, too. The last one counts.
pub fn requested_lang(given: &[OsString]) -> Option<Lang> {
    const OPTION: &str = "--lang";
    let mut asked = None;
    let mut words = given.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let value = match word.strip_prefix(OPTION) {
            Some("") => words.next().map(|value| value.into_owned()),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None if word == "--" => break,
            None => None,
        };
        asked = value.and_then(|value| value.parse().ok()).or(asked);
    }
    asked
}

/// The command with its texts.
pub fn localize(command: Command, look: &mut TextLookup<'_>) -> Command {
    let name = command.get_name().to_owned();
    let command = command.about(styled(look("cli-about")));
    localize_command(command, WINDOW, &name, look)
}

/// A command and its subcommands with their texts. Its name is `key` in keys, and `path` on the
/// command line.
fn localize_command(command: Command, key: &str, path: &str, look: &mut TextLookup<'_>) -> Command {
    let named: Vec<String> =
        (command.get_subcommands()).map(|below| below.get_name().to_owned()).collect();
    let command = named.iter().fold(command, |command, name| {
        command.mut_subcommand(name, |below| {
            let about = styled(look(&format!("cli-command-{name}")));
            localize_command(below.about(about), name, &format!("{path} {name}"), look)
        })
    });
    let command = command
        .mut_args(|arg| localize_arg(arg, key, look))
        .long_about(None::<&str>)
        .subcommand_help_heading(look("cli-commands").unwrap_or_default().to_owned())
        .subcommand_value_name(look("cli-value-command").unwrap_or_default().to_owned());
    let options = look("cli-usage-options").unwrap_or_default();
    let usage = command.clone().bin_name(path).render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("[OPTIONS]", options);
    let header = command.get_styles().get_usage();
    let heading = with_space(look("cli-usage").unwrap_or_default());
    let template =
        format!("{{about-with-newline}}\n{header}{heading}{header:#}{{usage}}\n\n{{all-args}}");
    command.override_usage(usage).help_template(template)
}

/// A text, or none instead of the doc comment of its type.
fn styled(text: Option<&str>) -> Resettable<StyledStr> {
    text.map(|text| StyledStr::from(text.to_owned())).into()
}

/// An argument with its texts.
fn localize_arg(arg: Arg, command: &str, look: &mut TextLookup<'_>) -> Arg {
    let heading = if arg.is_positional() { look("cli-arguments") } else { look("cli-options") };
    let (short, long) = help(&arg, command, look);
    let arg = arg
        .help(styled(short.as_deref()))
        .long_help(styled(long.as_deref()))
        .help_heading(heading.unwrap_or_default().to_owned());
    if !arg.get_action().takes_values() {
        return arg;
    }
    let names: Vec<String> = (arg.get_value_names().unwrap_or_default().iter())
        .map(|name| {
            let key = name.to_lowercase().replace(',', "-");
            look(&format!("cli-value-{key}")).unwrap_or(name).to_owned()
        })
        .collect();
    // The help text contains both, in its language.
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// The short help of an argument, and the long one if its values have texts of their own.
fn help(arg: &Arg, command: &str, look: &mut TextLookup<'_>) -> (Option<String>, Option<String>) {
    let id = arg.get_id().as_str();
    let Some(help) = look(&format!("cli-{command}-{id}")).or_else(|| look(&format!("cli-{id}")))
    else {
        return (None, None);
    };
    if !arg.get_action().takes_values() {
        return (Some(help.to_owned()), None);
    }
    let possible = arg.get_possible_values();
    let names: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
    let lines: String = (names.iter())
        .filter_map(|name| Some(format!("\n- {name}: {}", look(&format!("cli-{id}-{name}"))?)))
        .collect();
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<&str> = defaults.filter_map(|value| value.to_str()).collect();
    let possible = bracketed(look("cli-possible"), &names);
    let default = bracketed(look("cli-default"), &defaults);
    let long = (!lines.is_empty()).then(|| format!("{help}{default}\n{lines}"));
    (Some(format!("{help}{possible}{default}")), long)
}

/// A list in brackets after a title; nothing if it is empty.
fn bracketed(title: Option<&str>, list: &[&str]) -> String {
    match list {
        [] => String::new(),
        list => format!(" [{}{}]", with_space(title.unwrap_or_default()), list.join(", ")),
    }
}

/// A text followed by a space, unless it ends with a full-width colon, which includes one.
fn with_space(text: &str) -> String {
    match text.chars().last() {
        Some('：') | None => text.to_owned(),
        Some(_) => format!("{text} "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(words: &[&str]) -> Option<Lang> {
        requested_lang(&words.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_language_is_known_wherever_it_stands() {
        assert_eq!(lang(&["sapper", "--lang", "zh-CN", "console"]), Some(Lang::Chinese));
        assert_eq!(lang(&["sapper", "scores", "--lang=en", "--what"]), Some(Lang::English));
        assert_eq!(lang(&["sapper", "--lang", "en", "--lang", "zh"]), Some(Lang::Chinese));
        assert_eq!(lang(&["sapper", "--lang=zh", "--lang", "klingon"]), Some(Lang::Chinese));
    }

    #[test]
    fn nothing_else_is_taken_for_a_language() {
        for words in [&["sapper"][..], &["sapper", "--lang"], &["sapper", "--language", "zh"]] {
            assert_eq!(lang(words), None, "{words:?}");
        }
        assert_eq!(lang(&["sapper", "replay", "--", "--lang", "zh"]), None);
    }
}
