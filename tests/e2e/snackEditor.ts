import type {Locator, Page} from '@playwright/test';

/** Replaces Expo's script: prints the settings it gets. */
const embedScript = `window.ExpoSnack = {
  append(container) {
    const drawn = document.createElement('pre');
    drawn.textContent = JSON.stringify({...container.dataset});
    container.appendChild(drawn);
  },
};`;

/** Stubs Expo's script, which loads once `until` has resolved. */
export async function answerAsSnack(
  page: Page,
  until?: Promise<unknown>,
): Promise<void> {
  await page.route('https://snack.expo.dev/embed.js', async (route) => {
    await until;
    await route.fulfill({contentType: 'text/javascript', body: embedScript});
  });
}

/** What the stub drew into the frame of a Snack, or into the frame's document by itself. */
export async function drawnSettings(
  snack: Locator | Page,
): Promise<Record<string, string>> {
  const frame = 'goto' in snack ? snack : snack.frameLocator('iframe');
  const drawn = frame.locator('#snack pre');
  return JSON.parse((await drawn.textContent()) ?? '') as Record<
    string,
    string
  >;
}
