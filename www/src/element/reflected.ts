/** Properties of the same names as the attributes; each says what its attribute says. */
export abstract class ReflectedElement extends HTMLElement {
  get game(): string {
    return this.#get("game", "oware");
  }
  set game(value: string | null) {
    this.#set("game", value);
  }

  get position(): string {
    return this.#get("position", "");
  }
  set position(value: string | null) {
    this.#set("position", value);
  }

  get moves(): string {
    return this.#get("moves", "");
  }
  set moves(value: string | readonly string[] | null) {
    this.#set("moves", Array.isArray(value) ? value.join(" ") : (value as string | null));
  }

  get options(): string {
    return this.#get("options", "");
  }
  set options(value: string | null) {
    this.#set("options", value);
  }

  get mode(): string {
    return this.#get("mode", "play");
  }
  set mode(value: string | null) {
    this.#set("mode", value);
  }

  get speed(): string {
    return this.#get("speed", "1");
  }
  set speed(value: string | number | null) {
    this.#set("speed", value);
  }

  get flip(): boolean {
    return this.#isOn("flip", false);
  }
  set flip(value: boolean | string | null) {
    this.#set("flip", typeof value === "boolean" ? onOff(value) : value);
  }

  get letters(): boolean {
    return this.#isOn("letters", true);
  }
  set letters(value: boolean | string | null) {
    this.#set("letters", typeof value === "boolean" ? onOff(value) : value);
  }

  get counts(): string {
    return this.#get("counts", "always");
  }
  set counts(value: string | null) {
    this.#set("counts", value);
  }

  get controls(): string {
    return this.#get("controls", "full");
  }
  set controls(value: string | null) {
    this.#set("controls", value);
  }

  get theme(): string {
    return this.#get("theme", "auto");
  }
  set theme(value: string | null) {
    this.#set("theme", value);
  }

  #get(name: string, fallback: string): string {
    return this.getAttribute(name) ?? fallback;
  }

  #isOn(name: string, fallback: boolean): boolean {
    const text = this.getAttribute(name);
    return text === null ? fallback : text !== "off";
  }

  #set(name: string, value: string | number | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}

const onOff = (isOn: boolean): string => (isOn ? "on" : "off");
