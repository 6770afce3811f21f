import "../later-styles";
import { build } from "../../element/build";
import { loadEngine, type Engine } from "../../session/engine";
import type { Match } from "../../session/match";
import type { SavedGame } from "../../session/saved";
import { keptGame, GameHold } from "../../storage/hold";
import { isAccepted, keptScore } from "../kept-game";
import { NewGameForm } from "../new-game/form";
import { defaultPlan, type GamePlan } from "../new-game/plan";
import { newHash, offeredGames, playHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { stakeIn } from "../stake";
import { askBeforeLoss, lossIn } from "./loss";
import { firstGame, nextStage } from "./next-game";

type GameId = SavedGame["game"];

/** The screen where a new game or match is planned; `isAlone`: the computer is to play, too. */
export async function newGameScreen(
  parts: LaterParts,
  { game, isAlone = false }: { game: GameId; isAlone?: boolean },
): Promise<Screen> {
  const engine = await loadEngine();
  const { texts } = parts;
  const warned = new Map<GameId, GameHold>();
  const lossOf = (id: GameId) => {
    const hold = new GameHold(parts.store, id);
    warned.set(id, hold);
    return lossIn(texts, stakeIn(hold.take()));
  };
  const form = new NewGameForm({
    texts,
    games: offeredGames.map((id) => engine.info(id)),
    initial: lastPlan(parts, engine, game),
    isAlone,
    lossOf,
    start: (plan) => start(parts, engine, plan, warned.get(plan.game) ?? null),
    cancel: () => location.replace(playHash(game)),
    // The address follows, without a step in the history.
    chooseGame: (id) => history.replaceState(null, "", newHash(id)),
  });
  const title = texts.dialogs.newGame;
  return {
    title,
    elements: [build("h1", { class: "screen-title" }, title), form.element],
    menu: [],
  };
}

/** Who plays another match mostly plays it as the one before. */
function lastPlan({ store }: LaterParts, engine: Engine, game: GameId): GamePlan {
  const kept = keptGame(store, game, (kept) => isAccepted(engine, kept));
  if (!kept) return defaultPlan(game);
  const { options, mode, names } = kept.match;
  return { game, options, mode, names };
}

/**
 * Begins the match: in place of what was kept, and in place of this screen in the history.
 * `warned` holds what the person knows will be lost; if another tab has kept more since, that is asked first.
 */
function start(parts: LaterParts, engine: Engine, plan: GamePlan, warned: GameHold | null): void {
  const { store } = parts;
  const now = new GameHold(store, plan.game);
  const stake = warned?.standing === "same" ? null : stakeIn(now.take());
  if (stake) return askBeforeLoss(parts, stake, () => start(parts, engine, plan, now));
  const match: Match = { ...plan, games: [] };
  const stage = nextStage(engine, firstGame(engine, match));
  now.insist({ match, stage, score: keptScore(engine, match, stage) });
  location.replace(playHash(plan.game));
}
