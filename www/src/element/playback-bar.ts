import type { Progress } from "../board/contract";
import type { Texts } from "../i18n";
import { build } from "./build";
import { IconButton } from "./icon-button";

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

/** Pause, steps, speed and the lap counter. Always in its place, so that nothing moves when a turn is shown. */
export class PlaybackBar {
  readonly element: HTMLElement;
  readonly #rewind: IconButton;
  readonly #lapBack: IconButton;
  readonly #seedBack: IconButton;
  readonly #toggle: IconButton;
  readonly #seedOn: IconButton;
  readonly #lapOn: IconButton;
  readonly #skip: IconButton;
  readonly #lap = build("span", { class: "lap" });
  readonly #speed: HTMLSelectElement;
  #texts: Texts;

  constructor(acts: PlaybackActs, texts: Texts) {
    this.#texts = texts;
    this.#rewind = new IconButton("rewind", false, acts.rewind);
    this.#lapBack = new IconButton("lapBack", false, () => acts.stepLap(-1));
    this.#seedBack = new IconButton("seedBack", false, () => acts.stepSeed(-1));
    this.#toggle = new IconButton("play", false, acts.toggle);
    this.#seedOn = new IconButton("seedOn", false, () => acts.stepSeed(1));
    this.#lapOn = new IconButton("lapOn", false, () => acts.stepLap(1));
    this.#skip = new IconButton("skip", false, acts.skip);
    this.#speed = build("select", {
      class: "select",
      on: { change: () => acts.setSpeed(this.#speed.value) },
    });
    const buttons = this.#buttons().map(({ element }) => element);
    this.element = build(
      "div",
      // Time runs from left to right in every language: so do its arrows.
      { class: "playback", attributes: { part: "playback", role: "group", dir: "ltr" } },
      build("div", { class: "steps" }, ...buttons),
      build("div", { class: "pace" }, this.#lap, this.#speed),
    );
    this.setTexts(texts);
  }

  #buttons(): IconButton[] {
    return [
      this.#rewind,
      this.#lapBack,
      this.#seedBack,
      this.#toggle,
      this.#seedOn,
      this.#lapOn,
      this.#skip,
    ];
  }

  setTexts(texts: Texts): void {
    const { controls } = texts;
    this.#texts = texts;
    this.element.setAttribute("aria-label", controls.playback);
    this.#lap.dir = texts.direction;
    this.#rewind.label = controls.rewind;
    this.#lapBack.label = controls.lapBack;
    this.#seedBack.label = controls.seedBack;
    this.#seedOn.label = controls.seedOn;
    this.#lapOn.label = controls.lapOn;
    this.#skip.label = controls.skip;
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
    for (const button of this.#buttons()) button.isEnabled = false;
    this.#toggle.isEnabled = hasTurn;
    this.#toggle.icon = "play";
    this.#toggle.label = this.#texts.controls.play;
    this.#lap.textContent = this.#texts.controls.noLap;
  }

  /** A turn is being shown. */
  follow({ state, lap, laps }: Progress): void {
    const { controls } = this.#texts;
    for (const button of this.#buttons()) button.isEnabled = true;
    const isPlaying = state === "playing";
    this.#toggle.icon = isPlaying ? "pause" : "play";
    this.#toggle.label = isPlaying ? controls.pause : controls.resume;
    this.#lap.textContent = controls.lap(lap, laps);
  }
}
