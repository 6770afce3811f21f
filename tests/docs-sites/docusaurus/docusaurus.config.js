// @ts-check

// recipe:begin
const baseUrl = "/project/";

/** @type {import("@docusaurus/types").Config} */
const config = {
  baseUrl,
  scripts: [{ src: `${baseUrl}empiki/fences.js`, type: "module" }],
  // recipe:end
  title: "Boards in Docusaurus",
  url: "https://example.org",
  onBrokenLinks: "throw",
  presets: [
    [
      "classic",
      /** @type {import("@docusaurus/preset-classic").Options} */
      ({
        docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" },
        blog: false,
      }),
    ],
  ],
};

export default config;
