// What befalls a page: reloads, hidden tabs, lost canvases, a broken engine.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { embed, embedBeside } from "../support/boards.ts";
import { makeMortal } from "../support/engine.ts";
import { expect, hold, test } from "../support/page.ts";
import { STRICT_PATH, SUB_PATH } from "../support/server.ts";

test("a reload brings the game back as it was", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await board.sowAny(3);
  const turns = await board.turns();
  const seeds = await board.seeds();
  await page.reload();
  await board.isReady();
  expect(await board.turns()).toEqual(turns);
  expect(await board.seeds()).toEqual(seeds);
  await board.button("Undo").click();
  await page.reload();
  await board.isReady();
  expect(await board.turns(), "what was taken back is still there").toHaveLength(3);
  await expect(board.button("Redo")).toBeEnabled();
});

test("a game that was kept badly does not break the page", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.sow("C");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.length).toBeGreaterThan(0);
  for (const rubbish of ["", "{", "null", '{"game":"oware"}', "[1,2,3]", '"oware"']) {
    await page.evaluate(
      ([keys, rubbish]) => keys.forEach((key) => localStorage.setItem(key, rubbish)),
      [keys, rubbish] as const,
    );
    await page.reload();
    await board.isReady();
    await expect(board.playable).toHaveCount(6);
  }
});

test("a browser that keeps nothing still plays", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const board = await Board.open(page, "oware");
  await board.sow("C");
  expect(await board.turns()).toEqual(["C"]);
});

test("back from another page, the board is as it was and can be played", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.sow("C");
  const picture = await board.picture();
  await page.goto("about:blank");
  await page.goBack();
  await board.isReady();
  expect(await board.turns()).toEqual(["C"]);
  await expect.poll(() => board.changesSince(picture)).toBe(0);
  await board.listen();
  await board.sow("d");
  expect(await board.turns()).toEqual(["C", "d"]);
});

test("a page that comes back from the cache draws itself anew", async ({ page }) => {
  const board = await Board.open(page, "oware");
  const picture = await board.picture();
  await board.canvas.evaluate((canvas: HTMLCanvasElement) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    // What browsers do that free the pictures of the pages they keep.
    canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await board.changesSince(picture)).toBe(0);
});

test("while no frame is drawn, in a hidden tab, the showing waits", async ({ page }) => {
  const board = await Board.open(page, "oware", "0.5");
  await board.pit("C").click();
  await expect(board.button("Pause")).toBeEnabled();
  // Longer than the turn takes to be shown.
  await page.evaluate(() => {
    const end = performance.now() + 5000;
    while (performance.now() < end);
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(board.button("Pause")).toBeEnabled({ timeout: 1000 });
  await board.button("To the end of the turn").click();
  await expect(board.playable.first()).toBeVisible();
});

/** `lose()` in the page empties all canvases: when a context is lost, so are the others. */
const makeLosable = (page: Page) =>
  page.addInitScript(() => {
    const canvases: HTMLCanvasElement[] = [];
    const create = document.createElement.bind(document);
    const createElement = (name: string) => {
      const made = create(name);
      if (made instanceof HTMLCanvasElement) canvases.push(made);
      return made;
    };
    const lose = () => {
      for (const canvas of canvases) canvas.getContext("2d")?.reset();
      return canvases.length;
    };
    Object.assign(document, { createElement });
    Object.assign(window, { lose });
  });

test("a lost canvas is drawn again, with the layers that are not on the page", async ({ page }) => {
  await makeLosable(page);
  const board = await Board.open(page, "omweso");
  const picture = await board.picture();
  const lost = await board.canvas.evaluate((canvas: HTMLCanvasElement) => {
    canvas.dispatchEvent(new Event("contextlost", { cancelable: true }));
    const lost = (window as unknown as { lose: () => number }).lose();
    canvas.dispatchEvent(new Event("contextrestored"));
    return lost;
  });
  expect(lost, "the canvas, the ground and the still layer").toBeGreaterThan(2);
  await expect.poll(() => board.changesSince(picture)).toBe(0);
});

test("a board that begins hidden has names when it is shown, and a picture", async ({ page }) => {
  await embed(page, { game: "oware" });
  await page.evaluate(() => {
    const place = document.createElement("section");
    place.className = "late";
    place.hidden = true;
    const board = document.createElement("mancala-board");
    board.setAttribute("game", "omweso");
    place.append(board);
    document.querySelector("main")?.append(place);
    return new Promise((resolve) => board.addEventListener("mancala-ready", resolve));
  });
  const board = new Board(page, "section.late mancala-board");
  await page.locator("section.late").evaluate((place) => place.removeAttribute("hidden"));
  await expect(board.pits).toHaveCount(32);
  const names = await board.pits.evaluateAll((pits) => pits.map((pit) => pit.ariaLabel ?? ""));
  expect(names.every((name) => /pit \w, /.test(name))).toBe(true);
  await expect(board.playable.first()).toBeVisible();
  expect((await board.picture()).length).toBeGreaterThan(10_000);
});

test("a place that changes its width makes no error in the host's page", async ({ page }) => {
  await page.addInitScript(() => {
    const errors: string[] = [];
    addEventListener("error", ({ message }) => errors.push(message));
    Object.assign(window, { errors });
  });
  const board = await embed(page, { game: "omweso" });
  const heights = new Set<number>();
  for (const width of [700, 600, 420, 340, 700]) {
    await page.locator("main").evaluate((main, width) => {
      main.style.inlineSize = `${width}px`;
    }, width);
    await board.picture();
    heights.add((await board.canvas.boundingBox())?.height ?? 0);
  }
  expect(heights.size, "the board follows").toBe(4);
  const errors = await page.evaluate(() => (window as unknown as { errors: string[] }).errors);
  expect(errors).toEqual([]);
});

/** Counts in the page how often a canvas on it gets a size, and the bitmaps that are not closed. */
const countPaintings = (page: Page) =>
  page.addInitScript(() => {
    const made = { sizes: 0, bitmaps: 0 };
    const { prototype } = OffscreenCanvas;
    const transfer = Reflect.get(prototype, "transferToImageBitmap");
    const close = Reflect.get(ImageBitmap.prototype, "close");
    Object.assign(prototype, {
      transferToImageBitmap(this: OffscreenCanvas) {
        made.bitmaps += 1;
        return transfer.call(this);
      },
    });
    Object.assign(ImageBitmap.prototype, {
      close(this: ImageBitmap) {
        if (this.width > 0) made.bitmaps -= 1;
        close.call(this);
      },
    });
    const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
    Object.defineProperty(HTMLCanvasElement.prototype, "width", {
      ...width,
      set(this: HTMLCanvasElement, value: number) {
        if (this.isConnected) made.sizes += 1;
        width?.set?.call(this, value);
      },
    });
    Object.assign(window, { made });
  });

const paintings = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { made: { sizes: number; bitmaps: number } }).made,
  }));

test("a board is painted once, and what it was painted from is let go with its size", async ({
  page,
}) => {
  await countPaintings(page);
  const board = await embed(page, { game: "omweso" });
  await board.picture();
  const first = await paintings(page);
  expect(first.sizes).toBe(1);
  for (const width of [600, 380, 720]) {
    await page.locator("main").evaluate((main, width) => {
      main.style.inlineSize = `${width}px`;
    }, width);
    await board.picture();
  }
  expect(await paintings(page)).toEqual({ sizes: first.sizes + 3, bitmaps: first.bitmaps });
  await board.element.evaluate((element) => element.remove());
  await expect.poll(async () => (await paintings(page)).bitmaps).toBeLessThanOrEqual(0);
});

const HOSTS = {
  "under a folder of any host": SUB_PATH,
  "under a strict security policy": STRICT_PATH,
};

for (const [name, path] of Object.entries(HOSTS)) {
  test(name, async ({ page, site }) => {
    await page.goto(site.origin + encodeURI(path));
    await page.getByRole("link", { name: /Oware/ }).click();
    const board = new Board(page);
    await board.isReady();
    await board.setSpeed("instant");
    await board.sow("C");
    expect(await board.turns()).toEqual(["C"]);
  });
}

test("an address that names no screen shows the games", async ({ page }) => {
  for (const hash of ["#/nowhere", "#/play/chess", "#/play/oware/7", "#<script>"]) {
    await page.goto("about:blank");
    await page.goto(`./${hash}`);
    await expect(page.getByRole("link", { name: /Omweso/ })).toBeVisible();
  }
});

test.describe("when the engine cannot be fetched", () => {
  test.use({ expectedTrouble: /wasm|LoadError|Failed to load resource/i });

  test("the board says so, and tries again when asked", async ({ page }) => {
    let isBroken = true;
    await page.route("**/*.wasm", (route) =>
      isBroken ? route.fulfill({ status: 503, body: "gone" }) : route.continue(),
    );
    await page.goto("./#/play/oware");
    const board = new Board(page);
    await expect(board.sentence).toContainText("could not be loaded");
    isBroken = false;
    await board.button("Try again").click();
    await board.isReady();
    await expect(board.playable).toHaveCount(6);
  });
});

test.describe("when the engine stops by a mistake of ours", () => {
  test.use({ expectedTrouble: /engine stopped|unreachable|SpentError/i });

  test("the board says so, and goes on where it was", async ({ page }) => {
    const engine = await makeMortal(page);
    const board = await Board.open(page, "oware");
    await board.sow("C");
    await board.sow("d");
    const seeds = await board.seeds();
    await engine.arm();
    await board.pit("F").click();
    await expect(board.sentence).toContainText("mistake of ours");
    expect((await board.told()).errors).toMatchObject([{ code: "engine-dead" }]);
    await expect(board.playable, "nothing goes on before somebody answers").toHaveCount(0);
    await board.button("Start again here").click();
    await expect(board.playable.first()).toBeVisible();
    expect(await board.seeds()).toEqual(seeds);
    await board.sow("F");
    expect(await board.turns()).toEqual(["C", "d", "F"]);
  });

  test("nobody may move before the fresh engine is there", async ({ page }) => {
    const engine = await makeMortal(page);
    const board = await Board.open(page, "oware");
    const release = await hold(page, "**/spare-*.js");
    await engine.arm();
    await board.pit("C").click();
    await board.button("Start again here").click();
    await expect(board.sentence).not.toContainText("mistake of ours");
    await expect(board.playable).toHaveCount(0);
    // Whatever is done meanwhile comes to nothing, and says nothing wrong.
    await board.pit("C").click({ force: true });
    await board.call((element) => element.setAttribute("flip", "on"));
    await expect(board.playable).toHaveCount(0);
    release();
    await expect(board.playable).toHaveCount(6);
    await board.sow("C");
    expect(await board.turns()).toEqual(["C"]);
    expect((await board.told()).errors).toHaveLength(1);
  });

  test("when it stops again, the page is to be loaded again, and the game is still there", async ({
    page,
  }) => {
    const engine = await makeMortal(page);
    const board = await Board.open(page, "oware");
    await board.sow("C");
    await engine.arm();
    await board.pit("d").click();
    await board.button("Start again here").click();
    await expect(board.playable.first()).toBeVisible();
    await engine.arm();
    await board.pit("d").click();
    await board.button("Start again here").click();
    await expect(board.sentence).toContainText("Load the page again");
    expect((await board.told()).errors.at(-1)).toMatchObject({ code: "engine-spent" });
    await board.button("Load the page again").click();
    await expect(board.playable.first()).toBeVisible();
    await board.sow("d");
    expect(await board.turns()).toEqual(["C", "d"]);
  });

  test("another board on the page goes on by itself", async ({ page }) => {
    const engine = await makeMortal(page);
    const board = await embed(page, { game: "oware", moves: "C", speed: "instant" });
    const guilty = await embedBeside(page, { game: "omweso", speed: "instant" });
    const innocent = new Board(page, "mancala-board:not(#other)");
    await engine.arm();
    await guilty.call((element) => element.play("K"));
    await expect(guilty.sentence).toContainText("mistake of ours");
    // Whatever is asked of it meanwhile is done as well.
    await innocent.call((element) => element.play("d"));
    await expect.poll(() => innocent.turns()).toEqual(["C", "d"]);
    await expect(innocent.sentence).toContainText("South to move");
    await innocent.sow("F");
    expect(await innocent.turns()).toEqual(["C", "d", "F"]);
    await guilty.button("Start again here").click();
    await expect(guilty.playable.first()).toBeVisible();
    await guilty.sow("K");
    expect((await board.told()).errors.map(({ code }) => code)).toEqual(["engine-dead"]);
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no seed flies, and every lap can be stepped", async ({ page }) => {
    const board = await Board.open(page, "omweso", "0.25");
    await board.pit("K").click();
    await expect(board.button("Pause")).toBeEnabled();
    await board.button("Pause").click();
    const pictures = new Set<string>();
    while (await board.button("Go on").count()) {
      pictures.add((await board.picture()).toString("base64"));
      await board.button("On one lap").click();
    }
    expect(pictures.size).toBeGreaterThan(1);
    await expect(board.playable.first()).toBeVisible();
  });

  test("between two steps the picture stands still", async ({ page }) => {
    const board = await Board.open(page, "omweso", "0.25");
    await board.pit("K").click();
    // A step may come between the two; of a seed that flies no two pictures are the same.
    const standsStill = async () => (await board.picture()).equals(await board.picture());
    await expect.poll(standsStill).toBe(true);
  });
});
