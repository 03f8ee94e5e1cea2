import {brand} from '../../../content/site/brand';
import type {DocsVersion} from '../../../content/site/versions';
import {
  createEngine,
  createTypeEngine,
  docsTag,
  isTypeQuery,
  manifestPath,
  outsideTag,
  type IndexFile,
  type Manifest,
  type Span,
  type TypeIndexFile,
} from 'local-search/engine';
import {findVersion} from '../../lib/findVersion';
import {searchTool, type Build, type Found, type Tool} from 'docs-mcp';
import {versionHint} from '../versions';

function textOf(parts: readonly Span[] = []): string {
  return parts.map(({text}) => text).join('');
}

/** Searches a version as the site does; a query with an arrow searches signatures. */
function search(
  build: Build,
  query: string,
  {name, label}: DocsVersion,
  limit: number,
): Found {
  const {files, types, synonyms} = build.readJson(manifestPath) as Manifest;
  const fileOf = (urls: Manifest['files'], tag: string): string =>
    urls[tag] ?? `assets/search/${tag}.json`;
  const tag = docsTag(name);
  const engine = isTypeQuery(query)
    ? createTypeEngine(build.readJson(fileOf(types, tag)) as TypeIndexFile)
    : createEngine(
        build.readJson(fileOf(files, tag)) as IndexFile,
        build.readJson(fileOf(files, outsideTag)) as IndexFile,
        synonyms,
      );
  const {total, hits, suggestions} = engine.search(query, limit);
  return {
    where: label,
    total,
    suggestions,
    hits: hits.map(({url, trail, heading, signature, snippet}) => ({
      title: [...new Set([...trail, textOf(heading)])].join(' › '),
      url: brand.siteUrl + url,
      lines: [textOf(signature), textOf(snippet)].filter((text) => text !== ''),
    })),
  };
}

/** The tool `search`, with the engine of the site. */
export function docsSearchTool(build: Build): Tool {
  return searchTool({
    description:
      'Searches tutorials and reference of a version. A query with an arrow searches signatures by type: "Tensor, number[] -> Tensor".',
    versions: versionHint,
    search: (query, {limit, version}) =>
      search(build, query, findVersion(version, 'version'), limit),
  });
}
