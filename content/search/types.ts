import {readModels, readSignatures, type Signatures} from 'api-versions';
import {apiOptions} from '../api';

/** The signatures of every docs version, by its name. */
export async function readTypes(): Promise<Map<string, Signatures>> {
  const versions = await readModels(apiOptions);
  return new Map(
    versions.map(({model}) => [model.docsVersion, readSignatures(model)]),
  );
}
