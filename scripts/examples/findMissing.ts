import type {ApiModel} from '../generate-api/model/types';
import {needsExample, targetsOf} from './exampleIds';
import {readExamples} from './readExamples';

/** What a version has without an example. */
export function findMissing(siteDir: string, model: ApiModel): string[] {
  const shown = new Set(
    readExamples(siteDir, model).flatMap(({shows}) => shows),
  );
  return [...targetsOf(model)]
    .filter(([id, target]) => needsExample(target) && !shown.has(id))
    .map(([id]) => id);
}

/** What versions from 0.2.0 on have without an example; 0.1 has only what it shares with them. */
export function findAllMissing(
  siteDir: string,
  models: readonly ApiModel[],
): string[] {
  const missing = models
    .filter(({docsVersion}) => docsVersion !== '0.1')
    .flatMap((model) => findMissing(siteDir, model));
  return [...new Set(missing)].sort();
}
