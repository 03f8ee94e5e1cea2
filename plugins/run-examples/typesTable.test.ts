import {beforeAll, expect, it} from 'vitest';
import {readModels} from 'api-versions';
import {apiOptions} from '../../config/apiOptions';
import type {TypesTable} from 'run-in-page';
import {typesTable} from './typesTable';

const tables = new Map<string, TypesTable>();

beforeAll(async () => {
  for (const {info, model} of await readModels(apiOptions)) {
    tables.set(info.packageVersion, typesTable(model));
  }
}, 120_000);

it('has what each release exports', () => {
  expect(Object.keys(tables.get('0.1.3')?.exports ?? {})).not.toContain(
    'torch',
  );
  for (const release of ['0.2.0', '0.2.1', '0.2.3', '0.2.4']) {
    const {exports = {}, types = {}} = tables.get(release) ?? {};
    expect(exports.torch?.type).toBe('Torch');
    expect(types.Torch?.rand).toEqual({
      detail: '(size, options?): Tensor',
      type: 'Tensor',
    });
  }
});

it.each([
  ['Tensor', 'topk', '[Tensor, Tensor]'],
  ['Tensor', '[]', 'Tensor'],
  ['Tensor', 'shape', 'number[]'],
  ['Transforms', 'resize', 'Transform'],
  ['Transform', '()', 'Tensor'],
  ['ImageUtil', 'fromURL', 'Promise<Image>'],
  ['text', 'WordPieceTokenizer', 'typeof WordPieceTokenizer'],
  ['Blob', 'size', 'number'],
])('knows the type of %s.%s', (type, member, result) => {
  expect(tables.get('0.2.3')?.types[type]?.[member]?.type).toBe(result);
});
