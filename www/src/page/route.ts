import { isGameId, type SavedGame } from "../session/saved";

type GameId = SavedGame["game"];

/** The order in which the games are offered. */
export const offeredGames = ["omweso", "oware", "bao-kigogo"] as const satisfies readonly GameId[];

/** Addresses that lead to no screen of their own: why, for the sentence that says so. */
export type HomeNote = "unknown";

/** A screen of the page. */
export type Route =
  | { screen: "home"; note: HomeNote | null }
  | { screen: "play"; game: GameId }
  /** A new game or match is arranged here; `isAlone`: somebody wants the computer to play, too, `isTaught`: with a teacher. */
  | { screen: "new"; game: GameId; isAlone?: true; isTaught?: true }
  /** The table of a match. */
  | { screen: "match"; game: GameId }
  /** A finished game of a match, by its number from 1. */
  | { screen: "replay"; game: GameId; number: number }
  /** Positions are set up here; `game` is the one to begin with. */
  | { screen: "analyse"; game: GameId | null }
  /** What can be learnt: of one game, or the courses. */
  | { screen: "learn"; game: GameId | null }
  /** A lesson by its id. */
  | { screen: "lesson"; game: GameId; lesson: string }
  /** Counting is practised here. */
  | { screen: "practise"; game: GameId }
  /** Lessons are written here, or it is told how. */
  | { screen: "write" | "write-guide" }
  /** Lessons that are in the address itself, begun with the one of this id, or the first. */
  | { screen: "own-lessons"; data: string; lesson: string | null }
  /** A game is played with a teacher. */
  | { screen: "teacher"; game: GameId }
  /** The rules of a game; `rule` is the id of one of their sentences. */
  | { screen: "rules"; game: GameId; rule: string | null }
  /** The puzzles there are, of all games or of one. */
  | { screen: "puzzles"; game: GameId | null }
  /** A puzzle; `null` stands for today's. */
  | { screen: "puzzle"; puzzle: { game: GameId; id: string } | null }
  /** A game in the address itself. */
  | { screen: "link"; fragment: string };

const home = (note: HomeNote | null): Route => ({ screen: "home", note });

/** Lessons in an address: their case matters. */
const ownLessons = /^\/learn\/own\/([\w-]+)(?:\/([a-z\d-]+))?\/?$/i;

/** The screen that the fragment of the address names. Case and a slash at the end mean nothing, except in what it holds itself. */
export function readRoute(hash: string): Route {
  const text = hash.replace(/^#/, "");
  if (/^g=/i.test(text)) return { screen: "link", fragment: `#g=${text.slice(2)}` };
  const [, data, lesson = null] = ownLessons.exec(text) ?? [];
  if (data !== undefined) return { screen: "own-lessons", data, lesson };
  const [empty = "", screen = "", ...rest] = text.toLowerCase().replace(/\/+$/, "").split("/");
  if (empty !== "") return home("unknown");
  return screenNamed(screen, rest) ?? home("unknown");
}

function screenNamed(screen: string, rest: readonly string[]): Route | null {
  const [game, number, ...more] = rest;
  if (more.length > 0) return null;
  if (game === undefined) return screenWithoutGame(screen);
  if (screen === "learn" && game === "write") return writeScreen(number);
  if (screen === "puzzles" && game === "today") {
    return number === undefined ? { screen: "puzzle", puzzle: null } : null;
  }
  if (!isGameId(game)) return null;
  if (screen === "new" && number === "computer") return { screen, game, isAlone: true };
  if (screen === "new" && number === "teacher") {
    return { screen, game, isAlone: true, isTaught: true };
  }
  if (screen === "rules") return { screen, game, rule: number ?? null };
  return number === undefined ? screenOf(screen, game) : oneOf(screen, game, number);
}

/** What is no name would be taken for the address of a file. */
const lessonName = /^[a-z0-9-]+$/;

/** One of the lessons, puzzles or games of a match that there are of a game. */
function oneOf(screen: string, game: GameId, name: string): Route | null {
  switch (screen) {
    case "learn":
      return lessonName.test(name) ? { screen: "lesson", game, lesson: `${game}-${name}` } : null;
    case "puzzles":
      return { screen: "puzzle", puzzle: { game, id: name } };
    case "match":
      return replayOf(game, name);
    default:
      return null;
  }
}

function screenOf(screen: string, game: GameId): Route | null {
  switch (screen) {
    case "play":
    case "new":
    case "match":
    case "analyse":
    case "learn":
    case "practise":
    case "teacher":
    case "puzzles":
      return { screen, game };
    default:
      return null;
  }
}

function screenWithoutGame(screen: string): Route | null {
  if (screen === "analyse" || screen === "learn" || screen === "puzzles") {
    return { screen, game: null };
  }
  if (screen === "practise" || screen === "teacher") return { screen, game: offeredGames[0] };
  if (screen === "rules") return { screen, game: offeredGames[0], rule: null };
  return screen === "" || screen === "play" ? home(null) : null;
}

function writeScreen(part: string | undefined): Route | null {
  if (part === undefined) return { screen: "write" };
  return part === "guide" ? { screen: "write-guide" } : null;
}

const replayOf = (game: GameId, number: string): Route | null =>
  /^[1-9]\d{0,5}$/.test(number) ? { screen: "replay", game, number: Number(number) } : null;

/** The address of a game's screen. */
export const playHash = (game: GameId): string => `#/play/${game}`;

export const newHash = (game: GameId): string => `#/new/${game}`;

/** The address where a game against the computer is planned. */
export const aloneHash = (game: GameId): string => `${newHash(game)}/computer`;

/** The address of a match's table, or of one of its games. */
export const matchHash = (game: GameId, number?: number): string =>
  number === undefined ? `#/match/${game}` : `#/match/${game}/${String(number)}`;

/** The address of a game's rules, or of one of their sentences. */
export const rulesHash = (game: GameId, rule?: string): string =>
  rule === undefined ? `#/rules/${game}` : `#/rules/${game}/${rule}`;

/** The address of a game's course, or without one of what can be learnt. */
export const courseHash = (game?: GameId): string =>
  game === undefined ? "#/learn" : `#/learn/${game}`;

/** The address of a ready lesson, whose id begins with its game. */
export const lessonHash = (game: GameId, lesson: string): string =>
  `${courseHash(game)}/${lesson.slice(game.length + 1)}`;

/** The address where counting is practised in a game. */
export const practiseHash = (game: GameId): string => `#/practise/${game}`;

/** The address where lessons are written. */
export const writeHash = "#/learn/write";

export const writeGuideHash = `${writeHash}/guide`;

/** The address that holds lessons itself. */
export const ownLessonsHash = (data: string, lesson?: string): string =>
  `#/learn/own/${data}${lesson === undefined ? "" : `/${lesson}`}`;

/** The address where a game is played with a teacher, and where one is planned. */
export const teacherHash = (game: GameId): string => `#/teacher/${game}`;
export const newTaughtHash = (game: GameId): string => `${newHash(game)}/teacher`;

/** The address of all puzzles, or of a game's. */
export const puzzlesHash = (game?: GameId): string =>
  game === undefined ? "#/puzzles" : `#/puzzles/${game}`;

export const puzzleHash = (game: GameId, id: string): string => `${puzzlesHash(game)}/${id}`;

export const todayHash = "#/puzzles/today";

export const homeHash = "#/play";

export const analyseHash = "#/analyse";
