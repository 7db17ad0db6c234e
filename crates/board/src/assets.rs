//! The pictures of a game.

/// The emblems and the cover of a game, from where every game has them:
/// `assets/emblems.svg` and `assets/cover.svg`. It stands within `impl Board`.
///
/// With `map`, the file of a map in that folder, the page has the picture of the map beside
/// the emblems; neither is seen where it stands. It is a macro because the files are read
/// from the folder of the game that is compiled.
#[macro_export]
macro_rules! assets {
    () => {
        fn emblems() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/emblems.svg"))
        }

        fn cover() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/cover.svg"))
        }
    };
    (map: $map:literal) => {
        fn emblems() -> &'static str {
            concat!(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/emblems.svg")),
                r#"<svg class="emblems" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">"#,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $map)),
                "</svg>"
            )
        }

        fn cover() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/cover.svg"))
        }
    };
}
