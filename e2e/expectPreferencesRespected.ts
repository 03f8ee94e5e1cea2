import {test, type Page} from '@playwright/test';
import {addStyles} from './addStyles';
import {findLowContrast} from './contrast';
import {expect} from './fixtures';
import {openFamily} from './openFamily';
import {findHiddenFocus, findMotion, findPrintFaults} from './preferenceChecks';

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
          // Elements of one pixel are for screen readers only.
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

async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, mode);
}

/** Opens a page, and expects that it respects each preference that a reader may have. */
export async function expectPreferencesRespected(
  page: Page,
  address: string,
): Promise<void> {
  await page.setViewportSize({width: 320, height: 256});
  await openFamily(page, address);

  await test.step('at 400 % zoom and with wide spacing nothing is cut off', async () => {
    expect.soft(await findLosses(page)).toEqual({excess: 0, cut: []});
    await addStyles(page, spacing);
    expect.soft(await findLosses(page)).toEqual({excess: 0, cut: []});
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  });

  await test.step('with forced colours everything can be seen in both modes', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme: mode});
      await setMode(page, mode);
      expect.soft(await findLowContrast(page, 'screen')).toEqual([]);
    }
    await page.keyboard.press('Tab');
    expect.soft(await findHiddenFocus(page)).toEqual([]);
  });

  await test.step('in print it is black on white, complete and without controls', async () => {
    await page.setViewportSize({width: 718, height: 1000});
    await page.emulateMedia({forcedColors: 'none'});
    expect.soft(await findPrintFaults(page)).toEqual({
      excess: 0,
      ground: 'rgb(255, 255, 255)',
      controls: [],
      cut: [],
      missing: [],
    });
    expect.soft(await findLowContrast(page, 'print')).toEqual([]);
  });

  await test.step('with reduced motion nothing moves', async () => {
    await page.emulateMedia({media: 'screen'});
    expect.soft(await findMotion(page)).toEqual([]);
  });

  await page.emulateMedia({
    media: null,
    forcedColors: null,
    colorScheme: 'light',
  });
}
