import type {RefObject} from 'react';
import {useCallback, useEffect, useState} from 'react';
import type * as LiveModule from './live';
import type {Network} from './network/architecture';

/** Loading state of the demo. */
type LiveDemoState =
  | {status: 'away' | 'loading' | 'failed'}
  | {
      status: 'ready';
      LiveDemo: typeof LiveModule.LiveDemo;
      network: Network;
    };

/** Distance from the viewport, in pixels, at which the demo starts to load. */
const preloadDistance = 200;

async function load(): Promise<LiveDemoState> {
  try {
    const {LiveDemo, loadNetwork} = await import('./live');
    return {status: 'ready', LiveDemo, network: await loadNetwork()};
  } catch (error) {
    console.warn('The digit demo did not load.', error);
    return {status: 'failed'};
  }
}

/** Loads the demo's code and weights when the element is near the viewport. */
export function useLiveDemo(
  element: RefObject<Element | null>,
): [LiveDemoState, retry: () => void] {
  const [state, setState] = useState<LiveDemoState>({status: 'away'});

  const start = useCallback(() => {
    setState({status: 'loading'});
    void load().then(setState);
  }, []);

  useEffect(() => {
    if (element.current === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          start();
        }
      },
      {rootMargin: `${preloadDistance}px`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, start]);

  return [state, start];
}
