import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../testing/temporaryFolder';
import {writeWithFolders} from '../testing/writeWithFolders';
import {findMissing} from './findMissing';
import {readExamples} from './readExamples';
import {modelOf} from './testing';

let siteDir = '';

beforeEach(() => {
  siteDir = temporaryFolder();
});

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    writeWithFolders(path.join(siteDir, 'examples', file), text);
  }
}

const tensor = {
  module: 'torchlive/torch',
  name: 'Tensor',
  kind: 'interface',
} as const;
const camera = {module: 'CameraView', name: 'Camera', kind: 'class'} as const;
const older = modelOf('0.2.0', [{...tensor, members: [{name: 'add'}]}]);
const newer = modelOf('0.2.3', [
  {...tensor, members: [{name: 'add'}, {name: 'stride'}, {name: '[index]'}]},
  {...camera, members: [{name: 'flip'}, {name: 'ID', inheritedFrom: []}]},
]);

it('gives each version the examples of what it has, with its overrides', () => {
  write({
    'torchlive_torch/Tensor.add.ts': 'new;',
    'torchlive_torch/0.2.1/Tensor.add.ts': 'old;',
    'torchlive_torch/Tensor.index.ts': '// Also: Tensor.stride\nindex;',
    'cameraview/Camera.tsx': 'camera;',
  });
  const of = (model: typeof older) =>
    readExamples(siteDir, model).map(({id, code, shows}) => [id, code, shows]);
  expect(of(older)).toEqual([
    ['torchlive_torch/Tensor.add', 'old;', ['torchlive_torch/Tensor.add']],
  ]);
  expect(of(newer)).toEqual([
    ['cameraview/Camera', 'camera;', ['cameraview/Camera']],
    ['torchlive_torch/Tensor.add', 'new;', ['torchlive_torch/Tensor.add']],
    [
      'torchlive_torch/Tensor.index',
      'index;',
      ['torchlive_torch/Tensor.index', 'torchlive_torch/Tensor.stride'],
    ],
  ]);
});

it('lists the functions, classes and members without an example', () => {
  expect(findMissing(siteDir, newer)).toEqual([
    'torchlive_torch/Tensor.add',
    'torchlive_torch/Tensor.stride',
    'torchlive_torch/Tensor.index',
    'cameraview/Camera',
    'cameraview/Camera.flip',
  ]);
  write({
    'torchlive_torch/Tensor.add.ts':
      '// Also: Tensor.stride, cameraview/Camera\na;',
  });
  expect(findMissing(siteDir, newer)).toEqual([
    'torchlive_torch/Tensor.index',
    'cameraview/Camera.flip',
  ]);
});
