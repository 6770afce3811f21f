/** How long a round against the clock is, in milliseconds. The clock goes only while a question is open. */
export const roundMillis = 60_000;

/** When so much is left, those who listen are told. */
export const lastMillis = 10_000;

/** A round against the clock: a right answer gives as many points as its level. */
export interface RoundScore {
  right: number;
  answers: number;
  points: number;
}

export const noScore: RoundScore = { right: 0, answers: 0, points: 0 };

export const scored = (score: RoundScore, isRight: boolean, level: number): RoundScore => ({
  right: score.right + Number(isRight),
  answers: score.answers + 1,
  points: score.points + (isRight ? level : 0),
});
