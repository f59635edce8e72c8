//! The `sapper` program: reads the command line and runs it.

use std::process::ExitCode;

fn main() -> ExitCode {
    sapper::cli::main()
}
