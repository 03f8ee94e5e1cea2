import {devices} from '@playwright/test';
import {links} from '../config/brand';
import {exampleDeepLink} from '../src/data/examples';
import {snackDeepLink} from '../src/data/snackId';
import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {readQrCode} from './readQrCode';

const example = {path: '/example/mnist/', deepLink: exampleDeepLink('mnist')};
const snack = {
  path: '/snack/@playtorch/nlp-qa-demo/',
  deepLink: snackDeepLink('@playtorch/nlp-qa-demo'),
};
const expo = {path: '/expo/aB3_d-9/', deepLink: snackDeepLink('aB3_d-9')};

const button = {name: 'Open in the PlayTorch app'};

for (const {path, deepLink} of [example, snack, expo]) {
  test(`${path} shows a code of its deep link on a desktop`, async ({page}) => {
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
  });
}

for (const [name, {path, deepLink}] of [
  ['Pixel 7', example],
  ['iPhone 14', snack],
] as const) {
  const {userAgent, viewport, isMobile, hasTouch} = devices[name];

  test.describe(`on a phone, ${name}`, () => {
    test.use({userAgent, viewport, isMobile, hasTouch});

    test(`${path} has a button and no code`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('link', button)).toHaveAttribute(
        'href',
        deepLink,
      );
      await expect(page.getByRole('link', button)).toBeInViewport();
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
