import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { Choices, type Choice } from "./choices";
import { frontGroups, groupOf, ruleGroups, type OptionGroup } from "./groups";
import { OptionRow } from "./option-row";
import { differences, mistakes, presetOf, readValues, type PlannedGame, type Values } from "./plan";

/** Not a preset: the options as somebody set them. */
const OWN = "own";

/** The part of the form that is about one game: its presets, and every option of its rules. */
export class GamePart {
  readonly game: PlannedGame;
  readonly presets: HTMLElement;
  /** What is asked before the rules: set-up and match. */
  readonly front: readonly HTMLElement[];
  readonly rules: HTMLDetailsElement;
  readonly #texts: AllTexts;
  readonly #changed: () => void;
  readonly #values: Map<string, string>;
  readonly #rows: readonly OptionRow[];
  readonly #choices: Choices;
  readonly #count = build("span", { class: "count" });
  /** Somebody wants options of their own, though they may still be those of a preset. */
  #isOwn = false;

  constructor(game: PlannedGame, options: string, texts: AllTexts, changed: () => void) {
    this.game = game;
    this.#texts = texts;
    this.#changed = changed;
    this.#values = readValues(game, options);
    this.#rows = game.options.map(
      (option) => new OptionRow(game, option, texts, (value) => this.#set(option.key, value)),
    );
    this.#choices = this.#presetChoices();
    this.presets = this.#choices.element;
    this.front = frontGroups.flatMap((group) => this.#section(group, "h2"));
    this.rules = this.#allRules();
    this.#show();
  }

  get values(): Values {
    return this.#values;
  }

  /** The preset chosen, in words. */
  get presetName(): string {
    const { form } = this.#texts;
    const preset = presetOf(this.game, this.#values);
    if (this.#isOwn || !preset) return form.own.name;
    return form.presets[this.game.id][preset.id]?.name ?? preset.id;
  }

  get hasMistake(): boolean {
    return mistakes(this.game, this.#values).length > 0;
  }

  /** Leads to the first value that cannot be used. */
  goToMistake(): void {
    const [first] = mistakes(this.game, this.#values);
    const row = this.#rows.find(({ option }) => option === first);
    if (!row) return;
    if (this.rules.contains(row.element)) this.rules.open = true;
    row.focus();
  }

  #set(key: string, value: string): void {
    this.#values.set(key, value);
    this.#show();
    this.#changed();
  }

  #choosePreset(id: string): void {
    this.#isOwn = id === OWN;
    const preset = this.game.presets.find((each) => each.id === id);
    if (preset) {
      this.#values.clear();
      for (const [key, value] of readValues(this.game, preset.options)) {
        this.#values.set(key, value);
      }
    } else {
      this.rules.open = true;
    }
    this.#show();
    this.#changed();
  }

  #show(): void {
    for (const row of this.#rows) row.show(this.#values);
    const preset = presetOf(this.game, this.#values);
    this.#choices.value = this.#isOwn || !preset ? OWN : preset.id;
    const inRules = differences(this.game, this.#values).filter((option) =>
      ruleGroups.includes(groupOf(option)),
    );
    this.#count.textContent = this.#texts.form.changedCount(inRules.length);
  }

  #presetChoices(): Choices {
    const { form } = this.#texts;
    const known = this.game.presets.map(({ id }): Choice => {
      const text = form.presets[this.game.id][id];
      return text ? { value: id, ...text } : { value: id, name: id, about: "" };
    });
    const own = { value: OWN, ...form.own };
    return new Choices("preset", form.preset, [...known, own], (id) => this.#choosePreset(id));
  }

  #section(group: OptionGroup, level: "h2" | "h3"): HTMLElement[] {
    const rows = this.#rows.filter(({ option }) => groupOf(option) === group);
    if (rows.length === 0) return [];
    const title = build(level, {}, this.#texts.form.groups[group]);
    const elements = rows.map(({ element }) => element);
    return [build("section", { class: "options" }, title, ...elements)];
  }

  #allRules(): HTMLDetailsElement {
    const title = build("summary", {}, build("h2", {}, this.#texts.form.allRules), this.#count);
    const sections = ruleGroups.flatMap((group) => this.#section(group, "h3"));
    return build("details", { class: "all-rules" }, title, ...sections);
  }
}
