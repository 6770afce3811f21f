//! What a puzzle is about, in a few words: two puzzles of a game with the same motif are one too many.
//!
//! A motif has six words, of the turn that is looked for and of the position, South's to move:
//!
//! 1. the turn as it is written: the pit of the ring where it starts, and the directions that are chosen;
//! 2. how far it goes: its laps in games with relays (`3`, from four on `4+`, `8+`, `16+`), else the seeds sown;
//! 3. the pits from which it captures, in the order of the board, front pits for whole columns; `-` without a capture;
//! 4. the ending to which it leads, or `-`;
//! 5. who has more seeds, by an eighth of all: `ahead`, `even` or `behind`;
//! 6. how many seeds are left in the pits: `full` (two thirds of all), `half` (one third) or `few`.

use std::collections::BTreeSet;

use empiki::trace::Step;
use empiki::{Game, Move, Side};

/// The motif of a turn that leads to an ending, if it does.
pub fn motif(game: &Game, turn: Move, ending: Option<&str>) -> String {
    let mut played = game.clone();
    let steps = played.play(turn.into()).map(|played| played.steps);
    let steps = steps.expect("the turn is legal");
    let steps: Vec<_> = steps.into_iter().map(|(step, _)| step).collect();
    let words = [
        &game.write_move(turn),
        &reach(game, &steps),
        &captured(game, &steps),
        ending.unwrap_or("-"),
        standing(game),
        stage(game),
    ];
    words.join(" ")
}

fn reach(game: &Game, steps: &[Step]) -> String {
    let laps = steps.iter().filter_map(|step| match step {
        Step::Lap(lap) => Some(lap.seeds),
        _ => None,
    });
    if !game.id().spec().has_relays {
        return laps.map(u32::from).sum::<u32>().to_string();
    }
    match laps.count() {
        few @ ..4 => few.to_string(),
        4..8 => "4+".to_owned(),
        8..16 => "8+".to_owned(),
        16.. => "16+".to_owned(),
    }
}

fn captured(game: &Game, steps: &[Step]) -> String {
    let shape = game.id().spec().shape;
    let pits = steps.iter().filter_map(|step| match step {
        Step::Capture { pits, .. } => Some(pits.iter()),
        _ => None,
    });
    let is_told = |pit: &empiki::Pit| shape.rows == 1 || shape.index(*pit) >= shape.columns();
    let letters: BTreeSet<_> = pits
        .flatten()
        .filter(is_told)
        .map(|pit| shape.letter(pit))
        .collect();
    match letters.is_empty() {
        true => "-".to_owned(),
        false => letters.into_iter().collect(),
    }
}

/// The seeds of each side: what was captured where it is kept, else what lies there.
fn holdings(game: &Game) -> [u32; 2] {
    let seeds = game.position().setup().seeds;
    match game.id().spec().shape.has_stores {
        true => seeds.stores.map(u32::from),
        false => in_pits(game),
    }
}

/// The seeds in the pits of each side.
fn in_pits(game: &Game) -> [u32; 2] {
    let shape = game.id().spec().shape;
    let seeds = game.position().setup().seeds;
    Side::BOTH.map(|side| {
        let pits = (0..shape.pits).map(|index| shape.pit(side, index));
        pits.map(|pit| u32::from(seeds.get(pit))).sum()
    })
}

/// Who has more, seen by South.
pub fn standing(game: &Game) -> &'static str {
    let [mine, theirs] = holdings(game);
    let much = u32::from(game.id().spec().shape.seeds) / 8;
    match () {
        () if mine > theirs + much => "ahead",
        () if theirs > mine + much => "behind",
        () => "even",
    }
}

/// How much of the game is left.
pub fn stage(game: &Game) -> &'static str {
    let left: u32 = in_pits(game).iter().sum();
    match 3 * left / u32::from(game.id().spec().shape.seeds) {
        0 => "few",
        1 => "half",
        _ => "full",
    }
}
