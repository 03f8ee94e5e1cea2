import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {docsTag, outsideTag} from '../../shared/indexFile';
import type {
  SearchAnswer,
  SearchProvider,
  SearchRequest,
  SearchSettings,
} from '../SearchProvider';
import {hitOf, matchEnd, matchStart, type AlgoliaHit} from './hits';

/** Letters typed faster than this make one request. */
const pause = 120;

/** What the service accepts. */
const longestQuery = 500;

/** Words of a query without hits that are tried alone. */
const mostSuggestions = 3;

type Answer = {hits: AlgoliaHit[]; nbHits: number};

async function waitFor(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
}

function answersOf(response: {results: unknown[]}): Answer[] {
  return response.results.map((result) => {
    const {hits, nbHits} = (result ?? {}) as Partial<Answer>;
    if (!Array.isArray(hits) || typeof nbHits !== 'number') {
      throw new Error(
        'the search service answered without hits. Check the name of the index.',
      );
    }
    return {hits, nbHits};
  });
}

/** Searches with the hosted service. */
export function createProvider(
  {language, algolia}: SearchSettings,
  clientOptions: Parameters<typeof liteClient>[2] = {},
): SearchProvider {
  if (algolia === undefined) {
    throw new Error(
      'hosted search: no access. Set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME and build again.',
    );
  }
  const {appId, apiKey, indexName} = algolia;
  let client: LiteClient | undefined;

  async function ask(
    questions: (Pick<SearchRequest, 'query' | 'offset' | 'limit'> & {
      version: string;
    })[],
  ): Promise<Answer[]> {
    client ??= liteClient(appId, apiKey, clientOptions);
    const response = await client.search<AlgoliaHit>({
      requests: questions.map(({query, version, offset, limit}) => ({
        indexName,
        query: query.slice(0, longestQuery),
        offset,
        length: limit,
        facetFilters: [
          `language:${language}`,
          [outsideTag, docsTag(version)].map((tag) => `docusaurus_tag:${tag}`),
        ],
        attributesToSnippet: ['content:20'],
        highlightPreTag: matchStart,
        highlightPostTag: matchEnd,
        snippetEllipsisText: '…',
      })),
    });
    return answersOf(response);
  }

  async function suggestionsFor({
    query,
    version,
  }: SearchRequest): Promise<string[]> {
    const words = [...new Set(query.trim().split(/\s+/))].slice(
      0,
      mostSuggestions,
    );
    if (words.length < 2) {
      return [];
    }
    const answers = await ask(
      words.map((word) => ({query: word, version, offset: 0, limit: 1})),
    );
    return words.filter((_, index) => (answers[index]?.nbHits ?? 0) > 0);
  }

  async function search(
    request: SearchRequest,
    signal: AbortSignal,
  ): Promise<SearchAnswer> {
    await waitFor(signal);
    const [answer] = await ask([request]);
    if (answer === undefined) {
      throw new Error('the search service gave no answer. Try again.');
    }
    return {
      query: request.query,
      total: answer.nbHits,
      hits: answer.hits.map(hitOf),
      suggestions: answer.nbHits === 0 ? await suggestionsFor(request) : [],
    };
  }

  return {
    // Nothing of the service is touched before there is something to search.
    prepare: () => undefined,
    search,
  };
}
