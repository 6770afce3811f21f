//! Engine and twin play the same random games and must agree on every word:
//! legal turns, positions, results and refusals.
//!
//! `EMPIKI_TURNS` sets how many turns a game are played, `EMPIKI_SEED` the
//! first seed; a failure names the seed of its game.

use crate::chance::{self, Chance};
use crate::support::{self, Played};
use crate::twin;
use std::collections::BTreeSet;

/// Enough to meet every option often, and done in seconds.
const TURNS: u64 = 20_000;
/// Laps that the twin remembers.
const LONGEST_WALK: u64 = 3_000;
/// A game is left after so many turns for one that starts elsewhere.
const LONGEST: usize = 150;

#[test]
fn oware_agrees() {
    agree_on("oware", &["majority", "no-move", "repetition", "ply-cap"]);
}

#[test]
fn omweso_agrees() {
    let classes = [
        "bulijo",
        "front-cleared",
        "emitwe-ebiri",
        "akakyala",
        "akawumbi",
    ];
    agree_on(
        "omweso",
        &[&classes[..], &["never-ending", "ply-cap"]].concat(),
    );
}

#[test]
fn bao_kigogo_agrees() {
    agree_on("bao-kigogo", &["no-move", "repetition", "never-ending"]);
}

/// Proofs of random turns: what is refused, how long turns are, what recurs.
#[test]
fn endless_agrees() {
    let seed = number_from("EMPIKI_SEED", 1);
    for seed in seed..seed + number_from("EMPIKI_TURNS", TURNS) / 4 {
        let mut chance = Chance::new(seed);
        let game = *chance.pick(&["oware", "omweso", "omweso", "bao-kigogo"]);
        let position = chance::position(game, &mut chance);
        let twin = twin::Game::from_text(&position).expect("random positions read");
        let turns = [twin.legal(), vec![chance::turn(game, &mut chance)]].concat();
        let turn = chance.pick(&turns);
        let by_twin = twin.endless(turn, LONGEST_WALK);
        let by_engine = support::endless(&position, turn, LONGEST_WALK);
        let agree = by_engine.is_err() && by_twin.is_err() || by_engine == by_twin;
        let story = format!("seed {seed}: {position} {turn}");
        assert!(agree, "{story}\nengine: {by_engine:?}\ntwin: {by_twin:?}");
    }
}

/// Random matches stand the same for both.
#[test]
fn matches_agree() {
    let mut met = BTreeSet::new();
    let mut seed = number_from("EMPIKI_SEED", 1);
    let turns = number_from("EMPIKI_TURNS", TURNS);
    let mut played = 0;
    while played < turns {
        for game in ["oware", "omweso", "bao-kigogo"] {
            let (standing, games) = stand_match(game, seed);
            met.insert(standing.rsplit("; ").next().map(str::to_string));
            played += games as u64 + 1;
        }
        seed += 1;
    }
    for end in [
        "s wins",
        "n wins",
        "drawn",
        "s starts",
        "n starts",
        "lot starts",
    ] {
        let is_met = met.contains(&Some(end.to_string()));
        assert!(
            is_met || turns < TURNS,
            "no match stood {end}, up to seed {seed}"
        );
    }
}

/// How a random match stands, and its games.
fn stand_match(game: &str, seed: u64) -> (String, usize) {
    let mut chance = Chance::new(seed);
    let options = chance::match_options(game, &mut chance);
    let games = chance.below(13);
    let results: Vec<_> = (0..games)
        .map(|_| chance::match_game(game, &mut chance))
        .collect();
    let results = results.join(", ");
    let by_engine = support::score(game, &options, &results);
    let by_twin = twin::matches::score(game, &options, &results);
    let story = format!("seed {seed}: {game} {options}: {results}");
    assert_eq!(by_engine, by_twin, "engine, twin; {story}");
    (by_twin.expect("random matches read"), games)
}

/// Plays until there were enough turns, among which every ending must have been met.
fn agree_on(game: &str, endings: &[&str]) {
    let mut met = BTreeSet::new();
    let mut seed = number_from("EMPIKI_SEED", 1);
    let turns = number_from("EMPIKI_TURNS", TURNS);
    let mut played = 0;
    while played < turns {
        let mut both = Both::start(game, seed);
        played += both.play();
        met.extend(both.engine.result().split(' ').nth(1).map(str::to_string));
        seed += 1;
    }
    for ending in endings {
        let is_met = met.contains(*ending);
        assert!(
            is_met || turns < TURNS,
            "{game}: no game ended by {ending}, up to seed {seed}"
        );
    }
}

fn number_from(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{variable} is not a number: {text}")),
        Err(_) => otherwise,
    }
}

/// One game, played by both.
struct Both {
    name: String,
    chance: Chance,
    engine: Played,
    twin: twin::Game,
    /// What to type to see a disagreement again.
    story: String,
}

impl Both {
    fn start(game: &str, seed: u64) -> Both {
        let mut chance = Chance::new(seed);
        let position = chance::position(game, &mut chance);
        let story = format!("seed {seed}: {position}");
        let engine = support::open(&position).unwrap_or_else(|error| panic!("{story}: {error}"));
        let twin = twin::Game::from_text(&position);
        let twin = twin.unwrap_or_else(|error| panic!("{story}: {error}"));
        Both {
            name: game.to_string(),
            chance,
            engine,
            twin,
            story,
        }
    }

    /// Plays to the end and says how many turns that were.
    fn play(&mut self) -> u64 {
        self.compare();
        for ply in 0..LONGEST {
            let turns = self.twin.legal();
            if self.chance.once_in(4) || turns.is_empty() {
                let text = chance::turn(&self.name, &mut self.chance);
                self.play_turn(&text);
            }
            let turns = self.twin.legal();
            if turns.is_empty() {
                return ply as u64 + 1;
            }
            let turn = self.chance.pick(&turns).clone();
            let is_lost = self.name == "omweso" && self.chance.once_in(40);
            self.play_turn(if is_lost { "--" } else { &turn });
        }
        LONGEST as u64
    }

    /// Plays a turn, or has it refused by both.
    fn play_turn(&mut self, turn: &str) {
        self.story += &format!(" {turn}");
        let by_engine = self.engine.play(turn);
        let by_twin = self.twin.play(turn);
        let agree = by_engine.is_ok() == by_twin.is_ok();
        assert!(
            agree,
            "{}\nengine: {by_engine:?}\ntwin: {by_twin:?}",
            self.story
        );
        if by_twin.is_err() {
            self.story += "(refused)";
        }
        self.compare();
    }

    fn compare(&self) {
        let position = (self.engine.position(), self.twin.position_text());
        assert_eq!(position.0, position.1, "engine, twin; {}", self.story);
        let result = (self.engine.result(), self.twin.result_text());
        assert_eq!(result.0, result.1, "engine, twin; {}", self.story);
        let legal = (self.engine.legal(), self.twin.legal());
        assert_eq!(legal.0, legal.1, "engine, twin; {}", self.story);
    }
}
