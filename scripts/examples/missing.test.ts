import path from 'node:path';
import {expect, it} from 'vitest';
import {readModels} from '../generate-api/readModels';
import {findAllMissing} from './findMissing';

it('every function, class and member from 0.2.0 on has an example', async () => {
  const models = (await readModels()).map(({model}) => model);
  const siteDir = path.resolve(import.meta.dirname, '../..');
  expect(findAllMissing(siteDir, models)).toEqual([]);
}, 600_000);
