/** What owners of a match, of set-ups and of records ask of the engine; apart from what a board needs of it. */
export * from "../engine/arbiter";
