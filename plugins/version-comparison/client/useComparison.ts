import {useEffect, useState} from 'react';
import {comparisons} from '@generated/version-comparison/default/files.js';
import {pairName, type Comparison} from 'api-versions/page-data';
import type {Pair} from './readPair';

/** A comparison and the versions that it is about. */
type Loaded = {from: string; to: string; comparison: Comparison};

type State = {
  /** The last one that was loaded; it stays until the next one arrives. */
  loaded?: Loaded;
  hasFailed: boolean;
};

async function load(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<Loaded> {
  const address = comparisons[pairName(from, to)] ?? '';
  const response = await fetch(address, {signal});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return {from, to, comparison: (await response.json()) as Comparison};
}

/** Loads the comparison of two versions. */
export function useComparison({from, to}: Pair): State & {retry: () => void} {
  const [state, setState] = useState<State>({hasFailed: false});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (from === undefined || to === undefined || from === to) {
      return undefined;
    }
    const abort = new AbortController();
    setState(({loaded}) => ({loaded, hasFailed: false}));
    load(from, to, abort.signal)
      .then((loaded) => setState({loaded, hasFailed: false}))
      .catch(() => {
        if (!abort.signal.aborted) {
          setState({hasFailed: true});
        }
      });
    return () => abort.abort();
  }, [from, to, attempt]);

  return {...state, retry: () => setAttempt((count) => count + 1)};
}
