//! `empiki puzzles`: new puzzles, found by search in games between players of different strength.

mod judge;
mod motif;
mod positions;
mod puzzle;
mod variety;

use std::io::Write;

use empiki::{Game, GameId};
use lexopt::prelude::*;

use crate::arguments::{MOST_NUMBER, game_of, number};
use crate::chance::{Chance, seed_of};
use crate::{Served, Stop, lines};
use positions::{game_by_lot, seen_by_south};
use puzzle::Puzzle;
use variety::Variety;

/// Puzzles when no number is asked for, and the most.
const USUAL_COUNT: u32 = 10;
const MOST_COUNT: u32 = 1_000;
/// Positions of a game that are looked at; each game gives one puzzle at most.
const LOOKS: usize = 8;
/// After so many games in a row without a new puzzle there is none left to find.
const MOST_GAMES: usize = 5_000;

struct Call {
    id: GameId,
    count: usize,
    seed: u64,
}

/// A puzzle a line, as soon as it is found.
pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let call = read(args)?;
    let mut variety = Variety::of(call.count);
    let mut games = 0..;
    for found in 0..call.count {
        let tried = games.by_ref().take(MOST_GAMES);
        let mut puzzles = tried.map(|number| puzzle_of(&call, number));
        let puzzle = puzzles.find_map(|puzzle| {
            puzzle
                .map(|puzzle| puzzle.filter(|puzzle| variety.take(puzzle)))
                .transpose()
        });
        let answer = puzzle.unwrap_or_else(|| Err(format!("no more than {found} are found")));
        if !lines::write(out, answer.map(|puzzle| puzzle.to_string()))? {
            return Ok(false);
        }
        out.flush()?;
    }
    Ok(true)
}

fn read(args: &[String]) -> Result<Call, Stop> {
    let mut parser = lexopt::Parser::from_args(args);
    let (mut name, mut count, mut seed) = (None, USUAL_COUNT, 1);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("game") => name = Some(parser.value()?.string()?),
            Long("count") => count = number(&mut parser, "--count", 1, MOST_COUNT)?,
            Long("seed") => seed = number(&mut parser, "--seed", 0, MOST_NUMBER)?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Call {
        id: game_of(name.as_deref())?,
        count: count as usize,
        seed: seed.into(),
    })
}

/// The puzzle of one of the games, if it holds one.
fn puzzle_of(call: &Call, number: u64) -> Result<Option<Puzzle>, String> {
    let mut chance = Chance::new(seed_of(call.seed, number));
    let game = game_by_lot(call.id, chance.number())?;
    Ok(some_positions(&game, &mut chance).find_map(|position| Puzzle::of(&position)))
}

/// Some positions of a game: the one after the first turn, which may have to be answered at once, then some by lot,
/// earlier ones more often.
fn some_positions(game: &Game, chance: &mut Chance) -> impl Iterator<Item = Game> {
    let plies = game.ply().max(1);
    let lots = (1..LOOKS).map(move |_| 1 + chance.below(plies).min(chance.below(plies)));
    let looks = [1].into_iter().chain(lots);
    looks.filter(move |&ply| ply < plies).map(|ply| {
        let mut game = game.clone();
        game.go_to(ply);
        seen_by_south(&game)
    })
}
