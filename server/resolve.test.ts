import {describe, expect, it} from 'vitest';
import {links} from '../config/brand';
import {latestVersion} from '../config/versions';
import {resolve} from './resolve';
import {toSiteFiles} from './siteFiles';

const files = toSiteFiles([
  'index.html',
  'index.html.br',
  '404.html',
  'faq/index.html',
  'snack/index.html',
  'expo/index.html',
  'docs/tutorials/get-started/index.html',
  'docs/api/core/classes/cameraview.camera/index.html',
  'img/mark.svg',
  'google1234.html',
  '_redirects',
]);

const camera = '/docs/api/core/classes/cameraview.camera';

describe('resolve', () => {
  it.each([
    ['/', '/index.html'],
    ['/?q=1', '/index.html'],
    ['/faq/', '/faq/index.html'],
    ['/%66aq/', '/faq/index.html'],
    [`${camera}/`, `${camera}/index.html`],
    ['/img/mark.svg', '/img/mark.svg'],
    ['/google1234.html', '/google1234.html'],
    ['/snack/abc/', '/snack/index.html'],
    ['/expo/@owner/a-b_c+d/', '/expo/index.html'],
    ['/snack/%40owner/name/', '/snack/index.html'],
  ])('serves %s', (target, file) => {
    expect(resolve(target, files)).toEqual({kind: 'file', status: 200, file});
  });

  it.each([
    ['/faq', 301, '/faq/'],
    ['/faq?a=b?c', 301, '/faq/?a=b?c'],
    ['/faq.html', 301, '/faq/'],
    ['/faq/index', 301, '/faq/'],
    ['/faq/index.html', 301, '/faq/'],
    ['/index.html', 301, '/'],
    [camera, 301, `${camera}/`],
    [`${camera}.html`, 301, `${camera}/`],
    [`${camera}/index.html`, 301, `${camera}/`],
    ['/snack/abc', 301, '/snack/abc/'],
    ['/docs/index.html', 302, '/docs/tutorials/get-started/'],
    ['/snack/abc123/index.html', 301, '/snack/abc123/'],
    ['/tutorials', 301, '/docs/tutorials/get-started/'],
    ['/docs', 302, '/docs/tutorials/get-started/'],
    [`/docs/${latestVersion}`, 302, '/docs/tutorials/get-started/'],
    [`/docs/${latestVersion}/a/b%20c?d=e`, 302, '/docs/a/b%20c?d=e'],
  ])('redirects %s', (target, status, location) => {
    expect(resolve(target, files)).toEqual({
      kind: 'redirect',
      status,
      location,
    });
  });

  it('adds a query to a target that has one', () => {
    expect(resolve('/snack/?a=1', files)).toEqual({
      kind: 'redirect',
      status: 302,
      location: `${links.starterSnack}&a=1`,
    });
  });

  it.each([
    '/nope',
    '/nope/',
    '/img',
    '/img/',
    '/img/mark.svg/',
    '/404.html',
    '/404',
    '/index.html.br',
    '/_redirects',
    '//faq/',
    '/faq//',
    '/snack/a/b/',
    '/snack/a.b/',
    '/snack/@owner/',
    `/snack/${'a'.repeat(101)}/`,
    '/.well-known/none',
    '/%3F',
  ])('finds nothing at %s', (target) => {
    expect(resolve(target, files)).toEqual({
      kind: 'file',
      status: 404,
      file: '/404.html',
    });
  });

  it.each([
    '',
    '*',
    'faq/',
    '/..',
    '/../faq/',
    '/./',
    '/a/%2E%2e/faq/',
    '/%2ffaq/',
    '/faq%5c',
    '/faq\\',
    '/%00',
    '/a%0Ab',
    '/%7f',
    '/%',
    '/%4',
    '/%zz',
    '/%ff',
    '/#faq',
    '/a b',
  ])('refuses %j', (target) => {
    expect(resolve(target, files)).toEqual({kind: 'malformed'});
  });

  it('allows in a query what a path may not contain', () => {
    expect(resolve('/faq/?q=../%2f%00', files)).toMatchObject({status: 200});
  });
});
