import { build } from "../../element/build";
import type { SideName } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { otherSide } from "../../session/players";
import { button, segments, toggle } from "../forms";
import { Choices } from "./choices";
import type { GamePlan } from "./plan";
import {
  companies,
  hasLevel,
  namesOf,
  seatsOf,
  swapped,
  withOpponent,
  type Company,
  type Seats,
} from "./seats";

/** The longest name of a player. */
const LONGEST_NAME = 40;

const sides = ["south", "north"] as const satisfies readonly SideName[];

/** What is asked of one company; `show` brings it to what is planned. */
interface Part {
  element: HTMLElement;
  show: (seats: Seats) => void;
}

/** Who plays each side: people with their names, levels, or one of each. */
export class PlayersField {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #changed: () => void;
  readonly #place = build("div", { class: "company" });
  readonly #said = build("p", { class: "unseen", attributes: { role: "status" } });
  readonly #parts: Readonly<Record<Company, Part>>;
  #seats: Seats;
  #wantsTeacher: boolean;

  /** `wantsOpponent`: two people are not wanted; `wantsTeacher`: somebody is to sit at the person's side. */
  constructor(
    texts: AllTexts,
    names: GamePlan["names"],
    { wantsOpponent, wantsTeacher }: { wantsOpponent: boolean; wantsTeacher: boolean },
    changed: () => void,
  ) {
    this.#wantsTeacher = wantsTeacher;
    this.#texts = texts;
    this.#changed = changed;
    this.#seats = seatsOf(names, wantsOpponent);
    const { who, company } = texts.opponents;
    this.#parts = {
      level: this.#opponentPart(),
      people: this.#peoplePart(),
      levels: this.#levelsPart(),
    };
    const choice = segments(who, company, this.#seats.company, (value) => {
      const chosen = companies.find((each) => each === value);
      if (chosen) this.#set({ ...this.#seats, company: chosen });
    });
    this.element = build("div", { class: "players" }, choice, this.#place, this.#said);
    this.#show();
  }

  /** The names of the match, by which its players are known. */
  get names(): GamePlan["names"] {
    return namesOf(this.#seats);
  }

  /** Whether a teacher sits at the side of the one person who plays. */
  get isTaught(): boolean {
    return this.#wantsTeacher && this.#seats.company === "level";
  }

  /** Who plays in short; empty for two people. */
  get summary(): string {
    const { level, opponents } = this.#texts;
    const { against, between } = opponents;
    const { company, levels } = this.#seats;
    if (company === "people") return "";
    if (company === "levels") return between(level(levels.south), level(levels.north));
    const side = sides.find((each) => hasLevel(this.#seats, each)) ?? "north";
    return against(level(levels[side]));
  }

  #set(seats: Seats): void {
    this.#seats = seats;
    this.#show();
    this.#changed();
  }

  #show(): void {
    const { element, show } = this.#parts[this.#seats.company];
    show(this.#seats);
    // What has the focus stays where it is.
    if (!this.#place.contains(element)) this.#place.replaceChildren(element);
  }

  #swap(): void {
    this.#set(swapped(this.#seats));
    const { side, opponents } = this.#texts;
    const names = this.names;
    this.#said.textContent = opponents.swapped(
      names.south || side.south,
      names.north || side.north,
    );
  }

  #swapButton(): HTMLButtonElement {
    return button(this.#texts.opponents.swap, () => this.#swap(), "is-quiet");
  }

  #peoplePart(): Part {
    const { form, side } = this.#texts;
    const inputs = {
      south: this.#nameInput("south", form.playerOf.south),
      north: this.#nameInput("north", form.playerOf.north),
    };
    const labels = sides.map((each) =>
      build("label", { class: "name" }, build("span", {}, side[each]), inputs[each]),
    );
    const element = build(
      "fieldset",
      { class: "field" },
      build("legend", {}, form.players, build("small", {}, form.playersNote)),
      build("div", { class: "names" }, ...labels, this.#swapButton()),
    );
    const show = ({ names }: Seats) => {
      for (const each of sides) setValue(inputs[each], names[each]);
    };
    return { element, show };
  }

  /** The name of who sits on a side; `null`: of the person who plays against a level, wherever he sits. */
  #nameInput(side: SideName | null, label: string): HTMLInputElement {
    const input = build("input", {
      class: "text",
      attributes: {
        type: "text",
        maxlength: String(LONGEST_NAME),
        autocomplete: "off",
        spellcheck: "false",
        "aria-label": label,
      },
      on: {
        input: () => {
          const { names, person } = this.#seats;
          const changed = { ...names, [side ?? person]: input.value };
          this.#seats = { ...this.#seats, names: changed };
          this.#changed();
        },
      },
    });
    return input;
  }

  #opponentPart(): Part {
    const { opponents, side } = this.#texts;
    const offered = opponents.levels.map(({ about }, index) => ({
      value: String(index + 1),
      name: opponents.levelTitle(index + 1),
      about,
    }));
    const choices = new Choices("level", opponents.opponent, offered, (value) =>
      this.#set(withOpponent(this.#seats, Number(value))),
    );
    const own = segments(opponents.yourSide, side, this.#seats.person, () => this.#swap());
    const input = this.#nameInput(null, opponents.yourName);
    const element = build(
      "div",
      { class: "opponent" },
      choices.element,
      build("div", { class: "yourself" }, own, this.#ownName(input)),
      this.#teacherChoice(),
    );
    const show = ({ names, person, levels }: Seats) => {
      choices.value = String(levels[otherSide(person)]);
      for (const radio of own.querySelectorAll("input")) radio.checked = radio.value === person;
      setValue(input, names[person]);
    };
    return { element, show };
  }

  /** Whether a teacher is wanted. */
  #teacherChoice(): HTMLElement {
    const { choice, choiceNote } = this.#texts.teacher;
    const set = (isOn: boolean) => {
      this.#wantsTeacher = isOn;
      this.#changed();
    };
    const note = build("p", { class: "note" }, choiceNote);
    return build("div", { class: "with-teacher" }, toggle(choice, this.#wantsTeacher, set), note);
  }

  /** The name of the person who plays against a level. */
  #ownName(input: HTMLInputElement): HTMLElement {
    const { yourName, yourNameNote } = this.#texts.opponents;
    const note = build("small", {}, yourNameNote);
    return build("label", { class: "name" }, build("span", {}, yourName, " ", note), input);
  }

  #levelsPart(): Part {
    const { opponents, side } = this.#texts;
    const selects = {
      south: this.#levelSelect("south"),
      north: this.#levelSelect("north"),
    };
    const labels = sides.map((each) =>
      build("label", { class: "name" }, build("span", {}, side[each]), selects[each]),
    );
    const element = build(
      "div",
      {},
      build("div", { class: "names" }, ...labels, this.#swapButton()),
      build("p", { class: "note" }, opponents.watchNote),
    );
    const show = ({ levels }: Seats) => {
      for (const each of sides) selects[each].value = String(levels[each]);
    };
    return { element, show };
  }

  #levelSelect(side: SideName): HTMLSelectElement {
    const { levels, levelTitle, levelOf } = this.#texts.opponents;
    const options = levels.map((_, index) =>
      build("option", { attributes: { value: String(index + 1) } }, levelTitle(index + 1)),
    );
    const choose = () => {
      const changed = { ...this.#seats.levels, [side]: Number(select.value) };
      this.#set({ ...this.#seats, levels: changed });
    };
    const select = build(
      "select",
      {
        class: "select is-boxed",
        attributes: { "aria-label": levelOf[side] },
        on: { change: choose },
      },
      ...options,
    );
    return select;
  }
}

/** What is being typed stays as it is typed. */
function setValue(input: HTMLInputElement, value: string): void {
  if (input.value !== value) input.value = value;
}
