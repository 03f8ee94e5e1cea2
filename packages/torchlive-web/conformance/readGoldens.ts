import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isSince, releases, type Release} from '../native/release';

/** The releases that have tensors. */
export const boundReleases = releases.filter((release) =>
  isSince(release, '0.2.0'),
);

/** A source or `"torch"`, then calls; `cases.py` explains them. */
export type Program = [start: string, ...calls: [name: string, ...unknown[]][]];

/** One case: what a program gives on real PyTorch, called as the releases call it. */
export type Golden = {
  program: Program;
  result: string;
  releases: readonly Release[];
};

const folder = path.join(import.meta.dirname, 'goldens');

function parseReleases(text: string | undefined): readonly Release[] {
  if (text === undefined) {
    return boundReleases;
  }
  return text.endsWith('+')
    ? boundReleases.filter((release) =>
        isSince(release, text.slice(0, -1) as Release),
      )
    : (text.split(',') as Release[]);
}

function parseGolden(line: string): Golden {
  const [program, result, listed] = line.split('\t') as [
    string,
    string,
    string?,
  ];
  return {
    program: JSON.parse(program) as Program,
    result,
    releases: parseReleases(listed),
  };
}

/** All goldens, by operation. */
export function readGoldens(): Map<string, Golden[]> {
  const files = readdirSync(folder).sort();
  return new Map(
    files.map((file) => [
      path.parse(file).name.replace(/^get$/, '[]').replace(/^set$/, '[]='),
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map(parseGolden),
    ]),
  );
}
