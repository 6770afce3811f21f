import "../later-styles";
import "../match.css";
import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { EndingWords } from "../../i18n/ending";
import { playerNames } from "../../i18n/names";
import type { Engine } from "../../session/engine";
import { matchAnew, scoreOf, withGame, type Match, type MatchGame } from "../../session/match";
import type { KeptGame, Side } from "../../storage/games";
import { finishedOf, isPlanned } from "../kept-game";
import { matchHash } from "../route";
import type { LaterParts } from "../screen";
import { sheet, type SheetAction } from "../sheet";
import { firstGame, type NextGame } from "./next-game";

type Score = ReturnType<typeof scoreOf>;

/** A game that has ended, and what may follow. */
export interface Ended {
  ending: EndingWords;
  /** The match, with the game that has ended still on the board. */
  kept: KeptGame;
  begin: (next: NextGame) => void;
}

/** How the game ended, by what class, and what that means for the match; shown when no other dialog is open. */
export function showResult({ texts, dialogs }: LaterParts, engine: Engine, ended: Ended): void {
  const { headline, name, about, figures } = ended.ending;
  const { match, stage } = ended.kept;
  const last = finishedOf(stage);
  if (!last) return;
  const score = scoreOf(engine, match, last);
  const content = [
    ...(figures === "" ? [] : [build("p", { class: "figures" }, figures)]),
    build("p", { class: "class-name" }, name),
    build("p", { class: "lead" }, about),
    ...matchParts(texts, match, score),
  ];
  const act = () => ended.begin(following(engine, match, last, score));
  const actions: SheetAction[] = [
    { label: texts.dialogs.review },
    { label: followingLabel(texts, match, score), isMain: true, act },
  ];
  dialogs.openInTurn(sheet({ title: headline, content, actions }));
}

/** A match of one game is no match to speak of. */
const isSingle = ({ games }: Match, { isOver, games: scored }: Score): boolean =>
  isOver && games.length === 0 && scored.length === 1;

function following(engine: Engine, match: Match, last: MatchGame, score: Score): NextGame {
  if (score.isOver) return anotherMatch(engine, match, last);
  return { match: withGame(match, last), starter: score.next ?? "lot" };
}

/** Who began without planning anything goes on so, without a lot: the players take turns at starting. */
function anotherMatch(engine: Engine, match: Match, { starter }: MatchGame): NextGame {
  if (isPlanned(match)) return firstGame(engine, matchAnew(match));
  return { match: matchAnew(match), starter: starter === "south" ? "north" : "south" };
}

function followingLabel({ dialogs, match: words }: AllTexts, match: Match, score: Score): string {
  if (score.isOver) return isSingle(match, score) ? dialogs.again : words.newMatch;
  return score.games.at(-1)?.counts === false ? words.playItAgain : words.nextGame;
}

function matchParts(texts: AllTexts, match: Match, score: Score): HTMLElement[] {
  if (isSingle(match, score)) return [];
  const words = texts.match;
  const title = score.isOver ? words.finalScore : words.scoreSoFar;
  const href = matchHash(match.game);
  const part = build(
    "section",
    { class: "match-part" },
    build("h3", {}, title),
    scoreLine(texts, match, score),
    build("p", { class: "lead" }, whatFollows(texts, match, score)),
    build("p", {}, build("a", { attributes: { href } }, words.allGames)),
  );
  return [part];
}

/** Both players with their points, South first. */
export function scoreLine(texts: AllTexts, match: Match, score: Score): HTMLElement {
  const words = texts.match;
  const names = playerNames(match.names, texts).full;
  const player = (who: Side, points: number) =>
    build(
      "div",
      { class: score.winner === who ? "is-winner" : "" },
      build("dt", {}, names[who]),
      build("dd", {}, words.points(points)),
    );
  const [south, north] = score.totals;
  const players = build(
    "dl",
    { class: "match-totals" },
    player("south", south),
    player("north", north),
  );
  const { goal, row } = score;
  const short = playerNames(match.names, texts).short;
  const notes = [
    words.goal(goal),
    goal.kind === "row" ? texts.flow.inARow(short, row, goal.points) : "",
  ].filter((note) => note !== "");
  return build("div", {}, players, ...notes.map((note) => build("p", { class: "note" }, note)));
}

function whatFollows(texts: AllTexts, match: Match, score: Score): string {
  const words = texts.match;
  const names = playerNames(match.names, texts).short;
  const { winner, next, isOver, games } = score;
  if (isOver) {
    const isWon = winner === "south" || winner === "north";
    return isWon ? words.winsMatch(names[winner]) : words.matchDrawn;
  }
  if (next === "lot" || next === null) return words.startsByLot;
  const starter = names[next];
  return games.at(-1)?.counts === false ? words.startsAgain(starter) : words.starts(starter);
}
