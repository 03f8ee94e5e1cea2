import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {labFolder} from './lab/buildLab';
import {filesWith} from './lab/filesOf';
import {findFreePort, startLab, type Lab} from './lab/startLab';
import {navigateInApp, openPage} from './openPage';

// All tests share one build of the lab.
test.describe.configure({mode: 'default'});

let lab: Lab;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await startLab(
    'analytics',
    {GTAG_ID: 'G-LAB12345'},
    await findFreePort(),
  );
});

test.afterAll(() => lab.stop());

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

function pageView(path: string, title: string): Record<string, string> {
  return {
    en: 'page_view',
    page_title: `${title} | PlayTorch`,
    page_location: lab.origin + path,
    page_path: path,
  };
}

test('each change of path, query or anchor sends one page view with the new title [S4.26] [S7.5] [S1.4]', async ({
  page,
}) => {
  const {events, scripts} = await standInForGoogle(page);
  const expected = [pageView('/lab/', 'First')];
  await openPage(page, lab.home);
  await expect.poll(() => events).toEqual(expected);

  await page.getByRole('link', {name: 'second page'}).click();
  expected.push(pageView('/lab/second/', 'Second'));
  await expect.poll(() => events).toEqual(expected);

  await navigateInApp(page, '/lab/second/?a=b');
  expected.push(pageView('/lab/second/?a=b', 'Second'));
  await expect.poll(() => events).toEqual(expected);

  await navigateInApp(page, '/lab/second/?a=b#end');
  expected.push(pageView('/lab/second/?a=b#end', 'Second'));
  await expect.poll(() => events).toEqual(expected);

  // The same address again sends nothing, as the next event shows.
  await navigateInApp(page, '/lab/second/?a=b#end');
  await page.getByRole('link', {name: 'first page'}).click();
  expected.push(pageView('/lab/', 'First'));
  await expect.poll(() => events).toEqual(expected);

  expect(scripts).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-LAB12345',
  ]);
});

for (const [name, field, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} keeps everything off the wire`, async ({page}) => {
    const {events, scripts} = await standInForGoogle(page);
    await page.addInitScript(
      ([key, answer]) =>
        Object.defineProperty(navigator, key, {get: () => answer}),
      [field, value] as const,
    );
    await openPage(page, lab.home);
    await page.getByRole('link', {name: 'second page'}).click();
    await expect(page).toHaveTitle('Second | PlayTorch');
    await page.waitForLoadState('networkidle');
    expect([...events, ...scripts]).toEqual([]);
  });
}

test('a public build leaves out internal pages, blocks and sidebar items [S6.3]', () => {
  const build = path.join(labFolder('analytics'), 'build');
  expect(filesWith(build, ['Write an issue.']).length).toBeGreaterThan(0);
  expect(
    filesWith(build, [
      'Call the operator',
      'frobnicator',
      'Runbook',
      'On-call rota',
    ]),
  ).toEqual([]);
});
