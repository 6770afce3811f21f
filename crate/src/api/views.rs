//! Plain views of positions, turns and results, as TypeScript sees them.

use crate::listed::Listed;
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::board::{Pit, PitSet, Seeds, Shape};
use crate::games::GameId;
use crate::notation::{Fault, write_setup};
use crate::options::{OptionSpec, Values};
use crate::outcome::{Ending, Figures, Outcome, Winner};
use crate::position::{GameSpec, Preset};
use crate::refusal::Refusal;
use crate::side::Side;
use crate::trace::{ChoiceCase, Destination, Lap, RestReason, RuleId, Step, ToldStep, apply};

/// Declares an enum of words that mirrors one of the engine.
macro_rules! names {
    ($(#[$doc:meta])* $name:ident of $source:ident as $typescript:literal { $($value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "types", derive(TS))]
        #[cfg_attr(feature = "types", ts(rename = $typescript))]
        pub enum $name { $(#[doc = $word] #[serde(rename = $word)] $value,)* }

        impl From<$source> for $name {
            fn from(source: $source) -> Self {
                match source { $($source::$value => $name::$value,)* }
            }
        }
    };
}

names! {
    /// The name of a game.
    GameName of GameId as "GameId" { Oware = "oware", Omweso = "omweso", BaoKigogo = "bao-kigogo", }
}
names! {
    /// A player.
    SideName of Side as "SideName" { South = "south", North = "north", }
}
names! {
    /// When a choice of direction arises.
    ChoiceCaseName of ChoiceCase as "ChoiceCase" {
        Start = "start",
        Relay = "relay",
        AfterForwardCapture = "after-forward-capture",
        AfterReverseCapture = "after-reverse-capture",
    }
}
names! {
    /// Where captured seeds go: into the hand (sown again), the mover's store, or off the board.
    DestinationName of Destination as "Destination" { Hand = "hand", Store = "store", Off = "off", }
}
names! {
    /// Why a turn is over: the last seed fell in an empty pit, the one lap is sown, or a capture ends it.
    ReasonName of RestReason as "RestReason" { Empty = "empty", Sown = "sown", Captured = "captured", }
}

/// Where a pit is drawn, as South sees the board: row 0 is North's outermost row, column 0 is at South's left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Cell {
    /// From the top.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

/// The least and the greatest value of a whole-number option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct NumberRange {
    /// The least.
    pub min: u32,
    /// The greatest.
    pub max: u32,
}

/// Where an option belongs: "play" options are part of a position's text, "record" options only of a game record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum OptionScope {
    /// Changes how a turn is played.
    Play,
    /// Concerns set-up and matches.
    Record,
}

/// One rule option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct OptionInfo {
    /// The key of texts.
    pub key: &'static str,
    /// Where it belongs.
    pub scope: OptionScope,
    /// The default value.
    pub default: String,
    /// The words it takes, besides the numbers of `range`.
    pub values: Vec<&'static str>,
    /// The whole numbers it takes, if any.
    pub range: Option<NumberRange>,
    /// It means something only while another option has this value.
    pub only_with: Option<KeyValue>,
}

/// An option and a value of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct KeyValue {
    /// The option.
    pub key: &'static str,
    /// The value.
    pub value: &'static str,
}

/// Options that people know by one name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct PresetInfo {
    /// The key of its texts.
    pub id: &'static str,
    /// What is not the default, as `key=value` separated by spaces, sorted by key.
    pub options: &'static str,
}

/// What a board needs to know to draw and name a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The game.
    pub id: GameName,
    /// Pits of one player (6, 16 or 24).
    pub pits_per_side: u8,
    /// Rows of one player.
    pub rows_per_side: u8,
    /// Pits in a row.
    pub columns: u8,
    /// Seeds of a whole game.
    pub total_seeds: u8,
    /// Whether captured seeds are kept in stores.
    pub has_stores: bool,
    /// Whether players choose directions.
    pub has_directions: bool,
    /// Whether a turn may go on from where its last seed falls, perhaps for ever.
    pub has_relays: bool,
    /// Whether a turn can be lost on time: blitz needs that.
    pub has_lost_turns: bool,
    /// Whether its games can be written as OGN.
    pub has_ogn: bool,
    /// Whether positions count turns taken and capturing turns.
    pub has_counters: bool,
    /// Whether captured seeds leave the board, so that fewer than all may be left.
    pub may_lose_seeds: bool,
    /// The letter of each pit, all over the board: capitals South, small letters North.
    pub letters: Vec<char>,
    /// The place of each pit.
    pub cells: Vec<Cell>,
    /// The rule options, in the order of the rules text.
    pub options: Vec<OptionInfo>,
    /// Options that people know by one name, the default rules first.
    pub presets: Vec<PresetInfo>,
    /// The text of the default starting position.
    pub start: String,
}

/// Seeds on the board. `stores` are South's and North's; always 0 in games without stores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct BoardView {
    /// Seeds of each pit, by its number over the whole board.
    pub pits: Vec<u8>,
    /// Seeds in South's and North's store.
    pub stores: [u8; 2],
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum WinnerName {
    /// South.
    South,
    /// North.
    North,
    /// Nobody.
    Draw,
    /// The game does not count.
    Annulled,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ResultView {
    /// Who won.
    pub winner: WinnerName,
    /// By what.
    #[cfg_attr(feature = "types", ts(type = "Ending"))]
    pub ending: &'static str,
    /// Oware: South's and North's seeds after collecting.
    pub scores: Option<[u8; 2]>,
    /// Omweso: points for the winner.
    pub points: Option<u8>,
    /// The text of the notation.
    pub text: String,
    /// The id of the rule it rests on.
    pub rule: String,
    /// The pits that show why the game ended so; may be none.
    pub pits: Vec<u8>,
}

/// One ply of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct PlyView {
    /// The turn in notation.
    pub turn: String,
    /// Who played it.
    pub side: SideName,
}

/// The state of a game at the ply that is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct GameView {
    /// The game.
    pub game: GameName,
    /// The position in notation.
    pub position: String,
    /// Its seeds.
    pub board: BoardView,
    /// Who moves.
    pub mover: SideName,
    /// Plies played up to the position shown.
    pub ply: usize,
    /// All plies of the game, those that `redo` would bring back included.
    pub plies: Vec<PlyView>,
    /// The result at this ply.
    pub result: Option<ResultView>,
    /// Play options that are not the default, as `key=value`.
    pub options: Vec<String>,
}

/// The legal turns that start in one pit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct StartView {
    /// The pit, by its number over the whole board.
    pub pit: u8,
    /// The turns in notation, okwesera first, counter-clockwise before clockwise.
    pub turns: Vec<String>,
    /// Whether there are more than are listed.
    pub cut: bool,
}

/// One lift and its sowing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct LapView {
    /// The pit whose seeds, or in whose place captured seeds, are sown.
    pub origin: u8,
    /// Seeds sown.
    pub seeds: u8,
    /// Whether the seeds were lifted from `origin`; otherwise they are captured seeds, sown in its place.
    pub lifted: bool,
    /// The direction.
    pub clockwise: bool,
    /// The pits in the order in which seeds fall.
    pub drops: Vec<u8>,
}

/// One step of a turn. `rule` is the id of the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StepView {
    /// The mover chose a direction.
    Choice {
        /// Where the lap starts.
        origin: u8,
        /// Seeds to be sown.
        seeds: u8,
        /// Whether they lie in `origin`.
        lifted: bool,
        /// Why there was a choice.
        case: ChoiceCaseName,
        /// The direction chosen.
        clockwise: bool,
        /// The rule.
        rule: &'static str,
    },
    /// A lap was sown; `lap` counts from 1 within the turn.
    Lap {
        /// The number of the lap.
        lap: u32,
        /// The rule.
        rule: &'static str,
        /// The pit whose seeds, or in whose place captured seeds, are sown.
        origin: u8,
        /// Seeds sown.
        seeds: u8,
        /// Whether the seeds were lifted from `origin`; otherwise they are captured seeds, sown in its place.
        lifted: bool,
        /// The direction.
        clockwise: bool,
        /// The pits in the order in which seeds fall.
        drops: Vec<u8>,
    },
    /// The last seed fell in an occupied pit: all `seeds` there are lifted and sown next.
    Relay {
        /// The pit.
        pit: u8,
        /// Seeds lifted, the one just dropped included.
        seeds: u8,
        /// The rule.
        rule: &'static str,
    },
    /// Pits were captured, in this order.
    Capture {
        /// Where the last seed fell.
        at: u8,
        /// The pits taken.
        pits: Vec<u8>,
        /// What each held.
        counts: Vec<u8>,
        /// Where the seeds go.
        to: DestinationName,
        /// The rule.
        rule: &'static str,
    },
    /// Pits that would have been captured keep their seeds (grand slam).
    Spared {
        /// The pits.
        pits: Vec<u8>,
        /// The rule.
        rule: &'static str,
    },
    /// The turn ends here.
    Rest {
        /// Where the last seed fell.
        pit: u8,
        /// Why nothing follows.
        reason: ReasonName,
        /// The rule.
        rule: &'static str,
    },
    /// At the end of the game `side` takes the seeds of `pits`.
    Collect {
        /// Who takes.
        side: SideName,
        /// The pits taken.
        pits: Vec<u8>,
        /// What each held.
        counts: Vec<u8>,
        /// The rule.
        rule: &'static str,
    },
    /// Laps that are not told one by one because there are too many, and the board after them.
    Skipped {
        /// How many laps.
        laps: u32,
        /// The seeds then; captured seeds in the hand are missing.
        board: BoardView,
        /// The rule.
        rule: &'static str,
    },
    /// The turn passed the cap after `laps` laps: the board is again as it was before the turn.
    NeverEnding {
        /// Laps sown.
        laps: u32,
        /// The rule.
        rule: &'static str,
    },
    /// The turn was lost on time.
    LostOnTime {
        /// The rule.
        rule: &'static str,
    },
}

/// A turn that was played, step by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TraceView {
    /// The turn in notation.
    pub turn: String,
    /// Who played it.
    pub mover: SideName,
    /// Seeds before.
    pub before: BoardView,
    /// The steps.
    pub steps: Vec<StepView>,
    /// Seeds after.
    pub after: BoardView,
    /// The result, if the game is over.
    pub result: Option<ResultView>,
}

/// A direction to be chosen: both laps that could be sown, and whether a legal turn begins so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct QuestionView {
    /// Where the lap starts.
    pub origin: u8,
    /// Seeds to be sown.
    pub seeds: u8,
    /// Why there is a choice.
    pub case: ChoiceCaseName,
    /// The counter-clockwise lap.
    pub counter_clockwise: LapView,
    /// The clockwise lap.
    pub clockwise: LapView,
    /// Whether a legal turn goes on counter-clockwise.
    pub counter_clockwise_is_legal: bool,
    /// Whether a legal turn goes on clockwise.
    pub clockwise_is_legal: bool,
}

/// A turn as far as its choices are made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ExplorationView {
    /// Seeds before the turn.
    pub before: BoardView,
    /// What was sown so far.
    pub steps: Vec<StepView>,
    /// Seeds then.
    pub after: BoardView,
    /// The question that is open; none when the turn is complete.
    pub question: Option<QuestionView>,
    /// The start and the choices so far; with + or - appended it answers the question.
    pub turn: String,
}

/// Why a turn cannot be played. `rule` is an id of the rules texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "Refusal"))]
pub struct RefusalView {
    /// The reason.
    #[cfg_attr(feature = "types", ts(type = "RefusalCode"))]
    pub code: &'static str,
    /// The rule it rests on.
    pub rule: &'static str,
    /// The pit in question.
    pub pit: Option<u8>,
    /// Seeds in it.
    pub seeds: Option<u8>,
}

/// One fault of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "Fault"))]
pub struct FaultView {
    /// What is wrong.
    #[cfg_attr(feature = "types", ts(type = "FaultCode"))]
    pub code: &'static str,
    /// The line, counted from 1; 0 in texts that have no lines.
    pub line: usize,
    /// The column, in characters counted from 1.
    pub at: usize,
    /// The ply in question, counted from 1: of records only.
    pub ply: Option<usize>,
    /// What stands there.
    pub found: String,
    /// What may stand there.
    pub expected: String,
}

/// What the engine throws, as `detail` of an error named "EmpikiError".
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ErrorDetail {
    /// What failed.
    #[cfg_attr(feature = "types", ts(type = "ErrorCode"))]
    pub code: &'static str,
    /// Why a turn was refused.
    pub refusal: Option<RefusalView>,
    /// What is wrong with a text.
    pub faults: Vec<FaultView>,
}

/// All games.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    GameId::ALL.iter().map(|&game| GameInfo::of(game)).listed()
}

impl GameInfo {
    fn of(game: GameId) -> GameInfo {
        let spec = game.spec();
        let shape = spec.shape;
        GameInfo {
            id: game.into(),
            pits_per_side: shape.pits,
            rows_per_side: shape.rows,
            columns: shape.columns(),
            total_seeds: shape.seeds,
            has_stores: shape.has_stores,
            has_directions: spec.has_directions,
            has_relays: spec.has_relays,
            has_lost_turns: spec.has_lost_turns,
            has_ogn: game == crate::record::OGN_GAME,
            has_counters: spec.has_counters,
            may_lose_seeds: spec.may_lose_seeds,
            letters: shape.all_pits().map(|pit| shape.letter(pit)).listed(),
            cells: shape.all_pits().map(|pit| Cell::of(&shape, pit)).listed(),
            options: OptionInfo::all(spec),
            presets: PresetInfo::all(spec),
            start: write_setup(game, &game.start().setup()),
        }
    }
}

impl Cell {
    fn of(shape: &Shape, pit: Pit) -> Cell {
        let (row, column) = shape.cell(pit);
        Cell { row, column }
    }
}

impl PresetInfo {
    fn all(spec: &GameSpec) -> Vec<PresetInfo> {
        let presets = spec.presets.iter();
        let info = presets.map(|&Preset { id, options }| PresetInfo { id, options });
        info.listed()
    }
}

impl OptionInfo {
    fn all(spec: &GameSpec) -> Vec<OptionInfo> {
        let of = |scope| move |option: &OptionSpec| OptionInfo::of(scope, option);
        let play = spec.play_options.iter().map(of(OptionScope::Play));
        let record = spec.record_options.iter().map(of(OptionScope::Record));
        play.chain(record).listed()
    }

    fn of(scope: OptionScope, spec: &OptionSpec) -> OptionInfo {
        let (values, range) = match spec.values {
            Values::Words(words) => (words.to_vec(), None),
            Values::Number {
                least,
                most,
                or_word,
                ..
            } => {
                let range = NumberRange {
                    min: least,
                    max: most,
                };
                (or_word.into_iter().collect(), Some(range))
            }
        };
        OptionInfo {
            key: spec.key,
            scope,
            default: spec.write(spec.default()),
            values,
            range,
            only_with: spec.only_with.map(|(key, value)| KeyValue { key, value }),
        }
    }
}

impl BoardView {
    pub(super) fn of(shape: &Shape, seeds: &Seeds) -> BoardView {
        BoardView {
            pits: seeds.counts(2 * shape.pits).to_vec(),
            stores: seeds.stores,
        }
    }
}

impl ResultView {
    pub(super) fn of(game: GameId, outcome: Outcome) -> ResultView {
        let evidence = (game.spec().evidence)(&outcome);
        let pits = evidence.iter();
        let ending = outcome.ending.word();
        let (scores, points) = match outcome.figures {
            Figures::None => (None, None),
            Figures::Scores(scores) => (Some(scores), None),
            Figures::Points(points) => (None, Some(points)),
        };
        ResultView {
            winner: match outcome.winner {
                Winner::Side(Side::South) => WinnerName::South,
                Winner::Side(Side::North) => WinnerName::North,
                Winner::Draw => WinnerName::Draw,
                Winner::Annulled => WinnerName::Annulled,
            },
            ending,
            scores,
            points,
            text: outcome.to_string(),
            // The rules texts name the rule of an ending after it.
            rule: match outcome.ending {
                Ending::Resigned | Ending::Agreed => format!("notation-{ending}"),
                Ending::NeverEnding if matches!(outcome.winner, Winner::Side(_)) => {
                    format!("{}-{ending}-mover-loses", game.spec().name)
                }
                _ => format!("{}-{ending}", game.spec().name),
            },
            pits: pits.map(|pit| pit.0).listed(),
        }
    }
}

impl From<Refusal> for RefusalView {
    fn from(refusal: Refusal) -> Self {
        RefusalView {
            code: refusal.code.word(),
            rule: refusal.rule,
            pit: refusal.pit.map(|pit| pit.0),
            seeds: refusal.seeds,
        }
    }
}

impl From<Fault> for FaultView {
    fn from(fault: Fault) -> Self {
        FaultView {
            code: fault.code.word(),
            line: fault.line,
            at: fault.at,
            ply: fault.ply,
            found: fault.found,
            expected: fault.expected,
        }
    }
}

impl LapView {
    pub(super) fn of(shape: &Shape, lap: Lap) -> LapView {
        LapView {
            origin: lap.origin.0,
            seeds: lap.seeds,
            lifted: lap.is_lifted,
            clockwise: lap.is_clockwise,
            drops: lap.drops(shape).map(|pit| pit.0).listed(),
        }
    }
}

/// The most steps that are told one by one. A turn of 2,000 laps, the default cap, has fewer.
const MOST_STEPS: usize = 10_000;

/// The steps of a turn as the page sees them.
pub(super) fn step_views(shape: &Shape, before: Seeds, steps: &[ToldStep]) -> Vec<StepView> {
    let mut teller = Teller {
        shape: *shape,
        before,
        seeds: before,
        laps: 0,
    };
    let (told, rest) = steps.split_at(steps.len().min(MOST_STEPS));
    let mut views: Vec<_> = told.iter().map(|step| teller.tell(*step)).listed();
    if !rest.is_empty() {
        views.extend(teller.summarise(rest));
    }
    views
}

/// Tells steps in order, keeping the board that they lead to.
struct Teller {
    shape: Shape,
    before: Seeds,
    seeds: Seeds,
    laps: u32,
}

impl Teller {
    /// Too many steps: the laps among them in one, then how the turn ends.
    fn summarise(&mut self, steps: &[ToldStep]) -> Vec<StepView> {
        let is_sowing = |step: &Step| {
            matches!(
                step,
                Step::Lap(_) | Step::Relay { .. } | Step::Choice { .. } | Step::Capture { .. }
            )
        };
        let sowing = steps.iter().take_while(|(step, _)| is_sowing(step)).count();
        let (sown, end) = steps.split_at(sowing);
        let mut laps = 0;
        for &(step, _) in sown {
            laps += u32::from(matches!(step, Step::Lap(_)));
            self.seeds = apply(&self.shape, self.seeds, self.before, step);
        }
        self.laps += laps;
        let skipped = StepView::Skipped {
            laps,
            board: BoardView::of(&self.shape, &self.seeds),
            rule: sown.last().or(end.last()).map_or("", |&(_, rule)| rule),
        };
        let end = end.iter().map(|step| self.tell(*step));
        std::iter::once(skipped).chain(end).listed()
    }

    fn tell(&mut self, (step, rule): ToldStep) -> StepView {
        let view = match step {
            Step::Lap(lap) => {
                self.laps += 1;
                tell_lap(self.laps, LapView::of(&self.shape, lap), rule)
            }
            Step::Capture { at, pits, to, .. } => self.tell_capture(at, pits, to, rule),
            Step::Collect { side, pits, .. } => self.tell_collect(side, pits, rule),
            other => tell_plain(other, rule),
        };
        self.seeds = apply(&self.shape, self.seeds, self.before, step);
        view
    }

    fn tell_capture(&self, at: Pit, pits: PitSet, to: Destination, rule: RuleId) -> StepView {
        let taken = pits.iter().rev();
        StepView::Capture {
            at: at.0,
            counts: taken.map(|pit| self.seeds.get(pit)).listed(),
            pits: pits.iter().rev().map(|pit| pit.0).listed(),
            to: to.into(),
            rule,
        }
    }

    fn tell_collect(&self, side: Side, pits: PitSet, rule: RuleId) -> StepView {
        StepView::Collect {
            side: side.into(),
            counts: pits.iter().map(|pit| self.seeds.get(pit)).listed(),
            pits: pits.iter().map(|pit| pit.0).listed(),
            rule,
        }
    }
}

fn tell_lap(lap: u32, sown: LapView, rule: RuleId) -> StepView {
    let LapView {
        origin,
        seeds,
        lifted,
        clockwise,
        drops,
    } = sown;
    StepView::Lap {
        lap,
        origin,
        seeds,
        lifted,
        clockwise,
        drops,
        rule,
    }
}

/// Steps that are told without looking at the board.
fn tell_plain(step: Step, rule: RuleId) -> StepView {
    match step {
        Step::Choice { lap, case } => StepView::Choice {
            origin: lap.origin.0,
            seeds: lap.seeds,
            lifted: lap.is_lifted,
            case: case.into(),
            clockwise: lap.is_clockwise,
            rule,
        },
        Step::Relay { pit, seeds } => {
            let pit = pit.0;
            StepView::Relay { pit, seeds, rule }
        }
        Step::Spared { pits } => {
            let pits = pits.iter().map(|pit| pit.0).listed();
            StepView::Spared { pits, rule }
        }
        Step::Rest { pit, reason } => {
            let (pit, reason) = (pit.0, reason.into());
            StepView::Rest { pit, reason, rule }
        }
        Step::NeverEnding { laps } => StepView::NeverEnding { laps, rule },
        Step::LostOnTime => StepView::LostOnTime { rule },
        Step::Lap(_) | Step::Capture { .. } | Step::Collect { .. } => {
            unreachable!("told with the board")
        }
    }
}
