import {draw} from './draw';
import KeepDialog from './KeepDialog';

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
