import {createStorageSlot} from '@docusaurus/theme-common';
import {
  apiAddress,
  parseAnswer,
  subjectName,
  type Answer,
  type Subject,
} from './counts';

/** Remembers in the session that there is no answer, so that one failure costs one request. */
const none = 'none';

const running = new Map<string, Promise<Answer | undefined>>();

function slotOf(subject: Subject) {
  return createStorageSlot(`playtorch.github.${subjectName(subject)}`, {
    persistence: 'sessionStorage',
  });
}

/** The answer that this session already has; null where it has not asked yet. */
export function storedAnswer(subject: Subject): Answer | undefined | null {
  const stored = slotOf(subject).get();
  if (stored === null) {
    return null;
  }
  try {
    return stored === none ? undefined : parseAnswer(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

async function fetchAnswer(subject: Subject): Promise<Answer | undefined> {
  const slot = slotOf(subject);
  try {
    const response = await fetch(apiAddress(subject), {
      headers: {accept: 'application/vnd.github+json'},
      // Nothing of the reader goes along.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const body: unknown = response.ok ? await response.json() : undefined;
    const answer = parseAnswer(body);
    slot.set(answer === undefined ? none : JSON.stringify(body));
    return answer;
  } catch {
    // Offline, blocked or no JSON: the button stays a plain link.
    slot.set(none);
    return undefined;
  }
}

/** Asks the public API, once a session even where several buttons ask together. */
export function loadAnswer(subject: Subject): Promise<Answer | undefined> {
  const name = subjectName(subject);
  const request = running.get(name) ?? fetchAnswer(subject);
  running.set(name, request);
  return request;
}
