import {links} from '@site/config/brand';

/** Servers reject URLs that are too long. */
const maxQueryLength = 200;

/** URL of a new issue about a query. */
export function reportUrl(query: string): string {
  const text = query.trim().slice(0, maxQueryLength);
  const url = new URL(`${links.issues}/new`);
  url.searchParams.set('title', `Search finds nothing for "${text}"`);
  url.searchParams.set(
    'body',
    `I searched the docs for:\n\n    ${text}\n\nI expected to find:\n`,
  );
  return url.href;
}
