import type { MancalaBoard } from "../../element/define";
import { playerNames } from "../../i18n/names";
import { thinkingFailure } from "../../i18n/thinking";
import { loadEngine, type Engine } from "../../session/engine";
import { otherSide } from "../../session/players";
import { openThinking, type Failure } from "../../session/thinking";
import { asked } from "../analysis/asked";
import { pageFindings } from "../analysis/findings";
import { readSpot, spotsAt, type Reading, type Spot } from "../analysis/reading";
import { Review, type ReviewProgress } from "../analysis/review";
import { onceGone } from "../on-demand";
import type { LaterParts } from "../screen";
import { isMissed, type Advice, type Missed } from "./advice";
import { adviceOn, proposalAt } from "./judge";
import type { Said, SummaryWords, TeacherPanel } from "./panel";
import { ownTurns, personOf, pliesWanted, topicOf, type Standing, type Topic } from "./standing";
import { summaryOf, type Costliest, type JudgedTurn } from "./summary";
import { adviceWords, proposalWords, summaryWords } from "./words";

/** So long one position is looked at (milliseconds): one before and one after a turn, about a second for both. */
const LOOK_MILLIS = 500;

const boardEvents = ["mancala-ready", "mancala-ply", "mancala-move", "mancala-end"] as const;

/** The game that is taught, as it stands. */
interface Lesson extends Pick<Reading, "record" | "info" | "plies"> {
  standing: Standing;
  topic: Topic;
  /** The position that is shown. */
  spot: Spot;
  /** Those that are looked at, by ply. */
  spots: ReadonlyMap<number, Spot>;
  isPersonsTurn: boolean;
  isOver: boolean;
  /** What the opponent is called. */
  who: string;
}

/** Follows a game on a board, has it looked at, and tells the panel what is to be said. The level waits for none of it. */
export class Coach {
  readonly #parts: LaterParts;
  readonly #board: MancalaBoard;
  readonly #panel: TeacherPanel;
  readonly #gone: AbortSignal;
  readonly #thinking = openThinking();
  readonly #review: Review;
  /** What was said of turns, by the way to the position after them: it stays so, however deep somebody looks later. */
  readonly #advice = new Map<string, Advice>();
  #engine: Engine | null = null;
  #lesson: Lesson | null = null;
  #progress: ReviewProgress | null = null;
  #isAsked = false;
  #costliest: Costliest | null = null;
  /** What was looked at last. */
  #key = "";

  constructor(parts: LaterParts, board: MancalaBoard, panel: TeacherPanel, gone: AbortSignal) {
    this.#parts = parts;
    this.#board = board;
    this.#panel = panel;
    this.#gone = gone;
    const hear = (progress: ReviewProgress) => this.#hear(progress);
    this.#review = new Review(this.#thinking, pageFindings, hear, LOOK_MILLIS);
    for (const name of boardEvents) {
      board.addEventListener(name, () => this.follow(), { signal: gone });
    }
    onceGone(gone, () => this.#thinking.close());
    this.#tell(null);
  }

  /** Brings everything to what the board shows. What could not be loaded is the board's to tell. */
  follow(): void {
    void loadEngine().then(
      (engine) => {
        this.#engine = engine;
        if (!this.#gone.aborted) this.#look();
      },
      () => undefined,
    );
  }

  /** Looks again at what could not be looked at. */
  retry(): void {
    this.#key = "";
    this.follow();
  }

  /** Says what is to be played now, and why. */
  ask(): void {
    if (!this.#lesson?.isPersonsTurn) return;
    this.#isAsked = true;
    this.#answer();
  }

  /** Shows the better turn on the board; the game does not change. */
  show(): void {
    const { ply, advice } = this.#missed ?? {};
    if (ply === undefined || !advice) return;
    this.#board.scrollIntoView({ block: "nearest" });
    void this.#board.showLine(advice.show, ply - 1);
  }

  /** Goes back to before the turn that is spoken of; the level's answer goes with it. */
  takeBack(): void {
    const { ply } = this.#missed ?? {};
    if (ply !== undefined) this.#board.goTo(ply - 1);
  }

  /** Goes to the turn that cost most. */
  look(): void {
    if (this.#costliest) this.#board.goTo(this.#costliest.ply);
  }

  get #missed(): { ply: number; advice: Missed } | null {
    const topic = this.#lesson?.topic;
    if (topic?.kind !== "turn") return null;
    const advice = this.#adviceOn(topic);
    return advice && isMissed(advice) ? { ply: topic.ply, advice } : null;
  }

  #look(): void {
    const { saved } = this.#board;
    const players = [this.#board.south, this.#board.north];
    const key = JSON.stringify([saved?.record, saved?.ply, players]);
    if (!saved || key === this.#key) return;
    const lesson = this.#ask((engine) => this.#lessonIn(engine));
    if (!lesson) return;
    this.#key = key;
    this.#lesson = lesson;
    this.#isAsked = false;
    this.#panel.answer([]);
    this.#panel.canAsk = lesson.isPersonsTurn;
    this.#review.start(lesson.record, [...lesson.spots.values()]);
  }

  #lessonIn(engine: Engine): Lesson | null {
    const { saved } = this.#board;
    if (!saved) return null;
    const { record, info, plies, given, spot } = readSpot(engine, saved);
    const side = personOf(this.#board);
    const standing = { side, plies, ply: spot.ply };
    const topic = topicOf(standing);
    const isPersonsTurn = spot.mover === side && !spot.result;
    const isOver = (saved.result ?? null) !== null;
    const wanted = pliesWanted(standing, topic, isPersonsTurn);
    const all = isOver ? ownTurns(plies, side).flatMap(({ ply }) => [ply - 1, ply]) : [];
    const numbers = [...new Set([...wanted, ...all])];
    const spots = spotsAt(engine, record, numbers);
    return {
      ...{ record, info, plies, standing, topic, spot, isPersonsTurn, isOver },
      spots: new Map(spots.map((each) => [each.ply, each])),
      who: this.#opponentIn(given, side),
    };
  }

  #opponentIn(given: Reading["given"], side: Standing["side"]): string {
    const other = otherSide(side);
    const names = { ...given, [other]: `Level ${String(this.#board[other])}` };
    return playerNames(names, this.#parts.texts).short[other];
  }

  #hear(progress: ReviewProgress): void {
    this.#progress = progress;
    this.#tell(progress.failure);
    if (this.#isAsked) this.#answer();
  }

  #tell(failure: Failure | null): void {
    const lesson = this.#lesson;
    this.#panel.tell(failure ? this.#saidOf(failure) : this.#said(lesson));
    this.#panel.summarise(lesson?.isOver ? this.#summary(lesson) : null);
  }

  #saidOf(failure: Failure): Said {
    return { ...nothing, sentences: [this.#explain(failure)], offers: "retry" };
  }

  #explain(failure: Failure): string {
    return thinkingFailure(failure, this.#lesson?.info ?? null, this.#parts.texts);
  }

  #said(lesson: Lesson | null): Said {
    const { teacher } = this.#parts.texts;
    const topic = lesson?.topic ?? ({ kind: "start" } as const);
    if (!lesson || topic.kind === "start") return { ...nothing, sentences: [teacher.lead] };
    if (topic.kind === "again") return { ...nothing, sentences: [teacher.again(topic.turn)] };
    const own = ownTurns(lesson.plies.slice(0, topic.ply), lesson.standing.side);
    const about = { ...nothing, topic: teacher.yourTurn(own.length, topic.turn) };
    const advice = this.#adviceOn(topic);
    if (advice) {
      const words = adviceWords(advice, lesson.who, this.#parts.texts);
      return { ...about, ...words, offers: isMissed(advice) ? "better" : "nothing" };
    }
    return this.#progress?.isOver ? about : { ...about, waits: teacher.lookingAt };
  }

  /** What is said of one of the person's turns; `null` as long as too little is known. */
  #adviceOn({ ply, turn }: { ply: number; turn: string }): Advice | null {
    const lesson = this.#lesson;
    const [before, after] = [lesson?.spots.get(ply - 1), lesson?.spots.get(ply)];
    if (!lesson || !before || !after) return null;
    const known = this.#advice.get(after.way);
    if (known) return known;
    const isEnough = ({ way, result }: Spot) => result || pageFindings.get(way)?.isEnough;
    if (!isEnough(before) || !isEnough(after)) return null;
    const game = { ...lesson, findings: pageFindings };
    const own = { turn, side: lesson.standing.side, before, after };
    const advice = this.#ask((engine) => adviceOn(engine, game, own));
    if (advice) this.#advice.set(after.way, advice);
    return advice;
  }

  #answer(): void {
    const lesson = this.#lesson;
    if (!lesson) return;
    const { texts } = this.#parts;
    const { spot, who, info } = lesson;
    const game = { ...lesson, findings: pageFindings };
    const isEnough = pageFindings.get(spot.way)?.isEnough ?? false;
    const proposal = isEnough ? this.#ask((engine) => proposalAt(engine, game, spot)) : null;
    if (proposal) {
      this.#isAsked = false;
      this.#panel.answer(proposalWords(proposal, who, texts));
      this.#board.mark(info.letters.filter((letter) => letter === proposal.turn.charAt(0)));
    } else {
      const { looking, proposal: words } = texts.teacher;
      this.#panel.answer([this.#review.isUnderWay ? looking : words.none]);
    }
  }

  #summary(lesson: Lesson): SummaryWords {
    const own = ownTurns(lesson.plies, lesson.standing.side);
    const judged = own.flatMap((turn, index): JudgedTurn[] => {
      const advice = this.#adviceOn(turn);
      return advice ? [{ ply: turn.ply, number: index + 1, advice }] : [];
    });
    const missing = this.#whyUncounted(judged.length, own.length);
    const summary = summaryOf(judged);
    this.#costliest = missing === null ? summary.costliest : null;
    const sentences = missing ?? summaryWords(own.length, summary, this.#parts.texts);
    return { sentences, hasCostliest: this.#costliest !== null };
  }

  /** What is said as long as turns are still to be judged; `null` once nothing more is to come. */
  #whyUncounted(judged: number, own: number): string[] | null {
    const failure = this.#progress?.failure;
    if (judged === own) return null;
    if (failure) return [this.#explain(failure)];
    const { looking } = this.#parts.texts.teacher.summary;
    return this.#review.isUnderWay ? [looking(judged, own)] : null;
  }

  #ask<T>(ask: (engine: Engine) => T): T | null {
    return this.#engine ? asked(this.#engine, ask) : null;
  }
}

const nothing: Said = { topic: "", headline: "", sentences: [], waits: "", offers: "nothing" };
