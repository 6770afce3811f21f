// Tables of endgames: made on demand, stopped, kept, deleted, refused.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

const section = (page: Page) => page.locator("details.tables");
const make = (page: Page, seeds: number) =>
  section(page).getByRole("button", { name: new RegExp(`table for ${String(seeds)} seeds`) });

/** A table was made, and is there for the next visit. */
const isKept = (page: Page): Promise<void> =>
  expect(section(page).locator(".table-state")).toHaveText(/kept on this device/, {
    timeout: 40_000,
  });

async function open(page: Page): Promise<void> {
  await page.goto("./#/analyse/oware");
  await section(page).locator("summary").click();
  await expect(section(page)).not.toContainText("Looking for");
}

test("one is made, kept, found again after a reload, and deleted", async ({ page }) => {
  await open(page);
  await expect(section(page)).toContainText("There is no table yet");
  await make(page, 12).click();
  await expect(section(page).getByRole("progressbar")).toBeVisible();
  await isKept(page);
  await page.reload();
  await section(page).locator("summary").click();
  await expect(section(page).locator(".table-state")).toHaveText(/12 seeds .* is kept/);
  await section(page).getByRole("button", { name: "Delete" }).click();
  await expect(section(page)).toContainText("The table is deleted.");
  await page.reload();
  await section(page).locator("summary").click();
  await expect(section(page)).toContainText("There is no table yet");
});

/** Keeps something in place of the table, as a fault of the device would. */
const damage = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("empiki");
        opening.onupgradeneeded = () => opening.result.createObjectStore("tables");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("tables", "readwrite");
          writing.objectStore("tables").put(new Uint8Array(2_704_200).fill(7), "oware");
          writing.onerror = reject;
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test("a damaged one is refused, deleted, and made again", async ({ page }) => {
  await page.goto("./");
  await damage(page);
  await open(page);
  await expect(section(page).locator(".table-told")).toHaveText(/damaged .* It was deleted/);
  await expect(section(page)).toContainText("There is no table yet");
  await make(page, 12).click();
  await isKept(page);
  await page.reload();
  await section(page).locator("summary").click();
  await expect(section(page).locator(".table-state")).toHaveText(/12 seeds .* is kept/);
});

test("the making stops at once, and leaves nothing", async ({ page }) => {
  await open(page);
  await make(page, 15).click();
  await section(page).getByRole("button", { name: "Stop" }).click();
  await expect(section(page)).toContainText("Stopped.");
  await expect(section(page)).toContainText("There is no table yet");
  await expect(make(page, 12)).toBeVisible();
});

test("where storage is refused, it serves all the same, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  // The worker keeps tables itself: what is forbidden to the page is forbidden to it.
  await page.context().route("**/worker-*.js", async (route) => {
    const response = await route.fetch();
    const refusal =
      'Object.defineProperty(self,"indexedDB",{get(){throw new DOMException("refused","SecurityError")}});';
    await route.fulfill({ response, body: refusal + (await response.text()) });
  });
  await open(page);
  await make(page, 12).click();
  await expect(section(page).locator(".table-state")).toHaveText(/could not be kept/, {
    timeout: 40_000,
  });
});

test("where storage is full by the time it is made, it serves, and that is said", async ({
  page,
}) => {
  await page.context().route("**/worker-*.js", async (route) => {
    const response = await route.fetch();
    const refusal =
      'IDBObjectStore.prototype.put=()=>{throw new DOMException("full","QuotaExceededError")};';
    await route.fulfill({ response, body: refusal + (await response.text()) });
  });
  await open(page);
  await make(page, 12).click();
  await expect(section(page).locator(".table-state")).toHaveText(/could not be kept/, {
    timeout: 40_000,
  });
  await page.reload();
  await section(page).locator("summary").click();
  await expect(section(page)).toContainText("There is no table yet");
});

test("games without such tables are not offered any", async ({ page }) => {
  await page.goto("./#/analyse/omweso");
  await expect(page.getByRole("region", { name: "Best lines" })).toBeVisible();
  await expect(section(page)).toBeHidden();
});

test("a game that was gone through is gone through again with what the table knows", async ({
  page,
}) => {
  const board = await Board.open(page, "oware");
  for (const turn of ["A", "b", "C", "c"]) await board.sow(turn);
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.getByRole("button", { name: "Go through the game" }).click();
  const told = page.locator(".review-told");
  await expect(told).toHaveText(/better|stands out/, { timeout: 30_000 });
  const looked = page.locator(".review-rows tbody tr", { hasText: "not looked at" });
  await expect(looked).toHaveCount(0);
  await section(page).locator("summary").click();
  await make(page, 12).click();
  await isKept(page);
  await expect(page.getByRole("button", { name: "Go through the game" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(told).toHaveText(/better|stands out/);
  await expect(looked).toHaveCount(0);
});
