// Lessons in anybody's site: by address, as JSON in the tag or a fence; what is not there or cannot be read is told.
import type { Page } from "@playwright/test";
import { Board, type BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

const lesson = (id: string, turns = 1) => ({
  id,
  title: `Title of ${id}`,
  task: { en: `Task of ${id}`, fr: `Tâche de ${id}` },
  position: "oware 4x6/4x6 s 0,0",
  goal: { side: "south", turns, reach: { pits: { C: 0 } } },
  hints: [{ says: "Gentle." }, { says: "Strong.", pits: ["C"] }],
  wrong: [{ turn: "A", rule: "oware-one-lap", says: "From A nothing leaves C." }],
  solutions: [["C"]],
  done: "C is empty.",
  rules: ["oware-sowing"],
});

const course = {
  format: 1,
  id: "club",
  game: "oware",
  title: "Club",
  lessons: [lesson("one"), lesson("two")],
};

const SITE = "https://club.example";

/** A site with a board, and the course beside it. */
async function site(
  page: Page,
  hosts: { add: (origin: string, site: object) => Promise<void> },
  tag: string,
) {
  await hosts.add(SITE, {
    pages: { "/": tag },
    head: '<script type="module" src="/lib/define.js"></script>',
    lib: "/lib/",
  });
  await page.route(`${SITE}/lessons.json`, (route) => route.fulfill({ json: course }));
  await page.goto(SITE);
  return new Board(page);
}

const told = (board: Board) => board.element.getByRole("status").first();
const task = (board: Board) =>
  board.element.getByRole("region", { name: "Lesson" }).locator("p").nth(1);

test("a course lives in anybody's site, by its address", async ({ page, hosts }) => {
  const board = await site(
    page,
    hosts,
    '<mancala-board mode="lesson" lesson="lessons.json#two" game="oware"></mancala-board>',
  );
  await expect(task(board)).toHaveText("Task of two");
  await expect(board.button("Skip"), "it was the last").toBeHidden();
  await board.element.evaluate((element) => element.setAttribute("lesson", "lessons.json"));
  await expect(task(board)).toHaveText("Task of one");
  await board.pit("C").click();
  await page.keyboard.press("Escape");
  await expect(told(board)).toHaveText("Right! C is empty.");
  await board.button("Next lesson").click();
  await expect(task(board)).toHaveText("Task of two");
  await expect(board.element).toHaveAttribute("lesson", "lessons.json#two");
});

test("a course stands in the tag, as JSON", async ({ page }) => {
  const board = await embed(page, { mode: "lesson", lesson: JSON.stringify(course), lang: "fr" });
  await expect(board.element.getByText("Tâche de one")).toBeVisible();
  await board.button("Passer").click();
  await expect(board.element.getByText("Tâche de two")).toBeVisible();
});

test("what was tried is there again when the board is moved", async ({ page }) => {
  const board = await embed(page, {
    mode: "lesson",
    lesson: JSON.stringify(course),
    speed: "instant",
  });
  await board.pit("A").click();
  await expect(told(board)).toContainText("From A nothing leaves C.");
  await board.element.evaluate((element) => {
    const place = document.createElement("section");
    document.querySelector("main")?.append(place);
    element.remove();
    setTimeout(() => place.append(element));
  });
  await expect(told(board)).toContainText("From A nothing leaves C.");
  await board.button("Try again").click();
  await expect(board.playable.first()).toBeAttached();
});

test("from the lesson one plays on", async ({ page }) => {
  const board = await embed(page, {
    mode: "lesson",
    lesson: "oware-first-sowing",
    speed: "instant",
  });
  await board.pit("C").click();
  await expect(told(board)).toContainText("Right!");
  await board.element.evaluate((element) => element.setAttribute("mode", "play"));
  await expect(board.element.getByRole("region", { name: "Lesson" })).toBeHidden();
  await board.sow("a");
  expect(await board.turns()).toEqual(["C", "a"]);
});

test("a turn that is played when the try is over is refused, and so is one against the rules", async ({
  page,
}) => {
  const board = await embed(page, {
    mode: "lesson",
    lesson: "oware-first-sowing",
    speed: "instant",
  });
  const refused = async () => (await board.told()).errors.map(({ code }) => code);
  // Why a rule is against it is fetched first.
  await board.call((element) => element.play("a"));
  await expect.poll(refused).toEqual(["bad-turn"]);
  await board.call((element) => element.play("C"));
  await board.call((element) => element.play("a"));
  await expect.poll(refused).toEqual(["bad-turn", "lesson-over"]);
  expect(await board.turns()).toEqual(["C"]);
});

const BAD: [name: string, lesson: string, code: string, words: RegExp][] = [
  ["an id that is none", "oware-nothing", "no-lesson", /oware-nothing/],
  ["a game that is none", "chess-first", "no-lesson", /chess-first/],
  ["nothing", "", "no-lesson", /no lesson/],
  ["what is no JSON", "{oware}", "bad-lesson", /cannot be read/],
  ["another format", '{"format":2}', "bad-lesson", /at format/],
  [
    "a lesson without a goal",
    JSON.stringify({ ...course, lessons: [{ ...lesson("one"), goal: undefined }] }),
    "bad-lesson",
    /at lessons\.0\.goal/,
  ],
  ["an id behind the JSON that is none", `${JSON.stringify(course)}#three`, "no-lesson", /three/],
  [
    "a position that is none",
    JSON.stringify({ ...course, lessons: [{ ...lesson("one"), position: "oware 1" }] }),
    "bad-position",
    /./,
  ],
];

for (const [name, value, code, words] of BAD) {
  test(`${name} is told`, async ({ page }) => {
    const board = await embed(page, { game: "oware" });
    await board.element.evaluate((element, value) => {
      element.setAttribute("lesson", value);
      element.setAttribute("mode", "lesson");
    }, value);
    await expect.poll(async () => (await board.told()).errors).toHaveLength(1);
    const [error] = (await board.told()).errors;
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(words);
    await expect(board.sentence).toContainText(words);
    await board.sow("C");
    expect(await board.turns(), "the board stays as it was").toEqual(["C"]);
  });
}

test.describe("an address with nothing behind it", () => {
  test.use({ expectedTrouble: /404|HTTP status|Failed to load/ });

  test("is told, and tried again when it is set again", async ({ page, hosts }) => {
    const board = await site(
      page,
      hosts,
      '<mancala-board mode="lesson" lesson="missing.json" game="oware"></mancala-board>',
    );
    await expect(board.sentence).toContainText("The lessons at missing.json could not be fetched.");
    await page.route(`${SITE}/missing.json`, (route) => route.fulfill({ json: course }));
    await board.element.evaluate((element: BoardElement) =>
      element.setAttribute("lesson", "missing.json#two"),
    );
    await expect(task(board)).toHaveText("Task of two");
  });
});

test("markup in a lesson is text", async ({ page }) => {
  const evil = '<img src=x onerror="document.title=1"><b>bold</b>';
  const hostile = { ...lesson("one"), title: evil, task: evil, done: evil };
  const board = await embed(page, {
    mode: "lesson",
    lesson: JSON.stringify({ ...course, lessons: [hostile] }),
    speed: "instant",
  });
  await expect(task(board)).toHaveText(evil);
  await board.pit("C").click();
  await expect(told(board)).toContainText(evil);
  expect(await board.element.locator("b, img").count()).toBe(0);
});
