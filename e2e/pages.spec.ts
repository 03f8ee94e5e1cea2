import {builtPages} from './builtPages';
import {findBarriers} from './findBarriers';
import {expectAlive} from './openPage';
import {switchColorMode} from './switchColorMode';
import {expect, test} from './walkFixtures';

/** Pages whose own address the server answers otherwise than with 200. */
const otherAnswers = new Map([
  ['/404.html', '/no-such-page/'],
  // Without an id these redirect to the starter Snack.
  ['/snack/', '/snack/@playtorch/image-classification/'],
  ['/expo/', '/expo/@playtorch/nlp-qa-demo/'],
]);

const pages = builtPages().filter(({path}) => !path.startsWith('/embed/'));

test('there are pages to walk', () => {
  expect(pages.length).toBeGreaterThan(30);
});

for (const {path} of pages) {
  const address = otherAnswers.get(path) ?? path;
  const status = path === '/404.html' ? 404 : 200;

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
    await switchColorMode(page, 'light');
    expect(await findBarriers(page)).toEqual([]);
    await switchColorMode(page, 'dark');
    await page.setViewportSize({width: 390, height: 844});
    expect(
      await findBarriers(page, {
        only: [
          'color-contrast',
          'target-size',
          'scrollable-region-focusable',
        ],
      }),
    ).toEqual([]);
    expect(trouble).toEqual([]);
  });
}
