export type Guess = {digit: number; probability: number};

/** The digits from likely to unlikely, with probabilities that add up to one. */
export default function rankDigits(scores: readonly number[]): Guess[] {
  // Without the shift, a large score would overflow.
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - greatest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers
    .map((power, digit) => ({digit, probability: power / sum}))
    .sort((a, b) => b.probability - a.probability);
}
