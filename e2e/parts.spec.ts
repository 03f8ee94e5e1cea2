import type {Page} from '@playwright/test';
import {middleOf} from '../scripts/lib/middleOf';
import {expect, test} from './fixtures';
import {
  countDocuments,
  expectAlive,
  holdRequests,
  navigateInApp,
  openPage,
} from './openPage';

const part = /\/assets\/js\/(routes-[^/]*)\.[0-9a-f]{8}\.js$/;

/** Names of the parts of the site that are asked for from now on. */
function recordParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const name = part.exec(request.url())?.[1];
    if (name !== undefined) {
      parts.push(name);
    }
  });
  return parts;
}

/** Picks the page that is read in another version, and touches no other version's link on the way. */
async function pickVersion(page: Page, from: string, to: string) {
  await page.getByRole('button', {name: from}).hover();
  const menu = page.locator('.navbar .dropdown__menu').first();
  // It stands still when it has faded in.
  await expect(menu).toHaveCSS('opacity', '1');
  const {x, y} = await middleOf(
    menu.getByRole('link', {name: to, exact: true}),
  );
  // A click by the locator may scroll the page, which moves the menu under the pointer.
  await page.mouse.click(x, y);
  // Away from the menu, where another link might come under the pointer.
  await page.mouse.move(0, 0);
}

test('a visit loads the routes of the versions that it goes to, once each, and no document', async ({
  page,
  trouble,
}) => {
  const parts = recordParts(page);
  await openPage(page, '/docs/api/core/');
  expect(parts).toEqual(['routes-docs']);
  const documents = countDocuments(page);
  const heading = page.locator('h1');

  await page
    .locator('.navbar')
    .getByRole('link', {name: 'Tutorials', exact: true})
    .click();
  await expect(page).toHaveURL('/docs/tutorials/get-started/');
  await expect(heading).toHaveText(/Get started/i);
  expect(parts).toEqual(['routes-docs']);

  await pickVersion(page, '0.2.3', '0.1');
  await expect(page).toHaveURL('/docs/0.1/tutorials/get-started/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
  expect(parts).toEqual(['routes-docs', 'routes-docs-0.1']);

  await page
    .locator('.navbar')
    .getByRole('link', {name: 'Community', exact: true})
    .click();
  await expect(page).toHaveURL('/community/');
  await expect(heading).toHaveText(/fire/);
  const all = ['routes-docs', 'routes-docs-0.1', 'routes-outside'];
  expect(parts).toEqual(all);

  await navigateInApp(page, '/no/such/page/');
  await expect(heading).toHaveText(/Nothing at this address/);
  await navigateInApp(page, '/docs/0.1/no/such/page/');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  await expect(heading).toHaveText(/Nothing at this address/);

  for (const [move, address] of [
    ['goBack', '/no/such/page/'],
    ['goBack', '/community/'],
    ['goBack', '/docs/0.1/tutorials/get-started/'],
    ['goBack', '/docs/tutorials/get-started/'],
    ['goForward', '/docs/0.1/tutorials/get-started/'],
  ] as const) {
    await page[move]();
    await expect(page).toHaveURL(address);
  }
  await expect(heading).toHaveText(/Get started/i);
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
  expect(parts).toEqual(all);
  expect(documents()).toBe(0);
  expect(trouble).toEqual([]);
});

test('the versions of a page are the same links before and after the app is there', async ({
  page,
}) => {
  const links = () =>
    page
      .locator('.navbar .dropdown__menu')
      .first()
      .locator('a')
      .evaluateAll((items) => items.map((item) => item.getAttribute('href')));
  const {open} = await holdRequests(page, /\/assets\/js\/app\./);
  // 0.1 has no Snacks.
  await page.goto('/docs/next/tutorials/snacks/yolov5/');
  const served = await links();
  expect(served).toEqual([
    '/docs/next/tutorials/snacks/yolov5/',
    '/docs/tutorials/snacks/yolov5/',
    '/docs/0.2.2/tutorials/snacks/yolov5/',
    '/docs/0.2.1/tutorials/snacks/yolov5/',
    '/docs/0.2.0/tutorials/snacks/yolov5/',
    '/docs/0.1/tutorials/get-started/',
  ]);
  open();
  await expectAlive(page);
  expect(await links()).toEqual(served);
});

test('a version that is long in coming leaves the page as it is until then', async ({
  page,
  trouble,
}) => {
  await openPage(page, '/docs/api/core/');
  const {open} = await holdRequests(page, /\/routes-docs-0\.1\./);
  const asked = page.waitForRequest(part);
  await pickVersion(page, '0.2.3', '0.1');
  await asked;
  await expect(page).toHaveURL('/docs/0.1/api/core/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  open();
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
  expect(trouble).toEqual([]);
});

test('a version that does not come is loaded as a document', async ({page}) => {
  await openPage(page, '/docs/api/core/');
  const documents = countDocuments(page);
  await page.route(/\/routes-docs-0\.1\./, (route) =>
    documents() === 0 ? route.fulfill({status: 404}) : route.fallback(),
  );
  await navigateInApp(page, '/docs/0.1/api/core/');
  await expect.poll(documents).toBe(1);
  await expectAlive(page);
  await expect(page).toHaveURL('/docs/0.1/api/core/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
});

test('a page whose own routes do not come at first comes alive all the same', async ({
  page,
}) => {
  await page.route(/\/routes-docs\./, (route) => route.fulfill({status: 404}), {
    times: 1,
  });
  await page.goto('/docs/api/core/');
  await expectAlive(page);
  await expect(page.locator('#playtorch-load-guard')).toHaveCount(0);
});
