import {parse} from 'postcss';
import {expect, it} from 'vitest';
import {dropEmpty} from './dropEmpty';
import {foldVariables} from './foldVariables';

function fold(...texts: string[]): string[] {
  const sheets = texts.map((text) => parse(text));
  foldVariables(sheets, (name) => name === '--in-code');
  sheets.forEach(dropEmpty);
  return sheets.map(String);
}

it.each([
  ['unused', ':root{--a:1px}p{top:0}', 'p{top:0}'],
  ['used once', ':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
  [
    'used by one that is folded',
    ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
    'p{top:calc(2*1px)}',
  ],
  [
    'side by side',
    ':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)0}',
    'p{margin:1px 2px 0}',
  ],
  [
    'set again further in',
    ':root{--a:1px}p{--a:2px;top:var(--a)}',
    ':root{--a:1px}p{--a:2px;top:var(--a)}',
  ],
  [
    'set under a condition',
    '@media print{:root{--a:1px}}p{top:var(--a)}',
    '@media print{:root{--a:1px}}p{top:var(--a)}',
  ],
  [
    'made of one that is set again further in',
    ':root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b)}',
    ':root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b)}',
  ],
  [
    'inherited from nothing',
    ':root{--a:inherit}p{top:var(--a)}',
    ':root{--a:inherit}p{top:var(--a)}',
  ],
  [
    'with a fallback somewhere',
    ':root{--a:1px}p{top:var(--a,2px)}',
    ':root{--a:1px}p{top:var(--a,2px)}',
  ],
  [
    'named by code',
    ':root{--in-code:1px}p{top:var(--in-code)}',
    ':root{--in-code:1px}p{top:var(--in-code)}',
  ],
  [
    'longer than its name, and used often',
    `:root{--a:clamp(1rem,4vw,2rem)}${'p{top:var(--a)}'.repeat(3)}`,
    `:root{--a:clamp(1rem,4vw,2rem)}${'p{top:var(--a)}'.repeat(3)}`,
  ],
  [
    'of the theme, which ours overrules',
    '@layer docusaurus.infima{:root{--a:0}html[data-theme=dark]{--a:3}}:root{--a:1}[data-theme=dark]{--a:2}p{top:var(--a)}',
    ':root{--a:1}[data-theme=dark]{--a:2}p{top:var(--a)}',
  ],
  [
    'of the theme, which ours overrules under a condition',
    '@layer docusaurus.infima{:root{--a:0}}@media print{:root{--a:1}}p{top:var(--a)}',
    '@layer docusaurus.infima{:root{--a:0}}@media print{:root{--a:1}}p{top:var(--a)}',
  ],
  [
    'of the theme further in, which ours does not reach',
    '@layer docusaurus.infima{.x{--a:0}}:root{--a:1}p{top:var(--a)}',
    '@layer docusaurus.infima{.x{--a:0}}:root{--a:1}p{top:var(--a)}',
  ],
])('a variable that is %s', (_case, css, folded) => {
  expect(fold(css)).toEqual([folded]);
});

it('counts what any sheet sets and uses', () => {
  expect(
    fold(
      ':root{--a:1px;--b:2px}',
      'p{top:var(--a)}',
      'q{--b:3px;top:var(--b)}',
    ),
  ).toEqual([':root{--b:2px}', 'p{top:1px}', 'q{--b:3px;top:var(--b)}']);
});
