/** What a button counts on GitHub. */
export type CountKind = 'star' | 'fork' | 'watch' | 'issue' | 'follow';

type Kind = {
  /** Field of the API's response. */
  field: string;
  /** Singular and plural. */
  nouns: readonly [one: string, many: string];
};

/** The field and the name of each count. */
const countKinds: Readonly<Record<CountKind, Kind>> = {
  star: {field: 'stargazers_count', nouns: ['star', 'stars']},
  fork: {field: 'forks_count', nouns: ['fork', 'forks']},
  watch: {field: 'subscribers_count', nouns: ['watcher', 'watchers']},
  issue: {field: 'open_issues_count', nouns: ['open issue', 'open issues']},
  follow: {field: 'followers', nouns: ['follower', 'followers']},
};

/** A repository (`owner/repo`) or user (`owner`). */
export type Subject = {
  owner: string;
  repo?: string;
};

/** The name on GitHub. */
export function subjectName({owner, repo}: Subject): string {
  return repo === undefined ? owner : `${owner}/${repo}`;
}

/** URL of the public API. */
export function apiUrl(subject: Subject): string {
  const kind = subject.repo === undefined ? 'users' : 'repos';
  return `https://api.github.com/${kind}/${subjectName(subject)}`;
}

/** The counts of a repository or user, and its page. */
export type Stats = {
  counts: Partial<Record<CountKind, number>>;
  pageUrl: string;
};

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Validates a response; undefined if it has no counts or no page on github.com. */
export function parseStats(response: unknown): Stats | undefined {
  if (typeof response !== 'object' || response === null) {
    return undefined;
  }
  const fields = response as Record<string, unknown>;
  const pageUrl = fields.html_url;
  if (
    typeof pageUrl !== 'string' ||
    !pageUrl.startsWith('https://github.com/')
  ) {
    return undefined;
  }
  const counts = Object.fromEntries(
    Object.entries(countKinds)
      .map(([kind, {field}]) => [kind, fields[field]] as const)
      .filter(([, value]) => isCount(value)),
  );
  return Object.keys(counts).length > 0 ? {counts, pageUrl} : undefined;
}

/** A short count: `834`, `1.2K`. The first use of `Intl` blocks a slow phone for 100 ms. */
export function formatCount(count: number): string {
  const units = ['', 'K', 'M', 'B'];
  const shown = units.map(
    (_unit, steps) => Math.round((count / 1000 ** steps) * 10) / 10,
  );
  const fitting = shown.findIndex((value) => value < 1000);
  const steps = fitting === -1 ? units.length - 1 : fitting;
  return `${shown[steps]}${units[steps]}`;
}

/** A count with its unit: `1 star`, `1.2K stars`. Voice control needs the number as shown. */
export function countLabel(kind: CountKind, count: number): string {
  const [one, many] = countKinds[kind].nouns;
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
