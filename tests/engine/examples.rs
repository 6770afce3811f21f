//! The worked examples of the rules texts, as data in `tests/fixtures`.

use crate::{support, texts, twin};
use serde_json::Value;

#[test]
fn oware_examples() {
    check_all("oware-examples");
}

#[test]
fn omweso_examples() {
    check_all("omweso-examples");
}

#[test]
fn bao_kigogo_examples() {
    check_all("bao-kigogo-examples");
}

#[test]
fn never_ending_examples_reach_the_cap() {
    for example in fixture("never-ending") {
        let result = match text(&example, "before") {
            Some(position) if position.starts_with("omweso") => "annulled never-ending 0",
            _ => "draw never-ending",
        };
        let mut example = example;
        example["after"] = example["before"].clone();
        example["result"] = result.into();
        check(&example);
    }
}

fn fixture(name: &str) -> Vec<Value> {
    let json = texts::read(&format!("tests/fixtures/{name}.json"));
    serde_json::from_str(&json).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn check_all(name: &str) {
    for example in fixture(name) {
        check(&example);
    }
}

fn text<'a>(example: &'a Value, key: &str) -> Option<&'a str> {
    example[key].as_str()
}

fn words(example: &Value, key: &str) -> Option<Vec<String>> {
    let words = example[key].as_array()?.iter();
    Some(
        words
            .filter_map(Value::as_str)
            .map(str::to_string)
            .collect(),
    )
}

/// The turns of an example, in `move` or in `moves`.
fn turns(example: &Value) -> Vec<String> {
    let one = text(example, "move").map(|turn| vec![turn.to_string()]);
    one.or_else(|| words(example, "moves")).unwrap_or_default()
}

fn check(example: &Value) {
    let before = text(example, "before").expect("an example has a position");
    let turns = turns(example);
    let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
    let story = format!("{}: {before} {turns:?}", example["name"]);

    if let Some(legal) = words(example, "legal") {
        let listed = support::open(before).map(|game| game.legal());
        assert_eq!(listed, Ok(legal.clone()), "{story}");
        assert_eq!(
            twin::Game::from_text(before).map(|game| game.legal()),
            Ok(legal),
            "{story}"
        );
    }
    let played =
        support::play_all(before, &turns).unwrap_or_else(|error| panic!("{story}: {error}"));
    let mut game = twin::Game::from_text(before).unwrap_or_else(|error| panic!("{story}: {error}"));
    for turn in &turns {
        game.play(turn)
            .unwrap_or_else(|error| panic!("{story}: {error}"));
    }
    if let Some(after) = text(example, "after") {
        assert_eq!(played.position(), after, "{story}");
        assert_eq!(game.position_text(), after, "{story}: twin");
    }
    if let Some(result) = text(example, "result") {
        assert_eq!(played.result(), result, "{story}");
        assert_eq!(game.result_text(), result, "{story}: twin");
    }
    check_told(example, before, &turns, &story);
}

/// Laps and captured seeds, where the example names them.
fn check_told(example: &Value, before: &str, turns: &[&str], story: &str) {
    let [turn] = turns else { return };
    let told = support::told(before, turn).unwrap_or_else(|error| panic!("{story}: {error}"));
    if let Some(laps) = example["laps"].as_u64() {
        assert_eq!(told.laps as u64, laps, "{story}: laps");
    }
    if let Some(captured) = example["captured"].as_u64() {
        assert_eq!(u64::from(told.captured), captured, "{story}: captured");
    }
}
