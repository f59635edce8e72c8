//! The command line as a shell sees it: help, error messages, and unusual environments.

mod files;
mod help;
mod shell;
mod words;
mod world;
