import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import type {createSbom} from './createSbom';

const notices = readFileSync('build/licenses.txt', 'utf8');
const {components} = JSON.parse(
  readFileSync('build/sbom.cdx.json', 'utf8'),
) as ReturnType<typeof createSbom>;

/** Code, styles and a font that every build contains, with words of their licences. */
it.each([
  ['react-dom', 'Copyright (c) Meta Platforms'],
  ['minisearch', 'Luca Ongaro'],
  ['@ariakit/react-components', 'MIT'],
  ['infima', 'MIT'],
  ['react-native-paper', 'Callstack'],
  ['react-native-pytorch-core', 'MIT'],
  ['react-native-web', 'Nicolas Gallagher'],
  ['@fontsource-variable/figtree', 'SIL OPEN FONT LICENSE'],
])('the notices contain %s', (name, words) => {
  const start = notices.indexOf(`\n${name} `);
  expect(start).toBeGreaterThan(0);
  const text = notices.slice(start).split(/\n-{72}\n/, 2);
  expect(text.join('\n').toLowerCase()).toContain(words.toLowerCase());
});

it('the bill of materials lists the packages of the notices', () => {
  const listed = components.map(({name, version}) => `${name} ${version}`);
  const noticed = [...notices.matchAll(/^-{72}\n(.+)\n(?:.+)\n-{72}$/gm)].map(
    ([, heading]) => heading,
  );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed).toEqual(noticed);
});

it('names no package that is only needed to build', () => {
  const names = components.map(({name}) => name);
  expect(names).not.toContain('@rspack/core');
  expect(names).not.toContain('typescript');
});
