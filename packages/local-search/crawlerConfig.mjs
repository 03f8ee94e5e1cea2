// Configuration of the Algolia crawler that fills the index of the hosted search.
// In the crawler's editor: new Crawler({appId, apiKey, ...crawlerConfig(siteUrl, indexName)}).

/**
 * What the crawler passes to an extractor; `$` is Cheerio.
 *
 * @typedef {{
 *   $: (selector: string) => {
 *     attr: (name: string) => string | undefined,
 *     closest: (selector: string) => {attr: (name: string) => string | undefined},
 *     remove: () => void,
 *   },
 *   helpers: {docsearch: (options: object) => {anchor?: string}[]},
 * }} Extraction
 */

/**
 * Extracts the DocSearch records of a page and adds the kind of symbol. Search tag,
 * language and version come from the page's `docsearch:` meta tags.
 *
 * @param {Extraction} extraction
 */
function extractRecords({$, helpers}) {
  $('.hash-link, [data-search="off"], main nav, main footer').remove();
  return helpers
    .docsearch({
      recordProps: {
        lvl0: {selectors: '', defaultValue: 'Documentation'},
        lvl1: ['main h1'],
        lvl2: 'main h2',
        lvl3: 'main h3',
        lvl4: 'main h4',
        content: 'main p, main li, main td',
      },
      aggregateContent: true,
      recordVersion: 'v3',
    })
    .map((record) => ({
      ...record,
      kind:
        $(`[id="${record.anchor ?? ''}"]`)
          .closest('[data-kind]')
          .attr('data-kind') ?? '',
    }));
}

/**
 * Everything except the credentials.
 *
 * @param {string} siteUrl Public URL without a trailing slash.
 * @param {string} indexName
 */
export function crawlerConfig(siteUrl, indexName) {
  return {
    startUrls: [`${siteUrl}/`],
    sitemaps: [`${siteUrl}/sitemap.xml`],
    ignoreCanonicalTo: true,
    rateLimit: 8,
    actions: [
      {
        indexName,
        pathsToMatch: [`${siteUrl}/**`],
        recordExtractor: extractRecords,
      },
    ],
    initialIndexSettings: {
      [indexName]: {
        attributesForFaceting: [
          'type',
          'language',
          'version',
          'docusaurus_tag',
        ],
        attributesToRetrieve: [
          'hierarchy',
          'content',
          'anchor',
          'url',
          'type',
          'kind',
        ],
        attributesToHighlight: ['hierarchy', 'content'],
        attributesToSnippet: ['content:20'],
        searchableAttributes: [
          'unordered(hierarchy.lvl1)',
          'unordered(hierarchy.lvl2)',
          'unordered(hierarchy.lvl3)',
          'unordered(hierarchy.lvl4)',
          'content',
        ],
        distinct: true,
        attributeForDistinct: 'url',
        customRanking: [
          'desc(weight.pageRank)',
          'desc(weight.level)',
          'asc(weight.position)',
        ],
        ignorePlurals: true,
        minWordSizefor1Typo: 3,
        minWordSizefor2Typos: 7,
        camelCaseAttributes: ['hierarchy', 'content'],
      },
    },
  };
}
