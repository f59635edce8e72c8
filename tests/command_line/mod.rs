//! The command line as a shell sees it: its help in each language, its sentences, and what it does
//! where the world around it is rough.

mod files;
mod help;
mod shell;
mod words;
mod world;
