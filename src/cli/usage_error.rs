//! The error of a command line, as one sentence.

use super::generate::InvalidCell;
use super::options::NumberOutOfRange;
use crate::config::{Lang, UnknownLang};
use crate::game::board_code::BoardCodeError;
use crate::i18n::{Texts, errors};
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
    match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            let option = argument.into();
            match first(ContextKind::SuggestedArg) {
                Some(meant) => {
                    let values = [("option", option), ("meant", meant.into())];
                    texts.with("cli-wrong-option-meant", &values)
                }
                None => {
                    let values = [("option", option), ("help", help_command(command, args).into())];
                    texts.with("cli-wrong-option", &values)
                }
            }
        }
        ErrorKind::UnknownArgument => unexpected_word(texts, argument, command, args),
        ErrorKind::InvalidSubcommand => {
            let name = first(ContextKind::InvalidSubcommand).unwrap_or_default();
            match first(ContextKind::SuggestedSubcommand) {
                Some(meant) => {
                    let values = [("command", name.into()), ("meant", meant.into())];
                    texts.with("cli-wrong-command-meant", &values)
                }
                None => unexpected_word(texts, name, command, args),
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            texts.with("cli-wrong-no-value", &[("argument", argument.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = invalid_value_reason(texts, error).into();
            let values = [("argument", argument.into()), ("value", value.into()), ("why", why)];
            texts.with("cli-wrong-value", &values)
        }
        ErrorKind::TooManyValues => {
            let values = [("argument", argument.into()), ("value", value.into())];
            texts.with("cli-wrong-surplus", &values)
        }
        ErrorKind::ArgumentConflict => {
            let others = list(error, ContextKind::PriorArg);
            if others.first() == Some(&argument) {
                texts.with("cli-wrong-twice", &[("argument", argument.into())])
            } else {
                let others = quoted_list(texts, &others).into();
                let values = [("argument", argument.into()), ("others", others)];
                texts.with("cli-wrong-conflict", &values)
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = list(error, ContextKind::InvalidArg);
            texts.with("cli-wrong-missing", &[("missing", quoted_list(texts, &missing).into())])
        }
        ErrorKind::InvalidUtf8 => {
            // The library does not say which one.
            let invalid = args.iter().find(|word| word.to_str().is_none());
            let word = invalid.map_or_else(String::new, |word| word.to_string_lossy().into());
            texts.with("cli-wrong-no-text", &[("word", word.into())])
        }
        _ => texts.with("cli-wrong", &[("help", help_command(command, args).into())]),
    }
}

/// The error if options of the window precede a subcommand, where they would have no effect.
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
fn unexpected_word(texts: &Texts, word: String, command: &Command, args: &[OsString]) -> String {
    let values = [("word", word.into()), ("help", help_command(command, args).into())];
    match subcommand_name(command, args) {
        Some(_) => texts.with("cli-wrong-word", &values),
        None => texts.with("cli-wrong-command", &values),
    }
}

/// Why a value is invalid, as part of a sentence.
fn invalid_value_reason(texts: &Texts, error: &Error) -> String {
    if let Some(meant) = list(error, ContextKind::SuggestedValue).first() {
        return texts.with("cli-wrong-value-meant", &[("meant", meant.as_str().into())]);
    }
    let one_of = |known: &[String]| {
        texts.with("cli-wrong-value-known", &[("known", quoted_list(texts, known).into())])
    };
    let known = list(error, ContextKind::ValidValue);
    if !known.is_empty() {
        return one_of(&known);
    }
    let Some(source) = error.source() else {
        return texts.get("cli-wrong-value-unknown").to_owned();
    };
    if let Some(NumberOutOfRange { min, max }) = source.downcast_ref() {
        let limits = [("min", min.as_str().into()), ("max", max.as_str().into())];
        texts.with("cli-wrong-number", &limits)
    } else if let Some(error) = source.downcast_ref::<BoardCodeError>() {
        errors::board_code(texts, error)
    } else if source.is::<UnknownLang>() {
        one_of(&Lang::ALL.map(|lang| lang.key().to_owned()))
    } else if source.is::<InvalidCell>() {
        texts.get("cli-wrong-cell").to_owned()
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
    let quoted: Vec<String> = names.iter().map(|name| format!("“{name}”")).collect();
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
