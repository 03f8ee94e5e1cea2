import {existsSync, readFileSync} from 'node:fs';
import {docsVersions, versionRoot} from '../../../../content/site/versions';
import {findViolations} from '../../findViolations';
import {expect, test} from '../../fixtures';
import {expectHydrated, openPage} from '../../openPage';

const page01 = '/docs/tutorials/get-started/';
const name = 'More ways to use this page';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('Copy page copies the Markdown twin, Copy link the address, and a failure is said', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: .*\.md$/);
  await openPage(page, `${page01}#phone`);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const twin = await page.request.get('/docs/tutorials/get-started.md');
  expect(copied).toBe(await twin.text());
  expect(copied).toContain('\n# ');

  await page.locator(`summary[aria-label="${name}"]`).click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(page.url());

  await page.route('**/*.md', (route) => route.abort());
  await page.reload();
  await expectHydrated(page);
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
  await more.click();
  await expect(copyLink).toBeVisible();
  await page.getByRole('heading', {level: 1}).click({position: {x: 5, y: 5}});
  await expect(copyLink).toBeHidden();
  expect(sent.filter((url) => /\.md$|claude|chatgpt/.test(url))).toEqual([]);
});

test('pages of all versions link to their twins and to assistants', () => {
  for (const version of docsVersions) {
    for (const address of [
      'tutorials/faq',
      'api/core',
      'api/core/modules/text',
    ]) {
      const page = `${versionRoot(version)}${address}`;
      const html = readFileSync(`build${page}/index.html`, 'utf8');
      expect(html).toContain(`href=${page}.md>View as Markdown</a>`);
      expect(existsSync(`build${page}.md`)).toBe(true);
      for (const host of ['https://claude.ai/new', 'https://chatgpt.com/']) {
        expect(html).toMatch(
          new RegExp(
            `href="${host}\\?q=[^"]*${encodeURIComponent(`${page}.md,`)}[^"]*" target=_blank rel="noopener noreferrer">Open in`,
          ),
        );
      }
    }
  }
});
