import { Board } from "../support/board.ts";
import { embed, embedBeside } from "../support/boards.ts";
import { before } from "../support/fixtures.ts";
import { focusOf } from "../support/focus.ts";
import { Listening } from "../support/listening.ts";
import { expect, test } from "../support/page.ts";

const choice = { game: "omweso", position: before("omweso", "mid-turn choice reversed") };

test("the board is one tab stop, named, and arrows move inside it", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await expect(board.grid.locator("button[tabindex='0']")).toHaveCount(1);
  await expect(board.pits).toHaveCount(32);
  await board.pit("K").focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.pit("L")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(board.pit("D")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(board.pit("C")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(board.pit("A")).toBeFocused();
  await page.keyboard.press("End");
  await expect(board.pit("H")).toBeFocused();
  await expect(board.grid.locator("button[tabindex='0']")).toHaveCount(1);
  await expect(board.canvas).toHaveAttribute("aria-hidden", "true");
});

test.describe("the focus is not lost", () => {
  test("through a turn, an undo and a turned board", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.pit("C").focus();
    await page.keyboard.press("Enter");
    await expect(board.pit("C")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(board.pit("C")).toBeFocused();
    await board.element.evaluate((element) => element.setAttribute("flip", "on"));
    await expect(board.pit("C")).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(board.pit("C")).toBeFocused();
  });

  test("while a turn is shown, and by the end of the game", async ({ page }) => {
    const position = "oware 0x2,8,0x2,1/1x4,2,3 s 14,16";
    const board = await embed(page, { game: "oware", position, speed: "8" });
    await board.pit("C").focus();
    await page.keyboard.press("Enter");
    await expect(board.pit("C")).toBeFocused();
    await expect(board.sentence).toContainText("wins");
    await expect(board.pit("C")).toBeFocused();
  });

  test("when the page tells the result, and when one goes back to the board", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.button("Resign").press("Enter");
    await expect(board.element.getByRole("group", { name: /resign/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(board.sentence).toContainText("gave up");
    await expect(page.getByRole("heading", { name: "North wins" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(board.pits.and(page.locator(":focus"))).toHaveCount(1);
  });

  test("when a dialog or the explanation is closed", async ({ page }) => {
    const board = await embed(page, { game: "bao-kigogo", moves: "M", speed: "instant" });
    await board.pit("F").focus();
    await page.keyboard.press("?");
    await expect(board.element.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(board.pit("F")).toBeFocused();
    await board.button("Explain").press("Enter");
    await expect(board.element.getByRole("heading", { name: "South plays M" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(board.button("Explain")).toBeFocused();
  });

  test("when a question goes that was asked beside the board", async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await board.button("Resign").press("Enter");
    await expect(board.element.getByRole("group", { name: /resign/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(board.pits.and(page.locator(":focus"))).toHaveCount(1);
  });

  test("when the question is put in another language, or not at all", async ({ page }) => {
    const board = await embed(page, { ...choice, speed: "instant" });
    await board.pit("C").focus();
    await page.keyboard.press("Enter");
    const answers = board.element.getByRole("button", { name: /lockwise, to/ });
    await expect(answers.first()).toBeFocused();
    for (const lang of ["fr", "en"]) {
      await board.element.evaluate((element, lang) => element.setAttribute("lang", lang), lang);
      await expect(board.element.locator("[class=answer]").first()).toBeFocused();
    }
    await board.element.evaluate((element) => element.setAttribute("mode", "watch"));
    await expect(board.pit("C")).toBeFocused();
  });

  test("with the part that has it: another mode, fewer controls, another game", async ({
    page,
  }) => {
    const board = await embed(page, { game: "oware", moves: "C d" });
    const set = (name: string, value: string) =>
      board.call(
        (element, [name, value]) => element.setAttribute(name ?? "", value ?? ""),
        [name, value],
      );
    const isOnBoard = () =>
      expect(board.pits.and(page.locator(":focus")), "a pit has it").toHaveCount(1);
    await board.button("Agree to end").focus();
    await set("mode", "watch");
    await isOnBoard();
    await board.button("Watch").focus();
    await set("mode", "play");
    await isOnBoard();
    await board.button("Keys").focus();
    await set("controls", "minimal");
    await isOnBoard();
    await board.element.getByRole("combobox", { name: "Speed" }).focus();
    await set("controls", "none");
    await isOnBoard();
    await set("game", "omweso");
    await isOnBoard();
    await set("controls", "full");
    await board.element.getByRole("group", { name: "Turns" }).getByRole("button").first().focus();
    await set("mode", "static");
    await isOnBoard();
  });
});

test.describe("without the rules", () => {
  test.use({ expectedTrouble: /./ });

  test("trying again keeps the focus, and gives it to the board", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./#/play/oware");
    const board = new Board(page);
    await board.button("Try again").focus();
    await page.keyboard.press("Enter");
    await expect(board.sentence).toContainText("could not be loaded");
    await expect(board.button("Try again")).toBeFocused();
    await page.unroute("**/*.wasm");
    await page.keyboard.press("Enter");
    await expect(board.pits.and(page.locator(":focus"))).toHaveCount(1);
  });
});

for (const [width, height] of [
  [390, 660],
  [1280, 700],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });

    for (const address of ["./", "./#/play/omweso", "./#/new/oware", "./#/analyse/oware"]) {
      test(`whatever has the focus is seen: ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole(address === "./" ? "link" : "button").nth(3)).toBeVisible();
        for (let stop = 0; stop < 80; stop += 1) {
          await page.keyboard.press("Tab");
          const focus = await focusOf(page);
          if (focus === null) {
            expect(stop, "there was something").toBeGreaterThan(5);
            return;
          }
          expect(focus).toMatchObject({ isShown: true, isFree: true });
        }
      });
    }

    test("and so is every pit", async ({ page }) => {
      const board = await Board.open(page, "bao-kigogo");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await board.pit("A").focus();
      for (const letter of "AXBWCVDUETFSGRHQIPJOKNLM") {
        await page.keyboard.press(letter);
        await expect(board.pit(letter)).toBeFocused();
        expect(await focusOf(page), letter).toMatchObject({ isShown: true, isFree: true });
      }
    });
  });
}

test("the ring of the focus leaves the count free", async ({ page }) => {
  const board = await embed(page, { game: "omweso", mode: "static" });
  const plaque = async () => {
    const box = await board.pit("L").boundingBox();
    const { x = 0, y = 0, width = 0 } = box ?? {};
    const clip = { x: x + 0.86 * width, y: y - 0.1 * width, width: 10, height: 10 };
    return page.screenshot({ clip });
  };
  await board.pit("A").focus();
  const before = await plaque();
  await board.pit("K").focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.pit("L")).toBeFocused();
  expect((await plaque()).equals(before)).toBe(true);
});

test("no key of the board scrolls the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const board = await embed(page, { ...choice, speed: "instant" }, 390);
  await board.pit("C").focus();
  await page.evaluate(() => scrollTo(0, 60));
  const isStill = async (keys: readonly string[]) => {
    const before = await page.evaluate(() => scrollY);
    for (const key of keys) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => scrollY), key).toBe(before);
    }
  };
  // Where the focus cannot go on it stays, and the page too.
  await board.pit("I").focus();
  await isStill(["ArrowLeft", "Home", ",", ".", "0", "x"]);
  await board.pit("C").focus();
  await page.keyboard.press("Space");
  await expect(board.answer("Counter-clockwise")).toBeFocused();
  await isStill(["ArrowRight", "ArrowDown", "Home", "End", "ArrowUp", "Escape"]);
});

test("keys act on the board that has the focus, and on no other", async ({ page }) => {
  const attributes = { game: "oware", moves: "C d", speed: "instant" };
  await embed(page, attributes);
  const one = new Board(page, "mancala-board:not(#other)");
  const other = await embedBeside(page, attributes);
  await other.pit("A").focus();
  for (const key of ["Enter", "Control+z", "b", "Enter"]) await page.keyboard.press(key);
  expect(await other.turns()).toEqual(["C", "d", "B"]);
  await page.keyboard.press(",");
  await page.keyboard.press("?");
  await expect(other.element.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await one.turns()).toEqual(["C", "d"]);
  expect(await one.element.evaluate((element: HTMLElement & { ply: number }) => element.ply)).toBe(
    2,
  );
  await expect(one.element.getByRole("dialog")).toBeHidden();
});

test("a turn that is shown is told once, in sentences, when it is over", async ({ page }) => {
  const board = await embed(page, { game: "omweso", speed: "8" });
  const listening = await Listening.to(board);
  await board.pit("K").focus();
  await page.keyboard.press("Enter");
  await expect(board.sentence).toContainText("South sows four from K.");
  expect(await listening.messages()).toEqual([
    expect.stringMatching(/^South sows four from K\. .*North to move\.$/),
  ]);
});
