//! The ids of the rules texts are what tests, engine and pages refer to: none
//! twice, none without a test, none that the texts do not have.

use crate::texts::{self, FILES};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[test]
fn ids_are_unique_and_begin_with_their_file() {
    let mut seen = BTreeSet::new();
    for file in FILES {
        let text = texts::rules(file);
        for (id, _) in texts::marks(&text) {
            assert!(is_id(id), "{file}.md: {id:?} is not in kebab-case");
            assert!(id.starts_with(&format!("{file}-")), "{file}.md: {id}");
            assert!(seen.insert(id.to_string()), "{file}.md: {id} stands twice");
        }
    }
}

#[test]
fn every_rule_has_a_test() {
    let tests = test_names();
    let of_page = ids_in_titles();
    for id in ids() {
        let name = id.replace('-', "_");
        assert!(
            tests.contains(&name) || of_page.contains(&id),
            "no test fn {name}() in tests/engine, and none of the page with {{#{id}}} in its title: {}",
            texts::sentence(&id)
        );
    }
}

#[test]
fn the_tests_of_the_page_name_rules_that_exist() {
    let ids = ids();
    for id in ids_in_titles() {
        assert!(ids.contains(&id), "no rule {id}");
    }
}

#[test]
fn every_test_of_a_rule_has_a_rule() {
    let names: BTreeSet<String> = ids().iter().map(|id| id.replace('-', "_")).collect();
    for file in sources("tests/engine") {
        let is_of_rules = FILES.iter().any(|rules| is_of_rules(&file, rules));
        for name in test_names_in(&read(&file)).iter().filter(|_| is_of_rules) {
            assert!(
                names.contains(name),
                "{}: {name} is no rule's id",
                file.display()
            );
        }
    }
}

#[test]
fn the_engine_names_rules_that_exist() {
    let ids = ids();
    for file in sources("crate/src") {
        for literal in string_literals(&read(&file)) {
            let is_rule = FILES
                .iter()
                .any(|rules| literal.starts_with(&format!("{rules}-")));
            if is_rule && is_id(&literal) {
                assert!(
                    ids.contains(&literal),
                    "{}: no rule {literal}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn tests_name_the_rule_they_are_called_after() {
    let files = sources("tests/engine").into_iter();
    for file in files.filter(|file| FILES.iter().any(|rules| is_of_rules(file, rules))) {
        for test in read(&file).split("\nfn ").skip(1) {
            let name = test.split('(').next().unwrap_or_default();
            let id = name.replace('_', "-");
            let ids_in_test = string_literals(test)
                .into_iter()
                .filter(|word| is_rule_call(test, word));
            for other in ids_in_test {
                assert_eq!(other, id, "{}: in {name}", file.display());
            }
        }
    }
}

fn is_rule_call(test: &str, word: &str) -> bool {
    test.contains(&format!("rule(\"{word}\")"))
}

/// `bao-kigogo` is tested in `rules_bao_kigogo.rs`; a long text in several files: `rules_notation_records.rs`.
fn is_of_rules(file: &Path, rules: &str) -> bool {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let module = format!("rules_{}", rules.replace('-', "_"));
    let rest = name.strip_prefix(&module);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

fn is_id(text: &str) -> bool {
    let is_word = |word: &str| {
        let mut letters = word.bytes();
        !word.is_empty() && letters.all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.split('-').count() > 1 && text.split('-').all(is_word)
}

fn ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for file in FILES {
        let text = texts::rules(file);
        ids.extend(
            texts::marks(&text)
                .into_iter()
                .map(|(id, _)| id.to_string()),
        );
    }
    ids
}

/// Rules that only the page has, such as those of clocks, are tested there: the id stands in the title of the test.
fn ids_in_titles() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for folder in ["tests/browser", "www/src"] {
        for file in files_ending(folder, &[".spec.ts", ".test.ts"]) {
            let text = read(&file);
            let marks = texts::marks(&text).into_iter();
            // Comments of records look like marks to whoever does not look closely.
            let marks = marks.filter(|(mark, _)| is_id(mark));
            ids.extend(marks.map(|(id, _)| id.to_string()));
        }
    }
    ids
}

fn test_names() -> BTreeSet<String> {
    let files = sources("tests/engine");
    files
        .iter()
        .flat_map(|file| test_names_in(&read(file)))
        .collect()
}

/// The functions that follow `#[test]`.
fn test_names_in(source: &str) -> Vec<String> {
    let after_marks = source.split("#[test]\nfn ").skip(1);
    let name = |rest: &str| rest.split('(').next().unwrap_or_default().to_string();
    after_marks.map(name).collect()
}

/// The Rust files in a directory of the repository and below.
fn sources(directory: &str) -> Vec<PathBuf> {
    files_ending(directory, &[".rs"])
}

/// The files in a directory of the repository and below whose names end so.
fn files_ending(directory: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![texts::root().join(directory)];
    while let Some(directory) = waiting.pop() {
        let entries = std::fs::read_dir(&directory);
        let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
        for entry in entries {
            let path = entry.expect("a directory that opened can be read").path();
            let name = path.to_string_lossy();
            if path.is_dir() {
                waiting.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What stands between quotation marks. Good enough for ids, which hold no escapes.
fn string_literals(source: &str) -> Vec<String> {
    source
        .lines()
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .map(str::to_string)
        .collect()
}
