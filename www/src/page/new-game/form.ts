import { build } from "../../element/build";
import type { GameId } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { button, segments } from "../forms";
import "../new-game.css";
import { Choices } from "./choices";
import { GamePart } from "./game-part";
import { PlayersField } from "./players-field";
import { modeNames, writeValues, type GamePlan, type PlannedGame } from "./plan";
import { summary } from "./words";

/** What the form for a new game needs. */
export interface NewGameParts {
  texts: AllTexts;
  /** In the order in which they are offered. */
  games: readonly PlannedGame[];
  initial: GamePlan;
  /** The computer is to play, too, whatever `initial` says of names. */
  isAlone: boolean;
  /** What would be lost with what is there of a game, in a sentence; empty when that is nothing. */
  lossOf: (plan: Pick<GamePlan, "game" | "isTaught">) => string;
  start: (plan: GamePlan) => void;
  cancel: () => void;
  /** Another game was chosen. */
  chooseGame?: (game: GameId) => void;
}

/** Everything about a game before it begins, made from what the engine says of the games. */
export class NewGameForm {
  readonly element: HTMLFormElement;
  readonly #parts: NewGameParts;
  /** Made when it is first wanted, and kept: who comes back to a game finds it as it was. */
  readonly #gameParts = new Map<GameId, GamePart>();
  readonly #place = build("div", { class: "game-part" });
  readonly #modes = build("div");
  #modeChoices: Choices | null = null;
  readonly #modesNote = build("p", { class: "note" });
  readonly #players: PlayersField;
  readonly #what = build("p", { class: "what" });
  readonly #summary = build("p", { class: "differs", attributes: { "aria-live": "polite" } });
  readonly #warning = build("p", { class: "warns", attributes: { "aria-live": "polite" } });
  #game: GameId;
  #mode: GamePlan["mode"];

  constructor(parts: NewGameParts) {
    this.#parts = parts;
    const { texts, initial, isAlone } = parts;
    const { game, mode, names, isTaught } = initial;
    this.#game = game;
    this.#mode = mode;
    const wanted = { wantsOpponent: isAlone, wantsTeacher: isTaught };
    this.#players = new PlayersField(texts, names, wanted, () => this.#tell());
    this.element = this.#build();
    this.#showGame();
  }

  /** The game as it would begin; `null` while a value cannot be used. */
  get plan(): GamePlan | null {
    const part = this.#part;
    if (part.hasMistake) return null;
    const options = writeValues(part.game, part.values);
    const { names, isTaught } = this.#players;
    return { game: this.#game, options, mode: this.#modeHere, names, isTaught };
  }

  /**
   * Blitz needs turns that can be lost, and with a teacher turns are taken back. Who wanted another way finds it again
   * where there is one.
   */
  get #modeHere(): GamePlan["mode"] {
    if (this.#players.isTaught) return "classical";
    const isMissing = this.#mode === "blitz" && !this.#part.game.hasLostTurns;
    return isMissing ? "classical" : this.#mode;
  }

  get #part(): GamePart {
    const made = this.#gameParts.get(this.#game);
    if (made) return made;
    const { games, initial, texts } = this.#parts;
    const game = games.find(({ id }) => id === this.#game);
    if (!game) throw new Error(`there is no game ${this.#game}`);
    const options = initial.game === game.id ? initial.options : "";
    const part = new GamePart(game, options, texts, () => this.#tell());
    this.#gameParts.set(game.id, part);
    return part;
  }

  #build(): HTMLFormElement {
    const { texts, games } = this.#parts;
    const names = Object.fromEntries(games.map(({ id }) => [id, texts.games[id].name]));
    const choice = segments(texts.form.game, names, this.#game, (id) => this.#choose(id));
    const submit = (event: Event) => {
      event.preventDefault();
      this.#start();
    };
    return build(
      "form",
      { class: "new-game", attributes: { novalidate: true }, on: { submit } },
      build("div", { class: "new-game-main" }, choice, this.#place),
      this.#foot(),
    );
  }

  #foot(): HTMLElement {
    const { form } = this.#parts.texts;
    const title = build("h2", { attributes: { id: "new-game-summary" } }, form.summary);
    const start = build(
      "button",
      { class: "button is-main", attributes: { type: "submit" } },
      form.start,
    );
    const cancel = button(form.cancel, () => this.#parts.cancel());
    return build(
      "section",
      { class: "new-game-foot", attributes: { "aria-labelledby": "new-game-summary" } },
      build("div", { class: "told" }, title, this.#what, this.#summary, this.#warning),
      build("div", { class: "actions" }, cancel, start),
    );
  }

  #choose(id: string): void {
    const game = this.#parts.games.find((each) => each.id === id);
    if (!game) return;
    this.#game = game.id;
    this.#showGame();
    this.#parts.chooseGame?.(game.id);
  }

  #showGame(): void {
    const { form } = this.#parts.texts;
    const { presets, front, rules } = this.#part;
    const note = form.modesNote[this.#game];
    this.#modesNote.textContent = note;
    this.#modesNote.hidden = note === "";
    const modes = this.#modes;
    this.#modeChoices = this.#offerModes();
    modes.replaceChildren(this.#modeChoices.element, this.#modesNote);
    // Where the ways of playing are only a courtesy, they come last.
    const parts = [this.#players.element, presets, ...front, rules];
    parts.splice(note === "" ? 2 : parts.length, 0, modes);
    this.#place.replaceChildren(...parts);
    this.#tell();
  }

  #offerModes(): Choices {
    const { form } = this.#parts.texts;
    const { hasLostTurns } = this.#part.game;
    const offered = modeNames.filter((value) => value !== "blitz" || hasLostTurns);
    const choices = offered.map((value) => ({ value, ...form.modes[value] }));
    return new Choices("mode", form.mode, choices, (value) => {
      this.#mode = modeNames.find((each) => each === value) ?? "classical";
      this.#tell();
    });
  }

  /** There are none with a teacher; who goes without one again finds the way that is planned then. */
  #showModes(): void {
    this.#modes.hidden = this.#players.isTaught;
    if (this.#modeChoices) this.#modeChoices.value = this.#modeHere;
  }

  /** Says in the foot what would begin, and what would be lost by it. */
  #tell(): void {
    const { texts, lossOf } = this.#parts;
    const part = this.#part;
    const names = [
      texts.games[this.#game].name,
      part.presetName,
      texts.form.modes[this.#modeHere].name,
      this.#players.summary,
      this.#players.isTaught ? texts.teacher.inShort : "",
    ].filter((name) => name !== "");
    say(this.#what, texts.form.differs(names, 0));
    say(this.#summary, summary(part.game, part.values, texts));
    this.#showModes();
    const { isTaught } = this.#players;
    say(this.#warning, lossOf({ game: this.#game, isTaught }));
  }

  #start(): void {
    const { plan } = this;
    if (plan) this.#parts.start(plan);
    else this.#part.goToMistake();
  }
}

/** Sets a text only when it is another, so that it is not spoken again. */
function say(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
