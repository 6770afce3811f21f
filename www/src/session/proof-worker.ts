/** The worker that examines turns: an engine of its own, a question, and reports until it is answered. */
import { loadEngine } from "../engine/load";
import { examine } from "./examine";
import { failureIn, questionIn, sent, type ProofReport } from "./proof-protocol";

/** The worker's side of the line; the types of the page know no worker. */
interface Line {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

const line = globalThis as unknown as Line;

const report = (each: ProofReport): void => line.postMessage(sent(each));

async function answer(message: unknown): Promise<void> {
  const question = questionIn(message);
  if (!question) return report({ kind: "failed", failure: { reason: "version" } });
  try {
    examine(await loadEngine(), question, report);
  } catch (error) {
    report({ kind: "failed", failure: failureIn(error) });
  }
}

line.addEventListener("message", ({ data }) => void answer(data));
