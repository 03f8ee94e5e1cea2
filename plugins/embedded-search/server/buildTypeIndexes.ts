import {readModels} from '../../../scripts/generate-api/readModels';
import {docsTag, type IndexFile} from '../shared/indexFile';
import type {TypeIndexFile} from '../shared/typeIndex';
import {buildTypeIndex} from './buildTypeIndex';

/** The signatures of every docs version that is indexed, by search tag. */
export async function buildTypeIndexes(
  indexes: ReadonlyMap<string, IndexFile>,
): Promise<Map<string, TypeIndexFile>> {
  const models = (await readModels()).map(({model}) => model);
  return new Map(
    models.flatMap((model): [string, TypeIndexFile][] => {
      const tag = docsTag(model.docsVersion);
      const pages = indexes.get(tag)?.pages;
      return pages === undefined
        ? []
        : [
            [
              tag,
              buildTypeIndex(
                model,
                new Map(pages.map(({path, title}) => [path, title])),
              ),
            ],
          ];
    }),
  );
}
