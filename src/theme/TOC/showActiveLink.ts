const active = '.table-of-contents__link--active';

/** Scrolls a list of contents, and nothing else, whenever another link becomes active. */
export function showActiveLink(contents: HTMLElement): () => void {
  let shown: Element | null = null;
  const show = () => {
    const link = contents.querySelector(active);
    if (link === null || link === shown) {
      return;
    }
    shown = link;
    const frame = contents.getBoundingClientRect();
    const {top, bottom} = link.getBoundingClientRect();
    // A few links around it stay visible too.
    const margin = frame.height / 4;
    if (top < frame.top + margin) {
      contents.scrollTop -= frame.top + margin - top;
    } else if (bottom > frame.bottom - margin) {
      contents.scrollTop += bottom - (frame.bottom - margin);
    }
  };
  // The theme's own listener, which came first, marks the link.
  document.addEventListener('scroll', show, {passive: true});
  show();
  return () => document.removeEventListener('scroll', show);
}
