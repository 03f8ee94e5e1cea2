import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const stockThemes = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** Modules with a default export; the others are helpers of an override. */
const overrides = readdirSync(import.meta.dirname, {recursive: true})
  .map(String)
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .map((file) => ({
    name: file.replace(/(?:\/index)?\.tsx?$/, ''),
    source: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }))
  .filter(({source}) => source.includes('export default'));

describe.each(overrides)('the override of $name', ({name, source}) => {
  it('wraps the stock component or says why it cannot', () => {
    expect(
      /from '@theme-(?:original|init)\/|Ejected: \w+/.test(source),
      `src/theme/${name}: import "@theme-original/${name}", or give the reason in a line "Ejected: …"`,
    ).toBe(true);
  });

  it('has a stock component to replace', () => {
    const files = stockThemes.flatMap((theme) => [
      path.join(theme, `${name}.js`),
      path.join(theme, name, 'index.js'),
    ]);
    expect(files.filter((file) => existsSync(file))).not.toEqual([]);
  });
});
