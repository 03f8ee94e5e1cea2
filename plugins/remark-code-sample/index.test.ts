import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {apiPackageOf} from '../../content/site/apiPackages';
import {docsVersionOf, latestVersion} from '../../content/site/versions';
import remarkCodeSample from './index';

const siteDir = path.join(
  import.meta.dirname,
  '../../content/readers/__fixtures__',
);

async function compilePage(
  value: string,
  page = 'docs/page.mdx',
): Promise<string> {
  const result = await compile(
    {path: path.join(siteDir, page), value},
    {remarkPlugins: [[remarkCodeSample, {siteDir}]], jsx: true},
  );
  return String(result);
}

it('shows one region', async () => {
  const page = await compilePage(
    '```tsx file=samples/steps/Step2.tsx region=name\n```',
  );
  expect(page).toContain("name = 'reader'");
  expect(page).not.toContain('greeting');
});

it('gives a Snack its files and what it needs, tests left out', async () => {
  const page = await compilePage('<ExpoSnack sample="samples/greeter" />');
  expect(page).toContain('name="greeter"');
  expect(page).toContain('description="Says hello."');
  expect(page).toContain('files="App.tsx,lib/words.ts"');
  expect(page).toContain("word = 'Hello'");
  expect(page).not.toContain('tests are for us');
});

/** The release that npm has of what a version documents, by the alias that it is installed under. */
const installedOf = (version: string) =>
  apiPackageOf(version).dependency.replace('rnpc-', '');

it.each([
  ['docs/page.mdx', 'current', 'Hello', installedOf('current')],
  ['src/pages/page.mdx', latestVersion, 'Hello', installedOf(latestVersion)],
  ['versioned_docs/version-0.2.3/a/page.mdx', '0.2.3', 'Hello', '0.2.3'],
  // npm has no 0.2.2.
  ['versioned_docs/version-0.2.2/a/page.mdx', '0.2.2', 'Good day', '0.2.3'],
  ['versioned_docs/version-0.2.1/a/page.mdx', '0.2.1', 'Good day', '0.2.1'],
  ['versioned_docs/version-0.2.0/a/page.mdx', '0.2.0', 'Greetings', '0.2.0'],
])('shows on %s the code of %s', async (page, version, word, published) => {
  const {label} = docsVersionOf(version);
  const show = (source: string) => compilePage(source, page);
  expect(await show('```ts file=samples/greeter/lib/words.ts\n```')).toContain(
    `word = '${word}'`,
  );
  expect(
    await show('```json file=samples/greeter/package.json\n```'),
  ).toContain(published);
  const snack = await show('<ExpoSnack sample="samples/greeter" />');
  expect(snack).toContain(`word = '${word}'`);
  expect(snack).toContain(`publishedPath="/samples/${label}/greeter/"`);
  expect(snack).toContain(`react-native-pytorch-core@${published}"`);
});

it.each([
  [
    '```tsx file=samples/steps/Gone.tsx\n```',
    'page.mdx:1: no sample "samples/steps/G',
  ],
  [
    '\n```tsx file=samples/steps/Step1.tsx\nx\n```',
    'page.mdx:2: the fence shows',
  ],
  [
    '```tsx file=samples/steps/Step1.tsx region=gone\n```',
    'sample "samples/steps/Step1.tsx": no region "gone"',
  ],
  ['<ExpoSnack sample="samples/gone" />', '"gone" is no Snack'],
  ['<ExpoSnack sample="samples/broken" />', 'it has no App.tsx'],
  ['<ExpoSnack sample="samples/vague" />', 'fails to match'],
  ['<ExpoSnack sample="greeter" />', '"greeter" names no Snack'],
  ['```tsx file=App.tsx\n```', 'no sample "App.tsx"'],
])('rejects %j', async (source, reason) => {
  await expect(compilePage(source)).rejects.toThrow(reason);
});
