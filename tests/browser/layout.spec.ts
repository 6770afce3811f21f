import { Board } from "../support/board.ts";
import { GAMES } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const id of GAMES) {
    test(`${id}: every pit can be hit with a thumb`, async ({ page }) => {
      const board = await Board.open(page, id);
      for (const pit of await board.pits.all()) {
        const box = await pit.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, "nothing sticks out sideways").toBeLessThanOrEqual(390);
      const letter = id === "bao-kigogo" ? "F" : id === "omweso" ? "K" : "C";
      await board.pit(letter).tap();
      expect(await board.turns()).toEqual([letter]);
    });
  }

  for (const id of GAMES) {
    test(`${id}: why a pit may not be played is seen where the finger is`, async ({ page }) => {
      const board = await Board.open(page, id);
      await page.evaluate(() => scrollTo(0, 0));
      const upper = board.pits.filter({ visible: true });
      const boxes = await upper.evaluateAll((pits) =>
        pits.map((pit) => {
          const { x, y, width, height } = pit.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, isOff: pit.ariaDisabled === "true" };
        }),
      );
      const [top] = boxes.filter(({ isOff }) => isOff).sort((a, b) => a.y - b.y);
      await page.touchscreen.tap(top?.x ?? 0, top?.y ?? 0);
      await expect(board.sentence).toContainText(/empty|other player|opponent|belongs/);
      await expect(board.sentence.locator("p").first()).toBeInViewport({ ratio: 1 });
      await expect(board.element.getByText(/to move$/).first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test("touching the board does not stop the page from scrolling", async ({ page }) => {
    const board = await Board.open(page, "bao-kigogo");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: number[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: ys.map((y) => ({ x: 195, y })),
      });
    await touch("touchStart", 700);
    for (let y = 690; y >= 350; y -= 10) await touch("touchMove", y);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(await board.turns(), "a swipe is no turn").toEqual([]);
  });
});

test("nothing moves while the board loads", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  await Board.open(page, "omweso");
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`nothing moves from turn to turn at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const board = await Board.open(page, "omweso");
    const places = () =>
      board.element.evaluate((element) =>
        [".playback", ".message", ".game-bar", ".moves"].map((part) => {
          const { top, height } =
            element.shadowRoot?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          // A list of turns may grow, downwards; the steps may make room for answers.
          return part === ".moves" ? top + scrollY : height > 0 ? [top + scrollY, height] : null;
        }),
      );
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const before = await places();
    for (let turn = 0; turn < 16; turn += 1) {
      if ((await board.playable.count()) === 0) break;
      const seen = await board.turns();
      const pit = board.playable.nth((turn * 5) % (await board.playable.count()));
      await pit.evaluate((button: HTMLElement) => button.click());
      await board.answerAll(seen.length, (answer) =>
        answer.evaluate((button: HTMLElement) => button.click()),
      );
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await places(), (await board.turns()).join(" ")).toEqual(before);
    }
    await expect(board.sentence).not.toBeEmpty();
  });
}

test("a sentence that has no room is a click away, in full", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = await Board.open(page, "oware");
  const position = "oware 4x6/4x5,9,8,7,6,5 q 0,0 foo=1 bar=2";
  await board.call((element, position) => (element.position = position), position);
  // The words of a refusal are fetched when they are wanted first.
  await expect(board.sentence).toContainText("This position cannot be read.");
  const sentence = (await board.sentence.locator("p").first().textContent()) ?? "?";
  await board.button("More").click();
  await expect(board.element.getByRole("dialog")).toContainText(sentence);
});

test("the board follows its container", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  const wide = await board.canvas.boundingBox();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect
    .poll(async () => (await board.canvas.boundingBox())?.width)
    .toBeLessThan(wide?.width ?? 0);
  const canvas = await board.canvas.boundingBox();
  // Buttons lie where the pits are drawn: inside the picture.
  for (const pit of await board.pits.all()) {
    const box = await pit.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual((canvas?.x ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (canvas?.x ?? 0) + (canvas?.width ?? 0) + 1,
    );
  }
});

test("another pixel density draws the picture anew, as sharp as it", async ({ page }) => {
  // The emulated density changes without a word; the browser's own change is told by this query.
  await page.addInitScript(() => {
    const original = matchMedia.bind(window);
    const queries = new EventTarget();
    Object.assign(window, {
      matchMedia: (query: string) => (query.includes("resolution") ? queries : original(query)),
      tellDensity: () => queries.dispatchEvent(new Event("change")),
    });
  });
  const board = await Board.open(page, "oware");
  const size = () => board.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const before = await size();
  const session = await page.context().newCDPSession(page);
  const metrics = { width: 1280, height: 900, mobile: false };
  const setDensity = async (deviceScaleFactor: number) => {
    await session.send("Emulation.setDeviceMetricsOverride", { ...metrics, deviceScaleFactor });
    await page.evaluate(() => (window as unknown as { tellDensity: () => void }).tellDensity());
  };
  await setDensity(2);
  await expect.poll(size).toBe(2 * before);
  await setDensity(1);
  await expect.poll(size).toBe(before);
});
