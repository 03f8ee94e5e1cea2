import {createStorageSlot} from '@docusaurus/theme-common';
import {brand} from '@site/content/site/brand';
import {
  apiUrl,
  parseStats,
  subjectName,
  type Stats,
  type Subject,
} from './counts';

/** Stored after a failure, so that a session asks only once. */
const none = 'none';

const requests = new Map<string, Promise<Stats | undefined>>();

async function fetchStats(subject: Subject): Promise<unknown> {
  const response = await fetch(apiUrl(subject), {
    headers: {accept: 'application/vnd.github+json'},
    // Send nothing about the reader.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return response.ok ? response.json() : undefined;
}

async function readStats(subject: Subject): Promise<Stats | undefined> {
  const slot = createStorageSlot(`${brand.id}.github.${subjectName(subject)}`, {
    persistence: 'sessionStorage',
  });
  const stored = slot.get();
  if (stored === none) {
    return undefined;
  }
  try {
    const response: unknown =
      stored === null ? await fetchStats(subject) : JSON.parse(stored);
    const stats = parseStats(response);
    slot.set(stats === undefined ? none : JSON.stringify(response));
    return stats;
  } catch {
    // Offline, blocked or not JSON: the button stays a plain link.
    slot.set(none);
    return undefined;
  }
}

/** Reads session storage or asks the API, once for all buttons of a page. */
export function loadStats(subject: Subject): Promise<Stats | undefined> {
  const name = subjectName(subject);
  const request = requests.get(name) ?? readStats(subject);
  requests.set(name, request);
  return request;
}
