/** A framework that takes over what its server has rendered, and wants to find it unchanged. */
interface Framework {
  isHere: () => boolean;
  hasTakenOver: () => boolean;
}

const frameworks: readonly Framework[] = [
  {
    // VitePress: Vue leaves the application on its root.
    isHere: () => document.querySelector('meta[name=generator][content^="VitePress"]') !== null,
    hasTakenOver: () => "__vue_app__" in (document.querySelector("#app") ?? {}),
  },
  {
    // Docusaurus says so itself.
    isHere: () => document.documentElement.dataset["hasHydrated"] !== undefined,
    hasTakenOver: () => document.documentElement.dataset["hasHydrated"] === "true",
  },
];

/** After this long (milliseconds) a framework that has not taken over will not do so any more. */
const patience = 10_000;

/** Resolves when the host page may be changed: at once where no framework is about to take it over. */
export async function hostIsReady(): Promise<void> {
  const isWaiting = frameworks.filter(({ isHere }) => isHere());
  const end = performance.now() + patience;
  while (isWaiting.some(({ hasTakenOver }) => !hasTakenOver()) && performance.now() < end) {
    await new Promise(requestAnimationFrame);
  }
}
