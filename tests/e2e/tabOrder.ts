import type {Page} from '@playwright/test';

declare global {
  // Left on the page by the walk.
  var tabStops: {element: Element; look: string; lookAfter?: string}[];
  var hasLeft: boolean;
}

/** What a walk with Tab found. */
type TabWalk = {
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
    globalThis.hasLeft = false;
    document.addEventListener('focusin', ({target}) => {
      const [first] = globalThis.tabStops;
      const before = globalThis.tabStops.at(-1);
      if (before !== undefined && !globalThis.hasLeft) {
        before.lookAfter = lookOf(before.element);
      }
      // If the focus wraps around, the walk is over.
      globalThis.hasLeft ||= first?.element === target;
      if (target instanceof Element && !globalThis.hasLeft) {
        globalThis.tabStops.push({element: target, look: lookOf(target)});
      }
    });
    document.addEventListener('focusout', ({relatedTarget}) => {
      globalThis.hasLeft ||=
        relatedTarget === null && globalThis.tabStops.length > 1;
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
    // Held down: to release it each time would take as long again.
    await page.keyboard.down('Tab');
    // To ask after each press would take as long as the press.
    if (presses % 10 === 9) {
      leaves = await page.evaluate(() => globalThis.hasLeft);
    }
  }
  await page.keyboard.up('Tab');
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
    const stops = globalThis.tabStops;
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
