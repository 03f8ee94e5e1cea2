import {useEffect, useState, type RefObject} from 'react';
import {whenIdle} from 'browser-utils';
import type {Stats, Subject} from './counts';
import {loadStats} from './loadStats';

/** What GitHub says about a repository or user: undefined until the element is visible and the page idle, and after a failure. */
export function useGitHubStats(
  {owner, repo}: Subject,
  element: RefObject<Element | null>,
): Stats | undefined {
  const [stats, setStats] = useState<Stats>();

  useEffect(() => {
    let isCurrent = true;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        void whenIdle()
          .then(() => loadStats({owner, repo}))
          .then((loaded) => {
            if (isCurrent) {
              setStats(loaded);
            }
          });
      }
    });
    if (element.current !== null) {
      observer.observe(element.current);
    }
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [owner, repo, element]);

  return stats;
}
