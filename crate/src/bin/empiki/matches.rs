//! `empiki match`: games between two players, and what they score.

use std::io::Write;

use empiki::tablebase::MOST_SEEDS;
use empiki::{AnyPosition, GameId};
use lexopt::prelude::*;

use crate::arguments::{MOST_GAMES, MOST_NUMBER, game_of, number};
use crate::contest::Contest;
use crate::openings::{start_of, usual_plies};
use crate::players::Kind;
use crate::statistics::{Ended, Standing};
use crate::tables::Table;
use crate::{Served, Stop, lines};

struct Call {
    players: [Kind; 2],
    start: AnyPosition,
    games: usize,
    seed: u64,
    opening: u32,
    tables: Option<u8>,
}

/// What the options of the command say, before anything is made of it.
#[derive(Default)]
struct Words {
    players: Vec<String>,
    game: Option<String>,
    games: Option<u32>,
    seed: Option<u32>,
    options: String,
    opening: Option<u32>,
    tables: Option<u32>,
}

/// Games when none are asked for.
const USUAL_GAMES: u32 = 100;
const MOST_OPENING_PLIES: u32 = 100;
const MOST_TABLE_SEEDS: u32 = MOST_SEEDS as u32;

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let call = resolve(read(args)?)?;
    let [first, second] = &call.players;
    let contest = Contest {
        players: [first, second],
        start: &call.start,
        games: call.games,
        seed: call.seed,
        opening: call.opening,
        table: call.tables.map(Table::make),
        name: "match",
    };
    lines::write(
        out,
        contest.play().map(|played| {
            let ended: Vec<_> = played.iter().map(|game| game.ended).collect();
            summary(&ended)
        }),
    )
}

fn read(args: &[String]) -> Result<Words, Stop> {
    let mut parser = lexopt::Parser::from_args(args);
    let mut words = Words::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("game") => words.game = Some(parser.value()?.string()?),
            Long("games") => words.games = Some(number(&mut parser, "--games", 1, MOST_GAMES)?),
            Long("seed") => words.seed = Some(number(&mut parser, "--seed", 0, MOST_NUMBER)?),
            Long("options") => words.options = parser.value()?.string()?,
            Long("openings") => {
                let plies = number(&mut parser, "--openings", 0, MOST_OPENING_PLIES)?;
                words.opening = Some(plies);
            }
            Long("tables") => {
                let seeds = number(&mut parser, "--tables", 1, MOST_TABLE_SEEDS)?;
                words.tables = Some(seeds);
            }
            Value(player) => words.players.push(player.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(words)
}

fn resolve(words: Words) -> Result<Call, Stop> {
    let game = game_of(words.game.as_deref())?;
    let [first, second] = &words.players[..] else {
        return Err(Stop::Usage("match takes two players".to_owned()));
    };
    if words.tables.is_some() && game != GameId::Oware {
        return Err(Stop::Usage("--tables is for oware only".to_owned()));
    }
    let start = start_of(game, &words.options);
    Ok(Call {
        players: [
            Kind::read(first, game).map_err(Stop::Usage)?,
            Kind::read(second, game).map_err(Stop::Usage)?,
        ],
        start: start.map_err(|reason| Stop::Usage(format!("--options: {reason}")))?,
        games: words.games.unwrap_or(USUAL_GAMES) as usize,
        seed: words.seed.unwrap_or(1).into(),
        opening: words.opening.unwrap_or_else(|| usual_plies(game)),
        tables: words.tables.map(|seeds| seeds as u8),
    })
}

fn summary(games: &[Ended]) -> String {
    let Standing {
        wins,
        draws,
        losses,
        annulled,
        score,
        error,
    } = Standing::of(games);
    let games = games.len();
    format!(
        "games={games} wins={wins} draws={draws} losses={losses} annulled={annulled} score={score:.3} se={error:.3}"
    )
}
