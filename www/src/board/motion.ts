/** Everything that shows a turn, and asks which way it goes. A board at rest does without it; see `motion-gate.ts`. */
export { Answers } from "./answers";
export { default as answerStyles } from "./answers.css?inline";
export { MomentPainter } from "./moment-painter";
export { Player } from "./player";
export { drawQuestion } from "./question-paint";
export { Timeline } from "./timeline";
