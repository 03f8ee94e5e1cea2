import {emptyIndex, outsideTag, type IndexFile} from '../../shared/indexFile';
import {createEngine} from '../engine/createEngine';
import {fetchIndex, fetchManifest} from './fetchIndex';
import {serve} from './serve';

serve(async (baseUrl, tag) => {
  const {files, synonyms} = await fetchManifest(baseUrl);
  const [outside, docs] = await Promise.all(
    [...new Set([outsideTag, tag])].map((each) =>
      fetchIndex<IndexFile>(files, each),
    ),
  );
  return createEngine(docs ?? emptyIndex, outside ?? emptyIndex, synonyms);
});
