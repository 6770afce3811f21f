//! Positions as they arise in games, from which puzzles are made.

use empiki::setup::{Setup, Total};
use empiki::{AnyPosition, Game, GameId, Seeds, Side};

use crate::chance::Chance;
use crate::openings::start_of;
use crate::players::{Kind, Player};

/// Games are left after so many plies: their ends are short of ideas.
const MOST_PLIES: usize = 160;
/// At most so many plies at the start are by lot, and later one in so many.
const MOST_LOTS: usize = 6;
const LOT_ONCE_IN: usize = 8;
/// The strongest player is slow and plays too well to leave anything to find.
const MOST_LEVEL: usize = 5;

/// How games start: under options that a position's text does not hold.
fn starts(id: GameId) -> &'static [&'static str] {
    match id {
        GameId::Omweso => &["setup=back4", "setup=front4", "setup=two16", FREE],
        GameId::Oware | GameId::BaoKigogo => &[""],
    }
}

/// Players arrange their seeds.
const FREE: &str = "setup=free";

fn start_by_lot(id: GameId, chance: &mut Chance) -> Result<AnyPosition, String> {
    match chance.pick(starts(id)) {
        FREE => Ok(arranged_by_lot(id, chance)),
        options => start_of(id, options),
    }
}

/// Each player's half of the seeds, each in any of his pits.
fn arranged_by_lot(id: GameId, chance: &mut Chance) -> AnyPosition {
    let (mut setup, shape) = (id.start().setup(), id.spec().shape);
    setup.seeds = Seeds::default();
    for side in Side::BOTH {
        for _ in 0..shape.seeds / 2 {
            let pit = shape.pit(side, chance.below(usize::from(shape.pits)) as u8);
            setup.seeds.set(pit, setup.seeds.get(pit) + 1);
        }
    }
    id.from_checked(&setup)
}

/// A game between players of different strength, with some turns by lot.
///
/// # Errors
/// Why a player gave no turn.
pub fn game_by_lot(id: GameId, seed: u64) -> Result<Game, String> {
    let mut chance = Chance::new(seed);
    let mut game = Game::from_position(start_by_lot(id, &mut chance)?);
    let mut players = [player(&mut chance)?, player(&mut chance)?];
    let lots = chance.below(MOST_LOTS + 1);
    while game.outcome().is_none() && game.ply() < MOST_PLIES {
        let is_lot = game.ply() < lots || chance.once_in(LOT_ONCE_IN);
        let turn = match is_lot {
            true => chance.pick(&game.moves().list).into(),
            false => players[game.position().mover().index()].choose(&game)?,
        };
        game.play(turn).map_err(|refusal| refusal.to_string())?;
    }
    Ok(game)
}

fn player(chance: &mut Chance) -> Result<Box<dyn Player>, String> {
    let mut player = Kind::Level(1 + chance.below(MOST_LEVEL) as u8).player(None)?;
    player.begin(chance.number());
    Ok(player)
}

/// A position with South to move: the board is turned if it was North's turn. No history goes with it.
pub fn seen_by_south(game: &Game) -> Game {
    let (id, setup) = (game.id(), game.position().setup());
    let setup = match setup.mover {
        Side::South => setup,
        Side::North => turned(id, &setup),
    };
    let position = id.position(&setup, Total::Required);
    Game::from_position(position.expect("a position of a game stays one when it is turned"))
}

/// The same arrangement, with sides exchanged.
fn turned(id: GameId, setup: &Setup) -> Setup {
    let shape = id.spec().shape;
    let mut seeds = Seeds::default();
    for side in Side::BOTH {
        for index in 0..shape.pits {
            let count = setup.seeds.get(shape.pit(side.other(), index));
            seeds.set(shape.pit(side, index), count);
        }
    }
    let exchanged = |[south, north]: [u32; 2]| [north, south];
    let [south, north] = setup.seeds.stores;
    seeds.stores = [north, south];
    Setup {
        seeds,
        mover: setup.mover.other(),
        turns_taken: exchanged(setup.turns_taken),
        capturing_turns: exchanged(setup.capturing_turns),
        ..*setup
    }
}
