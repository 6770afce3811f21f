// recipe:begin
import { defineConfig } from "vitepress";

const base = "/project/";

export default defineConfig({
  base,
  head: [["script", { type: "module", src: `${base}empiki/fences.js` }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "mancala-board" } } },
  // recipe:end
  title: "Boards in VitePress",
  themeConfig: {
    sidebar: [
      { text: "Boards", link: "/" },
      { text: "One more", link: "/more/one" },
    ],
  },
  // recipe:begin
});
// recipe:end
