import type {Page} from '@playwright/test';
import {families} from './families';
import {expectAlive} from './openPage';
import {expect, test} from './walkFixtures';

/** Spacing that WCAG 1.4.12 says a reader may set. */
const spacing =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}';

/** Text that is cut off, and how far the page is wider than the screen. */
function findLosses(page: Page) {
  return page.evaluate(() => ({
    excess:
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
    cut: [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const holdsText = [...element.childNodes].some(
          (node) =>
            node.nodeType === Node.TEXT_NODE &&
            /\S/.test(node.textContent ?? ''),
        );
        return (
          holdsText &&
          element.checkVisibility({visibilityProperty: true}) &&
          // What is one pixel large is for screen readers alone.
          element.clientWidth > 1 &&
          ((hides(overflowX) &&
            element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) &&
              element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.slice(0, 40)}`,
      ),
  }));
}

for (const [family, address] of families) {
  test(`at 400 % and with wide spacing nothing is lost: ${family}`, async ({
    walker: {page},
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    await page.goto(address);
    await expectAlive(page);
    expect(await findLosses(page)).toEqual({excess: 0, cut: []});
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spacing);
    expect(await findLosses(page)).toEqual({excess: 0, cut: []});
  });
}
