import { testSite } from "./sites.ts";

testSite("sphinx", {
  other: "./more/one.html",
  switchScheme: (page) => page.getByRole("button", { name: "Toggle" }).first().click(),
  changesInPlace: false,
});
