import {docsVersions, versionRoot} from '../config/versions';
import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

const page01 = '/docs/tutorials/get-started/';
const name = 'More ways to use this page';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('Copy page copies the Markdown twin', async ({page}) => {
  await openPage(page, page01);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const twin = await page.request.get('/docs/tutorials/get-started.md');
  expect(copied).toBe(await twin.text());
  expect(copied).toContain('\n# ');
});

test('Copy page says so when the twin does not load', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: .*\.md$/);
  await openPage(page, page01);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copy failed'})).toBeVisible();
});

test('the menu works with the keyboard, and nothing is sent before a press', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openPage(page, page01);
  const more = page.locator(`summary[aria-label="${name}"]`);
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  for (const item of [
    'View as Markdown',
    'Open in Claude',
    'Open in ChatGPT',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: item})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const copyLink = page.getByRole('button', {name: 'Copy link'});
  await expect(copyLink).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(copyLink).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(copyLink).toBeHidden();
  expect(sent.filter((url) => /\.md$|claude|chatgpt/.test(url))).toEqual([]);
});

test('Copy link copies the address with its anchor', async ({page}) => {
  await openPage(page, `${page01}#phone`);
  await page.locator(`summary[aria-label="${name}"]`).click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    page.url(),
  );
});

for (const version of docsVersions) {
  test(`pages of ${version.label} link to their twins and to assistants`, async ({
    page,
  }) => {
    for (const address of [
      'tutorials/faq',
      'api/core',
      'api/core/modules/text',
    ]) {
      const twin = `${versionRoot(version)}${address}.md`;
      await openPage(page, twin.replace(/\.md$/, '/'));
      await page.locator(`summary[aria-label="${name}"]`).click();
      const view = page.getByRole('link', {name: 'View as Markdown'});
      await expect(view).toHaveAttribute('href', twin);
      expect((await page.request.get(twin)).status()).toBe(200);
      for (const [assistant, host] of [
        ['Claude', 'claude.ai'],
        ['ChatGPT', 'chatgpt.com'],
      ] as const) {
        const link = page.getByRole('link', {name: `Open in ${assistant}`});
        const url = new URL((await link.getAttribute('href')) ?? '');
        expect(url.hostname).toBe(host);
        expect(url.searchParams.get('q')).toContain(`${twin},`);
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });
}
