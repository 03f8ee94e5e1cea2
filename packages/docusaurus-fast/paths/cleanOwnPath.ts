import settings from '@generated/fast-paths';
import {createCleanPath} from './cleanPath';

/** The one form of a path of this site. */
export const cleanPath = createCleanPath(settings);
