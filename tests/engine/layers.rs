//! Arrows point one way: which module may use which, read from the sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// From the top down: a module may use those of lower layers, and those of its own if the layer says so.
const LAYERS: &[(&[&str], bool)] = &[
    (&["wasm"], false),
    (&["api"], true),
    (&["endless"], false),
    (&["tablebase"], true),
    (&["search"], true),
    (&["record"], true),
    (&["game", "match_score"], false),
    (&["notation"], true),
    (&["games"], true),
    (&["perft"], false),
    (&["position"], false),
    (
        &[
            "codes",
            "joined",
            "listed",
            "key",
            "laps",
            "match_rules",
            "occurrences",
            "options",
            "plain",
            "setup",
            "refusal",
            "outcome",
            "moves",
            "trace",
            "board",
            "side",
        ],
        true,
    ),
];

fn layer_of(module: &str) -> usize {
    let layer = LAYERS
        .iter()
        .position(|(modules, _)| modules.contains(&module));
    layer.unwrap_or_else(|| panic!("{module} stands in no layer"))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "bin") {
                sources(&path, found);
            }
        } else {
            found.push(path);
        }
    }
}

/// The modules that a source names as `crate::module` or as an item that the crate root re-exports.
fn used_by(text: &str) -> Vec<String> {
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    code.split("crate::")
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        })
        .map(|name: String| owner_of(&name).to_owned())
        .collect()
}

/// The module of an item that the crate root re-exports.
fn owner_of(name: &str) -> &str {
    match name {
        "Pit" | "Seeds" | "Shape" => "board",
        "Game" => "game",
        "AnyPosition" | "GameId" => "games",
        "Move" => "moves",
        "Ending" | "Outcome" | "Winner" => "outcome",
        "Position" => "position",
        "Side" => "side",
        "Step" | "Trace" => "trace",
        module => module,
    }
}

fn uses() -> BTreeMap<String, Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    let mut uses = BTreeMap::<String, Vec<String>>::new();
    for path in paths {
        let inside = path.strip_prefix(&root).expect("a source of the crate");
        let first = inside
            .iter()
            .next()
            .expect("a file has a name")
            .to_string_lossy();
        let module = first.trim_end_matches(".rs").to_owned();
        let text = fs::read_to_string(&path).expect("the source can be read");
        if module != "lib" {
            uses.entry(module).or_default().extend(used_by(&text));
        }
    }
    uses
}

#[test]
fn modules_use_only_what_lies_below_them() {
    for (module, used) in uses() {
        for other in used {
            let (from, to) = (layer_of(&module), layer_of(&other));
            let is_own_layer = from == to && (module == other || LAYERS[from].1);
            assert!(from < to || is_own_layer, "{module} must not use {other}");
        }
    }
}

#[test]
fn games_do_not_import_each_other() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let mut paths = Vec::new();
    sources(&folder, &mut paths);
    for path in paths.iter().filter(|path| !path.ends_with("mod.rs")) {
        let text = fs::read_to_string(path).expect("the source can be read");
        // A module of unit tests looks at its own file.
        let text = text.replace("use super::*;", "");
        let is_alone = !text.contains("super::") && !text.contains("crate::games");
        assert!(is_alone, "{} uses another game", path.display());
    }
}
