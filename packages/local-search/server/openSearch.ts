import type {DocusaurusConfig} from '@docusaurus/types';
import {escapeXml} from 'build-utils';

type Site = Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl' | 'favicon'>;

/** Types of images that differ from the file extension. */
const imageTypes: Readonly<Record<string, string>> = {
  svg: 'svg+xml',
  ico: 'x-icon',
  jpg: 'jpeg',
};

/** OpenSearch description: lets browsers search the site from the address bar. */
export function openSearch({title, url, baseUrl, favicon = ''}: Site): string {
  const root = escapeXml(`${url}${baseUrl}`);
  const [, extension = ''] = /\.(\w+)$/.exec(favicon) ?? [];
  const image =
    favicon === ''
      ? ''
      : `
  <Image width="16" height="16" type="image/${imageTypes[extension] ?? extension}">${root}${escapeXml(favicon)}</Image>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(`Search the ${title} docs`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" template="${root}search/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
