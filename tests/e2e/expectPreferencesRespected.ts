import {test, type Page} from '@playwright/test';
import {addStyles} from './addStyles';
import {findLowContrast} from './contrast';
import {expect} from './fixtures';
import {sidewaysScroll} from './measure';
import {openFamily} from './openFamily';
import {
  findCutText,
  findHiddenFocus,
  findMotion,
  findPrintFaults,
} from './preferenceChecks';

/** Spacing that WCAG 1.4.12 says a reader may set. */
const spacing =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}';

async function expectNothingLost(page: Page): Promise<void> {
  expect.soft(await sidewaysScroll(page)).toBe(0);
  expect.soft(await findCutText(page, 'screen')).toEqual([]);
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
    await expectNothingLost(page);
    await addStyles(page, spacing);
    await expectNothingLost(page);
    // Where the navbar is fullest.
    await page.setViewportSize({width: 1000, height: 800});
    await expectNothingLost(page);
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
      ground: 'rgb(255, 255, 255)',
      controls: [],
      missing: [],
    });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await findCutText(page, 'print')).toEqual([]);
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
