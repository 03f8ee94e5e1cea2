/** What one rule of the Observatory found, and how it changes a score of 100. */
export type Finding = readonly [rule: string, modifier: number];
