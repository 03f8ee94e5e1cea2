import type {Route} from '@playwright/test';
import {brokenAssets} from './brokenAssets';
import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {countDocuments, expectHydrated, giveSign} from './openPage';

// A renderer may keep a file that a test changed.
test.use({ownContext: true});

const mainScript = /\/assets\/js\/main\.[^/]+\.js$/;
const appScript = /\/assets\/js\/app\.[^/]+\.js$/;
const table = /\/chunk-files\/.+\.json$/;
const box = '#load-guard';

test.beforeEach(({allowed}) => {
  allowed.push(...brokenAssets);
});

test('a wrong base URL shows the right one [S4.8]', async ({page}) => {
  await page.route(/\/assets\//, (route) => route.fulfill({status: 404}));
  const documents = countDocuments(page);
  for (const address of ['/', '/faq/']) {
    const before = documents();
    await page.route(`**/fork${address}`, (route) =>
      route.fulfill({path: `build${address}index.html`}),
    );
    await page.goto(`/fork${address}`);
    await expect(page.locator(box)).toHaveText(
      'This site did not load properly: its baseUrl is /, but at this address it has to be /fork/. Set it in docusaurus.config.ts and build again.',
    );
    await expect(page.locator('h1')).toBeVisible();
    expect(documents()).toBe(before + 1);
  }
});

test('a page whose app stays away says so, and its links work on', async ({
  page,
}) => {
  await page.route(appScript, (route) => route.fulfill({status: 500}));
  const documents = countDocuments(page);
  await page.goto('/faq/');
  await giveSign(page);
  await expect(page.locator(box)).toContainText('/assets/js/app.');
  expect(documents()).toBe(2);
  await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
  await expect(page.locator('h1')).toBeVisible();
});

test('a file that still fails after a reload is named in a red box with a Retry that works [S4.2] [S8.1]', async ({
  page,
}) => {
  let isGone = true;
  await page.route(mainScript, (route) =>
    isGone ? route.fulfill({status: 404}) : route.fallback(),
  );
  const documents = countDocuments(page);
  await page.goto('/faq/');
  const alert = page.locator(box);
  await expect(alert).toContainText('could not be loaded');
  await expect(alert).toContainText('/assets/js/main.');
  await expect(alert).toHaveCSS('border-color', 'rgb(179, 38, 30)');
  await expect(page.locator('h1')).toBeVisible();
  expect(documents()).toBe(2);

  isGone = false;
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expectHydrated(page);
  await expect(alert).toHaveCount(0);
});

test('the box is in view where the reader is, and its button looks the same in both modes', async ({
  page,
}) => {
  await page.route(appScript, (route) => route.fulfill({status: 500}));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(`/faq/?${colorScheme}#models`);
    await giveSign(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    await expect(page.locator('#models')).toBeInViewport();
    const retry = page.locator(box).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeInViewport();
    await expect(retry).toHaveCSS('color', 'rgb(65, 14, 11)');
    await expect(retry).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(retry).toHaveCSS('border-radius', '999px');
    expect(await findViolations(page, {within: box})).toEqual([]);
  }
});

test('the reload and Retry keep the place: what the address names, and where the reader went', async ({
  page,
}) => {
  let isGone = true;
  await page.route(/\/assets\/js\//, (route) =>
    isGone ? route.fulfill({status: 404}) : route.fallback(),
  );
  const documents = countDocuments(page);
  const topOf = (member: string) =>
    page
      .locator(`[data-member="${member}"]`)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const nearTop = (member: string) =>
    expect.poll(async () => Math.abs((await topOf(member)) - 100));
  await page.goto('/docs/api/core/interfaces/torchlive_torch.tensor/#mul');
  const retry = page.locator(box).getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  expect(documents()).toBe(2);
  await nearTop('mul').toBeLessThan(60);

  await page.mouse.wheel(0, 3000);
  await nearTop('mul').toBeGreaterThan(2500);
  const before = await topOf('mul');
  isGone = false;
  await retry.click();
  await expectHydrated(page);
  await expect(page).toHaveURL(/#mul$/);
  await expect
    .poll(async () => Math.abs((await topOf('mul')) - before))
    .toBeLessThan(4);
});

test('a list of files that still fails after a reload is named too, with a Retry that works', async ({
  page,
}) => {
  const failures = [
    ['answers 404', (route: Route) => route.fulfill({status: 404})],
    ['never arrives', (route: Route) => route.abort()],
    ['is truncated', (route: Route) => route.fulfill({body: '{"app":'})],
  ] as const;
  for (const [name, answer] of failures) {
    await test.step(name, async () => {
      await page.route(table, answer);
      const documents = countDocuments(page);
      await page.goto('/docs/tutorials/get-started/');
      await giveSign(page);
      const alert = page.locator(box);
      await expect(alert).toContainText('could not be loaded');
      await expect(alert).toContainText('/chunk-files/');
      await expect(page.locator('h1')).toBeVisible();
      expect(documents()).toBe(2);
      await page.unroute(table);
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expectHydrated(page);
      await expect(alert).toHaveCount(0);
    });
  }
});

test('without storage nothing is reloaded, so there is no loop', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.route(mainScript, (route) => route.fulfill({status: 404}));
  const documents = countDocuments(page);
  await page.goto('/faq/');
  await expect(page.locator(box)).toBeVisible();
  expect(documents()).toBe(1);
});
