import {useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** What we read of the public answer. */
function starsOf(answer: unknown): number | undefined {
  const count = (answer as {stargazers_count?: unknown} | null)
    ?.stargazers_count;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
    ? count
    : undefined;
}

async function fetchStars(
  owner: string,
  repo: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const response = await fetch(
    `https://api.github.com/repos/${owner}/${repo}`,
    {signal, headers: {accept: 'application/vnd.github+json'}},
  );
  return response.ok ? starsOf(await response.json()) : undefined;
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 1000);
  return () => clearTimeout(handle);
}

/** Number of stars, asked for once a session after the page is idle; unknown until then and on any failure. */
export function useStarCount(owner: string, repo: string): number | undefined {
  const [stars, setStars] = useState<number>();

  useEffect(() => {
    const slot = createStorageSlot(`playtorch.stars.${owner}/${repo}`, {
      persistence: 'sessionStorage',
    });
    const stored = slot.get();
    if (stored !== null) {
      setStars(stored === '' ? undefined : Number(stored));
      return undefined;
    }
    const abort = new AbortController();
    const cancel = whenIdle(() => {
      fetchStars(owner, repo, abort.signal)
        .catch(() => undefined)
        .then((count) => {
          if (!abort.signal.aborted) {
            // An empty entry remembers the failure: one request a session.
            slot.set(count === undefined ? '' : String(count));
            setStars(count);
          }
        })
        .catch(() => undefined);
    });
    return () => {
      cancel();
      abort.abort();
    };
  }, [owner, repo]);

  return stars;
}
