import type {Early} from 'docusaurus-fast/early';

/** Links to the page in other versions lead to the same place: the server knows no fragment, and hydration keeps its `href`. */
function keepHash(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-same-page]',
  )) {
    link.setAttribute('href', link.pathname + link.search + location.hash);
  }
}

export const early = {
  start() {
    keepHash();
    addEventListener('hashchange', keepHash);
  },
} satisfies Early;
