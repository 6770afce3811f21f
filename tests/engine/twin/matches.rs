//! Matches, after the sections on them in `www/rules`: what games score, when a
//! match is over, and who starts next. Everything is counted again from the
//! first game on, for every game.

use super::Side;
use super::text::{Known, Options, Values, read_number, read_side};
use Values::{Number, Words};

const OMWESO: &[Known] = &[
    ("matchPoints", Number(12)),
    ("nextStart", Words(&["alternate", "loser", "winner", "lot"])),
    ("setup", Words(&["back4", "front4", "two16", "free"])),
];

const OWARE: &[Known] = &[
    (
        "matchFormat",
        Words(&[
            "single", "antigua", "bestOf3", "bestOf5", "yoruba", "kumasi",
        ]),
    ),
    ("nextStart", Words(&["winner", "alternate", "loser", "lot"])),
    ("firstPlayer", Words(&["lot", "south", "north"])),
];

const BAO_KIGOGO: &[Known] = &[("firstPlayer", Words(&["lot", "south"]))];

/// A game of a match as its result tells.
struct Played<'t> {
    starter: Side,
    /// `s`, `n`, `draw` or `annulled`.
    winner: &'t str,
    class: &'t str,
    figures: &'t str,
}

impl Played<'_> {
    /// Reads the starter and the result: `s n bulijo 1`.
    fn read(text: &str) -> Result<Played<'_>, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let word = |place: usize| words.get(place).copied().unwrap_or_default();
        Ok(Played {
            starter: read_side(words.first())?,
            winner: word(1),
            class: word(2),
            figures: word(3),
        })
    }

    fn is_won_by(&self, side: Side) -> bool {
        self.winner == side.letter().to_string()
    }
}

struct Match<'t> {
    game: &'t str,
    options: Options,
    games: Vec<Played<'t>>,
}

/// How a match stands: `points (totals)` of each game, the points to reach, and who won or who starts next.
pub fn score(game: &str, options: &str, results: &str) -> Result<String, String> {
    let known = match game {
        "omweso" => OMWESO,
        "oware" => OWARE,
        _ => BAO_KIGOGO,
    };
    let fields: Vec<&str> = options.split_whitespace().collect();
    let texts = results.split(", ").filter(|text| !text.is_empty());
    let played = Match {
        game,
        options: Options::read(&fields, known)?,
        games: texts.map(Played::read).collect::<Result<_, _>>()?,
    };
    Ok(played.write())
}

impl Match<'_> {
    fn write(&self) -> String {
        let all = self.games.len();
        let games: Vec<String> = (1..=all).map(|number| self.write_game(number)).collect();
        let mut ends = (1..=all).filter_map(|count| self.winner_after(count));
        let end = ends.next().unwrap_or_else(|| self.next_starter());
        format!("{}; to {}; {end}", games.join(", "), self.target())
    }

    fn write_game(&self, number: usize) -> String {
        let game = &self.games[number - 1];
        let points = match game.winner {
            "annulled" => "again".to_string(),
            _ => self.pair(&self.games[number - 1..number]),
        };
        format!("{points} ({})", self.pair(&self.games[..number]))
    }

    fn pair(&self, games: &[Played<'_>]) -> String {
        let [south, north] = [Side::South, Side::North].map(|side| self.total(games, side));
        format!("{south}-{north}")
    }

    /// The points of a side in these games.
    fn total(&self, games: &[Played<'_>], side: Side) -> u32 {
        let won = games.iter().filter(|game| game.is_won_by(side));
        match self.game {
            "omweso" => won
                .map(|game| read_number(game.figures).expect("a class has its points"))
                .sum(),
            _ => won.count() as u32,
        }
    }

    fn target(&self) -> String {
        let target = match self.game {
            "omweso" => self.options.get("matchPoints"),
            "oware" => match self.options.get("matchFormat") {
                "single" => "1",
                "antigua" => "6",
                "bestOf3" => "2",
                "bestOf5" => "3",
                "kumasi" => "5",
                _ => "-",
            },
            _ => "-",
        };
        target.to_string()
    }

    /// Who has won when so many games are played.
    fn winner_after(&self, count: usize) -> Option<String> {
        let games = &self.games[..count];
        for side in [Side::South, Side::North] {
            if self.has_won(games, side) {
                return Some(format!("{} wins", side.letter()));
            }
        }
        let is_single = self.game == "oware" && self.options.is("matchFormat", "single");
        let is_drawn = is_single && games[0].winner == "draw";
        is_drawn.then(|| "drawn".to_string())
    }

    fn has_won(&self, games: &[Played<'_>], side: Side) -> bool {
        let mine = self.total(games, side);
        let lead = mine.saturating_sub(self.total(games, side.other()));
        match self.game {
            "omweso" => {
                let is_akawumbi = |game: &Played<'_>| {
                    game.is_won_by(side) && game.class == "akawumbi" && game.figures == "12"
                };
                mine >= self.options.number("matchPoints") || games.iter().any(is_akawumbi)
            }
            "oware" => match self.options.get("matchFormat") {
                "single" => mine == 1,
                "antigua" => mine == 6 || lead == 3,
                "bestOf3" => mine == 2,
                "bestOf5" => mine == 3,
                "kumasi" => mine == 5,
                _ => games
                    .windows(3)
                    .any(|row| row.iter().all(|game| game.is_won_by(side))),
            },
            _ => false,
        }
    }

    /// `lot starts`, `s starts`.
    fn next_starter(&self) -> String {
        let Some(last) = self.games.last() else {
            let first = match self.game {
                "omweso" => "lot",
                _ => self.options.get("firstPlayer"),
            };
            let chosen = match first {
                "south" => "s starts",
                "north" => "n starts",
                _ => "lot starts",
            };
            return chosen.to_string();
        };
        let other = last.starter.other().letter().to_string();
        let rule = match self.game {
            "bao-kigogo" => "alternate",
            _ => self.options.get("nextStart"),
        };
        let next = match (last.winner, rule) {
            ("annulled", _) => last.starter.letter().to_string(),
            (_, "lot") => "lot".to_string(),
            (_, "alternate") | ("draw", _) => other,
            (winner, "winner") => winner.to_string(),
            ("s", _) => "n".to_string(),
            _ => "s".to_string(),
        };
        format!("{next} starts")
    }
}
