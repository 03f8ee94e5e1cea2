import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiPackageOf, apiPackages} from '../site/apiPackages';
import {apiOptions} from '../../config/apiOptions';
import {materialise} from 'api-versions';
import {corrections} from './corrections';

describe('materialise', () => {
  it.each(apiPackages)(
    'finds $version with sources, types and license',
    async (each) => {
      const found = await materialise(each, apiOptions);
      expect(found.license).toBe('MIT');
      await expect(readFile(found.types, 'utf8')).resolves.toContain('Camera');
      await expect(
        readFile(path.join(found.sources, 'index.tsx'), 'utf8'),
      ).resolves.toContain('export');
    },
  );

  it.each([
    [
      {dependency: 'rnpc-9.9.9', version: '9.9.9'},
      'Run "npm install -E --ignore-scripts rnpc-9.9.9@npm:react-native-pytorch-core@9.9.9".',
    ],
    [{dependency: 'rnpc-0.2.0'}, 'this is react-native-pytorch-core 0.2.0'],
    [{version: '0.2.9', derivedFrom: '0.2.3'}, 'there is none for 0.2.9'],
  ])('refuses %o', async (wrong, message) => {
    const broken = {...apiPackageOf('0.2.3'), ...wrong};
    await expect(materialise(broken, apiOptions)).rejects.toThrow(message);
  });

  it.each(['src/torchlive/torch.ts', 'src/lid.ts'])(
    'refuses a patch of %s that does not apply',
    async (file) => {
      const version = {
        ...apiPackageOf('0.2.1'),
        version: '0.2.9',
        derivedFrom: '0.2.1',
      };
      const patch = `--- a/${file}\n+++ b/${file}\n@@ -1,1 +1,1 @@\n-lid\n+lids\n`;
      const sources = {patches: {'0.2.9': patch}};
      await expect(
        materialise(version, {...apiOptions, sources}),
      ).rejects.toThrow(`The patch of 0.2.9 does not apply to ${file}`);
      // Copies a package.
    },
    60_000,
  );
});

it('every correction names the file that it is written in', async () => {
  expect(corrections.length).toBeGreaterThan(10);
  for (const {file = '', ...written} of corrections) {
    const lists = (await import(path.resolve(file))) as object;
    expect(Object.values(lists).flat()).toContainEqual(written);
  }
});
