import type {Frame, Page} from '@playwright/test';

/** Adds a style sheet to a page or a frame in the one way that its policy allows. */
export async function addStyles(
  page: Page | Frame,
  css: string,
): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
