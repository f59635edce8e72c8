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
pub fn requested_lang(args: &[OsString]) -> Option<Lang> {
    let mut lang = None;
    let mut args = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let value = match arg.strip_prefix("--lang") {
            Some("") => args.next().map(|value| value.into_owned()),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        lang = value.and_then(|value| value.parse().ok()).or(lang);
    }
    lang
}

/// Adds the texts to the command of the program.
pub fn localize(command: Command, find: &mut TextLookup<'_>) -> Command {
    let name = command.get_name().to_owned();
    let command = command.about(styled(find("cli-about")));
    localize_command(command, WINDOW, &name, find)
}

/// Adds the texts to a command and its subcommands. `key` is its name in the keys of texts, `path`
/// its name on the command line.
fn localize_command(command: Command, key: &str, path: &str, find: &mut TextLookup<'_>) -> Command {
    let command = command
        .mut_subcommands(|subcommand| {
            let name = subcommand.get_name().to_owned();
            let about = styled(find(&format!("cli-command-{name}")));
            localize_command(subcommand.about(about), &name, &format!("{path} {name}"), find)
        })
        .mut_args(|arg| localize_arg(arg, key, find))
        .long_about(None::<&str>)
        .subcommand_help_heading(name_of(find("cli-commands")))
        .subcommand_value_name(find("cli-value-command").unwrap_or_default().to_owned());
    let options = find("cli-usage-options").unwrap_or_default();
    let usage = command.clone().bin_name(path).render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("[OPTIONS]", options);
    let header = command.get_styles().get_usage();
    let heading = with_space(find("cli-usage").unwrap_or_default());
    let mut template = format!("{{about-with-newline}}\n{header}{heading}{header:#}{{usage}}");
    // `{all-args}` would write an English colon after each heading.
    for (has_part, heading, part) in [
        (command.has_subcommands(), "cli-commands", "{subcommands}"),
        (command.get_positionals().next().is_some(), "cli-arguments", "{positionals}"),
        (true, "cli-options", "{options}"),
    ] {
        if has_part {
            let heading = find(heading).unwrap_or_default();
            template += &format!("\n\n{header}{heading}{header:#}\n{part}");
        }
    }
    command.override_usage(usage).help_template(template)
}

/// A heading without its colon: man pages have none.
fn name_of(heading: Option<&str>) -> String {
    heading.unwrap_or_default().trim_end_matches([':', '：', '\u{a0}']).to_owned()
}

/// `None` removes the doc comment of the type, which is not a text for users.
fn styled(text: Option<&str>) -> Resettable<StyledStr> {
    text.map(|text| StyledStr::from(text.to_owned())).into()
}

fn localize_arg(arg: Arg, command: &str, find: &mut TextLookup<'_>) -> Arg {
    let heading = if arg.is_positional() { find("cli-arguments") } else { find("cli-options") };
    let (short, long) = help(&arg, command, find);
    let arg = arg
        .help(styled(short.as_deref()))
        .long_help(styled(long.as_deref()))
        .help_heading(name_of(heading));
    if !arg.get_action().takes_values() {
        return arg;
    }
    let name = |name: &clap::builder::Str| {
        let key = name.to_lowercase().replace(',', "-");
        find(&format!("cli-value-{key}")).unwrap_or(name).to_owned()
    };
    let names: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(name).collect();
    // The help text contains both, translated.
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// The short help of an argument, and the long one if its values have texts.
fn help(arg: &Arg, command: &str, find: &mut TextLookup<'_>) -> (Option<String>, Option<String>) {
    let id = arg.get_id().as_str();
    let Some(help) = find(&format!("cli-{command}-{id}")).or_else(|| find(&format!("cli-{id}")))
    else {
        return (None, None);
    };
    if !arg.get_action().takes_values() {
        return (Some(help.to_owned()), None);
    }
    let possible = arg.get_possible_values();
    let names: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
    let lines: String = (names.iter())
        .filter_map(|name| Some(format!("\n- {name}: {}", find(&format!("cli-{id}-{name}"))?)))
        .collect();
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<&str> = defaults.filter_map(|value| value.to_str()).collect();
    let possible = bracketed(find("cli-possible"), &names);
    let default = bracketed(find("cli-default"), &defaults);
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
