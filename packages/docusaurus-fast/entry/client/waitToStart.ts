import {isSaveData, whenIdle} from 'browser-utils';
import {controls} from '../controls';
import {afterFirstPaint} from './afterFirstPaint';
import {hydrationTimeout} from './hydrationTimeout';

/** What readers use. A pointer elsewhere reads, and so does one that scrolls. */
const usable = `${controls}, a, input, select, textarea, summary`;

/** Events that show that a reader is about to use the page, if they reach what can be used. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
] as const;

function isSign(event: Event): boolean {
  if (event.type === 'keydown') {
    return true;
  }
  // Browsers report a resting pointer too, when a page appears or scrolls below it.
  const isResting =
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0;
  const target = event.target instanceof Element ? event.target : null;
  return !isResting && target?.closest(usable) instanceof Element;
}

/**
 * Resolves when the app should start: at the first sign of the reader, or when the page
 * is painted and the browser idle. With Save-Data it waits for a sign.
 */
export function waitToStart(hasActed: boolean): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function start(): void {
      listening.abort();
      resolve();
    }
    if (hasActed) {
      start();
      return;
    }
    for (const sign of signs) {
      addEventListener(
        sign,
        (event) => {
          if (isSign(event)) {
            start();
          }
        },
        {capture: true, passive: true, signal: listening.signal},
      );
    }
    if (!isSaveData()) {
      void afterFirstPaint()
        .then(() => whenIdle(hydrationTimeout))
        .then(start);
    }
  });
}
