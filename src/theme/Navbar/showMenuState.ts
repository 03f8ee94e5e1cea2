/**
 * Sets an attribute on the root that names the open menu, for browsers without `:has`.
 * In the docs the sidebar comes first and the main menu second.
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
