import {repository} from '../config/brand';
import {expect, test} from './fixtures';

const star = '[data-navbar-item="star"] a';
const api = 'https://api.github.com/**';

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
    'facebookresearch/playtorch on GitHub, 834 stars',
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
    const answered = page.waitForResponse(/api\.github\.com/);
    await page.goto('/faq/');
    await answered;
    await expect(page.locator(star)).toHaveText('GitHub');
    await expect(page.locator(star)).toHaveAttribute('href', repository.url);
  });
}

test('no connection leaves a plain link', async ({page}) => {
  await page.route(api, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/faq/');
  await failed;
  await expect(page.locator(star)).toHaveText('GitHub');
});
