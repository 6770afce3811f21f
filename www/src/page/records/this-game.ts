import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { EmpikiError, type Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { button, segments } from "../forms";
import { annotationFields } from "./annotations";
import type { EngineGame, Notice } from "./engine-types";
import { fileName, type Form } from "./file-name";
import { copyText, saveText, shareLink } from "./hand-out";
import { faultSentences, noticeSentences } from "./sentences";

/** What it needs of the dialog's surroundings. */
interface Surroundings {
  engine: Engine;
  base: string;
  annotate: (saved: SavedGame) => void;
}

/** The game in one of its forms, or why it has none in that form. */
interface Written {
  text: string;
  notices: readonly Notice[];
  refused: readonly string[];
}

/** The game on the board as text: to be copied, saved, shared, and furnished with names and a comment. */
export class ThisGame {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #around: Surroundings;
  readonly #saved: SavedGame;
  readonly #game: EngineGame;
  readonly #area: HTMLTextAreaElement;
  readonly #about = build("p", { class: "note", attributes: { id: "records-about" } });
  /** What was left out. */
  readonly #notices = build("div", { class: "records-notices", attributes: { role: "status" } });
  /** What was done. */
  readonly #told = build("p", { class: "records-done", attributes: { role: "status" } });
  readonly #needText: HTMLButtonElement[];
  #form: Form = "record";
  #hasText = true;

  constructor(texts: AllTexts, around: Surroundings, saved: SavedGame) {
    this.#texts = texts;
    this.#around = around;
    this.#saved = saved;
    this.#game = around.engine.fromRecord(saved.record);
    const { thisGame } = texts.records;
    const copy = button(thisGame.copy, () => void this.#copy(), "is-main");
    const save = button(thisGame.save, () => this.#save());
    this.#needText = [copy, save];
    this.#area = build("textarea", {
      class: "records-text",
      attributes: {
        readonly: true,
        // The notation is written from left to right.
        dir: "ltr",
        rows: "9",
        spellcheck: "false",
        "aria-describedby": "records-about",
      },
    });
    const share = button(thisGame.share, () => void this.#share());
    this.element = build(
      "div",
      { class: "records-pane" },
      this.#formChoice(),
      this.#about,
      this.#area,
      this.#notices,
      build("div", { class: "records-buttons" }, copy, save, share, this.#told),
      this.#details(),
    );
    this.#show();
  }

  /** Gives the engine's memory back. */
  free(): void {
    this.#game.free();
  }

  #formChoice(): HTMLElement {
    const { thisGame } = this.#texts.records;
    const { record, ogn, link } = thisGame.forms;
    const { hasOgn } = this.#around.engine.info(this.#saved.game);
    const forms = hasOgn ? { record, ogn, link } : { record, link };
    const choice = segments(thisGame.form, forms, "record", (value) => {
      this.#form = value === "ogn" || value === "link" ? value : "record";
      this.#show();
    });
    choice.classList.add("is-nameless");
    return choice;
  }

  #written(form: Form): Written {
    try {
      return { ...this.#textAs(form), refused: [] };
    } catch (error) {
      if (!(error instanceof EmpikiError)) throw error;
      const { failures, records } = this.#texts;
      const isOgn = form === "ogn" && error.code !== "engine-dead";
      const why = isOgn ? records.thisGame.noOgn : failures.errors[error.code];
      const reasons = faultSentences(error.detail, null, this.#texts);
      return { text: "", notices: [], refused: [why, ...reasons] };
    }
  }

  #textAs(form: Form): Omit<Written, "refused"> {
    if (form === "link") return this.#game.link(this.#around.base);
    return form === "ogn" ? this.#game.ogn() : { text: this.#game.record(), notices: [] };
  }

  #show(): void {
    const { thisGame } = this.#texts.records;
    const { text, notices, refused } = this.#written(this.#form);
    this.#area.value = text;
    this.#area.hidden = refused.length > 0;
    this.#area.setAttribute("aria-label", thisGame.text[this.#form]);
    this.#area.classList.toggle("is-link", this.#form === "link");
    this.#hasText = refused.length === 0;
    for (const each of this.#needText) each.setAttribute("aria-disabled", String(!this.#hasText));
    this.#about.textContent = thisGame.about[this.#form];
    const told = [...refused, ...noticeSentences(notices, this.#texts)];
    this.#notices.replaceChildren(...told.map((sentence) => build("p", {}, sentence)));
    this.#tell("");
  }

  async #copy(): Promise<void> {
    if (!this.#hasText) return;
    const { copied, notCopied } = this.#texts.records.thisGame;
    this.#tell("");
    const isCopied = await copyText(this.#area.value, this.#area);
    this.#tell(isCopied ? copied : notCopied);
  }

  #save(): void {
    if (!this.#hasText) return;
    const { game } = this.#saved;
    const name = fileName(game, this.#form, this.#tag("Date"), new Date());
    saveText(name, this.#area.value);
    this.#tell(this.#texts.records.thisGame.saved(name));
  }

  async #share(): Promise<void> {
    const { records, games } = this.#texts;
    const { shareTitle, linkCopied, notCopied } = records.thisGame;
    this.#tell("");
    const { text, notices, refused } = this.#written("link");
    if (refused.length > 0) return this.#tell(refused.join(" "));
    const leftOut = noticeSentences(notices, this.#texts);
    if (await shareLink(shareTitle(games[this.#saved.game].name), text)) {
      return this.#tell(leftOut.join(" "));
    }
    if (await copyText(text, null)) return this.#tell([linkCopied, ...leftOut].join(" "));
    this.#showForm("link");
    this.#area.focus();
    this.#area.select();
    this.#tell(notCopied);
  }

  #showForm(form: Form): void {
    this.element.querySelector<HTMLElement>(`[value=${form}]`)?.click();
  }

  #tag(name: string): string {
    return this.#game.annotations().tags.find((tag) => tag.name === name)?.value ?? "";
  }

  #details(): HTMLElement {
    return annotationFields(this.#texts, this.#game, this.#saved.ply, () => {
      const record = this.#game.record();
      this.#show();
      this.#around.annotate({ ...this.#saved, record });
    });
  }

  #tell(sentence: string): void {
    this.#told.textContent = sentence;
  }
}
