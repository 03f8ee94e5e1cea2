import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const stockThemes = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
  'packages/local-search/theme',
];

/** Ours, and those of docusaurus-fast. */
const themes = [
  'src/theme',
  ...readdirSync('packages/docusaurus-fast').map(
    (part) => `packages/docusaurus-fast/${part}/theme`,
  ),
].filter((theme) => existsSync(theme));

/** Modules with a default export; the others are helpers of an override. */
const overrides = themes.flatMap((theme) =>
  readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => ({
      theme,
      name: file.replace(/(?:\/index)?\.tsx?$/, ''),
      source: readFileSync(path.join(theme, file), 'utf8'),
    }))
    .filter(({source}) => source.includes('export default')),
);

it('reads the themes of the site and of docusaurus-fast', () => {
  expect(themes).toEqual([
    'src/theme',
    'packages/docusaurus-fast/paths/theme',
    'packages/docusaurus-fast/security/theme',
  ]);
});

describe.each(overrides)('the override $theme/$name', (override) => {
  const {theme, name, source} = override;

  it('wraps the stock component or says why it cannot', () => {
    expect(
      /from '@theme-(?:original|init)\/|Ejected: \w+/.test(source),
      `${theme}/${name}: import "@theme-original/${name}", or give the reason in a line "Ejected: …"`,
    ).toBe(true);
  });

  it('has a stock component to replace', () => {
    const files = stockThemes.flatMap((stock) => [
      path.join(stock, `${name}.js`),
      path.join(stock, name, 'index.js'),
      path.join(stock, name, 'index.tsx'),
    ]);
    expect(files.filter((file) => existsSync(file))).not.toEqual([]);
  });
});
