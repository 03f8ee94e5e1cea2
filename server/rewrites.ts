import {snackIdPattern} from '../src/data/snackId';

/** A folder whose paths carry an id and are all served by one page. */
export type Rewrite = {
  /** Path of the folder and of its page. */
  page: string;
  /** Regular expression for an id, without capturing groups. */
  idPattern: string;
};

/** Folders whose paths carry an id. */
export const rewrites: readonly Rewrite[] = ['/snack/', '/expo/'].map(
  (page) => ({page, idPattern: snackIdPattern}),
);
