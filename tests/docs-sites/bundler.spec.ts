import { Board } from "../support/board.ts";
import { expect, test } from "./site.ts";

test.use({ generator: "bundler" });

test("a board of a bundle can be played on, alone too", async ({ page }) => {
  await page.goto("./");
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  await board.sowAny(1);
  const [turn] = await board.turns();
  await expect(page).toHaveTitle(`1: ${turn}`);
  // What thinks comes in files of its own, which the bundler has to bring along.
  await board.call((element) => element.setAttribute("north", "1"));
  await expect.poll(async () => (await board.turns()).length).toBe(2);
});
