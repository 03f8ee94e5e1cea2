import type {SampleFiles, Source} from './files';
import {findModule} from './findModule';

const imported = /(?:from |require\()'(\.[^']+)'/g;

/** The files that an app consists of: its folder may have those of other steps too. */
export function readSource({
  files,
  entry,
}: {
  files: SampleFiles;
  entry: string;
}): Source {
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
