import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from 'test-utils';
import {readSample} from './readSample';

const fixtures = path.join(import.meta.dirname, '__fixtures__');
const released = ['0.2.3', '0.2.2', '0.2.1', '0.2.0', '0.1'];

function read(name: string, releases = released, siteDir = fixtures) {
  return readSample(
    siteDir,
    'greeter',
    {name, packageVersion: `${name}.9`},
    ['current', ...releases].map((each) => ({name: each})),
  );
}

function shown(...args: Parameters<typeof read>): string | undefined {
  return read(...args)
    .get('lib/words.ts')
    ?.text.split("'")[1];
}

describe('readSample', () => {
  it.each([
    ['current', 'Hello'],
    ['0.2.3', 'Hello'],
    ['0.2.2', 'Good day'],
    ['0.2.1', 'Good day'],
    ['0.2.0', 'Greetings'],
    ['0.1', 'Greetings'],
  ])('takes the nearest override of %s or newer', (version, word) => {
    expect(shown(version)).toBe(word);
  });

  it('lists files under their path in the sample, without tests', () => {
    expect([...read('0.2.1').keys()]).toEqual([
      'App.tsx',
      'package.json',
      'lib/words.ts',
    ]);
    expect(read('0.2.1').get('lib/words.ts')?.path).toBe(
      path.join(fixtures, 'content/samples/greeter/0.2.2/lib/words.ts'),
    );
  });

  it.each([
    ['current', 'Hello'],
    ['0.2.1', 'Good day'],
  ])('shows the text of another sample in %s', (version, word) => {
    expect(
      readSample(
        fixtures,
        'guest',
        {name: version, packageVersion: version},
        ['current', ...released].map((name) => ({name})),
      ).get('lib/words.ts')?.text,
    ).toContain(`'${word}'`);
  });

  it('gives a file without a base to its version and older ones only', () => {
    expect(read('0.2.1').has('flourish.ts')).toBe(false);
    expect(read('0.2.0').has('flourish.ts')).toBe(true);
  });
});

describe('after a version was cut', () => {
  const releases = ['0.2.5', ...released];

  it('shows in it what next shows, and in the others what they showed', () => {
    expect(shown('0.2.5', releases)).toBe('Hello');
    for (const version of ['current', ...released]) {
      expect(shown(version, releases)).toBe(shown(version));
    }
  });

  it('can change next alone, with an override for the release', () => {
    const siteDir = temporaryFolder();
    cpSync(fixtures, siteDir, {recursive: true});
    const sample = path.join(siteDir, 'content/samples/greeter');
    cpSync(
      path.join(sample, 'lib/words.ts'),
      path.join(sample, '0.2.5/lib/words.ts'),
    );
    writeFileSync(
      path.join(sample, 'lib/words.ts'),
      "export const word = 'Hi';",
    );
    expect(shown('current', releases, siteDir)).toBe('Hi');
    for (const version of releases) {
      expect(shown(version, releases, siteDir)).toBe(shown(version, releases));
    }
  });
});
