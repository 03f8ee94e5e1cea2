import type {Page} from '@playwright/test';

declare global {
  // Left on the page by the walk.
  var tabStops: {element: Element; look: string; lookAfter?: string}[];
}

/** What a walk with Tab found. */
export type TabWalk = {
  /** Controls that were never reached, or more than once. */
  missed: string[];
  /** Stops whose outline and shadow are the same with and without the focus. */
  unseen: string[];
  /** How many stops there were. */
  stops: number;
  /** Whether the focus left the page after the last stop. */
  leaves: boolean;
};

async function watchFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    // A link that fills its card shows the focus on the card around it.
    const lookOf = (element: Element) =>
      [element, element.closest('li, article')]
        .filter((shown) => shown !== null)
        .map((shown) => {
          const {outlineStyle, outlineWidth, outlineColor, boxShadow} =
            getComputedStyle(shown);
          return `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`;
        })
        .join();
    globalThis.tabStops = [];
    document.addEventListener('focusin', ({target}) => {
      const before = globalThis.tabStops.at(-1);
      if (before !== undefined) {
        before.lookAfter = lookOf(before.element);
      }
      if (target instanceof Element) {
        globalThis.tabStops.push({element: target, look: lookOf(target)});
      }
    });
    return document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex], iframe',
    ).length;
  });
}

/** Goes through a page with Tab, from its start until the focus leaves it. */
export async function walkWithTab(page: Page): Promise<TabWalk> {
  const most = (await watchFocus(page)) + 20;
  let leaves = false;
  for (let presses = 0; presses < most && !leaves; presses += 1) {
    await page.keyboard.press('Tab');
    leaves = await page.evaluate(
      () =>
        globalThis.tabStops.length > 1 &&
        (document.activeElement === document.body ||
          document.activeElement === globalThis.tabStops[0]?.element),
    );
  }
  const found = await page.evaluate(() => {
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({visibilityProperty: true}) &&
      // A control without a size is for the pointer only.
      element.getClientRects().length > 0;
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.slice(0, 40)}`;
    // If the focus wraps around without leaving, the first stop is there twice.
    const [first, ...others] = globalThis.tabStops;
    const stops = [
      first,
      ...others.filter(({element}) => element !== first?.element),
    ].filter((stop) => stop !== undefined);
    const missed = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (control) =>
        isReachable(control) &&
        stops.filter(({element}) => element === control).length !== 1,
    );
    const unseen = stops.filter(({look, lookAfter}) => look === lookAfter);
    return {
      missed: missed.map(nameOf),
      unseen: unseen.map(({element}) => nameOf(element)),
      stops: stops.length,
    };
  });
  return {...found, leaves};
}
