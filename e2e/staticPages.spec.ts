import {links, repository} from '../config/brand';
import {findBarriers} from './findBarriers';
import {expect, test} from './fixtures';

const paths = ['/community/', '/support/', '/flora/', '/faq/'];

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme,
      );
      expect(await findBarriers(page)).toEqual([]);
    });
  }

  test(`${path} fits a narrow screen`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(390);
  });
}

test('the community page leads to every channel', async ({page}) => {
  await page.goto('/community/');
  for (const href of [
    links.discord,
    links.stackOverflow,
    links.twitter,
    links.showcaseForm,
    links.issues,
    repository.url,
  ]) {
    await expect(
      page.getByRole('main').locator(`a[href="${href}"]`).first(),
    ).toBeVisible();
  }
});

test('support leads to the answers of the FAQ', async ({page}) => {
  await page.goto('/support/');
  await page.getByRole('link', {name: 'See which it has'}).click();
  await expect(page).toHaveURL('/faq/#libraries');
  await expect(
    page.getByRole('heading', {name: /Which libraries can a Snack use/}),
  ).toBeInViewport();
  await expect(page.getByRole('row')).toHaveCount(22);
});
