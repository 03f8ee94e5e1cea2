import {findBarriers} from './findBarriers';
import {expect, test} from './fixtures';

const lists = [
  {
    path: '/app/third-party-notices-android/',
    total: 179,
    groups: 12,
    texts: 12,
  },
  {path: '/app/third-party-notices-ios/', total: 416, groups: 13, texts: 11},
];

const filter = {name: 'Filter by name, holder or licence'};

for (const {path, total, groups, texts} of lists) {
  test(`${path} can be filtered`, async ({page, trouble}) => {
    await page.goto(path);
    const status = page.getByRole('status');
    const entries = page.locator('main section li');
    await expect(status).toHaveText(`${total} shown`);
    await expect(entries).toHaveCount(total);

    const field = page.getByRole('searchbox', filter);
    await field.fill('react-use');
    await expect(status).toHaveText(`1 of ${total} shown`);
    await expect(entries).toHaveCount(1);
    await expect(
      page.getByRole('heading', {level: 2, name: /^Unlicense/}),
    ).toBeVisible();

    await field.fill('no such software');
    await expect(status).toHaveText(`0 of ${total} shown`);
    await expect(entries).toHaveCount(0);

    await field.fill('');
    await expect(entries).toHaveCount(total);
    expect(trouble).toEqual([]);
  });

  test(`${path} shows each licence's text once`, async ({page}) => {
    await page.goto(path);
    await expect(page.locator('main section')).toHaveCount(groups);
    await page
      .getByRole('link', {name: 'MIT License', exact: true})
      .first()
      .click();
    await expect(page.locator('#text-mit')).toBeInViewport();
    await expect(page.locator('#text-mit')).toContainText('MIT License');
    const shown = await page.locator('main pre').allTextContents();
    expect(shown.filter((text) => text.length > 300)).toHaveLength(texts);
    expect(new Set(shown).size).toBe(texts);
    // With few entries left, axe is done in a second.
    await page.getByRole('searchbox', filter).fill('react-use');
    await expect(page.getByRole('status')).toHaveText(`1 of ${total} shown`);
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('the texts come along from another page', async ({page, trouble}) => {
  await page.goto('/app/third-party-notices-android/');
  await page.getByRole('link', {name: 'Third-party notices for iOS'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Third-party notices for iOS',
  );
  await expect(page.locator('#text-openssl')).toContainText('OpenSSL License');
  expect(trouble).toEqual([]);
});

test('the browser downloads no text that the page holds', async ({page}) => {
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      const body = await response.text();
      if (body.includes('Permission is hereby granted')) {
        texts.push(response.url());
      }
    }
  });
  await page.goto('/app/third-party-notices-ios/');
  await expect(page.getByRole('searchbox', filter)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(texts).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {path, total} of lists) {
    test(`${path} is whole`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('main section li')).toHaveCount(total);
      await expect(page.getByRole('searchbox', filter)).toBeHidden();
      await page.locator('summary', {hasText: 'MIT License'}).click();
      await expect(page.locator('#text-mit')).toBeVisible();
    });
  }
});

test('the texts are printed', async ({page}) => {
  await page.goto('/app/third-party-notices-android/');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#text-mit')).toBeVisible();
  await expect(page.getByRole('searchbox', filter)).toBeHidden();
});
