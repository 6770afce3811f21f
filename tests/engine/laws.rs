//! Laws that hold for every position and every turn, on random ones.

use crate::chance::{self, Chance};
use crate::support::{self, Played};
use crate::texts;
use proptest::prelude::*;

const GAMES: [&str; 3] = ["oware", "omweso", "bao-kigogo"];

/// A game from a random position after some random turns.
fn any_game() -> impl Strategy<Value = (&'static str, String, Vec<String>)> {
    (
        prop::sample::select(GAMES.to_vec()),
        any::<u64>(),
        0..12_usize,
    )
        .prop_map(|(game, seed, plies)| random_game(game, seed, plies))
}

fn random_game(game: &'static str, seed: u64, plies: usize) -> (&'static str, String, Vec<String>) {
    let mut chance = Chance::new(seed);
    let position = chance::position(game, &mut chance);
    let mut turns = Vec::new();
    let mut played = open(&position);
    for _ in 0..plies {
        let legal = played.legal();
        if legal.is_empty() {
            break;
        }
        let turn = chance.pick(&legal).clone();
        played
            .play(&turn)
            .unwrap_or_else(|error| panic!("{position} {turns:?} {error}"));
        turns.push(turn);
    }
    (game, position, turns)
}

fn open(position: &str) -> Played {
    support::open(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn play(position: &str, turns: &[String]) -> Played {
    let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
    support::play_all(position, &turns).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The same words with South and North exchanged: capitals become small, halves
/// and pairs change places.
fn turned(position: &str) -> String {
    let swap = |text: &str, between: char| {
        let halves = text.split_once(between).expect("a pair has two halves");
        format!("{}{between}{}", halves.1, halves.0)
    };
    let fields = position
        .split(' ')
        .enumerate()
        .map(|(place, field)| match (place, field) {
            (0, game) => game.to_string(),
            (1, pits) => swap(pits, '/'),
            (2, "s") => "n".to_string(),
            (2, _) => "s".to_string(),
            (_, option) if option.contains('=') => option.to_string(),
            (_, pair) => swap(pair, ','),
        });
    fields.collect::<Vec<_>>().join(" ")
}

fn turned_turn(turn: &str) -> String {
    let turned = |letter: char| match letter.is_ascii_uppercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    turn.chars().map(turned).collect()
}

/// `s majority 25-20` becomes `n majority 20-25`.
fn turned_result(result: &str) -> String {
    let words = result.split(' ').map(|word| match word.split_once('-') {
        _ if word == "s" => "n".to_string(),
        _ if word == "n" => "s".to_string(),
        Some((south, north)) if south.parse::<u32>().is_ok() => format!("{north}-{south}"),
        _ => word.to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}

proptest! {
    #[test]
    fn seeds_are_conserved((game, position, turns) in any_game()) {
        let before = play(&position, &turns);
        for turn in before.legal() {
            let told = support::told(&before.position(), &turn).map_err(TestCaseError::fail)?;
            let lost = if game == "bao-kigogo" { told.captured_for_good } else { 0 };
            prop_assert_eq!(told.seeds_before, told.reached.iter().sum::<u32>() + lost);
        }
    }

    #[test]
    fn replaying_the_steps_gives_the_position((_, position, turns) in any_game()) {
        let before = play(&position, &turns);
        for turn in before.legal() {
            let told = support::told(&before.position(), &turn).map_err(TestCaseError::fail)?;
            prop_assert_eq!(told.replayed, told.reached, "{} {}", before.position(), turn);
        }
    }

    #[test]
    fn a_turn_has_as_many_laps_as_is_proved((_, position, turns) in any_game()) {
        let before = play(&position, &turns).position();
        let cap = before.split("lapCap=").nth(1).and_then(|rest| rest.split(' ').next());
        let cap: usize = cap.map_or(2_000, |cap| cap.parse().expect("a number"));
        for turn in play(&position, &turns).legal() {
            let told = support::told(&before, &turn).map_err(TestCaseError::fail)?;
            let verdict = support::endless(&before, &turn, 10_000).map_err(TestCaseError::fail)?;
            let proved = verdict.strip_prefix("ends laps=").map(|laps| laps.parse().expect("a number"));
            let laps = proved.map_or(cap, |laps: usize| laps.min(cap));
            prop_assert_eq!(told.laps, laps, "{} {}: {}", before, turn, verdict);
            // What the last lap of a turn that is broken off leads to is told, too.
            let is_cut = usize::from(told.laps == cap && proved.is_none_or(|laps| laps > cap));
            prop_assert!(told.rests_rightly, "{} {}", before, turn);
            let begun = told.laps.min(1) + told.relays + told.resown;
            prop_assert!((told.laps..=told.laps + is_cut).contains(&begun), "{} {}", before, turn);
        }
    }

    #[test]
    fn every_step_names_a_rule((_, position, turns) in any_game()) {
        let before = play(&position, &turns);
        for turn in before.legal() {
            let told = support::told(&before.position(), &turn).map_err(TestCaseError::fail)?;
            for rule in told.rules {
                let sentence = texts::sentence(&rule);
                prop_assert!(!sentence.starts_with("(no"), "{} {}: {}", before.position(), turn, sentence);
            }
        }
    }

    #[test]
    fn texts_mean_the_same_when_read_back((_, position, turns) in any_game()) {
        let game = play(&position, &turns);
        let again = open(&game.position());
        prop_assert_eq!(game.position(), again.position());
        if game.result() == "-" {
            prop_assert_eq!(game.legal(), again.legal());
        }
    }

    #[test]
    fn turns_are_written_as_they_are_listed((_, position, turns) in any_game()) {
        let game = play(&position, &turns);
        for turn in game.legal() {
            prop_assert_eq!(support::written(&game.position(), &turn), turn);
        }
    }

    /// Trailing `+` apart, which the list leaves out.
    #[test]
    fn a_turn_is_listed_if_and_only_if_it_may_be_played(
        (game, position, turns) in any_game(),
        seed in any::<u64>(),
    ) {
        let before = play(&position, &turns);
        let position = before.position();
        let mut chance = Chance::new(seed);
        for _ in 0..20 {
            let text = chance::turn(game, &mut chance);
            let may_be_played = before.result() == "-" && open(&position).play(&text).is_ok();
            let listed = before.legal().contains(&text.trim_end_matches('+').to_string());
            if text.ends_with('+') && listed {
                continue;
            }
            prop_assert_eq!(listed, may_be_played, "{} {:?}", position, text);
        }
    }

    #[test]
    fn a_turned_board_changes_nothing_but_names((_, position, turns) in any_game()) {
        let mut game = open(&position);
        let mut other = open(&turned(&position));
        for turn in &turns {
            game.play(turn).map_err(TestCaseError::fail)?;
            other.play(&turned_turn(turn)).map_err(TestCaseError::fail)?;
        }
        prop_assert_eq!(turned(&game.position()), other.position());
        prop_assert_eq!(turned_result(&game.result()), other.result());
        let mut legal: Vec<String> = game.legal().iter().map(|turn| turned_turn(turn)).collect();
        legal.sort();
        prop_assert_eq!(legal, other.legal());
    }

    #[test]
    fn undo_and_redo_change_nothing((_, position, turns) in any_game()) {
        let mut game = open(&position);
        let mut before = Vec::new();
        for turn in &turns {
            before.push((game.position(), game.result(), game.legal(), game.ply()));
            game.play(turn).map_err(TestCaseError::fail)?;
        }
        let end = (game.position(), game.result(), game.legal(), game.ply());
        for state in before.iter().rev() {
            prop_assert!(game.undo());
            prop_assert_eq!(state, &(game.position(), game.result(), game.legal(), game.ply()));
        }
        prop_assert!(!game.undo());
        while game.redo() {}
        prop_assert_eq!(end, (game.position(), game.result(), game.legal(), game.ply()));
    }

    /// Played on after an undo, repetition is counted as if nothing had been undone.
    #[test]
    fn a_turn_undone_and_played_again_counts_once((_, position, turns) in any_game()) {
        let mut game = open(&position);
        for turn in &turns {
            game.play(turn).map_err(TestCaseError::fail)?;
            prop_assert!(game.undo());
            game.play(turn).map_err(TestCaseError::fail)?;
        }
        let straight = play(&position, &turns);
        prop_assert_eq!(straight.position(), game.position());
        prop_assert_eq!(straight.result(), game.result());
    }

    #[test]
    fn any_text_may_be_read(text in any::<String>()) {
        check_faults(&text)?;
        let _ = open("oware 4x6/4x6 s 0,0").play(&text);
        let _ = open("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0").play(&text);
    }

    /// Texts that are nearly positions go deeper into the reader than noise does.
    #[test]
    fn a_damaged_position_may_be_read(
        (_, position, _) in any_game(),
        at in any::<prop::sample::Index>(),
        patch in "[0-9x,/=sn é+-]{0,4}",
        removed in 0..4_usize,
    ) {
        let letters: Vec<char> = position.chars().collect();
        let at = at.index(letters.len());
        let rest = letters.iter().skip(at + removed);
        let damaged: String = letters[..at].iter().copied().chain(patch.chars()).chain(rest.copied()).collect();
        check_faults(&damaged)?;
    }
}

/// A text that does not read has faults, from left to right, within the text or just behind it.
fn check_faults(text: &str) -> Result<(), TestCaseError> {
    let columns = support::faults(text);
    let end = text.chars().count() + 1;
    prop_assert!(columns.is_sorted(), "{:?}: {:?}", text, columns);
    prop_assert!(
        columns.iter().all(|at| (1..=end).contains(at)),
        "{:?}: {:?}",
        text,
        columns
    );
    Ok(())
}
