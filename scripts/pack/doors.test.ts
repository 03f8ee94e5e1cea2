import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readManifest} from './manifest';

const names = readdirSync('packages').filter((name) =>
  existsSync(`packages/${name}/package.json`),
);

it('there are packages', () => {
  expect(names).toContain('local-search');
});

/** A configuration of the compiler, with the files that it covers. */
function parse(config: string): ts.ParsedCommandLine {
  const text = readFileSync(config, 'utf8');
  return ts.parseJsonConfigFileContent(
    ts.parseConfigFileTextToJson(config, text).config,
    ts.sys,
    path.dirname(config),
  );
}

describe.each(names)('%s', (name) => {
  const folder = path.resolve('packages', name);
  const {exports} = readManifest(name);
  const configs = readdirSync(folder)
    .filter((file) => /^tsconfig\..*json$/.test(file))
    .map((file) => path.join(folder, file));

  it('has at most six doors, bundlers aside, each with a line in its README', () => {
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const lines = Array.from(
      readme.matchAll(/^(?:\| |- )`([\w/-]+)`(?: +\||:)/gm),
      ([, door]) => door,
    );
    const doors = Object.keys(exports).map((door) => door.replace('.', name));
    expect(
      lines.filter((line) => doors.includes(line ?? '')).toSorted(),
    ).toEqual(doors.toSorted());
    const ofBundlers = /\/(?:vite|webpack|metro|web\/.*)$/;
    expect(
      doors.filter((door) => !ofBundlers.test(door)).length,
    ).toBeLessThanOrEqual(6);
  });

  it('says to the compiler where each door runs: in Node or in browsers, never both', () => {
    const covered = new Set(
      configs.flatMap((config) => parse(config).fileNames),
    );
    const doors = Object.values(exports)
      .map((file) => path.resolve(folder, file))
      .filter((file) => /\.tsx?$/.test(file));
    expect(doors.filter((file) => !covered.has(file))).toEqual([]);
    for (const config of configs) {
      const {options} = parse(config);
      const knowsNode = options.types?.includes('node') ?? true;
      const knowsBrowsers = options.lib?.includes('lib.dom.d.ts') ?? true;
      expect([config, knowsNode && knowsBrowsers]).toEqual([config, false]);
    }
  });
});
