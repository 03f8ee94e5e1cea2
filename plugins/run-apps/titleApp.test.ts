import {expect, it} from 'vitest';
import {titleApp} from './titleApp';

it.each([
  ['samples/yolov5', ['Detect objects'], 'Detect objects'],
  [
    'samples/steps/image-classification/1-camera',
    ['Classify images'],
    'Classify images, step 1: camera',
  ],
  [
    'samples/mnist-digit-classification/3-guess.tsx',
    ['Read handwritten digits'],
    'Read handwritten digits, step 3: guess',
  ],
  ['samples/hello-tensor', ['Get started', 'Set up'], 'Hello tensor'],
  ['samples/astro-bird', [], 'Astro bird'],
])('%s on the pages %j is called %s', (sample, pages, title) => {
  expect(titleApp(sample, new Set(pages))).toBe(title);
});
