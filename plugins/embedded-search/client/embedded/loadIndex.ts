import {outsideTag, type IndexFile} from '../../shared/indexFile';
import {createEngine, type Engine} from '../engine/createEngine';
import {fetchIndex, fetchManifest} from './fetchIndex';

/** Fetches the index of a docs version and creates an engine. */
export async function loadIndex(baseUrl: string, tag: string): Promise<Engine> {
  const {files, synonyms} = await fetchManifest(baseUrl);
  const [docs, outside] = await Promise.all([
    fetchIndex<IndexFile>(files, tag),
    fetchIndex<IndexFile>(files, outsideTag),
  ]);
  return createEngine(docs, outside, synonyms);
}
