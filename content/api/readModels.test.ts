import {expect, it} from 'vitest';
import {docsVersions} from '../site/versions';
import {apiOptions} from '../../config/apiOptions';
import {readModels} from 'api-versions';

it('reads each package once, and then from the cache', async () => {
  const first = await readModels(apiOptions);
  const lines: string[] = [];
  const second = await readModels(apiOptions, (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(second).toEqual(first);
  expect(second.map(({model}) => model.docsVersion)).toEqual(
    docsVersions.map(({name}) => name).toReversed(),
  );
}, 600_000);
