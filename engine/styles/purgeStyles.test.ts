import {expect, it} from 'vitest';
import {purge} from './purgeStyles';

async function purgeOne(css: string, script: string): Promise<string> {
  const purged = await purge(new Map([['styles.css', css]]), [script]);
  return purged.get('styles.css') ?? '';
}

it.each([
  [
    'keeps a class that code names',
    '.badge{top:0}',
    '"badge"',
    '.badge{top:0}',
  ],
  ['removes one that no code names', '.badge{top:0}', '"bagde"', ''],
  [
    'removes a component that the site lacks',
    '.hero__title{top:0}',
    '"hero__title"',
    '',
  ],
  [
    'keeps a class that code completes',
    '.alert--info{top:0}',
    '`alert--${type}`',
    '.alert--info{top:0}',
  ],
  [
    'keeps the selectors of a list that can match',
    '.a1,.b2{top:0}',
    '"b2"',
    '.b2{top:0}',
  ],
  [
    'removes a variable that nothing uses',
    ':root{--used:1px;--unused:2px}a{top:var(--used)}',
    '"root a"',
    ':root{--used:1px}a{top:var(--used)}',
  ],
  [
    'keeps a variable that only code names',
    ':root{--height:1px}',
    'style.setProperty("--height", "root")',
    ':root{--height:1px}',
  ],
  [
    'keeps a rule for elements of any kind',
    ':focus-visible{top:0}',
    '"a"',
    ':focus-visible{top:0}',
  ],
  [
    'keeps steps of an animation',
    '@keyframes spin{to{top:0}}a{animation:spin 1s}',
    '"a"',
    '@keyframes spin{to{top:0}}a{animation:spin 1s}',
  ],
])('%s', async (_what, css, script, expected) => {
  expect(await purgeOne(css, script)).toBe(expected);
});
