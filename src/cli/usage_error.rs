//! The error of a command line, as one sentence.

use super::generate::InvalidCell;
use super::options::NumberOutOfRange;
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
    let help = help_command(command, args);
    match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            match first(ContextKind::SuggestedArg) {
                Some(meant) => {
                    texts.with("cli-wrong-option-meant", args![option = argument, meant])
                }
                None => texts.with("cli-wrong-option", args![option = argument, help]),
            }
        }
        ErrorKind::UnknownArgument => unexpected_word(texts, argument, command, args),
        ErrorKind::InvalidSubcommand => {
            let name = first(ContextKind::InvalidSubcommand).unwrap_or_default();
            match first(ContextKind::SuggestedSubcommand) {
                Some(meant) => texts.with("cli-wrong-command-meant", args![command = name, meant]),
                None => unexpected_word(texts, name, command, args),
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            texts.with("cli-wrong-no-value", args![argument])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = invalid_value_reason(texts, error);
            texts.with("cli-wrong-value", args![argument, value, why])
        }
        ErrorKind::TooManyValues => texts.with("cli-wrong-surplus", args![argument, value]),
        ErrorKind::ArgumentConflict => {
            let others = list(error, ContextKind::PriorArg);
            if others.first() == Some(&argument) {
                texts.with("cli-wrong-twice", args![argument])
            } else {
                let others = quoted_list(texts, &others);
                texts.with("cli-wrong-conflict", args![argument, others])
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = quoted_list(texts, &list(error, ContextKind::InvalidArg));
            texts.with("cli-wrong-missing", args![missing])
        }
        ErrorKind::InvalidUtf8 => {
            // The library does not say which one.
            let invalid = args.iter().find(|word| word.to_str().is_none());
            let word = invalid.map(|word| word.to_string_lossy()).unwrap_or_default();
            texts.with("cli-wrong-no-text", args![word])
        }
        _ => texts.with("cli-wrong", args![help]),
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
    Some(texts.with("cli-wrong-before", args![argument, command = name]))
}

/// An unexpected argument that is not an option.
fn unexpected_word(texts: &Texts, word: String, command: &Command, args: &[OsString]) -> String {
    let help = help_command(command, args);
    match subcommand_name(command, args) {
        Some(_) => texts.with("cli-wrong-word", args![word, help]),
        None => texts.with("cli-wrong-command", args![word, help]),
    }
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
