import {brokenAssets} from './brokenAssets';
import {expect, test} from './fixtures';

test('a script that was changed on the way does not run, and the reader is told', async ({
  page,
  allowed,
}) => {
  allowed.push(...brokenAssets);
  let changed = 0;
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({
      response,
      body: `${await response.text()}\n;globalThis.isChanged = true;`,
    });
  });
  await page.goto('/faq/');
  await expect(page.locator('#playtorch-load-guard')).toContainText(
    'could not be loaded',
  );
  expect(changed).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  await expect(page.locator('h1')).toBeVisible();
});
