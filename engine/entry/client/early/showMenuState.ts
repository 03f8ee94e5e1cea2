/**
 * Writes on the root which menu is open, for browsers whose style sheets cannot see
 * it (`:has`). On pages of the docs their menu comes first and the main one after.
 */
export function showMenuState(html: HTMLElement): void {
  const menu = html.querySelector<HTMLDetailsElement>('.navbar-menu');
  if (menu?.open !== true) {
    delete html.dataset.menu;
    return;
  }
  const hasDocs = html.querySelector('.theme-doc-sidebar-container') !== null;
  const isBack = menu.querySelector('.navbar-menu__back[open]') !== null;
  html.dataset.menu = hasDocs ? (isBack ? 'docs-main' : 'docs') : 'main';
}
