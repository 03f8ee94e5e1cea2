import type {Locator} from '@playwright/test';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

for (const [name, approach] of [
  ['hovered', (button: Locator) => button.hover()],
  ['focused', (button: Locator) => button.focus()],
  ['touched', (button: Locator) => button.dispatchEvent('touchstart')],
] as const) {
  test(`search is loaded when its button is ${name}, not before [S4.24]`, async ({
    page,
  }) => {
    await openPage(page, '/support/');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) {
        asked.push(request.url());
      }
    });
    await page.locator('h1').hover();
    expect(asked).toEqual([]);
    await approach(page.getByRole('button', {name: 'Search docs'}));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}
