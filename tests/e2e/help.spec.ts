import releaseNames from '../../content/releases/names.json';
import {expect, test} from './fixtures';
import {menuOf, openMenu} from './mobileMenu';
import {holdRequests, openPage} from './openPage';

test('an example keeps the menu of Help, which leads back to all examples', async ({
  page,
}) => {
  await openPage(page, '/example/');
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Handwritten digits/})
    .click();
  await expect(page).toHaveURL('/example/mnist/');
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  const entry = menu.getByRole('link', {name: 'Examples'});
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Examples');
  await entry.click();
  await expect(page).toHaveURL('/example/');
});

test('on a phone the menu opens with the pages of Help', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/status/');
  await openMenu(page);
  await expect(
    menuOf(page).docs.getByRole('link', {name: 'Compatibility'}),
  ).toBeInViewport();
});

test('on a phone the contents of a long page are below its lead', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of ['/compatibility/', '/docs/api/core/']) {
    await openPage(page, address);
    const contents = page.getByRole('main').locator('.theme-doc-toc-mobile');
    const [lead, summary] = await Promise.all([
      page.getByRole('main').locator('.markdown > p').first().boundingBox(),
      contents.locator('summary').boundingBox(),
    ]);
    expect(summary?.y, address).toBeGreaterThan(lead?.y ?? Infinity);
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  }
});

test('the contents name each message in three lines at most', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, '/troubleshooting/');
  const lines = await page
    .locator('.table-of-contents__link:has(code)')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          link.getBoundingClientRect().height /
          parseFloat(getComputedStyle(link).lineHeight),
      ),
    );
  expect(lines.length).toBeGreaterThan(40);
  expect(Math.max(...lines)).toBeLessThan(3.5);
});

test('messages are cards that can be filtered and copied, and a link to one that is hidden shows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/troubleshooting/');
  const contents = page.locator('.col--3 .table-of-contents');
  const cards = page.locator('section').filter({
    has: page.getByRole('heading', {level: 3}),
  });
  await expect(cards).not.toHaveCount(0);
  const count = await cards.count();
  await expect(contents.locator('a[href="#tools-jar"]')).toHaveCount(1);
  const field = page.getByRole('searchbox', {name: /^Filter/});
  await field.fill('tools.jar');
  await expect(cards.filter({visible: true})).toHaveCount(1);
  await expect(page.getByText(`1 of ${count}`)).toBeVisible();
  await cards
    .filter({visible: true})
    .getByRole('button', {name: 'Copy the message'})
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Could not find tools\.jar/,
  );

  const first = releaseNames.indexOf('0.2.1');
  const fromThatOn = releaseNames.slice(0, first + 1).reverse();
  const ownCard = cards.filter({has: page.locator('#jsi-module-not-found')});
  await field.fill('PlayTorchJSIModule not found');
  await expect(
    ownCard.getByRole('list', {name: 'Versions'}).getByRole('listitem'),
  ).toHaveText(fromThatOn);
  await expect(ownCard.getByRole('term')).toHaveText(['Cause', 'Fix']);
  await page.evaluate(() => location.assign('#tools%2Djar'));
  await expect(page.locator('#tools-jar')).toBeInViewport();
  await expect(field).toHaveValue('');

  await field.fill('PlayTorchJSIModule not found');
  await contents.locator('a[href="#libfbjni"]').click();
  await expect(page.locator('#libfbjni')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('the banner of an old version leads to the same place in the latest', async ({
  page,
}) => {
  const tensor = 'api/core/interfaces/torchlive_torch.tensor/';
  await openPage(page, `/docs/0.2.0/${tensor}#squeeze`);
  const link = page.getByRole('link', {name: 'latest version'});
  await expect(link).toHaveAttribute('href', `/docs/${tensor}#squeeze`);
  await link.click();
  await expect(page).toHaveURL(`/docs/${tensor}#squeeze`);
  await expect(page.locator('#squeeze')).toBeInViewport();

  await test.step('before hydration, and so does the version menu', async () => {
    await holdRequests(page, /\/assets\/js\/app\./);
    await page.goto(`/docs/0.2.0/${tensor}#squeeze`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(link).toHaveAttribute('href', `/docs/${tensor}#squeeze`);
    await page.evaluate(() => {
      location.hash = '#softmax';
    });
    await expect(
      page.locator(`.dropdown__link[href="/docs/0.2.1/${tensor}#softmax"]`),
    ).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(`/docs/${tensor}#softmax`);
  });
});

test('and where the latest lacks it, the page says so', async ({page}) => {
  const model = 'api/core/interfaces/mobilemodelmodule.mobilemodel/';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, `/docs/0.2.1/${model}#preload`);
  const banner = page.locator('.theme-doc-version-banner');
  const link = banner.getByRole('link', {name: 'latest version'});
  await expect(link).toHaveAttribute('href', `/docs/${model}#preload`);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(`/docs/${model}`);
  await link.click();
  await expect(
    page.getByRole('alert').filter({hasText: 'preload was removed in'}),
  ).toBeInViewport();
});
