// Subresource integrity of the package's files, so that a page may name a CDN without having to trust it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Stands where the integrity of the worker is to be, until that is built. */
export const PLACEHOLDER = `sha384-${"0".repeat(64)}`;

/** Of a file. */
export const integrityOf = (file) =>
  `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;

const scriptsIn = (folder) => readdirSync(folder).filter((file) => file.endsWith(".js"));

/** The script that starts the worker takes only the worker that it was built with. */
export function sealWorker(lib) {
  const chunks = join(lib, "chunks");
  const [worker, ...others] = scriptsIn(chunks).filter((file) => file.startsWith("worker-"));
  if (!worker || others.length > 0) throw new Error("there is to be one worker");
  const starters = scriptsIn(chunks)
    .map((file) => join(chunks, file))
    .filter((file) => readFileSync(file, "utf8").includes(PLACEHOLDER));
  if (starters.length !== 1) throw new Error("one script is to start the worker");
  const [starter] = starters;
  const code = readFileSync(starter, "utf8");
  writeFileSync(starter, code.replace(PLACEHOLDER, integrityOf(join(chunks, worker))));
}

/** What a page writes to have a board from a CDN; `{{cdn}}` is where the package's folder `lib` is there. */
export function writeRecipe(lib) {
  const chunks = scriptsIn(join(lib, "chunks")).map((file) => `chunks/${file}`);
  const integrity = Object.fromEntries(
    chunks.map((file) => [`{{cdn}}${file}`, integrityOf(join(lib, file))]),
  );
  const entry = integrityOf(join(lib, "fences.js"));
  const recipe = `<script type="importmap">
${JSON.stringify({ integrity }, null, 2)}
</script>
<script type="module" src="{{cdn}}fences.js" integrity="${entry}" crossorigin></script>
`;
  writeFileSync(join(lib, "cdn.html"), recipe);
}
