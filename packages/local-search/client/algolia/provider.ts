import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {outsideTag, tagOf} from '../../shared/indexFile';
import type {
  SearchProvider,
  SearchRequest,
  SearchResponse,
} from '../SearchProvider';
import type {SearchSettings} from '../../options';
import {hitOf, matchEnd, matchStart, type AlgoliaHit} from './hits';

/** Milliseconds; faster typing sends one request. */
const debounceDelay = 120;

/** Limit of the service. */
const maxQueryLength = 500;

/** Queries to suggest if one has no hits. */
const maxSuggestions = 3;

type Result = {hits: AlgoliaHit[]; nbHits: number};

async function debounce(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, debounceDelay));
  signal.throwIfAborted();
}

function resultsOf(response: {results: unknown[]}): Result[] {
  return response.results.map((result) => {
    const {hits, nbHits} = (result ?? {}) as Partial<Result>;
    if (!Array.isArray(hits) || typeof nbHits !== 'number') {
      throw new Error(
        'the response of the search service has no hits. Check the name of the index.',
      );
    }
    return {hits, nbHits};
  });
}

/** Searches with Algolia. */
export function createProvider(
  {
    language,
    algolia,
    starters,
  }: Pick<SearchSettings, 'language' | 'algolia' | 'starters'>,
  clientOptions: Parameters<typeof liteClient>[2] = {},
): SearchProvider {
  if (algolia === undefined) {
    throw new Error(
      'hosted search: no credentials. Set the option "algolia" and build again.',
    );
  }
  const {appId, apiKey, indexName} = algolia;
  const popular = starters[0]?.queries.slice(0, maxSuggestions) ?? [];
  let client: LiteClient | undefined;

  async function query(requests: SearchRequest[]): Promise<Result[]> {
    client ??= liteClient(appId, apiKey, clientOptions);
    const response = await client.search<AlgoliaHit>({
      requests: requests.map(({query: text, version, limit}) => ({
        indexName,
        query: text.slice(0, maxQueryLength),
        hitsPerPage: limit,
        facetFilters: [
          `language:${language}`,
          [outsideTag, tagOf(version)].map((tag) => `docusaurus_tag:${tag}`),
        ],
        attributesToSnippet: ['content:20'],
        highlightPreTag: matchStart,
        highlightPostTag: matchEnd,
        snippetEllipsisText: '…',
      })),
    });
    return resultsOf(response);
  }

  async function suggestionsFor({
    query: text,
    version,
  }: SearchRequest): Promise<string[]> {
    const words = text.trim().split(/\s+/);
    const candidates = [
      ...new Set([
        ...(words.length > 1 ? words.slice(0, maxSuggestions) : []),
        ...popular.filter((known) => !words.includes(known.toLowerCase())),
      ]),
    ];
    const results = await query(
      candidates.map((word) => ({query: word, version, limit: 1})),
    );
    return candidates
      .filter((_, index) => (results[index]?.nbHits ?? 0) > 0)
      .slice(0, maxSuggestions);
  }

  async function search(
    request: SearchRequest,
    signal: AbortSignal,
  ): Promise<SearchResponse> {
    await debounce(signal);
    const [result] = await query([request]);
    if (result === undefined) {
      throw new Error('the search service sent no result. Try again.');
    }
    return {
      query: request.query,
      total: result.nbHits,
      hits: result.hits.map(hitOf),
      suggestions: result.nbHits === 0 ? await suggestionsFor(request) : [],
      // The service answers for one version at a time.
      elsewhere: [],
    };
  }

  return {
    // No request is sent before there is a query.
    prepare: () => undefined,
    search,
  };
}
