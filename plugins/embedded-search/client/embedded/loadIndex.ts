import {
  outsideTag,
  type IndexFile,
  type Manifest,
} from '../../shared/indexFile';
import {manifestPath} from '../../shared/manifestPath';
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

async function fetchIndex(manifest: Manifest, tag: string): Promise<IndexFile> {
  const url = manifest.files[tag];
  if (url === undefined) {
    throw new Error(`no search index for "${tag}". Build the site again.`);
  }
  return fetchJson<IndexFile>(url, 'default');
}

/** Fetches the index of a docs version and creates an engine. */
export async function loadIndex(baseUrl: string, tag: string): Promise<Engine> {
  const manifest = await fetchJson<Manifest>(
    `${baseUrl}${manifestPath}`,
    'no-cache',
  );
  const [docs, outside] = await Promise.all([
    fetchIndex(manifest, tag),
    fetchIndex(manifest, outsideTag),
  ]);
  return createEngine(docs, outside, manifest.synonyms);
}
