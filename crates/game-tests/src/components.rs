//! The file of the components of a game.

use toml::{Table, Value};

const ORIGINS: [&str; 4] = ["rulebook", "public", "reconstructed", "printed"];

/// Every block of the file says where it comes from.
pub fn name_their_origins(file: &str) {
    let file: Table = toml::from_str(file).expect("a file of components");
    let unknown = without_origin("", &file);
    assert!(unknown.is_empty(), "without an origin: {unknown:?}");
}

/// The blocks under this name that do not say it. What only holds blocks is none.
fn without_origin(name: &str, table: &Table) -> Vec<String> {
    if let Some(origin) = table.get("origin") {
        let known = origin.as_str().is_some_and(|origin| ORIGINS.contains(&origin));
        return if known { Vec::new() } else { vec![name.to_owned()] };
    }
    let mut unknown = Vec::new();
    for (key, value) in table {
        let name = format!("{name}[{key}]");
        match value {
            Value::Table(block) => unknown.extend(without_origin(&name, block)),
            Value::Array(blocks) if blocks.iter().all(Value::is_table) => {
                let blocks = blocks.iter().filter_map(Value::as_table);
                unknown.extend(blocks.flat_map(|block| without_origin(&name, block)));
            }
            _ => unknown.push(name),
        }
    }
    unknown
}

#[cfg(test)]
mod tests {
    use super::without_origin;

    #[test]
    fn a_block_without_an_origin_is_found() {
        let file = "[a]\norigin = \"public\"\nx = 1\n[b.c]\nx = 1\n[b.d]\norigin = \"hearsay\"\n\
                    [[e]]\norigin = \"printed\"\n[[e]]\nx = 1\n";
        let file = toml::from_str(file).expect("TOML");
        assert_eq!(without_origin("", &file), ["[b][c][x]", "[b][d]", "[e][x]"]);
    }
}
