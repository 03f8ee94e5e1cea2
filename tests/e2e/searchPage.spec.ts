import {docsVersions, latestVersion} from '../../content/site/versions';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {holdRequests, openPage} from './openPage';

test('the address holds the query, and back and forward work [S2.38] [S5.3] [S9.9]', async ({
  page,
}) => {
  await openPage(page, '/search/?q=snack');
  const box = page.getByRole('searchbox', {name: 'Search for'});
  const hits = page.getByRole('main').getByRole('listitem');
  await expect(box).toHaveValue('snack');
  await expect(hits.first()).toBeVisible();
  await expect(page).toHaveTitle('Search results for “snack” | PlayTorch');

  await box.fill('tensor');
  await expect(page).toHaveURL(`/search/?q=tensor&version=${latestVersion}`);
  await expect(page).toHaveTitle('Search results for “tensor” | PlayTorch');
  await page.goBack();
  await expect(box).toHaveValue('snack');
  await expect(page).toHaveTitle('Search results for “snack” | PlayTorch');
  await page.goForward();
  await expect(box).toHaveValue('tensor');
  await expect(hits.first()).toContainText(/tensor/i);
});

test('the version is labelled, latest by default, and changes the hits', async ({
  page,
}) => {
  await openPage(page, '/search/?q=get+started');
  const select = page.getByRole('combobox', {name: 'Version'});
  await expect(select).toHaveValue(latestVersion);
  expect(await select.getByRole('option').allInnerTexts()).toEqual(
    docsVersions.map(({label}) => label),
  );
  const main = page.getByRole('main');
  await expect(
    main.locator('[href="/docs/tutorials/get-started/"]').first(),
  ).toBeVisible();
  await select.selectOption('0.1');
  await expect(page).toHaveURL('/search/?q=get+started&version=0.1');
  await expect(
    main.locator('[href="/docs/0.1/tutorials/get-started/"]').first(),
  ).toBeVisible();
});

test(
  'an unknown version is the default, and searches are offered before anything is typed',
  full,
  async ({page}) => {
    await openPage(page, '/search/?q=snack&version=9.9');
    await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue(
      latestVersion,
    );
    const hits = page.getByRole('main').getByRole('listitem');
    await expect(hits.first()).toBeVisible();
    await page.getByRole('searchbox', {name: 'Search for'}).fill('');
    await page
      .getByRole('list', {name: 'By topic'})
      .getByRole('button', {name: 'Camera'})
      .click();
    await expect(hits.first()).toContainText(/camera/i);
  },
);

test('says that it is loading', async ({page}) => {
  const {open} = await holdRequests(page, /\/assets\/search\//);
  await openPage(page, '/search/?q=tensor');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Searching…');
  open();
  await expect(status).toContainText('results');
});

test('Back restores what was shown and the scroll position', async ({page}) => {
  await openPage(page, '/search/?q=tensor');
  const hits = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', {name: 'Show more'}).click();
  await expect.poll(() => hits.count()).toBeGreaterThan(30);
  const hit = hits.nth(30).getByRole('link');
  await hit.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  await hit.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect.poll(() => hits.count()).toBeGreaterThan(30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
