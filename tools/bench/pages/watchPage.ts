import type {Page} from '@playwright/test';
import type {Point} from '../../../scripts/lib/middleOf';

/** What shows that the page has answered: a visible element, of a text if one is named. */
type Answer = {selector: string; text?: string};

/** What is watched for: the answer, and a control that is going to be tapped. */
type Watched = Answer & {control?: string};

/** What a watched page tells, each with the time on a clock that all its documents share. */
type Moment = 'painted' | 'tapped' | 'shown';

type Tell = (moment: Moment, at: number) => Promise<void>;
type TellPlace = (place: Point | null) => Promise<void>;

/** Runs in the page: tells of the first paint, of the control's place, of each tap, and of the frame that shows the answer. */
function watch({selector, text, control}: Watched): void {
  const {tellMoment, tellPlace} = globalThis as unknown as {
    tellMoment: Tell;
    tellPlace: TellPlace;
  };
  const tell = (moment: Moment, at: number) =>
    void tellMoment(moment, performance.timeOrigin + at);

  function locate(name: string): void {
    const element = document.querySelector(name);
    if (element === null && document.readyState === 'loading') {
      requestAnimationFrame(() => locate(name));
      return;
    }
    const {bottom = 0} = element?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) {
      // In the middle, so that there is room for the answer.
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
    }
    const box = element?.getBoundingClientRect();
    void tellPlace(
      box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null,
    );
  }

  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntriesByName('first-contentful-paint')) {
      tell('painted', startTime);
      if (control !== undefined) {
        locate(control);
      }
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
        // Some generators end a heading with a link of no width.
        (text === undefined ||
          element.textContent.replace('\u200b', '').trim() === text) &&
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

/** The moments of a watched page, each when it first comes, and where the control is after the first paint; undefined where there is none. */
type Moments = Record<Moment, Promise<number>> & {
  located: Promise<Point | undefined>;
};

/** Watches every document that a page loads from now on. */
export async function watchPage(
  page: Page,
  watched: Watched,
): Promise<Moments> {
  const tellers = new Map<Moment, (at: number) => void>();
  const moment = (name: Moment) =>
    new Promise<number>((resolve) => {
      tellers.set(name, resolve);
    });
  let tellLocated: (place: Point | undefined) => void = () => undefined;
  const moments = {
    painted: moment('painted'),
    tapped: moment('tapped'),
    shown: moment('shown'),
    located: new Promise<Point | undefined>((resolve) => {
      tellLocated = resolve;
    }),
  };
  await page.exposeFunction('tellMoment', (name: Moment, at: number) =>
    tellers.get(name)?.(at),
  );
  await page.exposeFunction('tellPlace', (place: Point | null) =>
    tellLocated(place ?? undefined),
  );
  // The compiler that runs this file names inner functions by a helper of its own, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, watched);
  return moments;
}
