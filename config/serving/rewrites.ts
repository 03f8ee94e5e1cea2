import {snackIdPattern} from '../../content/data/snackId';
import type {Rewrite} from 'site-server';

/** Folders whose paths carry an id. */
export const rewrites: readonly Rewrite[] = ['/snack/', '/expo/'].map(
  (page) => ({page, idPattern: snackIdPattern}),
);
