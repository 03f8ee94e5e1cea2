import {readModels, summaryTargets} from 'api-versions';
import {expect, it} from 'vitest';
import {apiOptions} from '../../config/apiOptions';
import {summaries} from './summaries';

it('no module and no symbol is without a sentence', async () => {
  const versions = await readModels(apiOptions);
  const missing = versions.flatMap(({model}) =>
    [...summaryTargets(model)].filter(
      ([key, said]) =>
        said === '' && !key.includes('[index]') && !(key in summaries),
    ),
  );
  expect(missing).toEqual([]);
}, 600_000);
