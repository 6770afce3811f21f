/**
 * The class of the element and the client of the engine. Importing this registers nothing, fetches nothing and
 * changes nothing; it is safe where there is no DOM.
 */
export { MancalaBoard } from "../element/mancala-board";
export type { MancalaEvents } from "../element/events";
export { EmpikiError, loadEngine, LoadError, type Engine } from "../session/engine";
