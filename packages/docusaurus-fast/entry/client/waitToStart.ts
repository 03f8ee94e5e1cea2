import {controls} from '../controls';

/** What readers use. A pointer elsewhere reads, and so does one that scrolls. */
const usable = `${controls}, a, input, select, textarea, summary, label, [data-control]`;

/** Events that show that a reader is about to use the page, if they reach what can be used. */
const signs = [
  'pointermove',
  'pointerdown',
  'click',
  'focusin',
  'input',
  'keydown',
] as const;

/** Milliseconds that the page behind a link has for itself: most presses on it have left this page by then. */
const linkWait = 300;

/** Whether an event may be a reader who scrolls. */
function isScrolling(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type === 'click') {
    return false;
  }
  // Of a finger, only the click tells. Browsers report a resting pointer too, when a page
  // appears or scrolls below it.
  return (
    event.pointerType === 'touch' ||
    (event.type === 'pointermove' &&
      event.movementX === 0 &&
      event.movementY === 0)
  );
}

/** What the reader is about to use; nothing if the event is no sign. */
function findUsed(event: Event): Element | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type === 'keydown') {
    return document.documentElement;
  }
  return isScrolling(event) ? null : (target?.closest(usable) ?? null);
}

/** Resolves at the first sign of the reader: only then does a page that is complete as HTML need the app. */
export function waitToStart(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function listen(event: Event): void {
      const used = findUsed(event);
      if (used instanceof HTMLAnchorElement) {
        setTimeout(start, linkWait);
      } else if (used !== null) {
        start();
      }
    }
    function start(): void {
      listening.abort();
      resolve();
    }
    for (const sign of signs) {
      addEventListener(sign, listen, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
  });
}
