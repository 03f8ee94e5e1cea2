import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createEngine,
  docsTag,
  manifestPath,
  outsideTag,
  type Engine,
  type IndexFile,
  type Manifest,
} from 'local-search/engine';

/** Reads a JSON file of the build. */
export function readBuilt(file: string): unknown {
  return JSON.parse(readFileSync(path.join('build', file), 'utf8'));
}

/** Where the indexes are, and the synonyms. */
export const {files, types, synonyms} = readBuilt(manifestPath) as Manifest;

const engines = new Map<string, Engine>();

/** The index of a search tag, as the browser loads it. */
export function builtIndex(tag: string): IndexFile {
  return readBuilt(files[tag] ?? '') as IndexFile;
}

/** The engine of a version, from the files that the browser loads. */
export function builtEngine(version: string): Engine {
  const engine =
    engines.get(version) ??
    createEngine(
      builtIndex(docsTag(version)),
      builtIndex(outsideTag),
      synonyms,
    );
  engines.set(version, engine);
  return engine;
}
