import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, materialise} from 'api-versions';
import {beforeAll, expect, it} from 'vitest';
import {apiOptions} from '../../../config/apiOptions';
import {corrections} from '.';

let sources: readonly {file: string; text: string}[];

beforeAll(async () => {
  const folders = await Promise.all(
    apiOptions.versions.map((version) => materialise(version, apiOptions)),
  );
  sources = folders.flatMap((folder) =>
    listFiles(folder.sources).map((file) => ({
      file: file.replace(/\.tsx?$/, ''),
      text: readFileSync(path.join(folder.sources, file), 'utf8'),
    })),
  );
});

it.each(corrections)('some version has "$from"', ({module, from, unless}) => {
  expect(
    sources.some(
      ({file, text}) =>
        file === module &&
        text.includes(from) &&
        (unless === undefined || !text.includes(unless)),
    ),
  ).toBe(true);
});
