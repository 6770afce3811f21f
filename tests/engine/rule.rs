//! A rule of the texts and what can be claimed about it. Every claim is put to
//! the engine and to the twin; when one fails, the message holds the game, the
//! position and the sentence.

use crate::{support, twin};

/// A sentence of the rules texts.
pub struct Rule {
    id: &'static str,
}

/// The rule with this id.
pub fn rule(id: &'static str) -> Rule {
    Rule { id }
}

impl Rule {
    /// `turns`, separated by spaces, lead to a position and a result (`-`: the game goes on).
    pub fn plays(&self, position: &str, turns: &str, after: &str, result: &str) -> &Rule {
        let claim = format!("{turns:?} leads to {after} ({result})");
        let turns: Vec<&str> = turns.split_whitespace().collect();
        let by_engine =
            support::play_all(position, &turns).map(|played| (played.position(), played.result()));
        let by_twin = play_twin(position, &turns);
        let expected = Ok((after.to_string(), result.to_string()));
        self.check("engine", position, &claim, by_engine, &expected);
        self.check("twin", position, &claim, by_twin, &expected);
        self
    }

    /// The legal turns are these, separated by spaces.
    pub fn lists(&self, position: &str, turns: &str) -> &Rule {
        let claim = format!("the legal turns are {turns:?}");
        let listed = |turns: Vec<String>| turns.join(" ");
        let by_engine = support::open(position).map(|game| listed(game.legal()));
        let by_twin = twin::Game::from_text(position).map(|game| listed(game.legal()));
        let expected = Ok(turns.to_string());
        self.check("engine", position, &claim, by_engine, &expected);
        self.check("twin", position, &claim, by_twin, &expected);
        self
    }

    /// The turn is refused with this code of the engine's.
    pub fn refuses(&self, position: &str, turn: &str, code: &str) -> &Rule {
        let claim = format!("{turn:?} is refused as {code}");
        let by_engine = Ok(support::refusal(position, turn).map(|(code, _)| code));
        self.check(
            "engine",
            position,
            &claim,
            by_engine,
            &Ok(Some(code.to_string())),
        );
        let by_twin = Ok(play_twin(position, &[turn]).is_err());
        self.check("twin", position, &claim, by_twin, &Ok(true));
        self
    }

    /// The turn is refused with this code, and the refusal names this rule.
    pub fn is_why(&self, position: &str, turn: &str, code: &str) -> &Rule {
        let claim = format!("{turn:?} is refused as {code} by this rule");
        let expected = Some((code.to_string(), self.id.to_string()));
        let by_engine = Ok(support::refusal(position, turn));
        self.check("engine", position, &claim, by_engine, &Ok(expected));
        self.refuses(position, turn, code)
    }

    /// The steps of the turn name this rule.
    pub fn is_told(&self, position: &str, turn: &str) -> &Rule {
        let claim = format!("a step of {turn:?} names this rule");
        let by_engine =
            support::told(position, turn).map(|told| told.rules.iter().any(|rule| rule == self.id));
        self.check("engine", position, &claim, by_engine, &Ok(true));
        self
    }

    /// The text is no position, and the first fault stands at this column.
    pub fn rejects(&self, text: &str, column: usize) -> &Rule {
        let claim = format!("a fault at column {column}");
        let by_engine = Ok(support::faults(text).first().copied());
        self.check("engine", text, &claim, by_engine, &Ok(Some(column)));
        let by_twin = Ok(twin::Game::from_text(text).is_err());
        self.check("twin", text, &claim, by_twin, &Ok(true));
        self
    }

    /// The text is read, and written like this.
    pub fn reads(&self, text: &str, written: &str) -> &Rule {
        let claim = format!("it is written {written}");
        let by_engine = support::open(text).map(|game| game.position());
        let by_twin = twin::Game::from_text(text).map(|game| game.position_text());
        let expected = Ok(written.to_string());
        self.check("engine", text, &claim, by_engine, &expected);
        self.check("twin", text, &claim, by_twin, &expected);
        self
    }

    /// Leaves at depth 1, 2, …
    pub fn counts(&self, position: &str, leaves: &[u64]) -> &Rule {
        let claim = format!("perft is {leaves:?}");
        let expected = Ok(leaves.to_vec());
        let by_engine = Ok(support::perft(position, leaves.len()));
        self.check("engine", position, &claim, by_engine, &expected);
        let by_twin = Ok(twin::perft(position, leaves.len()));
        self.check("twin", position, &claim, by_twin, &expected);
        self
    }

    /// The proof of a turn says so: `ends laps=N` or `endless period=N after=N`.
    pub fn proves(&self, position: &str, turn: &str, verdict: &str) -> &Rule {
        let claim = format!("{turn:?} {verdict}");
        let expected = Ok(verdict.to_string());
        let by_engine = support::endless(position, turn, 1_000_000);
        self.check("engine", position, &claim, by_engine, &expected);
        let by_twin = twin::Game::from_text(position).and_then(|game| game.endless(turn, 10_000));
        self.check("twin", position, &claim, by_twin, &expected);
        self
    }

    /// What is wrong with a free arrangement of one player's pits in ring order, such as `31 placed, H holds 11`;
    /// nothing when it may stay so.
    pub fn arranges(&self, options: &str, side: &str, counts: &str, faults: &str) -> &Rule {
        let claim = format!("under {options:?}, {side} {counts} has the faults {faults:?}");
        let expected = Ok(faults.to_string());
        let by_engine = support::arrangement_faults(options, side, counts);
        self.check("engine", "omweso", &claim, by_engine, &expected);
        let by_twin = twin::arrangement::faults(options, side, counts);
        self.check("twin", "omweso", &claim, by_twin, &expected);
        self
    }

    /// Under these options of the set-up nothing is arranged, or they are none.
    pub fn arranges_nothing(&self, options: &str) -> &Rule {
        let claim = format!("nothing is arranged under {options:?}");
        let by_engine = Ok(support::arrangement_faults(options, "s", "2x16").is_err());
        self.check("engine", "omweso", &claim, by_engine, &Ok(true));
        let by_twin = Ok(twin::arrangement::faults(options, "s", "2x16").is_err());
        self.check("twin", "omweso", &claim, by_twin, &Ok(true));
        self
    }

    /// The games of a match, each as its starter and result (`s n bulijo 1`) and separated by `, `, stand like this:
    /// the points of each game with the totals after it, the points to reach, who won or who starts next.
    pub fn scores(&self, game: &str, options: &str, results: &str, standing: &str) -> &Rule {
        let claim = format!("{results:?} under {options:?} stands {standing:?}");
        let expected = Ok(standing.to_string());
        let by_engine = support::score(game, options, results);
        self.check("engine", game, &claim, by_engine, &expected);
        let by_twin = twin::matches::score(game, options, results);
        self.check("twin", game, &claim, by_twin, &expected);
        self
    }

    /// Anything else that the engine answers about a position.
    pub fn holds<T: PartialEq + std::fmt::Debug>(
        &self,
        position: &str,
        claim: &str,
        answer: T,
        expected: T,
    ) -> &Rule {
        self.check("engine", position, claim, Ok(answer), &Ok(expected));
        self
    }

    fn check<T: PartialEq + std::fmt::Debug>(
        &self,
        who: &str,
        position: &str,
        claim: &str,
        answer: Result<T, String>,
        expected: &Result<T, String>,
    ) {
        let game = position.split(' ').next().unwrap_or_default();
        assert!(
            answer == *expected,
            "{game}, {}: {}\nposition: {position}\nclaim: {claim}\nthe {who} says {answer:?}",
            self.id,
            crate::texts::sentence(self.id),
        );
    }
}

fn play_twin(position: &str, turns: &[&str]) -> Result<(String, String), String> {
    let mut game = twin::Game::from_text(position)?;
    for turn in turns {
        game.play(turn)?;
    }
    Ok((game.position_text(), game.result_text()))
}
