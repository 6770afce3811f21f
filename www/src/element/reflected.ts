import { gameNamed, type Settings } from "./attributes";

/** What is imported where there is no document, by a server or a build, is only never made there. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * Properties of the same names as the attributes. Writing one writes the
 * attribute; reading one gives the value in force, which is an older one where
 * the attribute holds something that the board refused.
 */
export abstract class ReflectedElement extends Base {
  /** The values in force. */
  protected abstract get inForce(): Readonly<Settings>;

  /** Which game is on the board. */
  get game(): string {
    return gameNamed(this.inForce);
  }
  set game(value: string | null) {
    this.#set("game", value);
  }

  /** Where the game begins, in the notation. */
  get position(): string {
    return this.inForce.position ?? "";
  }
  set position(value: string | null) {
    this.#set("position", value);
  }

  /** The turns, with spaces between; an array of turns is taken too. */
  get moves(): string {
    return this.inForce.moves.join(" ");
  }
  set moves(value: string | readonly string[] | null) {
    this.#set("moves", Array.isArray(value) ? value.join(" ") : (value as string | null));
  }

  /** Options of the rules. */
  get options(): string {
    return this.inForce.options;
  }
  set options(value: string | null) {
    this.#set("options", value);
  }

  /** The record that the board shows, if one was given. */
  get record(): string {
    return this.inForce.record ?? "";
  }
  set record(value: string | null) {
    this.#set("record", value);
  }

  /** How the board is used. */
  get mode(): string {
    return this.inForce.mode;
  }
  set mode(value: string | null) {
    this.#set("mode", value);
  }

  /** The lesson that is given in the mode `lesson`: an id, an address, or a whole course. */
  get lesson(): string {
    return this.inForce.lesson ?? "";
  }
  set lesson(value: string | null) {
    this.#set("lesson", value);
  }

  /** Who plays South: `"human"`, or the number of a level. */
  get south(): string {
    return String(this.inForce.south);
  }
  set south(value: string | number | null) {
    this.#set("south", value);
  }

  /** Who plays North: `"human"`, or the number of a level. */
  get north(): string {
    return String(this.inForce.north);
  }
  set north(value: string | number | null) {
    this.#set("north", value);
  }

  /** How fast turns are shown. */
  get speed(): string {
    return String(this.inForce.speed);
  }
  set speed(value: string | number | null) {
    this.#set("speed", value);
  }

  /** Whether North sits below. */
  get flip(): boolean {
    return this.inForce.flip;
  }
  set flip(value: boolean | string | null) {
    this.#set("flip", typeof value === "boolean" ? onOff(value) : value);
  }

  /** Whether pits have their letters. */
  get letters(): boolean {
    return this.inForce.letters;
  }
  set letters(value: boolean | string | null) {
    this.#set("letters", typeof value === "boolean" ? onOff(value) : value);
  }

  /** When the number of seeds stands at a pit. */
  get counts(): string {
    return this.inForce.counts;
  }
  set counts(value: string | null) {
    this.#set("counts", value);
  }

  /** How much stands around the board. */
  get controls(): string {
    return this.inForce.controls;
  }
  set controls(value: string | null) {
    this.#set("controls", value);
  }

  /** The colours. */
  get theme(): string {
    return this.inForce.theme;
  }
  set theme(value: string | null) {
    this.#set("theme", value);
  }

  #set(name: string, value: string | number | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}

const onOff = (isOn: boolean): string => (isOn ? "on" : "off");
