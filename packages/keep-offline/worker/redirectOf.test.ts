import {expect, it} from 'vitest';
import {redirectOf} from './redirectOf';

const tables = {
  redirects: [
    {from: '/tutorials/', to: '/docs/tutorials/get-started/'},
    {from: '/docs/2.0/', to: '/docs/tutorials/get-started/'},
    {from: '/chat/', to: 'https://chat.example/'},
  ],
  folderRedirects: [{from: '/docs/2.0/', to: '/docs/'}],
};
const pages = new Set(['/', '/faq/', '/index/', '/docs/install']);

it.each([
  ['/faq', '/faq/'],
  ['/faq.html', '/faq/'],
  ['/faq/index', '/faq/'],
  ['/faq/index.html', '/faq/'],
  ['/index.html', '/'],
  ['/index', '/'],
  // A site without final slashes.
  ['/docs/install/', '/docs/install'],
  ['/docs/install.html', '/docs/install'],
  ['/tutorials', '/docs/tutorials/get-started/'],
  ['/tutorials/', '/docs/tutorials/get-started/'],
  ['/tutorials.html', '/docs/tutorials/get-started/'],
  ['/docs/2.0/', '/docs/tutorials/get-started/'],
  ['/docs/2.0/api', '/docs/api'],
  ['/docs/2.0/a/b.html', '/docs/a/b.html'],
  ['/chat', 'https://chat.example/'],
])('%s leads to %s', (pathname, target) => {
  expect(redirectOf(pathname, (page) => pages.has(page), tables)).toBe(target);
});

it.each(['/missing', '/missing/', '/faq/index/', '/faq/x', '/docs/2.0.1/api'])(
  '%s leads nowhere',
  (pathname) => {
    expect(
      redirectOf(pathname, (page) => pages.has(page), tables),
    ).toBeUndefined();
  },
);
