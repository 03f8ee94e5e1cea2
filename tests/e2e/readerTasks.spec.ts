import {readFileSync} from 'node:fs';
import {devices, type Page} from '@playwright/test';
import {latestVersion} from '../../content/site/versions';
import {snackDeepLink} from '../../content/data/snackId';
import {inFrame} from './apps';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {openPage} from './openPage';
import {pickVersion} from './pickVersion';
import {boxOf, hitsOf} from './searchPageObject';

// Each task takes two actions: a tap or click, a query typed, or Enter pressed. The `/`
// before a query is its first letter: nothing has to be awaited after it.

/** Types into the page, and opens the first hit once there is one. */
async function typeAndOpen(page: Page, query: string): Promise<void> {
  await page.keyboard.type(`/${query}`);
  await expect(boxOf(page)).toHaveValue(query);
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

const permissions = '/docs/tutorials/add-package/#permissions';

test('run an edited first program, three clicks from home', async ({page}) => {
  await openPage(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Get started', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/docs/tutorials/get-started/');
  await page.getByRole('link', {name: 'Edit', exact: true}).first().click();
  const code = page.getByRole('textbox', {name: 'Code'});
  // The text is that of its whole line.
  await code.getByText('torch.rand([2, 3])').first().selectText();
  await page.keyboard.insertText(
    'const [tensor, setTensor] = React.useState(() => torch.ones([4, 4]));',
  );
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const {screen} = await inFrame(page);
  await expect(screen.getByText('Shape: 4 × 4')).toBeVisible();
  await expect(screen.getByText('Sum: 16.000')).toBeVisible();
});

test('find when matmul came', async ({page}) => {
  await openPage(page, '/');
  await typeAndOpen(page, 'matmul');
  await expect(page).toHaveURL(/\.tensor\/#matmul$/);
  const badge = page
    .locator('[data-member="matmul"]')
    .getByText(/^(?:new in|since) 0\.2\.3$/);
  await expect(badge.first()).toBeInViewport();
});

test('find camera permissions', async ({page}) => {
  await openPage(page, '/');
  await typeAndOpen(page, 'camera permissions');
  await expect(page).toHaveURL(permissions);
  await expect(page.locator('#permissions')).toBeInViewport();
  await expect(
    page.getByRole('row', {name: /^Camera permission .*Info\.plist/}),
  ).toBeInViewport();
});

const successors = {
  'tutorials/add-package': 'tutorials/add-package',
  'tutorials/image-classification': 'tutorials/snacks/image-classification',
  'tutorials/mnist-digit-classification':
    'tutorials/snacks/image-classification',
  'tutorials/question-answering': 'tutorials/snacks/nlp-qa',
  'tutorials/server-model': 'tutorials/snacks/nlp-qa',
  'api/cli': 'tutorials/get-started-manually',
};

test('open any page of 0.1 in the latest, with the banner or the menu', async ({
  page,
}) => {
  await openPage(page, '/docs/0.1/tutorials/question-answering/');
  const link = page
    .locator('.theme-doc-version-banner')
    .getByRole('link', {name: 'latest version'});
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL('/docs/tutorials/snacks/nlp-qa/');
  await page.goBack();
  await pickVersion(page, '0.1', latestVersion);
  await expect(page).toHaveURL('/docs/tutorials/snacks/nlp-qa/');

  for (const [from, to] of Object.entries(successors)) {
    const html = readFileSync(`build/docs/0.1/${from}/index.html`, 'utf8');
    const leadsThere = `<a [^>]*href=/docs/${to}/[^>]*>`;
    expect(html).toMatch(new RegExp(`${leadsThere}latest version</a>`));
    expect(html).toMatch(
      new RegExp(String.raw`${leadsThere}${latestVersion} \(latest\)</a>`),
    );
  }
});

test.describe('on a phone', () => {
  const {defaultBrowserType: _, ...phone} = devices['Pixel 5'];
  test.use(phone);

  test(
    'find when matmul came, and camera permissions',
    full,
    async ({page}) => {
      await openPage(page, '/');
      await page.getByRole('button', {name: /^Search/}).tap();
      await boxOf(page).fill('matmul');
      const hit = hitsOf(page).first();
      await expect(hit).toContainText(/^matmul.*since 0\.2\.3/);
      await expect(hit).toBeInViewport();

      await boxOf(page).fill('camera permissions');
      await expect(hit).toHaveAttribute('href', permissions);
      await expect(hit).toContainText('each need a permission from the user');
      await expect(hit).toBeInViewport();
    },
  );

  test('open a page of 0.1 in the latest', full, async ({page}) => {
    await openPage(page, '/docs/0.1/tutorials/question-answering/');
    const link = page.getByRole('link', {name: 'latest version'});
    await expect(link).toBeInViewport();
    await link.tap();
    await expect(page).toHaveURL('/docs/tutorials/snacks/nlp-qa/');
  });

  for (const [id, tags] of [
    ['@playtorch/image-classification', {}],
    ['aB3_d-9', full],
  ] as const) {
    test(`open the shared Snack ${id} on this phone`, tags, async ({page}) => {
      await openPage(page, `/snack/${id}/`);
      const button = page.getByRole('link', {
        name: 'Open in the PlayTorch app',
      });
      await expect(button).toHaveAttribute('href', snackDeepLink(id));
      await expect(button).toBeInViewport();
      // Nothing keeps the tap from the app.
      const isFollowed = button.evaluate(
        (link) =>
          new Promise<boolean>((resolve) => {
            addEventListener('click', (event) => {
              resolve(
                !event.defaultPrevented && link.contains(event.target as Node),
              );
              event.preventDefault();
            });
          }),
      );
      await button.tap();
      expect(await isFollowed).toBe(true);
    });
  }
});
