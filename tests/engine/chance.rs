//! Random positions, options and turns, made from a seed that failing tests name.

/// A small generator (SplitMix64): the same seed gives the same tests anywhere.
pub struct Chance {
    state: u64,
}

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance { state: seed }
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// An option with its values; those of number options are small, so that caps are met.
type Choice = (&'static str, &'static [&'static str]);

const OWARE: &[Choice] = &[
    (
        "grandSlam",
        &[
            "noCapture",
            "illegal",
            "allowed",
            "allowedIfWins",
            "opponentGetsRest",
            "leaveLast",
        ],
    ),
    ("leftovers", &["ownSide", "opponent", "unscored"]),
    ("mustFeed", &["on", "off"]),
    ("play", &["to25", "out"]),
    ("plyCap", &["1000", "1", "10", "60"]),
    ("repetition", &["second", "third", "off"]),
];

const OMWESO: &[Choice] = &[
    ("akakyala", &["off", "turns", "captures"]),
    ("akawumbiPoints", &["12", "6"]),
    ("emitweEbiri", &["sameTurn", "cornersEmpty", "off"]),
    (
        "firstTurnCapture",
        &["banned", "bannedFirstPlayer", "allowed"],
    ),
    ("frontCleared", &["on", "off"]),
    ("lapCap", &["2000", "1", "2", "4", "9", "25"]),
    ("neverEnding", &["annul", "moverLoses", "illegal"]),
    ("okwesera", &["on", "off"]),
    ("plyCap", &["2000", "1", "9", "70"]),
    ("reverse.afterForwardCapture", &["on", "off"]),
    ("reverse.afterReverseCapture", &["on", "off"]),
    ("reverse.relay", &["on", "off"]),
    ("reverse.start", &["on", "off"]),
];

const BAO_KIGOGO: &[Choice] = &[
    ("lapCap", &["2000", "1", "2", "4", "9", "25"]),
    ("neverEnding", &["draw", "moverLoses", "illegal"]),
    ("repetition", &["second", "third"]),
    ("singleCaptures", &["on", "off"]),
];

/// A position of a game: its start or any arrangement, under any options.
pub fn position(game: &str, chance: &mut Chance) -> String {
    let (board, options) = match game {
        "oware" => (oware(chance), OWARE),
        "omweso" => (omweso(chance), OMWESO),
        _ => (bao_kigogo(chance), BAO_KIGOGO),
    };
    format!("{game} {board}{}", play_options(options, chance))
}

/// Nothing in half of the games, else each option with any of its values.
fn play_options(options: &[Choice], chance: &mut Chance) -> String {
    if chance.once_in(2) {
        return String::new();
    }
    let mut text = String::new();
    for (key, values) in options {
        let value = *chance.pick(values);
        if chance.once_in(2) && value != values[0] {
            text += &format!(" {key}={value}");
        }
    }
    text
}

/// Throws seeds into some of the pits, so that boards are now full, now nearly empty.
fn throw(seeds: usize, pits: usize, chance: &mut Chance) -> Vec<usize> {
    let spread = 1 + chance.below(pits);
    let used: Vec<usize> = (0..spread).map(|_| chance.below(pits)).collect();
    let mut counts = vec![0; pits];
    for _ in 0..seeds {
        counts[*chance.pick(&used)] += 1;
    }
    counts
}

fn sides(counts: &[usize]) -> String {
    let side = |counts: &[usize]| {
        let runs = counts.chunk_by(|a, b| a == b).map(|run| match run.len() {
            1 => run[0].to_string(),
            times => format!("{}x{times}", run[0]),
        });
        runs.collect::<Vec<_>>().join(",")
    };
    let (south, north) = counts.split_at(counts.len() / 2);
    format!("{}/{}", side(south), side(north))
}

fn mover(chance: &mut Chance) -> char {
    *chance.pick(&['s', 'n'])
}

fn oware(chance: &mut Chance) -> String {
    if chance.once_in(4) {
        return "4x6/4x6 s 0,0".to_string();
    }
    let most = *chance.pick(&[4, 12, 48]);
    let seeds = chance.below(most + 1);
    let in_stores = 48 - seeds;
    let even = in_stores / 2;
    let south = if chance.once_in(4) {
        chance.below(in_stores + 1)
    } else {
        even
    };
    let pits = sides(&throw(seeds, 12, chance));
    format!("{pits} {} {south},{}", mover(chance), in_stores - south)
}

fn omweso(chance: &mut Chance) -> String {
    let pits = match chance.below(8) {
        0 => "4x8,0x8/4x8,0x8".to_string(),
        1 => "0x8,4x8/0x8,4x8".to_string(),
        2 => "2x16/2x16".to_string(),
        3 => sides(&[throw(58, 16, chance), throw(6, 16, chance)].concat()),
        4 => sides(&[throw(6, 16, chance), throw(58, 16, chance)].concat()),
        _ => sides(&throw(64, 32, chance)),
    };
    let counters = [
        "0,0 0,0", "1,0 0,0", "1,1 0,0", "2,1 1,0", "2,2 0,1", "3,3 2,2",
    ];
    format!("{pits} {} {}", mover(chance), chance.pick(&counters))
}

fn bao_kigogo(chance: &mut Chance) -> String {
    let seeds = *chance.pick(&[3, 12, 30, 60, 92]);
    let pits = match chance.below(6) {
        0 => "2x23,0/2x23,0".to_string(),
        1 => sides(&singles(chance)),
        // Two lone seeds walk until the position comes back.
        2 => "1,0x23/0x12,1,0x11".to_string(),
        _ => sides(&throw(seeds, 48, chance)),
    };
    format!("{pits} {}", mover(chance))
}

/// A board of singles, on which few pits may move.
fn singles(chance: &mut Chance) -> Vec<usize> {
    (0..48).map(|_| usize::from(chance.once_in(2))).collect()
}

const OWARE_MATCH: &[Choice] = &[
    (
        "matchFormat",
        &[
            "single", "antigua", "bestOf3", "bestOf5", "yoruba", "kumasi",
        ],
    ),
    ("nextStart", &["winner", "alternate", "loser", "lot"]),
    ("firstPlayer", &["lot", "south", "north"]),
];

const OMWESO_MATCH: &[Choice] = &[
    ("matchPoints", &["12", "1", "3", "7", "30", "1000"]),
    ("nextStart", &["alternate", "loser", "winner", "lot"]),
];

const BAO_KIGOGO_MATCH: &[Choice] = &[("firstPlayer", &["lot", "south"])];

const OWARE_RESULTS: &[&str] = &[
    "majority 25-20",
    "no-move 20-28",
    "repetition 24-24",
    "ply-cap 26-22",
    "resigned",
    "agreed 22-26",
];

const OMWESO_RESULTS: &[&str] = &[
    "bulijo 1",
    "bulijo 1",
    "resigned 1",
    "never-ending 1",
    "emitwe-ebiri 2",
    "front-cleared 2",
    "akakyala 2",
    "akawumbi 6",
    "akawumbi 12",
    "never-ending 0",
    "ply-cap 0",
    "agreed 0",
];

const BAO_KIGOGO_RESULTS: &[&str] = &[
    "no-move",
    "resigned",
    "never-ending",
    "repetition",
    "agreed",
];

/// Random options of a match, as text.
pub fn match_options(game: &str, chance: &mut Chance) -> String {
    let options = match game {
        "oware" => OWARE_MATCH,
        "omweso" => OMWESO_MATCH,
        _ => BAO_KIGOGO_MATCH,
    };
    let pairs = options
        .iter()
        .map(|(key, values)| format!("{key}={}", chance.pick(values)));
    pairs.collect::<Vec<_>>().join(" ")
}

/// A game of a match: its starter and a result that such a game can have.
pub fn match_game(game: &str, chance: &mut Chance) -> String {
    let results = match game {
        "oware" => OWARE_RESULTS,
        "omweso" => OMWESO_RESULTS,
        _ => BAO_KIGOGO_RESULTS,
    };
    let result = *chance.pick(results);
    let side = mover(chance);
    let winner = match result.split(' ').collect::<Vec<_>>()[..] {
        [_, "0"] => "annulled".to_string(),
        [_, "24-24"] | ["repetition" | "agreed"] => "draw".to_string(),
        [_, "25-20" | "26-22"] => "s".to_string(),
        [_, "20-28" | "22-26"] => "n".to_string(),
        _ => side.to_string(),
    };
    format!("{} {winner} {result}", mover(chance))
}

/// A text that looks like a turn and may be one.
pub fn turn(game: &str, chance: &mut Chance) -> String {
    let letters = match game {
        "oware" => "ABCDEFabcdefGg",
        "omweso" => "ABCDEFGHIJKLMNOPabcdefghijklmnopQ",
        _ => "ABCDEFGHIJKLMNOPQRSTUVWXabcdefghijklmnopqrstuvwxY",
    };
    let letters: Vec<char> = letters.chars().collect();
    let endings = [
        "", "", "", "+", "-", "*", "--", "+-", "-+", "++", "*-", " ", "x", "+-+-+-",
    ];
    format!("{}{}", chance.pick(&letters), chance.pick(&endings))
}
