import {expect, type Page} from '@playwright/test';

/** Clicks the navbar's toggle, which cycles through three choices, until the page shows the mode. */
export async function switchColorMode(
  page: Page,
  mode: 'light' | 'dark',
): Promise<void> {
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await expect
    .poll(
      async () => {
        await toggle.click();
        return page.locator('html').getAttribute('data-theme');
      },
      {timeout: 15_000, intervals: [50]},
    )
    .toBe(mode);
}

/** Changes the system's mode, which the page follows while nothing is stored. */
export async function switchSystemMode(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({colorScheme});
  await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toHaveCount(
    1,
  );
}
