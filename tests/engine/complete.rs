//! A game or an option is whole only with its texts, its twin and its examples.

use std::path::Path;

use empiki::GameId;
use empiki::notation::write_setup;
use empiki::options::{OptionSpec, Values};

use crate::{texts, twin};

#[test]
fn every_game_has_rules_examples_perft_and_a_twin() {
    for game in GameId::ALL {
        let name = game.spec().name;
        assert!(texts::FILES.contains(&name), "{name} has no rules text");
        for file in [format!("{name}-examples.json"), format!("perft/{name}.txt")] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../tests/fixtures")
                .join(&file);
            assert!(path.exists(), "{name} has no tests/fixtures/{file}");
        }
        let start = write_setup(*game, &game.start().setup());
        assert!(twin::Game::from_text(&start).is_ok(), "{name} has no twin");
    }
}

/// A value that is not the default.
fn another_value(option: &OptionSpec) -> String {
    match option.values {
        Values::Words(words) => words[1].to_owned(),
        Values::Number { default, least, .. } if default == least => (least + 1).to_string(),
        Values::Number { least, .. } => least.to_string(),
    }
}

#[test]
fn every_record_option_stands_in_the_rules_text() {
    for game in GameId::ALL {
        let spec = game.spec();
        let rules = texts::rules(spec.name);
        for option in spec.record_options {
            let key = option.key;
            assert!(
                rules.contains(&format!("`{key}`")),
                "{}: no rule says {key}",
                spec.name
            );
        }
    }
}

#[test]
fn every_play_option_stands_in_the_rules_text_and_in_the_twin() {
    for game in GameId::ALL {
        let spec = game.spec();
        let rules = texts::rules(spec.name);
        let start = write_setup(*game, &game.start().setup());
        for option in spec.play_options {
            let key = option.key;
            assert!(
                rules.contains(&format!("`{key}`")),
                "{}: no rule says {key}",
                spec.name
            );
            let text = format!("{start} {key}={}", another_value(option));
            let read = twin::Game::from_text(&text).map(|game| game.position_text());
            assert_eq!(read, Ok(text), "the twin knows {key}");
        }
    }
}
