import type { Progress } from "../board/contract";
import type { Texts } from "../i18n";
import { build } from "./build";
import { IconButton } from "./icon-button";
import { icons } from "./icons";

/** What people want of the turn being shown. */
export interface PlaybackActs {
  toggle: () => void;
  rewind: () => void;
  skip: () => void;
  stepSeed: (by: 1 | -1) => void;
  stepLap: (by: 1 | -1) => void;
  setSpeed: (speed: string) => void;
}

/** The speeds to choose from; the element's attribute takes others too. */
const speeds = ["0.25", "0.5", "1", "2", "4", "8", "instant"] as const;

/** The steps in their order. */
const steps = ["rewind", "lapBack", "seedBack", "play", "seedOn", "lapOn", "skip"] as const;

type Step = (typeof steps)[number];

/** Pause, steps, speed and the lap counter. Always in its place, so that nothing moves when a turn is shown. */
export class PlaybackBar {
  readonly element: HTMLElement;
  readonly #steps: ReadonlyMap<Step, IconButton>;
  readonly #toggle: IconButton;
  readonly #lap = build("span", { class: "lap" });
  readonly #speed: HTMLSelectElement;
  #texts: Texts;

  constructor(acts: PlaybackActs, texts: Texts) {
    this.#texts = texts;
    this.#toggle = new IconButton(icons.play, false, acts.toggle);
    this.#steps = new Map(steps.map((step) => [step, this.#button(step, acts)]));
    this.#speed = build("select", {
      class: "select",
      on: { change: () => acts.setSpeed(this.#speed.value) },
    });
    const buttons = [...this.#steps.values()].map(({ element }) => element);
    this.element = build(
      "div",
      // Time runs from left to right in every language: so do its arrows.
      { class: "playback", attributes: { part: "playback", role: "group", dir: "ltr" } },
      build("div", { class: "steps" }, ...buttons),
      build("div", { class: "pace" }, this.#lap, this.#speed),
    );
    this.setTexts(texts);
  }

  #button(step: Step, acts: PlaybackActs): IconButton {
    if (step === "play") return this.#toggle;
    const act: Record<typeof step, () => void> = {
      rewind: acts.rewind,
      lapBack: () => acts.stepLap(-1),
      seedBack: () => acts.stepSeed(-1),
      seedOn: () => acts.stepSeed(1),
      lapOn: () => acts.stepLap(1),
      skip: acts.skip,
    };
    return new IconButton(icons[step], false, act[step]);
  }

  setTexts(texts: Texts): void {
    const { controls } = texts;
    this.#texts = texts;
    this.element.setAttribute("aria-label", controls.playback);
    this.#lap.dir = texts.direction;
    for (const [step, button] of this.#steps) button.label = controls[step];
    this.#speed.setAttribute("aria-label", controls.speed);
    this.#speed.title = controls.speed;
    this.setSpeed(this.#speed.value || "1");
    this.rest(false);
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
    this.#enable(false);
    this.#toggle.isEnabled = hasTurn;
    this.#toggle.icon = icons.play;
    this.#toggle.label = this.#texts.controls.play;
    this.#lap.textContent = this.#texts.controls.noLap;
  }

  /** A turn is being shown. */
  follow({ state, lap, laps }: Progress): void {
    const { controls } = this.#texts;
    this.#enable(true);
    const isPlaying = state === "playing";
    this.#toggle.icon = isPlaying ? icons.pause : icons.play;
    this.#toggle.label = isPlaying ? controls.pause : controls.resume;
    this.#lap.textContent = controls.lap(lap, laps);
  }

  #enable(isEnabled: boolean): void {
    for (const button of this.#steps.values()) button.isEnabled = isEnabled;
  }
}
