import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createSite} from '../../scripts/testing/createSite';

it(
  'shows a changed sample on the next warm build',
  {timeout: 240_000},
  async () => {
    const sample = 'samples/count/count.ts';
    const site = createSite({
      'docs/index.mdx': `\`\`\`ts file=${sample}\n\`\`\`\n`,
      [sample]: 'export const before = 1;\n',
    });
    onTestFinished(site.remove);
    const buildPage = async () => {
      const {exitCode, output} = await site.build();
      expect(exitCode, output).toBe(0);
      return readFileSync(path.join(site.folder, 'build/index.html'), 'utf8');
    };
    expect(await buildPage()).toContain('before');
    const caches = path.join(site.folder, 'node_modules/.cache');
    expect(existsSync(caches) && readdirSync(caches)).not.toEqual([]);

    site.write(sample, 'export const after = 2;\n');
    const page = await buildPage();
    expect(page).toContain('after');
    expect(page).not.toContain('before');
  },
);
