import type { Page } from "@playwright/test";

/** From here on the texts of English are those of a language that is written from right to left. */
export async function writeFromRight(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replace(/\bdirection:(["'`])ltr\1/, "direction:$1rtl$1"),
    });
  });
}
