import {expect, it} from 'vitest';
import {frameUrl} from './frameUrl';

it.each([
  [
    {snackId: '@playtorch/nlp-qa-demo', theme: 'light'} as const,
    '/embed/snack/?id=%40playtorch%2Fnlp-qa-demo&theme=light',
  ],
  [
    {publishedPath: '/samples/0.2.3/yolov5/', theme: 'dark'} as const,
    '/embed/snack/?sample=0.2.3%2Fyolov5&theme=dark',
  ],
])('encodes %j', (request, url) => {
  expect(frameUrl(request)).toBe(url);
});

it('leads to a separate origin', () => {
  expect(
    frameUrl({snackId: 'abc', theme: 'dark'}, 'https://embed.example.org'),
  ).toBe('https://embed.example.org/embed/snack/?id=abc&theme=dark');
});
