// A game with a teacher: what is said of each turn, by mouse and by keys, and what can be done about it.
import type { Page } from "@playwright/test";
import { Answers } from "../support/answers.ts";
import { axeFindings } from "../support/axe.ts";
import type { BoardElement } from "../support/board.ts";
import { focusOf } from "../support/focus.ts";
import { expect, test } from "../support/page.ts";
import { lackOfRoom } from "../support/room.ts";
import { CHOICE, Teaching } from "../support/teaching.ts";
import { cutOffOn, wordsOn } from "../support/words.ts";

const MISSED =
  /^A was better\.\s*It captures five, and Level 1 can capture nothing in reply\.\s*Your F captures nothing, and Level 1 can capture five in reply, with e\.\s*As far as I looked, .* turns ahead, it is a matter of about \w+ seeds\.$/;

test("a turn that was not the best is told why, shown, taken back and played better", async ({
  page,
}) => {
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await expect(page).toHaveTitle(/^Oware with a teacher/);
  await expect(teaching.said).toContainText("Play as you like.");
  expect(await axeFindings(page)).toEqual([]);
  await teaching.sow("F");
  await expect(teaching.panel).toContainText("Your turn 1: F");
  await expect(teaching.said).toHaveText(MISSED);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "colours"), "dark").toEqual([]);

  const before = await teaching.board.turns();
  await teaching.button("Show the better turn").click();
  await expect(page.getByText("Nothing of it is played.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByText("Nothing of it is played.")).toHaveCount(0);
  expect(await teaching.board.turns()).toEqual(before);
  await expect(teaching.said).toHaveText(MISSED);

  await teaching.button("Take it back and try again").click();
  await expect(teaching.said).toHaveText(/^You are back before your F\./);
  expect(await teaching.ply(), "the level’s turn went with it").toBe(0);
  await teaching.sow("A");
  await expect(teaching.panel).toContainText("Your turn 1: A");
  await expect(teaching.said).toHaveText("Good: nothing better was found.");
  await expect(teaching.button("Take it back and try again")).toHaveCount(0);
});

test("all of it goes by keys, the focus is never lost, and nothing scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.board.pits.first().focus();
  await page.keyboard.press("F");
  await page.keyboard.press("Enter");
  await expect(teaching.said).toHaveText(MISSED);
  await teaching.isPersonsTurn();
  for (let steps = 0; steps < 40; steps += 1) {
    if ((await focusOf(page))?.what === "button Take it back and try again") break;
    await page.keyboard.press("Tab");
  }
  expect(await focusOf(page)).toMatchObject({ isShown: true, isFree: true });
  await page.keyboard.press("Enter");
  await expect(teaching.said).toHaveText(/^You are back before your F\./);
  expect((await focusOf(page))?.what).toMatch(/pit \w, /);
  await page.keyboard.press("A");
  await page.keyboard.press("Enter");
  await expect(teaching.said).toHaveText("Good: nothing better was found.");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("before a turn there is as much help as one likes", async ({ page }) => {
  const teaching = await Teaching.open(page, "oware", CHOICE);
  const hints = () =>
    teaching.board.element.evaluate((element: BoardElement) => element.hints as string);
  expect(await hints()).toBe("landing");
  await teaching.panel.getByRole("radio", { name: "None" }).check();
  expect(await hints()).toBe("off");
  await teaching.button("What would you play?").click();
  await expect(teaching.answer).toHaveText(
    /^I would play A\.\s*It captures five, and Level 1 can capture nothing in reply\.\s*As far as I looked/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await teaching.sow("A");
  await expect(teaching.answer, "it was about the turn before").toBeEmpty();
  await page.reload();
  await teaching.board.isReady();
  await expect(teaching.panel.getByRole("radio", { name: "None" })).toBeChecked();
  expect(await hints()).toBe("off");
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog");
  await expect(settings.getByRole("radio", { name: "First lap" }), "kept apart").toBeChecked();
  await settings.getByRole("radio", { name: "Whole turn" }).check();
  expect(await hints(), "and not overruled").toBe("off");
});

test("where a turn has laps, the first or the whole can be shown", async ({ page }) => {
  const teaching = await Teaching.open(page, "omweso");
  await expect(teaching.panel.getByRole("radio")).toHaveCount(3);
  await expect(teaching.panel.getByRole("radio", { name: "First lap" })).toBeChecked();
});

test("the level does not wait for the teacher", async ({ page }) => {
  const answers = await Answers.hold(page, "analyse");
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.sow("F");
  expect(await teaching.board.turns()).toHaveLength(2);
  await expect(teaching.panel).toContainText("I am looking at your turn…");
  await expect(teaching.said).toBeEmpty();
  await answers.isThere();
  await answers.release();
  await expect(teaching.said).toHaveText(MISSED);
  await expect(teaching.panel).not.toContainText("I am looking at your turn…");
});

test("who plays on before it has come hears of the last turn only", async ({ page }) => {
  const answers = await Answers.hold(page, "analyse");
  const teaching = await Teaching.open(page, "oware");
  await teaching.said.evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      childList: true,
    });
  });
  await teaching.sow("C");
  await teaching.sow("F");
  await expect(teaching.panel).toContainText("Your turn 2: F");
  await answers.release();
  await expect(teaching.said).toContainText(/better/, { timeout: 20_000 });
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(
    heard.filter((text) => text.includes("better")),
    "said once",
  ).toHaveLength(1);
});

test("a reload loses nothing, and the ordinary game is another", async ({ page }) => {
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.sow("F");
  await teaching.level.selectOption({ value: "3" });
  await expect(teaching.board.element).toContainText("Level 3 sows");
  const turns = await teaching.board.turns();
  await page.reload();
  await teaching.board.isReady();
  expect(await teaching.board.turns()).toEqual(turns);
  await expect(teaching.level).toHaveValue("3");
  await expect(teaching.said).toHaveText(/^A was better\..*Level 3 can capture five in reply/);
  const record = await teaching.board.element.evaluate(
    (element: BoardElement) => element.saved?.record ?? "",
  );
  expect(record).toContain('[North "Level 3"]');
  await page.goto("./#/play/oware");
  await expect(page.getByRole("heading", { level: 1, name: "Oware", exact: true })).toBeVisible();
  await expect.poll(() => teaching.board.turns()).toEqual([]);
});

test("turns of the list are spoken of as one goes there", async ({ page }) => {
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.sow("F");
  await expect(teaching.said).toHaveText(MISSED);
  await teaching.board.call((element) => element.goTo(0));
  await expect(teaching.said).toHaveText(/^You are back before your F\./);
  await teaching.board.call((element) => element.goTo(1));
  await expect(teaching.said).toHaveText(MISSED);
});

test("at the end one hears how it went, looks at what cost most, and plays again", async ({
  page,
}) => {
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.sow("F");
  await teaching.board.resign();
  await expect(teaching.summary).toContainText(
    "Of 1 turn: 0 best, 0 good, 1 that could have been better.",
  );
  await expect(teaching.summary).toContainText("Turn 1 cost most: F, where A was better.");
  await expect(teaching.button("What would you play?")).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(teaching.summary).toContainText("Turn 1 cost most");
  await teaching.button("Look at it").click();
  expect(await teaching.ply()).toBe(1);
  await expect(teaching.said).toHaveText(MISSED);
  await expect(page.getByRole("heading", { name: "Your turn 1: F" })).toBeFocused();
  await teaching.button("Play again").click();
  await expect(teaching.summary).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => teaching.board.turns(), "the level begins").toHaveLength(1);
});

test.describe("where what thinks does not come", () => {
  test.use({ expectedTrouble: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test("the turns of a finished game are not counted, and can be looked at again", async ({
    page,
  }) => {
    const teaching = await Teaching.open(page, "oware", CHOICE);
    await teaching.sow("F");
    await teaching.board.resign();
    await expect(teaching.summary).toContainText("Of 1 turn:");
    let isBlocked = true;
    for (const files of ["**/worker-*.js", "**/own-thread-*.js"]) {
      await page.route(files, (route) => (isBlocked ? route.abort() : route.continue()));
    }
    await page.reload();
    await expect(teaching.summary).toContainText("The part that thinks could not be loaded.");
    await expect(teaching.summary).not.toContainText("You have played no turn.");
    await expect(teaching.button("Look at it")).toBeHidden();
    isBlocked = false;
    await teaching.button("Try again").click();
    await expect(teaching.summary).toContainText("Of 1 turn:");
  });
});

test("who ends a game before the first turn has none to hear of", async ({ page }) => {
  const teaching = await Teaching.open(page, "oware");
  await teaching.board.resign();
  await expect(teaching.summary).toContainText("You have played no turn.");
});

test("it is arranged where games against the computer are, and reached from the course", async ({
  page,
}) => {
  await page.goto("./#/learn/omweso");
  await page.getByRole("link", { name: "Play with a teacher" }).click();
  const teaching = new Teaching(page);
  await teaching.board.isReady();
  await page.getByRole("button", { name: "New game" }).click();
  const choice = page.getByRole("switch", { name: "With a teacher" });
  await expect(choice).toBeChecked();
  await expect(page.getByRole("radio", { name: "Contract" })).toBeHidden();
  await choice.uncheck();
  await expect(page.getByRole("radio", { name: "Contract" })).toBeVisible();
  await choice.check();
  await page.getByRole("radio", { name: /Level 4/ }).check();
  await page.getByRole("radio", { name: "North" }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/#\/teacher\/omweso$/);
  await page
    .getByRole("button", { name: /left|right/i })
    .first()
    .click();
  await page
    .getByRole("button", { name: /begin|start|go on/i })
    .last()
    .click();
  await teaching.board.isReady();
  await expect(teaching.level).toHaveValue("4");
  await expect(teaching.board.element).toHaveAttribute("south", "4");
});

test("where there is no worker, it thinks in slices", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    } as unknown as typeof Worker;
  });
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.sow("F");
  await expect(teaching.said).toHaveText(MISSED, { timeout: 20_000 });
});

test("who leaves is told nothing any more, and nothing goes on", async ({ page }) => {
  const answers = await Answers.hold(page, "analyse");
  const teaching = await Teaching.open(page, "oware", CHOICE);
  await teaching.sow("F");
  await page.evaluate(() => (location.hash = "#/play"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Three mancala games");
  await answers.release();
  await expect(page.locator(".teacher-panel")).toHaveCount(0);
});

test("on a phone the headline stands over the board and leads to the rest", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const teaching = await Teaching.open(page, "oware", CHOICE);
  const top = async () => (await teaching.board.canvas.boundingBox())?.y;
  const before = await top();
  await teaching.sow("F");
  const brief = teaching.button("A was better. Why?");
  await expect(brief).toBeVisible();
  expect(await top(), "nothing has moved").toBe(before);
  await brief.click();
  await expect(page.getByRole("heading", { name: "Your turn 1: F" })).toBeInViewport();
  await teaching.button("Take it back and try again").click();
  await expect(teaching.board.pit("F")).toBeInViewport();
});

/** The same in all languages, letters of pits, and options as they are written. */
const untranslated = (text: string): string =>
  text
    .replace(/⟦[^⟧]*⟧|\u202E[^\u202C]*\u202C/g, "")
    .replace(/Empiki|Omweso|Oware|Bao Kigogo/g, "");

async function holds(page: Page, what: string): Promise<void> {
  const words = await wordsOn(page);
  const plain = words.filter(({ text }) => /[a-z]{3,}/i.test(untranslated(text)));
  expect.soft(plain, `untranslated: ${what}`).toEqual([]);
  expect.soft(await cutOffOn(page), `cut off: ${what}`).toEqual([]);
}

for (const locale of ["en-XA", "ar-XB"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const width of [390, 1280]) {
      test(`all is translated and has room at ${String(width)} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await keptGame(page);
        await page.goto("./#/teacher/oware");
        const said = page.locator(".teacher-said [role=status]");
        await expect(said).not.toBeEmpty();
        await page.locator("mancala-board [role=grid] button").first().waitFor();
        await page.locator("mancala-board").evaluate((element: BoardElement) => element.play("F"));
        await expect(page.locator(".teacher-actions button").first()).toBeVisible();
        await holds(page, "a turn that was not the best");
        await page.locator(".teacher-before .button").click();
        await expect(page.locator(".teacher-before [role=status]")).not.toBeEmpty();
        await holds(page, "what to play");
        await page.locator(".teacher-actions button").nth(1).click();
        await holds(page, "a turn taken back");
      });
    }
  });
}

const keptGame = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    localStorage.setItem("empiki.preferences", '{"version":1,"speed":"instant"}'),
  );
  await Teaching.keep(page, "oware", CHOICE);
};

for (const width of [320, 390, 768, 1440]) {
  test(`nothing lacks room, and a thumb hits everything, at ${String(width)} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const teaching = await Teaching.open(page, "oware", CHOICE);
    await teaching.sow("F");
    await expect(teaching.said).toHaveText(MISSED);
    expect(await lackOfRoom(page)).toEqual([]);
    for (const control of await teaching.panel.locator(".button:visible, select").all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}
