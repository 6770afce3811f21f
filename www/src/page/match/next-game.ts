import { arrangementOf, drawLot } from "../../session/arbiter";
import { beginSaved, type NewGame } from "../../session/begin";
import type { Engine } from "../../session/engine";
import { scoreOf, type Match } from "../../session/match";
import { areLevels } from "../../session/players";
import type { KeptPlay, Side, Stage } from "../../storage/games";
import { playAt } from "../kept-game";
import { playersOf } from "../players";

/** A game to be begun: the first of a match, or the next one. */
export interface NextGame {
  match: Match;
  starter: Side | "lot";
}

/** The first game of a match that has none yet. */
export const firstGame = (engine: Engine, match: Match): NextGame => ({
  match,
  starter: scoreOf(engine, match).next ?? "lot",
});

/** The first stage of a game. A lot is drawn here, once: it is kept before anybody sees it. */
export function nextStage(engine: Engine, { match, starter }: NextGame): Stage {
  if (starter !== "lot") return stageAfterLot(engine, match, starter);
  const drawn = drawLot(engine);
  // Where no person plays, nobody picks a hand.
  if (areLevels(playersOf(match.names))) return stageAfterLot(engine, match, drawn);
  return { kind: "lot", starter: drawn };
}

/** It is known who starts: the seeds are arranged if the players do that themselves, else the game begins. */
export const stageAfterLot = (engine: Engine, match: Match, starter: Side): Stage =>
  arrangementOf(engine, match.game, match.options)
    ? { kind: "arranging", starter, state: null }
    : begin(engine, match, starter, null);

/** The game begins. */
export function begin(
  engine: Engine,
  match: Match,
  starter: Side,
  arrangement: NewGame["arrangement"],
): KeptPlay {
  const { game, options, mode, names, games } = match;
  const [date, round] = [today(), games.length + 1];
  const wanted = { game, options, mode, names, starter, arrangement, date, round };
  return playAt(beginSaved(engine, wanted), starter);
}

/** As records write it. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join(".");
}
