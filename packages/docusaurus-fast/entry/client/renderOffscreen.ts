import {nextFrame, whenIdle} from 'browser-utils';
import {yieldToInput} from 'browser-utils/yield-to-input';

/** Outermost elements that `styles.css` does not render while they are off screen. */
const lazyElements = '[data-render="lazy"]:not([data-render] *)';

/** Longest wait for an idle browser, in milliseconds. */
const timeout = 2000;

/** A slow phone renders about this many elements in thirty milliseconds. */
const elementsPerFrame = 60;

/** Takes elements from the front, at least one, until they contain enough for a frame. */
function takeForFrame(rest: HTMLElement[]): HTMLElement[] {
  const taken: HTMLElement[] = [];
  let count = 0;
  for (const element of rest) {
    count += element.getElementsByTagName('*').length;
    if (taken.length > 0 && count > elementsPerFrame) {
      break;
    }
    taken.push(element);
  }
  rest.splice(0, taken.length);
  return taken;
}

/**
 * Renders each lazy element once, a few per frame while the browser is idle. From then
 * on the browser knows their heights, so the page scrolls without jumps, and may skip
 * those that are off screen again.
 */
export async function renderOffscreen(): Promise<void> {
  const rest = [...document.querySelectorAll<HTMLElement>(lazyElements)];
  let rendering: HTMLElement[] = [];
  while (rest.length + rendering.length > 0) {
    await nextFrame();
    await whenIdle(timeout);
    await yieldToInput();
    for (const element of rendering) {
      element.dataset.rendered = 'before';
    }
    rendering = takeForFrame(rest);
    for (const element of rendering) {
      element.dataset.rendered = 'now';
    }
  }
}

/**
 * Does that as soon as the reader scrolls. A browser without scroll anchoring, in which
 * elements above the reader must not change their heights, does it before.
 */
export function renderWhenScrolled(html: HTMLElement): void {
  if (html.dataset.isRestored === 'true') {
    return;
  }
  const render = () => void renderOffscreen();
  if (scrollY > 0 || !CSS.supports('overflow-anchor', 'auto')) {
    render();
  } else {
    addEventListener('scroll', render, {once: true, passive: true});
  }
}
