//! The `sapper` program: reads the command line and runs it.

// Otherwise a console window would open beside the game.
#![windows_subsystem = "windows"]

use std::process::ExitCode;

fn main() -> ExitCode {
    sapper::cli::main()
}
