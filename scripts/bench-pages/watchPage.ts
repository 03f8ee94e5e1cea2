import type {Page} from '@playwright/test';

/** What shows that the page has answered: a visible element, of a text if one is named. */
export type Answer = {selector: string; text?: string};

/** What a watched page tells, each with the time on a clock that all its documents share. */
type Moment = 'painted' | 'tapped' | 'shown';

type Tell = (moment: Moment, at: number) => Promise<void>;

/** Runs in the page: tells of the first paint, of each tap, and of the frame that shows the answer. */
function watch({selector, text}: Answer): void {
  const {tellMoment} = globalThis as unknown as {tellMoment: Tell};
  const tell = (moment: Moment, at: number) =>
    void tellMoment(moment, performance.timeOrigin + at);

  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntriesByName('first-contentful-paint')) {
      tell('painted', startTime);
    }
  }).observe({type: 'paint', buffered: true});
  addEventListener('pointerdown', ({timeStamp}) => tell('tapped', timeStamp), {
    capture: true,
    passive: true,
  });

  function isOnScreen(element: Element): boolean {
    const {top, left, right, bottom, width, height} =
      element.getBoundingClientRect();
    return (
      element.checkVisibility({visibilityProperty: true}) &&
      width * height > 0 &&
      right > 0 &&
      bottom > 0 &&
      left < innerWidth &&
      top < innerHeight
    );
  }
  function look(): void {
    const isShown = [...document.querySelectorAll(selector)].some(
      (element) =>
        (text === undefined || element.textContent === text) &&
        isOnScreen(element),
    );
    if (!isShown) {
      requestAnimationFrame(look);
      return;
    }
    // A message posted in a frame arrives after that frame is painted.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => tell('shown', performance.now());
    port2.postMessage(undefined);
  }
  requestAnimationFrame(look);
}

/** The moments of a watched page, each when it first comes. */
export type Moments = Record<Moment, Promise<number>>;

/** Watches every document that a page loads from now on. */
export async function watchPage(page: Page, answer: Answer): Promise<Moments> {
  const tellers = new Map<Moment, (at: number) => void>();
  const moment = (name: Moment) =>
    new Promise<number>((resolve) => {
      tellers.set(name, resolve);
    });
  const moments = {
    painted: moment('painted'),
    tapped: moment('tapped'),
    shown: moment('shown'),
  };
  await page.exposeFunction('tellMoment', (name: Moment, at: number) =>
    tellers.get(name)?.(at),
  );
  // The compiler that runs this file names inner functions by a helper of its own, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, answer);
  return moments;
}
