import path from 'node:path';
import {expect, it} from 'vitest';
import {readModels} from 'api-versions';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {findMissing} from './findMissing';
import {apiOptions} from '../../config/apiOptions';
import {modelOf} from './testing';

it('lists the functions, classes and members without an example', () => {
  const siteDir = temporaryFolder();
  const model = modelOf('0.2.3', [
    {
      module: 'torchlive/torch',
      name: 'Tensor',
      kind: 'interface',
      members: [{name: 'add'}, {name: 'stride'}, {name: '[index]'}],
    },
    {
      module: 'CameraView',
      name: 'Camera',
      kind: 'class',
      members: [{name: 'flip'}, {name: 'ID', inheritedFrom: []}],
    },
  ]);
  expect(findMissing(siteDir, model)).toEqual([
    'torchlive_torch/Tensor.add',
    'torchlive_torch/Tensor.stride',
    'torchlive_torch/Tensor.index',
    'cameraview/Camera',
    'cameraview/Camera.flip',
  ]);
  writeWithFolders(
    path.join(siteDir, 'content/examples/torchlive_torch/Tensor.add.ts'),
    '// Also: Tensor.stride, cameraview/Camera\na;',
  );
  expect(findMissing(siteDir, model)).toEqual([
    'torchlive_torch/Tensor.index',
    'cameraview/Camera.flip',
  ]);
});

// 0.1 has only what it shares with later versions.
it('every function, class and member from 0.2.0 on has an example', async () => {
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const missing = (await readModels(apiOptions))
    .filter(({model}) => model.docsVersion !== '0.1')
    .flatMap(({model}) => findMissing(siteDir, model));
  expect([...new Set(missing)]).toEqual([]);
}, 600_000);
