import type {Machine} from './machine';

/** A line of the table: what was measured of which thing, with its unit, and all values by column. */
export type Row = {
  thing: string;
  what: string;
  values: Record<string, number[]>;
};

/** All that one run of a benchmark found. */
export type Run = {
  title: string;
  command: string;
  /** What was done, in sentences for the report. */
  about: string;
  machine: Machine;
  /** What is compared: the first with each of the others. */
  columns: readonly string[];
  rows: Row[];
  /** Measurements that failed: all rows of the thing lack a value. */
  failures: {thing: string; column: string; reason: string}[];
};
