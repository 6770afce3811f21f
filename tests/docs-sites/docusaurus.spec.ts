import { testSite } from "./sites.ts";

testSite("docusaurus", {
  other: "./more/one/",
  switchScheme: (page) => page.getByRole("button", { name: /dark and light/ }).click(),
  changesInPlace: true,
});
