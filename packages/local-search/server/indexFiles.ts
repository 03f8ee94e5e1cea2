import {createHash} from 'node:crypto';
import type {IndexFile, Manifest} from '../shared/indexFile';
import {manifestPath} from '../shared/manifestPath';
import type {TypeIndexFile} from '../shared/typeIndex';

/** Below the folder that hosts cache forever. */
export const indexFolder = 'assets/search';

/** A file and its path in the build. */
type OutputFile = {path: string; content: string};

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A file with a hash in its name, and the search tag that it belongs to. */
function hashed(
  [tag, index]: readonly [string, IndexFile | TypeIndexFile],
  prefix = '',
): OutputFile & {tag: string} {
  const content = JSON.stringify(index);
  const path = `${indexFolder}/${prefix}${tag}.${hashOf(content)}.json`;
  return {tag, path, content};
}

/** Gives each index a name with a hash and lists them in the manifest, which is revalidated. */
export function indexFiles(
  indexes: ReadonlyMap<string, IndexFile>,
  typeIndexes: ReadonlyMap<string, TypeIndexFile>,
  {baseUrl, synonyms}: Pick<Manifest, 'synonyms'> & {baseUrl: string},
): OutputFile[] {
  const files = [...indexes].map((entry) => hashed(entry));
  const types = [...typeIndexes].map((entry) => hashed(entry, 'types-'));
  const urls = (list: typeof files) =>
    Object.fromEntries(list.map(({tag, path}) => [tag, `${baseUrl}${path}`]));
  const manifest: Manifest = {
    format: 1,
    files: urls(files),
    types: urls(types),
    synonyms,
  };
  return [
    ...files,
    ...types,
    {path: manifestPath, content: JSON.stringify(manifest)},
  ];
}
