import {canvas} from './canvas';
import {others} from './others';
import {torchlive} from './torchlive';

/** A mistake in the comments of the package, and its correction. */
export type Correction = {
  /** Source file without its extension. */
  module: string;
  /** The text in every version that has the mistake. */
  from: string;
  /** The corrected text; must have as many lines, because pages link to lines of the source. */
  to: string;
  /** Code that makes the text correct; files that contain it are left alone. */
  unless?: string;
};

/** Mistakes that would mislead readers; listings that pages replace with our examples are left alone. */
export const corrections: readonly Correction[] = [
  ...canvas,
  ...torchlive,
  ...others,
];
