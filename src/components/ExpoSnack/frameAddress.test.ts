import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {snackIdPattern} from '@site/src/data/snackId';
import {frameAddress} from './frameAddress';

const frameScript = readFileSync(
  path.join(import.meta.dirname, '../../../static/embed/snack/frame.js'),
  'utf8',
);

it.each([
  [
    {snackId: '@playtorch/nlp-qa-demo', theme: 'light'} as const,
    '/embed/snack/?id=%40playtorch%2Fnlp-qa-demo&theme=light',
  ],
  [
    {publishedPath: '/samples/0.2.3/yolov5/', theme: 'dark'} as const,
    '/embed/snack/?sample=0.2.3%2Fyolov5&theme=dark',
  ],
])('asks the frame document for %j', (request, address) => {
  expect(frameAddress(request)).toBe(address);
});

it('lets the frame document check ids as the rest of the site does', () => {
  expect(frameScript).toContain(`/^${snackIdPattern.replaceAll('/', '\\/')}$/`);
});
