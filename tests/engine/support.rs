//! All that the tests know of the engine's interface. The other modules speak
//! to it in texts only, so that they outlive a change of types.

use empiki::options::OptionValues;
use empiki::trace::{Step, ToldStep};
use empiki::{Game, GameId, Side};

/// Reads a position, which the caller knows to be one.
fn read(position: &str) -> Game {
    Game::from_text(position).unwrap_or_else(|faults| panic!("{position}: {faults:?}"))
}

/// A game after some turns, or the first turn that is refused.
pub fn play_all(position: &str, turns: &[&str]) -> Result<Played, String> {
    let mut played = Played {
        game: read(position),
    };
    for turn in turns {
        played.play(turn)?;
    }
    Ok(played)
}

/// A game in the engine's hands.
pub struct Played {
    game: Game,
}

impl Played {
    pub fn play(&mut self, turn: &str) -> Result<(), String> {
        let refusal = match self.game.play_text(turn) {
            Ok(_) => return Ok(()),
            Err(refusal) => refusal,
        };
        Err(format!("{turn}: {refusal}"))
    }

    pub fn position(&self) -> String {
        self.game.position_text()
    }

    pub fn result(&self) -> String {
        self.game.result_text()
    }

    pub fn legal(&self) -> Vec<String> {
        self.game.legal_texts()
    }

    pub fn ply(&self) -> usize {
        self.game.ply()
    }

    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }
}

/// Reads a position and judges it.
pub fn open(position: &str) -> Result<Played, String> {
    match Game::from_text(position) {
        Ok(game) => Ok(Played { game }),
        Err(faults) => Err(format!("{faults:?}")),
    }
}

/// The start of a game under options of its set-up, such as `setup=front4`.
pub fn start(game: &str, options: &[(&str, &str)]) -> String {
    let id = GameId::from_name(game).expect("tests name games that exist");
    let spec = id.spec();
    let mut values = OptionValues::defaults(spec.record_options);
    for (key, value) in options {
        let known = spec.record_options.iter();
        let place = known.clone().position(|option| option.key == *key);
        let place = place.expect("tests name options that exist");
        let value = spec.record_options[place].read(value);
        values.set(place, value.expect("tests name values that exist"));
    }
    let mut setup = id.start().setup();
    setup.seeds = (spec.start)(&values).expect("a preset places its seeds");
    empiki::notation::write_setup(id, &setup)
}

/// The code of a refusal and the rule it names; nothing when the turn may be played.
pub fn refusal(position: &str, turn: &str) -> Option<(String, String)> {
    let refusal = read(position).play_text(turn).err()?;
    Some((refusal.code.word().to_string(), refusal.rule.to_string()))
}

/// The columns (characters from 1) of a position text's faults; none if it reads.
pub fn faults(text: &str) -> Vec<usize> {
    match Game::from_text(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(|fault| fault.at).collect(),
    }
}

pub fn perft(position: &str, depth: usize) -> Vec<u64> {
    let game = read(position);
    let depths = 1..=u32::try_from(depth).expect("depths are small");
    depths.map(|depth| game.position().perft(depth)).collect()
}

/// What the steps of a turn tell.
pub struct Told {
    pub laps: usize,
    pub captured: u32,
    /// Seeds that left the board; none when a turn was taken back as never-ending.
    pub captured_for_good: u32,
    pub seeds_before: u32,
    /// The ids of the rules that the steps name.
    pub rules: Vec<String>,
    /// The seeds of all pits and stores after replaying the steps.
    pub replayed: Vec<u32>,
    /// The same, as the position has them.
    pub reached: Vec<u32>,
}

/// Plays a turn and listens to its steps.
pub fn told(position: &str, turn: &str) -> Result<Told, String> {
    let mut game = read(position);
    let before = game.position().setup().seeds;
    let played = game
        .play_text(turn)
        .map_err(|refusal| refusal.to_string())?;
    let steps: &[ToldStep] = &played.steps;
    let shape = game.id().spec().shape;
    let counts = |seeds: &empiki::Seeds| -> Vec<u32> {
        let pits = shape.all_pits().map(|pit| u32::from(seeds.get(pit)));
        pits.chain(seeds.stores.map(u32::from)).collect()
    };
    let captured = steps.iter().map(|(step, _)| captured_by(step)).sum();
    let is_taken_back = steps
        .iter()
        .any(|(step, _)| matches!(step, Step::NeverEnding { .. }));
    Ok(Told {
        laps: steps
            .iter()
            .filter(|(step, _)| matches!(step, Step::Lap(_)))
            .count(),
        captured,
        captured_for_good: if is_taken_back { 0 } else { captured },
        seeds_before: counts(&before).iter().sum(),
        rules: steps.iter().map(|(_, rule)| rule.to_string()).collect(),
        replayed: counts(&empiki::trace::replay(&shape, before, steps)),
        reached: counts(&game.position().setup().seeds),
    })
}

fn captured_by(step: &Step) -> u32 {
    match step {
        Step::Capture { seeds, .. } => u32::from(*seeds),
        _ => 0,
    }
}

/// How the engine writes a turn that was played under this text.
pub fn written(position: &str, turn: &str) -> String {
    let game = read(position);
    let read = game
        .read_move(turn)
        .unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
    game.write_move(read.meant)
}

/// The result when the players end a game: `south resigns`, `north resigns`, `both agree`.
pub fn ended(position: &str, how: &str) -> String {
    let mut game = read(position);
    let outcome = match how {
        "south resigns" => game.resign(Side::South),
        "north resigns" => game.resign(Side::North),
        _ => game.agree(),
    };
    outcome.expect("the game is not over").to_string()
}

/// Whether the list of legal turns stopped at its limit.
pub fn is_list_cut(position: &str) -> bool {
    !read(position).moves().cut.is_empty()
}

/// How many choices of direction a turn offers at most.
pub fn most_choices() -> usize {
    usize::from(empiki::moves::Choices::MOST)
}
