import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {applyMutation} from './applyMutation';
import {mutations} from './mutations';

it.each(
  mutations.map(
    (mutation) => [`${mutation.file}: ${mutation.find}`, mutation] as const,
  ),
)('applies to %s', (_name, mutation) => {
  const source = readFileSync(mutation.file, 'utf8');
  expect(applyMutation(source, mutation)).not.toBe(source);
  const [file, title] = mutation.test;
  expect(readFileSync(file, 'utf8')).toContain(title);
});

it.each([
  ['no match', 0],
  ['b and b', 2],
])('rejects a source with %s', (source, times) => {
  expect(() =>
    applyMutation(source, {file: 'a.ts', find: 'b', replace: 'c'}),
  ).toThrow(`a.ts contains "b" ${times} times.`);
});
