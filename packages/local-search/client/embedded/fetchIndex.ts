import type {IndexFile, Manifest} from '../../shared/indexFile';
import {manifestPath} from '../../shared/manifestPath';
import type {TypeIndexFile} from '../../shared/typeIndex';

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

/** Fetches the list of index files. */
export function fetchManifest(baseUrl: string): Promise<Manifest> {
  return fetchJson<Manifest>(`${baseUrl}${manifestPath}`, 'no-cache');
}

/** Fetches one of them. */
export async function fetchIndex<T extends IndexFile | TypeIndexFile>(
  files: Record<string, string>,
  tag: string,
): Promise<T> {
  const url = files[tag];
  if (url === undefined) {
    throw new Error(`no search index for "${tag}". Build the site again.`);
  }
  return fetchJson<T>(url, 'default');
}
