import {areSingleKeysOn, switchSingleKeys} from './singleKeys';
import styles from './styles.module.css';

const shortcuts = [
  [['Ctrl K', '⌘ K', '/'], 'Search'],
  [['Ctrl Enter', '⌘ Enter'], 'Run the code in an editor'],
  [['j', 'k'], 'Next and previous member on a page of the reference'],
  [['?'], 'This list'],
  [['Esc'], 'Close a dialog or menu'],
] as const;

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}

function row(keys: readonly string[], use: string): HTMLElement {
  const names = keys.flatMap((key) => [' ', element('kbd', key)]).slice(1);
  return element('div', element('dt', ...names), element('dd', use));
}

function singleKeySwitch(): HTMLElement {
  const box = element('input');
  box.type = 'checkbox';
  box.checked = areSingleKeysOn();
  box.addEventListener('change', () => switchSingleKeys(box.checked));
  return element('label', box, ' Shortcuts of one key: / ? j k');
}

/** Lists the keyboard shortcuts in a dialog, with a switch for those of one key. */
export function showShortcuts(): void {
  const title = element('h2', 'Keyboard shortcuts');
  title.id = 'keyboard-shortcuts';
  const close = element('button', 'Close');
  close.type = 'button';
  close.className = 'button button--secondary';
  const dialog = element(
    'dialog',
    title,
    element('dl', ...shortcuts.map(([keys, use]) => row(keys, use))),
    singleKeySwitch(),
    close,
  );
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
