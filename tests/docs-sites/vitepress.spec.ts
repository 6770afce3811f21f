import { testSite } from "./sites.ts";

testSite("vitepress", {
  other: "./more/one.html",
  switchScheme: (page) => page.locator(".VPNavBar").getByRole("switch").click(),
  changesInPlace: true,
});
