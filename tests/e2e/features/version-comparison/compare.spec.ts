import {readFileSync} from 'node:fs';
import {
  docsVersionOf,
  docsVersions,
  latestVersion,
  versionRoot,
} from '../../../../content/site/versions';
import {expect, test} from '../../fixtures';
import {full} from '../../fullRun';
import {shiftsOf, watchShifts} from '../../layoutShifts';
import {sidewaysScroll} from '../../measure';
import {openPage} from '../../openPage';
import {pickVersion} from '../../pickVersion';

const page01 = '/docs/compare/?from=0.1&to=0.2.3';

test('shows what differs between the versions of the address, by topic and by kind', async ({
  page,
}) => {
  await openPage(page, `${page01}#models`);
  await expect(page.locator('#models')).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    /^\d+ differences from 0\.1 to 0\.2\.3\.$/,
  );
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Tensors',
    'Vision',
    'Media',
    'Canvas',
    'Camera',
    'Audio',
    'Text',
    'Models',
    'Setup',
    'Version by version',
  ]);
  const models = main.locator('section').filter({
    has: page.locator('#models'),
  });
  await expect(models).toContainText('Removed in 0.2.2.');
  await expect(
    models.getByRole('link', {name: 'Module.forward'}).first(),
  ).toHaveAttribute(
    'href',
    `${versionRoot(docsVersionOf('0.2.3'))}api/core/interfaces/torchlive_torch.module/#forward`,
  );

  const removed = main.getByRole('button', {name: /removed/});
  await removed.click();
  await expect(removed).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('heading', {level: 3})).toHaveText([
    'Removed',
    'Removed',
    'Removed',
  ]);
  await removed.click();
  await expect(
    main.getByRole('heading', {name: 'Added'}).first(),
  ).toBeVisible();
});

test('marks the tokens of a signature that differ', full, async ({page}) => {
  await openPage(page, '/docs/compare/?from=0.2.2&to=0.2.3');
  const marks = page.getByRole('main').locator('pre mark');
  await expect(
    marks.filter({hasText: 'ModuleInputValue'}).first(),
  ).toBeVisible();
  await expect(marks.filter({hasText: /^IValue$/}).first()).toBeVisible();
});

test('the choice of versions is in the address, works by keyboard, and back leads to the one before', async ({
  page,
}) => {
  await openPage(page, page01);
  const from = page.getByRole('combobox', {name: 'From'});
  const swap = page.getByRole('button', {name: 'Swap the versions'});
  const status = page.getByRole('main').getByRole('status');
  await expect(from).toHaveValue('0.1');
  await from.focus();
  await from.press('ArrowUp');
  await expect(page).toHaveURL('/docs/compare/?from=0.2.0&to=0.2.3');
  await expect(status).toContainText('from 0.2.0 to 0.2.3');
  await expect(from).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/compare/?from=0.2.3&to=0.2.0');
  await expect(status).toContainText('0.2.0 is older');
  await expect(swap).toBeFocused();
  await page.goBack();
  await expect(from).toHaveValue('0.2.0');
  await page.goBack();
  await expect(from).toHaveValue('0.1');
  await expect(status).toContainText('from 0.1 to 0.2.3');
});

test('a reload keeps the filter and the place', async ({page}) => {
  await openPage(page, page01);
  const added = page.getByRole('main').getByRole('button', {name: /added/});
  await added.click();
  await expect(page).toHaveURL(`${page01}&only=added`);
  await expect(added).toBeFocused();
  await page.evaluate(() => scrollTo(0, 2400));
  await page.reload();
  await expect(added).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
  await expect(
    page.getByRole('main').getByRole('heading', {name: 'Removed'}),
  ).toHaveCount(0);
});

test(
  'an address that compares nothing says what is wrong',
  full,
  async ({page}) => {
    const main = page.getByRole('main');
    for (const [search, message] of [
      [
        '?from=9.9&to=0.2.3',
        `There is no version “9.9”. Choose from next, ${latestVersion},`,
      ],
      ['?from=0.1&to=', 'There is no version “”.'],
      [
        '?from=0.2.3&to=0.2.3',
        'Both are 0.2.3. Choose two versions that differ.',
      ],
    ] as const) {
      await openPage(page, `/docs/compare/${search}`);
      await expect(main.getByRole('status')).toContainText(message);
      await expect(main.getByRole('group')).toHaveCount(0);
    }
    await page.getByRole('combobox', {name: 'From'}).selectOption('0.2.2');
    await page.getByRole('combobox', {name: 'To'}).selectOption('0.2.3');
    await expect(main.getByRole('status')).toContainText('from 0.2.2 to 0.2.3');
  },
);

test('says so if a comparison does not load, and tries again', async ({
  page,
  allowed,
}) => {
  allowed.push(/ERR_FAILED.*compare-/);
  await page.route(/compare-0\.1-0\.2\.3/, (route) => route.abort(), {
    times: 1,
  });
  await openPage(page, page01);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('did not load');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('#tensors')).toBeVisible();
});

test('nothing moves while the differences load', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await watchShifts(page);
  await openPage(page, page01);
  await expect(page.locator('#tensors')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('pages of all versions and their What changed lead to a comparison', () => {
  for (const {label, path} of docsVersions) {
    const read = (page: string) =>
      readFileSync(`build${versionRoot({path})}${page}/index.html`, 'utf8');
    expect(read('tutorials/get-started')).toContain(
      `href="/docs/compare/?with=${label}">Compare with another version`,
    );
    expect(read('api/changes')).toMatch(
      new RegExp(
        `href="/docs/compare/\\?[^"]*=${label}(?:&[^"]*)?">compare (?:other|it with a newer)`,
        'i',
      ),
    );
  }
});

test('the version menu leads to the comparison', async ({page}) => {
  await openPage(page, '/docs/api/core/');
  await pickVersion(page, latestVersion, 'Compare versions');
  await expect(page).toHaveURL('/docs/compare/');
  await expect(page.getByRole('combobox', {name: 'To'})).toHaveValue(
    latestVersion,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the changes of each version', async ({page}) => {
    await page.goto(page01);
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expect(main).toContainText('needs JavaScript');
    for (const {label, path} of docsVersions) {
      await expect(
        main.getByRole('link', {name: `What changed in ${label}`}),
      ).toHaveAttribute('href', `${versionRoot({path})}api/changes/`);
    }
  });
});

test('a topic begins with what apps can import', full, async ({page}) => {
  await openPage(page, '/docs/compare/?from=0.2.0&to=0.2.3');
  const tensors = page.locator('section').filter({
    has: page.locator('#tensors'),
  });
  await expect(tensors.getByRole('link').first()).toHaveText(/^Tensor\./);
});
