// What happened and why, step by step: each step with its sentence, its rule and its moment on the board.
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { Board, type BoardElement } from "../support/board.ts";
import { embed, type Attributes } from "../support/boards.ts";
import { before, fixture } from "../support/fixtures.ts";
import { expect, hold, test } from "../support/page.ts";

/** The explanation of a board, as people find it. */
class Explanation {
  readonly board: Board;
  readonly panel: Locator;

  constructor(board: Board) {
    this.board = board;
    this.panel = board.element.locator(".explanation");
  }

  static async open(page: Page, attributes: Attributes, width?: number): Promise<Explanation> {
    const board = await embed(page, attributes, width);
    const explanation = new Explanation(board);
    await explanation.toggle.click();
    await expect(explanation.title).toBeFocused();
    return explanation;
  }

  get toggle(): Locator {
    return this.board.button("Explain");
  }

  get title(): Locator {
    return this.panel.getByRole("heading");
  }

  /** The sentences, each a way to its moment. */
  get steps(): Locator {
    return this.panel.locator(".told-step");
  }

  get current(): Locator {
    return this.panel.locator("[aria-current='step']");
  }

  rule(id: string): Locator {
    return this.panel.getByRole("button", { name: `Rule: ${id}`, exact: true });
  }

  /** The way to a turn that is only considered. */
  pit(letter: string): Locator {
    return this.panel.getByRole("button", { name: `Explain ${letter}`, exact: true });
  }
}

const example = (name: string, game = "omweso") => ({ game, position: before(game, name) });

/** Two laps, the second one of captured seeds. */
const capturing = { ...example("two captures from one origin"), moves: "M", speed: "instant" };

/** What the parts of the board would say to those who listen, as often as it changes. */
const listenTo = (board: Board) =>
  board.sentence.evaluate((live) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(live.textContent ?? "")).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { heard });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test.describe("the turn that was played", () => {
  test("is told step by step; a step brings the board to its moment, and back", async ({
    page,
  }) => {
    const explanation = await Explanation.open(page, capturing);
    const { board, steps, current, title } = explanation;
    await expect(title).toHaveText("South plays M");
    await expect(explanation.toggle).toHaveAttribute("aria-expanded", "true");
    await expect(steps.first()).toHaveText(/^South lifts \w+ seeds from M and sows them/);
    await expect(steps.last()).toHaveText(/: the turn ends\.$/);
    await expect(explanation.panel).toContainText("Lap 2");
    const atRest = await board.picture();
    const seeds = await board.seeds();
    await listenTo(board);
    await steps.nth(1).click();
    await expect(current).toHaveText((await steps.nth(1).textContent()) ?? "");
    await expect(board.element.getByText(/^Lap 1 of \d+$/)).toBeVisible();
    await expect(board.button("Go on")).toBeEnabled();
    expect(await board.changesSince(atRest), "rings and seeds of the moment").toBeGreaterThan(300);
    await board.button("To the end of the turn").click();
    await expect(current).toHaveCount(0);
    expect(await board.seeds()).toEqual(seeds);
    expect(await board.changesSince(atRest)).toBeLessThan(50);
    expect(await heard(page), "nothing new is spoken").toEqual([]);
    expect((await board.told()).moves, "nothing was played").toEqual([]);
  });

  test("is followed while it is shown, and the page is not scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 500 });
    const explanation = await Explanation.open(page, {
      game: "bao-kigogo",
      moves: "M",
      speed: "0.25",
    });
    const { board, current } = explanation;
    const scrolled = () => page.evaluate(() => window.scrollY);
    await board.button("Show the last turn again").click();
    await board.button("Pause").click();
    const top = await scrolled();
    const laps: string[] = [];
    for (let lap = 1; lap <= 5; lap += 1) {
      await board.button("On one lap").click();
      await expect(current).toHaveText(/^South lifts /);
      laps.push((await current.textContent()) ?? "");
    }
    expect(new Set(laps).size).toBe(5);
    const inView = await current.evaluate((step) => {
      const list = step.closest("ol")?.getBoundingClientRect();
      const { top, bottom } = step.getBoundingClientRect();
      return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
    });
    expect(inView).toBe(true);
    expect(await scrolled()).toBe(top);
  });

  test("goes on from a step, and is explained from there", async ({ page }) => {
    const explanation = await Explanation.open(page, { ...capturing, speed: "1" });
    const { board, steps, current } = explanation;
    await steps.first().click();
    await board.button("On one seed").click();
    await expect(current).toHaveText((await steps.nth(1).textContent()) ?? "");
    await board.button("Back one seed").click();
    await expect(current).toHaveText((await steps.first().textContent()) ?? "");
    await board.pit("A").click({ force: true });
    await expect(board.button("Go on"), "a press on the board ends the showing").toHaveCount(0);
    await expect(current).toHaveCount(0);
  });

  test("is any that one goes to", async ({ page }) => {
    const explanation = await Explanation.open(page, {
      game: "oware",
      moves: "C d F",
      speed: "instant",
    });
    const { board, title, steps } = explanation;
    await expect(title).toHaveText("South plays F");
    await board.call((element) => element.goTo(2));
    await expect(title).toHaveText("North plays d");
    await steps.first().click();
    await board.button("Undo").click();
    await expect(title).toHaveText("South plays C");
    await board.pit("e").click();
    await expect(title).toHaveText("North plays e");
    await board.call((element) => element.goTo(0));
    await expect(explanation.panel).toContainText("No turn has been played yet.");
    await expect(steps).toHaveCount(0);
  });

  test("without motion is seen in the same moments", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { board, steps, current } = await Explanation.open(page, { ...capturing, speed: "1" });
    for (const index of [2, 0, 1]) {
      await steps.nth(index).click();
      await expect(current).toHaveText((await steps.nth(index).textContent()) ?? "");
    }
    await expect(board.button("Go on")).toBeEnabled();
  });

  test("may be as long as it likes", async ({ page }) => {
    const { before: position, move = "" } = fixture("never-ending")[0] ?? { before: "" };
    const explanation = await Explanation.open(page, {
      position,
      moves: move,
      speed: "instant",
    });
    const { panel, steps, current, board } = explanation;
    await expect(steps).toHaveCount(101);
    await steps.last().click();
    await expect(steps).toHaveCount(102);
    await steps.first().press("End");
    await expect(panel.getByRole("button", { name: "Later steps" })).toBeFocused();
    // Far ahead in the turn its steps are listed, and the rest is not.
    await steps.nth(3).click();
    await board.button("On one lap").click();
    await expect(current).toBeVisible();
    await expect(panel.getByRole("button", { name: "Earlier steps" })).toBeVisible();
  });
});

test.describe("by the keyboard", () => {
  test("everything is reached, and Escape closes the panel", async ({ page }) => {
    const board = await embed(page, capturing);
    const explanation = new Explanation(board);
    const { steps, title, panel, toggle, current } = explanation;
    await toggle.press("Enter");
    await expect(title).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(steps.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(steps.nth(2)).toBeFocused();
    await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
    await page.keyboard.press("Tab");
    await expect(panel.locator(".rule-link").nth(2)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(panel.locator(".rule-link").nth(1)).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    await expect(
      panel.getByRole("group").getByRole("button").first(),
      "the list is one stop",
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(current).toHaveCount(0);
    await expect(board.button("Go on"), "the board is back").toHaveCount(0);
  });

  test("the steps of a turn are one tab stop and its rules another", async ({ page }) => {
    const { panel } = await Explanation.open(page, { game: "bao-kigogo", moves: "M" });
    const stops = panel.locator("ol").locator("button:not([tabindex='-1'])");
    await expect(stops).toHaveCount(2);
  });
});

test.describe("a pit that may not be played", () => {
  test("has its rule beside the words, and its explanation", async ({ page }) => {
    const board = await embed(page, { game: "omweso", speed: "instant" });
    await board.pit("A").click({ force: true });
    await expect(board.sentence).toContainText("A is empty");
    const link = board.button("Rule: omweso-start-two-or-more");
    await expect(link).toHaveText("The rule");
    const explanation = new Explanation(board);
    await explanation.toggle.click();
    await expect(explanation.title).toHaveText("Why not A?");
    await expect(explanation.steps).toHaveText(["A is empty: there is nothing to sow."]);
    await expect(explanation.rule("omweso-start-two-or-more")).toBeVisible();
    await board.pit("a").click({ force: true });
    await expect(explanation.title).toHaveText("Why not a?");
    await board.button("Back to the game").click();
    await expect(explanation.title).toHaveText("Explanation");
    await board.pit("M").click();
    await expect(explanation.title).toHaveText("South plays M");
    await expect(link, "it goes with the words").toHaveCount(0);
  });

  test("is spoken of once", async ({ page }) => {
    const board = await embed(page, { game: "omweso", moves: "M" });
    await expect(board.sentence).toContainText("South sows");
    await listenTo(board);
    await board.pit("a").click({ force: true });
    await expect(board.sentence).toContainText("a is empty");
    expect((await heard(page)).filter((text) => text.includes("a is empty"))).toHaveLength(1);
  });
});

test.describe("the end of the game", () => {
  test("is told last, with its rule, once it was seen", async ({ page }) => {
    const board = await embed(page, { ...example("akawumbi"), speed: "1" });
    const explanation = new Explanation(board);
    await explanation.toggle.click();
    await board.pit("N").click();
    await expect(explanation.title).toHaveText("South plays N");
    await expect(explanation.rule("omweso-akawumbi")).toHaveCount(0);
    await board.button("To the end of the turn").click();
    await expect(explanation.rule("omweso-akawumbi")).toBeVisible();
    await explanation.steps.first().click();
    await explanation.steps.last().click();
    await expect(explanation.current).toHaveText(/^Akawumbi\. /);
    await expect(board.button("Go on")).toHaveCount(0);
  });

  test("is told without a turn, too", async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await board.resign();
    const explanation = new Explanation(board);
    await explanation.toggle.click();
    await expect(explanation.title).toHaveText("Why the game ended");
    await expect(explanation.steps).toHaveText([/^Resigned\. South gave up the game\./]);
    await expect(explanation.rule("notation-resigned")).toBeVisible();
    await expect(explanation.pit("A"), "no turn may be considered").toHaveCount(0);
  });
});

test.describe("a turn that is only considered", () => {
  const open = (page: Page, attributes: Attributes = {}) =>
    Explanation.open(page, { game: "oware", moves: "C d", speed: "instant", ...attributes });

  test("is shown and told, and the game does not change", async ({ page }) => {
    const explanation = await open(page);
    const { board, steps, title } = explanation;
    const seeds = await board.seeds();
    await explanation.pit("E").click();
    await expect(title).toHaveText("If South plays E");
    await expect(explanation.pit("E")).toHaveAttribute("aria-pressed", "true");
    await steps.first().click();
    await expect(board.element.locator("[part=status]")).toHaveText("If South plays E");
    await board.button("To the end of the turn").click();
    await expect(explanation.title).toHaveText("If South plays E");
    await board.setSpeed("0.25");
    await board.button("Show the last turn again").click();
    await board.button("Pause").click();
    await expect(explanation.current, "it is shown once more").toHaveText(/^South lifts/);
    await board.button("Back to the game").click();
    await expect(title).toHaveText("North plays d");
    await expect(title).toBeFocused();
    await expect(board.element.locator("[part=status]")).toHaveText("South to move");
    expect(await board.seeds()).toEqual(seeds);
    expect(await board.turns()).toEqual(["C", "d"]);
    const { moves, errors } = await board.told();
    expect([moves, errors]).toEqual([[], []]);
    await board.sow("E");
    await expect(title).toHaveText("South plays E");
  });

  test("is left by a press on the board, which is no turn", async ({ page }) => {
    const explanation = await open(page);
    const { board, steps } = explanation;
    await explanation.pit("E").click();
    await steps.last().click();
    await board.pit("A").click({ force: true });
    await expect(board.element.locator("[part=status]")).toHaveText("South to move");
    expect(await board.turns()).toEqual(["C", "d"]);
    await board.sow("A");
    expect(await board.turns()).toEqual(["C", "d", "A"]);
  });

  test("would end the game: why, and the pits that show it", async ({ page }) => {
    const explanation = await Explanation.open(page, {
      ...example("akawumbi"),
      speed: "instant",
    });
    const { board, steps, current } = explanation;
    await explanation.pit("N").click();
    await expect(explanation.rule("omweso-akawumbi")).toBeVisible();
    await steps.last().click();
    await expect(current).toHaveText(/^Akawumbi\. /);
    expect(await board.call((element) => element.outcome)).toBeNull();
    await board.button("Back to the game").click();
    await expect(board.playable.first()).toBeAttached();
  });

  test("is told as far as its first question, and so is one that is being chosen", async ({
    page,
  }) => {
    const explanation = await Explanation.open(page, {
      ...example("mid-turn choice reversed"),
      speed: "instant",
    });
    const { board, steps, title, panel } = explanation;
    await explanation.pit("C").click();
    await expect(title).toHaveText("If South plays C");
    await expect(steps.last()).toHaveText(/: here South chooses a direction\.$/);
    await expect(panel.getByRole("button", { name: /^Rule: omweso-reverse-/ })).toHaveCount(1);
    await board.button("Back to the game").click();
    await board.pit("C").click();
    await expect(board.answer("Clockwise")).toBeVisible();
    await expect(title).toHaveText("South plays C");
    await expect(steps.last()).toHaveText(/: here South chooses a direction\.$/);
    await steps.first().click();
    await expect(board.answer("Clockwise"), "it is asked again afterwards").toHaveCount(0);
    await board.button("To the end of the turn").click();
    await board.answer("Clockwise").click();
    await expect(steps.filter({ hasText: /: South chooses clockwise\.$/ })).toHaveCount(1);
    expect(await board.turns()).toEqual(["C-"]);
  });

  test("is no help where a turn is to be found", async ({ page }) => {
    const puzzle = await Explanation.open(page, {
      game: "oware",
      moves: "C d F e B",
      ply: "2",
      mode: "puzzle",
      speed: "instant",
    });
    await expect(puzzle.title).toHaveText("North plays d");
    await expect(puzzle.pit("A")).toHaveCount(0);
    const inner = await puzzle.board.element.evaluate((element) => element.shadowRoot?.textContent);
    expect(inner).not.toMatch(/plays [FeB]\b|F e B/);
    await puzzle.board.pit("F").click();
    await expect(puzzle.title).toHaveText("North plays e");
  });

  test("is no help against a clock", async ({ page }) => {
    const record = '[Game "omweso"]\n[Mode "blitz"]\n\n\n';
    const { board, panel } = await Explanation.open(page, { record, speed: "instant" });
    await board.button("Ready").click();
    await expect(board.playable.first()).toBeAttached();
    await expect(panel).toContainText("No turn has been played yet.");
    await expect(panel.getByRole("button", { name: /^Explain / })).toHaveCount(0);
  });
});

test("a line that is shown is explained as long as it is shown", async ({ page }) => {
  const explanation = await Explanation.open(page, { game: "oware", moves: "C", speed: "0.25" });
  const { board, title, current } = explanation;
  await board.element.evaluate(
    (element) =>
      void (element as BoardElement & { showLine: (turns: string[]) => void }).showLine(["f"]),
  );
  await expect(title).toHaveText("North plays f");
  await board.button("Pause").click();
  await expect(current).toHaveText(/^North lifts four seeds from f/);
  await explanation.steps.last().click();
  await expect(current).toHaveText(/^The last seed falls/);
  await board.button("Back to the game").first().click();
  await expect(title).toHaveText("South plays C");
});

test.describe("the rules", () => {
  test("are a screen of the page, where there is one", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    await board.button("Explain").click();
    const link = board.element.getByRole("link", { name: "Rule: oware-sowing" }).first();
    await expect(link).toHaveText("oware-sowing");
    await link.click();
    await expect(page).toHaveURL(/#\/rules\/oware\/oware-sowing$/);
    await expect(page.locator("#oware-sowing")).toBeFocused();
  });

  test("of the notation are there, too", async ({ page }) => {
    await page.goto("./#/rules/oware/notation-resigned");
    await expect(page.locator("#notation-resigned")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("Oware (Abapa)");
  });

  test("are shown by the board itself elsewhere, where the sentence is", async ({ page }) => {
    const explanation = await Explanation.open(page, capturing);
    const scrolled = await page.evaluate(() => window.scrollY);
    const link = explanation.rule("omweso-capture").first();
    await link.click();
    const dialog = explanation.board.element.getByRole("dialog", { name: "From the rules" });
    await expect(dialog).toBeVisible();
    const sentence = dialog.locator(".is-pointed");
    await expect(sentence).toContainText("both facing pits hold seeds");
    await expect(sentence).toBeInViewport();
    await expect(dialog.locator("[lang=en][dir=ltr]")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(explanation.panel).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("are said to be in English where the reader's language is another", async ({ page }) => {
    const board = await embed(page, { game: "oware", moves: "C", lang: "fr", speed: "instant" });
    await board.button("Expliquer").click();
    await board.button("Règle : oware-sowing").first().click();
    const dialog = board.element.getByRole("dialog", { name: "Dans les règles" });
    await expect(dialog).toContainText("Les règles complètes sont écrites en anglais.");
  });

  test("are where the host says", async ({ page }) => {
    const board = await embed(page, { game: "oware", moves: "C", speed: "instant" });
    await board.call((element) =>
      Object.assign(element, { ruleLink: (rule: string) => `/our/rules#${rule}` }),
    );
    await board.button("Explain").click();
    const link = board.element.getByRole("link", { name: "Rule: oware-sowing" });
    await expect(link.first()).toHaveAttribute("href", "/our/rules#oware-sowing");
    await board.call((element) => Object.assign(element, { ruleLink: "here" }));
    await expect
      .poll(async () => (await board.told()).errors)
      .toMatchObject([{ code: "bad-attribute", at: "ruleLink" }]);
  });
});

test.describe("what explains", () => {
  const files = "**/explain-part-*.js";

  test("is fetched when somebody asks, and not before", async ({ page }) => {
    const release = await hold(page, files);
    const board = await embed(page, { game: "oware", moves: "C", speed: "instant" });
    await board.button("Explain").click();
    await board.sow("d");
    release();
    await expect(new Explanation(board).title).toHaveText("North plays d");
  });

  test.describe("and does not come", () => {
    test.use({ expectedTrouble: /Failed to load|dynamically imported|ERR_FAILED/ });

    test("is told, and asked for again", async ({ page }) => {
      const board = await embed(page, { game: "oware", moves: "C", speed: "instant" });
      await page.route(files, (route) => route.abort());
      await board.button("Explain").click();
      await expect(board.sentence).toContainText("could not be loaded");
      await page.unroute(files);
      await board.button("Try again").click();
      await board.button("Explain").click();
      await expect(new Explanation(board).title).toBeFocused();
    });
  });

  test("is not offered where nothing is around the board", async ({ page }) => {
    const board = await embed(page, { game: "oware", moves: "C", controls: "none" });
    await expect(board.button("Explain")).toHaveCount(0);
    await board.call((element) => (element as BoardElement & { explain: () => void }).explain());
    await expect(new Explanation(board).title, "a page may open it").toBeFocused();
  });
});

for (const width of [320, 390, 768, 1100]) {
  test(`it covers nothing, and fits, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { board, panel, steps } = await Explanation.open(page, capturing, width);
    await steps.nth(1).click();
    const [own, below] = await Promise.all([panel.boundingBox(), board.canvas.boundingBox()]);
    const isBelow = (own?.y ?? 0) >= (below?.y ?? 0) + (below?.height ?? 0);
    const isBeside = (own?.x ?? 0) >= (below?.x ?? 0) + (below?.width ?? 0);
    expect(isBelow || isBeside).toBe(true);
    const small = await panel.getByRole("button").evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(small, "targets").toEqual([]);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      const heading = document.createElement("h1");
      heading.textContent = "A page";
      document.querySelector("main")?.prepend(heading);
    });
    expect(await axeFindings(page)).toEqual([]);
  });
}

for (const theme of ["light", "dark", "contrast"]) {
  test(`its colours can be read: ${theme}`, async ({ page }) => {
    const { steps } = await Explanation.open(page, { ...capturing, theme });
    await steps.nth(1).click();
    expect(await axeFindings(page, "colours")).toEqual([]);
  });
}
