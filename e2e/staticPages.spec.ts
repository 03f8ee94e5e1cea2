import {links, repository} from '../config/brand';
import {expect, test} from './fixtures';

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
