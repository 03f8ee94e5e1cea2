import {expect, it} from 'vitest';
import {listVersions} from './listVersions';

const version = (name: string, path: string) => ({
  name,
  path,
  mainDocId: 'intro',
  docs: [],
});

const roots = listVersions({
  routes: [
    {path: '/docs', routes: []},
    {path: '/docs/compare/'},
    {path: '/blog'},
    {path: '/api'},
    {path: '*'},
  ],
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {versions: [version('2', '/docs'), version('1', '/docs/1')]},
      api: {versions: [version('current', '/api')]},
    },
  },
});

it.each([
  ['/docs/', {pluginId: 'default', name: '2'}],
  ['/docs', {pluginId: 'default', name: '2'}],
  ['/docs/intro/', {pluginId: 'default', name: '2'}],
  ['/docs/1/intro', {pluginId: 'default', name: '1'}],
  ['/docs/10/intro', {pluginId: 'default', name: '2'}],
  ['/api/intro', {pluginId: 'api', name: 'current'}],
])('%s is a page of a version', (pathname, expected) => {
  const found = roots.find(({path}) => `${pathname}/`.startsWith(path));
  expect(found).toMatchObject(expected);
});

it.each(['/docs/compare/', '/blog/intro', '/'])(
  '%s is a page of none',
  (pathname) => {
    const found = roots.find(({path}) => `${pathname}/`.startsWith(path));
    expect(found?.name).toBeUndefined();
  },
);
