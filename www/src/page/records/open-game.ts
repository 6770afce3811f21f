import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { button } from "../forms";
import { decodeFile } from "./decode";
import { takeFiles } from "./drop";
import { Findings } from "./findings";
import type { Place } from "./place";
import { readGames } from "./readings";
import { LONGEST, plainLines, recognise, type TextKind } from "./recognise";

/** A text is put in, read by the engine, and opened when it is known to be good. */
export class OpenGame {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #engine: Engine;
  readonly #area: HTMLTextAreaElement;
  readonly #findings: Findings;
  readonly #picker: HTMLInputElement;
  /** Counts the texts that were put in: a file that comes late finds another one there. */
  #texted = 0;

  constructor(texts: AllTexts, engine: Engine, open: (saved: SavedGame) => void) {
    this.#texts = texts;
    this.#engine = engine;
    this.#findings = new Findings(texts, engine, { open, show: (place) => this.#goTo(place) });
    this.#area = this.#makeArea();
    this.#picker = build("input", {
      attributes: { type: "file", accept: ".txt,.ogn,text/plain", hidden: true },
      on: { change: () => void this.#takePicked() },
    });
    const { open: words } = texts.records;
    this.element = build(
      "div",
      { class: "records-pane" },
      build("label", { class: "records-label", attributes: { for: "records-input" } }, words.label),
      this.#area,
      build("div", { class: "records-buttons" }, ...this.#buttons(), this.#picker),
      this.#findings.element,
    );
  }

  /** Takes files that are dropped anywhere on `dialog`, after `shown` has brought this into view. */
  takeDrops(dialog: HTMLElement | null, shown: () => void): void {
    if (!dialog) return;
    takeFiles(dialog, this.#area, (file, isOneOfSeveral) => {
      shown();
      void this.#takeFile(file, isOneOfSeveral);
    });
  }

  #makeArea(): HTMLTextAreaElement {
    return build("textarea", {
      class: "records-text",
      attributes: {
        id: "records-input",
        dir: "ltr",
        rows: "7",
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        "data-drop": this.#texts.records.open.drop,
        "aria-describedby": this.#findings.toldId,
      },
      on: {
        input: () => this.#forget(),
        // The text is there only after the event.
        paste: () => setTimeout(() => this.#read()),
        keydown: (event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          this.#read();
        },
      },
    });
  }

  #buttons(): HTMLButtonElement[] {
    const { open } = this.#texts.records;
    const read = button(open.read, () => this.#read(), "is-main");
    const file = button(open.file, () => this.#picker.click());
    // Typed as if it were always there, which it is not.
    const clipboard = navigator.clipboard as Partial<Clipboard> | undefined;
    const canPaste = typeof clipboard?.readText === "function";
    return canPaste ? [read, file, button(open.paste, () => void this.#paste())] : [read, file];
  }

  /** What was found holds no more once the text is another. */
  #forget(): void {
    this.#texted += 1;
    this.#area.removeAttribute("aria-invalid");
    this.#findings.clear();
  }

  #put(text: string): void {
    this.#area.value = text;
    this.#forget();
  }

  #read(): void {
    const whole = this.#area.value;
    const recognised = recognise(whole);
    const trouble = this.#trouble(recognised.kind);
    this.#area.setAttribute("aria-invalid", String(trouble !== null && trouble !== ""));
    if (trouble !== null) return this.#findings.tell([trouble]);
    const readings = readGames(this.#engine, recognised);
    const place = this.#findings.show(readings, whole, recognised.from);
    const isBroken = readings.every(({ kind }) => kind === "broken");
    this.#area.setAttribute("aria-invalid", String(isBroken));
    if (place) this.#mark(place);
    this.#findings.element.scrollIntoView({ block: "nearest" });
  }

  #trouble(kind: TextKind): string | null {
    const { open } = this.#texts.records;
    switch (kind) {
      case "nothing":
        return open.nothing;
      case "too-long":
        return open.tooLong;
      case "binary":
        return open.binary;
      default:
        return null;
    }
  }

  async #paste(): Promise<void> {
    const { open } = this.#texts.records;
    let text: string;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      this.#area.focus();
      return this.#findings.tell([open.notPasted]);
    }
    if (text.trim() === "") return this.#findings.tell([open.clipboardEmpty]);
    this.#put(plainLines(text));
    this.#read();
  }

  async #takePicked(): Promise<void> {
    const [file] = this.#picker.files ?? [];
    if (file) await this.#takeFile(file, false);
    // The same file may be chosen again after it was mended.
    this.#picker.value = "";
  }

  async #takeFile(file: File, isOneOfSeveral: boolean): Promise<void> {
    const { open } = this.#texts.records;
    if (file.size > LONGEST) return this.#findings.tell([open.fileTooLong(file.name)]);
    this.#forget();
    const texted = this.#texted;
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      return this.#findings.tell([open.fileUnread(file.name)]);
    }
    if (texted !== this.#texted || !this.element.isConnected) return;
    const text = decodeFile(bytes);
    if (text === null) return this.#findings.tell([open.fileBinary(file.name)]);
    this.#put(text);
    this.#read();
    if (isOneOfSeveral) this.#findings.add(open.severalFiles);
  }

  /** Selects a place. The focus follows, but not where it would call up a keyboard over half the screen. */
  #mark({ start, end }: Place): void {
    this.#area.setSelectionRange(start, end);
    if (!matchMedia("(pointer: coarse)").matches) this.#goTo({ start, end });
  }

  #goTo({ start, end }: Place): void {
    const area = this.#area;
    area.focus();
    // Browsers bring the caret into view when it is moved to, not when something is selected.
    area.setSelectionRange(start, start);
    area.blur();
    area.focus();
    area.setSelectionRange(start, end);
  }
}
