import {beforeAll, expect, it} from 'vitest';
import {readModels} from '../../../scripts/generate-api/readModels';
import type {Signature} from '../shared/typeIndex';
import {buildTypeIndex} from './buildTypeIndex';

/** The package is read with TypeDoc, unless the cache has it. */
const timeout = 600_000;

/** Every page is called after its path. */
const titles = {get: (path: string) => path} as ReadonlyMap<string, string>;

let signatures: Signature[] = [];

beforeAll(async () => {
  const versions = await readModels();
  const latest = versions.find(({info}) => info.docsVersion === '0.2.3');
  signatures = latest ? buildTypeIndex(latest.model, titles).signatures : [];
}, timeout);

const self = 'Tensor';

it('functions of one object are not members of its type', () => {
  expect(signatures.find(({name}) => name === 'Torch.cat')).not.toHaveProperty(
    'self',
  );
});

it.each([
  [
    'Tensor.stride',
    [
      {self, parameters: [], returns: 'number[]'},
      {self, parameters: ['number'], returns: 'number'},
    ],
  ],
  ['Torch.cat', [{parameters: ['Tensor[]', '{dim?: number}?']}]],
  ['Tensor.shape', [{kind: 'property', parameters: [], returns: 'number[]'}]],
  ['Tensor.[index]', [{parameters: ['number'], returns: 'Tensor'}]],
  ['Module.forward', [{parameters: ['IValue?'], generics: {Out: 'IValue'}}]],
  ['Media.imageFromBlob', [{isDeprecated: true}]],
] satisfies [string, object[]][])('reads %s', (name, expected) => {
  expect(signatures.filter((found) => found.name === name)).toMatchObject(
    expected,
  );
});
