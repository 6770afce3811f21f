//! Omweso, after `www/rules/omweso.md`.

use super::endless;
use super::four_rows::{Board, Cell};
use super::text::{Known, Options, Values, read_pair, read_side};
use super::{Rules, Side};
use Values::{Number, Words};

const OPTIONS: &[Known] = &[
    ("akakyala", Words(&["off", "turns", "captures"])),
    ("akawumbiPoints", Words(&["12", "6"])),
    ("emitweEbiri", Words(&["sameTurn", "cornersEmpty", "off"])),
    (
        "firstTurnCapture",
        Words(&["banned", "bannedFirstPlayer", "allowed"]),
    ),
    ("frontCleared", Words(&["on", "off"])),
    ("lapCap", Number(2000)),
    ("neverEnding", Words(&["annul", "moverLoses", "illegal"])),
    ("okwesera", Words(&["on", "off"])),
    ("plyCap", Number(2000)),
    ("reverse.afterForwardCapture", Words(&["on", "off"])),
    ("reverse.afterReverseCapture", Words(&["on", "off"])),
    ("reverse.relay", Words(&["on", "off"])),
    ("reverse.start", Words(&["on", "off"])),
];

/// Choices of direction are offered this often in a turn.
const CHOICES_OFFERED: usize = 32;
/// The list of turns stops here, for each start.
const TURNS_LISTED: usize = 1024;

type Rows = Board<8>;

#[derive(Clone)]
pub struct Omweso {
    board: Rows,
    mover: Side,
    taken: [u32; 2],
    capturing: [u32; 2],
    options: Options,
    plies: u32,
    result: Option<String>,
}

/// A turn under way, or walked through to its end or to the cap.
struct Walk {
    board: Rows,
    /// Where the next lap begins, with what, and which switch lets it go clockwise.
    origin: Cell,
    hand: u32,
    switch: &'static str,
    /// Board columns of the captures, in order.
    captured: Vec<usize>,
    /// How many choices of direction arose.
    choices: usize,
    is_never_ending: bool,
}

impl Walk {
    /// Lifts the start pit.
    fn start(mut board: Rows, start: Cell) -> Walk {
        let hand = board.take(start);
        Walk {
            board,
            origin: start,
            hand,
            switch: "reverse.start",
            captured: Vec::new(),
            choices: 0,
            is_never_ending: true,
        }
    }

    /// The seeds of both pits that face `last`, taken.
    fn capture(&mut self, last: Cell) -> u32 {
        let pits = Rows::facing(last).expect("only front pits capture");
        self.captured.push(last.column);
        pits.iter().map(|pit| self.board.take(*pit)).sum()
    }
}

impl Omweso {
    pub fn read(fields: &[&str]) -> Result<Omweso, String> {
        let mut game = Omweso {
            board: Board::read(fields.first())?,
            mover: read_side(fields.get(1))?,
            taken: read_pair(fields.get(2))?,
            capturing: read_pair(fields.get(3))?,
            options: Options::read(fields.get(4..).unwrap_or_default(), OPTIONS)?,
            plies: 0,
            result: None,
        };
        if game.board.total() != 64 {
            return Err("Omweso is played with 64 seeds".to_string());
        }
        if game.capturing[0] > game.taken[0] || game.capturing[1] > game.taken[1] {
            return Err("more capturing turns than turns".to_string());
        }
        game.judge_side_to_move();
        Ok(game)
    }

    fn may_capture(&self) -> bool {
        let is_banned = match self.options.get("firstTurnCapture") {
            "banned" => self.taken[self.mover.index()] == 0,
            "bannedFirstPlayer" => self.taken == [0, 0],
            _ => false,
        };
        !is_banned
    }

    fn pits_to_lift(&self) -> Vec<Cell> {
        let ring = Rows::ring(self.mover).into_iter();
        ring.filter(|pit| self.board.seeds(*pit) >= 2).collect()
    }

    fn may_okwesera(&self, pit: Cell) -> bool {
        let is_open = self.options.is("okwesera", "on") && self.capturing == [0, 0];
        is_open && self.board.seeds(pit) == 3
    }

    /// Whether a last seed that fell in `last` captures.
    fn captures(&self, board: &Rows, last: Cell) -> bool {
        let holds_seeds = |pit: &Cell| board.seeds(*pit) > 0;
        let facing = Rows::facing(last);
        self.may_capture() && facing.is_some_and(|pits| pits.iter().all(holds_seeds))
    }

    fn may_reverse(&self, board: &Rows, origin: Cell, hand: u32, switch: &str) -> bool {
        let is_reverse_pit = match self.mover {
            Side::South => origin.column <= 1,
            Side::North => origin.column >= 6,
        };
        if !is_reverse_pit || !self.may_capture() || self.options.is(switch, "off") {
            return false;
        }
        let mut trial = *board;
        let last = sow(&mut trial, origin, hand, true);
        trial.seeds(last) > 1 && self.captures(&trial, last)
    }

    /// Sows a turn; choices that are not given are counter-clockwise.
    fn walk(&self, start: Cell, choices: &[u8]) -> Walk {
        let mut walk = Walk::start(self.board, start);
        for _ in 0..self.options.number("lapCap") {
            if self.lap(&mut walk, choices) {
                walk.is_never_ending = false;
                break;
            }
        }
        walk
    }

    /// Sows one lap. True when the turn ends with it.
    fn lap(&self, walk: &mut Walk, choices: &[u8]) -> bool {
        let is_choice = walk.choices < CHOICES_OFFERED
            && self.may_reverse(&walk.board, walk.origin, walk.hand, walk.switch);
        let is_clockwise = is_choice && choices.get(walk.choices) == Some(&b'-');
        walk.choices += usize::from(is_choice);
        let last = sow(&mut walk.board, walk.origin, walk.hand, is_clockwise);
        if walk.board.seeds(last) == 1 {
            return true;
        }
        if self.captures(&walk.board, last) {
            walk.hand = walk.capture(last);
            walk.switch = match is_clockwise {
                true => "reverse.afterReverseCapture",
                false => "reverse.afterForwardCapture",
            };
        } else {
            (walk.origin, walk.hand) = (last, walk.board.take(last));
            walk.switch = "reverse.relay";
        }
        false
    }

    /// The pit and the choices of an ordinary turn, if it may be played or only never ends.
    fn read_turn<'t>(&self, turn: &'t str) -> Result<(Cell, &'t str), String> {
        let letter = turn.chars().next().ok_or("an empty turn")?;
        let pit = Rows::pit_called(self.mover, letter).ok_or("no pit of the mover")?;
        let choices = &turn[1..];
        if self.board.seeds(pit) < 2 || choices.bytes().any(|choice| !b"+-".contains(&choice)) {
            return Err(format!("{turn} is not a turn"));
        }
        if choices.len() > self.walk(pit, choices.as_bytes()).choices {
            return Err(format!("{turn} has more choices than arise"));
        }
        Ok((pit, choices))
    }

    /// The best class but bulijo that the turn reached, with its points.
    fn class(&self, walk: &Walk) -> Option<String> {
        let opponent = self.mover.other();
        let [front, back] = [Rows::front_row(opponent), Rows::back_row(opponent)];
        let rows = &walk.board.rows;
        let last = walk.captured.last()?;
        let is_end = |column: &usize| [0, 7].contains(column);
        if rows[front] == [0; 8] && rows[back] == [0; 8] && is_end(last) {
            return Some(format!("akawumbi {}", self.options.get("akawumbiPoints")));
        }
        let is_emitwe_ebiri = match self.options.get("emitweEbiri") {
            "sameTurn" => walk.captured.contains(&0) && walk.captured.contains(&7),
            "cornersEmpty" => {
                let corners = [rows[front][0], rows[front][7], rows[back][0], rows[back][7]];
                walk.captured.iter().any(is_end) && corners == [0; 4]
            }
            _ => false,
        };
        if is_emitwe_ebiri {
            return Some("emitwe-ebiri 2".to_string());
        }
        let was_cleared = self.board.rows[front] != [0; 8] && rows[front] == [0; 8];
        if was_cleared && self.options.is("frontCleared", "on") {
            return Some("front-cleared 2".to_string());
        }
        self.is_akakyala(walk).then(|| "akakyala 2".to_string())
    }

    fn is_akakyala(&self, walk: &Walk) -> bool {
        let is_second_turn = self.capturing[self.mover.index()] + 1 >= 2;
        let is_first_to_capture = self.capturing[self.mover.other().index()] == 0;
        is_first_to_capture
            && match self.options.get("akakyala") {
                "turns" => is_second_turn,
                "captures" => is_second_turn || walk.captured.len() >= 2,
                _ => false,
            }
    }

    fn is_struck(&self, walk: &Walk) -> bool {
        let is_endless = walk.is_never_ending && self.class(walk).is_none();
        is_endless && self.options.is("neverEnding", "illegal")
    }

    /// Adds the turns from `start` that begin with `choices`, which is empty or ends in `-`.
    fn list(&self, start: Cell, choices: &str, turns: &mut Vec<String>) {
        if turns.len() == TURNS_LISTED {
            return;
        }
        let walk = self.walk(start, choices.as_bytes());
        if !self.is_struck(&walk) {
            turns.push(format!("{}{choices}", Rows::letter(self.mover, start)));
        }
        // Depth first with `+` before `-`: the last choice is the first to be turned round.
        for kept in (0..walk.choices - choices.len()).rev() {
            self.list(start, &format!("{choices}{}-", "+".repeat(kept)), turns);
        }
    }

    fn finish(&mut self, winner: char, class: &str) {
        self.result = Some(format!("{winner} {class}"));
    }

    fn play_walk(&mut self, walk: Walk) {
        let mover = self.mover;
        let class = self.class(&walk);
        self.plies += 1;
        if !walk.is_never_ending {
            self.board = walk.board;
            self.taken[mover.index()] += 1;
            self.capturing[mover.index()] += u32::from(!walk.captured.is_empty());
            self.mover = mover.other();
        }
        match class {
            Some(class) => self.finish(mover.letter(), &class),
            None if !walk.is_never_ending => self.judge_side_to_move(),
            None if self.options.is("neverEnding", "moverLoses") => {
                self.finish(mover.other().letter(), "never-ending 1");
            }
            None => self.result = Some("annulled never-ending 0".to_string()),
        }
    }

    fn read_okwesera(&self, letter: &str) -> Result<Cell, String> {
        let mut ring = Rows::ring(self.mover).into_iter();
        let pit = ring.find(|pit| Rows::letter(self.mover, *pit).to_string() == letter);
        let pit = pit.filter(|pit| self.may_okwesera(*pit));
        pit.ok_or_else(|| format!("{letter}: no okwesera here"))
    }

    fn play_okwesera(&mut self, pit: Cell) {
        self.board.take(pit);
        let next = Rows::after(pit);
        *self.board.at(next) += 2;
        *self.board.at(Rows::after(next)) += 1;
        self.taken[self.mover.index()] += 1;
        self.pass();
    }

    fn pass(&mut self) {
        self.plies += 1;
        self.mover = self.mover.other();
        self.judge_side_to_move();
    }

    fn judge_side_to_move(&mut self) {
        if self.pits_to_lift().is_empty() {
            self.finish(self.mover.other().letter(), "bulijo 1");
        } else if self.options.is("neverEnding", "illegal") && self.legal().is_empty() {
            self.result = Some("annulled never-ending 0".to_string());
        } else if self.plies >= self.options.number("plyCap") {
            self.result = Some("annulled ply-cap 0".to_string());
        }
    }
}

impl Rules for Omweso {
    fn endless(&self, turn: &str, most: u64) -> Result<String, String> {
        if turn == "--" {
            return Ok("ends laps=0".to_string());
        }
        if let Some(letter) = turn.strip_suffix('*') {
            return self
                .read_okwesera(letter)
                .map(|_| "ends laps=1".to_string());
        }
        let (pit, choices) = self.read_turn(turn)?;
        let mut walk = Walk::start(self.board, pit);
        let state = |walk: &Walk| {
            let choices = choices.trim_end_matches('+');
            let left = choices.get(walk.choices..).unwrap_or_default();
            let switch = if left.is_empty() { "" } else { walk.switch };
            let pits = walk.board.write();
            format!("{pits} {:?} {} {left}{switch}", walk.origin, walk.hand)
        };
        let start = state(&walk);
        Ok(endless::verdict(start, most, || {
            let is_over = self.lap(&mut walk, choices.as_bytes());
            (!is_over).then(|| state(&walk))
        }))
    }

    fn ply_cap(&self) -> Option<u32> {
        Some(self.options.number("plyCap"))
    }

    fn legal(&self) -> Vec<String> {
        let mut all = Vec::new();
        if self.result.is_some() {
            return all;
        }
        for pit in self.pits_to_lift() {
            let mut turns = Vec::new();
            self.list(pit, "", &mut turns);
            all.append(&mut turns);
            if self.may_okwesera(pit) {
                all.push(format!("{}*", Rows::letter(self.mover, pit)));
            }
        }
        all
    }

    fn play(&mut self, turn: &str) -> Result<(), String> {
        if turn == "--" {
            self.pass();
            return Ok(());
        }
        if let Some(letter) = turn.strip_suffix('*') {
            self.play_okwesera(self.read_okwesera(letter)?);
            return Ok(());
        }
        let (pit, choices) = self.read_turn(turn)?;
        let walk = self.walk(pit, choices.as_bytes());
        if self.is_struck(&walk) {
            return Err(format!("{turn} is not legal"));
        }
        self.play_walk(walk);
        Ok(())
    }

    fn position_text(&self) -> String {
        let (pits, mover) = (self.board.write(), self.mover.letter());
        let ([s, n], [cs, cn]) = (self.taken, self.capturing);
        format!(
            "omweso {pits} {mover} {s},{n} {cs},{cn}{}",
            self.options.write()
        )
    }

    fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }
}

/// Drops `hand` from the pit after `origin` on and returns the pit of the last seed.
fn sow(board: &mut Rows, origin: Cell, hand: u32, is_clockwise: bool) -> Cell {
    let mut pit = origin;
    for _ in 0..hand {
        pit = if is_clockwise {
            Rows::before(pit)
        } else {
            Rows::after(pit)
        };
        *board.at(pit) += 1;
    }
    pit
}
