import * as v from "valibot";
import type { Ending, GameId } from "../engine/types";

// The format of courses, in one place: what is read, its types, and the published schema come from this.
// `www/guide/lessons.md` tells it to teachers.

/** The most that the format allows: characters of texts, turns of a goal, seeds that are named, lessons of a course. */
export const limits = {
  course: 80,
  title: 60,
  task: 200,
  hint: 240,
  says: 300,
  done: 300,
  turns: 1000,
  seeds: 200,
  lessons: 100,
} as const;

/** By language tags in small letters; where a reader's language is missing, English or else the first is shown. */
const words = (most: number) =>
  v.union([
    v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z]{2,8}(-[a-z\d]{1,8})*$/)),
        v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
      ),
      v.minEntries(1),
    ),
  ]);

const id = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(60));
const pit = v.pipe(
  v.string(),
  v.regex(/^[A-Xa-x]$/),
  v.description("The letter of a pit: capitals South, small North."),
);
const turn = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(40),
  v.description("A turn in the notation."),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.seeds));
const side = v.picklist(["south", "north"]);

/** A number of seeds, or the least and the greatest of them. */
const range = v.pipe(
  v.union([count, v.strictTuple([count, count])]),
  v.description("Seeds: a number, or the least and the greatest."),
);

/** Ways in which games end by themselves, by game: what players bring about with a word is no goal. */
export const endingsOf = {
  oware: ["majority", "no-move", "repetition", "ply-cap"],
  omweso: [
    "bulijo",
    "emitwe-ebiri",
    "front-cleared",
    "akakyala",
    "akawumbi",
    "never-ending",
    "ply-cap",
  ],
  "bao-kigogo": ["no-move", "repetition", "never-ending"],
} as const satisfies Readonly<Record<GameId, readonly Ending[]>>;

const ending = v.picklist([...new Set(Object.values(endingsOf).flat())]);

const reach = v.pipe(
  v.strictObject({
    pits: v.optional(
      v.pipe(v.record(pit, range), v.description("What pits hold at the end, by their letters.")),
    ),
    takes: v.optional(
      v.pipe(
        range,
        v.description(
          "Seeds that the side has won since the start: into its store, or else what the other side has lost. One number is the least.",
        ),
      ),
    ),
    seeds: v.optional(
      v.pipe(
        v.strictObject({ south: v.optional(range), north: v.optional(range) }),
        v.description("What all pits of a side hold together at the end."),
      ),
    ),
    end: v.optional(
      v.pipe(
        v.strictObject({
          winner: v.optional(v.picklist(["south", "north", "draw", "annulled"])),
          by: v.optional(ending),
        }),
        v.description("The game is over, perhaps with this winner and in this way."),
      ),
    ),
  }),
  v.minEntries(1),
  v.description("All of it must hold when a turn of the side is over."),
);

const goal = v.strictObject({
  side: v.pipe(side, v.description("Who is to reach it.")),
  turns: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(limits.turns),
    v.description("In how many turns of that side at most."),
  ),
  reach,
});

const hint = v.strictObject({
  says: words(limits.hint),
  pits: v.optional(v.pipe(v.array(pit), v.description("Pits that are ringed with it."))),
});

const wrong = v.strictObject({
  turn: v.pipe(
    turn,
    v.description("A first turn that does not reach the goal, or that may not be played."),
  ),
  rule: v.pipe(
    id,
    v.description("The rule that shows why, by its id: of a step of that turn, or of its refusal."),
  ),
  says: v.pipe(words(limits.says), v.description("Why it fails; it names a pit.")),
});

const lesson = v.strictObject({
  id,
  title: words(limits.title),
  task: v.pipe(
    words(limits.task),
    v.description("What is to be done, in one sentence of at most twenty words."),
  ),
  position: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(600),
    v.description("A position in the notation."),
  ),
  goal,
  replies: v.optional(
    v.pipe(
      v.array(turn),
      v.description(
        "What the other side plays, turn by turn. Where it may not be played, or there is no more, the first legal turn is.",
      ),
    ),
  ),
  level: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(6),
      v.description("A level plays the other side."),
    ),
  ),
  hints: v.pipe(v.strictTuple([hint, hint]), v.description("A gentle one, and a strong one.")),
  wrong: v.pipe(v.array(wrong), v.minLength(1)),
  solutions: v.pipe(
    v.array(v.pipe(v.array(turn), v.minLength(1))),
    v.minLength(1),
    v.description(
      "Turns of the side that reach the goal, replies left out. Of goals of one turn all there are.",
    ),
  ),
  done: v.pipe(words(limits.done), v.description("Said when the goal is reached.")),
  rules: v.pipe(v.array(id), v.minLength(1), v.description("The rules that are tried here.")),
  read: v.optional(v.pipe(v.array(id), v.description("Rules that go with it, to be read."))),
});

/** A course: lessons of one game, in the order in which they are learnt. */
export const courseSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal(1),
  id,
  game: v.picklist(["oware", "omweso", "bao-kigogo"]),
  title: words(limits.course),
  lessons: v.pipe(v.array(lesson), v.minLength(1), v.maxLength(limits.lessons)),
});

export type Words = v.InferOutput<ReturnType<typeof words>>;
export type Range = v.InferOutput<typeof range>;
export type Reach = v.InferOutput<typeof reach>;
export type Goal = v.InferOutput<typeof goal>;
export type LessonHint = v.InferOutput<typeof hint>;
export type WrongTry = v.InferOutput<typeof wrong>;
export type Lesson = v.InferOutput<typeof lesson>;
export type Course = v.InferOutput<typeof courseSchema>;

/** Whether a text may be a short name. */
export const isId = (text: string): boolean => v.is(id, text);

/** Whether something is said that can be reached. */
export const isGoal = (found: unknown): boolean => v.is(goal, found);

/** What is wrong with a text that should be a course: where (`lessons.2.goal.turns`) and what, in the words of the schema. */
export class CourseError extends Error {
  override readonly name = "CourseError";
  readonly place: string;

  constructor(place: string, reason: string) {
    super(reason);
    this.place = place;
  }
}

/** Reads a course from JSON; throws a `CourseError`. What positions and turns say is for the engine to judge. */
export function readCourse(json: string): Course {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new CourseError("", error instanceof Error ? error.message : "");
  }
  return courseOf(value);
}

/** The same from a value. */
export function courseOf(value: unknown): Course {
  const { success, output, issues } = v.safeParse(courseSchema, value);
  if (success) return output;
  const [issue] = issues;
  throw new CourseError(v.getDotPath(issue) ?? "", issue.message);
}
