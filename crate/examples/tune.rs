//! `cargo run --release --example tune [GAME [GAMES [NODES]]]`: what counts are worth in each pit, learned from games
//! that the search plays against itself. Logistic regression of the result on what stands in the pits; prints the
//! tables of `crate/src/search/weights.rs`.

#![allow(missing_docs, clippy::cast_precision_loss)]

use std::time::Instant;

use empiki::search::{CLASSES, Limits, Thinking};
use empiki::{AnyPosition, Game, GameId, Move, Winner};

/// A small generator, the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((high * bound as u64) >> 32) as usize
    }
}

/// A position as the regression sees it.
struct Sample {
    /// The places of what stands in the pits, one a pit: mover's, then opponent's.
    features: Vec<u16>,
    /// Seeds by which the mover is ahead.
    lead: f32,
    /// What the mover got in the end: 0, ½ or 1.
    score: f32,
}

/// A game that goes on for so many plies says nothing.
const MOST_PLIES: usize = 400;
/// A turn in so many is a random one.
const RANDOM_ONCE_IN: usize = 12;

/// The classes of counts that are told apart.
fn classes(game: GameId) -> u16 {
    if game == GameId::Oware { 16 } else { 8 }
}

/// The features of a position, and the seeds by which the mover is ahead.
fn sample(position: &AnyPosition) -> (Vec<u16>, f32) {
    let (setup, shape) = (position.setup(), position.game().spec().shape);
    let sides = [position.mover(), position.mover().other()];
    let mut features = Vec::new();
    let mut sums = [0.0; 2];
    for (number, side) in sides.into_iter().enumerate() {
        for index in 0..shape.pits {
            let count = setup.seeds.get(shape.pit(side, index));
            sums[number] += f32::from(count);
            let few = count.min(15);
            let class = if shape.rows == 1 {
                few.into()
            } else {
                CLASSES[usize::from(few)] as u16
            };
            let pit = number as u16 * u16::from(shape.pits) + u16::from(index);
            features.push(pit * classes(position.game()) + class);
        }
        if shape.has_stores {
            sums[number] = f32::from(setup.seeds.stores[side.index()]);
        }
    }
    (features, sums[0] - sums[1])
}

/// The turn that the search finds with so many nodes.
fn found(game: &Game, nodes: u64) -> Move {
    let limits = Limits {
        nodes,
        ..Limits::NONE
    };
    let thinking = Thinking::analyse_with_memory(game, 1, limits, 1 << 15);
    let mut thinking = thinking.expect("the game goes on");
    thinking.advance(u64::MAX);
    thinking.choice().expect("there is a turn").turn
}

/// One game of the search against itself from a random opening.
fn play(game: GameId, nodes: u64, random: &mut Random, samples: &mut Vec<Sample>) {
    let mut game = Game::start(game);
    let opening = 2 + random.below(8);
    let mut seen = Vec::new();
    for ply in 0..MOST_PLIES {
        let moves = game.moves().list;
        if moves.is_empty() {
            break;
        }
        // A random turn now and then leads to positions that need to be understood.
        let turn = if ply < opening || random.below(RANDOM_ONCE_IN) == 0 {
            moves[random.below(moves.len())]
        } else {
            found(&game, nodes)
        };
        if ply >= opening {
            let (features, lead) = sample(game.position());
            seen.push((game.position().mover(), features, lead));
        }
        game.play(turn.into()).expect("a turn that is listed");
    }
    let winner = game.outcome().map(|outcome| outcome.winner);
    for (mover, features, lead) in seen {
        let score = match winner {
            Some(Winner::Side(side)) if side == mover => 1.0,
            Some(Winner::Side(_)) => 0.0,
            Some(Winner::Draw) => 0.5,
            _ => continue,
        };
        samples.push(Sample {
            features,
            lead,
            score,
        });
    }
}

/// What the weights say that the mover gets.
fn guess(lead: f32, weights: &[f32], sample: &Sample) -> f32 {
    let worths = sample
        .features
        .iter()
        .map(|&place| weights[usize::from(place)]);
    let sum = lead * sample.lead + worths.sum::<f32>();
    1.0 / (1.0 + (-sum).exp())
}

/// The mean square by which a fit misses samples that it has not seen.
fn loss_of(fit: &Fit, samples: &[Sample]) -> f32 {
    let misses = samples
        .iter()
        .map(|sample| (sample.score - guess(fit.lead, &fit.weights, sample)).powi(2));
    misses.sum::<f32>() / samples.len() as f32
}

/// The positions of so many games, played on two threads.
fn samples(game: GameId, games: u64, nodes: u64) -> Vec<Sample> {
    let threads = [1_u64, 2].map(|seed| {
        std::thread::spawn(move || {
            let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
            let mut samples = Vec::new();
            for _ in 0..games / 2 {
                play(game, nodes, &mut random, &mut samples);
            }
            samples
        })
    });
    let halves = threads.into_iter();
    halves
        .flat_map(|half| half.join().expect("a game does not panic"))
        .collect()
}

/// What was learned, in log-odds of the result.
struct Fit {
    /// What a seed of the lead is worth.
    lead: f32,
    /// What each feature is worth.
    weights: Vec<f32>,
    /// The mean square by which the samples were missed while the last epoch learned from them.
    loss: f32,
}

/// Learns by stochastic gradient descent, with steps that shrink for what has had many (AdaGrad).
fn fit(samples: &[Sample], places: usize) -> Fit {
    let (mut lead, mut weights) = (0.1_f32, vec![0.0_f32; places]);
    let (mut lead_squares, mut squares) = (1e-8_f32, vec![1e-8_f32; places]);
    let mut loss = 0.0;
    for epoch in 0..12 {
        let rate = 0.03 / (1.0 + epoch as f32 * 0.5);
        loss = 0.0;
        for sample in samples {
            let error = sample.score - guess(lead, &weights, sample);
            loss += error * error;
            let slope = error * sample.lead;
            lead_squares += slope * slope;
            lead += rate * slope / lead_squares.sqrt();
            for &place in &sample.features {
                let place = usize::from(place);
                let slope = error - 1e-4 * weights[place];
                squares[place] += slope * slope;
                weights[place] += rate * slope / squares[place].sqrt();
            }
        }
    }
    loss /= samples.len() as f32;
    Fit {
        lead,
        weights,
        loss,
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().map_or(GameId::Oware, |name| {
        GameId::from_name(&name).unwrap_or_else(|| panic!("there is no game {name:?}"))
    });
    let mut number = |default| {
        args.next()
            .map_or(default, |text| text.parse().expect("a number"))
    };
    let (games, nodes) = (number(4_000_u64), number(2_000_u64));
    let begun = Instant::now();
    let samples = samples(game, games, nodes);
    eprintln!(
        "{} positions in {:.0} s",
        samples.len(),
        begun.elapsed().as_secs_f32()
    );
    let pits = 2 * usize::from(game.spec().shape.pits);
    let places = pits * usize::from(classes(game));
    let (held, train) = samples.split_at(samples.len() / 10);
    let fitted = fit(train, places);
    eprintln!(
        "lead {:.4}, loss {:.4}, held out {:.4}",
        fitted.lead,
        fitted.loss,
        loss_of(&fitted, held)
    );
    print(game, &fitted);
}

/// Writes the weights in hundredths of a seed of lead; where the lead is what stands in the pits, that is what a seed more
/// is worth on average.
fn print(game: GameId, fit: &Fit) {
    let scale = 100.0 / fit.lead;
    let classes = usize::from(classes(game));
    for of_pit in fit.weights.chunks(classes) {
        let numbers: Vec<_> = of_pit
            .iter()
            .map(|weight| format!("{:.0}", weight * scale))
            .collect();
        println!("    [{}],", numbers.join(", "));
    }
}
