import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {DocsVersion} from '../../content/site/versions';
import {findVersion} from '../lib/findVersion';

type Options = {
  /** What to do with the file: run the program, or tell what the model is. */
  command: 'run' | 'inspect';
  /** As an absolute path. */
  file: string;
  version: DocsVersion;
};

const usage =
  'npm run torch -- file.ts [--version 0.2.3], or npm run torch -- inspect model.ptl';

/** Reads the arguments of `npm run torch`. */
export function parseOptions(args: string[], folder: string): Options {
  const {values, positionals} = parseArgs({
    args,
    options: {version: {type: 'string'}},
    allowPositionals: true,
  });
  const command =
    positionals[0] === 'inspect' && positionals.length > 1 ? 'inspect' : 'run';
  const [name, ...others] = positionals.slice(command === 'inspect' ? 1 : 0);
  if (name === undefined || others.length > 0) {
    throw new Error(`Name one file: ${usage}`);
  }
  const file = path.resolve(folder, name);
  if (!existsSync(file)) {
    throw new Error(`${name}: there is no such file. ${usage}`);
  }
  return {command, file, version: findVersion(values.version, '--version')};
}
