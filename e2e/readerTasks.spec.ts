import {devices, type Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {boxOf} from './searchPageObject';

/** Two actions: open search, then enter words. */
async function searchAndOpen(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await boxOf(page).fill(words);
  await expect(
    page.getByRole('dialog').locator('[data-active-item] a').first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
}

test('find when matmul came, in two actions', async ({page}) => {
  await openPage(page, '/');
  await searchAndOpen(page, 'matmul');
  await expect(page).toHaveURL(/\.tensor\/#matmul$/);
  const card = page.locator('[data-member="matmul"]').first();
  await expect(card).toBeInViewport();
  await expect(card).toContainText(/(?:since|new in) 0\.2\.3/);
});

test('find camera permissions, in two actions', async ({page}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await boxOf(page).fill('camera permissions');
  await expect(
    page
      .getByRole('dialog')
      .locator('a[href="/docs/tutorials/add-package/#permissions"]'),
  ).toBeInViewport();
});

for (const [from, to] of [
  ['/docs/0.1/tutorials/question-answering/', '/docs/tutorials/snacks/nlp-qa/'],
  [
    '/docs/0.1/tutorials/image-classification/',
    '/docs/tutorials/snacks/image-classification/',
  ],
  ['/docs/0.1/api/cli/', '/docs/tutorials/get-started-manually/'],
  ['/docs/0.1/tutorials/add-package/', '/docs/tutorials/add-package/'],
] as const) {
  test(`open ${from} in the latest version, in one action`, async ({page}) => {
    await openPage(page, from);
    const banner = page.locator('.theme-doc-version-banner');
    await banner.getByRole('link', {name: 'latest version'}).click();
    await expect(page).toHaveURL(to);
  });

  test(`the version menu leads from ${from} there too`, async ({page}) => {
    await openPage(page, `${from}#nothing`);
    await page.getByRole('button', {name: '0.1', exact: true}).hover();
    await page
      .locator('.navbar .dropdown__menu')
      .first()
      .getByRole('link', {name: '0.2.3', exact: true})
      .click();
    await expect(page).toHaveURL(new RegExp(`${to}(?:#nothing)?$`));
  });
}

test.describe('on a phone', () => {
  const {defaultBrowserType: _, ...phone} = devices['Pixel 5'];
  test.use(phone);

  test('open the shared Snack, in one action', async ({page}) => {
    await page.goto('/snack/@playtorch/image-classification/');
    const button = page.getByRole('link', {name: 'Open in the PlayTorch app'});
    await expect(button).toBeInViewport();
    await expect(button).toHaveAttribute(
      'href',
      /^playtorch:\/\/.*image-classification/,
    );
  });
});
