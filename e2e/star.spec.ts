import type {Page} from '@playwright/test';
import {repository} from '../config/brand';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

const star = '[data-navbar-item="star"] a';
const api = 'https://api.github.com/**';

test.use({asksForStars: true});

/** Waits until the page has made up its mind, and looks at the link then. */
async function expectPlainLink(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (name) => sessionStorage.getItem(`playtorch.github.${name}`),
        `${repository.owner}/${repository.name}`,
      ),
    )
    .toBe('none');
  await expect(page.locator(star)).toHaveText('GitHub');
  await expect(page.locator(star)).toHaveAttribute('href', repository.url);
}

test('the star count is asked for once a session [S7.4]', async ({
  page,
  trouble,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://api.github.com/')) {
      asked.push(request.url());
    }
  });
  await page.goto('/faq/');
  await expect(page.locator(star)).toHaveAccessibleName(
    'GitHub, 834 stars: facebookresearch/playtorch',
  );
  await page.goto('/support/');
  await expect(page.locator(star)).toContainText('834');
  expect(asked).toEqual([
    `https://api.github.com/repos/${repository.owner}/${repository.name}`,
  ]);
  expect(trouble).toEqual([]);
});

for (const [name, answer] of [
  ['a rate limit', {status: 403, json: {message: 'API rate limit exceeded'}}],
  ['a failure', {status: 500, body: 'oops'}],
  ['nonsense', {status: 200, body: '<html>'}],
  ['another shape', {status: 200, json: {stargazers_count: 'many'}}],
] as const) {
  test(`${name} leaves a plain link`, async ({page}) => {
    await page.route(api, (route) => route.fulfill(answer));
    await page.goto('/faq/');
    await expectPlainLink(page);
  });
}

test('no connection leaves a plain link', async ({page}) => {
  await page.route(api, (route) => route.abort());
  await page.goto('/faq/');
  await expectPlainLink(page);
});

test('nothing is asked before the page is idle', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofGitHub = () =>
    asked.filter((url) => url.startsWith('https://api.github.com/'));
  // Idle time comes when the test says so, but for what waits so long and no longer: the start of the app.
  await page.addInitScript(() => {
    const tasks: IdleRequestCallback[] = [];
    const run = (task: IdleRequestCallback, didTimeout: boolean) =>
      task({didTimeout, timeRemaining: () => 50});
    window.requestIdleCallback = (task, options) =>
      options?.timeout === undefined
        ? tasks.push(task)
        : window.setTimeout(run, 0, task, true);
    addEventListener('test-idle', () => {
      for (const task of tasks.splice(0)) {
        run(task, false);
      }
    });
  });
  await openPage(page, '/faq/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toEqual([]);
  expect(ofGitHub()).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('test-idle')));
  await expect(page.locator(star)).toContainText('834');
  expect(ofGitHub()).toHaveLength(1);
});
