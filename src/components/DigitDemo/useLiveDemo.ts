import type {RefObject} from 'react';
import {useCallback, useEffect, useState} from 'react';
import type * as LiveModule from './live';
import type {Network} from './network/architecture';

/** How far the demo is from being usable. */
export type LiveDemoState =
  | {stage: 'away' | 'loading' | 'failed'}
  | {
      stage: 'ready';
      LiveDemo: typeof LiveModule.LiveDemo;
      network: Network;
    };

/** Distance from the viewport, in pixels, at which the demo starts to load. */
const nearness = 200;

async function load(): Promise<LiveDemoState> {
  try {
    const {LiveDemo, loadNetwork} = await import('./live');
    return {stage: 'ready', LiveDemo, network: await loadNetwork()};
  } catch (error) {
    console.warn('The digit demo did not load.', error);
    return {stage: 'failed'};
  }
}

/** Loads the demo's code and weights once its place comes near the viewport. */
export function useLiveDemo(
  place: RefObject<Element | null>,
): [LiveDemoState, retry: () => void] {
  const [state, setState] = useState<LiveDemoState>({stage: 'away'});

  const start = useCallback(() => {
    setState({stage: 'loading'});
    void load().then(setState);
  }, []);

  useEffect(() => {
    if (place.current === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          start();
        }
      },
      {rootMargin: `${nearness}px`},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, start]);

  return [state, start];
}
