import {expect, it} from 'vitest';
import {purge} from './purgeStyles';

/** Purges rules of the stock styles. */
async function purgeOne(css: string, script: string): Promise<string> {
  const sheet = `@layer docusaurus.infima{${css}}`;
  const purged = await purge(
    new Map([['styles.css', sheet]]),
    [script],
    [/^hero/],
  );
  const [, rest = ''] =
    /^@layer docusaurus\.infima\{(.*)\}$/.exec(
      purged.get('styles.css') ?? '',
    ) ?? [];
  return rest;
}

it('leaves our own styles alone', async () => {
  const css = '[href="#skip"]{top:0}.unused{top:0}';
  const stock = '@layer docusaurus.infima{.unused{top:0}}';
  const purged = await purge(
    new Map([
      ['pages.css', css],
      ['styles.css', stock + css],
    ]),
    ['"nothing"'],
  );
  expect(purged.get('pages.css')).toBe(css);
  expect(purged.get('styles.css')).toBe(css);
});

it('stops the build when no sheet has the layers of the stock styles', async () => {
  const sheets = new Map([['styles.css', '@layer theme{a{top:0}}']]);
  await expect(purge(sheets, ['"a"'])).rejects.toThrow(
    'No style sheet has a layer "docusaurus.*"',
  );
});

it('removes a value of the whole page that ours replaces, and no other', async () => {
  const stock =
    '@layer docusaurus.infima{:root{--a:1px}p{--a:2px;top:var(--a)}}';
  const purged = await purge(
    new Map([['styles.css', `${stock}:root{--a:3px}`]]),
    ['"p"'],
  );
  expect(purged.get('styles.css')).toBe(
    '@layer docusaurus.infima{p{--a:2px;top:var(--a)}}:root{--a:3px}',
  );
});

it.each([
  [
    'removes a variable that only removed rules and variables use',
    ':root{--a:1px;--b:var(--a)}.gone{top:var(--b)}a{top:0}',
    '"a"',
    'a{top:0}',
  ],
  ['removes one that no code names', '.badge{top:0}', '"bagde"', ''],
  [
    'removes a component that the site says it lacks',
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
])('%s', async (_what, css, script, expected) => {
  expect(await purgeOne(css, script)).toBe(expected);
});
