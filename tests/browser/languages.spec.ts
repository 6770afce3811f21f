// The page and its boards in other languages: what is translated, what has room, what is followed and what hosts may say otherwise.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import type { GameId } from "../support/games.ts";
import { expect, test } from "../support/page.ts";
import { puzzleOf, solve } from "../support/puzzles.ts";
import { cutOffOn, wordsOn } from "../support/words.ts";

const WIDTHS = [
  [390, 844],
  [768, 1024],
] as const;

/** The same in all languages: names of the page and of the games, languages in their own, options as they are written, and ids of rules. */
const NAMES =
  /(omweso|oware|bao-kigogo|notation)-[a-z0-9-]+|Empiki|Omweso|Oware|Bao Kigogo|English|Français|Oluganda|Kiswahili|\w+=\w+/g;

/** What is left of a text without what a pseudo-locale says: ⟦…⟧, or words between marks of direction. */
const untranslated = (text: string): string =>
  text.replace(/⟦[^⟧]*⟧|\u202E[^\u202C]*\u202C/g, "").replace(NAMES, "");

/** Turns of the notation are cut off with a sign that says so. */
const isLine = ({ where }: { where: string }) => where.includes("line-turns");

/** Everything is translated and has room. */
async function holds(page: Page, screen: string): Promise<void> {
  const words = (await wordsOn(page)).filter(({ text }) => /[a-z]{3,}/i.test(untranslated(text)));
  expect.soft(words, `untranslated: ${screen}`).toEqual([]);
  const cutOff = (await cutOffOn(page)).filter((each) => !isLine(each));
  expect.soft(cutOff, `cut off: ${screen}`).toEqual([]);
}

const openAll = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("details").forEach((each) => (each.open = true)));

/** Shows an address, waits for what has to be there, and looks at all of it. */
async function visit(page: Page, address: string, awaited: string): Promise<void> {
  await page.goto(`./#/${address}`);
  await page.locator(awaited).first().waitFor();
  await openAll(page);
  await holds(page, address);
}

/** Opens the explanation of what is on the board. */
async function explain(page: Page): Promise<void> {
  await page.locator("mancala-board .message [aria-expanded]").click();
  await page.locator(".explanation li").first().waitFor();
}

/** Has a lesson show how it is done; its second button does. */
async function showSolution(page: Page): Promise<void> {
  await page.locator("mancala-board .lesson-buttons .button").nth(1).click();
  await page.locator("mancala-board .lesson-told strong").waitFor();
  await openAll(page);
}

/** Plays turns at once, without a word of the language. */
async function play(page: Page, turns: readonly string[]): Promise<void> {
  const board = new Board(page);
  for (const turn of turns) await board.call((element, turn) => element.play(turn), turn);
  await page.keyboard.press("Escape");
  await expect.poll(() => board.turns()).toHaveLength(turns.length);
}

/** Opens what the menu of a screen offers, one after the other, and looks at it. */
async function lookThroughMenu(page: Page, game: GameId): Promise<void> {
  const items = page.locator("nav button");
  const count = await items.count();
  for (let index = 0; index < count; index += 1) {
    // Afresh: what the item before has opened may still be on its way.
    await page.goto("about:blank");
    await visit(page, `play/${game}`, "mancala-board [role=grid] button");
    await items.nth(index).click();
    await page.locator("dialog[open], form.new-game, .screen-title, .analysis").first().waitFor();
    await openAll(page);
    await holds(page, `item ${String(index)} of the menu of ${game}`);
    await page.keyboard.press("Escape");
  }
}

for (const [width, height] of WIDTHS) {
  test.describe(`${String(width)} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const locale of ["en-XA", "ar-XB"]) {
      test.describe(`in ${locale}`, () => {
        test.use({ locale });

        test("all screens are translated, and nothing is cut off", async ({ page }) => {
          test.setTimeout(120_000);
          await visit(page, "play", "main a");
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expect(page.locator("html")).toHaveAttribute(
            "dir",
            locale === "ar-XB" ? "rtl" : "ltr",
          );
          await visit(page, "learn", ".learn-list a");
          await visit(page, "learn/bao-kigogo", ".learn-list a");
          await visit(page, "learn/oware/last-seed", "mancala-board .lesson-task");
          await showSolution(page);
          await holds(page, "a lesson that is shown");
          await visit(page, "puzzles", "main .card");
          await visit(page, "puzzles/omweso", "main ol a");
          await visit(page, "puzzles/omweso/nothing", "main h1");
          await visit(page, "puzzles/today", "mancala-board [role=grid] button");
          await solve(new Board(page), puzzleOf(new Date()));
          await expect(page.locator("main [role=status] p")).not.toHaveCount(0);
          await holds(page, "a puzzle that is solved");
          await visit(page, "new/omweso", "form.new-game");
          await visit(page, "new/oware/computer", "form.new-game");
          await visit(page, "match/oware", "main h1");
          await visit(page, "match/oware/3", "main h1");
          await visit(page, "analyse/omweso", "[role=grid] button");
          await visit(page, "practise/omweso", "[role=grid] button");
          await visit(page, "new/oware/teacher", "form.new-game");
          await visit(page, "teacher/omweso", "[role=grid] button");
          await visit(page, "play/omweso", "mancala-board [role=grid] button");
          await play(page, ["I", "p", "J"]);
          await holds(page, "a game of Omweso");
          await explain(page);
          await holds(page, "an explanation");
          const root = page.locator("mancala-board .root");
          await expect(root).toHaveAttribute("lang", locale);
          await expect(root).toHaveCSS("direction", locale === "ar-XB" ? "rtl" : "ltr");
          await lookThroughMenu(page, "omweso");
        });
      });
    }
  });
}

test.describe("a board elsewhere", () => {
  test.use({ locale: "en-XA", viewport: { width: 390, height: 844 } });

  test("is translated, and nothing of it is cut off", async ({ page }) => {
    const board = await embed(page, { game: "oware", speed: "instant", north: "1" }, 390);
    await holds(page, "a board");
    await board.pits.last().press("Enter");
    await holds(page, "a refusal");
    await explain(page);
    await holds(page, "why not");
    await page.locator(".explanation [data-pit]").first().click();
    await holds(page, "a turn that is considered");
    await page.keyboard.press("Escape");
    await board.call((element) => element.play("ZZ"));
    await expect.poll(async () => (await board.told()).errors).toHaveLength(1);
    await holds(page, "an error of the engine");
    await board.element.evaluate((element) => element.setAttribute("mode", "puzzle"));
    await expect.poll(async () => (await board.told()).errors).toHaveLength(2);
    await holds(page, "a value that is refused");
    await board.call((element) => element.play("C"));
    await expect.poll(() => board.turns(), { timeout: 20_000 }).toHaveLength(2);
    await holds(page, "a turn of a level");
    await explain(page);
    await holds(page, "why a level chose its turn");
    await board.pits.last().focus();
    await page.keyboard.press("?");
    await expect(board.element.locator("dialog")).toBeVisible();
    await holds(page, "the keys");
  });
});

test.describe("the language of a board", () => {
  const start = (board: Board, text: string) => expect(board.sentence).toContainText(text);

  test("is that of its place, and follows it", async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await start(board, "The first turn is South’s.");
    const speak = (selector: string, lang: string) =>
      page.locator(selector).evaluate((place, lang) => place.setAttribute("lang", lang), lang);
    await speak("html", "fr-CA");
    await start(board, "Le premier coup est à Sud.");
    await expect(board.pit("A")).toHaveCount(0);
    await speak("main", "en");
    await start(board, "The first turn is South’s.");
    await speak("mancala-board", "lg");
    await expect(board.element.locator(".root")).toHaveAttribute("lang", "lg");
  });

  test("is the next one where the wanted is not there: of the places, of the browser", async ({
    page,
  }) => {
    const board = await embed(page, { game: "oware", lang: "tlh" });
    await start(board, "The first turn is South’s.");
    await page.locator("html").evaluate((place) => place.setAttribute("lang", "fr"));
    await start(board, "Le premier coup est à Sud.");
    await page.locator("html").evaluate((place) => place.setAttribute("lang", "xx"));
    await start(board, "The first turn is South’s.");
  });

  test("is seen through shadow roots, and after a move to another place", async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await page.evaluate(() => {
      const outer = document.createElement("section");
      outer.lang = "fr";
      document.body.append(outer);
      const root = outer.attachShadow({ mode: "open" });
      root.append(document.querySelector("mancala-board") ?? "");
    });
    await start(board, "Le premier coup est à Sud.");
  });

  test("is there after a change during the start", async ({ page }) => {
    await embed(page, { game: "oware" });
    await page.evaluate(async () => {
      const board = document.createElement("mancala-board");
      document.body.append(board);
      document.documentElement.lang = "lg";
      document.documentElement.lang = "fr";
      await new Promise((resolve) => board.addEventListener("mancala-ready", resolve));
    });
    const lang = () =>
      page
        .locator("mancala-board")
        .last()
        .evaluate((board) => board.shadowRoot?.querySelector<HTMLElement>(".root")?.lang);
    await expect.poll(lang).toBe("fr");
  });
});

test("a turn that is being shown is told in another language, and goes on", async ({ page }) => {
  const board = await embed(page, { game: "oware", speed: "0.25" });
  await board.pit("C").click();
  await board.button("Pause").click();
  await expect(board.button("Go on")).toBeEnabled();
  await board.element.evaluate((element) => element.setAttribute("lang", "sw"));
  await expect(board.button("Endelea")).toBeEnabled();
  await expect(board.element).toContainText(/Mzunguko 1/);
  await board.button("Endelea").click();
  await expect(board.button("Sitisha")).toBeEnabled();
});

test.describe("texts that the host says otherwise", () => {
  const say = (board: Board, texts: object | null) =>
    board.call((element, texts) => Object.assign(element, { texts }) && undefined, texts);

  test("are said from then on, in every language, until they are taken back", async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await page.locator("mancala-board").evaluate((element) =>
      Object.assign(element, {
        texts: {
          controls: { undo: "Oops" },
          status: { start: (who: string) => `${who} goes first!` },
        },
      }),
    );
    await expect(board.sentence).toContainText("South goes first!");
    await expect(board.button("Oops")).toBeVisible();
    await board.element.evaluate((element) => element.setAttribute("lang", "fr"));
    await expect(board.sentence).toContainText("Sud goes first!");
    await expect(board.button("Rétablir")).toBeVisible();
    await say(board, null);
    await expect(board.sentence).toContainText("Le premier coup est à Sud.");
    expect((await board.told()).errors).toEqual([]);
  });

  test("that have no place are told once, and the others hold", async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await say(board, { status: { darw: "x", draw: 3 }, controls: { undo: "Oops" } });
    await expect(board.button("Oops")).toBeVisible();
    await board.element.evaluate((element) => element.setAttribute("lang", "fr"));
    await expect(board.button("Rétablir")).toBeVisible();
    await expect
      .poll(async () => (await board.told()).errors)
      .toMatchObject([
        { code: "bad-attribute", at: "texts", message: /status\.darw/ },
        { code: "bad-attribute", at: "texts", message: /status\.draw/ },
      ]);
  });

  test("may be there before the element is defined", async ({ page }) => {
    await page.addInitScript(() => {
      const define = customElements.define.bind(customElements);
      customElements.define = (...args) => {
        const board = document.createElement("mancala-board");
        Object.assign(board, { texts: { controls: { undo: "Oops" } } });
        document.body.prepend(board);
        define(...args);
      };
    });
    await page.goto("./");
    await expect(
      page.locator("mancala-board").first().getByRole("button", { name: "Oops" }),
    ).toBeVisible();
  });
});

test("the page speaks the language that is chosen, at once and later", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.sow("C");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("No native speaker")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Language" }).selectOption("Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Réglages" })).toBeVisible();
  await expect(board.sentence).toContainText("Sud sème quatre graines depuis C.");
  expect(await board.turns()).toEqual(["C"]);
  await page.reload();
  await expect(board.sentence).toContainText("Sud sème");
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(page.getByText("Aucune personne de langue maternelle")).toBeVisible();
  await page.getByRole("combobox", { name: "Langue" }).selectOption("auto");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
