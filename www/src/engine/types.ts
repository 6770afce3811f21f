/**
 * What the engine says, as plain data. Generated from `crate/src/api` by
 * `make types`; a test fails when this file is stale. Do not edit.
 *
 * Pits are numbered over the whole board: South's ring first (0 … n − 1 in the
 * order of the rules), then North's ring (n … 2n − 1). Counts are seeds.
 */

/**
 * The name of a game.
 */
export type GameId = "oware" | "omweso" | "bao-kigogo";

/**
 * A player.
 */
export type SideName = "south" | "north";

/**
 * When a choice of direction arises.
 */
export type ChoiceCase = "start" | "relay" | "after-forward-capture" | "after-reverse-capture";

/**
 * Where captured seeds go: into the hand (sown again), the mover's store, or off the board.
 */
export type Destination = "hand" | "store" | "off";

/**
 * Why a turn is over: the last seed fell in an empty pit, the one lap is sown, or a capture ends it.
 */
export type RestReason = "empty" | "sown" | "captured";

/**
 * Where a pit is drawn, as South sees the board: row 0 is North's outermost row, column 0 is at South's left.
 */
export type Cell = { 
/**
 * From the top.
 */
row: number, 
/**
 * From the left.
 */
column: number, };

/**
 * The least and the greatest value of a whole-number option.
 */
export type NumberRange = { 
/**
 * The least.
 */
min: number, 
/**
 * The greatest.
 */
max: number, };

/**
 * Where an option belongs: "play" options are part of a position's text, "record" options only of a game record.
 */
export type OptionScope = "play" | "record";

/**
 * One rule option.
 */
export type OptionInfo = { 
/**
 * The key of texts.
 */
key: string, 
/**
 * Where it belongs.
 */
scope: OptionScope, 
/**
 * The default value.
 */
default: string, 
/**
 * The words it takes, besides the numbers of `range`.
 */
values: Array<string>, 
/**
 * The whole numbers it takes, if any.
 */
range: NumberRange | null, };

/**
 * What a board needs to know to draw and name a game.
 */
export type GameInfo = { 
/**
 * The game.
 */
id: GameId, 
/**
 * Pits of one player (6, 16 or 24).
 */
pitsPerSide: number, 
/**
 * Rows of one player.
 */
rowsPerSide: number, 
/**
 * Pits in a row.
 */
columns: number, 
/**
 * Seeds of a whole game.
 */
totalSeeds: number, 
/**
 * Whether captured seeds are kept in stores.
 */
hasStores: boolean, 
/**
 * Whether players choose directions.
 */
hasDirections: boolean, 
/**
 * The letter of each pit, all over the board: capitals South, small letters North.
 */
letters: Array<string>, 
/**
 * The place of each pit.
 */
cells: Array<Cell>, 
/**
 * The rule options, in the order of the rules text.
 */
options: Array<OptionInfo>, 
/**
 * The text of the default starting position.
 */
start: string, };

/**
 * Seeds on the board. `stores` are South's and North's; always 0 in games without stores.
 */
export type BoardView = { 
/**
 * Seeds of each pit, by its number over the whole board.
 */
pits: Array<number>, 
/**
 * Seeds in South's and North's store.
 */
stores: [number, number], };

/**
 * Who won.
 */
export type WinnerName = "south" | "north" | "draw" | "annulled";

/**
 * How a game ended.
 */
export type ResultView = { 
/**
 * Who won.
 */
winner: WinnerName, 
/**
 * By what.
 */
ending: Ending, 
/**
 * Oware: South's and North's seeds after collecting.
 */
scores: [number, number] | null, 
/**
 * Omweso: points for the winner.
 */
points: number | null, 
/**
 * The text of the notation.
 */
text: string, 
/**
 * The id of the rule it rests on.
 */
rule: string, };

/**
 * One ply of a game.
 */
export type PlyView = { 
/**
 * The turn in notation.
 */
turn: string, 
/**
 * Who played it.
 */
side: SideName, };

/**
 * The state of a game at the ply that is shown.
 */
export type GameView = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The position in notation.
 */
position: string, 
/**
 * Its seeds.
 */
board: BoardView, 
/**
 * Who moves.
 */
mover: SideName, 
/**
 * Plies played up to the position shown.
 */
ply: number, 
/**
 * All plies of the game, those that `redo` would bring back included.
 */
plies: Array<PlyView>, 
/**
 * The result at this ply.
 */
result: ResultView | null, 
/**
 * Play options that are not the default, as `key=value`.
 */
options: Array<string>, };

/**
 * The legal turns that start in one pit.
 */
export type StartView = { 
/**
 * The pit, by its number over the whole board.
 */
pit: number, 
/**
 * The turns in notation, okwesera first, counter-clockwise before clockwise.
 */
turns: Array<string>, 
/**
 * Whether there are more than are listed.
 */
cut: boolean, };

/**
 * One lift and its sowing.
 */
export type LapView = { 
/**
 * The pit whose seeds, or in whose place captured seeds, are sown.
 */
origin: number, 
/**
 * Seeds sown.
 */
seeds: number, 
/**
 * Whether the seeds were lifted from `origin`; otherwise they are captured seeds, sown in its place.
 */
lifted: boolean, 
/**
 * The direction.
 */
clockwise: boolean, 
/**
 * The pits in the order in which seeds fall.
 */
drops: Array<number>, };

/**
 * One step of a turn. `rule` is the id of the rule it rests on.
 */
export type StepView = { "kind": "choice", 
/**
 * Where the lap starts.
 */
origin: number, 
/**
 * Seeds to be sown.
 */
seeds: number, 
/**
 * Whether they lie in `origin`.
 */
lifted: boolean, 
/**
 * Why there was a choice.
 */
case: ChoiceCase, 
/**
 * The direction chosen.
 */
clockwise: boolean, 
/**
 * The rule.
 */
rule: string, } | { "kind": "lap", 
/**
 * The number of the lap.
 */
lap: number, 
/**
 * The rule.
 */
rule: string, 
/**
 * The pit whose seeds, or in whose place captured seeds, are sown.
 */
origin: number, 
/**
 * Seeds sown.
 */
seeds: number, 
/**
 * Whether the seeds were lifted from `origin`; otherwise they are captured seeds, sown in its place.
 */
lifted: boolean, 
/**
 * The direction.
 */
clockwise: boolean, 
/**
 * The pits in the order in which seeds fall.
 */
drops: Array<number>, } | { "kind": "relay", 
/**
 * The pit.
 */
pit: number, 
/**
 * Seeds lifted, the one just dropped included.
 */
seeds: number, 
/**
 * The rule.
 */
rule: string, } | { "kind": "capture", 
/**
 * Where the last seed fell.
 */
at: number, 
/**
 * The pits taken.
 */
pits: Array<number>, 
/**
 * What each held.
 */
counts: Array<number>, 
/**
 * Where the seeds go.
 */
to: Destination, 
/**
 * The rule.
 */
rule: string, } | { "kind": "spared", 
/**
 * The pits.
 */
pits: Array<number>, 
/**
 * The rule.
 */
rule: string, } | { "kind": "rest", 
/**
 * Where the last seed fell.
 */
pit: number, 
/**
 * Why nothing follows.
 */
reason: RestReason, 
/**
 * The rule.
 */
rule: string, } | { "kind": "collect", 
/**
 * Who takes.
 */
side: SideName, 
/**
 * The pits taken.
 */
pits: Array<number>, 
/**
 * What each held.
 */
counts: Array<number>, 
/**
 * The rule.
 */
rule: string, } | { "kind": "skipped", 
/**
 * How many laps.
 */
laps: number, 
/**
 * The seeds then; captured seeds in the hand are missing.
 */
board: BoardView, 
/**
 * The rule.
 */
rule: string, } | { "kind": "never-ending", 
/**
 * Laps sown.
 */
laps: number, 
/**
 * The rule.
 */
rule: string, } | { "kind": "lost-on-time", 
/**
 * The rule.
 */
rule: string, };

/**
 * A turn that was played, step by step.
 */
export type TraceView = { 
/**
 * The turn in notation.
 */
turn: string, 
/**
 * Who played it.
 */
mover: SideName, 
/**
 * Seeds before.
 */
before: BoardView, 
/**
 * The steps.
 */
steps: Array<StepView>, 
/**
 * Seeds after.
 */
after: BoardView, 
/**
 * The result, if the game is over.
 */
result: ResultView | null, };

/**
 * A direction to be chosen: both laps that could be sown, and whether a legal turn begins so.
 */
export type QuestionView = { 
/**
 * Where the lap starts.
 */
origin: number, 
/**
 * Seeds to be sown.
 */
seeds: number, 
/**
 * Why there is a choice.
 */
case: ChoiceCase, 
/**
 * The counter-clockwise lap.
 */
counterClockwise: LapView, 
/**
 * The clockwise lap.
 */
clockwise: LapView, 
/**
 * Whether a legal turn goes on counter-clockwise.
 */
counterClockwiseIsLegal: boolean, 
/**
 * Whether a legal turn goes on clockwise.
 */
clockwiseIsLegal: boolean, };

/**
 * A turn as far as its choices are made.
 */
export type ExplorationView = { 
/**
 * Seeds before the turn.
 */
before: BoardView, 
/**
 * What was sown so far.
 */
steps: Array<StepView>, 
/**
 * Seeds then.
 */
after: BoardView, 
/**
 * The question that is open; none when the turn is complete.
 */
question: QuestionView | null, 
/**
 * The start and the choices so far; with + or - appended it answers the question.
 */
turn: string, };

/**
 * Why a turn cannot be played. `rule` is an id of the rules texts.
 */
export type Refusal = { 
/**
 * The reason.
 */
code: RefusalCode, 
/**
 * The rule it rests on.
 */
rule: string, 
/**
 * The pit in question.
 */
pit: number | null, 
/**
 * Seeds in it.
 */
seeds: number | null, };

/**
 * One fault of a text.
 */
export type Fault = { 
/**
 * What is wrong.
 */
code: FaultCode, 
/**
 * The column, in characters counted from 1.
 */
at: number, 
/**
 * What stands there.
 */
found: string, 
/**
 * What may stand there.
 */
expected: string, };

/**
 * What the engine throws, as `detail` of an error named "EmpikiError".
 */
export type ErrorDetail = { 
/**
 * What failed.
 */
code: ErrorCode, 
/**
 * Why a turn was refused.
 */
refusal: Refusal | null, 
/**
 * What is wrong with a text.
 */
faults: Array<Fault>, };

export type Ending =
  | "majority"
  | "no-move"
  | "repetition"
  | "ply-cap"
  | "bulijo"
  | "emitwe-ebiri"
  | "front-cleared"
  | "akakyala"
  | "akawumbi"
  | "never-ending"
  | "resigned"
  | "agreed";

export type RefusalCode =
  | "game-over"
  | "bad-turn-text"
  | "no-such-pit"
  | "not-your-pit"
  | "empty-pit"
  | "too-few-seeds"
  | "single-may-wait"
  | "single-blocked"
  | "must-feed"
  | "grand-slam"
  | "never-ending"
  | "too-many-choices"
  | "no-okwesera"
  | "okwesera-needs-three"
  | "okwesera-after-capture"
  | "no-lost-turn";

export type FaultCode =
  | "too-long"
  | "unknown-game"
  | "empty-field"
  | "missing-field"
  | "missing-half"
  | "bad-count"
  | "count-too-large"
  | "wrong-pit-count"
  | "bad-side"
  | "bad-pair"
  | "bad-option"
  | "unknown-key"
  | "repeated-key"
  | "bad-value"
  | "wrong-total"
  | "too-many-capturing-turns"
  | "bad-result";

export type ErrorCode =
  | "bad-position"
  | "bad-options"
  | "bad-turn"
  | "unknown-game"
  | "needs-position"
  | "nothing-to-undo"
  | "nothing-to-redo"
  | "no-such-ply"
  | "game-over"
  | "bad-side"
  | "engine-dead";
