//! The rules texts, as far as tests read them.

use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let parent = crate_root.parent();
    parent
        .expect("the crate lies in the repository")
        .to_path_buf()
}

/// Reads a file of the repository.
pub fn read(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rules texts, one a game and the notation.
pub const FILES: [&str; 4] = ["omweso", "oware", "bao-kigogo", "notation"];

/// The text of a file of rules.
pub fn rules(file: &str) -> String {
    read(&format!("www/rules/{file}.md"))
}

/// The ids of a rules text with what stands before each, in order.
pub fn marks(text: &str) -> Vec<(&str, &str)> {
    let mut marks = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{#") {
        let (id, after) = after.split_once('}').expect("a mark is closed");
        marks.push((id, before));
        rest = after;
    }
    marks
}

/// The sentence that ends in this id: what stands between the mark before it,
/// or the beginning of its paragraph, and the mark.
pub fn sentence(id: &str) -> String {
    for file in FILES {
        let text = rules(file);
        let found = marks(&text).into_iter().find(|(mark, _)| *mark == id);
        if let Some((_, before)) = found {
            let paragraph = before.rsplit("\n\n").next().unwrap_or(before);
            let words = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
            return words.trim_start_matches(['|', '`', ' ', '·']).to_string();
        }
    }
    format!("(no rules text has the id {id})")
}

/// Writes a file of the repository.
pub fn write(path: &str, text: &str) {
    let path = root().join(path);
    std::fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
