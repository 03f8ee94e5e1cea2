import type {Page} from '@playwright/test';

/** Has everything painted, also what the browser leaves out as long as it is out of sight. */
export async function paintAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
