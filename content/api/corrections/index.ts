import type {Correction} from 'api-versions';
import {canvas} from './canvas';
import {others} from './others';
import {torchlive} from './torchlive';

/** Mistakes that would mislead readers; listings that pages replace with our examples are left alone. */
export const corrections: readonly Correction[] = [
  ...canvas,
  ...torchlive,
  ...others,
];
