/** The second copy of the wasm glue; see `load.ts`. */
declare module "*?spare" {
  const glue: unknown;
  export default glue;
}
