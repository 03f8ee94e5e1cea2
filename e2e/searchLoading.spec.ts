import type {Locator} from '@playwright/test';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

test('search is loaded when its button is hovered, focused or touched, not before [S4.24]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) {
      asked.push(request.url());
    }
  });
  for (const approach of [
    (button: Locator) => button.hover(),
    (button: Locator) => button.focus(),
    (button: Locator) => button.dispatchEvent('touchstart'),
  ]) {
    await page.mouse.move(0, 400);
    await openPage(page, '/support/');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.locator('h1').hover();
    expect(asked).toEqual([]);
    await approach(page.getByRole('button', {name: 'Search docs'}));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  }
});
