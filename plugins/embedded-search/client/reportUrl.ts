/** Longer queries would make an address that servers refuse. */
const longestQuery = 200;

/** Address of a new issue that already names the query. */
export function reportUrl(issuesUrl: string, query: string): string {
  const shown = query.trim().slice(0, longestQuery);
  const url = new URL(`${issuesUrl}/new`);
  url.searchParams.set('title', `Search finds nothing for "${shown}"`);
  url.searchParams.set(
    'body',
    `I searched the docs for:\n\n    ${shown}\n\nI expected to find:\n`,
  );
  return url.href;
}
