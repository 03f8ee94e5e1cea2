import {snackIdPattern} from '../src/data/snackId';

/** A folder whose paths are all answered by one page, because they carry an id. */
export type Rewrite = {
  /** Folder of the paths and path of the page. */
  page: string;
  /** Form of an id, as a regular expression without capturing groups. */
  idPattern: string;
};

/** Paths that carry an id: one page answers for all of them. */
export const rewrites: readonly Rewrite[] = ['/snack/', '/expo/'].map(
  (page) => ({page, idPattern: snackIdPattern}),
);
