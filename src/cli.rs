//! The commands: what a shell can ask of Sapper, one file a subcommand.

pub mod scores;
