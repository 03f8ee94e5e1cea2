import {expect, it} from 'vitest';
import {modelGroup} from './files';

it.each([
  ['/assets/files/yolo-de699edd.ptl', true],
  ['/assets/files/BERTVocab-6adcf207.json', true],
  ['/assets/files/digits-fe162cf9.bin', false],
  ['/assets/files/drawing-7112544c.txt', false],
  ['/assets/js/yolo-de699edd.ptl', false],
])('%s is a model: %s', (file, expected) => {
  expect(modelGroup.pick([file], 'build')).toEqual(expected ? [file] : []);
});
