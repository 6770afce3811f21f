// Arguments with which tests call the texts that are functions.

const games = ["omweso", "oware", "bao-kigogo"] as const;
const sides = ["south", "north"] as const;
const counts = [0, 1, 2, 1_000_000];
const names = { south: "Sude", north: "Norde" };

const each = <T>(values: readonly T[], args: (value: T) => unknown[]): unknown[][] =>
  values.map(args);

const facts = { winner: "Sude", loser: "Norde", isDraw: false, isAnnulled: false };
const endings = [
  { ...facts, hasStores: true, points: 12, turns: ["2. N", "3. L-"] },
  { ...facts, hasStores: false, points: null, turns: [] },
  { ...facts, isAnnulled: true, hasStores: false, points: 0, turns: [] },
  { ...facts, isDraw: true, hasStores: false, points: null, turns: [] },
];

const scores = [
  { seeds: 2.5, isDecided: false, proved: null },
  { seeds: 0, isDecided: false, proved: null },
  { seeds: -40, isDecided: true, proved: null },
  { seeds: 3, isDecided: false, proved: { winner: "south", by: 3, plies: 7 } },
  { seeds: 3, isDecided: false, proved: { winner: "north", by: null, plies: 1 } },
  { seeds: 0, isDecided: false, proved: { winner: "draw", by: null, plies: null } },
];

const proofs = [
  { outcome: "won", by: 5, plies: 7 },
  { outcome: "drawn", by: null, plies: 1 },
  { outcome: "lost", by: 1, plies: null },
];

const reasons = ["only-turn", "captures", "fullest-pit", "exchange", "search", "proved"];

const faults = [
  { line: 0, at: 7, ply: null, found: "4y6", expected: "" },
  { line: 2, at: 1, ply: 3, found: "", expected: "at most 48" },
];

const setupFault = { game: "Oware", pit: "A", side: "Sude", option: "Feeding" };
const setupFaults = [
  { ...setupFault, found: 49, expected: 48, mayBeFewer: false },
  { ...setupFault, found: 1, expected: 48, mayBeFewer: true },
];

/** By the path of a text, or of what it is in, what it is called with; most others take any names and numbers. */
const special: Readonly<Record<string, unknown[][]>> = {
  "analysis.figure": each(scores, (score) => [score]),
  "analysis.worth": each(scores, (score) => [score, names]),
  "analysis.better": [
    ["mistake", "C", 2.5],
    ["blunder", "C", null],
    ["better", "C", null],
  ],
  "analysis.mark": each(["better", "mistake", "blunder"], (kind) => [kind, "C."]),
  "board.grid": each(games, (game) => [game]),
  "board.pit": each(["own", "theirs", ...sides], (owner) => [owner, "A", 3, true]),
  "board.store": each(sides, (side) => [side, 3]),
  "dialogs.rulesOf": each(games, (game) => [game]),
  "learn.courseTitle": each(games, (game) => [game]),
  "dialogs.allRulesOf": each(games, (game) => [game]),
  "dialogs.otherTab": each(games, (game) => [game, 1, 2]),
  "editor.faults": each(setupFaults, (fault) => [fault]),
  "editor.fills.mirror": each(sides, (side) => [side]),
  endings: each(endings, (ending) => [ending]),
  "failures.faults": each(faults, (fault) => [fault]),
  "failures.fault": each(faults, (fault) => [{ ...fault, code: "bad-tag" }]),
  "failures.expected": [["48", "49"]],
  "failures.game": each(games, (game) => [game, "oware"]),
  "flow.inARow": [
    [names, [0, 2], 3],
    [names, [0, 0], null],
  ],
  "form.differs": [
    [["one", "two"], 3],
    [["1", "2"], 0],
  ],
  "form.lot.found": each(["left", "right"], (hand) => [hand, "Sude"]),
  list: [[["A"]], [["A", "B", "C"]]],
  "match.goal": [
    [{ kind: "row", points: 3, lead: null }],
    [{ kind: "points", points: 12, lead: null }],
    [{ kind: "wins", points: 6, lead: 3 }],
  ],
  "match.lossGame": each(games, (game) => [game, 2]),
  "match.lossMatch": each(counts, (n) => ["oware", 1, n]),
  "match.lossArranging": each(counts, (n) => ["omweso", n]),
  "match.tableTitle": each(games, (game) => [game]),
  "match.link.title": each(games, (game) => [game]),
  "puzzles.titleOf": each(games, (game) => [game, 3]),
  "puzzles.titleOfOne": each(games, (game) => [game, 3]),
  "puzzles.all": each(games, (game) => [game]),
  "page.won": each(sides, (side) => [side]),
  refusals: [[{ pit: "A", seeds: 2 }]],
  "status.named": each(sides, (side) => ["Nansubuga", side]),
  "teacher.advice.looked": [
    [7, 2.4],
    [1, null],
  ],
  "teacher.advice.why.line": [[["C", "d"], 3, "Norde", 0]],
  "teacher.advice.why.lineOfYours": [[["C", "d"], 1, "Norde", 2]],
  "teacher.advice.why.estimate": [[["C", "d"]]],
  "teacher.proposal.line": [[["C", "d"]]],
  "teacher.advice.why.trade": each(counts, (n) => [n, "Norde", n]),
  "teacher.advice.why.tradeOfYours": each(counts, (n) => ["C", n, "Norde", n, "d"]),
  "thinking.reason": each(reasons, (reason) => [{ reason, seeds: 2, plies: 3 }, 4]),
  "thinking.proved": each(proofs, (proof) => [proof]),
  "thinking.hint.best": [[["C"]], [["C", "d", "E"]]],
  "thinking.hint.proved": each(proofs, (proof) => ["C", proof]),
  "thinking.line.shown": [[["C", "d"]]],
  "write.faults.other-game": each(games, (game) => [game]),
  "write.faults.too-easy": [[[]], [["C", "d"]]],
  "write.faults.solution": [[["C", "d"]]],
  "write.faults.unlisted": [[["C", "d"]]],
  "write.goal.found": [[["C"]], [["C", "D-"]]],
  "turn.okwesera": [["Sude", "A", ["B", "C"]]],
  "turn.captureToHand": [["A", 4, ["b", "c"], "D", true]],
  "turn.captureToStore": each(counts, (n) => ["a", n, ["a", "b"]]),
  "turn.captureOff": each(counts, (n) => ["A", n, ["a", "b"]]),
  "turn.summaryCaptureOff": each(counts, (n) => ["A", n, ["a", "b"]]),
  "turn.spared": [[["a", "b"]]],
};

/** Numbers as texts do for names and for numbers; 0 is also “no”. */
const anything: unknown[][] = ["1", "2", "1000000"].map((text) => [text, text, text, text, text]);

/** The arguments with which the text at `path` is called; those of options are values. */
export function sampleArguments(path: string): unknown[][] {
  const key = Object.keys(special).find((each) => path === each || path.startsWith(`${each}.`));
  return key === undefined ? anything : (special[key] ?? []);
}
