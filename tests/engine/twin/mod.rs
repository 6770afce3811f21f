//! The naive twin: the three games once more, written from `www/rules` alone.
//!
//! It shares nothing with the engine. Pits are cells of plain rows as South sees
//! the board, one seed is dropped at a time by walking from cell to cell, and
//! whatever can be asked again is asked again. It is here to disagree with the
//! engine, so it is written to be read against the rules, not to be fast.

pub mod arrangement;
mod bao_kigogo;
mod endless;
mod four_rows;
pub mod matches;
mod omweso;
mod oware;
mod text;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    South,
    North,
}

impl Side {
    fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// How positions and results name the side.
    fn letter(self) -> char {
        match self {
            Side::South => 's',
            Side::North => 'n',
        }
    }

    /// Index into pairs that are written South first.
    fn index(self) -> usize {
        self as usize
    }
}

/// What every game of the twin can do.
trait Rules {
    /// Whether a turn ends, by remembering everything that came before; nothing is known after so many laps.
    fn endless(&self, turn: &str, most: u64) -> Result<String, String>;
    fn legal(&self) -> Vec<String>;
    fn play(&mut self, turn: &str) -> Result<(), String>;
    fn position_text(&self) -> String;
    fn result(&self) -> Option<&str>;
    /// The plies after which the game ends, if it has such a limit.
    fn ply_cap(&self) -> Option<u32> {
        None
    }
}

/// A game as it stands.
pub struct Game(Box<dyn Rules>);

impl Game {
    /// Reads a position in notation and judges it.
    pub fn from_text(position: &str) -> Result<Game, String> {
        let mut fields = position.split(' ');
        let game = fields.next().unwrap_or_default();
        let fields: Vec<&str> = fields.collect();
        match game {
            "oware" => Ok(Game(Box::new(oware::Oware::read(&fields)?))),
            "omweso" => Ok(Game(Box::new(omweso::Omweso::read(&fields)?))),
            "bao-kigogo" => Ok(Game(Box::new(bao_kigogo::BaoKigogo::read(&fields)?))),
            _ => Err(format!("no game is called {game}")),
        }
    }

    /// The legal turns, sorted by byte; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        let mut turns = self.0.legal();
        turns.sort();
        turns
    }

    /// Plays a turn, or says why not and leaves everything as it was.
    pub fn play(&mut self, turn: &str) -> Result<(), String> {
        if let Some(result) = self.0.result() {
            return Err(format!("the game is over: {result}"));
        }
        self.0.play(turn)
    }

    /// `ends laps=N`, `endless period=N after=N`, or `unknown` after so many laps; lapCap plays no part.
    pub fn endless(&self, turn: &str, most: u64) -> Result<String, String> {
        match self.0.result() {
            Some(result) if !result.contains("never-ending") => {
                Err(format!("the game is over: {result}"))
            }
            _ => self.0.endless(turn, most),
        }
    }

    pub fn position_text(&self) -> String {
        self.0.position_text()
    }

    /// `-` while the game goes on.
    pub fn result_text(&self) -> String {
        self.0.result().unwrap_or("-").to_string()
    }
}

/// Leaves of each depth from 1 to `depth`, by playing every listed turn.
pub fn perft(position: &str, depth: usize) -> Vec<u64> {
    let mut leaves = vec![0; depth];
    let game = Game::from_text(position).expect("perft starts from a position that reads");
    let longest = game
        .0
        .ply_cap()
        .map_or(depth, |cap| depth.min(cap as usize));
    count(position, &mut leaves[..longest]);
    leaves
}

/// Every line is played from a position of its own, so that repetition never tells.
fn count(position: &str, leaves: &mut [u64]) {
    let Some((here, below)) = leaves.split_first_mut() else {
        return;
    };
    let game = Game::from_text(position).expect("perft starts from a position that reads");
    for turn in game.legal() {
        *here += 1;
        if below.is_empty() {
            continue;
        }
        let mut next = Game::from_text(position).expect("it was read before");
        next.play(&turn).expect("a listed turn may be played");
        if next.result_text() == "-" {
            count(&next.position_text(), below);
        }
    }
}
