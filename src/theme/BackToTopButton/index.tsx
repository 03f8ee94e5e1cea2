import type {ReactNode} from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';

/** Scrolls at once, so that the theme has nothing left to animate. */
function jumpWithoutMotion(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
  }
}

/** The theme's button, without animation for readers who prefer reduced motion. */
export default function BackToTopButton(): ReactNode {
  return (
    <div role="presentation" onClickCapture={jumpWithoutMotion}>
      <OriginalBackToTopButton />
    </div>
  );
}
