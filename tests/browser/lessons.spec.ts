// Lessons on the page: every course from its first lesson to its last game, by mouse, by keys and by what is heard; what is
// said of wrong tries; hints, the solution, skipping and coming back.
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { GAMES, turnsAt, type GameId } from "../support/games.ts";
import {
  byKeys,
  byMouse,
  byName,
  courseOf,
  english,
  lessonOf,
  LessonPage,
  unforeseen,
} from "../support/lessons.ts";
import { expect, test } from "../support/page.ts";

const ways = [
  ["by mouse", byMouse],
  ["by keys", byKeys],
  ["through the accessibility tree", byName],
] as const;

/** A lesson that is opened with the showing at once. */
async function open(page: Page, game: GameId, id: string): Promise<LessonPage> {
  const lesson = new LessonPage(page);
  await lesson.open(game, `${game}-${id}`);
  await lesson.board.setSpeed("instant");
  await lesson.board.listen();
  return lesson;
}

/** How many lessons of a course are marked as done. */
async function doneOf(page: Page, game: GameId): Promise<number> {
  await page.goto(`./#/learn/${game}`);
  await page.getByRole("list").first().waitFor();
  return page.getByRole("listitem").filter({ hasText: "done" }).count();
}

for (const game of GAMES) {
  const { lessons } = courseOf(game);
  for (const [way, press] of ways) {
    test(`the whole course of ${game} is done ${way}`, async ({ page }) => {
      test.slow();
      const lesson = new LessonPage(page, press);
      await lesson.open(game, lessons[0]?.id ?? "");
      await lesson.board.setSpeed("instant");
      for (const { title, task, solutions, done, level } of lessons) {
        await expect(lesson.task).toHaveText(english(task));
        await expect(page).toHaveTitle(new RegExp(`^${english(title)} · `));
        if (level !== undefined) break;
        for (const turn of solutions[0] ?? []) {
          // The other side may have to play first.
          await expect(lesson.board.playable.first()).toBeAttached();
          await lesson.play(turn);
        }
        await expect(lesson.told).toHaveText(`Right! ${english(done)}`);
        await lesson.press("Next lesson");
      }
      expect(await doneOf(page, game)).toBe(lessons.length - 1);
    });
  }

  test(`every wrong try of ${game} is explained, with its rule`, async ({ page }) => {
    test.slow();
    const lesson = await open(page, game, lessons[0]?.id.slice(game.length + 1) ?? "");
    for (const { id, wrong } of lessons) {
      for (const { turn, rule, says } of wrong) {
        await lesson.board.call((board, id) => board.setAttribute("lesson", id), id);
        await expect(lesson.board.element).toHaveAttribute("lesson", id);
        await expect(lesson.told).not.toContainText("Not yet");
        // The other side may have to play first.
        await expect(lesson.board.playable.first()).toBeAttached();
        await lesson.tryTurn(turn);
        await expect(lesson.told, `${id}: ${turn}`).toContainText(english(says));
        await expect(lesson.told, `${id}: ${turn}`).toContainText(rule);
        if (await lesson.button("Try again").isVisible()) await lesson.press("Try again");
        else await lesson.board.call((board) => board.reset());
      }
    }
  });

  test(`the last lesson of ${game} is a game against the weakest level`, async ({ page }) => {
    test.setTimeout(120_000);
    const last = lessons.at(-1);
    const lesson = await open(page, game, last?.id.slice(game.length + 1) ?? "");
    const onward = page.getByRole("link", { name: "Play a game" });
    for (let turn = 0; turn < 400; turn += 1) {
      await expect(lesson.board.playable.first().or(onward)).toBeVisible();
      if (await onward.isVisible()) break;
      const name = await lesson.board.playable.last().getAttribute("aria-label");
      await lesson.play(/pit (\w)/.exec(name ?? "")?.[1] ?? "");
    }
    await expect(lesson.told).toContainText(/^(You won!|You lost this time\.|Nobody won\.) \S/);
    await expect(lesson.told).toContainText(last ? english(last.done) : "");
  });
}

test("a try that no one foresaw is explained from what happened and what is missing", async ({
  page,
}) => {
  const { lesson: chosen, turn } = unforeseen("omweso");
  const lesson = await open(page, "omweso", chosen.id.slice("omweso-".length));
  await lesson.play(turn);
  await expect(lesson.told).toContainText(/^Not yet\. .*the goal is at least \d/);
  await expect(lesson.told).toContainText(/omweso-[a-z-]+$/);
});

test("hints come in two strengths; the strong one rings its pits", async ({ page }) => {
  const lesson = await open(page, "omweso", "first-sowing");
  const hints = courseOf("omweso").lessons[0]?.hints ?? [];
  await lesson.press("Hint");
  await expect(lesson.told).toContainText(hints[0] ? english(hints[0].says) : "");
  const before = await lesson.board.picture();
  await lesson.press("Stronger hint");
  await expect(lesson.told).toContainText(hints[1] ? english(hints[1].says) : "");
  expect(await lesson.board.changesSince(before)).toBeGreaterThan(0);
  await expect(lesson.button("Stronger hint")).toBeHidden();
  await expect(lesson.button("Show me")).toBeVisible();
});

test("the solution is shown from the start, and nobody plays meanwhile", async ({ page }) => {
  const lesson = await open(page, "oware", "patience");
  await lesson.press("Show me");
  await expect(lesson.told).toContainText("This is one way.");
  const { solutions } = lessonOf("oware", "patience");
  const turns = await lesson.board.turns();
  expect(turns.filter((_, index) => index % 2 === 0)).toEqual(solutions[0]);
  await lesson.press("Try again");
  await expect(lesson.board.playable.first()).toBeAttached();
  expect(await lesson.board.turns()).toEqual([]);
});

test("a turn is taken back as in any game, and what was said goes with it", async ({ page }) => {
  const lesson = await open(page, "omweso", "first-sowing");
  const { position, solutions } = lessonOf("omweso", "first-sowing");
  const [[right = ""] = []] = solutions;
  const wrong = turnsAt(position).find((turn) => turn !== right && turn.length === 1) ?? "";
  await lesson.play(wrong);
  await expect(lesson.told).toContainText("Not yet.");
  await page.keyboard.press("Control+z");
  await expect(lesson.told).toHaveText("Choose a ringed pit to sow it.");
  await lesson.play(right);
  await expect(lesson.told).toContainText("Right!");
});

test("lessons are skipped and come back to as one likes; what is done stays done", async ({
  page,
}) => {
  const lesson = await open(page, "bao-kigogo", "first-sowing");
  const { lessons } = courseOf("bao-kigogo");
  await lesson.press("Skip");
  await expect(lesson.task).toHaveText(lessons[1] ? english(lessons[1].task) : "");
  await expect(lesson.task.locator("..").getByText("Lesson 2 of")).toBeVisible();
  await expect(lesson.task, "who asked for it reads it").toBeFocused();
  await expect(page).toHaveURL(/#\/learn\/bao-kigogo\/last-seed$/);
  for (const turn of lessons[1]?.solutions[0] ?? []) await lesson.play(turn);
  await expect(lesson.told).toContainText("Right!");
  await page.goBack();
  await expect(lesson.task).toHaveText(lessons[0] ? english(lessons[0].task) : "");
  expect(await doneOf(page, "bao-kigogo")).toBe(1);
  await page.reload();
  expect(await doneOf(page, "bao-kigogo")).toBe(1);
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(lesson.task).toHaveText(lessons[0] ? english(lessons[0].task) : "");
});

test("one's own pits stay one's own, and nothing tells where a turn ends", async ({ page }) => {
  const lesson = await open(page, "omweso", "first-sowing");
  await expect(lesson.board.pit("N")).toHaveAccessibleName(/^your pit N, /);
  await lesson.board.pit("N").hover();
  const before = await lesson.board.element.screenshot();
  await lesson.board.pit("D").hover();
  await lesson.board.pit("N").hover();
  expect(await lesson.board.element.screenshot()).toEqual(before);
  await lesson.play("N");
  await expect(lesson.told).toContainText("Not yet.");
  await expect(lesson.board.pit("N")).toHaveAccessibleName(/^your pit N, /);
  await expect(lesson.board.pit("a")).toHaveAccessibleName(/^opponent’s pit a, /);
});

test("the explanation of a try goes with it", async ({ page }) => {
  const lesson = await open(page, "omweso", "first-sowing");
  await lesson.play("N");
  await expect(lesson.told).toContainText("Not yet.");
  await lesson.board.button("Explain").click();
  const explanation = lesson.board.element.locator(".explanation");
  await expect(explanation).toBeVisible();
  await lesson.press("Try again");
  await expect(explanation).toHaveCount(0);
  await expect(lesson.board.playable.first()).toBeAttached();
});

test("who reads the rule of a wrong try comes back to the try", async ({ page }) => {
  const lesson = await open(page, "omweso", "first-sowing");
  await lesson.play("N");
  await expect(lesson.told).toContainText("Not yet.");
  await lesson.told.getByRole("link").click();
  await expect(page).toHaveURL(/#\/rules\/omweso/);
  await page.goBack();
  await expect(lesson.told).toContainText("Not yet.");
  await lesson.press("Try again");
  await expect(lesson.board.playable.first()).toBeAttached();
  await lesson.play("J");
  await expect(lesson.told).toContainText("Right!");
});

test("the page hears how far the lesson is", async ({ page }) => {
  const lesson = await open(page, "oware", "first-sowing");
  await page.evaluate(() => {
    const heard: unknown[] = [];
    document.addEventListener("mancala-lesson", (event) =>
      heard.push((event as CustomEvent).detail),
    );
    Object.assign(window, { heard });
  });
  await lesson.play("C");
  await expect(lesson.told).toContainText("Right!");
  await lesson.press("Next lesson");
  await expect(lesson.task).toContainText("pit F");
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    { id: "oware-first-sowing", step: 1, done: true },
    { id: "oware-last-seed", step: 0, done: false },
  ]);
});

test.describe("where the browser keeps nothing", () => {
  test("lessons are done all the same", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    const lesson = await open(page, "oware", "first-sowing");
    await lesson.play("C");
    await expect(lesson.told).toContainText("Right!");
    expect(await doneOf(page, "oware"), "as long as the page is there").toBe(1);
  });
});

test("a lesson that is not there is told, and leads back to the course", async ({ page }) => {
  await page.goto("./#/learn/oware/nothing");
  await expect(page.getByText("There is no lesson “oware-nothing”.")).toBeVisible();
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn Oware");
});

for (const scheme of ["light", "dark"] as const) {
  test(`nothing keeps anybody out (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("./#/learn/omweso");
    await page.getByRole("list").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const lesson = await open(page, "omweso", "first-sowing");
    expect(await axeFindings(page)).toEqual([]);
    await lesson.press("Hint");
    for (const turn of courseOf("omweso").lessons[0]?.solutions[0] ?? []) await lesson.play(turn);
    await expect(lesson.told).toContainText("Right!");
    await lesson.board.element.getByText("The rules you have used").click();
    expect(await axeFindings(page)).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`nothing scrolls sideways at ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["learn", "learn/omweso", "learn/bao-kigogo/first-sowing"]) {
      await page.goto(`./#/${address}`);
      await page.locator(".learn-list, .lesson-task").first().waitFor();
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over, address).toBeLessThanOrEqual(0);
    }
  });
}

test("a text in another language than the page's is marked as such", async ({ page }) => {
  const french = { fr: "Club de mancala" };
  const [first] = courseOf("oware").lessons;
  const course = { ...courseOf("oware"), id: "club", title: french, lessons: [first] };
  const data = `p${Buffer.from(JSON.stringify(course)).toString("base64url")}`;
  await page.goto(`./#/learn/own/${data}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(french.fr);
  await expect(heading).toHaveAttribute("lang", "fr");

  await page.goto("./#/learn/oware");
  await expect(heading).not.toHaveAttribute("lang");
  await expect(page.locator(".learn-list [lang]")).toHaveCount(0);
});

test.describe("in a language that the courses have not", () => {
  test.use({ locale: "ar-XB" });

  test("their lists are marked as English", async ({ page }) => {
    await page.goto("./#/learn/oware");
    const { lessons } = courseOf("oware");
    await expect(page.locator(".learn-list [lang=en]")).toHaveCount(2 * lessons.length);
  });
});
