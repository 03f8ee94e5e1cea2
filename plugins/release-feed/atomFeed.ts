import {brand} from '../../content/site/brand';
import {escapeXml} from 'build-utils/html';

/** Links under a heading, such as everything that a release added. */
type Group = {title: string; links: readonly {name: string; href: string}[]};

/** A release in the feed. */
export type FeedEntry = {
  /** Version of the package. */
  version: string;
  title: string;
  /** Path of its page. */
  path: string;
  /** ISO 8601, without the time. */
  date: string;
  groups: readonly Group[];
  /** Changes that no signature shows. */
  behaviour: readonly string[];
};

/** Path of the feed. */
export const feedPath = '/docs/api/changes.xml';

function timeOf(date: string): string {
  return `${date}T00:00:00Z`;
}

/** What a release changed, as HTML with absolute links. */
function contentOf({groups, behaviour}: FeedEntry, siteUrl: string): string {
  const lists = groups.map(({title, links}) => ({
    title,
    items: links.map(
      ({name, href}) =>
        `<a href="${escapeXml(siteUrl + href)}">${escapeXml(name)}</a>`,
    ),
  }));
  return [...lists, {title: 'Behavior', items: behaviour.map(escapeXml)}]
    .filter(({items}) => items.length > 0)
    .map(
      ({title, items}) =>
        `<h2>${escapeXml(title)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    )
    .join('');
}

/**
 * An Atom feed of releases, newest first. Ids contain no path: the page of a release moves
 * when the next one appears.
 */
export function atomFeed(
  siteUrl: string,
  entries: readonly FeedEntry[],
): string {
  const {hostname} = new URL(siteUrl);
  const items = entries.map((entry, index) => {
    const older = entries[index + 1];
    const unchanged =
      older === undefined
        ? 'There is no older version to compare it with.'
        : `Nothing changed in the API since ${escapeXml(older.version)}.`;
    const content = contentOf(entry, siteUrl) || `<p>${unchanged}</p>`;
    return `  <entry>
    <id>tag:${hostname},${entry.date}:${escapeXml(entry.version)}</id>
    <title>${escapeXml(entry.title)}</title>
    <link href="${escapeXml(siteUrl + entry.path)}"/>
    <updated>${timeOf(entry.date)}</updated>
    <content type="html">${escapeXml(content)}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(siteUrl + feedPath)}</id>
  <title>${escapeXml(brand.name)} releases</title>
  <subtitle>What each release of ${escapeXml(brand.packageName)} added, changed, deprecated and removed.</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + feedPath)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/docs/api/changes/"/>
  <updated>${timeOf(entries[0]?.date ?? '')}</updated>
  <author><name>${escapeXml(brand.name)}</name></author>
${items.join('')}</feed>
`;
}
