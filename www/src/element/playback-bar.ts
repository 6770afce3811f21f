import type { Progress } from "../board/contract";
import type { Texts } from "../i18n";
import { build } from "./build";
import { IconButton } from "./icon-button";
import { icons } from "./icons";

/** The speeds to choose from; the element's attribute takes others too. */
const speeds = ["0.25", "0.5", "1", "2", "4", "8", "instant"] as const;

/** The steps in their order. */
const steps = ["rewind", "lapBack", "seedBack", "play", "seedOn", "lapOn", "skip"] as const;

type Step = (typeof steps)[number];

/** What people want of the turn being shown; `play` is to pause, too. */
export interface PlaybackActs extends Record<Step, () => void> {
  setSpeed: (speed: string) => void;
}

/** Pause, steps, speed and the lap counter. Always in its place, so that nothing moves when a turn is shown. */
export class PlaybackBar {
  readonly element: HTMLElement;
  readonly #steps: Readonly<Record<Step, IconButton>>;
  readonly #lap = build("span", { class: "lap" });
  readonly #speed: HTMLSelectElement;
  #texts: Texts;
  /** How far the turn is that is being shown; without one, whether there is one to show. */
  #now: Progress | boolean = false;

  constructor(acts: PlaybackActs, texts: Texts) {
    this.#texts = texts;
    const made = (step: Step) =>
      [step, new IconButton(icons[step], false, () => acts[step]())] as const;
    this.#steps = Object.fromEntries(steps.map(made)) as Record<Step, IconButton>;
    this.#speed = build("select", {
      class: "select",
      on: { change: () => acts.setSpeed(this.#speed.value) },
    });
    const buttons = steps.map((step) => this.#steps[step].element);
    this.element = build(
      "div",
      // Time runs from left to right in every language: so do its arrows.
      { class: "playback", attributes: { part: "playback", role: "group", dir: "ltr" } },
      build("div", { class: "steps" }, ...buttons),
      build("div", { class: "pace" }, this.#lap, this.#speed),
    );
    this.setTexts(texts);
  }

  setTexts(texts: Texts): void {
    const { controls } = texts;
    this.#texts = texts;
    this.element.setAttribute("aria-label", controls.playback);
    this.#lap.dir = texts.direction;
    for (const step of steps) this.#steps[step].label = controls[step];
    this.#speed.setAttribute("aria-label", controls.speed);
    this.#speed.title = controls.speed;
    this.setSpeed(this.#speed.value || "1");
    this.#tell();
  }

  /** Shows which speed is set; one that is not in the list is added to it. */
  setSpeed(speed: string): void {
    const { controls } = this.#texts;
    const all = speeds.some((each) => each === speed) ? speeds : [speed, ...speeds];
    const options = all.map((value) =>
      build(
        "option",
        { attributes: { value } },
        value === "instant" ? controls.instant : controls.speedOf(Number(value)),
      ),
    );
    this.#speed.replaceChildren(...options);
    this.#speed.value = speed;
  }

  /** Nothing is being shown; the last turn may be, if there is one. */
  rest(hasTurn: boolean): void {
    this.#now = hasTurn;
    this.#tell();
  }

  /** A turn is being shown. */
  follow(progress: Progress): void {
    this.#now = progress;
    this.#tell();
  }

  #tell(): void {
    const { controls } = this.#texts;
    const now = this.#now;
    const shown = typeof now === "boolean" ? null : now;
    for (const step of steps) this.#steps[step].isEnabled = shown !== null;
    const { play } = this.#steps;
    if (now === true) play.isEnabled = true;
    const isPlaying = shown?.state === "playing";
    play.icon = isPlaying ? icons.pause : icons.play;
    play.label = isPlaying ? controls.pause : shown ? controls.resume : controls.play;
    this.#lap.textContent = shown ? controls.lap(shown.lap, shown.laps) : controls.noLap;
  }
}
