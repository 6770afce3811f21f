import "../later-styles";
import "./write.css";
import { loadEngine } from "../../session/engine";
import type { LaterParts, Screen } from "../screen";
import { DraftKeeper } from "./draft-keeper";
import { Writer } from "./writer";

/** The screen on which lessons are written, with what was last written there. */
export async function writeScreen(parts: LaterParts, gone: AbortSignal): Promise<Screen> {
  const engine = await loadEngine();
  // Whoever left meanwhile leaves nothing behind that listens.
  gone.throwIfAborted();
  const { texts, store } = parts;
  const keeper = new DraftKeeper(texts, store, engine);
  const writer = new Writer(parts, engine, keeper, gone);
  return { title: texts.write.title, elements: writer.elements, menu: [] };
}
