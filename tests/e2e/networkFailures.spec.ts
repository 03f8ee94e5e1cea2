import {chromium, type Route} from '@playwright/test';
import {
  chromiumFlags,
  findFullChromium,
} from '../../scripts/lib/findChromium.mjs';
import {slowDown} from '../../scripts/lib/slowDown';
import {brokenAssets} from './brokenAssets';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {
  countDocuments,
  expectHydrated,
  giveSign,
  holdRequests,
  navigateInApp,
  openPage,
} from './openPage';
import {hitsOf, searchFor} from './searchPageObject';
import {switchColorMode} from './switchColorMode';

const docsPage = '/docs/tutorials/get-started/';
const guard = '#load-guard';

// Intercepting a request turns the cache off, so that none keeps a broken file.
test.use({asksForStars: true});

test.beforeEach(({allowed}) => {
  allowed.push(...brokenAssets);
});

async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: body.slice(0, body.length / 2)});
}

test('an entry that answers 404, an app that answers 500, a truncated chunk: one reload is enough', async ({
  page,
}) => {
  const documents = countDocuments(page);
  for (const [name, pattern, answer] of [
    [
      'the entry answers 404',
      /\/assets\/js\/main\./,
      (route: Route) => route.fulfill({status: 404}),
    ],
    [
      'the app answers 500',
      /\/assets\/js\/app\./,
      (route: Route) => route.fulfill({status: 500}),
    ],
    [
      'a chunk of the page is truncated',
      /\/assets\/js\/[0-9a-f]{8}\./,
      truncate,
    ],
  ] as const) {
    await test.step(name, async () => {
      const before = documents();
      await page.route(pattern, answer, {times: 1});
      await page.goto(docsPage);
      await giveSign(page);
      await expect.poll(documents).toBe(before + 2);
      await expectHydrated(page);
      expect(documents()).toBe(before + 2);
      await expect(page.locator(guard)).toHaveCount(0);
      await expect
        .poll(() =>
          page.evaluate(() => sessionStorage.getItem('docusaurus.reloaded')),
        )
        .toBeNull();
    });
  }
});

test('every script is truncated, for good: the page says so, can be read and left', async ({
  page,
}) => {
  await page.route(/\/assets\/js\//, truncate);
  await page.goto(docsPage);
  await expect(page.locator(guard)).toContainText('could not be loaded');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL('/faq/');
  await expect(page.locator('h1')).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('without its stylesheet a page reloads once, then says what is missing', async ({
  page,
}) => {
  await page.route(/\/assets\/css\//, (route) => route.fulfill({status: 404}));
  await page.goto(docsPage);
  await expect(page.locator(guard)).toContainText('/assets/css/');
  await expect(page.locator('h1')).toBeVisible();
});

test('a page outside the docs waits for its stylesheet', async ({page}) => {
  await openPage(page, docsPage);
  const title = await page.locator('h1').innerText();
  const documents = countDocuments(page);
  const asked = page.waitForRequest(/\/assets\/css\//);
  const {open} = await holdRequests(page, /\/assets\/css\//);
  await navigateInApp(page, '/community/');
  await asked;
  await expect(page.locator('h1')).toHaveText(title);
  open();
  await expect(page.locator('h1')).not.toHaveText(title);
  expect(documents()).toBe(0);
});

test('a page whose stylesheet fails is loaded in full', async ({page}) => {
  await openPage(page, docsPage);
  const documents = countDocuments(page);
  await page.route(/\/assets\/css\//, (route) =>
    documents() === 0 ? route.fulfill({status: 404}) : route.fallback(),
  );
  await navigateInApp(page, '/flora/');
  await expect.poll(documents).toBe(1);
  await expectHydrated(page);
  await expect(page).toHaveURL('/flora/');
});

test('a deploy during the visit removes old code, and the visit goes on', async ({
  page,
}) => {
  await openPage(page, '/community/');
  // The files of this page's build are gone; documents and the files they name are new.
  const old = new Set<string>();
  await page.route(/\/assets\/js\//, async (route) => {
    const url = route.request().url();
    if (route.request().headers().referer?.endsWith('/community/')) {
      old.add(url);
      await route.fulfill({status: 404});
    } else {
      await route.fallback();
    }
  });
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL('/faq/');
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await expectHydrated(page);
  expect(old.size).toBeGreaterThan(0);
});

test('offline after the page is there: reading, search and pages seen go on', async ({
  page,
  context,
}) => {
  await openPage(page, '/community/');
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL('/faq/');
  await searchFor(page, 'snack');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await switchColorMode(page, 'dark');
  await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
  await expect(page.locator('h1')).toBeVisible();
  await searchFor(page, 'expo go');
  await expect(hitsOf(page).first()).toBeVisible();
});

test('a page that takes long shows the spinner, then itself [S4.1]', async ({
  page,
}) => {
  await openPage(page, docsPage);
  const {open} = await holdRequests(page, /\/assets\/js\/[0-9a-f]{8}\./);
  await navigateInApp(page, '/docs/tutorials/faq/');
  const spinner = page.getByRole('status', {name: 'Loading'});
  await expect(spinner).toBeInViewport();
  // The sidebar stays.
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  const {x = 0, width = 0} = (await spinner.locator('svg').boundingBox()) ?? {};
  const frame = await spinner.boundingBox();
  expect(x + width / 2).toBeCloseTo(
    (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
    0,
  );
  open();
  await expect(page.locator('h1')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('a page that fails to load shows the error, and Retry loads it [S4.2] [S8.1]', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, docsPage);
  await context.setOffline(true);
  await navigateInApp(page, '/docs/tutorials/faq/');
  const box = page.getByRole('alert').filter({hasText: 'Retry'});
  await expect(box).toContainText(/Loading chunk/);
  await expect(box).toHaveCSS('border-top-color', 'rgb(179, 38, 30)');
  await context.setOffline(false);
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL('/docs/tutorials/faq/');
  await expect(box).toHaveCount(0);
});

test('third parties that never answer hold nothing up', async ({page}) => {
  const {open} = await holdRequests(page, /^https:\/\//);
  await openPage(page, '/faq/');
  await switchColorMode(page, 'dark');
  await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
  await expect(page.locator('[data-navbar-item="star"] a')).toHaveText(
    /^GitHub\s*Star$/,
  );
  open();
});

test('on a slow connection the page can be read before its scripts load, and hydrates', async ({
  page,
}) => {
  await slowDown(page, {
    connectionType: 'cellular3g',
    latency: 400,
    throughput: 50_000,
  });
  const {open} = await holdRequests(page, /\/assets\/js\//);
  await page.goto(docsPage, {waitUntil: 'commit'});
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  open();
  await expectHydrated(page);
});

test('a clock that says 1970 changes nothing', full, async ({page}) => {
  await page.addInitScript(() => {
    const start = performance.now();
    Date.now = () => performance.now() - start;
  });
  await openPage(page, docsPage);
  await switchColorMode(page, 'dark');
  await searchFor(page, 'expo go');
  await expect(hitsOf(page).first()).toBeVisible();
});

test('a page that comes back from the back-forward cache works on', async ({
  baseURL,
}) => {
  // Playwright turns this cache off, and cannot control a page that is restored from it.
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL});
  await openPage(page, docsPage);
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const {result} = await session.send('Runtime.evaluate', {expression});
    return result.value;
  };
  await evaluate(
    "addEventListener('pageshow', (event) => { globalThis.isRestored = event.persisted; })",
  );
  await page.goto('/robots.txt');
  await evaluate('history.back()');
  await expect.poll(() => evaluate('globalThis.isRestored')).toBe(true);
  const mode = 'document.documentElement.dataset.themeChoice';
  const before = await evaluate(mode);
  await evaluate(
    'document.querySelector(\'[aria-label*="light mode"]\').click()',
  );
  await expect.poll(() => evaluate(mode)).not.toBe(before);
  await browser.close();
});
