/** How long a target stays marked, in milliseconds. */
const duration = 2000;

/** Outlines the card or row of an element for a moment; returns a function that ends it. */
export function markTarget(target: HTMLElement): () => void {
  const card = target.closest<HTMLElement>('[data-member]') ?? target;
  card.dataset.marked = '';
  const end = () => delete card.dataset.marked;
  const timer = setTimeout(end, duration);
  return () => {
    clearTimeout(timer);
    end();
  };
}
