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
