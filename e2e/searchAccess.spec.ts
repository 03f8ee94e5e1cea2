import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './fixtures';
import {dialogOf, gotoAlive, hitsOf, searchFor} from './searchPageObject';

const getStarted = '/docs/tutorials/get-started/';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({colorScheme, viewport: {width, height}});

      test('axe finds nothing in any state of the dialog', async ({page}) => {
        const violations = async (): Promise<string[]> =>
          (await new AxeBuilder({page}).analyze()).violations.map(
            ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`,
          );
        await page.addInitScript(() =>
          localStorage.setItem(
            'playtorch.search.favourites',
            JSON.stringify([
              {url: '/faq/', heading: 'FAQ', trail: ['Pages'], kind: 'class'},
            ]),
          ),
        );
        await gotoAlive(page, getStarted);
        await searchFor(page, 'expo go');
        await expect(hitsOf(page).first()).toBeVisible();
        expect(await violations()).toEqual([]);

        await hitsOf(page).first().click();
        await expect(dialogOf(page)).toBeHidden();
        await page.keyboard.press('/');
        await expect(dialogOf(page).getByRole('rowgroup')).toHaveCount(2);
        expect(await violations()).toEqual([]);

        await page.keyboard.type('qqqzzzxxx');
        await expect(dialogOf(page)).toContainText('No results for');
        expect(await violations()).toEqual([]);
      });

      test('axe finds nothing where search fails, nor on the search page', async ({
        page,
      }) => {
        await page.route('**/search/manifest.json', (route) => route.abort());
        await gotoAlive(page, getStarted);
        await searchFor(page, 'expo go');
        await expect(dialogOf(page).getByRole('alert')).toBeVisible();
        expect((await new AxeBuilder({page}).analyze()).violations).toEqual([]);

        await page.unroute('**/search/manifest.json');
        await gotoAlive(page, '/search/?q=snack');
        await expect(
          page.getByRole('main').getByRole('listitem').first(),
        ).toBeVisible();
        expect((await new AxeBuilder({page}).analyze()).violations).toEqual([]);
      });

      test('no text of the dialog is small and nothing scrolls sideways', async ({
        page,
      }) => {
        await gotoAlive(page, getStarted);
        await searchFor(page, 'expo go');
        await expect(hitsOf(page).first()).toBeVisible();
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
      });
    });
  }
}
