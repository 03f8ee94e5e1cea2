import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

it.each([
  ['/faq.html', '/faq/'],
  ['/faq/index.html', '/faq/'],
  ['/faq/index', '/faq/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/snack/abc123/index', '/snack/abc123/'],
  ['/snack/abc123.html', '/snack/abc123/'],
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
  // Not found on the server either.
  ['/faq/index/'],
  ['/reindex/'],
  ['/snack/@playtorch/index/'],
  ['/expo/@playtorch/index'],
  ['/html'],
  ['/docs/api/core/classes/cameraview.camera/'],
  ['/index.html/faq/'],
])('%s stays', (pathname) => {
  expect(cleanPath(pathname)).toBe(pathname);
});
