import {expect, it} from 'vitest';
import {consolePath, readShared} from './share';

it.each(['', 'const x = 1;\n', 'console.log("→ ñ 🔥");', '?>~'.repeat(300)])(
  'reads what it wrote: %s',
  (code) => {
    const path = consolePath({release: '0.2.3', code});
    expect(path).toMatch(/^\/console\/#code=0\.2\.3~[\w-]*$/);
    expect(readShared(path.slice(path.indexOf('#')))).toEqual({
      release: '0.2.3',
      code,
    });
  },
);

it.each([
  '',
  '#top',
  '#code=',
  '#code=0.2.3~%00',
  '#code=0.2.3~A',
  '#code=x~QQ',
])('finds no code in %s', (hash) => {
  expect(readShared(hash)).toBeUndefined();
});
