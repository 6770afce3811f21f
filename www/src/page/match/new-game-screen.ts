import "../later-styles";
import { build } from "../../element/build";
import { loadEngine, type Engine } from "../../session/engine";
import type { Match } from "../../session/match";
import type { SavedGame } from "../../session/saved";
import type { KeptGame } from "../../storage/games";
import { GameHold, type KeptPlace } from "../../storage/hold";
import { isAccepted, keptScore } from "../kept-game";
import { NewGameForm } from "../new-game/form";
import { defaultPlan, type GamePlan } from "../new-game/plan";
import { aloneHash, newHash, newTaughtHash, offeredGames, playHash, teacherHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { gameStakeIn, stakeIn, type Stake } from "../stake";
import { askBeforeLoss, lossIn } from "./loss";
import { firstGame, nextStage } from "./next-game";

type GameId = SavedGame["game"];

/** The screen where a new game or match is planned; `isAlone`: the computer is to play, too; `isTaught`: with a teacher. */
export async function newGameScreen(
  parts: LaterParts,
  { game, isAlone = false, isTaught = false }: { game: GameId } & Partial<Wish>,
): Promise<Screen> {
  const engine = await loadEngine();
  const { texts } = parts;
  const warned = new Map<string, GameHold>();
  const lossOf = (plan: Planned) => {
    const hold = holdOf(parts, plan);
    warned.set(nameOf(plan), hold);
    return lossIn(texts, stakeOf(plan, hold));
  };
  const form = new NewGameForm({
    texts,
    games: offeredGames.map((id) => engine.info(id)),
    initial: lastPlan(parts, engine, { game, isTaught }),
    isAlone,
    lossOf,
    start: (plan) => start(parts, engine, plan, warned.get(nameOf(plan)) ?? null),
    cancel: () => location.replace(addressOf({ game, isTaught })),
    // The address follows, without a step in the history.
    chooseGame: (id) => history.replaceState(null, "", planHash(id, { isAlone, isTaught })),
  });
  const title = texts.dialogs.newGame;
  return {
    title,
    elements: [build("h1", { class: "screen-title" }, title), form.element],
    menu: [],
  };
}

/** What somebody wished for who came here. */
interface Wish {
  isAlone: boolean;
  isTaught: boolean;
}

/** The address where a game is planned with the same wish. */
function planHash(game: GameId, { isAlone, isTaught }: Wish): string {
  if (isTaught) return newTaughtHash(game);
  return isAlone ? aloneHash(game) : newHash(game);
}

/** What decides where a game is kept and played. */
type Planned = Pick<GamePlan, "game" | "isTaught">;

const placeOf = ({ isTaught }: Planned): KeptPlace => (isTaught ? "teacher" : "game");
const nameOf = (plan: Planned): string => `${placeOf(plan)}.${plan.game}`;
const addressOf = ({ game, isTaught }: Planned): string =>
  isTaught ? teacherHash(game) : playHash(game);
const holdOf = ({ store }: LaterParts, plan: Planned): GameHold =>
  new GameHold(store, plan.game, undefined, placeOf(plan));

/** With a teacher no match is played: only turns can be lost. */
function stakeOf({ isTaught }: Planned, hold: GameHold): Stake | null {
  const kept = hold.take();
  return isTaught ? gameStakeIn(kept) : stakeIn(kept);
}

/** Who plays another match mostly plays it as the one before. */
function lastPlan({ store }: LaterParts, engine: Engine, { game, isTaught }: Planned): GamePlan {
  const judge = (kept: KeptGame) => isAccepted(engine, kept);
  const { kept } = new GameHold(store, game, judge, placeOf({ game, isTaught }));
  if (!kept) return { ...defaultPlan(game), isTaught };
  const { options, mode, names } = kept.match;
  return { game, options, mode, names, isTaught };
}

/**
 * Begins the match: in place of what was kept, and in place of this screen in the history.
 * `warned` holds what the person knows will be lost; if another tab has kept more since, that is asked first.
 */
function start(parts: LaterParts, engine: Engine, plan: GamePlan, warned: GameHold | null): void {
  const now = holdOf(parts, plan);
  const stake = warned?.standing === "same" ? null : stakeOf(plan, now);
  if (stake) return askBeforeLoss(parts, stake, () => start(parts, engine, plan, now));
  const { game, options, mode, names } = plan;
  const match: Match = { game, options, mode, names, games: [] };
  const stage = nextStage(engine, firstGame(engine, match));
  now.insist({ match, stage, score: keptScore(engine, match, stage) });
  location.replace(addressOf(plan));
}
