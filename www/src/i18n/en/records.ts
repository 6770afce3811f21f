import type { NoticeCode } from "../../engine/types";

/** English for records of games: to copy, save, share, paste and open; see `en.ts`. */

const numbers = new Intl.NumberFormat("en");
const number = (n: number): string => numbers.format(n);
const counted = (n: number, one: string, other: string): string =>
  `${number(n)} ${n === 1 ? one : other}`;

/** What was left out, in a sentence; `what` is a piece of it, or how many there were. */
const notices: Record<NoticeCode, (what: string) => string> = {
  "comments-left-out": (what) =>
    `The link would be too long for some programs, so the comments are left out (${what}). The record keeps them.`,
  "tags-left-out": (what) => `These tags are left out of the link: ${what}.`,
  "variations-dropped": (what) =>
    `Variations are not kept here: ${counted(Number(what), "was", "were")} dropped.`,
  "first-comment-left-out": () =>
    "The comment before the first turn is left out: OGN has no place for it.",
  "resignation-left-out": () => "OGN cannot say that a player resigned: it tells only the seeds.",
};

const thisGame = {
  name: "This game",
  form: "Written as",
  forms: { record: "Record", ogn: "OGN", link: "Link" },
  about: {
    record: "The notation of this page, for all three games. Everything is in it.",
    ogn: "For the Oware programs that read OGN, such as Aualé.",
    link: "The whole game is in the address. Nothing is stored anywhere else.",
  },
  /** Names the text for those who listen. */
  text: { record: "Record of this game", ogn: "This game in OGN", link: "Link to this game" },
  noOgn: "This game cannot be written in OGN.",
  copy: "Copy",
  copied: "Copied.",
  notCopied:
    "The browser did not allow copying. The text is selected: copy it with your keys or its menu.",
  save: "Save",
  saved: (file: string) => `Saved as ${file}.`,
  share: "Share link",
  shareTitle: (game: string) => `A game of ${game}`,
  linkCopied: "The link is copied.",
  details: "Names, event, date, comment",
  detailsAbout: "Optional. They are written into the record at once.",
  south: "South",
  north: "North",
  event: "Event",
  date: "Date",
  commentStart: "Comment before the first turn",
  commentAfter: (turn: string) => `Comment after ${turn}`,
};

const open = {
  name: "Open a game",
  label: "Paste a record, OGN, a link or a position",
  drop: "Drop the file here",
  read: "Read it",
  file: "Choose a file",
  paste: "Paste",
  notPasted: "The browser did not allow pasting by this button. Paste with your keys or the menu.",
  nothing: "There is nothing to read yet.",
  clipboardEmpty: "There is no text to paste.",
  tooLong: "This is more than a megabyte. Open smaller files, one after the other.",
  fileTooLong: (file: string) =>
    `${file} is larger than a megabyte. Split it, and open the parts one after the other.`,
  binary: "This is not text. Records are plain text files.",
  fileBinary: (file: string) => `${file} is not a text file. Records are plain text.`,
  fileUnread: (file: string) => `${file} could not be read from this device.`,
  severalFiles: "One file at a time, please: the first one was taken.",
  /** A game in one line: who played, how long, how it ended. */
  players: (south: string, north: string) => `${south} – ${north}`,
  turns: (n: number) => (n === 0 ? "no turns yet" : counted(n, "turn", "turns")),
  goesOn: "not finished",
  /** Who won, or that nobody did; `how` begins with a capital. */
  ended: (headline: string, how: string, figures: string) =>
    `${headline} (${how.charAt(0).toLowerCase()}${how.slice(1)})${figures === "" ? "" : `, ${figures}`}`,
  /** The sentence when one game was read. */
  one: (game: string, line: string) => `A game of ${game}: ${line}.`,
  several: (n: number, broken: number) =>
    broken === 0
      ? `${counted(n, "game", "games")}. Choose one.`
      : `${counted(n, "game", "games")}, of which ${number(broken)} cannot be read.`,
  /** The number of a game in the list. */
  numbered: (n: number, game: string) => `${number(n)}. ${game}`,
  unknownGame: "Unknown",
  openThis: "Open this game",
  open: "Open",
  openNumber: (n: number) => `Open game ${number(n)}`,
  show: "Show the place",
  showShort: "Show",
  showNumber: (n: number) => `Show the place in game ${number(n)}`,
  more: (n: number) => `Show ${number(n)} more`,
  /** No tag says what this is: most likely it is something else altogether. */
  nameless:
    'It does not say which game it is. A record begins with a line such as [Game "oware"], a link holds #g=, a position begins with the name of its game.',
  kept: "The game on the board is as it was.",
};

/** A link to a game that cannot be read. */
const link = {
  unreadable: "This link does not hold a game that can be read.",
  empty: "The address ends where the game should begin.",
  cut: "It was probably cut off on its way, as some programs do with long addresses. Copy the whole link again, or ask for it once more.",
  turn: "It may have been changed on its way, or comes from a game with other rules. Ask for the link once more.",
  other:
    "It may have been changed on its way, or was made by a newer version of this page. Ask for the link once more.",
};

export const records = { title: "Records", notices, thisGame, open, link };
