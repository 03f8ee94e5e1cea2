import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import remarkCodeSample from './index';

const page = path.join(import.meta.dirname, '__fixtures__/docs/page.mdx');

async function compilePage(value: string): Promise<string> {
  const result = await compile(
    {path: page, value},
    {remarkPlugins: [remarkCodeSample], jsx: true},
  );
  return String(result);
}

describe('remarkCodeSample', () => {
  it('shows a whole sample without its marks', async () => {
    const page = await compilePage('```tsx file=_samples/Step2.tsx\n```');
    expect(page).toContain("greeting = 'Hello'");
    expect(page).toContain("name = 'reader'");
    expect(page).not.toContain('#region');
  });

  it('shows one region', async () => {
    const page = await compilePage(
      '```tsx file=_samples/Step2.tsx region=name\n```',
    );
    expect(page).toContain("name = 'reader'");
    expect(page).not.toContain('greeting');
  });

  it('leaves other fences alone', async () => {
    expect(await compilePage('```tsx\nconst x = 1;\n```')).toContain('x = 1');
  });

  it('gives a Snack its files and what it needs, tests left out', async () => {
    const page = await compilePage('<ExpoSnack sample="_samples/greeter" />');
    expect(page).toContain('name="greeter"');
    expect(page).toContain('description="Says hello."');
    expect(page).toContain('publishedPath="/samples/next/greeter/"');
    expect(page).toContain('dependencies="react-native-pytorch-core@0.2.3"');
    expect(page).toContain('files="App.tsx"');
    expect(page).toContain("return 'Hello'");
    expect(page).not.toContain('tests are for us');
  });

  it.each([
    ['```tsx file=_samples/Gone.tsx\n```', 'page.mdx:1: no sample "_samples/G'],
    ['\n```tsx file=_samples/Step1.tsx\nx\n```', 'page.mdx:2: the fence shows'],
    [
      '```tsx file=_samples/Step1.tsx region=gone\n```',
      'sample "_samples/Step1.tsx": no region "gone"',
    ],
    ['```tsx file=_samples/Step1.tsx from=_samples/Step2.tsx\n```', 'nothing'],
    ['<ExpoSnack sample="_samples/gone" />', '"gone" is no Snack'],
    ['<ExpoSnack sample="_samples/broken" />', 'fails to match'],
  ])('rejects %j', async (source, reason) => {
    await expect(compilePage(source)).rejects.toThrow(reason);
  });
});
