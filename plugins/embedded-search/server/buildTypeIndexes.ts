import {readModels} from '../../../scripts/generate-api/readModels';
import {docsTag, type IndexFile} from '../shared/indexFile';
import type {TypeIndexFile} from '../shared/typeIndex';
import {buildTypeIndex} from './buildTypeIndex';

/** The signatures of every docs version whose reference is indexed, by search tag. */
export async function buildTypeIndexes(
  indexes: ReadonlyMap<string, IndexFile>,
): Promise<Map<string, TypeIndexFile>> {
  const models = (await readModels()).map(({model}) => model);
  return new Map(
    models.flatMap((model): [string, TypeIndexFile][] => {
      const tag = docsTag(model.docsVersion);
      const titles = new Map(
        indexes.get(tag)?.pages.map(({path, title}) => [path, title]),
      );
      // A site without the reference, such as the tests', has words to search but no types.
      return model.modules.some(({href}) => titles.has(href))
        ? [[tag, buildTypeIndex(model, titles)]]
        : [];
    }),
  );
}
