//! What a search calls proved is true, against every defence; and it knows that a position which comes back ends the
//! game.

use std::cmp::Ordering;

use crate::chance::{self, Chance};
use crate::search::{GAMES, after, at_once, depth, follow, game, nodes, play_on, told};
use empiki::search::{Line, Thinking, Worth};
use empiki::{Ending, Game, Move, Side, Winner};

/// Whether a side can force a win within so many plies, found by trying everything on the game itself.
fn can_force(game: &mut Game, winner: Side, plies: u32) -> bool {
    if let Some(end) = game.outcome() {
        return end.winner == Winner::Side(winner);
    }
    if plies == 0 {
        return false;
    }
    let is_choice = game.position().mover() == winner;
    let mut turns = game.moves().list.into_iter();
    let mut forces = |turn: Move| {
        game.play(turn.into()).expect("legal");
        let forces = can_force(game, winner, plies - 1);
        game.undo();
        forces
    };
    if is_choice {
        turns.any(forces)
    } else {
        turns.all(&mut forces)
    }
}

/// A game that ends a few plies later, if by random turns.
fn near_end(text: &str, chance: &mut Chance) -> Option<Game> {
    let mut game = game(text);
    play_on(&mut game, 300, chance);
    game.outcome()?;
    let back = 1 + chance.below(5);
    game.go_to(game.ply().saturating_sub(back));
    game.outcome().is_none().then_some(game)
}

/// Checks a line that is proved. Whether it was.
fn check(game: &Game, line: &Line, seed: u64) -> bool {
    let Worth::Proved { outcome, plies, .. } = line.worth else {
        return false;
    };
    let plies = plies.expect("no table is used, so it was seen");
    let mover = game.position().mover();
    let winner = match outcome {
        Ordering::Greater => mover,
        _ => mover.other(),
    };
    let told = format!("{}: seed {seed}: {line:?}", told(game));
    assert_ne!(outcome, Ordering::Equal, "{told}");
    let most = game.position().ply_cap().map(|cap| cap - game.ply() as u32);
    assert!(
        most.is_none_or(|most| plies <= most),
        "{told}: after the limit"
    );
    assert!(plies > 0 && line.turns.len() <= plies as usize, "{told}");
    let end = follow(game, line).outcome();
    assert_eq!(
        end.is_some(),
        line.turns.len() == plies as usize,
        "{told}: its end"
    );
    assert!(
        end.is_none_or(|end| end.winner == Winner::Side(winner)),
        "{told}: its winner"
    );
    // More would take too long.
    if plies <= 7 {
        let mut begun = after(game, line.turns[0]);
        assert!(can_force(&mut begun, winner, plies - 1), "{told}: not so");
    }
    true
}

fn check_lines(game: &Game, seed: u64) -> usize {
    let (report, _) = at_once(Thinking::analyse(game, 3, nodes(3_000)));
    let proved = report.lines.iter().filter(|line| check(game, line, seed));
    proved.count()
}

#[test]
fn what_is_proved_is_so() {
    for name in GAMES {
        let mut proved = 0;
        for seed in 0..150 {
            let mut chance = Chance::new(seed);
            let text = chance::position(name, &mut chance);
            let game = near_end(&text, &mut chance);
            proved += game.map_or(0, |game| check_lines(&game, seed));
        }
        assert!(proved > 60, "{name}: only {proved} lines proved");
    }
}

/// A game of Oware with few seeds left that is about to be cut off.
fn near_cap(chance: &mut Chance) -> Game {
    let seeds = 3 + chance.below(8);
    let mut pits = [0; 12];
    (0..seeds).for_each(|_| pits[chance.below(12)] += 1);
    let pits = pits.map(|count| count.to_string());
    let south = (48 - seeds) / 2;
    let (cap, mover) = (3 + chance.below(10), chance.pick(&["s", "n"]));
    game(&format!(
        "oware {}/{} {mover} {south},{} plyCap={cap} repetition=off",
        pits[..6].join(","),
        pits[6..].join(","),
        48 - seeds - south
    ))
}

#[test]
fn what_is_proved_is_so_before_the_limit_of_plies() {
    let mut proved = 0;
    for seed in 0..1_500 {
        let game = near_cap(&mut Chance::new(seed));
        if game.outcome().is_none() {
            proved += check_lines(&game, seed);
        }
    }
    assert!(proved > 60, "only {proved} lines proved");
}

#[test]
fn what_is_proved_is_so_where_positions_come_back() {
    let mut proved = 0;
    for text in WANDERING {
        for seed in 0..60 {
            let mut chance = Chance::new(seed);
            let mut game = game(text);
            let plies = chance.below(16);
            play_on(&mut game, plies, &mut chance);
            if game.outcome().is_none() {
                proved += check_lines(&game, seed);
            }
        }
    }
    assert!(proved > 60, "only {proved} lines proved");
}

/// Games of few seeds that wander.
const WANDERING: [&str; 4] = [
    "oware 1,0x2,1,0x2/1,0x5 n 22,23",
    "oware 1,0,1,1,0x2/1,0x2,1,0x2 n 22,21",
    "oware 1,0,2,1,0x2/1,0,1,0x3 s 21,21",
    "oware 1,0x2,1,0,1/1,0,1,0x3 s 21,22 repetition=third",
];

/// The turns that end the game at once by repetition, with what that is worth to the mover.
fn repeating(game: &Game) -> Vec<(Move, Ordering)> {
    let mover = game.position().mover();
    let turns = game.moves().list.into_iter();
    let repeating = turns.filter_map(|turn| {
        let end = after(game, turn).outcome()?;
        let worth = match end.winner {
            Winner::Side(winner) if winner == mover => Ordering::Greater,
            Winner::Side(_) => Ordering::Less,
            _ => Ordering::Equal,
        };
        (end.ending == Ending::Repetition).then_some((turn, worth))
    });
    repeating.collect()
}

fn best(game: &Game) -> (Move, Worth) {
    let (report, choice) = at_once(Thinking::analyse(game, 1, depth(4)));
    (choice.turn, report.lines[0].worth)
}

fn is_won(worth: Worth) -> bool {
    match worth {
        Worth::Estimate(hundredths) => hundredths >= 9_000,
        Worth::Proved { outcome, .. } => outcome.is_gt(),
    }
}

fn is_lost(worth: Worth) -> bool {
    match worth {
        Worth::Estimate(hundredths) => hundredths <= -9_000,
        Worth::Proved { outcome, .. } => outcome.is_lt(),
    }
}

/// How often a turn was avoided, and how often taken, that is no better or worse without the history.
#[derive(Default)]
struct Count {
    avoided: usize,
    taken: usize,
}

fn look(game: &Game, seed: u64, count: &mut Count) {
    let repeating = repeating(game);
    if repeating.is_empty() || game.moves().list.len() == 1 {
        return;
    }
    let (turn, worth) = best(game);
    let (blind, _) = best(&crate::search::game(&game.position_text()));
    let told = format!("{}: seed {seed}: {turn:?} {worth:?}", told(game));
    let end_by = |turn: Move| {
        let found = repeating.iter().find(|(other, _)| *other == turn);
        found.map(|&(_, worth)| worth)
    };
    if repeating.iter().any(|(_, worth)| worth.is_gt()) {
        assert!(is_won(worth), "{told}: lets a repetition go");
        count.taken += usize::from(blind != turn && end_by(turn) == Some(Ordering::Greater));
    }
    if end_by(turn) == Some(Ordering::Less) {
        assert!(is_lost(worth), "{told}: walks into a repetition");
    }
    count.avoided += usize::from(blind != turn && end_by(blind) == Some(Ordering::Less));
}

#[test]
fn a_repetition_is_avoided_when_it_loses_and_taken_when_it_wins() {
    let mut count = Count::default();
    for (start, seed) in WANDERING
        .iter()
        .flat_map(|start| (0..100).map(move |seed| (start, seed)))
    {
        let mut chance = Chance::new(seed);
        let mut game = game(start);
        while game.outcome().is_none() {
            look(&game, seed, &mut count);
            play_on(&mut game, 1, &mut chance);
        }
    }
    let Count { avoided, taken } = count;
    assert!(
        avoided > 2 && taken > 20,
        "{avoided} avoided, {taken} taken"
    );
}
