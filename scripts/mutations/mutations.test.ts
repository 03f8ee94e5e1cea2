import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {applyMutation} from './applyMutation';
import {mutations} from './mutations';

it('there are at least twenty', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(20);
});

it.each(
  mutations.map(
    (mutation) => [`${mutation.file}: ${mutation.find}`, mutation] as const,
  ),
)('can break %s', (_name, mutation) => {
  const source = readFileSync(mutation.file, 'utf8');
  expect(applyMutation(source, mutation)).not.toBe(source);
  const [file, title] = mutation.test;
  expect(readFileSync(file, 'utf8')).toContain(title);
});

it.each([
  ['no such thing', 0],
  ['b and b', 2],
])('refuses a source that holds %s', (source, times) => {
  expect(() =>
    applyMutation(source, {file: 'a.ts', find: 'b', replace: 'c'}),
  ).toThrow(`a.ts holds "b" ${times} times.`);
});
