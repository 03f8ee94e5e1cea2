import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {tablePath, type ChunkTable} from 'docusaurus-fast/chunk-table';
import {brokenAssets} from './brokenAssets';
import {expect, test} from './fixtures';
import {navigateInApp, openPage} from './openPage';
import {answerAsSnack} from './snackEditor';

// A renderer may keep a file that a test changed.
test.use({ownContext: true});

const docsPage = '/docs/tutorials/get-started/';
const guard = '#load-guard';

/** The scripts that a part of the site has for its pages alone. */
function scriptsOf(part: string): RegExp {
  const {files} = JSON.parse(
    readFileSync(`build/${tablePath(part)}`, 'utf8'),
  ) as ChunkTable;
  return new RegExp(`/assets/js/(?:${Object.values(files).join('|')})\\.js$`);
}

test.beforeEach(({allowed}) => {
  allowed.push(...brokenAssets);
});

/** Changes one file, the first that matches, whenever it is requested; returns its name. */
async function changeOne(page: Page, files: RegExp): Promise<() => string> {
  let changed = '';
  await page.route(files, async (route) => {
    const url = route.request().url();
    changed ||= url;
    if (url !== changed) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const addition = url.endsWith('.css')
      ? ':root { --is-changed: yes; }'
      : ';globalThis.isChanged = true;';
    await route.fulfill({
      response,
      body: `${await response.text()}\n${addition}`,
    });
  });
  return () => new URL(changed).pathname;
}

/** Says whether what was added to a file took effect. */
function isChanged(page: Pick<Page, 'evaluate'>): Promise<boolean> {
  return page.evaluate(
    () =>
      'isChanged' in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue(
        '--is-changed',
      ) !== '',
  );
}

/** The page refuses the file, names it to the reader and can be read. */
async function expectRefused(page: Page, file: () => string): Promise<void> {
  // The page reloads once before it says so.
  await expect(page.locator(guard)).toContainText('could not be loaded', {
    timeout: 30_000,
  });
  await expect(page.locator(guard)).toContainText(file());
  expect(await isChanged(page)).toBe(false);
  await expect(page.locator('h1')).toBeVisible();
}

for (const [name, files] of [
  ['the entry', /\/assets\/js\/main\./],
  ['a page of the docs', scriptsOf('routes-docs')],
] as const) {
  test(`${name} was changed on the way: it is refused, and the reader is told`, async ({
    page,
  }) => {
    const file = await changeOne(page, files);
    await page.goto(docsPage);
    await page.locator('html').dispatchEvent('keydown');
    await expectRefused(page, file);
  });
}

test('the style sheet of a page that the reader opens was changed: it is refused, and the reader is told', async ({
  page,
}) => {
  await openPage(page, docsPage);
  const file = await changeOne(page, /\/assets\/css\/pages\./);
  await navigateInApp(page, '/flora/');
  await expect(page.locator(guard)).toHaveCount(1);
  await expect(page).toHaveURL('/flora/');
  await expectRefused(page, file);
});

test('the script of the Snack’s frame was changed: it is refused', async ({
  page,
}) => {
  await answerAsSnack(page);
  const file = await changeOne(page, /frame\.js$/);
  await page.goto('/embed/snack/?id=@playtorch/image-classification');
  await expect(page.getByText('use Open in Snack')).toBeVisible();
  expect(file()).toBe('/embed/snack/frame.js');
  expect(await isChanged(page)).toBe(false);
});
