//! Oware (Abapa): two rows of six pits, one lap a turn, captures of twos and threes.

use crate::board::{Pit, PitSet, Seeds, Shape};
use crate::key::mix;
use crate::laps::Course;
use crate::match_rules::{Goal, MatchRules, NextStart, NextStarter, Scoring};
use crate::moves::{Move, MoveKind, Moves, WrittenMove};
use crate::options::{OptionSpec, OptionValues, Rules, Setting, Switch, rules, words};
use crate::outcome::{Ending, Figures, Outcome, Winner};
use crate::position::{Closing, GameSpec, Position, Preset, resigned};
use crate::refusal::{Refusal, RefusalCode};
use crate::setup::Setup;
use crate::side::Side;
use crate::trace::{Destination, Lap, Manner, RestReason, RuleId, Step, Trace};

words! {
    /// What happens to a turn that would capture every seed of the opponent's row.
    GrandSlam {
        /// It is legal and takes nothing.
        NoCapture = "noCapture",
        /// It may not be chosen while another turn is legal.
        Illegal = "illegal",
        /// It takes all.
        Allowed = "allowed",
        /// It takes all if that wins the game, else nothing.
        AllowedIfWins = "allowedIfWins",
        /// It takes all, and the opponent gets what is left.
        OpponentGetsRest = "opponentGetsRest",
        /// It leaves the pit where the last seed fell.
        LeaveLast = "leaveLast",
    }
}

words! {
    /// The occurrence of a position that ends the game.
    Repetition {
        /// The second.
        Second = "second",
        /// The third.
        Third = "third",
        /// None.
        Off = "off",
    }
}

words! {
    /// Who gets the seeds left when the player to move cannot.
    Leftovers {
        /// Each what lies on his side.
        OwnSide = "ownSide",
        /// The opponent of the player who cannot move.
        Opponent = "opponent",
        /// Nobody; they stay.
        Unscored = "unscored",
    }
}

words! {
    /// How long a game goes on.
    Play {
        /// Until somebody has 25 seeds.
        To25 = "to25",
        /// Until nobody can move.
        Out = "out",
    }
}

rules! {
    /// The play options of Oware.
    OwareRules {
        /// What a grand slam does.
        grand_slam: GrandSlam = OptionSpec::words("grandSlam", GrandSlam::WORDS),
        /// Whether a player must leave his opponent a turn.
        must_feed: Switch = Switch::spec("mustFeed"),
        /// When a recurring position ends the game.
        repetition: Repetition = OptionSpec::words("repetition", Repetition::WORDS),
        /// Who gets what is left.
        leftovers: Leftovers = OptionSpec::words("leftovers", Leftovers::WORDS),
        /// The most plies of a game without the repetition rule.
        ply_cap: u32 = OptionSpec::number("plyCap", 1_000, 1, 1_000_000).only_with("repetition", "off"),
        /// Whether a majority ends the game.
        play: Play = OptionSpec::words("play", Play::WORDS),
    }
}

impl OwareRules {
    /// The default rules, but played until nobody can move.
    pub const PLAYED_OUT: OwareRules = OwareRules {
        grand_slam: GrandSlam::NoCapture,
        must_feed: Switch::On,
        repetition: Repetition::Second,
        leftovers: Leftovers::OwnSide,
        ply_cap: 1_000,
        play: Play::Out,
    };

    /// Whether tables of endgames hold under these rules: the default ones. Playing on after a majority changes nothing
    /// about who wins.
    #[must_use]
    pub fn have_tables(&self) -> bool {
        let played_out = OwareRules {
            play: Play::Out,
            ..*self
        };
        played_out == OwareRules::PLAYED_OUT
    }
}

words! {
    /// What a match is.
    MatchFormat {
        /// One game.
        Single = "single",
        /// Six wins, or a lead of three.
        Antigua = "antigua",
        /// Two wins.
        BestOf3 = "bestOf3",
        /// Three wins.
        BestOf5 = "bestOf5",
        /// Three wins in a row.
        Yoruba = "yoruba",
        /// Five wins.
        Kumasi = "kumasi",
    }
}

impl MatchFormat {
    const fn goal(self) -> Goal {
        match self {
            MatchFormat::Single => Goal::SingleGame,
            MatchFormat::Antigua => Goal::PointsOrLead { points: 6, lead: 3 },
            MatchFormat::BestOf3 => Goal::Points(2),
            MatchFormat::BestOf5 => Goal::Points(3),
            MatchFormat::Yoruba => Goal::WinsInARow(3),
            MatchFormat::Kumasi => Goal::Points(5),
        }
    }
}

words! {
    /// Who starts the first game of a match.
    FirstPlayer {
        /// Whom the lot names.
        Lot = "lot",
        /// South.
        South = "south",
        /// North.
        North = "north",
    }
}

/// The places of record options.
const MATCH_FORMAT: usize = 0;
const NEXT_START: usize = 1;
const FIRST_PLAYER: usize = 2;
/// The values of `nextStart`, the default first.
const NEXT_STARTS: [NextStart; 4] = [
    NextStart::Winner,
    NextStart::Alternate,
    NextStart::Loser,
    NextStart::Lot,
];
const NEXT_START_WORDS: [&str; 4] = NextStart::words(NEXT_STARTS);
const RECORD_OPTIONS: &[OptionSpec] = &[
    OptionSpec::words("matchFormat", MatchFormat::WORDS),
    OptionSpec::words("nextStart", &NEXT_START_WORDS),
    OptionSpec::words("firstPlayer", FirstPlayer::WORDS),
];

const PRESETS: &[Preset] = &[
    Preset {
        id: "abapa",
        options: "",
    },
    Preset {
        id: "international",
        options: "matchFormat=bestOf5",
    },
    Preset {
        id: "antigua",
        options: "matchFormat=antigua",
    },
    Preset {
        id: "wari",
        options: "grandSlam=illegal play=out repetition=off",
    },
    Preset {
        id: "mancalaWorld",
        options: "leftovers=opponent",
    },
];

const LOST_TURN: RuleId = "notation-lost-turn";
const LEGAL: RuleId = "oware-legal";
const MUST_FEED: RuleId = "oware-must-feed";
const SOWING: RuleId = "oware-sowing";
const SKIPS_ORIGIN: RuleId = "oware-skips-origin";
const CAPTURE: RuleId = "oware-capture";
const GRAND_SLAM: RuleId = "oware-grand-slam";
const GRAND_SLAM_ILLEGAL: RuleId = "oware-grand-slam-illegal";
const ALL_ARE_SLAMS: RuleId = "oware-grand-slam-illegal-all";
const GRAND_SLAM_ALLOWED: RuleId = "oware-grand-slam-allowed";
const GRAND_SLAM_ALLOWED_IF_WINS: RuleId = "oware-grand-slam-allowed-if-wins";
const GRAND_SLAM_OPPONENT_GETS_REST: RuleId = "oware-grand-slam-opponent-gets-rest";
const GRAND_SLAM_LEAVE_LAST: RuleId = "oware-grand-slam-leave-last";
const NO_MOVE: RuleId = "oware-no-move";
const LEFTOVERS_OPPONENT: RuleId = "oware-leftovers-opponent";
const REPETITION: RuleId = "oware-repetition";
const PLY_CAP: RuleId = "oware-ply-cap";

/// Pits of a row.
const ROW: u8 = 6;
const SEEDS: u8 = 48;
/// More than half.
const MAJORITY: u8 = 25;

const SHAPE: Shape = Shape {
    pits: ROW,
    rows: 1,
    seeds: SEEDS,
    has_stores: true,
    is_one_ring: true,
};

/// A row of six counts, a byte each, from the owner's left.
type Row = u64;
/// 1 in each of the six bytes.
const ONES: Row = 0x0101_0101_0101;
/// The top bit of each byte.
const TOPS: Row = ONES << 7;
/// For each pit, what a lap must exceed to leave the row: seeds > distance to the last pit.
const REACHING: Row = 0x01_02_03_04_05_06;

/// What a lap adds to the mover's and to the opponent's row, and where it ends
/// (0–5 the mover's row, 6–11 the opponent's).
#[derive(Clone, Copy)]
struct LapSum {
    mine: Row,
    theirs: Row,
    last: u8,
}

/// `[pit][seeds]`, the same for both sides.
static LAPS: [[LapSum; SEEDS as usize + 1]; ROW as usize] = lap_sums();

const fn lap_sums() -> [[LapSum; SEEDS as usize + 1]; ROW as usize] {
    let none = LapSum {
        mine: 0,
        theirs: 0,
        last: 0,
    };
    let mut table = [[none; SEEDS as usize + 1]; ROW as usize];
    let mut origin = 0;
    while origin < ROW as usize {
        let mut pit = origin;
        let mut seeds = 1;
        while seeds <= SEEDS as usize {
            pit = (pit + 1) % 12;
            if pit == origin {
                pit = (pit + 1) % 12;
            }
            let mut sum = table[origin][seeds - 1];
            if pit < 6 {
                sum.mine += 1 << (8 * pit);
            } else {
                sum.theirs += 1 << (8 * (pit - 6));
            }
            sum.last = pit as u8;
            table[origin][seeds] = sum;
            seeds += 1;
        }
        origin += 1;
    }
    table
}

/// A playable position of Oware.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Oware {
    rows: [Row; 2],
    stores: [u8; 2],
    mover: Side,
    rules: OwareRules,
}

/// Seeds of a row.
#[inline]
fn sum(row: Row) -> u8 {
    (row.wrapping_mul(ONES) >> 40) as u8
}

#[inline]
fn count(row: Row, pit: u8) -> u8 {
    (row >> (8 * pit)) as u8
}

/// The top bit of each pit whose seeds, added to `complements`, pass 127.
#[inline]
fn tops_of(row: Row, complements: Row) -> Row {
    (row + complements) & TOPS
}

/// The pits (as whole bytes) of the chain of twos and threes that ends in `last`, from there back to the row's start.
#[inline]
fn chain(row: Row, last: u8) -> Row {
    // Zero in the bytes that hold two or three.
    let distance = (row & (ONES * 0xFE)) ^ (ONES * 2);
    let others = tops_of(distance, ONES * 0x7F);
    let up_to_last = u64::MAX >> (56 - 8 * last);
    let breaks = others & up_to_last;
    // All bytes above the highest pit that is neither two nor three.
    let above = u64::MAX << (64 - breaks.leading_zeros());
    above & up_to_last
}

fn pits(side: Side, bytes: Row) -> PitSet {
    (0..ROW)
        .filter(|&pit| count(bytes, pit) != 0)
        .fold(PitSet::default(), |set, pit| set.with(SHAPE.pit(side, pit)))
}

impl Oware {
    /// A position with empty stores and South to move. The rows, the mover's first, have a byte a pit, the owner's
    /// left pit in the lowest; together they hold at most 48 seeds.
    #[must_use]
    #[inline]
    pub const fn without_stores(rows: [u64; 2], rules: OwareRules) -> Oware {
        Oware {
            rows,
            stores: [0; 2],
            mover: Side::South,
            rules,
        }
    }

    /// The counts of the mover's six pits, then of the opponent's, each from its owner's left.
    #[must_use]
    #[inline]
    pub fn pits_of_mover(&self) -> [u8; 12] {
        let rows = self.packed_rows();
        std::array::from_fn(|pit| count(rows[pit / 6], (pit % 6) as u8))
    }

    /// The rows of the mover and of his opponent, packed as [`Oware::without_stores`] takes them.
    #[must_use]
    #[inline]
    pub fn packed_rows(&self) -> [u64; 2] {
        [self.mine(), self.theirs()]
    }

    /// What South and North have captured.
    #[must_use]
    #[inline]
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// The options of play.
    #[must_use]
    #[inline]
    pub const fn rules(&self) -> &OwareRules {
        &self.rules
    }

    /// The seeds that the mover has captured, and his opponent.
    #[must_use]
    #[inline]
    pub fn stores_of_mover(&self) -> [u8; 2] {
        let [south, north] = self.stores;
        match self.mover {
            Side::South => [south, north],
            Side::North => [north, south],
        }
    }

    /// The legal turns of a game that is not over as the pits that may be sown, from the mover's left.
    #[inline]
    pub fn legal_pits(&self) -> impl Iterator<Item = u8> + use<> {
        let mut tops = self.legal_tops();
        std::iter::from_fn(move || {
            let pit = (tops != 0).then(|| (tops.trailing_zeros() / 8) as u8)?;
            tops &= tops - 1;
            Some(pit)
        })
    }

    #[inline(always)]
    fn mine(&self) -> Row {
        self.rows[self.mover.index()]
    }

    #[inline(always)]
    fn theirs(&self) -> Row {
        self.rows[self.mover.other().index()]
    }

    /// The top bits of the pits that may be played as far as feeding goes.
    #[inline(always)]
    fn feeding_tops(&self) -> Row {
        let must_feed = self.theirs() == 0 && self.rules.must_feed.is_on();
        let complements = if must_feed {
            // 128 − (distance + 1) for each pit.
            (ONES * 128) - REACHING
        } else {
            ONES * 127
        };
        tops_of(self.mine(), complements)
    }

    /// The top bits of the pits that may be played.
    #[inline(always)]
    fn legal_tops(&self) -> Row {
        let tops = self.feeding_tops();
        if self.rules.grand_slam == GrandSlam::Illegal {
            self.without_slams(tops)
        } else {
            tops
        }
    }

    /// Slams may not be chosen while another turn is legal.
    #[cold]
    fn without_slams(&self, tops: Row) -> Row {
        let others = (0..ROW)
            .filter(|&pit| count(tops, pit) != 0 && !self.is_slam(pit))
            .fold(0, |kept, pit| kept | 0x80 << (8 * pit));
        if others == 0 { tops } else { others }
    }

    fn is_slam(&self, pit: u8) -> bool {
        let lap = &LAPS[usize::from(pit)][usize::from(count(self.mine(), pit))];
        let theirs = self.theirs() + lap.theirs;
        lap.last >= ROW && {
            let taken = chain(theirs, lap.last - ROW);
            taken != 0 && theirs & !taken == 0
        }
    }

    /// Captures from the pit of the opponent's row where the last seed fell. True when a slam leaves the rest of
    /// the board to the opponent.
    #[inline]
    fn capture<T: Trace>(&mut self, last: u8, trace: &mut T) -> bool {
        let taken = chain(self.theirs(), last);
        if taken == 0 {
            return false;
        }
        if self.theirs() & !taken == 0 {
            return self.slam(last, taken, trace);
        }
        self.take(last, taken, CAPTURE, trace);
        false
    }

    #[inline]
    fn take<T: Trace>(&mut self, last: u8, bytes: Row, rule: RuleId, trace: &mut T) {
        let victim = self.mover.other();
        let seeds = sum(self.rows[victim.index()] & bytes);
        self.rows[victim.index()] &= !bytes;
        self.stores[self.mover.index()] += seeds;
        trace.step(
            Step::Capture {
                side: self.mover,
                at: SHAPE.pit(victim, last),
                pits: pits(victim, bytes),
                seeds,
                to: Destination::Store,
            },
            rule,
        );
    }

    /// `bytes` are all pits of the opponent that hold seeds, and their chain ends in `last`.
    #[cold]
    fn slam<T: Trace>(&mut self, last: u8, bytes: Row, trace: &mut T) -> bool {
        let rule = self.slam_rule();
        let spared = self.spared_by_slam(last, bytes);
        let taken = bytes & !spared;
        if spared != 0 {
            let pits = pits(self.mover.other(), spared & bytes);
            trace.step(Step::Spared { pits }, rule);
        }
        if taken != 0 {
            self.take(last, taken, rule, trace);
        }
        self.rules.grand_slam == GrandSlam::OpponentGetsRest && !self.has_won()
    }

    fn slam_rule(&self) -> RuleId {
        match self.rules.grand_slam {
            GrandSlam::NoCapture => GRAND_SLAM,
            GrandSlam::Illegal => ALL_ARE_SLAMS,
            GrandSlam::Allowed => GRAND_SLAM_ALLOWED,
            GrandSlam::AllowedIfWins => GRAND_SLAM_ALLOWED_IF_WINS,
            GrandSlam::OpponentGetsRest => GRAND_SLAM_OPPONENT_GETS_REST,
            GrandSlam::LeaveLast => GRAND_SLAM_LEAVE_LAST,
        }
    }

    /// After a slam the opponent, who is to move, gets all that is left.
    #[cold]
    fn give_rest<T: Trace>(&mut self, trace: &mut T) -> Outcome {
        let opponent = self.mover;
        self.collect(
            opponent,
            opponent.other(),
            GRAND_SLAM_OPPONENT_GETS_REST,
            trace,
        );
        self.scored(Ending::NoMove)
    }

    /// The pits (as bytes) that a slam leaves.
    fn spared_by_slam(&self, last: u8, bytes: Row) -> Row {
        match self.rules.grand_slam {
            GrandSlam::NoCapture | GrandSlam::Illegal => bytes,
            GrandSlam::Allowed | GrandSlam::OpponentGetsRest => 0,
            GrandSlam::LeaveLast => 0xFF << (8 * last),
            GrandSlam::AllowedIfWins => {
                let total = self.stores[self.mover.index()] + sum(self.theirs() & bytes);
                if total >= MAJORITY { 0 } else { bytes }
            }
        }
    }

    /// Whether the mover ends the game by a majority.
    fn has_won(&self) -> bool {
        self.rules.play == Play::To25 && self.stores[self.mover.index()] >= MAJORITY
    }

    /// `side` takes what lies in `owner`'s row.
    fn collect<T: Trace>(&mut self, side: Side, owner: Side, rule: RuleId, trace: &mut T) {
        let row = std::mem::take(&mut self.rows[owner.index()]);
        if row == 0 {
            return;
        }
        self.stores[side.index()] += sum(row);
        let step = Step::Collect {
            side,
            pits: pits(owner, row),
            seeds: sum(row),
        };
        trace.step(step, rule);
    }

    fn collect_own_sides<T: Trace>(&mut self, rule: RuleId, trace: &mut T) {
        for side in Side::BOTH {
            self.collect(side, side, rule, trace);
        }
    }

    fn scored(&self, ending: Ending) -> Outcome {
        Outcome {
            winner: Winner::by_scores(self.stores),
            ending,
            figures: Figures::Scores(self.stores),
        }
    }

    /// The player to move cannot.
    #[cold]
    fn end_without_move<T: Trace>(&mut self, trace: &mut T) -> Outcome {
        match self.rules.leftovers {
            Leftovers::OwnSide => self.collect_own_sides(NO_MOVE, trace),
            Leftovers::Opponent => {
                for owner in Side::BOTH {
                    self.collect(self.mover.other(), owner, LEFTOVERS_OPPONENT, trace);
                }
            }
            Leftovers::Unscored => {}
        }
        self.scored(Ending::NoMove)
    }

    #[inline]
    fn tell_lap<T: Trace>(&self, pit: u8, seeds: u8, trace: &mut T) {
        let lap = Lap {
            origin: SHAPE.pit(self.mover, pit),
            seeds,
            is_lifted: true,
            is_clockwise: false,
            manner: Manner::SkipOrigin,
        };
        // From twelve seeds on the lap comes round to its origin.
        let comes_round = seeds >= 2 * ROW;
        trace.step(
            Step::Lap(lap),
            if comes_round { SKIPS_ORIGIN } else { SOWING },
        );
    }

    fn refuse(&self, code: RefusalCode, rule: RuleId, pit: u8) -> Refusal {
        let seeds = count(self.mine(), pit);
        Refusal::of_pit(code, rule, SHAPE.pit(self.mover, pit), seeds)
    }

    /// Whether a game of Oware can end so.
    fn is_possible(outcome: &Outcome) -> bool {
        use Ending::{Agreed, Majority, NoMove, PlyCap, Repetition, Resigned};
        match (outcome.ending, outcome.figures) {
            (Resigned, Figures::None) => matches!(outcome.winner, Winner::Side(_)),
            (Majority, Figures::Scores(scores)) if scores.iter().all(|&score| score < MAJORITY) => {
                false
            }
            (Majority | NoMove | Repetition | PlyCap | Agreed, Figures::Scores(scores)) => {
                let [south, north] = scores.map(u32::from);
                outcome.winner == Winner::by_scores(scores) && south + north <= SEEDS.into()
            }
            _ => false,
        }
    }

    fn match_rules(record: &OptionValues) -> MatchRules {
        MatchRules {
            scoring: Scoring::Wins,
            goal: MatchFormat::from_number(record.get(MATCH_FORMAT)).goal(),
            decisive: &[],
            first_starter: match FirstPlayer::from_number(record.get(FIRST_PLAYER)) {
                FirstPlayer::Lot => NextStarter::Lot,
                FirstPlayer::South => NextStarter::Side(Side::South),
                FirstPlayer::North => NextStarter::Side(Side::North),
            },
            next_start: NEXT_STARTS[record.get(NEXT_START) as usize],
        }
    }

    fn start_seeds(_: &OptionValues) -> Option<Seeds> {
        let mut seeds = Seeds::default();
        for pit in SHAPE.all_pits() {
            seeds.set(pit, 4);
        }
        Some(seeds)
    }
}

impl Position for Oware {
    type Rules = OwareRules;
    type Laps = std::convert::Infallible;

    const SPEC: GameSpec = GameSpec {
        name: "oware",
        shape: SHAPE,
        has_directions: false,
        has_relays: false,
        has_lost_turns: false,
        has_counters: false,
        may_lose_seeds: false,
        play_options: OwareRules::SPECS,
        record_options: RECORD_OPTIONS,
        start: Oware::start_seeds,
        is_possible: Oware::is_possible,
        presets: PRESETS,
        arrangement: |_| None,
        evidence: |_| PitSet::default(),
        match_rules: Oware::match_rules,
    };

    fn from_checked(setup: &Setup) -> Self {
        let row = |side| {
            (0..ROW).rev().fold(0, |row, pit| {
                row << 8 | Row::from(setup.seeds.get(SHAPE.pit(side, pit)))
            })
        };
        Oware {
            rows: Side::BOTH.map(row),
            stores: setup.seeds.stores,
            mover: setup.mover,
            rules: OwareRules::from_values(&setup.options),
        }
    }

    fn setup(&self) -> Setup {
        let mut seeds = Seeds::default();
        seeds.stores = self.stores;
        for side in Side::BOTH {
            for pit in 0..ROW {
                seeds.set(SHAPE.pit(side, pit), count(self.rows[side.index()], pit));
            }
        }
        Setup {
            seeds,
            mover: self.mover,
            turns_taken: [0; 2],
            capturing_turns: [0; 2],
            options: self.rules.to_values(),
        }
    }

    fn mover(&self) -> Side {
        self.mover
    }

    #[inline]
    fn key(&self) -> u64 {
        let [south, north] = self.stores.map(u64::from);
        let aside = south << 48 | north << 56;
        mix(mix(self.mover as u64, self.rows[0] | aside), self.rows[1])
    }

    #[inline]
    fn add_moves(&self, moves: &mut Moves) {
        // All at once: in wasm, a list that may grow with each turn is slow.
        let mut turns = [Move::sow(0); ROW as usize];
        let mut count = 0;
        for pit in self.legal_pits() {
            turns[count] = Move::sow(pit);
            count += 1;
        }
        moves.list.extend_from_slice(&turns[..count]);
    }

    #[inline]
    fn count_moves(&self, _: &mut Moves) -> u64 {
        // The product adds the bytes up, which is quicker here than counting bits without a special instruction.
        u64::from(sum(self.legal_tops() >> 7))
    }

    fn why_not(&self, written: WrittenMove) -> Option<Refusal> {
        let pit = written.meant.pit;
        match written.meant.kind {
            MoveKind::Okwesera => return Some(Refusal::new(RefusalCode::NoOkwesera, LEGAL)),
            MoveKind::LostOnTime => return Some(Refusal::new(RefusalCode::NoLostTurn, LOST_TURN)),
            MoveKind::Sow => {}
        }
        if count(self.mine(), pit) == 0 {
            return Some(self.refuse(RefusalCode::EmptyPit, LEGAL, pit));
        }
        if count(self.feeding_tops(), pit) == 0 {
            return Some(self.refuse(RefusalCode::MustFeed, MUST_FEED, pit));
        }
        if count(self.legal_tops(), pit) == 0 {
            return Some(self.refuse(RefusalCode::GrandSlam, GRAND_SLAM_ILLEGAL, pit));
        }
        (written.answers > 0).then(|| self.refuse(RefusalCode::TooManyChoices, LEGAL, pit))
    }

    #[inline]
    fn sow<T: Trace>(&mut self, turn: Move, trace: &mut T) -> Option<Outcome> {
        let (mover, opponent) = (self.mover.index(), self.mover.other().index());
        let seeds = count(self.rows[mover], turn.pit);
        let lap = &LAPS[usize::from(turn.pit)][usize::from(seeds)];
        self.rows[mover] &= !(0xFF << (8 * turn.pit));
        self.rows[mover] += lap.mine;
        self.rows[opponent] += lap.theirs;
        self.tell_lap(turn.pit, seeds, trace);
        let gives_rest = lap.last >= ROW && self.capture(lap.last - ROW, trace);
        let rest = Step::Rest {
            pit: Pit((SHAPE.pit(self.mover, 0).0 + lap.last) % (2 * ROW)),
            reason: RestReason::Sown,
        };
        trace.step(rest, SOWING);
        self.mover = self.mover.other();
        if gives_rest {
            return Some(self.give_rest(trace));
        }
        self.settle(trace)
    }

    fn course(&self, _: Move) -> Course<Self::Laps> {
        Course::Fixed(1)
    }

    #[inline(always)]
    fn settle<T: Trace>(&mut self, trace: &mut T) -> Option<Outcome> {
        let has_majority = self.stores[0].max(self.stores[1]) >= MAJORITY;
        if has_majority && self.rules.play == Play::To25 {
            return Some(self.scored(Ending::Majority));
        }
        // Slams are played when nothing else is legal, so only feeding leaves a player without a turn.
        (self.feeding_tops() == 0).then(|| self.end_without_move(trace))
    }

    fn close<T: Trace>(&mut self, closing: Closing, trace: &mut T) -> Outcome {
        let (ending, rule) = match closing {
            Closing::Repetition => (Ending::Repetition, REPETITION),
            Closing::PlyCap => (Ending::PlyCap, PLY_CAP),
            Closing::Agreed => (Ending::Agreed, "notation-agreed"),
            Closing::Resigned(loser) => return resigned(loser, Figures::None),
        };
        self.collect_own_sides(rule, trace);
        self.scored(ending)
    }

    fn final_occurrence(&self) -> Option<u32> {
        match self.rules.repetition {
            Repetition::Second => Some(2),
            Repetition::Third => Some(3),
            Repetition::Off => None,
        }
    }

    fn ply_cap(&self) -> Option<u32> {
        (self.rules.repetition == Repetition::Off).then_some(self.rules.ply_cap)
    }
}
