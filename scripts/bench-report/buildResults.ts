import {Joi} from '@docusaurus/utils-validation';
import {machineSchema, type Machine} from './machine';

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

const figures = Joi.object<BuildFigures>({
  seconds: Joi.number().positive().required(),
  peakMib: Joi.number().positive().required(),
});

export const buildResultsSchema = Joi.object<BuildResults>({
  command: Joi.string().required(),
  machine: machineSchema.required(),
  sizes: Joi.array()
    .items(
      Joi.object({
        times: Joi.number().integer().min(1).required(),
        pages: Joi.number().integer().min(1).required(),
        cold: figures.required(),
        warm: figures.required(),
      }),
    )
    .min(1)
    .unique('times')
    .required(),
});
