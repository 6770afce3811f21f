import type { LessonTexts, Texts } from "../i18n";
import type { Progress } from "../lessons/attempt";
import type { Found } from "../lessons/find";
import type { Words } from "../lessons/format";
import { build } from "./build";
import { button } from "./button";
import styles from "./lesson.css?inline";
import { said } from "./said";
import type { Stage } from "./stage";
import { adoptStyles } from "./styles";

/** What people do with a lesson. */
export interface LessonActs {
  hint: () => void;
  again: () => void;
  show: () => void;
  next: () => void;
  /** What leads to the text of a rule. */
  linkTo: (rule: string) => HTMLElement;
}

/** How a lesson stands, to be told. */
export interface LessonNews {
  phase: Progress["phase"];
  step: number;
  /** How many hints were asked for. */
  hints: number;
  /** Whether the solution was shown. */
  wasShown: boolean;
  /** Whether a turn is begun, and the board asks how it goes on. */
  isAsked: boolean;
  /** How a game against a level ended for who plays it; `null` before, and in lessons without one. */
  result: "won" | "lost" | "drawn" | null;
  /** What the lesson says of the wrong try that was made. */
  says: Words | null;
  /** What the goal asks for and is not so, and what happened instead. */
  missed: readonly string[];
  /** The rule on which that rests. */
  rule: string | null;
}

/**
 * The words of a lesson: above its board what is to be done, under it what came of that and what one may do now, and at
 * the end the rules. On a phone the middle part keeps to the edge of the screen with the other words of the board.
 */
export class LessonView {
  readonly #acts: LessonActs;
  readonly #place = build("p", { class: "lesson-place" });
  readonly #sentence = build("p", { class: "lesson-task", attributes: { tabindex: "-1" } });
  readonly #told = build("div", { class: "lesson-told", attributes: { role: "status" } });
  readonly #rules = build("div", { class: "lesson-rules" });
  readonly #hint: HTMLButtonElement;
  readonly #again: HTMLButtonElement;
  readonly #show: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  readonly #task = build(
    "section",
    { class: "lesson", attributes: { part: "lesson" } },
    this.#place,
    this.#sentence,
  );
  readonly #now: HTMLElement;
  #texts: Texts;
  #words: LessonTexts;
  #found: Found | null = null;

  constructor(acts: LessonActs, texts: Texts, words: LessonTexts) {
    this.#acts = acts;
    [this.#texts, this.#words] = [texts, words];
    this.#hint = button("", acts.hint, "is-quiet");
    this.#show = button("", acts.show, "is-quiet");
    this.#again = button("", acts.again);
    this.#next = button("", acts.next, "is-main");
    const buttons = [this.#hint, this.#show, this.#again, this.#next];
    this.#now = build(
      "div",
      { class: "lesson-now" },
      this.#told,
      build("div", { class: "lesson-buttons" }, ...buttons),
    );
    this.setTexts(texts, words);
  }

  /** Puts it around the board. */
  attach({ element, message }: Stage): void {
    element.prepend(this.#task);
    message.element.before(this.#now);
    element.append(this.#rules);
    adoptStyles(element, styles);
  }

  setTexts(texts: Texts, words: LessonTexts): void {
    [this.#texts, this.#words] = [texts, words];
    this.#task.setAttribute("aria-label", words.name);
    this.#rules.setAttribute("aria-label", words.rules);
    this.#show.textContent = words.show;
    this.#again.textContent = words.again;
    if (this.#found) this.#introduce(this.#found);
  }

  /** A lesson begins. Whoever asked for it is to read what it is about. */
  show(found: Found): void {
    const hadFocus = this.#now.matches(":focus-within");
    const isOther = this.#found?.lesson.id !== found.lesson.id;
    this.#found = found;
    this.#introduce(found);
    this.#setHidden(false);
    if (hadFocus && isOther) this.#sentence.focus();
  }

  hide(): void {
    this.#setHidden(true);
  }

  #setHidden(isHidden: boolean): void {
    for (const part of [this.#task, this.#now, this.#rules]) part.hidden = isHidden;
  }

  /** A turn is being shown: what comes of it is not told yet. */
  wait(): void {
    this.#told.replaceChildren();
    this.#rules.replaceChildren();
    this.#now.classList.remove("is-start");
  }

  tell(news: LessonNews): void {
    if (!this.#found) return;
    const { phase, hints } = news;
    const isTrying = phase === "trying";
    // A game against a level is nobody's to begin anew by the way.
    const isGame = this.#found.lesson.level !== undefined;
    this.#told.replaceChildren(...this.#sentences(news));
    this.#rules.replaceChildren(...(phase === "reached" ? this.#rulesUsed() : []));
    this.#hint.textContent = hints === 0 ? this.#words.hint : this.#words.strongHint;
    this.#hint.hidden = !isTrying || hints === 2 || (isGame && news.step > 0);
    this.#now.classList.toggle("is-game", isGame);
    this.#now.classList.toggle("is-start", isTrying && news.step === 0);
    this.#show.hidden = !isTrying || isGame;
    this.#again.hidden = isTrying && (isGame || news.step === 0);
    this.#again.classList.toggle("is-main", phase === "missed");
    // Whoever is in the middle of a try goes on or begins it again.
    this.#next.hidden =
      !this.#hasNext || ((isTrying || phase === "reply") && news.step > 0 && !isGame);
    this.#next.textContent = phase === "reached" ? this.#words.next : this.#words.skip;
    this.#next.className = `button ${phase === "reached" ? "is-main" : "is-quiet"}`;
  }

  /** A pit was tried that may not be played. */
  tellWrong(says: Words, rule: string): void {
    this.#told.replaceChildren(...this.#missed({ says, missed: [], rule }));
  }

  get #hasNext(): boolean {
    const { course, lesson } = this.#found ?? {};
    return course !== undefined && course.lessons.at(-1)?.id !== lesson?.id;
  }

  #introduce({ course, lesson }: Found): void {
    const place = course.lessons.findIndex(({ id }) => id === lesson.id) + 1;
    const title = this.#say(lesson.title, "span", "lesson-title");
    const number = this.#words.place(place, course.lessons.length);
    this.#place.replaceChildren(title, " ", build("span", {}, number));
    this.#sentence.replaceChildren(this.#say(lesson.task, "span"));
  }

  #sentences(news: LessonNews): HTMLElement[] {
    switch (news.phase) {
      case "trying":
      case "reply":
        return this.#underWay(news);
      case "missed":
        return this.#missed(news);
      case "reached":
        return this.#reached(news);
    }
  }

  #underWay({ step, hints, isAsked }: LessonNews): HTMLElement[] {
    const { lesson } = this.#found ?? {};
    if (!lesson || isAsked) return [];
    const { turns, reach } = lesson.goal;
    // How long a whole game takes, nobody asks.
    const isCounted = step > 0 && !reach.end;
    const count = isCounted ? [this.#words.turn(step + 1, turns)] : [];
    const isFirst = (step === 0 && hints === 0) || lesson.level !== undefined;
    const choose = isFirst ? [this.#words.choose] : [];
    const given = this.#hintsGiven(lesson, step, hints).map(({ says }) => this.#say(says, "span"));
    const words = [...choose, ...count, ...given].flatMap((each) => [each, " "]);
    return words.length > 0 ? [build("p", {}, ...words)] : [];
  }

  /** The last one; in a game against a level hints are for its first turn. */
  #hintsGiven(
    { hints, level }: Found["lesson"],
    step: number,
    given: number,
  ): readonly { says: Words }[] {
    if (level !== undefined && step > 0) return [];
    return hints.slice(Math.max(0, given - 1), given);
  }

  #missed({ says, missed, rule }: Pick<LessonNews, "says" | "missed" | "rule">): HTMLElement[] {
    const why = says === null ? [missed.join(" ")] : [this.#say(says, "span")];
    const sentence = build("p", {}, build("strong", {}, this.#words.notYet), " ", ...why);
    return rule === null ? [sentence] : [sentence, build("p", {}, this.#acts.linkTo(rule))];
  }

  #reached({ wasShown, result, missed }: LessonNews): HTMLElement[] {
    const { lesson } = this.#found ?? {};
    const word = wasShown ? this.#words.shown : this.#words.right;
    const headline = build("strong", {}, result ? this.#words.results[result] : word);
    const done = lesson ? [this.#say(lesson.done, "span")] : [];
    const ended = result ? [build("p", {}, headline, " ", ...missed)] : [];
    const praise = result ? done : [headline, " ", ...done];
    return [...ended, build("p", {}, ...praise)];
  }

  #rulesUsed(): HTMLElement[] {
    const { rules = [], read = [] } = this.#found?.lesson ?? {};
    return [this.#list(this.#words.rules, rules), this.#list(this.#words.read, read)].flat();
  }

  #list(title: string, rules: readonly string[]): HTMLElement[] {
    if (rules.length === 0) return [];
    const links = rules.map((rule) => build("li", {}, this.#acts.linkTo(rule)));
    return [build("details", {}, build("summary", {}, title), build("ul", {}, ...links))];
  }

  /** In the reader's language, or marked as another. */
  #say(words: Words, tag: "p" | "span", classes = ""): HTMLElement {
    const { text, lang } = said(words, this.#texts.lang, this.#words);
    return build(tag, { class: classes, attributes: { lang } }, text);
  }
}
