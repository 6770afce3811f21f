/** What the page begins with: a lesson that is whole, to be written over. */
import type { AllTexts } from "../../i18n";
import type { LessonSource } from "../../lessons/check";
import { withFirstTurn } from "../../lessons/first-turn";
import type { CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import { proposalFor, wrongTriesFor, type Said } from "./propose";
import { lessonFrom } from "./to-course";
import { withText } from "./words";

type GameId = CourseDraft["game"];

/** A position of each game, and a turn in it that is worth finding. */
const examples: Readonly<Record<GameId, readonly [position: string, turn: string]>> = {
  omweso: [
    "omweso 2,1,3,0,4,1,0,2,1,2,1,0,12,0x2,1/4,0,3,0,13,0x2,2,0x2,2,0,5,3,0,2 s 1,1 1,1",
    "M",
  ],
  oware: ["oware 0,3,0,2,1,2/1,2,4,1,0,5 s 14,13", "F"],
  "bao-kigogo": ["bao-kigogo 0x3,1x2,0x8,1x2,0x2,1,0x6/0x17,2,0x6 s", "G"],
};

/** A lesson of a game about its example. */
export function firstLesson(
  source: LessonSource,
  { game, language }: Pick<CourseDraft, "game" | "language">,
  id: string,
  texts: AllTexts,
): LessonDraft {
  const [position, turn] = examples[game];
  return lessonAbout(source, { ...bareLesson(id, position), side: "south" }, turn, language, texts);
}

/** The lesson with everything that a turn says of it; as it is where the turn is not played. */
export function lessonAbout(
  source: LessonSource,
  lesson: LessonDraft,
  turn: string,
  language: string,
  texts: AllTexts,
): LessonDraft {
  const said = saidIn(language, texts);
  const proposal = withFirstTurn(source, lessonFrom(lesson), (outlook) =>
    proposalFor(outlook, turn, { side: lesson.side, said }, texts),
  );
  if (!proposal) return lesson;
  const about = { ...lesson, ...proposal };
  const wrong = withFirstTurn(source, lessonFrom(about), (outlook) =>
    wrongTriesFor(outlook, turn, said, texts),
  );
  return { ...about, wrong: wrong ?? [] };
}

/** What is proposed is said as the page speaks, whatever language is being written. */
function saidIn(language: string, { lang }: AllTexts): Said {
  return (text) => (language === "" ? text : withText({}, lang.toLowerCase(), text));
}

/** A lesson that says nothing yet. */
const bareLesson = (id: string, position: string): LessonDraft => ({
  id,
  title: "",
  task: "",
  position,
  side: "south",
  turns: 1,
  aims: [],
  replies: "",
  level: null,
  hints: [
    { says: "", pits: "" },
    { says: "", pits: "" },
  ],
  wrong: [],
  solutions: [],
  done: "",
  rules: null,
  read: [],
});

/** Six letters and digits, by chance. */
const someName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => (byte % 36).toString(36)).join("");

/** A course with a first lesson. Its name is one that no other has: by it is kept what learners have done. */
export function firstCourse(
  source: LessonSource,
  game: GameId,
  texts: AllTexts,
  name = someName(),
): CourseDraft {
  const lesson = firstLesson(source, { game, language: "" }, "lesson-1", texts);
  return {
    id: `lessons-${name}`,
    game,
    title: texts.write.proposed.course,
    language: "",
    lessons: [lesson],
    at: 0,
  };
}
