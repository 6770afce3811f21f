//! All that the tests know of the engine's interface. The other modules speak
//! to it in texts only, so that they outlive a change of types.

use empiki::endless::{Proof, Verdict};
use empiki::match_rules::NextStarter;
use empiki::match_score::{self, MatchGame, MatchScore};
use empiki::notation::{read_options, read_outcome, read_setup};
use empiki::options::OptionValues;
use empiki::setup::arrangement_faults as arrangement_faults_of;
use empiki::trace::{Step, ToldStep};
use empiki::{Game, GameId, Outcome, SetupError, Side, Winner};

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

/// What is wrong with a free arrangement in Omweso of a side's pits, such as `31 placed, H holds 11`.
pub fn arrangement_faults(options: &str, side: &str, counts: &str) -> Result<String, String> {
    let spec = GameId::Omweso.spec();
    let (_, options) =
        read_options(GameId::Omweso, options).map_err(|faults| faults.to_string())?;
    let arrangement = (spec.arrangement)(&options).ok_or("a preset places the seeds")?;
    let side = Side::from_letter(side).expect("tests name sides that exist");
    let halves = match side {
        Side::South => format!("{counts}/0x16"),
        Side::North => format!("0x16/{counts}"),
    };
    let (_, setup) =
        read_setup(&format!("omweso {halves} s 0,0 0,0")).map_err(|faults| faults.to_string())?;
    let faults = arrangement_faults_of(&spec.shape, arrangement, side, &setup.seeds);
    let written = faults.iter().map(|fault| match fault {
        SetupError::WrongSideTotal { found, .. } => format!("{found} placed"),
        SetupError::OverSetupCap { pit, found, .. } => {
            format!("{} holds {found}", spec.shape.letter(*pit))
        }
        other => format!("{other:?}"),
    });
    Ok(written.collect::<Vec<_>>().join(", "))
}

/// How a match stands after results, each with its starter before it and separated by `, `.
pub fn score(game: &str, options: &str, results: &str) -> Result<String, String> {
    let id = GameId::from_name(game).expect("tests name games that exist");
    let (_, options) = read_options(id, options).map_err(|faults| faults.to_string())?;
    let texts = results.split(", ").filter(|text| !text.is_empty());
    let games: Result<Vec<_>, _> = texts.map(|text| read_result(id, text)).collect();
    let score = match_score::score(id, &options, &games?);
    assert_eq!(score.is_over(), score.winner.is_some(), "{results}");
    Ok(write_score(&score))
}

fn read_result(id: GameId, text: &str) -> Result<(Side, Outcome), String> {
    let (starter, result) = text.split_once(' ').expect("a starter and a result");
    let starter = Side::from_letter(starter).expect("tests name sides that exist");
    let outcome = read_outcome(id, result).map_err(|faults| faults.to_string())?;
    Ok((starter, outcome.expect("games of a match are over")))
}

fn write_score(score: &MatchScore) -> String {
    let games: Vec<_> = score.games.iter().map(write_match_game).collect();
    let target = score
        .goal
        .target()
        .map_or("-".to_string(), |target| target.to_string());
    let end = match (score.winner, score.next) {
        (Some(Winner::Side(side)), None) => format!("{} wins", side.letter()),
        (Some(Winner::Draw), None) => "drawn".to_string(),
        (None, Some(NextStarter::Side(side))) => format!("{} starts", side.letter()),
        (None, Some(NextStarter::Lot)) => "lot starts".to_string(),
        other => panic!("a match is over or goes on: {other:?}"),
    };
    format!("{}; to {target}; {end}", games.join(", "))
}

fn write_match_game(game: &MatchGame) -> String {
    let pair = |[south, north]: [u32; 2]| format!("{south}-{north}");
    let points = match game.counts {
        true => pair(game.points),
        false => "again".to_string(),
    };
    format!("{points} ({})", pair(game.totals))
}

/// The code of a refusal and the rule it names; nothing when the turn may be played.
pub fn refusal(position: &str, turn: &str) -> Option<(String, String)> {
    let refusal = read(position).play_text(turn).err()?;
    Some((refusal.code.word().to_string(), refusal.rule.to_string()))
}

/// What is proved of a turn: `ends laps=N`, `endless period=N after=N` or, at the limit, `unknown`.
pub fn endless(position: &str, turn: &str, limit: u64) -> Result<String, String> {
    let mut proof =
        Proof::start(&read(position), turn, limit).map_err(|refusal| refusal.to_string())?;
    match proof.advance(u64::MAX).verdict {
        Some(Verdict::Unknown { .. }) => Ok("unknown".to_string()),
        verdict => Ok(verdict.expect("no more than the limit is sown").to_string()),
    }
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
    /// Laps that are sown from the pit where the one before ended.
    pub relays: usize,
    /// Laps of seeds just captured.
    pub resown: usize,
    /// Whether the turn is told to end where the last seed of its last lap falls, if it is told to end.
    pub rests_rightly: bool,
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
    let count =
        |is_meant: &dyn Fn(&Step) -> bool| steps.iter().filter(|(step, _)| is_meant(step)).count();
    Ok(Told {
        laps: count(&|step| matches!(step, Step::Lap(_))),
        relays: count(&|step| matches!(step, Step::Relay { .. })),
        rests_rightly: rests_rightly(&shape, steps),
        resown: count(&|step| matches!(step, Step::Lap(lap) if !lap.is_lifted)),
        captured,
        captured_for_good: if is_taken_back { 0 } else { captured },
        seeds_before: counts(&before).iter().sum(),
        rules: steps.iter().map(|(_, rule)| rule.to_string()).collect(),
        replayed: counts(&empiki::trace::replay(&shape, before, steps)),
        reached: counts(&game.position().setup().seeds),
    })
}

fn rests_rightly(shape: &empiki::Shape, steps: &[ToldStep]) -> bool {
    let mut last = None;
    steps.iter().all(|(step, _)| match step {
        Step::Lap(lap) => {
            last = lap.drops(shape).last();
            true
        }
        Step::Rest { pit, .. } => last == Some(*pit),
        _ => true,
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
