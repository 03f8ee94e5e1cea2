import {setTimeout as sleep} from 'node:timers/promises';
import type {Control} from './controls';
import {tensorPath} from './pagePaths';
import {watchPage} from './watchPage';
import {withSlowPage} from './withBrowser';

/** Seconds after which a tap without an answer is lost, and a result is missed. */
const patience = {tap: 8, result: 30};

/**
 * From the first tap, some seconds after the first paint of a cold page, to the frames
 * that show the answers; nothing where the site does not have the control.
 */
export function measureTap(
  origin: string,
  control: Control,
  rest: number,
): Promise<Record<string, number>> {
  const {path = tensorPath, selector, answer, typing} = control;
  const {isDesktop = false, isSlow = false} = control;
  return withSlowPage(isDesktop ? 'desktop' : 'phone', async (page) => {
    const signs = {
      answered: answer,
      ...(isSlow && {busy: {selector: '[aria-busy="true"]'}}),
      ...(typing && {followed: typing.result}),
    };
    const when = await watchPage(page, {control: selector, signs});
    await page.goto(origin + path, {waitUntil: 'commit'});
    const {place} = await when('located');
    if (place === undefined) {
      return {};
    }
    await sleep(rest * 1000);
    const {x, y} = place;
    // It ends when the page has taken it, which may be long after.
    void (
      isDesktop ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)
    ).catch(() => undefined);
    const seconds = isSlow ? patience.result : patience.tap;
    const answered = await when('answered', seconds);
    const tapped = await when('tapped');
    // An answer that comes at once needs no other sign.
    const noticed = await when('busy', 0).catch(() => answered);
    const figures = {
      ...(isSlow && {'noticed, ms': noticed.at - tapped.at}),
      'answered, ms': answered.at - tapped.at,
    };
    if (typing === undefined) {
      return figures;
    }
    const start = Date.now();
    await page.keyboard.type(typing.text, {delay: 50});
    const shown = await when('followed', patience.result);
    return {...figures, 'result of typing, ms': shown.at - start};
  });
}
