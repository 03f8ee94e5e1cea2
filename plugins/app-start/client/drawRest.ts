/** What the browser leaves undrawn while it is out of sight; see the styles of `ApiMember`. */
const parts = '[data-member]';

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
 * Lets the browser draw, a few parts a frame, what it left out for the first paint.
 * Then everything has its true height, and the page scrolls without corrections.
 */
export async function drawRest(): Promise<void> {
  const rest = [...document.querySelectorAll<HTMLElement>(parts)];
  while (rest.length > 0) {
    await nextFrame();
    for (const part of rest.splice(0, partsAFrame)) {
      part.dataset.drawn = '';
    }
  }
}
