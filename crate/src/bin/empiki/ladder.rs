//! `empiki ladder`: each level against the one below.

use std::io::Write;

use empiki::search::LEVELS;
use empiki::{AnyPosition, GameId};
use lexopt::prelude::*;

use crate::arguments::{MOST_GAMES, MOST_NUMBER, game_of, number};
use crate::contest::{Contest, Effort, Played};
use crate::openings::{start_of, usual_plies};
use crate::players::Kind;
use crate::statistics::Standing;
use crate::{Served, Stop, lines};

/// What a level must score against the one below, and what must be sure of it.
const LEAST_SCORE: f64 = 0.65;
const LEAST_LOW: f64 = 0.58;
/// Games of a pair when none are asked for.
const USUAL_GAMES: u32 = 200;

const HEAD: &str = "\
| level | against | games | wins | draws | losses | annulled | score | low | high | nodes/turn | ms/turn |
|------:|--------:|------:|-----:|------:|-------:|---------:|------:|----:|-----:|-----------:|--------:|";

struct Call {
    game: GameId,
    start: AnyPosition,
    games: usize,
    seed: u64,
}

/// A table in Markdown, a line as soon as it is known, then whether every level is far enough above the one below.
pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let call = read(args)?;
    writeln!(out, "{HEAD}")?;
    out.flush()?;
    let mut too_weak = Vec::new();
    for level in 2..=LEVELS {
        let played = match play(&call, level) {
            Ok(played) => played,
            Err(reason) => return lines::write(out, Err(reason)),
        };
        let ended: Vec<_> = played.iter().map(|game| game.ended).collect();
        let standing = Standing::of(&ended);
        writeln!(out, "{}", row(level, &standing, effort(&played)))?;
        out.flush()?;
        if !is_above(&standing) {
            too_weak.push(level.to_string());
        }
    }
    writeln!(out, "\n{}", verdict(&too_weak))?;
    Ok(too_weak.is_empty())
}

fn read(args: &[String]) -> Result<Call, Stop> {
    let mut parser = lexopt::Parser::from_args(args);
    let (mut name, mut games, mut seed) = (None, USUAL_GAMES, 1);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("game") => name = Some(parser.value()?.string()?),
            Long("games") => games = number(&mut parser, "--games", 1, MOST_GAMES)?,
            Long("seed") => seed = number(&mut parser, "--seed", 0, MOST_NUMBER)?,
            other => return Err(other.unexpected().into()),
        }
    }
    let game = game_of(name.as_deref())?;
    Ok(Call {
        game,
        start: start_of(game, "").map_err(Stop::Usage)?,
        games: games as usize,
        seed: seed.into(),
    })
}

fn play(call: &Call, level: u8) -> Result<Vec<Played>, String> {
    Contest {
        players: [&Kind::Level(level), &Kind::Level(level - 1)],
        start: &call.start,
        games: call.games,
        seed: call.seed,
        opening: usual_plies(call.game),
        table: None,
        name: &format!("level {level} against {}", level - 1),
    }
    .play()
}

/// What the higher level spent in all.
fn effort(played: &[Played]) -> Effort {
    let each = played.iter().map(|game| game.efforts[0]);
    each.fold(Effort::default(), |all, one| Effort {
        turns: all.turns + one.turns,
        nodes: all.nodes + one.nodes,
        time: all.time + one.time,
    })
}

fn row(level: u8, standing: &Standing, effort: Effort) -> String {
    let Standing {
        wins,
        draws,
        losses,
        annulled,
        score,
        ..
    } = standing;
    let games = standing.counted() + annulled;
    let (low, high) = standing.interval();
    let turns = effort.turns.max(1);
    let nodes = effort.nodes / turns;
    let millis = effort.time.as_secs_f64() * 1_000.0 / turns as f64;
    format!(
        "| {level} | {} | {games} | {wins} | {draws} | {losses} | {annulled} | {score:.3} | {low:.3} | {high:.3} \
         | {nodes} | {millis:.2} |",
        level - 1
    )
}

fn is_above(standing: &Standing) -> bool {
    standing.score >= LEAST_SCORE && standing.interval().0 >= LEAST_LOW
}

fn verdict(too_weak: &[String]) -> String {
    let asked = format!("{LEAST_SCORE} against the one below, surely {LEAST_LOW}");
    if too_weak.is_empty() {
        format!("every level scores {asked}")
    } else {
        format!("not every level scores {asked}: {}", too_weak.join(", "))
    }
}
