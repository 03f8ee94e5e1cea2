import {generate} from '../generate';

let files: ReturnType<typeof generate> | undefined;

/** All files of the reference, made once for the tests of a process. */
export function generatedFiles(): ReturnType<typeof generate> {
  files ??= generate(() => undefined);
  return files;
}
