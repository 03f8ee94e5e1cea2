type Slide = {animation: Animation; opens: boolean};

/** Parts that are on their way open or shut; those on their way shut still count as open. */
const slides = new WeakMap<HTMLDetailsElement, Slide>();

/** Milliseconds in which a part of this height slides: a tall one takes longer, but not as much as it is taller. */
export function slideDuration(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/** Opens or shuts a part by letting its content slide; one that is on its way turns round. */
export function slide(details: HTMLDetailsElement, content: Element): void {
  const underWay = slides.get(details);
  const opens = underWay === undefined ? !details.open : !underWay.opens;
  underWay?.animation.cancel();
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
