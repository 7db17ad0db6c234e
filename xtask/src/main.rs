//! What is done with the project: `cargo xtask test`, `cargo xtask bench`.

fn main() {}
