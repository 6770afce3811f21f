import type { Refusal } from "../engine/types";
import type { Engine } from "../session/engine";
import type { Players } from "../session/players";
import type { Opening, SavedGame } from "../session/saved";
import type { Session } from "../session/session";
import type { SessionState } from "../session/state";
import type { Texts } from "../i18n";
import type { Settings } from "./attributes";
import type { Raise } from "./events";
import type { Failure } from "./own-failure";
import type { RulesPlace } from "./rule-link";
import type { Stage } from "./stage";

/** What a part that gives people something to do asks of the board. */
export interface ExerciseHost {
  stage: Stage;
  raise: Raise;
  /** Does something else than what is being shown. */
  withSession: (act: (session: Session) => void) => void;
  /** Shows and says the game again as it stands. */
  tellAgain: () => void;
  /** Closes the explanation of what was on the board. */
  closeExplanation: () => void;
  /** Opens a game in place of the one there is, for the same part. */
  again: (opening: Opening) => void;
  /** Where the rules are read. */
  rules: RulesPlace;
  setAttribute: (name: string, value: string) => void;
  fail: (error: unknown) => void;
}

/**
 * A part of the board that gives people something to do on it: a puzzle, or a lesson. It says which game is opened and
 * who plays, lets turns pass or not, and tells how things stand. It is fetched when it is first wanted; while none of
 * its tasks is on the board nobody asks it anything.
 */
export interface Exercise {
  /** Fetches what the settings name, if it is not there. */
  prepare?: (settings: Settings) => Promise<void>;
  /** Whether that is not there. */
  lacks?: (settings: Settings) => boolean;
  /** Reads what is opened; throws when it is nothing to do. */
  read: (engine: Engine, opening: Opening) => { opening: Opening };
  /** What was read last is on the board. */
  begin: (session: Session) => void;
  close: () => void;
  /** Fetches words and takes them; those of the last call are wanted. Fails when they do not come. */
  setTexts: (texts: Texts) => Promise<void>;
  /** Something has happened on the board, and its words were said anew. */
  follow: (state: SessionState) => void;
  /** Ends what moves by itself. */
  stop: () => void;
  /** No turn is chosen at the ply that is shown. */
  withhold: () => void;
  /** A pit may not be played; `false` when there is nothing to say but why. */
  refuse?: (refusal: Refusal) => boolean;
  /** A turn that was chosen is not taken; `false` when it is something else that went wrong. */
  remark: (error: unknown) => boolean;
  /** What the page is told of an error of this part; `null` for anything else. */
  failureOf: (error: unknown) => Failure | null;
  /** The game as it may be kept. */
  keep: (saved: SavedGame) => SavedGame;
  /** Takes back the choice under way, or goes to one's own turn before. */
  undo: (session: Session) => void;
  /** The ply before which nobody goes back. */
  readonly start: number;
  /** Where a turn ends is for people to count: no pit that is pointed at shows it. */
  readonly isCounted?: boolean;
  /** Who plays; people, where it says nothing. */
  readonly players?: Players;
}
