import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  hasSnackId,
  snackDeepLink,
  snackIdFromPath,
  snackIdPattern,
} from './snackId';

const hostileIds = [
  ['traversal', '../../etc/passwd'],
  ['escaped traversal', '%2e%2e%2f%2e%2e%2fsecret'],
  ['a script', '<script>alert(1)</script>'],
  ['a javascript: URL', 'javascript:alert(1)'],
  ['a double quote', 'a"onmouseover="alert(1)'],
  ['a backslash', '@playtorch\\demo'],
  ['another host', '/evil.example/x'],
  ['a fragment', 'demo#x'],
  ['a parameter', 'demo&snackUrl=exp://evil.example'],
  ['a line break', 'demo\n'],
  ['a null', 'demo\0'],
  ['a Cyrillic lookalike', 'dеmo'],
  ['a right-to-left override', '\u202edemo'],
  ['three parts', '@playtorch/a/b'],
  ['an owner without a name', '@playtorch/'],
  ['a name that starts with a hyphen', '-demo'],
  ['10 kB of owner', `@${'a'.repeat(10_240)}/demo`],
  ['nothing', ''],
] as const;

describe('hostile ids', () => {
  it.each(hostileIds)('are invalid: %s', (_what, id) => {
    expect(snackIdFromPath(`/snack/${id}`, '/snack/')).toBeUndefined();
  });

  it('has no catastrophic backtracking', () => {
    const start = performance.now();
    snackIdFromPath(`/snack/@${'a-'.repeat(200_000)}!`, '/snack/');
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('snackIdFromPath', () => {
  it.each([
    ['/snack/@playtorch/demo/', '/snack/', '@playtorch/demo'],
    ['/snack/@playtorch/demo', '/snack/', '@playtorch/demo'],
    ['/snack/%40playtorch/demo/', '/snack/', '@playtorch/demo'],
    ['/expo/aB3_d-9/', '/expo/', 'aB3_d-9'],
    ['/expo/c++/', '/expo/', 'c++'],
    ['/snack/', '/snack/', undefined],
    ['/expo/demo/', '/snack/', undefined],
  ])('%s after %s is %s', (pathname, prefix, id) => {
    expect(snackIdFromPath(pathname, prefix)).toBe(id);
  });
});

describe('hasSnackId', () => {
  it.each([
    ['/snack/', false],
    ['/snack', false],
    ['/snack//', false],
    ['/snack/demo/', true],
    ['/snack/%22/', true],
  ])('%s: %s', (pathname, expected) => {
    expect(hasSnackId(pathname, '/snack/')).toBe(expected);
  });
});

it('opens a Snack in the app', () => {
  expect(snackDeepLink('@playtorch/demo')).toBe(
    'playtorch://snack?snackUrl=exp://exp.host/@playtorch/demo',
  );
});

it('the embedded frame validates ids with the same pattern', () => {
  const frame = readFileSync('static/embed/snack/frame.js', 'utf8');
  const [, pattern] = /const idForm =\s+\/\^(.+)\$\/;/.exec(frame) ?? [];
  expect(pattern?.replaceAll('\\/', '/')).toBe(snackIdPattern);
});
