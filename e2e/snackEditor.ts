import type {Locator, Page} from '@playwright/test';

/** Stands in for Expo's script: writes down what it is asked to draw. */
const embedScript = `window.ExpoSnack = {
  append(container) {
    const drawn = document.createElement('pre');
    drawn.textContent = JSON.stringify({...container.dataset});
    container.appendChild(drawn);
  },
};`;

/** Answers for Expo's script, once `until` has come where it is given. */
export async function answerAsSnack(
  page: Page,
  until?: Promise<unknown>,
): Promise<void> {
  await page.route('https://snack.expo.dev/embed.js', async (route) => {
    await until;
    await route.fulfill({contentType: 'text/javascript', body: embedScript});
  });
}

/** What the script was asked to draw in the editor of a Snack. */
export async function drawnSettings(
  snack: Locator,
): Promise<Record<string, string>> {
  const drawn = snack.frameLocator('iframe').locator('#snack pre');
  return JSON.parse((await drawn.textContent()) ?? '') as Record<
    string,
    string
  >;
}
