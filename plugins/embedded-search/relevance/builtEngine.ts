import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../client/engine/createEngine';
import {
  docsTag,
  outsideTag,
  type IndexFile,
  type Manifest,
} from '../shared/indexFile';
import {manifestPath} from '../shared/manifestPath';

const build = path.resolve('build');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(build, file), 'utf8'));
}

/** Where the indexes are, and the synonyms. */
export const {files, synonyms} = read(manifestPath) as Manifest;

const engines = new Map<string, Engine>();

/** The indexes that the browser loads, by search tag. */
export function builtIndexes(): [tag: string, index: IndexFile][] {
  return Object.entries(files).map(([tag, file]) => [
    tag,
    read(file) as IndexFile,
  ]);
}

/** The engine of a version, from the files that the browser loads. */
export function builtEngine(version: string): Engine {
  const known = engines.get(version);
  if (known !== undefined) {
    return known;
  }
  const engine = createEngine(
    read(files[docsTag(version)] ?? '') as IndexFile,
    read(files[outsideTag] ?? '') as IndexFile,
    synonyms,
  );
  engines.set(version, engine);
  return engine;
}
