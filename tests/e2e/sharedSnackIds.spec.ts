import {links} from '../../content/site/brand';
import {expect, test} from './fixtures';
import {full} from './fullRun';

/** The server refuses these itself; a host that cannot match patterns serves the page for all. */
const hostile = [
  ['a script', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a second parameter', 'demo&snackUrl=exp:%2F%2Fevil.example'],
] as const;

test('an invalid id is not found, even on a host that rewrites every id', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(
    (url) => url.pathname.startsWith('/snack/'),
    (route) => route.fulfill({path: 'build/snack/index.html'}),
  );
  for (const [name, id] of hostile) {
    await test.step(name, async () => {
      await page.goto(`/snack/${id}/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Nothing at this address',
      );
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      );
      await expect(page.locator('a[href^="playtorch:"], iframe')).toHaveCount(
        0,
      );
    });
  }
  expect(dialogs).toEqual([]);
});

test('tabs of Snacks can be told apart by their titles', async ({page}) => {
  await page.goto('/snack/@playtorch/nlp-qa-demo/');
  await expect(page).toHaveTitle(/^Question answering\b.*, a shared Snack \|/);
  await page.goto('/expo/aB3_d-9/');
  await expect(page).toHaveTitle('aB3_d-9, a shared Snack | PlayTorch');
});

for (const [prefix, tags] of [
  ['/snack/', {}],
  ['/expo/', full],
] as const) {
  test(
    `${prefix} leads to the starter Snack where the host does not redirect`,
    tags,
    async ({page}) => {
      await page.route('https://snack.expo.dev/**', (route) =>
        route.fulfill({contentType: 'text/html', body: 'The starter.'}),
      );
      await page.route(`**${prefix}`, (route) =>
        route.fulfill({path: `build${prefix}index.html`}),
      );
      await page.goto(prefix);
      await expect(page).toHaveURL(links.starterSnack);
    },
  );
}
