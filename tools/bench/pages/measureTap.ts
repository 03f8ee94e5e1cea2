import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import type {TapFigures} from '../report/pageResults';
import type {Control} from './controls';
import type {Point} from '../../../scripts/lib/middleOf';
import {withSlowPage, type Screen} from './slowPage';
import {watchPage} from './watchPage';
import {withTimeout} from './withTimeout';

/** A reader whose tap does nothing taps again after this many milliseconds. */
const retryDelay = 1000;

/** Taps after which the reader gives up. */
const maxTaps = 20;

function tap(page: Page, screen: Screen, {x, y}: Point): Promise<void> {
  return screen === 'phone'
    ? page.touchscreen.tap(x, y)
    : page.mouse.click(x, y);
}

/** Taps until there is an answer; resolves to how often. */
async function tapUntil(
  shown: Promise<unknown>,
  tapOnce: () => Promise<void>,
  control: string,
): Promise<number> {
  for (let taps = 1; taps <= maxTaps; taps += 1) {
    // It ends when the page has taken it, which may be long after.
    void tapOnce().catch(() => undefined);
    const answer = await Promise.race([
      shown.then(() => 'shown'),
      sleep(retryDelay),
    ]);
    if (answer === 'shown') {
      return taps;
    }
  }
  throw new Error(
    `${control}: no answer to ${maxTaps} taps. Does the selector of the answer still fit?`,
  );
}

/**
 * From the first tap, some seconds after the first paint of a cold page, to the frame
 * that shows the answer; undefined where the site does not have the control.
 */
export function measureTap(
  browser: Browser,
  origin: string,
  {name, path, screen, selector, answer}: Control,
  seconds: number,
): Promise<TapFigures | undefined> {
  return withSlowPage(browser, screen, async (page) => {
    const {painted, located, tapped, shown} = await watchPage(page, {
      selector: answer,
      control: selector,
    });
    await page.goto(origin + path, {waitUntil: 'commit'});
    await withTimeout(30, painted, `${path}: there is no first paint`);
    const point = await withTimeout(
      30,
      located,
      `${path}: no word of the ${name}`,
    );
    if (point === undefined) {
      return undefined;
    }
    await sleep(seconds * 1000);
    const taps = await tapUntil(
      shown,
      () => tap(page, screen, point),
      `${name} on ${path}`,
    );
    return {milliseconds: (await shown) - (await tapped), taps};
  });
}
