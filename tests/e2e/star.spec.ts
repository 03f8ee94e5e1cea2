import type {Page} from '@playwright/test';
import {repository} from '../../content/site/brand';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {openMenu} from './mobileMenu';
import {openPage} from './openPage';

const star = '[data-navbar-item="star"] a';

test.use({asksForStars: true});

/** Requests to GitHub from now on. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://api.github.com/')) {
      asked.push(request.url());
    }
  });
  return asked;
}

test('the star count is asked for once a session [S7.4]', async ({page}) => {
  const asked = recordRequests(page);
  await openPage(page, '/faq/');
  await expect(page.locator(star)).toHaveAccessibleName(
    'GitHub, 834 stars: facebookresearch/playtorch',
  );
  await openPage(page, '/support/');
  await expect(page.locator(star)).toContainText('834');
  expect(asked).toEqual([
    `https://api.github.com/repos/${repository.owner}/${repository.name}`,
  ]);
});

test(
  'on a phone the count is asked for when the menu that shows it opens',
  full,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    const asked = recordRequests(page);
    await openPage(page, '/faq/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await openMenu(page);
    await expect.poll(() => asked.length).toBe(1);
  },
);

// src/components/GitHubButton/counts.test.ts rejects other answers, such as a rate limit.
test('no connection leaves a plain link', async ({page, allowed}) => {
  allowed.push(/^net::ERR_FAILED: https:\/\/api\.github\.com\//);
  await page.route('https://api.github.com/**', (route) => route.abort());
  await openPage(page, '/faq/');
  // The page has stored that there is no count.
  await expect
    .poll(() =>
      page.evaluate(
        (repo) => sessionStorage.getItem(`playtorch.github.${repo}`),
        `${repository.owner}/${repository.name}`,
      ),
    )
    .toBe('none');
  await expect(page.locator(star)).toHaveText('GitHub Star');
  await expect(page.locator(star)).toHaveAttribute('href', repository.url);
});

test('nothing is asked before the page is idle', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofGitHub = () =>
    asked.filter((url) => url.startsWith('https://api.github.com/'));
  // The test decides when the page is idle.
  await page.addInitScript(() => {
    const tasks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (task) => tasks.push(task);
    addEventListener('test-idle', () => {
      for (const task of tasks.splice(0)) {
        task({didTimeout: false, timeRemaining: () => 50});
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
