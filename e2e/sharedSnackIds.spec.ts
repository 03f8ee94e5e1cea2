import type {Page} from '@playwright/test';
import {links} from '../config/brand';
import {expect, test} from './fixtures';

/** What it is, the id, and the server's answer: a hidden slash is refused before anything looks for a page. */
const hostile = [
  ['traversal', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 400],
  ['a script', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 400],
  ['a script address', 'javascript:alert(1)', 404],
  ['a quote', 'a%22onmouseover=%22alert(1)', 404],
  ['a second parameter', 'demo&snackUrl=exp:%2F%2Fevil.example', 400],
  ['letters that look Latin', 'd%D0%B5mo', 404],
  ['an emoji', '%F0%9F%94%A5', 404],
  ['three parts', '@playtorch/a/b', 404],
  ['10 kB', 'a'.repeat(10_240), 404],
] as const;

async function expectNothingHere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Nothing at this address',
  );
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
    'content',
    /noindex/,
  );
  await expect(page.locator('a[href^="playtorch:"], iframe')).toHaveCount(0);
}

for (const prefix of ['/snack/', '/expo/']) {
  test(`${prefix} with an id that is none is not found`, async ({request}) => {
    for (const [what, id, status] of hostile) {
      await test.step(what, async () => {
        const response = await request.get(`${prefix}${id}/`);
        expect(response.status()).toBe(status);
      });
    }
  });

  test(`${prefix} with an id that is none is not found where a host rewrites all`, async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route(
      (url) => url.pathname.startsWith(prefix),
      (route) => route.fulfill({path: `build${prefix}index.html`}),
    );
    for (const [what, id] of hostile) {
      await test.step(what, async () => {
        await page.goto(`${prefix}${id}/`);
        await expectNothingHere(page);
      });
    }
    expect(dialogs).toEqual([]);
  });
}

for (const prefix of ['/snack/', '/expo/']) {
  test(`${prefix} without an id leads to the starter Snack`, async ({
    request,
  }) => {
    const response = await request.get(prefix, {maxRedirects: 0});
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(links.starterSnack);
  });

  test(`${prefix} leads there by itself where the host does not`, async ({
    page,
  }) => {
    await page.route('https://snack.expo.dev/**', (route) =>
      route.fulfill({contentType: 'text/html', body: 'The starter.'}),
    );
    await page.route(`**${prefix}`, (route) =>
      route.fulfill({path: `build${prefix}index.html`}),
    );
    await page.goto(prefix);
    await expect(page).toHaveURL(links.starterSnack);
  });
}
