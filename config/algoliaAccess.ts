/** Access to the hosted search service. The key is a search-only key, so all three may be public. */
export type AlgoliaAccess = {
  appId: string;
  apiKey: string;
  indexName: string;
};

/** Reads the three variables that go together: all of them, or none. */
export function algoliaAccess(
  variables: Readonly<Record<string, string | undefined>>,
): AlgoliaAccess | undefined {
  const {
    ALGOLIA_APP_ID: appId = '',
    ALGOLIA_API_KEY: apiKey = '',
    ALGOLIA_INDEX_NAME: indexName = '',
  } = variables;
  if (appId === '' && apiKey === '' && indexName === '') {
    return undefined;
  }
  if (appId === '' || apiKey === '' || indexName === '') {
    throw new Error(
      'environment: ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME go together. Set all three, or none to search with the embedded engine.',
    );
  }
  return {appId, apiKey, indexName};
}
