import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {DocsVersion} from '../../config/versions';
import {findVersion} from '../lib/findVersion';

type Options = {
  /** The program, as an absolute path. */
  file: string;
  version: DocsVersion;
};

const usage = 'npm run torch -- file.ts [--version 0.2.3]';

/** Reads the arguments of `npm run torch`. */
export function parseOptions(args: string[], folder: string): Options {
  const {values, positionals} = parseArgs({
    args,
    options: {version: {type: 'string'}},
    allowPositionals: true,
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new Error(`Name one file: ${usage}`);
  }
  const file = path.resolve(folder, name);
  if (!existsSync(file)) {
    throw new Error(`${name}: there is no such file. ${usage}`);
  }
  return {file, version: findVersion(values.version, '--version')};
}
