import type { GameId, GameInfo, ResultView } from "../engine/types";
import { defaultTexts, type Texts } from "../i18n";
import type { EndingWords } from "../i18n/ending";
import type { TextOverrides } from "../i18n/overrides";
import { loadEngine, type Engine } from "../session/engine";
import {
  isDescribedGame,
  isRecorded,
  isSavedGame,
  type Opening,
  type SavedGame,
} from "../session/saved";
import type { HintLevel, LevelChoice } from "../session/state";
import {
  attributeNames,
  defaults,
  gameNamed,
  isAttributeName,
  isExercise,
  isGameAttribute,
  isTooLong,
  readAttribute,
  type AttributeName,
  type GameSettings,
  type Mode,
  type Settings,
} from "./attributes";
import { Conductor } from "./conductor";
import { raiseOn } from "./events";
import type { Failure } from "./own-failure";
import { areMarks, type TurnMark } from "./move-list";
import type { PuzzleState } from "./puzzle-part";
import { isBoardKey, isPress, keyIntent } from "./keys";
import { ReflectedElement } from "./reflected";
import type { SettableName } from "./refused-value";
import { dress } from "./styles";
import { Wording } from "./wording";

const hintLevels: readonly HintLevel[] = ["off", "landing", "turn"];
const ownThemes = ["light", "dark", "contrast"] as const;

/**
 * `<mancala-board>`: a board that knows the rules. Attributes say which game it
 * shows and how; methods play; events tell what happened. What it is styled by is
 * said below; the guide's reference is made from this.
 *
 * The board speaks the first language it knows of these: its own `lang`, those of the
 * elements it stands in, from the nearest (through shadow roots, up to `<html>`),
 * those of the browser, and English. It follows when one of these attributes changes.
 * Its property `texts` says single things in other words.
 *
 * The direction of writing is that of the board's language, not of the place
 * where it stands: English words stay English on an Arabic page. Words, bars and
 * lists follow it. The board does not, nor does what is written in the notation,
 * nor the steps of a turn: time runs from left to right.
 *
 * A value that is none of these, and a game that cannot be opened, raise
 * `mancala-error` and leave the board as it was. Of a record that cannot be read the
 * error's message names line, column, turn and reason, and `at` is
 * `"line:column"`.
 *
 * What stands in the tag is shown in the room of the board until that is there,
 * and stays, with the reason and a way to try again, where the engine cannot
 * start. Values may be a stranger's: they are never markup, no message repeats
 * more than their beginning, and what is too long is refused unread (a record of
 * more than 600,000 characters, `moves` of 20,000, a position or options of
 * 4,096; `load` keeps to the same). The list of turns has a thousand at a time.
 *
 * A level thinks by itself at the last ply, and plays its turn as a person
 * would; people choose no pit for it, though `play` does. At an earlier ply,
 * after `stop`, and where it could not think, it waits until somebody lets it go
 * on. `undo` and `redo` go to the person's own turn. What is thought out for a
 * position that is no longer on the board is never played. Levels that play each
 * other wait while nobody can see the board. What thinks is fetched when it is
 * first wanted, and does so in a worker, or in slices where there is none.
 *
 * In the mode `puzzle` the turns after `ply` are the solution: whoever is to move
 * there finds them one by one, the other player's follow by themselves, and no
 * level plays. Another turn than the one that is looked for is told in a
 * sentence and comes to nothing; turns are the same when they lead to the same.
 * People do not come upon the solution: list, keys and `redo` know the turns that
 * were found, until the solution is shown because somebody asked for it. `saved`
 * has the whole game. The page hears `mancala-move` for each turn that is played,
 * whoever plays it, and `mancala-puzzle` when a puzzle begins, a wrong turn is
 * tried, the solution is asked for, and when it is solved; `puzzle` says the same.
 * `play` plays a turn as people do, and raises `mancala-error` with `wrong-turn` or
 * `no-turn-here`; `undo` goes to the solver's turn before, at most to the start; `goTo` and `redo` go no further than was found; `reset`
 * begins anew; `stop` ends the showing of the solution. Setting `ply` makes
 * another puzzle of the game on the board, and setting `mode` makes one of the
 * turns after the ply that is shown, or a whole game again. Where no turn
 * follows, that is an error: `nothing-to-solve`.
 *
 * In the mode `lesson` the board gives the lesson that `lesson` names: the id of
 * one that comes with it (`omweso-first-lap`; the name of a game is the first of its
 * course), the address of a file of lessons, or such a course itself, as JSON.
 * Behind a `#` may stand the id of one lesson of it. The position is the
 * lesson's, and so are the answers of the other side; attributes that describe a
 * game mean nothing then, but `game` keeps the right room for a board that is on its way.
 * People try, are told why it was not yet what was asked for, get hints, see the
 * solution, and go on to the next lesson (which sets `lesson`), as they like. The
 * page hears `mancala-lesson` when a lesson begins, after each turn, and when its
 * goal is reached; what was learnt is the page's to remember. Lessons that are
 * not there, or cannot be read, raise `mancala-error` with `no-lesson`,
 * `bad-lesson` or `lesson-not-loaded`. Setting `mode` to `play` plays on from where the lesson is.
 *
 * In the mode `choose` nothing is played: any pit may be chosen, none is named
 * or ringed as one that may be played, and `mancala-choose` says which it was.
 * It is for questions that the page asks about a position.
 *
 * How a game is timed, and whether turns may be taken back, is said by the
 * record's `[Mode]`: `classical` (also without one), `contract` (moves are
 * binding: no turn is taken back, and the game goes on from its last turn only;
 * `undo` and what else is not possible then raise `mancala-error` with the code
 * `binding`) or `blitz` (binding too, with three seconds to start a turn: the
 * turn is lost, `--`, when no pit is chosen by then). The clock of blitz is
 * started by hand whenever a game is opened. It stands while seeds are sown, at
 * a question, at an earlier turn, in a hidden tab, in a sleeping machine and
 * while the page holds it.
 *
 * @tagname mancala-board
 *
 * @attr {"oware" | "omweso" | "bao-kigogo"} [game=oware] - Which game; without it that of `position`.
 * @attr {string} position - Where the game begins, in the notation; the start of the game without it.
 * @attr {string} moves - Turns in the notation, with spaces between.
 * @attr {string} options - Options of the rules, `key=value` with spaces between. They hold beside those of the
 *   position, and may not contradict them.
 * @attr {string} record - A whole record, or OGN; wins over the four above. Of several games the first is shown.
 * @attr {number} ply - How many turns have been played in the position that is shown; all of them without it.
 * @attr {"play" | "watch" | "puzzle" | "lesson" | "static" | "choose"} [mode=play] - Whether the board is played on, looked
 *   on at, solved (the turns after `ply` are the solution), learnt on, only looked at, or asked for a pit that the page
 *   wants to hear of.
 * @attr {string} lesson - Which lesson is given in the mode `lesson`: the id of a ready one, an address, or a course as JSON.
 * @attr {"human" | "1" | "2" | "3" | "4" | "5" | "6"} [south=human] - Who plays South: a person, or a level from 1, the
 *   weakest. Levels play in the mode `play` only.
 * @attr {"human" | "1" | "2" | "3" | "4" | "5" | "6"} [north=human] - Who plays North.
 * @attr {number | "instant"} [speed=1] - How fast turns are shown, from 0.25 to 8 times.
 * @attr {"off" | "on"} [flip=off] - Whether North sits below.
 * @attr {"on" | "off"} [letters=on] - Whether pits have their letters.
 * @attr {"always" | "hover" | "never"} [counts=always] - When the number of seeds stands at a pit.
 * @attr {"full" | "minimal" | "none"} [controls=full] - How much stands around the board: everything, no bar and list of
 *   the game, or only what needs an answer.
 * @attr {"auto" | "light" | "dark" | "contrast"} [theme=auto] - The colours: those that fit the place where the board
 *   stands, or one set.
 * @attr {string} lang - The language of the board; that of the place where it stands without it.
 *
 * @fires {CustomEvent<{}>} mancala-ready - The board is there; once.
 * @fires {CustomEvent<{ pit: number; letter: string }>} mancala-choose - A person has chosen a pit, in any mode, also one
 *   that may not be played; raised before the board does what it does with it, which `preventDefault()` keeps it from.
 *   `pit` is its number over the whole board, South's ring first.
 * @fires {CustomEvent<{ move: string; ply: number; position: string; result: string; by: "south" | "north" }>} mancala-move -
 *   A turn was played. `result` is in the notation, and `-` while the game goes on.
 * @fires {CustomEvent<{ ply: number }>} mancala-ply - Another ply is shown.
 * @fires {CustomEvent<{ result: string; position: string; record: string }>} mancala-end - The game is over. All three are
 *   in the notation; the property `outcome` has the result as data.
 * @fires {CustomEvent<{ id: string; step: number; done: boolean }>} mancala-lesson - A lesson has begun, goes on or is
 *   done: how many turns its side has played, and whether the goal is reached.
 * @fires {CustomEvent<{ misses: number; isShown: boolean; isSolved: boolean }>} mancala-puzzle - A puzzle has begun, goes on
 *   or is solved: wrong turns tried since it was put, whether its solution or a part of it was shown, and whether its last
 *   turn is played.
 * @fires {CustomEvent<{ code: string; message: string; at: string | number | null }>} mancala-error - Something was refused
 *   or failed. `at` is the attribute, the number of the turn, the column in the position or the options, or
 *   `line:column` in the record.
 *
 * @slot - Shown in the room of the board until that is there, and where it cannot start.
 *
 * @csspart board - The place of the board itself.
 * @csspart playback - The bar under the board: pause, steps, speed.
 * @csspart message - The words under the board, with answers where something is asked.
 * @csspart status - Whose turn it is, or how the game ended; in `message`.
 * @csspart explanation - A turn told step by step.
 * @csspart controls - The bar of the game: back, on, hint, and so on.
 * @csspart lesson - What a lesson says, above the board.
 * @csspart moves - The list of turns.
 * @csspart dialog - The window of the keys and of what has no room under the board.
 *
 * @cssprop [--mancala-wood=light-dark(#b27544, #7d4c2a)] - The board.
 * @cssprop [--mancala-wood-dark=light-dark(#6d3e20, #40230f)] - Its edges and grain.
 * @cssprop [--mancala-pit=light-dark(#3d200d, #1e0f06)] - The pits.
 * @cssprop [--mancala-accent=light-dark(#ffd27a, #f2bd5f)] - Rings of pits that may be played.
 * @cssprop [--mancala-plaque=light-dark(#f8ecd6, #e6d6ba)] - The ground of numbers and answers.
 * @cssprop [--mancala-text=#2c1608] - What is written on it.
 * @cssprop [--mancala-letter=light-dark(#1c0b02, #ecd3ab)] - The letters of the pits.
 * @cssprop [--mancala-relay=light-dark(#8fe0ff, #7fd0f0)] - Where a lap ends and the next begins.
 * @cssprop [--mancala-capture=light-dark(#ff8f6b, #ff8562)] - What is captured.
 * @cssprop [--mancala-evidence=var(--mancala-accent)] - Pits that a sentence speaks of.
 * @cssprop [--mancala-shadow=light-dark(#3b2412, #000000)] - Shadows on the board.
 * @cssprop --mancala-seed - The seeds; each game has its own without it.
 * @cssprop [--mancala-focus=light-dark(#0b57d0, #a8c7fa)] - The ring of the pit that has the focus.
 * @cssprop [--mancala-halo=#ffffff] - Around that ring.
 * @cssprop [--mancala-flat=0] - `1`: no grain and no gradients, but clear outlines.
 * @cssprop --mancala-font - The font on the board; that of the text around without it.
 * @cssprop --mancala-max-height - The height that the board itself keeps to, a length such as `85svh`; none without it.
 * @cssprop [--mancala-ink=light-dark(#2b2119, #efe6da)] - What is written around the board.
 * @cssprop [--mancala-quiet=light-dark(#6b5a4a, #b3a494)] - What is written and less important.
 * @cssprop [--mancala-paper=light-dark(#f7f2ea, #1b1613)] - The ground of a board with a theme of its own.
 * @cssprop [--mancala-raised=light-dark(#fffdf9, #26201b)] - The ground of buttons, lists and the dialog.
 * @cssprop [--mancala-line=light-dark(#dccfbe, #41362d)] - Lines between parts.
 * @cssprop [--mancala-edge=light-dark(#8d7a67, #8a7a6a)] - Edges of buttons and fields.
 * @cssprop [--mancala-action=light-dark(#a33f1c, #f0996b)] - What is to be done, and where one is: buttons, links, the
 *   turn shown.
 * @cssprop [--mancala-on-action=light-dark(#fffaf3, #241006)] - What is written on a button of that colour.
 * @cssprop [--mancala-action-wash=light-dark(#f4e0d3, #3d2519)] - The ground of the turn shown, and of what is pointed at.
 * @cssprop [--mancala-lift=light-dark(#2b211924, #00000066)] - The shadow under the dialog and under what stands at the edge
 *   of the screen.
 * @cssprop [--mancala-display-font="Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Charter, Georgia, ui-serif, serif] -
 *   The font of titles and of the status.
 */
export class MancalaBoard extends ReflectedElement {
  static readonly observedAttributes: readonly string[] = attributeNames;

  readonly #raise = raiseOn(this);
  readonly #states = this.attachInternals().states;
  /** What the attributes say. */
  #settings: Settings = { ...defaults };
  /** The last game that attributes opened. */
  #opened: GameSettings | null = null;
  /** Nothing could be opened yet: what is on the board is the start of a game. */
  #isStandIn = false;
  /** How the board is used; a puzzle is one as soon as it is open. */
  #mode: Mode = defaults.mode;
  /** The game that the attributes describe could not be opened: the one before is in force. */
  #isRefused = false;
  #texts: Texts = defaultTexts;
  readonly #wording = new Wording(this, {
    texts: (texts) => this.#setTexts(texts),
    refuse: (path) => void this.#refuseValue("texts", path),
  });
  #conductor: Conductor | null = null;
  #engine: Engine | null = null;
  #kept: Kept | null = null;
  /** Signs of the game that waits to be opened. */
  #keptMarks: readonly TurnMark[] = [];
  #hints: HintLevel = "landing";
  #ruleLink: ((rule: string) => string) | null = null;
  #sound = false;
  #isClockHeld = false;
  #waiting: (() => void)[] = [];
  /** Attributes that were changed and wait for the opening of a game. */
  #changed = new Set<AttributeName>();
  /** A failure that people have not read yet. */
  #unread: string | null = null;
  /** Counts the starts: one that was overtaken by another, or by a removal, comes to nothing. */
  #starts = 0;
  #isStarting = false;
  #isReady = false;
  #unmourn: () => void = () => undefined;

  connectedCallback(): void {
    this.#takeEarlyProperties();
    const conductor = (this.#conductor ??= this.#build());
    this.#wording.follow();
    if (conductor.session || this.#isStarting) return void this.#wording.load();
    conductor.stage.reserve(this.#kept?.game ?? gameNamed(this.#settings));
    void this.#start();
  }

  disconnectedCallback(): void {
    // Moved, not removed, when it is back by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#rest();
    });
  }

  /** In another document the sheets of the former one are gone. */
  adoptedCallback(): void {
    if (this.shadowRoot) dress(this.shadowRoot);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // Setting the same ply again goes there again.
    if ((before !== now || name === "ply") && isAttributeName(name)) this.#read(name, now);
  }

  /** Plays a turn, written as in records. */
  play(turn: string): void {
    this.#whenOpen((conductor) => conductor.play(turn));
  }

  /** Takes back the choice under way, or else a turn, unless moves are binding. */
  undo(): void {
    this.#whenOpen((conductor) => conductor.undo());
  }

  /** Plays again the turn that was taken back. */
  redo(): void {
    this.#whenOpen((conductor) => conductor.redo());
  }

  /** Shows the game as it was after `ply` turns. */
  goTo(ply: number): void {
    this.#whenOpen((conductor) => conductor.goTo(ply));
  }

  /** Back to the game that the attributes describe. */
  reset(): void {
    this.#kept = null;
    this.#keptMarks = [];
    if (this.#conductor?.session) this.#openSettings(this.inForce);
  }

  /** Shows a game that was kept: the value of `saved`, of this version or an earlier one, perhaps read from storage. */
  load(saved: unknown): void {
    if ((!isSavedGame(saved) && !isDescribedGame(saved)) || isTooLongGame(saved)) {
      const message = this.#texts.errors["bad-saved"];
      return this.#complain({ code: "bad-saved", message, at: "load" });
    }
    this.#keptMarks = [];
    // What was said last holds.
    this.#changed.clear();
    if (!this.#conductor?.session) this.#kept = saved;
    else this.#open(saved);
  }

  /** Rings pits, by their letters, for a reason that is told beside the board, until something else is to be seen on it. */
  mark(letters: readonly string[]): void {
    this.#whenOpen(({ session, stage }) => stage.mark(pitsNamed(session?.info, letters)));
  }

  /** Ends what moves by itself. */
  stop(): void {
    this.#conductor?.stop();
  }

  /**
   * Opens the explanation, or closes it, as the button does: the turn that is shown told step by step, each step with its
   * rule.
   */
  explain(): void {
    this.#whenOpen((conductor) => void conductor.explain());
  }

  /** Looks for a good turn, and says it, as the button does. */
  hint(): void {
    this.#whenOpen((conductor) => conductor.hint());
  }

  /**
   * Plays turns from `ply` on as something to look at, then goes back to where the board was. The game does not change,
   * and no event tells of it. It ends at once with whatever else is done to the board. Resolves when it is over.
   */
  showLine(turns: readonly string[], ply?: number): Promise<void> {
    return new Promise((resolve) =>
      this.#whenOpen((conductor) => resolve(conductor.showLine(turns, ply ?? this.ply))),
    );
  }

  /** Whether `showLine` is showing something. */
  get isShowingLine(): boolean {
    return this.#conductor?.isShowingLine ?? false;
  }

  /** Signs beside turns of the list, until another game is opened: `{ ply, kind, text }`, `kind` being `better`, `mistake` or `blunder`. */
  get marks(): readonly TurnMark[] {
    return this.#conductor?.session ? this.#conductor.marks : this.#keptMarks;
  }
  set marks(marks: readonly TurnMark[]) {
    if (!areMarks(marks)) void this.#refuseValue("marks", typeof marks);
    else if (this.#conductor?.session) this.#conductor.marks = marks;
    else this.#keptMarks = marks;
  }

  /** Why a level chose the turn that led to the position shown, if one did. */
  get lastChoice(): LevelChoice | null {
    return this.#conductor?.session?.state.lastChoice ?? null;
  }

  /** The clock of blitz stands while the page holds it, for instance while one of its dialogs is open. */
  holdClock(isHeld: boolean): void {
    this.#isClockHeld = isHeld;
    this.#conductor?.holdClock(isHeld);
  }

  /** The game on the board, as plain data that `load` takes; `null` before there is one. */
  get saved(): SavedGame | null {
    const now = this.#now;
    return isSavedGame(now) ? now : null;
  }

  /** How the game ended, as data, at the ply that is shown; `null` while it goes on. */
  get outcome(): ResultView | null {
    return this.#conductor?.session?.state.view.result ?? null;
  }

  /**
   * How the game ended, in the words of the board's language; `null` while it goes on. Its name and what it means are
   * `""` until their words have been fetched, which `fetchEnding` waits for.
   */
  get ending(): EndingWords | null {
    return this.#conductor?.ending ?? null;
  }

  /** How the game ended, once its words have been fetched. */
  async fetchEnding(): Promise<EndingWords | null> {
    return (await this.#conductor?.fetchEnding()) ?? null;
  }

  /** How far the puzzle on the board is (`{ misses, isSolved, isShown }`); `null` where there is none. */
  get puzzle(): PuzzleState | null {
    return this.#conductor?.puzzle ?? null;
  }

  /** Which ply is shown; setting it goes there. */
  get ply(): number {
    const wanted = this.#settings.ply;
    if (this.#changed.has("ply") && wanted !== null) return wanted;
    return this.#conductor?.session?.state.view.ply ?? wanted ?? 0;
  }
  set ply(value: number | string | null) {
    if (value === null) this.removeAttribute("ply");
    else this.setAttribute("ply", String(value));
  }

  /** How much the board tells about the pit one points at: `off`, `landing` (the default) or `turn`. A matter of the person, so not an attribute. */
  get hints(): HintLevel {
    return this.#hints;
  }
  set hints(level: HintLevel) {
    if (hintLevels.includes(level)) {
      this.#hints = level;
      if (this.#conductor) this.#conductor.hintLevel = level;
    } else void this.#refuseValue("hints", String(level));
  }

  /**
   * Where the page has the rules: gives the address of a sentence of the rules text by its id, such as
   * `omweso-capture`, for links beside what is explained. Without it the board shows that part of the rules itself.
   */
  get ruleLink(): ((rule: string) => string) | null {
    return this.#ruleLink;
  }
  set ruleLink(link: ((rule: string) => string) | null | undefined) {
    if (link && typeof link !== "function") void this.#refuseValue("ruleLink", typeof link);
    else this.#ruleLink = link ?? null;
    if (this.#conductor) this.#conductor.ruleLink = this.#ruleLink;
  }

  /** Whether the last second of blitz is heard. A matter of the person, so not an attribute. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(isOn: boolean) {
    this.#sound = Boolean(isOn);
    if (this.#conductor) this.#conductor.sound = this.#sound;
  }

  /**
   * Texts that the host says in other words, laid over those of the board's language: `{ status: { draw: "Remis" } }`,
   * with functions where the texts have them. What has no place among the texts, or is of another kind, raises
   * `mancala-error` and is left out; the rest holds. Of what is fetched later (failures of the rules, thinking,
   * explanations, the list of the keys) nothing can be replaced.
   */
  get texts(): TextOverrides | null {
    return this.#wording.overrides;
  }
  set texts(overrides: TextOverrides | null | undefined) {
    const isRight = overrides === undefined || typeof overrides === "object";
    if (isRight) this.#wording.overrides = overrides ?? null;
    else void this.#refuseValue("texts", typeof overrides);
    if (isRight && this.isConnected) void this.#wording.load();
  }

  protected get inForce(): Readonly<Settings> {
    const isOlder = this.#isRefused && this.#changed.size === 0;
    return isOlder ? { ...this.#shown, ...this.#opened } : this.#settings;
  }

  /** How the board looks and is used. */
  get #shown(): Settings {
    return { ...this.#settings, mode: this.#mode };
  }

  /** Properties that were set before the element was defined hide the real ones until they are taken over. */
  #takeEarlyProperties(): void {
    for (const name of [...attributeNames, "hints", "ruleLink", "sound", "marks", "texts"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #build(): Conductor {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    dress(root);
    const host = {
      raise: this.#raise,
      restart: () => void this.#restart(),
      setAttribute: (name: string, value: string) => this.setAttribute(name, value),
    };
    const conductor = new Conductor(host, this.#texts, this.#shown);
    conductor.hintLevel = this.#hints;
    conductor.ruleLink = this.#ruleLink;
    conductor.sound = this.#sound;
    conductor.holdClock(this.#isClockHeld);
    const { stage } = conductor;
    stage.boardPlace.addEventListener("keydown", (event) => this.#onKey(event), { capture: true });
    stage.boardPlace.addEventListener("click", (event) => this.#onClick(event), { capture: true });
    // Esc is the board's as long as there is something to take back, wherever in it the focus is.
    stage.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && conductor.cancel()) consume(event);
    });
    root.replaceChildren(stage.element);
    return conductor;
  }

  /** Fetches the engine and opens the game. */
  async #start(): Promise<void> {
    const start = (this.#starts += 1);
    const isOvertaken = () => start !== this.#starts;
    this.#isStarting = true;
    const { message } = this.#conductor?.stage ?? {};
    // The button that asked for it goes with the next words: with it would go the focus.
    message?.tell(this.#texts.status.loading);
    try {
      const [engine] = await Promise.all([loadEngine(), this.#wording.load(), this.#fetchPart()]);
      if (isOvertaken()) return;
      // The mode may have been changed meanwhile.
      if (this.#lacksPart) return await this.#start();
      this.#isStarting = false;
      this.#welcome(engine);
    } catch (error) {
      if (isOvertaken()) return;
      this.#isStarting = false;
      console.error(error);
      this.#conductor?.failToLoad(error);
    }
  }

  /** Fetches what the mode needs. */
  async #fetchPart(): Promise<void> {
    if (this.#lacksPart) await this.#conductor?.fetchPart(this.#settings);
  }

  get #lacksPart(): boolean {
    return this.#conductor?.lacksPart(this.#settings) ?? false;
  }

  /** The engine is there: opens the game, and does what was asked for meanwhile. */
  #welcome(engine: Engine): void {
    this.#engine = engine;
    this.#unmourn();
    // Whoever brought the death about finds it out by himself, in the same breath.
    this.#unmourn = engine.onDeath(() => queueMicrotask(() => this.#mourn()));
    this.#changed.clear();
    if (this.#kept) this.#open(this.#kept);
    else this.#openSettings(this.#settings);
    if (!this.#conductor?.session) return;
    this.#conductor.marks = this.#keptMarks;
    this.#keptMarks = [];
    if (!this.#isReady) this.#raise("mancala-ready", {});
    this.#isReady = true;
    for (const work of this.#waiting.splice(0)) work();
  }

  /** Another board brought about the death of the engine that they share: this one goes on with a fresh one. */
  #mourn(): void {
    if (this.#conductor && !this.#conductor.isStuck) void this.#restart();
  }

  /** A fresh engine, and the game where it was. */
  async #restart(): Promise<void> {
    if (this.#isStarting) return;
    this.#keep();
    this.#conductor?.suspend();
    await this.#start();
  }

  /** The game waits to be opened again, with its signs. */
  #keep(): void {
    [this.#kept, this.#keptMarks] = [this.#now, this.marks];
  }

  /** The game on the board, or the one that waits to be opened. */
  get #now(): Kept | null {
    return this.#conductor?.saved ?? this.#kept;
  }

  #rest(): void {
    this.#starts += 1;
    this.#isStarting = false;
    this.#unmourn();
    this.#wording.end();
    this.#keep();
    this.#conductor?.close();
    this.#conductor?.stage.destroy();
    this.#conductor = null;
  }

  #setTexts(texts: Texts): void {
    this.#texts = texts;
    this.#conductor?.setTexts(texts);
  }

  /** Opens the game that settings describe, and remembers which of them are in force. */
  #openSettings(settings: Settings): void {
    const { position, moves, options, record, ply, lesson, mode } = settings;
    const game = gameNamed(settings);
    const wasEmpty = !this.#conductor?.session;
    const described = { game, position, options, moves, ply, ended: null };
    const isOpen = this.#open(record === null ? described : { game, record, ply }, mode);
    this.#isRefused = !isOpen || settings !== this.#settings;
    if (isOpen)
      this.#opened = { game: settings.game, position, moves, options, record, ply, lesson };
    else if (wasEmpty) this.#opened = { ...nothingGiven, game };
  }

  /** Opens a game, and tells whether it could be; if not, says why and leaves the board as it was. */
  #open(saved: Kept, mode = this.#settings.mode): boolean {
    const conductor = this.#conductor;
    const engine = this.#engine;
    if (!engine || !conductor) return false;
    try {
      conductor.open(engine, saved, { ...this.#settings, mode });
      this.#mode = mode;
      this.#isStandIn = false;
      this.#showUnread();
      return true;
    } catch (error) {
      this.#failToOpen(error, conductor, engine, saved);
      return false;
    }
  }

  /** A board that has nothing to show yet shows the start of the game. */
  #failToOpen(error: unknown, conductor: Conductor, engine: Engine, saved: Kept): void {
    if (engine.isDead) {
      this.#kept = saved;
      return conductor.fail(error, null);
    }
    if (!conductor.session && conductor.explainer.isRefusal(error)) {
      if (!conductor.explainer.canTell(error)) return void this.#startWithWords(conductor);
      this.#mode = withoutExercise(this.#settings.mode);
      this.#isStandIn = true;
      conductor.open(engine, startOf(saved), this.#shown);
    }
    conductor.fail(error, infoOf(engine, saved));
  }

  /** Starts again once it can be said what is wrong: whoever hears of it finds the board as it stays. */
  async #startWithWords({ explainer }: Conductor): Promise<void> {
    const start = this.#starts;
    this.#isStarting = true;
    await explainer.fetch();
    if (start === this.#starts) await this.#start();
  }

  /** Tells a failure once whoever listens is there: listeners are often added right after the element is made. */
  #complain(failure: Failure): void {
    queueMicrotask(() => {
      this.#raise("mancala-error", failure);
      this.#unread = failure.message;
      // A game that is about to be opened would wipe it away.
      if (this.#changed.size === 0) this.#showUnread();
    });
  }

  #showUnread(): void {
    if (this.#unread === null || !this.#conductor?.session) return;
    this.#conductor.say(this.#unread);
    this.#unread = null;
  }

  /** The words for it are fetched. */
  async #refuseValue(name: SettableName, found: string): Promise<void> {
    const { refusedValue } = await import("./refused-value");
    this.#complain(refusedValue(name, found, this.#texts));
  }

  #read<K extends AttributeName>(name: K, text: string | null): void {
    const value = readAttribute(name, text);
    if (value === undefined) return void this.#refuseValue(name, text ?? "");
    const before = this.#settings;
    this.#settings = { ...before, [name]: value };
    if (isGameAttribute(name)) return this.#planOpening(name);
    if (name === "mode") return this.#turnMode(before.mode);
    if (name === "theme") this.#applyTheme();
    this.#conductor?.applySettings(this.#shown);
  }

  /** A game is opened anew to be a puzzle, or none any more. */
  #turnMode(before: Mode): void {
    const { mode } = this.#settings;
    if ([mode, before, this.#mode].some(isExercise)) return this.#planOpening("mode");
    this.#mode = mode;
    this.#conductor?.applySettings(this.#shown);
  }

  /** Styles follow the theme in force, not the attribute, which may hold anything. */
  #applyTheme(): void {
    for (const theme of ownThemes) {
      if (theme === this.#settings.theme) this.#states.add(theme);
      else this.#states.delete(theme);
    }
  }

  /** Several attributes are often changed at a time; the game is opened once. */
  #planOpening(name: AttributeName): void {
    if (this.#changed.size === 0) queueMicrotask(() => this.#openChanged());
    this.#changed.add(name);
  }

  #openChanged(): void {
    // What the record wins over says nothing while there is one.
    if (this.#opened?.record && this.#settings.record !== null) this.#forgetOutdone();
    const conductor = this.#conductor;
    const changed = new Set(this.#changed);
    if (changed.size > 0 && conductor?.session && this.#mustFetch(conductor)) return;
    this.#changed.clear();
    if (changed.size === 0) return;
    const isSameGame = [...changed].every((name) => name === "ply" || name === "mode");
    // Before there is a game, whatever the attributes say is read when it is opened.
    if (!conductor?.session) this.#kept = isSameGame ? this.#keptAt(changed) : null;
    else if (!isSameGame || this.#isStandIn) this.#openAnew();
    else if (changed.has("mode") || this.#mode === "puzzle") this.#openSame(changed);
    else conductor.goToPly(this.#settings.ply);
    this.#showUnread();
  }

  #openAnew(): void {
    this.#kept = null;
    this.#openSettings(this.#settings);
  }

  /** The game on the board in another mode, or as another puzzle. */
  #openSame(changed: ReadonlySet<AttributeName>): void {
    const kept = this.#keptAt(changed);
    this.#isRefused = kept !== null && !this.#open(kept);
  }

  /** The game on the board, or the one that waits to be opened; at another ply if that has changed. */
  #keptAt(changed: ReadonlySet<AttributeName>): Kept | null {
    const kept = this.#now;
    if (!kept || !changed.has("ply")) return kept;
    const { ply } = this.#settings;
    return isRecorded(kept) ? { game: kept.game, record: kept.record, ply } : { ...kept, ply };
  }

  /** Whether something is to be fetched before the mode can be another. */
  #mustFetch(conductor: Conductor): boolean {
    if (!this.#lacksPart) return false;
    void this.#fetchThenOpen(conductor);
    return true;
  }

  async #fetchThenOpen(conductor: Conductor): Promise<void> {
    try {
      await conductor.fetchPart(this.#settings);
    } catch (error) {
      if (conductor !== this.#conductor) return;
      console.error(error);
      this.#changed.clear();
      this.#isRefused = true;
      const message = this.#texts.errors["not-loaded"];
      return this.#complain({ code: "not-loaded", message, at: "mode" });
    }
    if (conductor === this.#conductor) this.#openChanged();
  }

  #forgetOutdone(): void {
    for (const name of this.#changed) {
      if (name !== "record" && name !== "ply" && name !== "mode") this.#changed.delete(name);
    }
  }

  #whenOpen(work: (conductor: Conductor) => void): void {
    const run = () => {
      if (this.#conductor) work(this.#conductor);
    };
    if (this.#conductor?.session) run();
    else this.#waiting.push(run);
  }

  #onKey(event: KeyboardEvent): void {
    const conductor = this.#conductor;
    if (!conductor) return;
    const { isShowing } = conductor.stage;
    const intent = keyIntent(event, isShowing);
    if (!intent) {
      if (isShowing && isBoardKey(event)) this.#finishShowing(event, isPress(event));
      return;
    }
    consume(event);
    conductor.act(intent);
  }

  #onClick(event: MouseEvent): void {
    if (this.#conductor?.stage.isShowing) this.#finishShowing(event, true);
  }

  /** While a turn is shown, whatever is done to the board finishes the showing; a press is then used up. */
  #finishShowing(event: Event, isUsedUp: boolean): void {
    if (isUsedUp) consume(event);
    this.#conductor?.finishShowing();
  }
}

/** The event is ours alone: neither the board nor the page is to act on it. */
function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Nothing can be done on a board whose puzzle or lesson is none. */
const withoutExercise = (mode: Mode): Mode => (isExercise(mode) ? "static" : mode);

const nothingGiven: GameSettings = {
  game: null,
  position: null,
  moves: [],
  options: "",
  record: null,
  ply: null,
  lesson: null,
};

/** A game that waits to be opened, and which game it is, as far as one can tell before. */
type Kept = Opening & { game: GameId };

/** Whether a game is longer than an attribute may be. */
const isTooLongGame = (opening: Opening): boolean =>
  isRecorded(opening)
    ? isTooLong("record", opening.record)
    : isTooLong("moves", opening.moves.join(" "));

/** The pits with these letters; whatever else is named is left out. */
const pitsNamed = (info: GameInfo | undefined, letters: readonly string[]): number[] =>
  info?.letters.flatMap((letter, pit) => (letters.includes(letter) ? pit : [])) ?? [];

const infoOf = (engine: Engine, { game }: Kept): GameInfo => engine.info(game);

/** The same game from its own start. */
const startOf = ({ game }: Kept): Kept => ({
  game,
  position: null,
  options: "",
  moves: [],
  ply: 0,
  ended: null,
});
