type Slide = {animation: Animation; opens: boolean};

/** Running animations. An element that is closing is still `open`. */
const slides = new WeakMap<HTMLDetailsElement, Slide>();

/** Duration in milliseconds, which grows more slowly than the height. */
function slideDuration(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/** Opens or closes an element with an animation of its content. A running animation is reversed. */
export function slide(details: HTMLDetailsElement, content: Element): void {
  const running = slides.get(details);
  const opens = running === undefined ? !details.open : !running.opens;
  running?.animation.cancel();
  details.open = true;
  const {height} = content.getBoundingClientRect();
  const frames = [0, height].map((pixels) => ({
    height: `${pixels}px`,
    overflow: 'hidden',
  }));
  const animation = content.animate(opens ? frames : frames.reverse(), {
    duration: slideDuration(height),
    easing: 'ease-in-out',
  });
  slides.set(details, {animation, opens});
  animation.addEventListener('finish', () => {
    slides.delete(details);
    details.open = opens;
  });
}
