import type { GameId } from "../../engine/types";

/** The rules of a game in short. `ends` are the ways a game ends: a name, and what it takes. */
export interface ShortRules {
  rules: readonly string[];
  ends: readonly (readonly [name: string, about: string])[];
  /** What is to be known about them as a whole, if anything. */
  endsNote: string;
}

// What is told here holds under the options that are the default.
export const shortRules: Record<GameId, ShortRules> = {
  omweso: {
    rules: [
      "Lift all the seeds of one of your pits that holds two or more, and sow them one by one, counter-clockwise, round your own two rows.",
      "If the last seed falls in a pit that already held seeds, lift them all and sow on from there. The turn ends when the last seed falls in an empty pit.",
      "But if that occupied pit is in your front row and both pits facing it hold seeds, you capture both instead. Sow the captured seeds at once, beginning with the pit after the last of your own pits that you lifted.",
      "From the two leftmost pits of each of your rows you may sow a lap clockwise, if that lap captures directly.",
      "On your own first turn of a game you neither capture nor sow clockwise: where you would capture, you sow on.",
      "Until the first capture of the game you may play okwesera from a pit of exactly three seeds: two go into the next pit and one into the pit after that, and the turn ends.",
    ],
    endsNote: "Judged when a turn has ended. If it reaches several of these, the first counts.",
    ends: [
      [
        "Akawumbi, 12 points",
        "Your opponent has no seed left, and your last capture of the turn was in an end column. It wins the whole match.",
      ],
      [
        "Okutema by emitwe-ebiri, 2 points",
        "You captured both of your opponent’s end columns in this one turn.",
      ],
      [
        "Okutema by clearing the front row, 2 points",
        "You captured in this turn, and your opponent’s front row, which held seeds before it, now holds none.",
      ],
      [
        "Akakyala, 2 points",
        "Only if agreed before the game: you have captured in two of your turns before your opponent’s first capture.",
      ],
      [
        "Bulijo, 1 point",
        "Your opponent is to move and has no pit of two or more seeds, even if you have none either.",
      ],
      [
        "A turn without end",
        "A turn that would need more than 2,000 laps annuls the game. It is played again and scores nothing.",
      ],
    ],
  },
  oware: {
    rules: [
      "Lift all the seeds of one of your pits and sow them one by one, counter-clockwise, round the board. The pit you emptied is always skipped.",
      "If the last seed makes two or three in one of your opponent’s pits, you capture that pit; then also the pits before it, one by one, as long as they are your opponent’s and hold two or three.",
      "A turn that would capture every seed in your opponent’s row is a grand slam: you may play it, but it captures nothing.",
      "If your opponent’s row is empty, you must play a turn that brings seeds into it, if you have one.",
    ],
    endsNote: "Whoever then has more seeds wins; 24 each is a draw.",
    ends: [
      ["Majority", "A player who has 25 or more of the 48 seeds has won at once."],
      [
        "No turn left",
        "The player to move has no legal move. Each player takes the seeds on their own side.",
      ],
      [
        "Repetition",
        "The same position, with the same player to move, comes for the second time since the last capture. Each player takes the seeds on their own side.",
      ],
    ],
  },
  "bao-kigogo": {
    rules: [
      "Lift all the seeds of one of your pits that holds two or more, and sow them one by one, counter-clockwise, round your own two rows.",
      "If the last seed falls in a pit that already held seeds, lift them all and sow on from there.",
      "If it falls in an empty pit, the turn ends. If that pit is in your front row and the front pit facing it holds seeds, you capture that pit and the pit behind it.",
      "Captured seeds leave the board.",
      "Only when none of your pits holds two or more may you move a single seed: one step, into an empty pit. It captures by the same rule.",
    ],
    endsNote: "",
    ends: [
      ["No turn left", "The player to move has no legal move, and loses."],
      [
        "Repetition",
        "The same position comes for the second time with the same player to move: a draw.",
      ],
      ["A turn without end", "A turn that would need more than 2,000 laps: a draw."],
    ],
  },
};

/** The words of a game, kept in its own language, and what they mean. */
export interface Glossary {
  /** The language of the words. */
  lang: string;
  words: readonly (readonly [word: string, about: string])[];
}

/** The games that have words of their own. */
export const glossaries: Readonly<Partial<Record<GameId, Glossary>>> = {
  omweso: {
    lang: "lg",
    words: [
      ["empiki", "the hard black seeds it is played with"],
      ["okwesera", "the opening sowing of three seeds"],
      ["okutema", "“to cut”: a win of two points"],
      ["emitwe-ebiri", "“two heads”: both end columns"],
      ["akawumbi", "the win of the whole match"],
      ["akakyala", "two captures before the opponent’s first"],
      ["bulijo", "the ordinary win, of one point"],
    ],
  },
};
