//! The `sapper` program: reads the command line and runs it.

// Otherwise a console window would open beside the game.
#![windows_subsystem = "windows"]

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    sapper::cli::main()
}

#[cfg(target_family = "wasm")]
fn main() {
    sapper::web::main();
}
