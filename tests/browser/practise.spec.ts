// Counting is practised: by mouse, by keys and by the accessibility tree, at ease and against the clock.
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { Counting } from "../support/counting.ts";
import { focusOf } from "../support/focus.ts";
import { expect, test } from "../support/page.ts";
import { Time } from "../support/time.ts";
import { cutOffOn, wordsOn } from "../support/words.ts";

const GAMES = { omweso: "Omweso", oware: "Oware", "bao-kigogo": "Bao Kigogo" };
const KINDS = ["landing", "laps", "captured"] as const;

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const [game, name] of Object.entries(GAMES)) {
  test(`${name} is asked about, answered by mouse, and each turn is shown`, async ({ page }) => {
    const counting = await Counting.open(page, `/${game}`);
    await expect(page).toHaveTitle(new RegExp(`^Practise counting: ${name}`));
    const kinds = game === "oware" ? (["landing", "captured"] as const) : KINDS;
    for (const kind of kinds) {
      await counting.askAbout(kind);
      await counting.answer(true);
      await expect(counting.question).toContainText("Right.");
      await expect(counting.board.sentence).toContainText(/sows/, { timeout: 20_000 });
      expect(await axeFindings(page)).toEqual([]);
      await counting.next.click();
      await counting.isAsking();
      await counting.answer(false);
      await expect(counting.question).toContainText(/^Not quite\. Your answer was \w+\. The /);
      await counting.next.click();
      await counting.isAsking();
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "colours"), "dark").toEqual([]);
  });
}

test("without a game the first is asked about, and the others are one link away", async ({
  page,
}) => {
  await Counting.open(page, "");
  await expect(page.locator("nav a[aria-current=page]")).toHaveText("Omweso");
  await page.getByRole("link", { name: "Oware" }).click();
  await expect(page).toHaveTitle(/^Practise counting: Oware/);
  await expect(page.getByRole("main")).toBeFocused();
});

test("two right answers lead to the next level, a miss one back; a reload keeps it", async ({
  page,
}) => {
  const counting = await Counting.open(page, "/omweso");
  await counting.askAbout("landing");
  await expect(counting.panel).toContainText("Level 1 of 8");
  await counting.answer(true);
  await counting.next.click();
  await counting.isAsking();
  await counting.answer(true);
  await expect(counting.question).toContainText("On to level 2.");
  await expect(counting.panel).toContainText("2 right in a row");
  await page.reload();
  await counting.isAsking();
  await expect(counting.kinds).toHaveValue("landing");
  await expect(counting.panel).toContainText("Level 2 of 8");
  await expect(page.getByText("Longest row so far: 2")).toBeVisible();
  await counting.answer(false);
  await expect(counting.panel).toContainText("Level 1 of 8");
  await expect(page.getByText("Longest row so far: 2"), "what was best stays").toBeVisible();
});

test("all levels can be reached, up to turns of many laps", async ({ page }) => {
  test.setTimeout(120_000);
  const counting = await Counting.open(page, "/bao-kigogo");
  await counting.askAbout("laps");
  await counting.answerRight(8);
  await expect(counting.panel).toContainText("Level 5 of 5");
  await counting.answerRight(3);
  await expect(counting.panel).toContainText("11 right in a row");
});

test("the board tells nothing of the answer", async ({ page }) => {
  const counting = await Counting.open(page, "/omweso");
  await counting.askAbout("landing");
  await expect(counting.board.playable).toHaveCount(0);
  await expect(counting.board.grid.locator("[aria-disabled=true]")).toHaveCount(0);
  await page.mouse.move(0, 0);
  const before = await counting.board.picture();
  const { right } = await counting.asked();
  await counting.board.pit(right).hover();
  await page.mouse.move(0, 0);
  expect(await counting.board.changesSince(before)).toBe(0);
  await counting.board.grid.getByRole("button").first().focus();
  for (const key of [".", ",", "Control+z", "0"]) await page.keyboard.press(key);
  await expect(counting.question).toContainText("Where does the last seed");
  expect(await counting.board.turns()).toEqual([]);
});

test("a whole round of questions goes by keys alone, and nothing scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const counting = await Counting.open(page, "/omweso");
  await counting.askAbout("landing");
  await counting.board.pits.first().focus();
  const before = await scrolled(page);
  for (let question = 0; question < 3; question += 1) {
    const { right } = await counting.asked();
    await page.keyboard.press(right);
    await page.keyboard.press("Enter");
    await expect(counting.question).toContainText("Right.");
    expect(await focusOf(page)).toMatchObject({ what: "button Next", isShown: true });
    await page.keyboard.press("Enter");
    await counting.isAsking();
    expect((await focusOf(page))?.what).toMatch(/pit \w, /);
  }
  expect(await scrolled(page)).toBe(before);
});

test("numbers are chosen with arrows and digits, or written", async ({ page }) => {
  const counting = await Counting.open(page, "/omweso");
  await counting.askAbout("laps");
  await counting.answer(true);
  await page.keyboard.press("Enter");
  await counting.isAsking();
  await expect(counting.button("1")).toBeFocused();
  for (const key of ["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft"])
    await page.keyboard.press(key);
  await expect(counting.button("5")).toBeFocused();
  const { right } = await counting.asked();
  await page.keyboard.press(right);
  await page.keyboard.press("Space");
  await expect(counting.question).toContainText("Right.");

  await counting.next.click();
  await counting.askAbout("captured");
  await counting.answerRight(2);
  const field = page.getByRole("textbox", { name: "Your answer, a number" });
  await expect(field).toBeFocused();
  await field.fill("many");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Write a whole number, such as 12.")).toBeVisible();
  await field.fill((await counting.asked()).right);
  await page.keyboard.press("Enter");
  await expect(counting.question).toContainText("Right.");
});

test("a key that is held down answers once", async ({ page }) => {
  const counting = await Counting.open(page, "/oware");
  await counting.askAbout("landing");
  await counting.board.pits.first().focus();
  await page.keyboard.press((await counting.asked()).right);
  await page.keyboard.down("Enter");
  await expect(counting.question).toContainText("Right.");
  for (let times = 0; times < 20; times += 1) await page.keyboard.down("Enter");
  await expect(counting.question).toContainText("Right.");
  await expect(counting.next).toBeFocused();
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await counting.isAsking();
});

test("those who listen hear the question, the verdict, and pits by name", async ({ page }) => {
  const counting = await Counting.open(page, "/oware");
  await counting.askAbout("landing");
  const status = counting.panel.getByRole("status").first();
  await expect(status).toHaveText(/^(South|North) sows \w+ from \w\. Where does the last seed/);
  const names = await counting.board.pits.evaluateAll((pits) => pits.map((pit) => pit.ariaLabel));
  expect(names).toHaveLength(12);
  for (const name of names) expect(name).toMatch(/^(South|North)’s pit \w, (empty|\d+ seeds?)$/);
  await expect(counting.board.sentence, "nobody is to move").not.toContainText(/[a-z]/i);
  await counting.answer(true);
  await expect(status).toHaveText(/^Right\. The last seed falls in \w\.$/);
});

test.describe("against the clock", () => {
  /** A round under way, about captures of Oware. */
  async function begin(page: Page): Promise<{ counting: Counting; time: Time }> {
    const time = await Time.install(page);
    const counting = await Counting.open(page, "/oware");
    await counting.askAbout("captured");
    await counting.button("Start a round").click();
    await counting.isAsking();
    await expect(counting.button("0")).toBeFocused();
    return { counting, time };
  }

  const left = (page: Page) => page.getByRole("timer");

  test("a minute runs while questions are open, and the result says how it went", async ({
    page,
  }) => {
    const { counting, time } = await begin(page);
    await expect(counting.kinds).toBeHidden();
    await time.pass(5000);
    await expect(left(page)).toHaveText("55 s");
    await counting.answer(true);
    await time.pass(20_000);
    await expect(left(page), "while the turn is shown it stands").toHaveText("55 s");
    await expect(counting.panel).toContainText("1 point");
    await counting.next.click();
    await counting.isAsking();
    await counting.answer(false);
    await counting.next.click();
    await counting.isAsking();
    await time.pass(45_000);
    await expect(page.getByText("10 seconds are left.")).toBeAttached();
    expect(await axeFindings(page)).toEqual([]);
    await time.pass(10_000);
    await expect(page.getByRole("heading", { name: "The time is up" })).toBeFocused();
    await expect(counting.question).toHaveText("1 of 2 right · 1 point. Your best round so far.");
    await expect(page.locator(".practise-numbers")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await counting.button("Another round").click();
    await counting.isAsking();
    await expect(left(page)).toHaveText("60 s");
    await counting.button("End the round").click();
    await expect(counting.question).toHaveText(
      "0 of 0 right · 0 points. Best round so far: 1 point",
    );
    await counting.button("Go on without the clock").click();
    await counting.isAsking();
    await expect(left(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText("Best round so far: 1 point")).toBeVisible();
  });

  test("it can be paused, and then there is nothing to count", async ({ page }) => {
    const { counting, time } = await begin(page);
    await time.pass(2000);
    await counting.button("Pause").click();
    await time.pass(30_000);
    await expect(left(page)).toHaveText("58 s");
    await expect(counting.question).toHaveText("The round waits for you.");
    await expect(counting.board.element).toHaveAttribute("inert");
    await expect(counting.button("Go on")).toBeFocused();
    await page.keyboard.press("Enter");
    await counting.isAsking();
    await expect(counting.button("0")).toBeFocused();
    await time.pass(1000);
    await expect(left(page)).toHaveText("57 s");
  });

  test("it stands in a hidden tab and under a dialog", async ({ page }) => {
    const { counting, time } = await begin(page);
    const turn = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await turn("hidden");
    await time.pass(30_000);
    await turn("visible");
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await time.pass(30_000);
    await page.keyboard.press("Escape");
    // Gone, not only closed: the page has heard of it then.
    await expect(page.locator("dialog.sheet")).toHaveCount(0);
    await time.pass(2000);
    await expect(left(page)).toHaveText("58 s");
    await counting.isAsking();
  });

  test("it ends with its screen", async ({ page }) => {
    const { time } = await begin(page);
    await page.evaluate(() => (location.hash = "#/play"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Three mancala games");
    await time.pass(70_000);
    await expect(page.getByRole("heading", { name: "The time is up" })).toHaveCount(0);
  });
});

test("where nothing can be kept one practises all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const counting = await Counting.open(page, "/omweso");
  await counting.askAbout("landing");
  await counting.answerRight(2);
  await expect(counting.panel).toContainText("Level 2 of 8");
  await expect(page.locator(".page-notice")).toHaveCount(1);
});

/** The same in all languages, and letters of pits. */
const untranslated = (text: string): string =>
  text
    .replace(/⟦[^⟧]*⟧|\u202E[^\u202C]*\u202C/g, "")
    .replace(/Empiki|Omweso|Oware|Bao Kigogo/g, "");

for (const locale of ["en-XA", "ar-XB"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [1280, 900],
    ] as const) {
      test(`all is translated and has room at ${String(width)} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto("./#/practise/omweso");
        await page.locator("mancala-board [role=grid] button").first().waitFor();
        const holds = async (what: string) => {
          const words = await wordsOn(page);
          const plain = words.filter(({ text }) => /[a-z]{3,}/i.test(untranslated(text)));
          expect.soft(plain, `untranslated: ${what}`).toEqual([]);
          expect.soft(await cutOffOn(page), `cut off: ${what}`).toEqual([]);
        };
        const sentence = page.locator(".practise-sentence");
        const kinds = page.getByRole("combobox").first();
        for (const kind of KINDS) {
          await kinds.selectOption({ value: kind });
          await expect(page.locator(".practise-numbers")).toHaveCount(kind === "landing" ? 0 : 1);
          await holds(`question about ${kind}`);
          if (kind === "landing") await page.getByRole("grid").getByRole("button").first().click();
          else await page.locator(".practise-numbers button").first().click();
          await expect(page.locator(".practise-actions button")).toBeFocused();
          await expect(page.locator("mancala-board [aria-live]")).toContainText(/\p{L}/u, {
            timeout: 20_000,
          });
          await holds(`verdict about ${kind}`);
        }
        await page.locator(".practise-side button:visible").click();
        await expect(page.getByRole("timer")).toBeVisible();
        await holds("a round");
        await page.locator(".practise-round button").click();
        await holds("a pause");
        await page.locator(".practise-side button:visible").click();
        await expect(page.locator(".practise-ask h2")).toBeFocused();
        await holds("the end of a round");
        await expect(sentence).toHaveCSS("direction", locale === "ar-XB" ? "rtl" : "ltr");
      });
    }
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`nothing scrolls sideways, and a thumb hits everything, at ${String(width)} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const counting = await Counting.open(page, "/bao-kigogo");
    await counting.askAbout("captured");
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    for (const button of await page.locator(".practise .button:visible").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}
