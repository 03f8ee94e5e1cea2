import type {Locator} from '@playwright/test';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

test.use({contextOptions: {forcedColors: 'active'}});

function look(part: Locator, pseudo?: string): Promise<string[]> {
  return part.evaluate((element, name) => {
    const {color, backgroundColor, borderBottomColor, borderLeftColor} =
      getComputedStyle(element, name);
    return [color, backgroundColor, borderBottomColor, borderLeftColor];
  }, pseudo);
}

test('in the reader’s own colours the chosen, the current and the focused stand out', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorials/add-package/');
  const tabs = page.getByRole('main').getByRole('tablist').first();
  for (const [chosen, other] of [
    [
      tabs.getByRole('tab', {selected: true}),
      tabs.getByRole('tab', {selected: false}).first(),
    ],
    [
      page.locator('.navbar__link--active').first(),
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {
        name: 'Community',
      }),
    ],
    [
      page.locator(
        '.theme-doc-sidebar-container .menu__link--active[aria-current="page"]',
      ),
      page.locator('.theme-doc-sidebar-container a:not([aria-current])').last(),
    ],
  ] as const) {
    const [color, background] = await look(chosen);
    const [, plain] = await look(other);
    expect(background).not.toBe(plain);
    expect(background).not.toBe(color);
  }
  // Transparent borders would show: a line under every tab, a square instead of a triangle.
  const [, , line] = await look(
    tabs.getByRole('tab', {selected: false}).first(),
  );
  expect(line).toBe('rgb(255, 255, 255)');
  const [, , , side] = await look(
    page.locator('.dropdown > .navbar__link').first(),
    '::after',
  );
  expect(side).toBe('rgba(0, 0, 0, 0)');

  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(toggle).toHaveCSS('outline-style', 'solid');
  await expect(toggle.locator('svg:visible path').first()).not.toHaveCSS(
    'fill',
    'rgb(255, 255, 255)',
  );
});
