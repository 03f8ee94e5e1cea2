import {expect, it} from 'vitest';
import {createCleanPath} from './cleanPath';

const cleanPath = createCleanPath({
  kept: ['/item/(?:[a-z0-9]+|@[^/]+/[^/.]+)/?'],
  trailingSlash: true,
});

it.each([
  ['/faq.html', '/faq/'],
  ['/faq/index.html', '/faq/'],
  ['/faq/index', '/faq/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/item/abc123/index', '/item/abc123/'],
  ['/item/abc123.html', '/item/abc123/'],
  ['/docs/0.1/api/core.html', '/docs/0.1/api/core/'],
  [
    '/docs/api/core/classes/cameraview.camera.html',
    '/docs/api/core/classes/cameraview.camera/',
  ],
  // A browser would take the first name for a host.
  ['//x.html', '/x/'],
  ['//x/index', '/x/'],
  ['///evil.test/x', '/evil.test/x'],
  ['/\\evil.test/x.html', '/evil.test/x/'],
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
  ['/item/@owner/index/'],
  ['/item/@owner/index'],
  ['/html'],
  ['/docs/api/core/classes/cameraview.camera/'],
  ['/index.html/faq/'],
])('%s stays', (pathname) => {
  expect(cleanPath(pathname)).toBe(pathname);
});

it.each([
  ['/faq.html', '/faq'],
  ['/faq/index.html', '/faq'],
  ['/index.html', '/'],
])('%s becomes %s on a site without trailing slashes', (pathname, clean) => {
  const withoutSlash = createCleanPath({kept: [], trailingSlash: false});
  expect(withoutSlash(pathname)).toBe(clean);
});
