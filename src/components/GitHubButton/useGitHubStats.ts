import {useEffect, useState} from 'react';
import {whenIdle} from '@site/engine/entry/client/whenIdle';
import type {Stats, Subject} from './counts';
import {loadStats} from './loadStats';

/** What GitHub says about a repository or user: undefined until the page is idle, and after a failure. */
export function useGitHubStats({owner, repo}: Subject): Stats | undefined {
  const [stats, setStats] = useState<Stats>();

  useEffect(() => {
    let isCurrent = true;
    void whenIdle()
      .then(() => loadStats({owner, repo}))
      .then((loaded) => {
        if (isCurrent) {
          setStats(loaded);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [owner, repo]);

  return stats;
}
