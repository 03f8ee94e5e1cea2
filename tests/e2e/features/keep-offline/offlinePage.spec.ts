import {expect, test} from '../../fixtures';
import {menuOf, openMenu} from '../../mobileMenu';
import {openPage} from '../../openPage';

test('no address makes "Try again" of the offline page lead to another site', async ({
  page,
}) => {
  const again = page.getByRole('link', {name: 'Try again'});
  await openPage(page, `/offline/?page=${encodeURIComponent('/faq/?a=b')}`);
  await expect(page.locator('main')).toContainText('/faq/?a=b');
  await again.click();
  await expect(page).toHaveURL('/faq/?a=b');
  for (const address of [
    '/%09/evil.test',
    '/%0a/evil.test',
    '/%0d/evil.test',
    '//evil.test',
    '/%5Cevil.test',
    '/.//evil.test',
    'javascript:alert(1)',
  ]) {
    await openPage(page, `/offline/?page=${address}`);
    const targets = await again.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).origin),
    );
    const {origin} = new URL(page.url());
    expect([address, targets.filter((target) => target !== origin)]).toEqual([
      address,
      [],
    ]);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('after the dialog of offline reading the focus is on the toggle, each time', async ({
    page,
  }) => {
    await openPage(page, '/faq/');
    // The second time, the dialog's code is there before the menu is shut.
    for (const close of ['Escape', 'Enter']) {
      await openMenu(page);
      await menuOf(page).panel.getByRole('link', {name: /^Save/}).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
      await page.keyboard.press(close);
      await expect(dialog).toBeHidden();
      await expect(menuOf(page).toggle).toBeFocused();
    }
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it needs', async ({page}) => {
    await page.goto('/offline/');
    await expect(
      page.getByText('Offline reading needs JavaScript.'),
    ).toBeVisible();
    await expect(page.getByText('Nothing yet.')).toHaveCount(0);
  });
});
