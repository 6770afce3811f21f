//! Bao Kigogo: four rows of twelve pits, relay sowing, captured seeds leave the board.

use crate::board::{Packed, PitSet, Seeds, Shape, lap_additions};
use crate::laps::{Course, Laps};
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
    /// The occurrence of a position that ends the game.
    Repetition {
        /// The second.
        Second = "second",
        /// The third.
        Third = "third",
    }
}

words! {
    /// What a turn that does not end does.
    NeverEnding {
        /// It draws the game.
        Draw = "draw",
        /// It loses the game.
        MoverLoses = "moverLoses",
        /// It may not be played.
        Illegal = "illegal",
    }
}

rules! {
    /// The play options of Bao Kigogo.
    BaoKigogoRules {
        /// Whether a moved single captures.
        single_captures: Switch = Switch::spec("singleCaptures"),
        /// When a recurring position ends the game.
        repetition: Repetition = OptionSpec::words("repetition", Repetition::WORDS),
        /// What a turn that does not end does.
        never_ending: NeverEnding = OptionSpec::words("neverEnding", NeverEnding::WORDS),
        /// The most laps of a turn that ends.
        lap_cap: u32 = OptionSpec::number("lapCap", 2_000, 1, 1_000_000),
    }
}

words! {
    /// Who starts the first game.
    FirstPlayer {
        /// Whom the lot names.
        Lot = "lot",
        /// South.
        South = "south",
    }
}

/// The place of `firstPlayer` among the record options.
const FIRST_PLAYER: usize = 0;
const RECORD_OPTIONS: &[OptionSpec] = &[OptionSpec::words("firstPlayer", FirstPlayer::WORDS)];

const PRESETS: &[Preset] = &[Preset {
    id: "standard",
    options: "",
}];

const TWO_OR_MORE: RuleId = "bao-kigogo-two-or-more";
const SINGLES: RuleId = "bao-kigogo-singles";
const SOWING: RuleId = "bao-kigogo-sowing";
const RELAY: RuleId = "bao-kigogo-relay";
const EMPTY_ENDS: RuleId = "bao-kigogo-empty-ends-turn";
const CAPTURE: RuleId = "bao-kigogo-capture";
const FACING_FRONT_EMPTY: RuleId = "bao-kigogo-facing-front-empty";
const NEVER_ENDING: RuleId = "bao-kigogo-never-ending";
const NEVER_ENDING_MOVER_LOSES: RuleId = "bao-kigogo-never-ending-mover-loses";
const NEVER_ENDING_ILLEGAL: RuleId = "bao-kigogo-never-ending-illegal";

const PITS: u8 = 24;
const SEEDS: u8 = 92;
const SHAPE: Shape = Shape {
    pits: PITS,
    rows: 2,
    seeds: SEEDS,
    has_stores: false,
    is_one_ring: false,
};
/// The first pit of the front row.
const FRONT: u8 = 12;
/// Turns of so many laps are looked at before longer ones.
const FEW_LAPS: u32 = 2_000;

type Half = Packed<3>;
/// What up to 24 seeds add: `[origin][seeds]`.
static LAPS: [[Half; PITS as usize + 1]; PITS as usize] = lap_additions(false);

/// The opponent's front pit that faces front pit `pit`, each in its owner's numbering.
#[inline]
const fn facing(pit: u8) -> u8 {
    35 - pit
}

/// The opponent's back pit of that column.
#[inline]
const fn behind_facing(pit: u8) -> u8 {
    pit - FRONT
}

/// A playable position of Bao Kigogo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BaoKigogo {
    halves: [Half; 2],
    mover: Side,
    rules: BaoKigogoRules,
}

/// A turn that passed the cap.
struct RanAway;

/// A relay under way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Relay {
    mine: Half,
    /// The pit to be lifted next, or the one where the last seed fell.
    origin: u8,
}

impl Relay {
    /// Lifts a pit and sows it. True when the last seed falls in an empty pit.
    #[inline]
    fn sow<T: Trace>(&mut self, mover: Side, trace: &mut T) -> bool {
        let origin = self.origin;
        let seeds = self.mine.take(origin);
        let told = Lap {
            origin: SHAPE.pit(mover, origin),
            seeds,
            is_lifted: true,
            is_clockwise: false,
            manner: Manner::OneByOne,
        };
        trace.step(Step::Lap(told), SOWING);
        self.mine.add_laps(&LAPS[usize::from(origin)], seeds);
        self.origin = (origin + seeds) % PITS;
        let found = self.mine.get(self.origin);
        if found > 1 {
            let pit = SHAPE.pit(mover, self.origin);
            trace.step(Step::Relay { pit, seeds: found }, RELAY);
        }
        found == 1
    }
}

impl Laps for Relay {
    #[inline]
    fn sow_lap(&mut self) -> bool {
        self.sow(Side::South, &mut ())
    }

    fn branches(&self) -> u32 {
        0
    }
}

impl BaoKigogo {
    /// The halves of the mover and of his opponent.
    #[must_use]
    #[inline]
    pub fn halves_of_mover(&self) -> [&Half; 2] {
        [self.mine(), &self.halves[self.mover.other().index()]]
    }

    #[inline]
    fn mine(&self) -> &Half {
        &self.halves[self.mover.index()]
    }

    fn relay_from(&self, origin: u8) -> Relay {
        Relay {
            mine: *self.mine(),
            origin,
        }
    }

    /// Sows laps until the last seed falls in an empty pit, and gives that pit. A turn that runs away leaves the
    /// board as it was.
    #[inline]
    fn relay<T: Trace>(&mut self, start: u8, trace: &mut T) -> Result<u8, RanAway> {
        let mut relay = self.relay_from(start);
        for _ in 0..self.rules.lap_cap {
            if relay.sow(self.mover, trace) {
                self.halves[self.mover.index()] = relay.mine;
                return Ok(relay.origin);
            }
        }
        let laps = self.rules.lap_cap;
        let rule = match self.rules.never_ending {
            NeverEnding::MoverLoses => NEVER_ENDING_MOVER_LOSES,
            NeverEnding::Draw | NeverEnding::Illegal => NEVER_ENDING,
        };
        trace.step(Step::NeverEnding { laps }, rule);
        Err(RanAway)
    }

    /// The turn ends in `last`, an empty pit until then; what it faces may be captured.
    #[inline]
    fn finish<T: Trace>(&mut self, last: u8, is_single: bool, trace: &mut T) {
        let pit = SHAPE.pit(self.mover, last);
        let theirs = &self.halves[self.mover.other().index()];
        let may_capture = last >= FRONT && (!is_single || self.rules.single_captures.is_on());
        if may_capture && theirs.get(facing(last)) > 0 {
            self.capture(last, trace);
            let reason = RestReason::Captured;
            trace.step(Step::Rest { pit, reason }, CAPTURE);
        } else {
            let faces_back_only = may_capture && theirs.get(behind_facing(last)) > 0;
            let rule = if faces_back_only {
                FACING_FRONT_EMPTY
            } else {
                EMPTY_ENDS
            };
            let reason = RestReason::Empty;
            trace.step(Step::Rest { pit, reason }, rule);
        }
    }

    #[inline]
    fn capture<T: Trace>(&mut self, last: u8, trace: &mut T) {
        let victim = self.mover.other();
        let theirs = &mut self.halves[victim.index()];
        let (front, back) = (facing(last), behind_facing(last));
        let step = Step::Capture {
            side: self.mover,
            at: SHAPE.pit(self.mover, last),
            seeds: theirs.take(front) + theirs.take(back),
            pits: PitSet::default()
                .with(SHAPE.pit(victim, front))
                .with(SHAPE.pit(victim, back)),
            to: Destination::Off,
        };
        trace.step(step, CAPTURE);
    }

    fn runs_away(&self, pit: u8) -> bool {
        self.clone().relay(pit, &mut ()).is_err()
    }

    /// Whether every turn runs away. Turns of few laps are looked at first: a single one that ends settles it, while
    /// another may run to a cap of a million.
    fn is_every_turn_struck(&self) -> bool {
        let mut soon = *self;
        soon.rules.lap_cap = self.rules.lap_cap.min(FEW_LAPS);
        soon.strikes_every_turn() && (soon == *self || self.strikes_every_turn())
    }

    fn strikes_every_turn(&self) -> bool {
        let mut pits = self.mine().pits_with_at_least(2);
        pits.all(|pit| self.runs_away(pit))
    }

    fn is_struck(&self, pit: u8) -> bool {
        self.rules.never_ending == NeverEnding::Illegal && self.runs_away(pit)
    }

    fn may_move_single(&self, pit: u8) -> bool {
        self.mine().get(pit) == 1 && self.mine().get((pit + 1) % PITS) == 0
    }

    /// The pits that may be lifted, whether or not their turns end.
    #[inline]
    fn add_starts(&self, moves: &mut Moves) {
        let add = |pit| moves.list.push(Move::sow(pit));
        if self.mine().has_at_least(2) {
            self.mine().pits_with_at_least(2).for_each(add);
        } else {
            (0..PITS)
                .filter(|&pit| self.may_move_single(pit))
                .for_each(add);
        }
    }

    fn outcome_of(winner: Winner, ending: Ending) -> Outcome {
        Outcome {
            winner,
            ending,
            figures: Figures::None,
        }
    }

    fn run_away(&self) -> Outcome {
        let winner = match self.rules.never_ending {
            NeverEnding::MoverLoses => Winner::Side(self.mover.other()),
            NeverEnding::Draw | NeverEnding::Illegal => Winner::Draw,
        };
        BaoKigogo::outcome_of(winner, Ending::NeverEnding)
    }

    fn refuse(&self, code: RefusalCode, rule: RuleId, pit: u8) -> Refusal {
        Refusal::of_pit(code, rule, SHAPE.pit(self.mover, pit), self.mine().get(pit))
    }

    fn why_not_lift(&self, pit: u8) -> Option<Refusal> {
        match self.mine().get(pit) {
            0 => Some(self.refuse(RefusalCode::EmptyPit, TWO_OR_MORE, pit)),
            1 if self.mine().has_at_least(2) => {
                Some(self.refuse(RefusalCode::SingleMayWait, SINGLES, pit))
            }
            1 if !self.may_move_single(pit) => {
                Some(self.refuse(RefusalCode::SingleBlocked, SINGLES, pit))
            }
            _ => None,
        }
    }

    /// Whether a game of Bao Kigogo can end so.
    fn is_possible(outcome: &Outcome) -> bool {
        use Ending::{Agreed, NeverEnding, NoMove, Repetition, Resigned};
        let is_right_winner = match outcome.ending {
            NoMove | Resigned => matches!(outcome.winner, Winner::Side(_)),
            NeverEnding => outcome.winner != Winner::Annulled,
            Repetition | Agreed => outcome.winner == Winner::Draw,
            _ => false,
        };
        outcome.figures == Figures::None && is_right_winner
    }

    fn evidence(outcome: &Outcome) -> PitSet {
        match (outcome.winner, outcome.ending) {
            (Winner::Side(winner), Ending::NoMove) => PitSet::of(&SHAPE, winner.other(), 0..PITS),
            _ => PitSet::default(),
        }
    }

    fn match_rules(record: &OptionValues) -> MatchRules {
        MatchRules {
            scoring: Scoring::Wins,
            goal: Goal::Open,
            decisive: &[],
            first_starter: match FirstPlayer::from_number(record.get(FIRST_PLAYER)) {
                FirstPlayer::Lot => NextStarter::Lot,
                FirstPlayer::South => NextStarter::Side(Side::South),
            },
            next_start: NextStart::Alternate,
        }
    }

    fn start_seeds(_: &OptionValues) -> Option<Seeds> {
        let mut seeds = Seeds::default();
        for side in Side::BOTH {
            for pit in 0..PITS - 1 {
                seeds.set(SHAPE.pit(side, pit), 2);
            }
        }
        Some(seeds)
    }
}

impl Position for BaoKigogo {
    type Rules = BaoKigogoRules;
    type Laps = Relay;

    const SPEC: GameSpec = GameSpec {
        name: "bao-kigogo",
        shape: SHAPE,
        has_directions: false,
        has_relays: true,
        has_lost_turns: false,
        has_counters: false,
        may_lose_seeds: true,
        play_options: BaoKigogoRules::SPECS,
        record_options: RECORD_OPTIONS,
        start: BaoKigogo::start_seeds,
        is_possible: BaoKigogo::is_possible,
        presets: PRESETS,
        arrangement: |_| None,
        evidence: BaoKigogo::evidence,
        match_rules: BaoKigogo::match_rules,
    };

    fn from_checked(setup: &Setup) -> Self {
        let half = |side| Half::of(&SHAPE, side, &setup.seeds);
        BaoKigogo {
            halves: Side::BOTH.map(half),
            mover: setup.mover,
            rules: BaoKigogoRules::from_values(&setup.options),
        }
    }

    fn setup(&self) -> Setup {
        let mut seeds = Seeds::default();
        for side in Side::BOTH {
            self.halves[side.index()].lay_out(&SHAPE, side, &mut seeds);
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
        let [south, north] = &self.halves;
        north.key_after(south.key_after(self.mover as u64))
    }

    #[inline]
    fn add_moves(&self, moves: &mut Moves) {
        self.add_starts(moves);
        if self.rules.never_ending == NeverEnding::Illegal {
            moves.list.retain(|turn| !self.runs_away(turn.pit));
        }
    }

    fn why_not(&self, written: WrittenMove) -> Option<Refusal> {
        let pit = written.meant.pit;
        match written.meant.kind {
            MoveKind::Okwesera => return Some(Refusal::new(RefusalCode::NoOkwesera, TWO_OR_MORE)),
            MoveKind::LostOnTime => {
                return Some(Refusal::new(RefusalCode::NoLostTurn, "notation-lost-turn"));
            }
            MoveKind::Sow => {}
        }
        if let Some(refusal) = self.why_not_lift(pit) {
            return Some(refusal);
        }
        if written.answers > 0 {
            return Some(self.refuse(RefusalCode::TooManyChoices, SOWING, pit));
        }
        self.is_struck(pit)
            .then(|| self.refuse(RefusalCode::NeverEnding, NEVER_ENDING_ILLEGAL, pit))
    }

    #[inline]
    fn sow<T: Trace>(&mut self, turn: Move, trace: &mut T) -> Option<Outcome> {
        let is_single = self.mine().get(turn.pit) == 1;
        let Ok(last) = self.relay(turn.pit, trace) else {
            return Some(self.run_away());
        };
        self.finish(last, is_single, trace);
        self.mover = self.mover.other();
        self.settle(trace)
    }

    fn course(&self, turn: Move) -> Course<Relay> {
        Course::Relay(self.relay_from(turn.pit))
    }

    #[inline]
    fn settle<T: Trace>(&mut self, _: &mut T) -> Option<Outcome> {
        let can_lift = self.mine().has_at_least(2);
        if !can_lift && !(0..PITS).any(|pit| self.may_move_single(pit)) {
            let winner = Winner::Side(self.mover.other());
            return Some(BaoKigogo::outcome_of(winner, Ending::NoMove));
        }
        let is_drawn = self.rules.never_ending == NeverEnding::Illegal
            && can_lift
            && self.is_every_turn_struck();
        is_drawn.then(|| BaoKigogo::outcome_of(Winner::Draw, Ending::NeverEnding))
    }

    fn close<T: Trace>(&mut self, closing: Closing, _: &mut T) -> Outcome {
        let ending = match closing {
            Closing::Resigned(loser) => return resigned(loser, Figures::None),
            Closing::Repetition => Ending::Repetition,
            Closing::Agreed => Ending::Agreed,
            Closing::PlyCap => unreachable!("Bao Kigogo has no ply cap"),
        };
        BaoKigogo::outcome_of(Winner::Draw, ending)
    }

    fn final_occurrence(&self) -> Option<u32> {
        match self.rules.repetition {
            Repetition::Second => Some(2),
            Repetition::Third => Some(3),
        }
    }

    fn ply_cap(&self) -> Option<u32> {
        None
    }
}
