import {devices} from '@playwright/test';
import {links} from '../../content/site/brand';
import {exampleDeepLink} from '../../content/data/examples';
import {snackDeepLink} from '../../content/data/snackId';
import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {holdRequests} from './openPage';
import {readQrCode} from './readQrCode';

const example = {path: '/example/mnist/', deepLink: exampleDeepLink('mnist')};
const snack = {
  path: '/snack/@playtorch/nlp-qa-demo/',
  deepLink: snackDeepLink('@playtorch/nlp-qa-demo'),
};
const expo = {path: '/expo/aB3_d-9/', deepLink: snackDeepLink('aB3_d-9')};

const button = {name: 'Open in the PlayTorch app'};

test('a desktop shows a code of the deep link', async ({page}) => {
  for (const {path, deepLink} of [example, expo]) {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(path);
    const code = page.getByRole('img', {name: /^QR code/});
    await expect(code).toBeVisible();
    expect(await readQrCode(code)).toBe(deepLink);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await readQrCode(code)).toBe(deepLink);
    await expect(
      page.getByRole('link', {name: /^Open this .* in the app$/}),
    ).toHaveAttribute('href', deepLink);
    await expect(page.getByRole('link', button)).toBeHidden();
  }
});

for (const [name, {path, deepLink}] of [
  ['Pixel 7', example],
  ['iPhone 14', snack],
] as const) {
  const {userAgent, viewport, isMobile, hasTouch} = devices[name];

  test.describe(`on a phone, ${name}`, () => {
    test.use({userAgent, viewport, isMobile, hasTouch});

    const tags = name === 'Pixel 7' ? {} : full;
    test(`${path} has a button, and the code folded`, tags, async ({page}) => {
      await page.goto(path);
      const link = page.getByRole('link', button);
      await expect(link).toHaveAttribute('href', deepLink);
      // An app that runs in the page comes first, and is the one to start.
      const start = page.getByRole('button', {name: 'Start the app'});
      const isHere = path === example.path;
      await expect(start).toHaveCount(isHere ? 1 : 0);
      const first = isHere ? start : link;
      await expect(first).toBeInViewport();
      await expect(page.locator('header .button--primary')).toHaveCount(
        isHere ? 1 : 0,
      );
      await expect(page.getByRole('img', {name: /^QR code/})).toHaveCount(0);
      for (const [store, href] of [
        ['Android app on Google Play', links.googlePlay],
        ['iOS app on the App Store', links.appStore],
      ] as const) {
        await expect(page.getByRole('link', {name: store})).toHaveAttribute(
          'href',
          href,
        );
      }
      expect(await findViolations(page)).toEqual([]);
      await page.getByText('QR code for another phone').tap();
      expect(await readQrCode(page.getByRole('img', {name: /^QR code/}))).toBe(
        deepLink,
      );
    });
  });
}

test('the code says so when its library cannot load', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: /);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.goto('/example/mnist/');
  await expect(page.getByRole('img', {name: /^QR code/})).toBeVisible();
  const library = scripts.at(-1);
  expect(library).toBeDefined();
  await page.route(String(library), (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The code could not load.')).toBeVisible();
  await expect(
    page.getByRole('link', {name: 'Open this example in the app'}),
  ).toHaveAttribute('href', exampleDeepLink('mnist'));
});

test(
  'a narrow window shows the button; a heading breaks after the slash',
  full,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const {open} = await holdRequests(page, /\/assets\/js\//);
    await page.goto('/snack/@someone/detect-what-is-here/', {
      waitUntil: 'commit',
    });
    await expect(page.locator('.navbar')).toBeVisible();
    // Nothing is named before the name is known.
    await expect(page.locator('h1')).toBeHidden();
    open();
    await expect(page.getByRole('link', button)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      '@someone/detect-what-is-here',
    );
    const [heading, owner, name] = await Promise.all(
      ['h1', 'h1 > :first-child', 'h1 > :last-child'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    expect(name?.x).toBe(heading?.x);
    expect(name?.y).toBeGreaterThan(owner?.y ?? 0);
  },
);
