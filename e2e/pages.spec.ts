import type {Page} from '@playwright/test';
import {walkedPages} from './builtPages';
import {findBarriers} from './findBarriers';
import {expectAlive} from './openPage';
import {switchSystemMode} from './switchColorMode';
import {expect, test} from './walkFixtures';

const pages = walkedPages();

test('there are pages to walk', () => {
  expect(pages.length).toBeGreaterThan(30);
});

/** A page as it is served, on a desk in daylight. */
async function lookAtDesk(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 1280, height: 720});
  await switchSystemMode(page, 'light');
  return findBarriers(page);
}

/** What changes on a phone at night. */
async function lookAtPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 844});
  await switchSystemMode(page, 'dark');
  return findBarriers(page, {
    only: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
  });
}

for (const {address, status} of pages) {
  test(`${address} is whole, for everyone, and comes alive`, async ({
    walker: {page, trouble},
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await expectAlive(page);

    expect(
      await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        descriptions: [
          ...document.querySelectorAll<HTMLMetaElement>(
            'meta[name="description"]',
          ),
        ].map(({content}) => content),
      })),
    ).toEqual({
      headings: 1,
      title: expect.stringMatching(/\S \| PlayTorch$|^PlayTorch \|/),
      descriptions: [expect.stringMatching(/.{21}/)],
    });

    // A page starts as the one before it in this tab ended, which spares a change.
    const isNight = await page.evaluate(
      () => matchMedia('(prefers-color-scheme: dark)').matches,
    );
    const looks = [lookAtDesk, lookAtPhone];
    for (const look of isNight ? looks.reverse() : looks) {
      expect(await look(page)).toEqual([]);
    }
    expect(trouble).toEqual([]);
  });
}
