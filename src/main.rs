//! The `sapper` program.

fn main() {}
