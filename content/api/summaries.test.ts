import {beforeAll, describe, expect, it} from 'vitest';
import {type ApiModel, readModels} from 'api-versions';
import {apiOptions} from '../../config/apiOptions';
import {summaries} from './summaries';

let models: readonly ApiModel[];

beforeAll(async () => {
  models = (await readModels(apiOptions)).map(({model}) => model);
}, 600_000);

/** Everything that words can be about, with what the package says of it. */
function targetsOf({modules}: ApiModel): Map<string, string> {
  return new Map(
    modules.flatMap((module) => [
      [module.name, module.doc.summary] as const,
      ...module.symbols.flatMap((symbol) => [
        [`${module.name}:${symbol.name}`, symbol.doc.summary] as const,
        ...symbol.members.map(
          (member) =>
            [
              `${module.name}:${symbol.name}.${member.name}`,
              member.doc.summary,
            ] as const,
        ),
      ]),
    ]),
  );
}

describe('summaries', () => {
  it('are about what some version leaves without a comment', () => {
    const silent = new Set(
      models.flatMap((model) =>
        [...targetsOf(model)]
          .filter(([, said]) => said === '')
          .map(([key]) => key),
      ),
    );
    expect(Object.keys(summaries).filter((key) => !silent.has(key))).toEqual(
      [],
    );
  });

  it('leave no module and no symbol without a sentence', () => {
    const missing = models.flatMap((model) =>
      [...targetsOf(model)].filter(
        ([key, said]) =>
          said === '' && !key.includes('[index]') && !(key in summaries),
      ),
    );
    expect(missing).toEqual([]);
  });
});
