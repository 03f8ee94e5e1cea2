import {
  docsVersionOf,
  latestVersion,
  versionRoot,
} from '../../content/site/versions';
import {expect, test} from './fixtures';
import {expectHydrated, openPage} from './openPage';
import {pickVersion} from './pickVersion';

const tensor = '/docs/api/core/interfaces/torchlive_torch.tensor/';

test('a reader sees how a signature read before, finds a member and follows its type', async ({
  page,
}) => {
  await page.goto(`${tensor}#topk`);
  const card = page.locator('[data-member="topk"]');
  await card.getByText('Changed in 0.2.2').click();
  await expect(card.locator('[data-mark="removed"]')).toContainText(
    'topk(k: number): [Tensor, Tensor]',
  );
  await expect(card.locator('[data-mark="added"]')).toContainText('largest');

  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tensor');
  await page.getByRole('searchbox', {name: 'Filter'}).fill('softm');
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+$/);
  await expect(page.locator('#softmax')).toBeVisible();
  await expect(page.locator('#topk')).toBeHidden();

  await page.getByRole('searchbox', {name: 'Filter'}).fill('dtype');
  await page.getByRole('link', {name: 'Dtype', exact: true}).click();
  await expect(page).toHaveURL('/docs/api/core/modules/torchlive_torch/#dtype');
  await expect(page.locator('#dtype')).toBeInViewport();
});

test('switching version lands on the symbol, or says that it is missing', async ({
  page,
}) => {
  await page.goto(tensor);
  await pickVersion(page, latestVersion, '0.1');
  await expect(page).toHaveURL(
    '/docs/0.1/api/core/interfaces/torchlive_torch.tensor/',
  );
  await expect(page.getByText('was added in 0.2.0')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex',
  );
  await expect(
    page.locator('.menu').getByRole('link', {name: /^Tensor\b/}),
  ).toHaveCount(0);

  await page
    .getByRole('navigation', {name: 'Tensor in each version'})
    .getByRole('link', {name: /^next/})
    .click();
  await expect(page).toHaveURL(
    '/docs/next/api/core/interfaces/torchlive_torch.tensor/',
  );
});

test('a reader of an old tutorial learns what replaced a function', async ({
  page,
}) => {
  await page.goto('/docs/api/core/interfaces/mobilemodelmodule.mobilemodel/');
  await expect(page.locator('#download')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  const removed = page.locator('section', {
    has: page.getByRole('heading', {name: 'Removed'}),
  });
  await expect(
    removed.getByText('removed in 0.2.2', {exact: true}),
  ).toHaveCount(3);
  await removed.getByRole('link', {name: 'Module.forward'}).click();
  await expect(page).toHaveURL(
    '/docs/api/core/interfaces/torchlive_torch.module/#forward',
  );
});

test('what changed counts and lists the differences', async ({page}) => {
  await page.goto('/docs/0.2.2/api/changes/');
  await page.getByRole('link', {name: '4 removed'}).click();
  await expect(page).toHaveURL(/#removed$/);
  await expect(
    page.getByRole('link', {name: 'ModelResult', exact: true}).first(),
  ).toHaveAttribute(
    'href',
    '/docs/0.2.1/api/core/interfaces/mobilemodelmodule.modelresult/',
  );
});

test('on a phone the title comes first and is the largest, signatures are whole, and formulas are formulas', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of [tensor, '/docs/api/core/modules/torchlive_torch/']) {
    await page.goto(address);
    const {title, section, contents, top} = await page.evaluate(() => {
      const size = (selector: string) =>
        parseFloat(
          getComputedStyle(document.querySelector(selector) ?? document.body)
            .fontSize,
        );
      const topOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().top;
      return {
        title: size('main h1'),
        section: size('main h2'),
        contents: topOf('.theme-doc-toc-mobile'),
        top: topOf('main h1') ?? Infinity,
      };
    });
    expect(title).toBeGreaterThan(section);
    expect(top).toBeLessThan(contents ?? Infinity);
    expect(top).toBeLessThan(330);
  }

  await page.goto(
    '/docs/api/core/interfaces/canvasview.canvasrenderingcontext2d/',
  );
  const cut = await page
    .locator('[data-member] > pre')
    .evaluateAll(
      (all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length,
    );
  expect(cut).toBe(0);
  await expect(
    page.locator('[data-member="settransform"] math[display="block"]'),
  ).toBeVisible();
});

test('the contents follow the reader of a long page, and the filter', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await openPage(page, `${tensor}#unsqueeze`);
  const contents = page.locator('.theme-doc-toc-desktop');
  const active = contents.locator('.table-of-contents__link--active');
  await expect(active).toHaveText(/topk|unsqueeze/);
  await expect(active).toBeInViewport();
  await page.keyboard.press('Home');
  await page.getByRole('searchbox', {name: 'Filter'}).fill('softm');
  await expect(contents.locator('a:visible')).toHaveText([
    'Methods',
    'softmax',
  ]);
  await expect(page.locator('main table a:visible')).toHaveText(['softmax']);
  await expect(page.locator('#group-properties')).toBeHidden();
  await page.getByRole('searchbox', {name: 'Filter'}).fill('xyz');
  await expect(page.getByRole('status')).toHaveText(/^None of \d+ names/);
  await expect(page.locator('#group-methods')).toBeHidden();
});

test('a link to a member leads below the navbar and marks its card', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  /** Waits from now on: the mark is gone after a moment. */
  const marked = (member: string) =>
    page.waitForSelector(`div[data-member="${member}"][data-marked]`);
  const expectWhole = (member: string) =>
    expect
      .poll(async () => {
        const card = page.locator(`div[data-member="${member}"]`);
        const box = await card.boundingBox();
        return box !== null && box.y >= 64 && box.y + box.height <= 900;
      })
      .toBe(true);
  await page.goto(`${tensor}#matmul`);
  await Promise.all([marked('matmul'), expectHydrated(page)]);
  await expectWhole('matmul');
  await expect(page.locator('[data-marked]')).toHaveCount(0);

  await page.keyboard.press('Home');
  const overview = page.locator('main table').first();
  await Promise.all([
    marked('abs'),
    overview.getByRole('link', {name: 'abs', exact: true}).click(),
  ]);
  await expectWhole('abs');
});

test('a version without the member says which one brought it', async ({
  page,
}) => {
  await openPage(page, `${tensor}#matmul`);
  // Scrolling moves the navbar past the announcement.
  await expect(page.locator('#matmul')).toBeInViewport();
  await pickVersion(page, latestVersion, '0.2.1');
  await expect(page).toHaveURL(/\/0\.2\.1\/.*#matmul$/);
  const message = page
    .getByRole('alert')
    .filter({hasText: 'matmul came with 0.2.3'});
  await expect(message).toBeInViewport();
  await page.reload();
  await expectHydrated(page);
  await expect(message).toBeInViewport();
  await message.getByRole('link').click();
  await expect(page).toHaveURL(
    `${versionRoot(docsVersionOf('0.2.3'))}api/core/interfaces/torchlive_torch.tensor/#matmul`,
  );
  await expect(page.locator('#matmul')).toBeInViewport();

  // A version without the whole page says so too.
  await openPage(
    page,
    '/docs/0.1/api/core/interfaces/torchlive_torch.tensor/#matmul',
  );
  await expect(message).toBeInViewport();
});
