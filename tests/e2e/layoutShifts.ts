import type {BrowserContext, Page} from '@playwright/test';

/** Marks a shift of nothing but text. */
export const textMoved = 'text: ';

type Shift = PerformanceEntry & {
  value: number;
  sources: {
    node?: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

/** From now on, records the layout shifts of every page. */
export async function watchShifts(
  target: Page | BrowserContext,
): Promise<void> {
  await target.addInitScript((text) => {
    const shifts: string[] = [];
    Object.assign(globalThis, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const {value, sources, startTime} = entry;
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const what =
            node instanceof Element
              ? node.outerHTML.slice(0, 120)
              : node?.nodeValue;
          return `${what} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        });
        const isText =
          sources.length > 0 && sources.every(({node}) => node instanceof Text);
        shifts.push(
          `${isText ? text : ''}${value} at ${startTime} ms: ${moved.join(', ')}`,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, textMoved);
}

/** The layout shifts since the page was opened. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () => (globalThis as unknown as {shifts: string[]}).shifts,
  );
}
