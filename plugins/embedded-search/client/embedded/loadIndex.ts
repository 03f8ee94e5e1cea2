import {
  outsideTag,
  type IndexFile,
  type Manifest,
} from '../../shared/indexFile';
import {manifestPath} from '../../shared/manifestPath';
import type {TypeIndexFile} from '../../shared/typeIndex';
import {createEngine, type Engine} from '../engine/createEngine';

const format = 1;

async function fetchJson<T extends {format: number}>(
  url: string,
  cache: RequestCache,
): Promise<T> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}. Try again later.`);
  }
  const content = (await response.json()) as T | null;
  if (content?.format !== format) {
    throw new Error(
      `${url} is not a search index of format ${format}. Reload the page.`,
    );
  }
  return content;
}

function fetchManifest(baseUrl: string): Promise<Manifest> {
  return fetchJson<Manifest>(`${baseUrl}${manifestPath}`, 'no-cache');
}

async function fetchIndex<T extends IndexFile | TypeIndexFile>(
  files: Record<string, string>,
  tag: string,
): Promise<T> {
  const url = files[tag];
  if (url === undefined) {
    throw new Error(`no search index for "${tag}". Build the site again.`);
  }
  return fetchJson<T>(url, 'default');
}

/** Fetches the index of a docs version and creates an engine. */
export async function loadIndex(baseUrl: string, tag: string): Promise<Engine> {
  const {files, synonyms} = await fetchManifest(baseUrl);
  const [docs, outside] = await Promise.all([
    fetchIndex<IndexFile>(files, tag),
    fetchIndex<IndexFile>(files, outsideTag),
  ]);
  return createEngine(docs, outside, synonyms);
}

/** Fetches the signatures of a docs version and creates an engine that finds them by type. */
export async function loadTypeIndex(
  baseUrl: string,
  tag: string,
): Promise<Engine> {
  const [{types}, {createTypeEngine}] = await Promise.all([
    fetchManifest(baseUrl),
    // Few readers search by type.
    import('../types/createTypeEngine'),
  ]);
  return createTypeEngine(await fetchIndex<TypeIndexFile>(types, tag));
}
