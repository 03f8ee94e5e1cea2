import type {Correction} from 'api-versions';
import {canvas} from './canvas';
import {others} from './others';
import {torchlive} from './torchlive';

/** Mistakes that would mislead readers, each with its file; listings that pages replace with our examples are left alone. */
export const corrections: readonly Correction[] = Object.entries({
  canvas,
  torchlive,
  others,
}).flatMap(([name, list]) =>
  list.map((correction) => ({
    ...correction,
    file: `content/api/corrections/${name}.ts`,
  })),
);
