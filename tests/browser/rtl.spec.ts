// A language that is written from right to left: words and bars are mirrored, the board and its notation are not.
import type { Locator } from "@playwright/test";
import { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";
import { lackOfRoom } from "../support/room.ts";
import { writeFromRight } from "../support/rtl.ts";

const middle = async (locator: Locator): Promise<number> => {
  const { x, width } = (await locator.boundingBox()) ?? { x: NaN, width: NaN };
  return x + width / 2;
};

/** Whether these lie one after the other from left to right. */
async function areInOrder(...locators: Locator[]): Promise<boolean> {
  const places = await Promise.all(locators.map(middle));
  return places.every((place, index) => index === 0 || (places[index - 1] ?? NaN) < place);
}

const scaleOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element.querySelector("svg") ?? element).scale);

test.describe("a language that is written from right to left", () => {
  test.beforeEach(({ page }) => writeFromRight(page));

  test("mirrors the page, its bars and lists, and no board", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    const menu = page.getByRole("navigation");
    expect(await areInOrder(menu, page.getByRole("link", { name: "Empiki" }))).toBe(true);
    expect(await areInOrder(board.button("Keys"), board.button("Redo"), board.button("Undo"))).toBe(
      true,
    );
    expect(await scaleOf(board.button("Undo")), "back is to the right").toBe("-1 1");
    expect(await scaleOf(board.button("Agree to end")), "a tick is a tick").toBe("none");
    const turns = board.element.getByRole("group", { name: "Turns" });
    expect(await areInOrder(turns, board.grid.getByRole("button").first())).toBe(true);
    expect(await areInOrder(turns.getByRole("button", { name: "C" }), turns.getByText("1."))).toBe(
      true,
    );
    expect(await areInOrder(board.pit("A"), board.pit("B"), board.pit("F"))).toBe(true);
    expect(await areInOrder(board.pit("f"), board.pit("a"))).toBe(true);
  });

  test("lets time run from left to right, as its arrows do", async ({ page }) => {
    const board = await Board.open(page, "oware");
    expect(
      await areInOrder(
        board.button("To the start of the turn"),
        board.button("Back one seed"),
        board.button("On one seed"),
        board.button("To the end of the turn"),
      ),
    ).toBe(true);
  });

  test("moves by arrows as the eye does", async ({ page }) => {
    const board = await embed(page, { game: "oware", moves: "C d A", speed: "instant" });
    await board.pit("B").focus();
    await page.keyboard.press("ArrowRight");
    await expect(board.pit("C")).toBeFocused();
    const turns = board.element.getByRole("group", { name: "Turns" });
    const turn = (name: string) => turns.getByRole("button", { name, exact: true });
    await turn("A").focus();
    await page.keyboard.press("ArrowRight");
    await expect(turn("d")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(turn("A")).toBeFocused();
  });

  test("mirrors dialogs, and writes turns as the notation does", async ({ page }) => {
    const board = await embed(page, { game: "omweso", moves: "K k" });
    await board.button("Keys").click();
    const dialog = board.element.getByRole("dialog");
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    expect(await areInOrder(board.button("Close"), dialog.getByText("sow the pit"))).toBe(true);
    await page.keyboard.press("Escape");
    const turn = board.element
      .getByRole("group", { name: "Turns" })
      .getByText("k", { exact: true });
    expect(await turn.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  });

  for (const width of [320, 390, 768]) {
    test(`has its room at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of ["./", "./#/play/omweso", "./#/new/oware", "./#/analyse/oware"]) {
        await page.goto("about:blank");
        await page.goto(address);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await lackOfRoom(page), address).toEqual([]);
      }
    });
  }
});

test("a board takes the direction of its language, not that of the page around it", async ({
  page,
}) => {
  const board = await embed(page, { game: "oware", speed: "instant" });
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await areInOrder(board.button("Undo"), board.button("Keys"))).toBe(true);
  expect(await areInOrder(board.pit("A"), board.pit("F"))).toBe(true);
  await board.sow("C");
  expect(await board.turns()).toEqual(["C"]);
});
