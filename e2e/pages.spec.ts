import AxeBuilder from '@axe-core/playwright';
import {builtPages} from './builtPages';
import {expect, test} from './fixtures';

/** Pages whose own address the server answers otherwise than with 200. */
const otherAnswers = new Map([
  ['/404.html', '/no-such-page/'],
  // Without an id these redirect to the starter Snack.
  ['/snack/', '/snack/@playtorch/image-classification/'],
  ['/expo/', '/expo/@playtorch/nlp-qa-demo/'],
]);

const pages = builtPages().filter(({path}) => !path.startsWith('/embed/'));

/**
 * Pages of old versions are made of the same components as those of the latest
 * and next, so axe, which takes seconds on a large page, looks at those.
 */
function isOldVersion(path: string): boolean {
  return path.startsWith('/docs/0.');
}

test('there are pages to walk', () => {
  expect(pages.length).toBeGreaterThan(30);
});

for (const {path} of pages) {
  const address = otherAnswers.get(path) ?? path;
  const status = path === '/404.html' ? 404 : 200;

  test(`${address} is whole and comes alive`, async ({page, trouble}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S \| PlayTorch$|^PlayTorch \|/);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(
      20,
    );

    if (!isOldVersion(path)) {
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`),
      ).toEqual([]);
    }

    const html = page.locator('html');
    const before = await html.getAttribute('data-theme');
    // The button moves from system to light to dark, so two steps change the mode.
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await expect
      .poll(async () => {
        await toggle.click();
        return html.getAttribute('data-theme');
      })
      .not.toBe(before);
    expect(trouble).toEqual([]);
  });
}
