import type {App} from './findApps';
import {findModule} from './findModule';

/** The files of an app that a reader can edit, its component first. */
export type Source = readonly (readonly [file: string, text: string])[];

const imported = /(?:from |require\()'(\.[^']+)'/g;

/** The files that an app consists of: its folder may have those of other steps too. */
export function readSource({
  files,
  entry,
}: Pick<App, 'files' | 'entry'>): Source {
  const found = new Set([entry]);
  // It grows while it is walked.
  for (const file of found) {
    for (const [, name = ''] of (files.get(file) ?? '').matchAll(imported)) {
      const next = findModule(files, file, name);
      if (next !== undefined) {
        found.add(next);
      }
    }
  }
  return [...found].map((file) => [file, files.get(file) ?? '']);
}
