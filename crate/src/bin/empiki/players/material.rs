//! What simple players think of a position: seeds, and nothing else.

use empiki::{AnyPosition, Outcome, Side, Winner};

/// The seeds that South is ahead by: what was captured where it is kept, else what lies on each side.
pub fn lead(position: &AnyPosition) -> i32 {
    let shape = &position.game().spec().shape;
    let seeds = position.setup().seeds;
    let [south, north] = if shape.has_stores {
        seeds.stores.map(i32::from)
    } else {
        let (south, north) = seeds
            .counts(2 * shape.pits)
            .split_at(usize::from(shape.pits));
        [south, north].map(|counts| counts.iter().map(|&count| i32::from(count)).sum())
    };
    south - north
}

/// What a lead lets South hope for, 0 to 1.
pub fn hope(position: &AnyPosition) -> f64 {
    let lead = f64::from(lead(position));
    // A quarter of all seeds ahead: three games of four.
    let usual = f64::from(position.game().spec().shape.seeds) / 4.0;
    0.5 + 0.5 * lead / (lead.abs() + usual)
}

/// What an outcome is worth to South, 0 to 1.
pub fn worth(outcome: &Outcome) -> f64 {
    match outcome.winner {
        Winner::Side(Side::South) => 1.0,
        Winner::Side(Side::North) => 0.0,
        Winner::Draw | Winner::Annulled => 0.5,
    }
}

/// What is worth so much to South, as `side` sees it.
pub fn for_side(side: Side, south: f64) -> f64 {
    match side {
        Side::South => south,
        Side::North => 1.0 - south,
    }
}
