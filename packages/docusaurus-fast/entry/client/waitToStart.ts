import {isSaveData, whenIdle} from 'browser-utils';
import {afterFirstPaint} from './afterFirstPaint';
import {hydrationTimeout} from './hydrationTimeout';

/** Events that show that a reader is about to use the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
] as const;

/**
 * Resolves when the app should start: at the first sign of the reader, or when the page
 * is painted and the browser idle. With Save-Data it waits for a sign.
 */
export function waitToStart(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function start(): void {
      listening.abort();
      resolve();
    }
    function startAtSign(event: Event): void {
      // Browsers report a resting pointer too, when a page appears below it.
      const isResting =
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        event.movementX === 0 &&
        event.movementY === 0;
      if (!isResting) {
        start();
      }
    }
    for (const sign of signs) {
      addEventListener(sign, startAtSign, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
    if (!isSaveData()) {
      void afterFirstPaint()
        .then(() => whenIdle(hydrationTimeout))
        .then(start);
    }
  });
}
