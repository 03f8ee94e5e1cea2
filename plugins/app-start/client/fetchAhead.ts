import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/**
 * Lets links fetch the code of their pages when they are pointed at or focused. The
 * stock app does so for every link that comes into view: dozens of files a page,
 * most of which nobody ever opens.
 */
export function fetchAhead(): void {
  window.docusaurus = {
    prefetch: () => false,
    preload: docusaurus.prefetch,
  };
  addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLAnchorElement && target.origin === origin) {
      void docusaurus.prefetch(target.pathname);
    }
  });
}
