import { isAttributeName } from "../element/attributes";
import { build } from "../element/build";
import type { MancalaBoard } from "../element/define";
import { textsFor } from "../element/language";
import { EmpikiError, loadEngine, LoadError } from "../session/engine";

/** What an address says: attributes of the board in its query, and a game in its fragment (`#g=…`), which wins. */
export type Address = Pick<Location, "search" | "hash">;

/** Shows on the board what an address says. Keys of the query that are no attributes are left to others. */
export async function showAddress(board: MancalaBoard, { search, hash }: Address): Promise<void> {
  for (const [name, value] of new URLSearchParams(search)) {
    if (isAttributeName(name)) board.setAttribute(name, value);
  }
  if (hash.startsWith("#g=")) await showLink(board, hash);
}

async function showLink(board: MancalaBoard, link: string): Promise<void> {
  try {
    const game = (await loadEngine()).fromLink(link);
    board.record = game.record();
    game.free();
  } catch (error) {
    // That the engine did not come is told by the board.
    if (error instanceof EmpikiError) await tell(board, error).catch(reportError);
    else if (!(error instanceof LoadError)) reportError(error);
  }
}

/** Says above the board why the link cannot be read. */
async function tell(board: MancalaBoard, error: EmpikiError): Promise<void> {
  const { loadExplain } = await import("../element/failure");
  const explain = await loadExplain(await textsFor(board));
  board.before(
    build("p", { class: "told", attributes: { role: "alert" } }, explain(error, null).message),
  );
}
