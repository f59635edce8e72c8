//! The error of a command line, as one sentence.

use super::generate::InvalidCell;
use super::options::NumberOutOfRange;
use crate::config::UnknownLang;
use crate::game::board_code::BoardCodeError;
use crate::i18n::{Texts, errors};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, Error};
use std::error::Error as _;
use std::ffi::OsString;

/// The error in the arguments that were `given` to a command.
pub fn describe(texts: &Texts, error: &Error, command: &Command, given: &[OsString]) -> String {
    let one = |kind| list(error, kind).into_iter().next().unwrap_or_default();
    let argument = one(ContextKind::InvalidArg);
    let value = one(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            match list(error, ContextKind::SuggestedArg).into_iter().next() {
                Some(meant) => texts.with(
                    "cli-wrong-option-meant",
                    &[("option", argument.into()), ("meant", meant.into())],
                ),
                None => texts.with(
                    "cli-wrong-option",
                    &[("option", argument.into()), ("help", help_command(command, given).into())],
                ),
            }
        }
        ErrorKind::UnknownArgument => unexpected_word(texts, argument, command, given),
        ErrorKind::InvalidSubcommand => {
            let name = one(ContextKind::InvalidSubcommand);
            match list(error, ContextKind::SuggestedSubcommand).into_iter().next() {
                Some(meant) => texts.with(
                    "cli-wrong-command-meant",
                    &[("command", name.into()), ("meant", meant.into())],
                ),
                None => unexpected_word(texts, name, command, given),
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            texts.with("cli-wrong-no-value", &[("argument", argument.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = invalid_value_reason(texts, error);
            texts.with(
                "cli-wrong-value",
                &[("argument", argument.into()), ("value", value.into()), ("why", why.into())],
            )
        }
        ErrorKind::TooManyValues => texts
            .with("cli-wrong-surplus", &[("argument", argument.into()), ("value", value.into())]),
        ErrorKind::ArgumentConflict => {
            let others = list(error, ContextKind::PriorArg);
            if others.first() == Some(&argument) {
                texts.with("cli-wrong-twice", &[("argument", argument.into())])
            } else {
                let others = quoted_list(texts, &others);
                texts.with(
                    "cli-wrong-conflict",
                    &[("argument", argument.into()), ("others", others.into())],
                )
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = list(error, ContextKind::InvalidArg);
            texts.with("cli-wrong-missing", &[("missing", quoted_list(texts, &missing).into())])
        }
        ErrorKind::InvalidUtf8 => {
            // The library does not say which one.
            let unreadable = given.iter().find(|word| word.to_str().is_none());
            let word = unreadable.map_or_else(String::new, |word| word.to_string_lossy().into());
            texts.with("cli-wrong-no-text", &[("word", word.into())])
        }
        _ => texts.with("cli-wrong", &[("help", help_command(command, given).into())]),
    }
}

/// The error if options of the window come before a command, where they would do nothing.
pub fn misplaced_option(texts: &Texts, command: &Command, matches: &ArgMatches) -> Option<String> {
    let name = matches.subcommand_name()?;
    let argument = command.get_arguments().find(|argument| {
        let source = matches.value_source(argument.get_id().as_str());
        !argument.is_global_set() && source == Some(ValueSource::CommandLine)
    })?;
    let argument = argument.to_string();
    Some(texts.with("cli-wrong-before", &[("argument", argument.into()), ("command", name.into())]))
}

/// An unexpected argument that is not an option.
fn unexpected_word(texts: &Texts, word: String, command: &Command, given: &[OsString]) -> String {
    let help = help_command(command, given);
    let values = [("word", word.into()), ("help", help.as_str().into())];
    match subcommand_name(command, given) {
        Some(_) => texts.with("cli-wrong-word", &values),
        None => texts.with("cli-wrong-command", &values),
    }
}

/// Why a value is invalid, as part of a sentence.
fn invalid_value_reason(texts: &Texts, error: &Error) -> String {
    if let Some(meant) = list(error, ContextKind::SuggestedValue).first() {
        return texts.with("cli-wrong-value-meant", &[("meant", meant.as_str().into())]);
    }
    let known = list(error, ContextKind::ValidValue);
    if !known.is_empty() {
        let known = quoted_list(texts, &known);
        return texts.with("cli-wrong-value-known", &[("known", known.into())]);
    }
    let Some(source) = error.source() else {
        return texts.get("cli-wrong-value-unknown").to_owned();
    };
    if let Some(NumberOutOfRange { min, max }) = source.downcast_ref() {
        let limits = [("min", min.as_str().into()), ("max", max.as_str().into())];
        texts.with("cli-wrong-number", &limits)
    } else if let Some(error) = source.downcast_ref::<BoardCodeError>() {
        errors::board_code(texts, error)
    } else if let Some(UnknownLang { .. }) = source.downcast_ref() {
        let known = quoted_list(texts, &crate::config::Lang::ALL.map(|lang| lang.key().to_owned()));
        texts.with("cli-wrong-value-known", &[("known", known.into())])
    } else if let Some(InvalidCell) = source.downcast_ref() {
        texts.get("cli-wrong-cell").to_owned()
    } else {
        source.to_string()
    }
}

/// The texts of one kind that an error holds.
fn list(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

/// Names in quotes, as a list.
fn quoted_list(texts: &Texts, names: &[String]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("“{name}”")).collect();
    texts.list(&quoted)
}

/// The subcommand, if one was given.
fn subcommand_name<'a>(command: &'a Command, given: &[OsString]) -> Option<&'a str> {
    let words = given.iter().skip(1);
    words.filter_map(|word| command.find_subcommand(word)).map(Command::get_name).next()
}

/// What to type for help.
fn help_command(command: &Command, given: &[OsString]) -> String {
    match subcommand_name(command, given) {
        Some(name) => format!("sapper {name} --help"),
        None => "sapper --help".to_owned(),
    }
}
