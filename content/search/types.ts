import {
  type ApiOptions,
  readModels,
  readSignatures,
  type Signatures,
} from 'api-versions';

/** The signatures of every docs version, by its name. */
export async function readTypes(
  api: ApiOptions,
): Promise<Map<string, Signatures>> {
  const versions = await readModels(api);
  return new Map(
    versions.map(({model}) => [model.docsVersion, readSignatures(model)]),
  );
}
