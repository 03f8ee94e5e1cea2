import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {StoredVersions} from '../storedVersions';
import KeepDialog from './KeepDialog';
import UpdateNotice from './UpdateNotice';

/** Draws something at the end of the page until it is closed. */
function draw(render: (close: () => void) => ReactNode): void {
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

/** Opens the dialog that stores a version. The focus returns to what opened it, or to its menu. */
export function openKeepDialog(version: string): void {
  const menu = document.activeElement?.closest('.dropdown');
  draw((close) => (
    <KeepDialog
      version={version}
      onClose={() => {
        close();
        // The browser cannot return it to a link of a menu that has closed.
        if (document.activeElement === document.body) {
          menu?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        }
      }}
    />
  ));
}

/** Offers an update. */
export function offerUpdate(stored: StoredVersions, onLater: () => void): void {
  draw((close) => (
    <UpdateNotice
      stored={stored}
      onLater={() => {
        onLater();
        close();
      }}
    />
  ));
}
