import type {AlgoliaOptions} from 'local-search';

/** Reads the access to hosted search: all three variables, or none. */
export function algoliaAccess(
  variables: Readonly<Record<string, string | undefined>>,
): AlgoliaOptions | undefined {
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
      'environment: only some of ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are set. Set all three, or none to search with the embedded engine.',
    );
  }
  // It becomes part of host names in the Content-Security-Policy.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID: ${JSON.stringify(appId)} is not an application id. Set it to letters and digits.`,
    );
  }
  return {appId, apiKey, indexName};
}
