import {brand} from '../../../config/brand';
import type {DocsVersion} from '../../../config/versions';
import {createEngine} from '../../../plugins/embedded-search/client/engine/createEngine';
import type {
  Hit,
  Part,
} from '../../../plugins/embedded-search/client/SearchProvider';
import {createTypeEngine} from '../../../plugins/embedded-search/client/types/createTypeEngine';
import {isTypeQuery} from '../../../plugins/embedded-search/client/types/isTypeQuery';
import {
  docsTag,
  outsideTag,
  type IndexFile,
  type Manifest,
} from '../../../plugins/embedded-search/shared/indexFile';
import {manifestPath} from '../../../plugins/embedded-search/shared/manifestPath';
import type {TypeIndexFile} from '../../../plugins/embedded-search/shared/typeIndex';
import type {Build} from '../Build';

function textOf(parts: readonly Part[] = []): string {
  return parts.map(({text}) => text).join('');
}

function describe({url, trail, heading, signature, snippet}: Hit): string {
  const title = [...new Set([...trail, textOf(heading)])].join(' › ');
  return [
    `- [${title}](${brand.siteUrl}${url})`,
    ...[textOf(signature), textOf(snippet)]
      .filter((text) => text !== '')
      .map((text) => `  ${text}`),
  ].join('\n');
}

/** Searches a version as the site does; a query with an arrow searches signatures. */
export function search(
  build: Build,
  query: string,
  {name, label}: DocsVersion,
  limit: number,
): string {
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
  if (total === 0) {
    const others =
      suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : '';
    return `${label} has nothing about "${query}".${others}`;
  }
  return [
    `${hits.length} of ${total} results in ${label}:`,
    '',
    ...hits.map(describe),
  ].join('\n');
}
