//! Play inside a table: what is won stays won, whatever the opponent does.
//!
//! `EMPIKI_TRIES` says from how many positions (25), `EMPIKI_TABLE` with up to how many seeds (7), `EMPIKI_EXACT=1` only
//! from exact entries that win (else draws and bounds, too), `EMPIKI_SEED` the first seed (1).

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::chance::Chance;
use crate::search::nodes;
use empiki::games::Oware;
use empiki::search::{Bounds, Limits, Line, Probe, Thinking, Worth, proved_turn};
use empiki::tablebase::{Abapa, Builder, Rows, Tablebase, level};
use empiki::{AnyPosition, Game, Move, Position, Side, Winner};

fn setting(name: &str, default: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(default, |value| value.parse().expect("a number"))
}

fn table(seeds: u8) -> Tablebase {
    let mut builder = Builder::new(Abapa, seeds);
    while !builder.advance(1_000_000) {}
    builder.finish().expect("the table is complete")
}

/// What the opponent does.
#[derive(Clone, Copy, Debug)]
enum Defence {
    /// Any turn.
    Random,
    /// What the table calls best for him.
    Best,
    /// Turns back to where the game has been, else quiet ones.
    Repeat,
    /// The best he can prove, else any turn.
    Proved,
}

const DEFENCES: [Defence; 4] = [
    Defence::Random,
    Defence::Best,
    Defence::Repeat,
    Defence::Proved,
];

/// A random position with so many seeds in the pits, the others captured.
fn any_position(seeds: u8, chance: &mut Chance) -> String {
    let places = level(seeds);
    let pits = Rows::at(places.start + chance.below(places.len())).pits();
    let captured = 48 - seeds;
    // Near a balance, so that each seed matters.
    let south = captured / 2 + chance.below(9) as u8 - 4;
    let (mine, theirs) = pits.split_at(6);
    let row = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let play = ["", " play=out"][chance.below(2)];
    format!(
        "oware {}/{} s {south},{}{play}",
        row(mine),
        row(theirs),
        captured - south
    )
}

fn oware(game: &Game) -> Oware {
    match game.position() {
        AnyPosition::Oware(position) => *position,
        _ => panic!("a game of Oware"),
    }
}

/// What the mover has more in the end, with the bounds of the table.
fn bounds(position: &Oware, table: &Tablebase) -> Bounds {
    let [mine, theirs] = position.packed_rows();
    let Bounds { least, most } = table
        .bounds(&Rows { mine, theirs }.pits())
        .expect("in the table");
    let stores = position.stores();
    let mover = position.mover();
    let lead = stores[mover.index()] as i8 - stores[mover.other().index()] as i8;
    Bounds {
        least: lead + least,
        most: lead + most,
    }
}

fn defend(game: &Game, defence: Defence, table: &Tablebase, chance: &mut Chance) -> Move {
    let any = *chance.pick(&game.moves().list);
    match defence {
        Defence::Random => any,
        Defence::Proved => proved_turn(game, table).map_or(any, |proved| proved.turn),
        Defence::Best => *chance.pick(&best_turns(game, table)),
        Defence::Repeat => turn_back(game, chance).unwrap_or(any),
    }
}

/// Where a turn leads, and whether the game is over then.
fn after(game: &Game, turn: Move) -> (bool, Oware) {
    let mut next = oware(game);
    (next.sow(turn, &mut ()).is_some(), next)
}

/// The turns that the table calls best for the mover.
fn best_turns(game: &Game, table: &Tablebase) -> Vec<Move> {
    let worth = |turn: Move| {
        let (is_over, next) = after(game, turn);
        let stores = next.stores().map(|n| n as i8);
        if is_over {
            stores[next.mover().other().index()] - stores[next.mover().index()]
        } else {
            -bounds(&next, table).most
        }
    };
    let turns = game.moves().list;
    let best = turns.iter().map(|&turn| worth(turn)).max();
    let is_best = |turn: &Move| Some(worth(*turn)) == best;
    turns.into_iter().filter(is_best).collect()
}

/// A turn back to where the game has been, else a quiet one, if there is any.
fn turn_back(game: &Game, chance: &mut Chance) -> Option<Move> {
    let turns = game.moves().list;
    let is_back = |turn: &&Move| {
        let reached = AnyPosition::Oware(after(game, **turn).1);
        game.positions().any(|met| *met == reached)
    };
    let is_quiet = |turn: &&Move| {
        let (is_over, next) = after(game, **turn);
        !is_over && next.stores() == oware(game).stores()
    };
    let quiet: Vec<Move> = turns.iter().filter(is_quiet).copied().collect();
    let quiet = (!quiet.is_empty()).then(|| *chance.pick(&quiet));
    turns.iter().find(is_back).copied().or(quiet)
}

/// Plays for South, who has a result in hand, to the end. Gives the plies and the slowest answer in milliseconds.
fn play(
    text: &str,
    outcome: Ordering,
    defence: Defence,
    table: &Tablebase,
    chance: &mut Chance,
) -> (usize, f64) {
    let mut game = Game::from_text(text).expect("a position");
    let mut slowest = 0_f64;
    while game.outcome().is_none() {
        let line = || {
            game.plies()
                .map(|(_, turn)| turn)
                .collect::<Vec<_>>()
                .join(" ")
        };
        let turn = if game.position().mover() == Side::South {
            let start = std::time::Instant::now();
            let proved = proved_turn(&game, table);
            slowest = slowest.max(start.elapsed().as_secs_f64() * 1e3);
            let proved = proved
                .unwrap_or_else(|| panic!("{text}: {}: nothing proved ({defence:?})", line()));
            assert!(
                proved.outcome >= outcome,
                "{text}: {}: {proved:?} ({defence:?})",
                line()
            );
            proved.turn
        } else {
            defend(&game, defence, table, chance)
        };
        game.play(turn.into()).expect("a legal turn");
    }
    let winner = game.outcome().expect("the game is over").winner;
    let is_kept =
        winner == Winner::Side(Side::South) || outcome == Ordering::Equal && winner == Winner::Draw;
    let line: Vec<_> = game.plies().map(|(_, turn)| turn).collect();
    assert!(
        is_kept,
        "{text} {line:?}: {} ({defence:?})",
        game.result_text()
    );
    (game.last_ply(), slowest)
}

#[test]
fn a_result_in_the_table_is_never_let_go() {
    let (most, tries) = (
        setting("EMPIKI_TABLE", 7) as u8,
        setting("EMPIKI_TRIES", 25),
    );
    let table = table(most);
    let (mut done, mut seed) = (0, setting("EMPIKI_SEED", 1));
    let is_exact = setting("EMPIKI_EXACT", 0) == 1;
    let is_in_hand = |Bounds { least, most }| match is_exact {
        true => least > 0 && least == most,
        false => least >= 0,
    };
    let (mut plies, mut times) = (0, Vec::new());
    while done < tries {
        seed += 1;
        let mut chance = Chance::new(seed);
        let seeds = 2 + chance.below(usize::from(most) - 1) as u8;
        let text = any_position(seeds, &mut chance);
        let game = Game::from_text(&text).expect("a position");
        if game.outcome().is_some() || !is_in_hand(bounds(&oware(&game), &table)) {
            continue;
        }
        let outcome = bounds(&oware(&game), &table).least.cmp(&0);
        for defence in DEFENCES {
            let (length, slowest) = play(&text, outcome, defence, &table, &mut chance);
            plies += length;
            times.push(slowest);
        }
        done += 1;
    }
    times.sort_by(f64::total_cmp);
    eprintln!(
        "{done} positions, {plies} plies; slowest answer of a game: half below {:.2} ms, 99 % below {:.1} ms, all below {:.1} ms",
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1]
    );
}

/// Whether the player to move is better off so than by a draw, worse off, or may be either.
fn promise(line: &Line) -> Option<Ordering> {
    match line.worth {
        Worth::Proved { outcome, .. } => Some(outcome),
        Worth::Estimate(_) => None,
    }
}

#[test]
fn a_proved_turn_agrees_with_the_lines_beside_it_and_is_not_one_too_many() {
    let table = Rc::new(table(5));
    for seed in 0..60 {
        let mut chance = Chance::new(seed);
        let seeds = 2 + chance.below(4) as u8;
        let text = any_position(seeds, &mut chance);
        let game = Game::from_text(&text).expect("a position");
        if game.outcome().is_some() {
            continue;
        }
        for lines in 1..=3 {
            let thinking = Thinking::analyse(&game, lines, nodes(2_000));
            let mut thinking = thinking.expect("the game is not over");
            thinking.use_table(table.clone());
            while !thinking.advance(u64::MAX) {}
            let told = thinking.report().lines;
            let first: BTreeSet<_> = told.iter().map(|line| line.turns[0]).collect();
            assert_eq!(told.len(), lines.min(game.moves().list.len()), "{text}");
            assert_eq!(first.len(), told.len(), "{text}: {told:?}");
            if promise(&told[0]) == Some(Ordering::Less) {
                let is_lost = |line| promise(line) == Some(Ordering::Less);
                assert!(told.iter().all(is_lost), "{text}: {told:?}");
            }
            let chosen = thinking.choice().expect("a choice").turn;
            let line = told.iter().find(|line| line.turns[0] == chosen);
            if promise(&told[0]) == Some(Ordering::Greater)
                && let Some(line) = line
            {
                assert_eq!(promise(line), Some(Ordering::Greater), "{text}: {told:?}");
            }
        }
    }
}

/// The lines of a search with a table.
fn lines(game: &Game, nodes: u64, table: &Rc<Tablebase>) -> Vec<Line> {
    let depth = u32::MAX;
    let mut thinking =
        Thinking::analyse(game, 3, Limits { nodes, depth }).expect("the game goes on");
    thinking.use_table(table.clone());
    while !thinking.advance(1_000) {}
    thinking.report().lines
}

/// By how much each turn loses was found by playing every line out.
#[test]
fn a_margin_is_told_only_where_it_is_so() {
    let table = Rc::new(table(6));
    for (text, turns, pit, loss) in [
        (
            "oware 0,1,0x4/0x2,1,1,0,0 n 20,25 play=out",
            &["d"][..],
            1,
            2,
        ),
        (
            "oware 0,2,0,1,0,0/1,1,0x4 s 19,24 play=out",
            &["B", "b"],
            2,
            10,
        ),
        ("oware 1,0x5/0x3,1x3 n 24,20 play=out", &["d", "A"], 5, 8),
    ] {
        let mut game = Game::from_text(text).expect("a position");
        for turn in turns {
            game.play_text(turn).expect("a legal turn");
        }
        for nodes in [300, 20_000] {
            let found = lines(&game, nodes, &table);
            let line = found.iter().find(|line| line.turns[0].pit == pit);
            if let Some(Line {
                worth: Worth::Proved { margin, .. },
                ..
            }) = line
            {
                assert!(margin.is_none_or(|by| by == loss), "{text}: {line:?}");
            }
        }
    }
}
