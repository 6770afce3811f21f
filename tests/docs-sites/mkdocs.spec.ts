import { test } from "./site.ts";
import { testSite } from "./sites.ts";

// Only pages that the sitemap names are changed in place, and it names those of the site's own host.
test.beforeEach(async ({ page, site }) => {
  await page.route("**/sitemap.xml", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("https://example.org", site.origin);
    await route.fulfill({ response, body });
  });
});

testSite("mkdocs", {
  other: "./more/one/",
  switchScheme: (page) => page.locator("label.md-header__button[title]:visible").click(),
  changesInPlace: true,
});
