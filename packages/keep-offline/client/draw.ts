import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

/** Draws something at the end of the page until it is closed. */
export function draw(render: (close: () => void) => ReactNode): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    render(() => {
      root.unmount();
      container.remove();
    }),
  );
}
