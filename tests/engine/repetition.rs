//! Repetition is found without looking through the whole game: here it is held
//! against a look through the whole game, turns taken back and played again.

use crate::chance::Chance;
use crate::support::{self, Played};

/// Games in which positions come back: few seeds that wander.
const STARTS: [&str; 4] = [
    "bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off",
    "bao-kigogo 1,0x23/0x5,1,0x18 n repetition=third singleCaptures=off",
    "oware 1,0x5/1,0x5 s 23,23",
    "oware 1,0x2,1,0x2/1,0x5 n 22,23 repetition=third",
];

#[test]
fn a_position_that_came_back_is_found_as_by_looking_through_the_game() {
    for start in STARTS {
        let limit = if start.contains("third") { 3 } else { 2 };
        let mut ends = 0;
        for seed in 0..100 {
            ends += wander(start, limit, &mut Chance::new(seed));
        }
        assert!(ends > 20, "{start}: only {ends} games ended by repetition");
    }
}

/// Plays and takes back at random; how often the game ended by repetition.
fn wander(start: &str, limit: usize, chance: &mut Chance) -> usize {
    let mut game = support::open(start).expect("a position");
    let mut met = vec![game.position()];
    let mut ends = 0;
    for _ in 0..300 {
        let legal = game.legal();
        if legal.is_empty() || chance.once_in(25) {
            take_back(&mut game, &mut met, chance);
            continue;
        }
        let turn = chance.pick(&legal).clone();
        let reached = reached(&met[met.len() - 1], &turn);
        game.play(&turn).expect("legal");
        let times = met.iter().filter(|&position| *position == reached).count() + 1;
        let (result, is_over) = (game.result(), game.result() != "-");
        let is_repetition = result.contains("repetition");
        assert!(
            is_repetition == (times >= limit) || is_over && !is_repetition,
            "{start}: {met:?} {turn}: {result}"
        );
        ends += usize::from(is_repetition);
        met.push(reached);
    }
    ends
}

fn take_back(game: &mut Played, met: &mut Vec<String>, chance: &mut Chance) {
    for _ in 0..=chance.below(8) {
        if game.undo() {
            met.pop();
        }
    }
}

/// The position after a turn, repetition not judged: a position has no history.
fn reached(position: &str, turn: &str) -> String {
    let played = support::play_all(position, &[turn]).expect("legal");
    played.position()
}
