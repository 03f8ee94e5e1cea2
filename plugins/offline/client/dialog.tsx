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

/** Opens the dialog that stores a version. */
export function openKeepDialog(version: string): void {
  // When it closes, the browser returns the focus; in a menu, which has closed by then,
  // only to the control that opens it.
  document.activeElement
    ?.closest('.dropdown, .navbar-menu')
    ?.querySelector<HTMLElement>(':scope > :is([aria-expanded], summary)')
    ?.focus();
  draw((close) => <KeepDialog version={version} onClose={close} />);
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
