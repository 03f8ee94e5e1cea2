/** What the description says of the site. */
export type OpenSearchSite = {
  title: string;
  url: string;
  baseUrl: string;
  favicon: string;
};

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

/** Tells browsers how to search the site from their address bar. */
export function openSearch({
  title,
  url,
  baseUrl,
  favicon,
}: OpenSearchSite): string {
  const root = escape(`${url}${baseUrl}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title)}</ShortName>
  <Description>${escape(`Search the ${title} docs`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${root}${escape(favicon)}</Image>
  <Url type="text/html" template="${root}search/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
