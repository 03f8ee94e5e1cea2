import type {BuiltPage} from 'build-utils';

/** A page as Docusaurus builds it, reduced to what the indexer reads. */
export function builtPage(path: string, tag: string, main: string): BuiltPage {
  return {
    path,
    html: `<html><head><meta name="docsearch:docusaurus_tag" content="${tag}"></head><body><main>${main}</main></body></html>`,
  };
}
