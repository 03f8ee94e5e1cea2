import type {Machine} from './machine';

/** What loading a page costs; times are in milliseconds. */
export type LoadFigures = {
  /** Lighthouse's, from 0 to 100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  /** The same two, seen with real throttling, not estimated by Lighthouse. */
  firstPaintSeen: number;
  largestPaintSeen: number;
  blocking: number;
  speedIndex: number;
  layoutShift: number;
  longestTask: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
};

export type TapFigures = {milliseconds: number; taps: number};

/** The same measured on both sites. */
export type Compared<Figures> = {ours: Figures; stock: Figures};

export type FamilyResults = {
  name: string;
  path: string;
} & Compared<LoadFigures>;

/** The first tap on a control, so many seconds after the first paint. */
export type TapResults = {
  control: string;
  seconds: number;
  ours: TapFigures;
  /** Not there where stock Docusaurus lacks the control. */
  stock?: TapFigures;
};

/** What `npm run bench:pages` finds; each figure is the median of the runs. */
export type PageResults = {
  command: string;
  runs: number;
  machine: Machine;
  families: FamilyResults[];
  taps: TapResults[];
  /** Milliseconds from a click in the sidebar to the painted heading. */
  navigation: Compared<number>;
};
