import type {Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {sidewaysScroll, smallTexts} from './measure';
import {openPage} from './openPage';
import {openStates} from './openStates';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';
import {switchSystemMode} from './switchColorMode';
import {viewports} from './viewports';

/** All rules in light mode, and contrast again in dark mode. */
async function expectNoViolations(page: Page, within?: string): Promise<void> {
  await switchSystemMode(page, 'light');
  expect(await findViolations(page, {within})).toEqual([]);
  await switchSystemMode(page, 'dark');
  expect(
    await findViolations(page, {within, only: ['color-contrast']}),
  ).toEqual([]);
}

/** The dialog's text is large enough, and nothing is wider than the screen. */
async function expectLegible(page: Page): Promise<void> {
  expect(await smallTexts(dialogOf(page))).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

const manifest = '**/search/manifest.json';

for (const viewport of viewports) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({viewport});

    const tags = viewport.width === 390 ? {} : full;
    test(
      'axe finds nothing in menus, dropdowns and the search dialog',
      tags,
      async ({page, allowed}) => {
        allowed.push(/^net::ERR_FAILED: .*\/search\/manifest\.json$/);
        const within = '[role="dialog"]';
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.addInitScript(() => {
          localStorage.setItem('playtorch.search.recent', '["softmax"]');
          localStorage.setItem(
            'playtorch.search.favourites',
            JSON.stringify([
              {url: '/faq/', heading: 'FAQ', trail: ['Pages'], kind: 'class'},
            ]),
          );
        });
        await page.route(manifest, (route) => route.abort());
        // Short, because axe maps the whole page for each state.
        await openPage(page, '/docs/api/core/enums/cameraview.camerafacing/');
        await searchFor(page, 'tensor');
        await expect(dialogOf(page).getByRole('alert')).toBeVisible();
        await expectNoViolations(page, within);

        await page.unroute(manifest);
        await dialogOf(page).getByRole('button', {name: 'Try again'}).click();
        await expect(hitsOf(page).first()).toBeVisible();
        await expectLegible(page);

        await boxOf(page).fill('');
        await expect(dialogOf(page).getByRole('rowgroup')).toHaveCount(5);
        await expectNoViolations(page, within);
        await expectLegible(page);

        await boxOf(page).fill('qqqzzzxxx');
        await expect(dialogOf(page)).toContainText('No results for');
        await expectNoViolations(page, within);
        await page.keyboard.press('Escape');

        for (const {name, shows, open, close} of openStates) {
          if (shows !== undefined && (await open(page))) {
            await test.step(name, () => expectNoViolations(page, shows));
            await close(page);
          }
        }
      },
    );
  });
}
