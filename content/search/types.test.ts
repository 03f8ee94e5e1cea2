import {beforeAll, expect, it} from 'vitest';
import type {Signatures} from 'api-versions';
import {apiOptions} from '../../config/apiOptions';
import {readTypes} from './types';

/** The package is read with TypeDoc, unless the cache has it. */
const timeout = 600_000;

let signatures: Signatures['signatures'] = [];

beforeAll(async () => {
  signatures = (await readTypes(apiOptions)).get('0.2.3')?.signatures ?? [];
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
