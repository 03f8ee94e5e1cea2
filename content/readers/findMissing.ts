import {type ApiModel, needsExample, targetsOf} from 'api-versions';
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
