import type {ReactNode} from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';

/** The theme glides to the top frame by frame, whatever the reader wants; at the top there is nothing left to glide. */
function jumpWithoutMotion(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
  }
}

/** The theme's button, which jumps for readers who want no motion. */
export default function BackToTopButton(): ReactNode {
  return (
    <div role="presentation" onClickCapture={jumpWithoutMotion}>
      <OriginalBackToTopButton />
    </div>
  );
}
