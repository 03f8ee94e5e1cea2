import {outsideTag, type IndexFile} from '../../shared/indexFile';
import {createEngine} from '../engine/createEngine';
import {fetchIndex, fetchManifest} from './fetchIndex';
import {serve} from './serve';

serve(async (baseUrl, tag) => {
  const {files, synonyms} = await fetchManifest(baseUrl);
  const [docs, outside] = await Promise.all([
    fetchIndex<IndexFile>(files, tag),
    fetchIndex<IndexFile>(files, outsideTag),
  ]);
  return createEngine(docs, outside, synonyms);
});
