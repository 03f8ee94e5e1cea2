import {useEffect} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('compare.top', {persistence: 'sessionStorage'});

/** Whether this very page was reloaded, not one that led here. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const [address] = location.href.split('#');
  return (
    (entry as PerformanceNavigationTiming | undefined)?.type === 'reload' &&
    entry?.name.split('#')[0] === address
  );
}

/** Goes to the anchor of the address, or to where the reader was before a reload: the browser looked for both before there was any content. */
export function usePlace(hasContent: boolean): void {
  useEffect(() => {
    if (!hasContent) {
      return undefined;
    }
    const top = Number(slot.get());
    slot.del();
    if (top > 0 && wasReloaded()) {
      scrollTo(0, top);
    } else if (location.hash !== '') {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
    function save(): void {
      slot.set(String(scrollY));
    }
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [hasContent]);
}
