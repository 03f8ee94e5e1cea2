import {generate} from 'api-versions';
import {apiOptions} from '../../../config/apiOptions';

let files: ReturnType<typeof generate> | undefined;

/** All files of the reference, made once for the tests of a process. */
export function generatedFiles(): ReturnType<typeof generate> {
  files ??= generate(apiOptions, () => undefined);
  return files;
}
