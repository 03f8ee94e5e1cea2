/** Problems of a page whose scripts or styles a test breaks: the failed request, and what browser and app say about it. */
export const brokenAssets = [
  /^(?:404|500|net::ERR_\w+): .*\/(?:assets|chunk-files|img)\//,
  /\/chunk-files\/\S+\.json: could not be loaded\./,
  /Loading (?:CSS )?chunk \S+ failed/,
  /valid digest in the 'integrity' attribute/,
];
