import {links, repository} from '../config/brand';
import {expect, test} from './fixtures';

const paths = ['/community/', '/support/', '/flora/', '/faq/'];

for (const path of [
  ...paths,
  '/',
  '/app/third-party-notices-ios/',
  '/example/mnist/',
  '/snack/@playtorch/image-classification/',
  '/no-such-page/',
  '/docs/tutorials/snacks/image-classification/',
  '/docs/api/core/modules/torchlive_torch/',
]) {
  test(`${path} fits a narrow screen and leaves the navbar off paper`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(390);

    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(navbar).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
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

test('support leads to people and to the answers of the FAQ', async ({
  page,
}) => {
  await page.goto('/support/');
  for (const [name, href] of [
    ['Ask on Discord', links.discord],
    ['Search the issues on GitHub', links.issues],
  ] as const) {
    await expect(
      page.getByRole('main').getByRole('link', {name}),
    ).toHaveAttribute('href', href);
  }
  await page.getByRole('link', {name: 'See which it has'}).click();
  await expect(page).toHaveURL('/faq/#libraries');
  await expect(
    page.getByRole('heading', {name: /Which libraries can a Snack use/}),
  ).toBeInViewport();
  await expect(page.getByRole('row')).toHaveCount(22);
  expect(
    await page
      .getByRole('main')
      .locator('h2')
      .evaluateAll((headings) => headings.map(({id}) => id)),
  ).toEqual(['expo-go', 'help', 'tutorials', 'libraries', 'models']);
});

test('Flora names the three models of its lesson', async ({page}) => {
  await page.goto('/flora/');
  await expect(
    page.locator('section[aria-labelledby="models"] li strong'),
  ).toHaveText(['Image classifier', 'wav2vec', 'BERT']);
});
