import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {hitsOf, searchFor} from './searchPageObject';

const build = path.resolve('build');
const indexFolder = path.join(build, 'assets/search');

/** Bytes that a file has on the wire. */
function brotliSize(file: string): number {
  return statSync(`${file}.br`).size;
}

test('code for search, loaded on demand, is at most 35 kB', async ({page}) => {
  const code: string[] = [];
  await openPage(page, '/docs/tutorials/get-started/');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      code.push(pathname);
    }
  });
  await searchFor(page, 'snack');
  await expect(hitsOf(page).first()).toBeVisible();
  const sizes = [...new Set(code)].map((file) =>
    brotliSize(path.join(build, file)),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`search code: ${total} bytes in ${sizes.length} files`);
  // The dialog, its library, the worker and the engine.
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(total).toBeLessThanOrEqual(35_000);
});

test('what a version needs to be searched is at most 90 kB', () => {
  const files = readdirSync(indexFolder).filter((file) =>
    file.endsWith('.json'),
  );
  const outside = files.find((file) => file.startsWith('default.')) ?? '';
  const docs = files.filter((file) => file.startsWith('docs-'));
  expect(docs).toHaveLength(6);
  for (const file of docs) {
    const size = [file, outside]
      .map((name) => brotliSize(path.join(indexFolder, name)))
      .reduce((sum, each) => sum + each, 0);
    console.log(`${file} with the pages outside the docs: ${size} bytes`);
    expect(size).toBeLessThanOrEqual(90_000);
  }
});
