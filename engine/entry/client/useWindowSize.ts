import {startTransition, useEffect, useState} from 'react';
import type {useWindowSize as themeUseWindowSize} from '@docusaurus/theme-common';

type WindowSize = ReturnType<typeof themeUseWindowSize>;

/** Stands in for the theme's hook: what the width changes is drawn in small steps, not in one long task. */
export function useWindowSize({desktopBreakpoint = 996} = {}): WindowSize {
  // What was served holds what every width shows.
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
