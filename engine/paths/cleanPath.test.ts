import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

it.each([
  ['/faq.html', '/faq/'],
  ['/faq/index.html', '/faq/'],
  ['/faq/index', '/faq/'],
  ['/faq/index/', '/faq/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs/0.1/api/core.html', '/docs/0.1/api/core/'],
  [
    '/docs/api/core/classes/cameraview.camera.html',
    '/docs/api/core/classes/cameraview.camera/',
  ],
])('%s becomes %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});

it.each([
  ['/'],
  ['/faq/'],
  ['/faq'],
  ['/reindex/'],
  ['/html'],
  ['/docs/api/core/classes/cameraview.camera/'],
  ['/index.html/faq/'],
])('%s stays', (pathname) => {
  expect(cleanPath(pathname)).toBe(pathname);
});
