import type {Page} from '@playwright/test';
import {has} from '../../content/site/features';
import {
  docsVersions,
  latestVersion,
  versionRoot,
} from '../../content/site/versions';
import {brokenAssets} from './brokenAssets';
import {expect, test} from './fixtures';
import {
  countDocuments,
  expectHydrated,
  holdRequests,
  navigateInApp,
  openPage,
} from './openPage';
import {pickVersion} from './pickVersion';

const routesChunk = /\/assets\/js\/(routes-[^/]*)\.[0-9a-f]{8}\.js$/;

/** Names of the chunks of routes that are requested from now on. */
function recordRoutes(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = routesChunk.exec(request.url())?.[1];
    if (name !== undefined) {
      names.push(name);
    }
  });
  return names;
}

test('a visit loads the routes of the versions that it goes to, once each, and no document', async ({
  page,
}) => {
  const loaded = recordRoutes(page);
  await openPage(page, '/docs/api/core/');
  expect(loaded).toEqual(['routes-docs']);
  const documents = countDocuments(page);
  const heading = page.locator('h1');

  await page
    .locator('.navbar')
    .getByRole('link', {name: 'Tutorials', exact: true})
    .click();
  await expect(page).toHaveURL('/docs/tutorials/get-started/');
  await expect(heading).toHaveText(/Get started/i);
  expect(loaded).toEqual(['routes-docs']);

  await pickVersion(page, latestVersion, '0.1');
  await expect(page).toHaveURL('/docs/0.1/tutorials/get-started/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
  expect(loaded).toEqual(['routes-docs', 'routes-docs-0.1']);

  await page
    .locator('.navbar')
    .getByRole('link', {name: 'Community', exact: true})
    .click();
  await expect(page).toHaveURL('/community/');
  await expect(heading).toHaveText(/PlayTorch users/);
  const all = ['routes-docs', 'routes-docs-0.1', 'routes-outside'];
  expect(loaded).toEqual(all);

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
  expect(loaded).toEqual(all);
  expect(documents()).toBe(0);
});

test('the versions of a page are the same links before and after hydration', async ({
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
    ...docsVersions
      .filter(({name}) => name !== '0.1')
      .map((version) => `${versionRoot(version)}tutorials/snacks/yolov5/`),
    '/docs/0.1/tutorials/get-started/',
    ...(has('version-comparison') ? ['/docs/compare/'] : []),
    ...(has('keep-offline') ? ['/offline/'] : []),
  ]);
  open();
  await expectHydrated(page);
  expect(await links()).toEqual(served);
});

test('the page stays until the routes of another version have loaded', async ({
  page,
}) => {
  await openPage(page, '/docs/api/core/');
  const {open} = await holdRequests(page, /\/routes-docs-0\.1\./);
  const asked = page.waitForRequest(routesChunk);
  await pickVersion(page, latestVersion, '0.1');
  await asked;
  await expect(page).toHaveURL('/docs/0.1/api/core/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  open();
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
});

test('a version whose routes do not load is loaded as a document', async ({
  page,
  allowed,
}) => {
  allowed.push(...brokenAssets);
  await openPage(page, '/docs/api/core/');
  const documents = countDocuments(page);
  await page.route(/\/routes-docs-0\.1\./, (route) =>
    documents() === 0 ? route.fulfill({status: 404}) : route.fallback(),
  );
  await navigateInApp(page, '/docs/0.1/api/core/');
  await expect.poll(documents).toBe(1);
  await expectHydrated(page);
  await expect(page).toHaveURL('/docs/0.1/api/core/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(1);
});

test('a page whose own routes fail at first hydrates all the same', async ({
  page,
  allowed,
}) => {
  allowed.push(...brokenAssets);
  await page.route(/\/routes-docs\./, (route) => route.fulfill({status: 404}), {
    times: 1,
  });
  await page.goto('/docs/api/core/');
  await expectHydrated(page);
  await expect(page.locator('#load-guard')).toHaveCount(0);
});
