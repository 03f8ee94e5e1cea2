// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {showMenuState} from './showMenuState';

const html = document.documentElement;

function serve({open = false, back = false, docs = false}): void {
  document.body.innerHTML = `
    <details class="navbar-menu" ${open ? 'open' : ''}>
      <details class="navbar-menu__back" ${back ? 'open' : ''}></details>
    </details>
    ${docs ? '<aside class="theme-doc-sidebar-container"></aside>' : ''}`;
  showMenuState(html);
}

beforeEach(() => serve({open: true}));

it('says that the main menu is open', () => {
  expect(html.dataset.menu).toBe('main');
});

it('says that the menu of the docs is open, then the main one over it', () => {
  serve({open: true, docs: true});
  expect(html.dataset.menu).toBe('docs');
  serve({open: true, docs: true, back: true});
  expect(html.dataset.menu).toBe('docs-main');
});

it('sets nothing while the menu is closed', () => {
  serve({docs: true});
  expect(html.dataset.menu).toBeUndefined();
});
