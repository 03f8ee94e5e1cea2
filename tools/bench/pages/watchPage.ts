import {setTimeout as sleep} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import type {Point} from '../../../scripts/lib/middleOf';

/** What shows that something has happened: a visible element, with a text that matches if a pattern is given. */
export type Sign = {selector: string; text?: string};

type Watched = {
  /** An element that is going to be touched: it is scrolled into view. */
  control: string;
  signs: Readonly<Record<string, Sign>>;
};

/** When something first happened, in milliseconds on a clock that all documents share, and where. */
type Told = {at: number; place?: Point};

/** Runs in the page: tells where the control is after the first paint, of the first tap, and of the frames that show the signs. */
function watch({control, signs}: Watched): void {
  const {tellBench} = globalThis as unknown as {
    tellBench: (moment: string, told: Told) => void;
  };
  const tell = (moment: string, at: number, place?: Point) =>
    tellBench(moment, {at: performance.timeOrigin + at, place});

  function locate(): void {
    const element = [...document.querySelectorAll(control)].find((each) =>
      each.checkVisibility({visibilityProperty: true}),
    );
    if (element === undefined && document.readyState === 'loading') {
      requestAnimationFrame(locate);
      return;
    }
    const {bottom = 0} = element?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) {
      // In the middle, so that there is room for the answer.
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
    }
    const box = element?.getBoundingClientRect();
    const place = box && {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    };
    tell('located', performance.now(), place);
  }

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      locate();
    }
  }).observe({type: 'paint', buffered: true});
  addEventListener('pointerdown', ({timeStamp}) => tell('tapped', timeStamp), {
    capture: true,
    passive: true,
  });

  function isShown({selector, text = ''}: Sign): boolean {
    return [...document.querySelectorAll(selector)].some((element) => {
      const box = element.getBoundingClientRect();
      return (
        new RegExp(text).test(element.textContent.trim()) &&
        element.checkVisibility({visibilityProperty: true}) &&
        box.width * box.height > 0 &&
        box.right > 0 &&
        box.top < innerHeight
      );
    });
  }
  const waiting = new Map(Object.entries(signs));
  function look(): void {
    for (const [name, sign] of waiting) {
      if (isShown(sign)) {
        waiting.delete(name);
        // A message posted in a frame arrives after that frame is painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => tell(name, performance.now());
        port2.postMessage(undefined);
      }
    }
    if (waiting.size > 0) {
      requestAnimationFrame(look);
    }
  }
  requestAnimationFrame(look);
}

/** Watches every document that a page loads from now on. What it gives resolves to when and where something happened, and rejects if it does not. */
export async function watchPage(page: Page, watched: Watched) {
  const told = new Map<string, Told>();
  await page.exposeFunction('tellBench', (moment: string, first: Told) => {
    if (!told.has(moment)) {
      told.set(moment, first);
    }
  });
  await page.addInitScript(watch, watched);
  return async (moment: string, seconds = 30) => {
    const end = performance.now() + seconds * 1000;
    for (;;) {
      const found = told.get(moment);
      if (found !== undefined) {
        return found;
      }
      if (performance.now() > end) {
        throw new Error(
          `${watched.control} is not ${moment} within ${seconds} s`,
        );
      }
      await sleep(5);
    }
  };
}
