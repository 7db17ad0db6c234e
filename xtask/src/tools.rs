//! What the tests need besides Rust, installed where it is missing.

use crate::command::{run, tools, works};

/// What the compiler's own checks need.
pub(crate) fn install_for_lints() -> Result<(), String> {
    for component in ["fmt", "clippy"] {
        if !works(&["cargo", component, "--version"]) {
            run(&["rustup", "component", "add", "rustfmt", "clippy"])?;
        }
    }
    Ok(())
}

/// What the tests in a browser and the pictures need: a browser, and a font of usual width,
/// since tests look at what fits on a screen.
pub(crate) fn install_browser() -> Result<(), String> {
    if !works(&["chromium", "--version"]) {
        install_package("chromium")?;
    }
    if works(&["fc-list", "--quiet", "Liberation Serif"]) {
        Ok(())
    } else {
        install_package("fonts-liberation")
    }
}

/// What the tests run besides our own programs: a browser, something to fetch axe-core
/// from its registry with, and Python for the example bot.
pub(crate) fn install_for_tests() -> Result<(), String> {
    install_browser()?;
    if !works(&["npm", "--version"]) {
        install_package("npm")?;
    }
    if works(&["python3", "--version"]) { Ok(()) } else { install_package("python3") }
}

/// What fuzzing needs: cargo-fuzz, and a C++ compiler for libFuzzer.
pub(crate) fn install_for_fuzzing() -> Result<(), String> {
    if !works(&["c++", "--version"]) {
        install_package("g++")?;
    }
    if !works(&["cargo", "fuzz", "--version"]) {
        let root = tools().display().to_string();
        run(&["cargo", "install", "--locked", "--root", &root, "cargo-fuzz@0.13.2"])?;
    }
    Ok(())
}

fn install_package(package: &str) -> Result<(), String> {
    let install = ["apt-get", "install", "--yes", "--no-install-recommends", package];
    let update = ["apt-get", "update"];
    let as_root = |line: &[&str]| {
        if works(&["sudo", "--non-interactive", "true"]) {
            run(&[&["sudo"], line].concat())
        } else {
            run(line)
        }
    };
    as_root(&update)
        .and_then(|()| as_root(&install))
        .map_err(|why| format!("the package {package} is missing, and {why}"))
}
