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

/** Whether the page moves below a pointer that rests: browsers report that too. */
export function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Whether an event may be a reader who scrolls: of a finger, only the click tells. */
function isScrolling(event: Event): boolean {
  return (
    isResting(event) ||
    (event instanceof PointerEvent &&
      event.type !== 'click' &&
      event.pointerType === 'touch')
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
