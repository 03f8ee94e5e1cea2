import {chromium, type Route} from '@playwright/test';
import {chromiumFlags, findChromium} from '../scripts/lib/findChromium.mjs';
import {slowDown} from '../scripts/lib/slowDown';
import {expect, test} from './fixtures';
import {
  countDocuments,
  expectAlive,
  holdRequests,
  navigateInApp,
  openPage,
} from './openPage';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';
import {switchColorMode} from './switchColorMode';

const docsPage = '/docs/tutorials/get-started/';
const guard = '#playtorch-load-guard';

// A page that asks is one whose requests are intercepted, so that no cache keeps a broken file.
test.use({asksForStars: true});

/** Ways in which a file can arrive broken. */
const breakages: [string, (route: Route) => Promise<void>][] = [
  ['404', (route) => route.fulfill({status: 404, body: 'gone'})],
  ['500', (route) => route.fulfill({status: 500, body: ''})],
  [
    'truncated',
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: body.slice(0, body.length / 2)});
    },
  ],
];

for (const [name, answer] of breakages) {
  for (const [part, pattern] of [
    ['the entry', /\/assets\/js\/main\./],
    ['the app', /\/assets\/js\/app\./],
    ['a part of the page', /\/assets\/js\/[0-9a-f]{8}\./],
  ] as const) {
    test(`${part} ${name}: one reload mends it`, async ({page}) => {
      await page.route(pattern, answer, {times: 1});
      const documents = countDocuments(page);
      await page.goto(docsPage);
      await expect.poll(documents).toBe(2);
      await expectAlive(page);
      expect(documents()).toBe(2);
      await expect(page.locator(guard)).toHaveCount(0);
    });
  }

  test(`every script ${name}, for good: the page says so, can be read and left`, async ({
    page,
  }) => {
    await page.route(/\/assets\/js\//, answer);
    await page.goto(docsPage);
    await expect(page.locator(guard)).toContainText('could not be loaded');
    await expect(page.locator('h1')).toBeVisible();
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/faq/');
    await expect(page.locator('h1')).toBeVisible();
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test(`the next page's code ${name}: it is loaded in full`, async ({page}) => {
    await openPage(page, '/community/');
    const documents = countDocuments(page);
    await page.route(/\/assets\/js\//, (route) =>
      documents() === 0 ? answer(route) : route.fallback(),
    );
    await navigateInApp(page, '/faq/');
    await expect.poll(documents).toBe(1);
    await expectAlive(page);
    await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  });
}

test('without its stylesheet a page reloads once, then says what is missing', async ({
  page,
}) => {
  await page.route(/\/assets\/css\//, (route) => route.fulfill({status: 404}));
  await page.goto(docsPage);
  await expect(page.locator(guard)).toContainText('/assets/css/');
  await expect(page.locator('h1')).toBeVisible();
});

test('the next page waits for its stylesheet, and is loaded in full if it fails', async ({
  page,
}) => {
  await openPage(page, '/faq/');
  const documents = countDocuments(page);
  const asked = page.waitForRequest(/\/assets\/css\//);
  const {open} = await holdRequests(page, /\/assets\/css\//);
  await navigateInApp(page, '/community/');
  await asked;
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  open();
  await expect(page.locator('h1')).not.toHaveText('Frequently asked questions');
  expect(documents()).toBe(0);

  await page.route(/\/assets\/css\//, (route) =>
    documents() === 0 ? route.fulfill({status: 404}) : route.fallback(),
  );
  await navigateInApp(page, '/flora/');
  await expect.poll(documents).toBe(1);
  await expectAlive(page);
  await expect(page).toHaveURL('/flora/');
});

test('a deploy in mid-visit: old code is gone, and the visit goes on', async ({
  page,
}) => {
  await openPage(page, '/community/');
  // What this page was built with is gone; documents and what they name are new.
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
  await expectAlive(page);
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

test('third parties that never answer hold nothing up', async ({page}) => {
  const {open} = await holdRequests(page, /^https:\/\//);
  await openPage(page, '/faq/');
  await switchColorMode(page, 'dark');
  await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
  await expect(page.locator('[data-navbar-item="star"] a')).toHaveText(
    'GitHub',
  );
  open();
});

test('on a slow line the page can be read before its scripts are there, and comes alive', async ({
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
  await expectAlive(page);
});

for (const [name, time] of [
  ['1970', 0],
  ['2100', Date.UTC(2100, 0)],
] as const) {
  test(`a clock that says ${name} changes nothing`, async ({page, trouble}) => {
    await page.addInitScript((wrong) => {
      const start = performance.now();
      Date.now = () => wrong + performance.now() - start;
    }, time);
    await openPage(page, docsPage);
    await switchColorMode(page, 'dark');
    await searchFor(page, 'expo go');
    await expect(hitsOf(page).first()).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

test('a page that comes back from the back-forward cache works on', async ({
  baseURL,
}) => {
  // Playwright turns this cache off, and loses sight of a page that comes out of it.
  const browser = await chromium.launch({
    executablePath: findChromium(),
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

test('two tabs: each keeps what it shows, and they share what is chosen', async ({
  page,
  context,
}) => {
  await openPage(page, docsPage);
  const other = await context.newPage();
  await openPage(other, '/faq/');
  await switchColorMode(page, 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.locator('.navbar').getByRole('link', {name: 'Community'}).click();
  await expect(other).toHaveURL('/community/');
  await expect(page).toHaveURL(docsPage);
  await searchFor(other, 'expo go');
  await expect(hitsOf(other).first()).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(boxOf(other)).toHaveValue('expo go');
});
