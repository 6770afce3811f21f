// recipe:begin
const baseUrl = "/project/";

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
      {
        docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" },
        blog: false,
      },
    ],
  ],
  // recipe:begin
};

export default config;
// recipe:end
