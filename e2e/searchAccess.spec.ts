import type {Page} from '@playwright/test';
import {findBarriers} from './findBarriers';
import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';

const manifest = '**/search/manifest.json';
/** The page around the dialog is looked at elsewhere. */
const within = '[role="dialog"]';

async function keepSomething(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('playtorch.search.recent', '["softmax"]');
    localStorage.setItem(
      'playtorch.search.favourites',
      JSON.stringify([
        {url: '/faq/', heading: 'FAQ', trail: ['Pages'], kind: 'class'},
      ]),
    );
  });
}

async function expectLegible(page: Page): Promise<void> {
  const sizes = await dialogOf(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((element) => element.textContent !== '')
      .map((element) => parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  expect(
    await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({colorScheme, viewport: {width, height}});

      test('axe finds nothing in any state of the dialog', async ({page}) => {
        await keepSomething(page);
        await page.route(manifest, (route) => route.abort());
        await openPage(page, '/docs/tutorials/get-started/');
        await searchFor(page, 'tensor');
        await expect(dialogOf(page).getByRole('alert')).toBeVisible();
        expect(await findBarriers(page, {within})).toEqual([]);

        await page.unroute(manifest);
        await dialogOf(page).getByRole('button', {name: 'Try again'}).click();
        await expect(hitsOf(page).first()).toBeVisible();
        expect(await findBarriers(page, {within})).toEqual([]);
        await expectLegible(page);

        await boxOf(page).fill('');
        await expect(dialogOf(page).getByRole('rowgroup')).toHaveCount(2);
        expect(await findBarriers(page, {within})).toEqual([]);
        await expectLegible(page);

        await boxOf(page).fill('qqqzzzxxx');
        await expect(dialogOf(page)).toContainText('No results for');
        expect(await findBarriers(page, {within})).toEqual([]);
      });
    });
  }
}
