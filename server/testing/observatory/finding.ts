/** The result of one rule of the Observatory, and how it changes the score of 100. */
export type Finding = readonly [rule: string, modifier: number];
