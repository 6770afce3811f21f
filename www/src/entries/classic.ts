/**
 * `fences.js` for hosts that can name plain scripts only. It loads the module beside it, so that a page with both has
 * one engine: the engine has to be fetched in any case, and whatever lets a page do that lets it import.
 */
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && currentScript.src !== "") {
  const address = new URL("fences.js", currentScript.src).href;
  import(/* @vite-ignore */ address).catch((error: unknown) => {
    console.error(`Empiki: ${address} could not be loaded.`, error);
  });
} else {
  console.error(
    "Empiki: classic.js finds its other files by its own address, so name it in the src of a script.",
  );
}
