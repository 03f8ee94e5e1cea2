/** What the browser leaves undrawn while it is out of sight; see `styles.css`. */
const parts = '[data-draw="later"]';

/** So many a frame: one of the longest takes a slow phone about ten milliseconds. */
const partsAFrame = 3;

/** A tab in the background has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });
}

/**
 * Lets the browser draw once, a few parts a frame, what it left out for the first
 * paint. From then on it knows the height of each, so that the page scrolls without
 * corrections, and may leave undrawn again what is out of sight.
 */
export async function drawRest(): Promise<void> {
  const rest = [...document.querySelectorAll<HTMLElement>(parts)];
  let drawing: HTMLElement[] = [];
  while (rest.length + drawing.length > 0) {
    await nextFrame();
    for (const part of drawing) {
      part.dataset.drawn = 'before';
    }
    drawing = rest.splice(0, partsAFrame);
    for (const part of drawing) {
      part.dataset.drawn = 'now';
    }
  }
}
