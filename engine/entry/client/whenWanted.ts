import {afterFirstPaint} from './afterFirstPaint';
import {isConstrained} from './isConstrained';
import {whenIdle} from './whenIdle';

/** What a reader does before doing more. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
] as const;

/**
 * Resolves when the app should start: at the first sign of the reader, or else once
 * the page is painted and the browser idle; where data is dear, only at a sign.
 */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function want(): void {
      listening.abort();
      resolve();
    }
    for (const sign of signs) {
      addEventListener(sign, want, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
    if (!isConstrained()) {
      void afterFirstPaint().then(whenIdle).then(want);
    }
  });
}
