/**
 * Loads no Prism languages: code is highlighted at build time.
 * Ejected: the stock module loads them when it is imported.
 */
export default function prismIncludeLanguages(): undefined {
  return undefined;
}
