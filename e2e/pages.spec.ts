import {walkedPages} from './builtPages';
import {findBarriers} from './findBarriers';
import {expectAlive} from './openPage';
import {switchSystemMode} from './switchColorMode';
import {expect, test} from './walkFixtures';

const pages = walkedPages();

test('there are pages to walk', () => {
  expect(pages.length).toBeGreaterThan(30);
});

for (const {address, status} of pages) {
  test(`${address} is whole, for everyone, and comes alive`, async ({
    walker: {page, trouble},
  }) => {
    await page.setViewportSize({width: 1280, height: 720});
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S \| PlayTorch$|^PlayTorch \|/);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(
      20,
    );

    await expectAlive(page);
    await switchSystemMode(page, 'light');
    expect(await findBarriers(page)).toEqual([]);
    await switchSystemMode(page, 'dark');
    await page.setViewportSize({width: 390, height: 844});
    expect(
      await findBarriers(page, {
        only: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
      }),
    ).toEqual([]);
    expect(trouble).toEqual([]);
  });
}
