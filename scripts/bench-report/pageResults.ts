import {Joi} from '@docusaurus/utils-validation';
import {machineSchema, type Machine} from './machine';

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
  /** The longest task of the Tensor page without style sheets and scripts, in milliseconds. */
  plainPage: number;
};

const amount = Joi.number().min(0).required();

const load = Joi.object<LoadFigures>({
  score: Joi.number().min(0).max(100).required(),
  firstPaint: amount,
  largestPaint: amount,
  firstPaintSeen: amount,
  largestPaintSeen: amount,
  blocking: amount,
  speedIndex: amount,
  layoutShift: amount,
  longestTask: amount,
  requests: amount,
  bytes: amount,
  scriptBytes: amount,
});

const tap = Joi.object<TapFigures>({
  milliseconds: amount,
  taps: Joi.number().min(1).required(),
});

export const pageResultsSchema = Joi.object<PageResults>({
  command: Joi.string().required(),
  runs: Joi.number().integer().min(1).required(),
  machine: machineSchema.required(),
  families: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        path: Joi.string().required(),
        ours: load.required(),
        stock: load.required(),
      }),
    )
    .min(1)
    .required(),
  taps: Joi.array()
    .items(
      Joi.object({
        control: Joi.string().required(),
        seconds: amount,
        ours: tap.required(),
        stock: tap,
      }),
    )
    .min(1)
    .required(),
  navigation: Joi.object({ours: amount, stock: amount}).required(),
  plainPage: amount,
});
