import type {Page} from '@playwright/test';
import {hostileScript, outcomes, pageAttempts} from './hostileScript';
import {expect, test} from './labTest';
import {
  expectHydrated,
  holdRequests,
  navigateInApp,
  openPage,
} from './openPage';
import {drawnSettings} from './snackEditor';

/** Replaces gtag.js: sends each event at once. */
const gtagStandIn = `
  function send(command) {
    if (command[0] === 'event') {
      const fields = new URLSearchParams({...command[2], en: command[1]});
      fetch('https://www.google-analytics.com/g/collect?' + fields, {mode: 'no-cors'});
    }
  }
  dataLayer.forEach(send);
  dataLayer.push = (command) => send(command);
`;

/** Stubs Google, and records the events it gets. */
async function standInForGoogle(page: Page) {
  const events: Record<string, string>[] = [];
  const scripts: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: gtagStandIn,
    });
  });
  await page.route('https://www.google-analytics.com/**', (route) => {
    const {searchParams} = new URL(route.request().url());
    events.push(Object.fromEntries(searchParams));
    return route.fulfill({status: 204});
  });
  return {events, scripts};
}

function pageView(
  origin: string,
  path: string,
  title: string,
): Record<string, string> {
  return {
    en: 'page_view',
    page_title: `${title} | PlayTorch`,
    page_location: origin + path,
    page_path: path,
  };
}

test('each change of path, query or anchor sends one page view with the new title', async ({
  page,
  settings: {lab},
}) => {
  const {events, scripts} = await standInForGoogle(page);
  const expected = [pageView(lab.origin, '/lab/', 'First')];
  await openPage(page, lab.home);
  await expect.poll(() => events).toEqual(expected);

  await page.getByRole('link', {name: 'second page'}).click();
  expected.push(pageView(lab.origin, '/lab/second/', 'Second'));
  await expect.poll(() => events).toEqual(expected);

  await navigateInApp(page, '/lab/second/?a=b');
  expected.push(pageView(lab.origin, '/lab/second/?a=b', 'Second'));
  await expect.poll(() => events).toEqual(expected);

  await navigateInApp(page, '/lab/second/?a=b#end');
  expected.push(pageView(lab.origin, '/lab/second/?a=b#end', 'Second'));
  await expect.poll(() => events).toEqual(expected);

  // The same address again sends nothing, as the next event shows.
  await navigateInApp(page, '/lab/second/?a=b#end');
  await page.getByRole('link', {name: 'first page'}).click();
  expected.push(pageView(lab.origin, '/lab/', 'First'));
  await expect.poll(() => events).toEqual(expected);

  expect(scripts).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-LAB12345',
  ]);
});

test('a page is counted before its app is there, and once', async ({
  page,
  settings: {lab},
}) => {
  const {events} = await standInForGoogle(page);
  const {open} = await holdRequests(page, /\/assets\/js\/app\./);
  await page.goto(lab.home, {waitUntil: 'domcontentloaded'});
  const expected = [pageView(lab.origin, '/lab/', 'First')];
  await expect.poll(() => events).toEqual(expected);
  open();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(events).toEqual(expected);
});

/** What Snack does with its own storage, as code. */
const ownAttempts = {
  'write to its storage': "localStorage.setItem('own', '1')",
  'read it again':
    "{ if (localStorage.getItem('own') !== '1') throw new Error(); }",
};

test('on an origin of its own a Snack has storage, and reaches neither the page nor what the site has stored', async ({
  page,
  allowed,
  settings: {lab, embeds},
}) => {
  // What the browser says about the attempts.
  allowed.push(/^console error: .*(?:sandbox|Unsafe attempt)/);
  await standInForGoogle(page);
  const secret = {
    'find what the site has stored':
      "{ if (localStorage.getItem('theme') === null) throw new Error(); }",
  };
  await page.route('https://snack.expo.dev/embed.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: hostileScript({...pageAttempts, ...secret, ...ownAttempts}),
    }),
  );
  await openPage(page, `${lab.origin}/embedded/`);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const snack = page.getByRole('region', {name: 'Snack: yolov5'});
  await expect(snack).not.toContainText('without storage');
  await snack.getByRole('button', {name: 'Show the editor here'}).click();
  const {origin} = embeds;
  expect(await drawnSettings(snack)).toEqual({
    ...outcomes(origin, {...pageAttempts, ...secret}, 'refused'),
    ...outcomes(origin, ownAttempts, 'done'),
  });
  await expect(page).toHaveURL(`${lab.origin}/embedded/`);
});
