import {startTransition, useEffect, useState} from 'react';
import type {useWindowSize as themeUseWindowSize} from '@docusaurus/theme-common';

type WindowSize = ReturnType<typeof themeUseWindowSize>;

/** Replaces the theme's hook: a transition renders what depends on the width in short tasks. */
export function useWindowSize({desktopBreakpoint = 996} = {}): WindowSize {
  // The served HTML contains what every width shows.
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    function measure(): void {
      startTransition(() =>
        setSize(innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
      );
    }
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [desktopBreakpoint]);
  return size;
}
