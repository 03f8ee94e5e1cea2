import {useEffect, useState} from 'react';
import type {Outcome} from './copyNearby';

/** Milliseconds for which a button says whether the copy worked. */
const shownFor = 2000;

/** How the last copy went, for a short time. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<'idle' | Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}
