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
 * An option and a value of it.
 */
export type KeyValue = { 
/**
 * The option.
 */
key: string, 
/**
 * The value.
 */
value: string, };

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
range: NumberRange | null, 
/**
 * It means something only while another option has this value.
 */
onlyWith: KeyValue | null, };

/**
 * Options that people know by one name.
 */
export type PresetInfo = { 
/**
 * The key of its texts.
 */
id: string, 
/**
 * What is not the default, as `key=value` separated by spaces, sorted by key.
 */
options: string, };

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
 * Whether a turn may go on from where its last seed falls, perhaps for ever.
 */
hasRelays: boolean, 
/**
 * Whether a turn can be lost on time: blitz needs that.
 */
hasLostTurns: boolean, 
/**
 * Whether its games can be written as OGN.
 */
hasOgn: boolean, 
/**
 * Whether positions count turns taken and capturing turns.
 */
hasCounters: boolean, 
/**
 * Whether captured seeds leave the board, so that fewer than all may be left.
 */
mayLoseSeeds: boolean, 
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
 * Options that people know by one name, the default rules first.
 */
presets: Array<PresetInfo>, 
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
rule: string, 
/**
 * The pits that show why the game ended so; may be none.
 */
pits: Array<number>, };

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
 * The line, counted from 1; 0 in texts that have no lines.
 */
line: number, 
/**
 * The column, in characters counted from 1.
 */
at: number, 
/**
 * The ply in question, counted from 1: of records only.
 */
ply: number | null, 
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

/**
 * How a game is timed, and whether turns may be taken back.
 */
export type ModeName = "classical" | "contract" | "blitz";

/**
 * What each player places in a free arrangement.
 */
export type ArrangementInfo = { 
/**
 * Seeds each player places.
 */
seeds: number, 
/**
 * The most in one pit; as many as `seeds` where there is no limit.
 */
most: number, 
/**
 * Whether both arrange unseen, and reveal together.
 */
isHidden: boolean, };

/**
 * One reason why an arrangement cannot be played.
 */
export type SetupFaultView = { 
/**
 * What is wrong.
 */
code: SetupFaultCode, 
/**
 * The pit in question, by its number over the whole board.
 */
pit: number | null, 
/**
 * The player in question.
 */
side: SideName | null, 
/**
 * Seeds counted.
 */
found: number | null, 
/**
 * Seeds there should be, or the most there may be.
 */
expected: number | null, 
/**
 * Whether fewer than `expected` would do.
 */
mayBeFewer: boolean, 
/**
 * The option in question.
 */
key: string | null, };

/**
 * Any arrangement of seeds, and everything that keeps it from being played.
 */
export type SetupView = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The arrangement in notation; a position of the game when there are no faults.
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
 * Turns taken by South and North; 0 in games that do not count them.
 */
turnsTaken: [number, number], 
/**
 * Turns in which South and North captured; 0 in games that do not count them.
 */
capturingTurns: [number, number], 
/**
 * Play options that are not the default, as `key=value`.
 */
options: Array<string>, 
/**
 * All reasons why it cannot be played.
 */
faults: Array<SetupFaultView>, 
/**
 * How a game that begins so is over at once; none when it goes on or cannot be played.
 */
result: ResultView | null, };

/**
 * One tag of a record.
 */
export type TagView = { 
/**
 * The name: letters, digits and underscores.
 */
name: string, 
/**
 * The value.
 */
value: string, };

/**
 * A comment of a record.
 */
export type CommentView = { 
/**
 * The ply behind which it stands; 0: before the first turn.
 */
ply: number, 
/**
 * What it says.
 */
text: string, };

/**
 * Something of a record that could not be taken over.
 */
export type NoticeView = { 
/**
 * What was left out.
 */
code: NoticeCode, 
/**
 * A piece of it, or how many there were.
 */
text: string, };

/**
 * What a record holds besides its turns.
 */
export type RecordView = { 
/**
 * All tags but `Game`, `Setup`, `Options` and `Result`, in their order.
 */
tags: Array<TagView>, 
/**
 * The comments, by ply.
 */
comments: Array<CommentView>, 
/**
 * All options that are not the default, of record and play, as `key=value` sorted by key.
 */
options: string, 
/**
 * What the tag `Mode` names.
 */
mode: ModeName | null, 
/**
 * What was left out when it was read.
 */
notices: Array<NoticeView>, };

/**
 * A text that was written, and what it had to leave out.
 */
export type WrittenView = { 
/**
 * The text.
 */
text: string, 
/**
 * What was left out.
 */
notices: Array<NoticeView>, };

/**
 * One game of a file of records.
 */
export type RecordSummary = { 
/**
 * The game as a record of this notation; of a game that cannot be read, its text as it stands in the file.
 */
text: string, 
/**
 * The game; none when the text names none.
 */
game: GameId | null, 
/**
 * Its plies.
 */
plies: number, 
/**
 * Its result in notation.
 */
result: string, 
/**
 * Its result as data; none while it goes on, or when it cannot be read.
 */
outcome: ResultView | null, 
/**
 * The name of South's player; may be empty.
 */
south: string, 
/**
 * The name of North's player; may be empty.
 */
north: string, 
/**
 * What was left out.
 */
notices: Array<NoticeView>, 
/**
 * Why it cannot be read; its lines count from the beginning of the file.
 */
error: ErrorDetail | null, };

/**
 * What ends a match.
 */
export type GoalName = "single" | "points" | "lead" | "row" | "open";

/**
 * How far a match goes.
 */
export type GoalView = { 
/**
 * What ends it.
 */
kind: GoalName, 
/**
 * The points or wins, in a row if they must be.
 */
points: number | null, 
/**
 * So many more than the other will do.
 */
lead: number | null, };

/**
 * One game of a match.
 */
export type MatchGameView = { 
/**
 * Who started.
 */
starter: SideName, 
/**
 * How it ended.
 */
result: ResultView, 
/**
 * What South and North scored: points (Omweso) or wins.
 */
points: [number, number], 
/**
 * The score after it.
 */
totals: [number, number], 
/**
 * Whether it counts; an annulled game is played again.
 */
counts: boolean, };

/**
 * Who won a match.
 */
export type MatchWinner = "south" | "north" | "draw";

/**
 * Who starts the next game of a match.
 */
export type StarterName = "south" | "north" | "lot";

/**
 * How a match stands.
 */
export type MatchView = { 
/**
 * Its games.
 */
games: Array<MatchGameView>, 
/**
 * South's and North's points or wins.
 */
totals: [number, number], 
/**
 * Wins one after the other, up to now.
 */
row: [number, number], 
/**
 * The points or wins that win it; none in an open series, or where wins in a row do.
 */
target: number | null, 
/**
 * How far it goes.
 */
goal: GoalView, 
/**
 * Whether it is decided.
 */
isOver: boolean, 
/**
 * Who won it.
 */
winner: MatchWinner | null, 
/**
 * Who starts the next game; none when it is over.
 */
next: StarterName | null, };

/**
 * How a position ends that is proved, for the player to move.
 */
export type ProvedOutcome = "won" | "drawn" | "lost";

/**
 * What is known for certain.
 */
export type Proved = { 
/**
 * How it ends with best play, for the player to move.
 */
outcome: ProvedOutcome, 
/**
 * The seeds by which the winner wins when the game is played out, where known.
 */
by: number | null, 
/**
 * Plies to the end, where the search has seen it.
 */
plies: number | null, };

/**
 * What a position is worth to the player to move.
 */
export type Worth = { 
/**
 * Estimated seeds by which the player to move is ahead, to the hundredth; 0 when it is proved instead.
 */
seeds: number, 
/**
 * What a table or a complete search has proved.
 */
proved: Proved | null, };

/**
 * A line of play.
 */
export type BestLine = { 
/**
 * The turns in notation, the first by the player to move; at least one.
 */
turns: Array<string>, 
/**
 * What the position is worth to the player to move when he begins so.
 */
worth: Worth, };

/**
 * Why a turn was chosen.
 */
export type ChoiceReason = "only-turn" | "captures" | "fullest-pit" | "exchange" | "search" | "proved";

/**
 * The turn that a level chooses.
 */
export type Choice = { 
/**
 * The turn in notation.
 */
turn: string, 
/**
 * Why, as far as the level saw.
 */
reason: ChoiceReason, 
/**
 * Seeds, with `captures` and `exchange`.
 */
seeds: number | null, 
/**
 * Plies, with `search`.
 */
plies: number | null, };

/**
 * How far a search is.
 */
export type ThinkingView = { 
/**
 * Plies that are searched completely.
 */
depth: number, 
/**
 * Turns tried so far.
 */
nodes: number, 
/**
 * The best lines, the best first; none until the first depth is done.
 */
lines: Array<BestLine>, 
/**
 * Whether there is nothing more to come.
 */
isOver: boolean, 
/**
 * What a level chooses; present when its search is over.
 */
choice: Choice | null, };

/**
 * How far a table of endgames is.
 */
export type TableView = { 
/**
 * The most seeds in the pits of its positions when it is complete.
 */
seeds: number, 
/**
 * Positions of the complete table.
 */
positions: number, 
/**
 * The share that is done, 0 to 1.
 */
done: number, 
/**
 * Whether it is complete.
 */
isComplete: boolean, };

/**
 * What a proof has found out.
 */
export type VerdictName = "running" | "ends" | "endless" | "unknown";

/**
 * How far the proof that a turn ends or does not end has come.
 */
export type ProofView = { 
/**
 * Laps examined so far.
 */
laps: number, 
/**
 * What is known.
 */
verdict: VerdictName, 
/**
 * The laps of a turn that ends.
 */
length: number | null, 
/**
 * The laps after which a turn that never ends repeats itself.
 */
period: number | null, 
/**
 * The laps before it begins to do so.
 */
after: number | null, 
/**
 * Choices of direction met on the way: so many other turns branch off.
 */
branches: number, };

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
  | "bad-result"
  | "no-game"
  | "bad-tag"
  | "missing-tag"
  | "repeated-tag"
  | "wrong-game"
  | "needs-setup"
  | "options-differ"
  | "bad-mode"
  | "open-comment"
  | "open-variation"
  | "stray-bracket"
  | "no-variations"
  | "bad-turn"
  | "result-differs"
  | "not-ogn-variant"
  | "bad-fen"
  | "not-oware"
  | "options-not-default"
  | "bad-link";

export type ErrorCode =
  | "bad-level"
  | "bad-table"
  | "bad-record"
  | "bad-link"
  | "bad-arrangement"
  | "bad-annotation"
  | "bad-results"
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

export type SetupFaultCode =
  | "wrong-total"
  | "count-too-large"
  | "no-stores"
  | "bad-option"
  | "capturing-turns-exceed-turns"
  | "wrong-side-total"
  | "over-setup-cap";

export type NoticeCode =
  | "comments-left-out"
  | "tags-left-out"
  | "variations-dropped"
  | "first-comment-left-out"
  | "resignation-left-out";
