// What is painted again and again must look as it does when it is painted once.
import type { Page } from "@playwright/test";
import type { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { GAMES, type GameId } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

type Keeping = HTMLElement & { saved: unknown; load(saved: unknown): void };

// Nothing lies on whole pixels by itself.
const WIDTH = 591;
test.use({ deviceScaleFactor: 1.5 });

const open = (page: Page, game: GameId): Promise<Board> =>
  embed(page, { game, speed: "instant" }, WIDTH);

/** What has the focus is pointed at. */
async function picture(board: Board): Promise<Buffer> {
  await board.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return board.picture();
}

for (const game of GAMES) {
  test(`${game}: after twenty turns it is as freshly drawn, to the pixel`, async ({ page }) => {
    const played = await open(page, game);
    await played.sowAny(18);
    await played.setSpeed("8"); // seed by seed
    await played.sowAny(1);
    await played.setSpeed("instant");
    await played.sowAny(1);
    await expect.poll(() => played.turns()).toHaveLength(20);
    const saved = await played.element.evaluate((element: Keeping) => element.saved);

    const fresh = await open(await page.context().newPage(), game);
    await fresh.element.evaluate((element: Keeping, saved) => element.load(saved), saved);
    expect(await fresh.turns()).toHaveLength(20);
    // In another size and back: everything is painted anew.
    for (const width of [WIDTH - 100, WIDTH]) {
      await fresh.page.locator("main").evaluate((main, width) => {
        main.style.inlineSize = `${width}px`;
      }, width);
      await fresh.picture();
    }
    const once = await picture(fresh);
    await expect.poll(async () => (await picture(played)).equals(once)).toBe(true);
  });
}
