// Builds the sites, two at a time, into `.built`: those of documentation generators, pages of plain HTML, and a bundle.
// Each gets the files of the package, and those of generators the same pages, as an author would put them there. Names
// on the command line build only those.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where pages and the package's files go, and what builds the site into a folder. */
const sites = {
  docusaurus: {
    pages: "docs",
    files: "static/empiki",
    build: (to) => ["node_modules/.bin/docusaurus", "build", "--out-dir", to],
  },
  vitepress: {
    pages: ".",
    files: "public/empiki",
    build: (to) => ["node_modules/.bin/vitepress", "build", "--outDir", to],
  },
  mdbook: {
    pages: "src",
    files: "src/empiki",
    build: (to) => ["mdbook", "build", "--dest-dir", to],
  },
  mkdocs: {
    pages: "docs",
    files: "docs/empiki",
    build: (to) => ["mkdocs", "build", "--strict", "--site-dir", to],
  },
  sphinx: {
    pages: ".",
    files: "_static/empiki",
    build: (to) => ["sphinx-build", "-E", "-W", "--quiet", ".", to],
  },
  plain: {
    files: "empiki",
    build: (to) => ["cp", "-R", ".", to],
  },
  bundler: {
    files: "node_modules/empiki/lib",
    manifest: "node_modules/empiki/package.json",
    build: (to) => ["vite", "build", "--base", "./", "--outDir", to, "--logLevel", "warn"],
  },
};

/** Runs a command and says what it said only if it failed. */
function run([command, ...parameters], cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, env: { ...process.env, CI: "true" } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(Buffer.concat(said).toString())),
    );
  });
}

async function make(name) {
  const { pages, files, manifest, build } = sites[name];
  const began = performance.now();
  const built = at(`.built/${name}`);
  for (const old of [built, at(`${name}/${files}`)]) rmSync(old, { recursive: true, force: true });
  if (pages) cpSync(at("pages"), at(`${name}/${pages}`), { recursive: true });
  if (manifest) cpSync(at("../../www/package.json"), at(`${name}/${manifest}`));
  cpSync(at("../../www/lib"), at(`${name}/${files}`), { recursive: true });
  mkdirSync(built, { recursive: true });
  await run(build(built), at(name));
  console.log(`${name}: built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sites);
const inTurn = async () => {
  for (let name = wanted.shift(); name; name = wanted.shift()) await make(name);
};
await Promise.all([inTurn(), inTurn()]);
