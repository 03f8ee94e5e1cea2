/** What a button counts: people who star, fork, watch or have open issues on a repository, or follow a user. */
export type CountKind = 'star' | 'fork' | 'watch' | 'issue' | 'follow';

type Kind = {
  /** Field of the public API's answer. */
  field: string;
  /** What is counted, one and many. */
  nouns: readonly [one: string, many: string];
};

/** How each kind of count is read and called. */
export const countKinds: Readonly<Record<CountKind, Kind>> = {
  star: {field: 'stargazers_count', nouns: ['star', 'stars']},
  fork: {field: 'forks_count', nouns: ['fork', 'forks']},
  watch: {field: 'subscribers_count', nouns: ['watcher', 'watchers']},
  issue: {field: 'open_issues_count', nouns: ['open issue', 'open issues']},
  follow: {field: 'followers', nouns: ['follower', 'followers']},
};

/** The repository (`owner/repo`) or user (`owner`) that is counted. */
export type Subject = {
  owner: string;
  repo?: string;
};

/** Name as GitHub writes it. */
export function subjectName({owner, repo}: Subject): string {
  return repo === undefined ? owner : `${owner}/${repo}`;
}

/** Address of the public answer. */
export function apiAddress(subject: Subject): string {
  const kind = subject.repo === undefined ? 'users' : 'repos';
  return `https://api.github.com/${kind}/${subjectName(subject)}`;
}

/** What we trust of an answer: all its counts and its page, or undefined where it is not what it should be. */
export type Answer = {
  counts: Partial<Record<CountKind, number>>;
  pageUrl: string;
};

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Reads an answer from outside; whatever is not a count on github.com is dropped. */
export function parseAnswer(answer: unknown): Answer | undefined {
  if (typeof answer !== 'object' || answer === null) {
    return undefined;
  }
  const fields = answer as Record<string, unknown>;
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

/** A count as the button shows it: `834`, `1.2K`. A browser's own formatter takes a slow phone a tenth of a second. */
export function compact(count: number): string {
  const units = ['', 'K', 'M', 'B'];
  const shown = units.map(
    (_unit, steps) => Math.round((count / 1000 ** steps) * 10) / 10,
  );
  const fitting = shown.findIndex((value) => value < 1000);
  const steps = fitting === -1 ? units.length - 1 : fitting;
  return `${shown[steps]}${units[steps]}`;
}

/** A count in words, for those who hear it: `1 star`, `1.2K stars`. The number is the one that shows, so that those who speak to the page can say it. */
export function spoken(kind: CountKind, count: number): string {
  const [one, many] = countKinds[kind].nouns;
  return `${compact(count)} ${count === 1 ? one : many}`;
}
