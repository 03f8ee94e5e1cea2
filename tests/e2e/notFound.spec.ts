import {latestVersion} from '../../content/site/versions';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {expectHydrated, holdRequests} from './openPage';

test('suggests the page that was meant', async ({page}) => {
  for (const [asked, suggested] of [
    ['/example/mnst/', '/example/mnist/'],
    [
      '/docs/0.2.1/tutorials/server-model/',
      '/docs/0.2.1/tutorials/snacks/nlp-qa/',
    ],
  ] as const) {
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').locator('code')).toHaveText(asked);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    const first = page.getByRole('main').locator('ol a').first();
    await expect(first).toHaveAttribute('href', suggested);
    const titles = await page
      .getByRole('main')
      .locator('ol a > span:first-child')
      .allInnerTexts();
    expect(new Set(titles).size).toBe(titles.length);
    await first.click();
    await expect(page).toHaveURL(suggested);
    // A title, not a part of the path.
    await expect(page).toHaveTitle(`${titles[0]} | PlayTorch`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test('on a phone the page begins with its title, not with a picture', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/no-such-page/');
  await expectHydrated(page);
  const main = page.getByRole('main');
  const [title, picture] = await Promise.all([
    main.getByRole('heading', {level: 1}).boundingBox(),
    main.getByRole('img').boundingBox(),
  ]);
  expect(title?.y).toBeLessThan(picture?.y ?? 0);
});

test('looks the same before and after hydration', async ({page}) => {
  for (const asked of ['/docs/0.1/nothing/', '/snack/no%20id/']) {
    const {open} = await holdRequests(page, /\.js$/);
    const response = await page.goto(asked, {waitUntil: 'commit'});
    expect(response?.status()).toBe(404);
    const navbar = page.locator('.navbar');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // Its text can be read before its style sheet is there.
    await expect(navbar).toHaveCSS('position', 'sticky');
    const before = await navbar.innerText();
    expect(before).toContain(latestVersion);
    open();
    await expectHydrated(page);
    // The star count comes with the app.
    expect((await navbar.innerText()).replace('\n834', '\nStar')).toBe(before);
    await expect(page.getByRole('main').locator('code')).toBeVisible();
    await expect(navbar.locator('a[lang="en"]').first()).toHaveAttribute(
      'href',
      '/',
    );
  }
});

test('a page that is like no other still leads on', async ({page}) => {
  await page.goto('/xq/zzzz/');
  await expect(page.getByText('No page has a similar address.')).toBeVisible();
  await page.getByRole('link', {name: 'API reference'}).click();
  await expect(page).toHaveURL('/docs/api/core/');
});

test('offers to search for what was asked for', full, async ({page}) => {
  await page.goto('/docs/tutorials/camera-view/');
  await page.getByRole('link', {name: 'Search for “camera view”'}).click();
  await expect(page).toHaveURL(/\/search\/\?q=camera(?:%20|\+)view/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
    'camera view',
  );
});

test('says so when the titles do not load', async ({page, allowed}) => {
  allowed.push(/^net::ERR_FAILED: .*\/page-titles\.json$/);
  await page.route('**/page-titles.json', (route) => route.abort());
  await page.goto('/comunity/');
  await expect(
    page.getByText('Similar pages could not be looked up.'),
  ).toBeVisible();
});

test('shows any address as text', async ({page}) => {
  page.on('dialog', () => {
    throw new Error('The address ran a script.');
  });
  for (const address of [
    '/%3Cimg%20src=x%20onerror=alert(1)%3E/',
    `/${'long/'.repeat(1600)}`,
    '/%E2%80%AEexe/',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Nothing at this address',
    );
    const shown = await page.getByRole('main').locator('code').innerText();
    expect(shown.length).toBeLessThan(130);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  }
});
