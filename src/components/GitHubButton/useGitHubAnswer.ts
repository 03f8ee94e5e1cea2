import {useEffect, useState} from 'react';
import type {Answer, Subject} from './counts';
import {loadAnswer, storedAnswer} from './loadAnswer';

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 1000);
  return () => clearTimeout(handle);
}

/** What GitHub says of a repository or user: asked for after the page is idle, unknown until then and on any failure. */
export function useGitHubAnswer({owner, repo}: Subject): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    let isGone = false;
    const show = (next: Answer | undefined) => {
      if (!isGone) {
        setAnswer(next);
      }
    };
    const cancel = whenIdle(() => {
      const stored = storedAnswer({owner, repo});
      if (stored === null) {
        void loadAnswer({owner, repo}).then(show);
      } else {
        show(stored);
      }
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [owner, repo]);

  return answer;
}
