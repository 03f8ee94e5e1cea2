import type {Finding} from './finding';

type Sources = ReadonlySet<string>;

/** Sources that allow almost everything. */
const broad = [
  '*',
  'ftp:',
  'http:',
  'https:',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const anywhere: Sources = new Set(['*']);
const inline = ["'unsafe-inline'", 'data:'];

function hasAny(sources: Sources, wanted: readonly string[]): boolean {
  return wanted.some((source) => sources.has(source));
}

/** A policy by directive; undefined if a directive is repeated. */
function parsePolicy(header: string): Map<string, Sources> | undefined {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name !== '');
  const policy = new Map(
    directives.map(([name = '', ...sources]) => [name, new Set(sources)]),
  );
  return policy.size === directives.length ? policy : undefined;
}

/** Rates what a page may load and run. */
export function policyFinding(header: string | undefined): Finding {
  if (header === undefined) {
    return ['no Content-Security-Policy', -25];
  }
  const policy = parsePolicy(header);
  if (policy === undefined) {
    return ['invalid Content-Security-Policy', -25];
  }
  const fallback = policy.get('default-src') ?? anywhere;
  const scripts = policy.get('script-src') ?? fallback;
  const styles = policy.get('style-src') ?? fallback;
  const objects = policy.get('object-src') ?? fallback;
  const hasHash = [...scripts].some((source) =>
    /^'(?:sha256|sha384|sha512|nonce)-/.test(source),
  );
  const unsafeInScripts = hasHash ? ['data:'] : inline;
  const withoutTls = [...policy]
    .filter(([, sources]) =>
      [...sources].some((source) => /^(?:http|ftp):/.test(source)),
    )
    .map(([directive]) => directive);

  if (
    hasAny(scripts, [...broad, ...unsafeInScripts]) ||
    hasAny(objects, broad)
  ) {
    return ['unsafe-inline or any source for scripts', -20];
  }
  if (withoutTls.some((name) => name !== 'img-src' && name !== 'media-src')) {
    return ['sources without TLS', -20];
  }
  if (hasAny(new Set([...scripts, ...styles]), ["'unsafe-eval'"])) {
    return ['unsafe-eval', -10];
  }
  if (withoutTls.length > 0) {
    return ['images without TLS', -10];
  }
  if (hasAny(styles, [...broad, ...inline])) {
    return ['unsafe-inline for styles', 0];
  }
  return fallback.size === 1 && fallback.has("'none'")
    ? ["default-src 'none' and nothing unsafe", 10]
    : ['nothing unsafe', 5];
}

/** Rates who may embed a page in a frame. */
export function framingFinding(
  policyHeader: string | undefined,
  frameHeader: string | undefined,
): Finding {
  if (parsePolicy(policyHeader ?? '')?.has('frame-ancestors') === true) {
    return ['frame-ancestors', 5];
  }
  return /^\s*(?:deny|sameorigin)\s*$/i.test(frameHeader ?? '')
    ? ['X-Frame-Options', 0]
    : ['may be framed', -20];
}
