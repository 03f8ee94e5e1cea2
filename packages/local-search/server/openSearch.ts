import type {DocusaurusConfig} from '@docusaurus/types';
import {escapeXml} from '../../lib/escapeXml';

type Site = Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl' | 'favicon'>;

/** OpenSearch description: lets browsers search the site from the address bar. */
export function openSearch({title, url, baseUrl, favicon = ''}: Site): string {
  const root = escapeXml(`${url}${baseUrl}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(`Search the ${title} docs`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${root}${escapeXml(favicon)}</Image>
  <Url type="text/html" template="${root}search/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
