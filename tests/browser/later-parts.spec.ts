// What a board fetches when it is first wanted: what shows turns, what asks, what tells, and the clock of blitz.
import type { Page } from "@playwright/test";
import type { Board, BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { before } from "../support/fixtures.ts";
import { expect, hold, test } from "../support/page.ts";

const oware = (page: Page, speed = "1"): Promise<Board> => embed(page, { game: "oware", speed });

const choice = { game: "omweso", position: before("omweso", "mid-turn choice reversed") };

const START = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];

test.describe("what shows turns", () => {
  const files = "**/motion-*.js";

  test("is fetched when somebody points at the board, and not before", async ({ page }) => {
    const board = await oware(page);
    const fetched = page.waitForRequest(files);
    await board.pit("C").hover();
    await fetched;
  });

  test("is never fetched for a board to look at", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const board = await embed(page, { game: "oware", mode: "static" });
    await board.pit("C").hover();
    // Requests are told in their order: one for it would be told before this one.
    await page.evaluate(() => fetch(location.href));
    expect(asked.filter((url) => url.includes("motion"))).toEqual([]);
  });

  test("is waited for, and the board stays as it was until then", async ({ page }) => {
    const board = await oware(page);
    const release = await hold(page, files);
    await board.pit("C").click();
    await expect(board.playable).toHaveCount(0);
    expect(await board.turns()).toEqual(["C"]);
    expect(await board.seeds()).toEqual(START);
    await expect(board.button("To the end of the turn")).toBeDisabled();
    release();
    await expect(board.button("To the end of the turn")).toBeEnabled();
    await board.button("To the end of the turn").click();
    await expect.poll(() => board.seeds()).not.toEqual(START);
  });

  test("is waited for no longer once something else is done", async ({ page }) => {
    const board = await oware(page);
    await hold(page, files);
    await board.pit("C").click();
    await board.pit("C").click({ force: true });
    await expect(board.playable).toHaveCount(6);
    expect(await board.seeds()).not.toEqual(START);
    await board.call((element) => element.undo());
    await expect.poll(() => board.seeds()).toEqual(START);
  });

  test.describe("and does not come", () => {
    test.use({ expectedTrouble: /Failed to load|dynamically imported|ERR_FAILED/ });

    test("does without: the turn is shown at its end, and the next one tries again", async ({
      page,
    }) => {
      const board = await oware(page);
      await page.route(files, (route) => route.abort());
      await board.pit("C").click();
      await expect(board.playable).toHaveCount(6);
      expect(await board.seeds()).not.toEqual(START);
      await page.unroute(files);
      await board.pit("d").click();
      await expect(board.button("To the end of the turn")).toBeEnabled();
    });
  });
});

test.describe("what asks for a direction", () => {
  const files = "**/motion-*.js";

  test("is waited for, and then asks whoever chose the pit", async ({ page }) => {
    const board = await embed(page, { ...choice, speed: "instant" });
    const release = await hold(page, files);
    await board.pit("C").focus();
    await page.keyboard.press("Enter");
    await expect(board.sentence).toContainText("Which way?");
    await expect(board.answer("Clockwise")).toHaveCount(0);
    release();
    await expect(board.answer("Counter-clockwise")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => board.turns()).toHaveLength(1);
  });

  test.describe("and does not come", () => {
    test.use({ expectedTrouble: /Failed to load|dynamically imported|ERR_FAILED/ });

    test("is told, and asked for again", async ({ page }) => {
      const board = await embed(page, { ...choice, speed: "instant" });
      await board.listen();
      await page.route(files, (route) => route.abort());
      await board.pit("C").click();
      await expect(board.sentence).toContainText("could not be loaded");
      expect((await board.told()).errors.map(({ code }) => code)).toEqual(["not-loaded"]);
      await page.unroute(files);
      await board.button("Try again").click();
      await board.answer("Clockwise").click();
      await expect.poll(() => board.turns()).toHaveLength(1);
    });
  });
});

test.describe("what asks whether the game is to end", () => {
  test.use({ expectedTrouble: /Failed to load|dynamically imported|ERR_FAILED/ });

  test("does not come, and is asked for again", async ({ page }) => {
    const board = await oware(page);
    await page.route("**/story-*.js", (route) => route.abort());
    await board.button("Resign").click();
    await expect(board.sentence).toContainText("could not be loaded");
    await page.unroute("**/story-*.js");
    await board.button("Try again").click();
    await board.reallyResign.click();
    await expect(board.element).toContainText("North wins");
  });
});

test.describe("what tells turns", () => {
  test.use({ expectedTrouble: /Failed to load|dynamically imported|ERR_FAILED/ });

  test("does not come, and is asked for again", async ({ page }) => {
    const board = await oware(page, "instant");
    await page.route("**/story-*.js", (route) => route.abort());
    await board.sow("C");
    await expect(board.sentence).toContainText("could not be loaded");
    await page.unroute("**/story-*.js");
    await board.sow("d");
    await expect(board.sentence).toContainText("North sows");
  });
});

test.describe("a question on its way", () => {
  /** A board that is slow to ask whether one really resigns, beside a field of the host, in a dialog of the host. */
  async function asked(page: Page) {
    const board = await oware(page);
    await board.element.evaluate((element) => {
      const dialog = document.createElement("dialog");
      const field = document.createElement("textarea");
      dialog.id = "host";
      document.body.append(dialog);
      dialog.append(element, field);
      dialog.showModal();
    });
    await expect(board.playable).toHaveCount(6);
    const release = await hold(page, "**/story-*.js");
    await board.button("Resign").press("Enter");
    return { board, release, field: page.locator("#host > textarea") };
  }

  test("takes no focus from where somebody writes meanwhile", async ({ page }) => {
    const { board, release, field } = await asked(page);
    await field.focus();
    release();
    await expect(board.reallyResign).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type("a b");
    await expect(field).toHaveValue("a b");
    expect(await board.call((element) => element.outcome)).toBeNull();
  });

  test("takes the focus from the button that brought it about", async ({ page }) => {
    const { board, release } = await asked(page);
    release();
    await expect(board.reallyResign).toBeFocused();
  });

  test("is taken back by Escape, which is not the host's then", async ({ page }) => {
    const { board, release } = await asked(page);
    await page.keyboard.press("Escape");
    release();
    await board.element.evaluate((element: BoardElement) => element.fetchEnding());
    await expect(board.reallyResign).toHaveCount(0);
    await expect(page.locator("#host")).toHaveAttribute("open");
    await expect(board.button("Hint")).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(page.locator("#host"), "there is nothing more to take back").not.toHaveAttribute(
      "open",
    );
  });

  test("comes although something is refused meanwhile", async ({ page }) => {
    const { board, release } = await asked(page);
    await board.call((element) => element.setAttribute("speed", "fast"));
    await expect(board.sentence).toContainText("“fast” is no value of speed");
    release();
    await board.reallyResign.click();
    await expect.poll(() => board.call((element) => element.outcome)).not.toBeNull();
  });

  test("of direction is taken back by Escape, too", async ({ page }) => {
    const board = await embed(page, { ...choice, speed: "instant" });
    const release = await hold(page, "**/motion-*.js");
    await board.pit("C").focus();
    await page.keyboard.press("Enter");
    await expect(board.sentence).toContainText("Which way?");
    await page.keyboard.press("Escape");
    await expect(board.sentence).not.toContainText("Which way?");
    release();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await expect(board.answer("Clockwise")).toHaveCount(0);
    await expect(board.pit("C")).toBeFocused();
    expect(await board.turns()).toEqual([]);
  });
});

test("what is said meanwhile is not wiped away by the story of a turn", async ({ page }) => {
  const release = await hold(page, "**/story-*.js");
  const board = await embed(page, { game: "oware", moves: "C", speed: "instant" });
  await board.call((element) => element.setAttribute("speed", "fast"));
  await expect(board.sentence).toContainText("“fast” is no value of speed");
  const told = page.waitForResponse("**/story-*.js");
  release();
  await told;
  await board.element.evaluate((element: BoardElement) => element.fetchEnding());
  await expect(board.sentence).toContainText("“fast” is no value of speed");
  await board.sow("d");
  await expect(board.sentence).toContainText("North sows");
});

test.describe("the clock of blitz", () => {
  const files = "**/clock-part-*.js";
  const record = '[Game "omweso"]\n[Mode "blitz"]\n\n\n';

  test("is waited for: nobody moves before", async ({ page }) => {
    const release = await hold(page, files);
    const board = await embed(page, { record, speed: "instant" });
    await expect(board.playable).toHaveCount(0);
    await board.call((element) => element.setAttribute("flip", "on"));
    await expect(board.playable).toHaveCount(0);
    release();
    await board.button("Ready").click();
    await expect(board.playable.first()).toBeVisible();
  });

  test.describe("and does not come", () => {
    test.use({ expectedTrouble: /Failed to load|dynamically imported|ERR_FAILED/ });

    test("is told, and asked for again", async ({ page }) => {
      await page.route(files, (route) => route.abort());
      const board = await embed(page, { record, speed: "instant" });
      await expect(board.sentence).toContainText("could not be loaded");
      await expect(board.playable).toHaveCount(0);
      await page.unroute(files);
      await board.button("Try again").click();
      await board.button("Ready").click();
      await expect(board.playable.first()).toBeVisible();
    });
  });
});
