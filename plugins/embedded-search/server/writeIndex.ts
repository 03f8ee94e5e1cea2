import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexFile, Manifest} from '../shared/indexFile';
import {manifestPath} from '../shared/manifestPath';

/** Below the folder that hosts cache forever. */
const folder = 'assets/search';

/** A file and its path in the build. */
type OutputFile = {path: string; content: string};

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Gives each index a name with a hash and lists them in the manifest, which is revalidated. */
export function indexFiles(
  indexes: Map<string, IndexFile>,
  {baseUrl, synonyms}: Pick<Manifest, 'synonyms'> & {baseUrl: string},
): OutputFile[] {
  const files = [...indexes].map(([tag, index]) => {
    const content = JSON.stringify(index);
    return {tag, path: `${folder}/${tag}.${hashOf(content)}.json`, content};
  });
  const manifest: Manifest = {
    format: 1,
    files: Object.fromEntries(
      files.map(({tag, path: file}) => [tag, `${baseUrl}${file}`]),
    ),
    synonyms,
  };
  return [...files, {path: manifestPath, content: JSON.stringify(manifest)}];
}

/** Writes files into the build. */
export async function writeFiles(
  outDir: string,
  files: OutputFile[],
): Promise<void> {
  for (const {path: file, content} of files) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}
