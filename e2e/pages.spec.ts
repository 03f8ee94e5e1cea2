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

pages.forEach(({address, status}, index) => {
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

    // Every other page starts as its neighbour ends, which spares a change of both.
    const looks = [lookAtDesk, lookAtPhone];
    for (const look of index % 2 === 0 ? looks : looks.reverse()) {
      expect(await look(page)).toEqual([]);
    }
    expect(trouble).toEqual([]);
  });
});
