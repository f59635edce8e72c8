//! The error of a command line, as one sentence.

use super::generate::{InvalidCell, InvalidDay};
use super::options::NumberOutOfRange;
use super::replay::gif::InvalidSeconds;
use crate::config::{Lang, UnknownLang};
use crate::game::board_code::BoardCodeError;
use crate::i18n::{Texts, args, errors};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, Error};
use std::error::Error as _;
use std::ffi::OsString;

/// The error that `command` found in `args`.
pub fn describe(texts: &Texts, error: &Error, command: &Command, args: &[OsString]) -> String {
    let first = |kind| list(error, kind).into_iter().next();
    let argument = first(ContextKind::InvalidArg).unwrap_or_default();
    let value = first(ContextKind::InvalidValue).unwrap_or_default();
    let meant = first(ContextKind::SuggestedArg).or(first(ContextKind::SuggestedSubcommand));
    let others = list(error, ContextKind::PriorArg);
    let word = match error.kind() {
        // The library does not say which one.
        ErrorKind::InvalidUtf8 => {
            let invalid = args.iter().find(|word| word.to_str().is_none());
            invalid.map(|word| word.to_string_lossy().into_owned()).unwrap_or_default()
        }
        _ => first(ContextKind::InvalidSubcommand).unwrap_or_else(|| argument.clone()),
    };
    let key = match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => match meant {
            Some(_) => "cli-wrong-option-meant",
            None => "cli-wrong-option",
        },
        ErrorKind::InvalidSubcommand if meant.is_some() => "cli-wrong-command-meant",
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
            match subcommand_name(command, args) {
                Some(_) => "cli-wrong-word",
                None => "cli-wrong-command",
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => "cli-wrong-no-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-wrong-value",
        ErrorKind::TooManyValues => "cli-wrong-surplus",
        ErrorKind::ArgumentConflict if others.first() == Some(&argument) => "cli-wrong-twice",
        ErrorKind::ArgumentConflict => "cli-wrong-conflict",
        ErrorKind::MissingRequiredArgument => "cli-wrong-missing",
        ErrorKind::InvalidUtf8 => "cli-wrong-no-text",
        _ => "cli-wrong",
    };
    let values = args![
        argument,
        value,
        word,
        meant = meant.unwrap_or_default(),
        others = quoted_list(texts, &others),
        missing = quoted_list(texts, &list(error, ContextKind::InvalidArg)),
        why = invalid_value_reason(texts, error),
        help = help_command(command, args),
    ];
    texts.with(key, values)
}

/// The error if options of the window precede a subcommand, where they would have no effect.
pub fn misplaced_option(texts: &Texts, command: &Command, matches: &ArgMatches) -> Option<String> {
    let name = matches.subcommand_name()?;
    let argument = command.get_arguments().find(|argument| {
        let source = matches.value_source(argument.get_id().as_str());
        !argument.is_global_set() && source == Some(ValueSource::CommandLine)
    })?;
    let argument = argument.to_string();
    Some(texts.with("cli-wrong-before", args![argument, command = name]))
}

/// Why a value is invalid, as part of a sentence.
fn invalid_value_reason(texts: &Texts, error: &Error) -> String {
    if let Some(meant) = list(error, ContextKind::SuggestedValue).first() {
        return texts.with("cli-wrong-value-meant", args![meant = meant.as_str()]);
    }
    let one_of = |known: &[String]| {
        texts.with("cli-wrong-value-known", args![known = quoted_list(texts, known)])
    };
    let known = list(error, ContextKind::ValidValue);
    if !known.is_empty() {
        return one_of(&known);
    }
    let Some(source) = error.source() else {
        return texts.get("cli-wrong-value-unknown").to_owned();
    };
    if let Some(NumberOutOfRange { min, max }) = source.downcast_ref() {
        texts.with("cli-wrong-number", args![min = min.as_str(), max = max.as_str()])
    } else if let Some(error) = source.downcast_ref::<BoardCodeError>() {
        errors::board_code(texts, error)
    } else if source.is::<UnknownLang>() {
        one_of(&Lang::ALL.map(|lang| lang.key().to_owned()))
    } else if source.is::<InvalidCell>() {
        texts.get("cli-wrong-cell").to_owned()
    } else if source.is::<InvalidDay>() {
        texts.get("cli-wrong-day").to_owned()
    } else if source.is::<InvalidSeconds>() {
        texts.get("cli-wrong-seconds").to_owned()
    } else {
        source.to_string()
    }
}

/// The texts of one kind in an error.
fn list(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

fn quoted_list(texts: &Texts, names: &[String]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| texts.quoted(name)).collect();
    texts.list(&quoted)
}

fn subcommand_name<'a>(command: &'a Command, args: &[OsString]) -> Option<&'a str> {
    let mut words = args.iter().skip(1);
    words.find_map(|word| command.find_subcommand(word)).map(Command::get_name)
}

/// What to type for help.
fn help_command(command: &Command, args: &[OsString]) -> String {
    match subcommand_name(command, args) {
        Some(name) => format!("sapper {name} --help"),
        None => "sapper --help".to_owned(),
    }
}
