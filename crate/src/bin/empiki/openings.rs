//! Openings of matches: a few plies by lot, the same for both players in turn.

use std::collections::HashSet;

use empiki::moves::WrittenMove;
use empiki::notation::read_options;
use empiki::search::{Limits, Thinking, Worth};
use empiki::setup::Setup;
use empiki::{AnyPosition, Game, GameId, Side};

use crate::chance::{Chance, seed_of};

/// How often another lot is drawn for an opening that will not do.
const LOTS: usize = 200;
/// An opening in which one side is ahead by more than this part of the game's seeds will not do, as far as so many
/// nodes tell: a game that is decided says nothing about its players.
const LOPSIDED_PART: i32 = 8;
const NODES: u64 = 10_000;
const MEMORY: usize = 1 << 16;

/// Plies of an opening where nothing else is asked for.
pub fn usual_plies(game: GameId) -> u32 {
    match game {
        GameId::Oware => 6,
        GameId::Omweso | GameId::BaoKigogo => 4,
    }
}

/// Where games under some options start, South first.
///
/// # Errors
/// What is wrong with the options.
pub fn start_of(game: GameId, options: &str) -> Result<AnyPosition, String> {
    let read = read_options(game, options);
    let (play, record) = read.map_err(|faults| faults.to_string())?;
    let seeds = (game.spec().start)(&record);
    let seeds = seeds.ok_or("players would have to arrange their seeds first".to_owned())?;
    Ok(game.from_checked(&Setup {
        seeds,
        mover: Side::South,
        turns_taken: [0; 2],
        capturing_turns: [0; 2],
        options: play,
    }))
}

/// So many openings, each different where there are so many, in which neither side is far ahead.
pub fn openings(start: &AnyPosition, count: usize, plies: u32, seed: u64) -> Vec<Game> {
    let mut met = HashSet::new();
    let mut openings = Vec::new();
    for number in 0..count {
        let mut chance = Chance::new(seed_of(seed, number as u64));
        let mut opening = lot(start, plies, &mut chance);
        for _ in 0..LOTS {
            // A search takes a thousand times as long as a look at what was met.
            if !met.contains(&opening.position_text()) && will_do(&opening) {
                break;
            }
            opening = lot(start, plies, &mut chance);
        }
        met.insert(opening.position_text());
        openings.push(opening);
    }
    openings
}

/// A game after some plies by lot; fewer when it would be over.
fn lot(start: &AnyPosition, plies: u32, chance: &mut Chance) -> Game {
    let mut game = Game::from_position(start.clone());
    for _ in 0..plies {
        let turns = game.moves().list;
        if turns.is_empty() {
            break;
        }
        let turn = WrittenMove::from(chance.pick(&turns));
        let is_over = game
            .play(turn)
            .map_or(true, |played| played.outcome.is_some());
        if is_over {
            game.undo();
            break;
        }
    }
    game
}

fn will_do(game: &Game) -> bool {
    let limits = Limits {
        nodes: NODES,
        ..Limits::NONE
    };
    let Some(mut thinking) = Thinking::analyse_with_memory(game, 1, limits, MEMORY) else {
        return false;
    };
    while !thinking.advance(NODES) {}
    let seeds = i32::from(game.id().spec().shape.seeds);
    let report = thinking.report();
    report.lines.first().is_some_and(|line| match line.worth {
        Worth::Estimate(hundredths) => hundredths.abs() <= 100 * seeds / LOPSIDED_PART,
        Worth::Proved { .. } => false,
    })
}
