import {latestVersion} from '../config/versions';
import {expect, test} from './fixtures';

const tensor = '/docs/api/core/interfaces/torchlive_torch.tensor/';

test('a reader finds a member, follows its type and comes back', async ({
  page,
}) => {
  await page.goto(tensor);
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

test('a changed signature shows how it read before', async ({page}) => {
  await page.goto(`${tensor}#topk`);
  const card = page.locator('[data-member="topk"]');
  await card.getByText('Changed in 0.2.2').click();
  await expect(card.locator('[data-mark="removed"]')).toContainText(
    'topk(k: number): [Tensor, Tensor]',
  );
  await expect(card.locator('[data-mark="added"]')).toContainText('largest');
});

test('switching version lands on the symbol, or says that it is missing', async ({
  page,
}) => {
  await page.goto(tensor);
  await page.getByRole('button', {name: latestVersion}).hover();
  const menu = page.locator('.navbar .dropdown__menu').first();
  await menu.getByRole('link', {name: '0.1', exact: true}).click();
  await expect(page).toHaveURL(
    '/docs/0.1/api/core/interfaces/torchlive_torch.tensor/',
  );
  await expect(page.getByText('was added in 0.2.0')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex',
  );
  await expect(
    page.locator('.menu').getByRole('link', {name: 'Tensor', exact: true}),
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

test('a phone shows whole signatures, and formulas as formulas', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
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
