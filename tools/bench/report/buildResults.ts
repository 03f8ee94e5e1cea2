import type {Machine} from './machine';

export type BuildFigures = {
  seconds: number;
  /** Most memory that all its processes held at once. */
  peakMib: number;
};

/** The site with so many times the pages. */
export type SizeResults = {
  times: number;
  pages: number;
  /** With nothing in any cache. */
  cold: BuildFigures;
  /** Again, with nothing changed. */
  warm: BuildFigures;
};

/** What `npm run bench:build` finds. */
export type BuildResults = {
  command: string;
  machine: Machine;
  sizes: SizeResults[];
};
