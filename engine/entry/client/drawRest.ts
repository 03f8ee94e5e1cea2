import {nextFrame} from './nextFrame';
import {whenIdle} from './whenIdle';
import {yieldToReader} from './yieldToReader';

/** What the browser leaves undrawn while it is out of sight, and all that is in it; see `styles.css`. */
const parts = '[data-draw="later"]:not([data-draw] *)';

/** A slow phone draws so many elements in about thirty milliseconds. */
const elementsAFrame = 60;

/** Takes parts from the front, at least one, until they hold enough for a frame. */
function takeForFrame(rest: HTMLElement[]): HTMLElement[] {
  const taken: HTMLElement[] = [];
  let elements = 0;
  for (const part of rest) {
    elements += part.getElementsByTagName('*').length;
    if (taken.length > 0 && elements > elementsAFrame) {
      break;
    }
    taken.push(part);
  }
  rest.splice(0, taken.length);
  return taken;
}

/**
 * Lets the browser draw once, a few parts at a time when it is idle, what it left out
 * for the first paint. From then on it knows the height of each, so that the page
 * scrolls without corrections, and may leave undrawn again what is out of sight.
 */
export async function drawRest(): Promise<void> {
  const rest = [...document.querySelectorAll<HTMLElement>(parts)];
  let drawing: HTMLElement[] = [];
  while (rest.length + drawing.length > 0) {
    await nextFrame();
    await whenIdle();
    await yieldToReader();
    for (const part of drawing) {
      part.dataset.drawn = 'before';
    }
    drawing = takeForFrame(rest);
    for (const part of drawing) {
      part.dataset.drawn = 'now';
    }
  }
}
