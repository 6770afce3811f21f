// A whole game without sight and without a mouse: by roles, names, keys, and what the live region tells.
import { embed } from "../support/boards.ts";
import type { Board } from "../support/board.ts";
import { GAMES, outcomeOf } from "../support/games.ts";
import { Listening } from "../support/listening.ts";
import { expect, test } from "../support/page.ts";

/** Complete sentences, one or more. */
const SENTENCES = /^[A-Z“].*[.?!]$/;

/** Answers whatever is asked, each time the other way, and tells how many questions there were. */
async function answer(board: Board, listening: Listening, told: string[]): Promise<number> {
  const { keyboard } = board.page;
  for (let questions = 0; ; questions += 1) {
    const messages = await listening.messages();
    expect(messages, "one message for what has happened, and no flood").toHaveLength(1);
    told.push(...messages);
    const isWay = messages[0]?.startsWith("Which way?");
    const isManner = messages[0]?.startsWith("How is ");
    if (!isWay && !isManner) return questions;
    const answers = isWay
      ? board.element.getByRole("button", { name: /^(Counter-c|C)lockwise, to/ })
      : board.element.getByRole("group", { name: /^How is/ }).getByRole("button");
    await expect(answers.first()).toBeFocused();
    if (isWay && told.length % 2 === 0) {
      await keyboard.press("ArrowRight");
      await expect(answers.last()).toBeFocused();
    }
    await keyboard.press("Enter");
  }
}

for (const game of GAMES) {
  test(`${game}: a whole game is played by what is heard and by keys`, async ({ page }) => {
    test.slow();
    const board = await embed(page, { game, speed: "instant" });
    const listening = await Listening.to(board);
    await page.keyboard.press("Tab");
    await expect(board.pits.and(page.locator(":focus"))).toHaveAccessibleName(/^your pit/);

    const told: string[] = [];
    let questions = 0;
    let last = "";
    for (let turn = 0; ; turn += 1) {
      const rows = await listening.rows();
      const playable = rows.flat().filter(({ isPlayable }) => isPlayable);
      if (playable.length === 0) break;
      const letters = playable.map(({ letter }) => letter).sort();
      const letter = letters[turn % letters.length] ?? "";
      if (turn % 2 === 0) await listening.jump(letter.toLowerCase());
      else await listening.walk(rows, last, letter);
      await expect(board.pit(letter), "the focus is where it was sent").toBeFocused();
      await page.keyboard.press(turn % 3 === 0 ? "Space" : "Enter");
      questions += await answer(board, listening, told);
      await expect(board.pit(letter), "the focus stays").toBeFocused();
      last = letter;
    }

    expect(told.filter((message) => !SENTENCES.test(message))).toEqual([]);
    if (game === "omweso") expect(questions, "directions were asked").toBeGreaterThan(0);
    const outcome = outcomeOf(game, await board.turns());
    expect(outcome, "the engine has ended the game, too").not.toBeNull();
    expect(told.at(-1)).toContain(outcome);
  });
}
