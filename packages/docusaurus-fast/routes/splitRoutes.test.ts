import {expect, it} from 'vitest';
import type {RouteData} from './siteMap';
import {splitRoutes} from './splitRoutes';

const modules = {
  root: '@theme/DocsRoot',
  version: '@theme/DocVersionRoot',
  page: '@theme/DocItem',
};

const version = (path: string): RouteData => ({
  path,
  chunks: {__comp: 'version', __props: `props of ${path}`},
  routes: [{path: `${path}start/`, chunks: {__comp: 'page'}, exact: true}],
});

const docs = (path: string, ...routes: RouteData[]): RouteData => ({
  path,
  chunks: {__comp: 'root'},
  routes,
});

const community = {path: '/community/', chunks: {__comp: 'page'}, exact: true};
const compare = {
  path: '/docs/compare/',
  chunks: {__comp: 'page'},
  exact: true,
};
const home = {path: '/', chunks: {__comp: 'page'}, exact: true};
const notFound = {path: '*'};

it.each([
  [
    'versions of the docs and pages outside',
    [
      community,
      docs('/docs/', version('/docs/0.1/'), version('/docs/')),
      notFound,
    ],
    [docs('/docs/', {path: '/docs/0.1/'}, {path: '/docs/'}), {path: '/'}],
    [
      version('/docs/0.1/'),
      version('/docs/'),
      {path: '/', routes: [community, notFound]},
    ],
  ],
  [
    'a page of another plugin below the docs',
    [compare, docs('/docs/', version('/docs/')), notFound],
    [{path: '/docs/compare/'}, docs('/docs/', {path: '/docs/'}), {path: '/'}],
    [
      {path: '/docs/compare/', routes: [compare, notFound]},
      version('/docs/'),
      {path: '/', routes: [notFound]},
    ],
  ],
  [
    'two docs',
    [
      docs('/docs/', version('/docs/')),
      docs('/guide/', version('/guide/')),
      notFound,
    ],
    [
      docs('/docs/', {path: '/docs/'}),
      docs('/guide/', {path: '/guide/'}),
      {path: '/'},
    ],
    [version('/docs/'), version('/guide/'), {path: '/', routes: [notFound]}],
  ],
  [
    'a home page and no docs',
    [community, home, notFound],
    [home, {path: '/'}],
    [{path: '/', routes: [community, notFound]}],
  ],
])('splits %s', (_what, routes, shell, parts) => {
  expect(splitRoutes({routes, modules})).toEqual({shell, parts});
});
