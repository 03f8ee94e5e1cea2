import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {readSiteMap} from './readSiteMap';

const folder = mkdtempSync(path.join(tmpdir(), 'site-map-'));

// As Docusaurus writes them.
const files: Record<string, string> = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '1f1'),
    routes: [
      {
        path: '/docs/a/',
        component: ComponentCreator('/docs/a/', 'c27'),
        exact: true,
        sidebar: "api"
      },
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/docs/-1f1': {__comp: '5e', __context: {plugin: 'ab'}},
    '/docs/a/-c27': {__comp: '17', content: '46'},
  }),
  'registry.js': `export default {
  "46": [() => import(/* webpackChunkName: "46" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],};
`,
  'globalData.json': '{"other":{"default":1}}',
};

beforeEach(() => {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

it('reads what Docusaurus generates', () => {
  expect(readSiteMap(folder)).toEqual({
    routes: [
      {
        path: '/docs/',
        chunks: {__comp: '5e', __context: {plugin: 'ab'}},
        routes: [
          {
            path: '/docs/a/',
            chunks: {__comp: '17', content: '46'},
            exact: true,
            sidebar: 'api',
          },
        ],
      },
      {path: '*'},
    ],
    modules: {46: '@site/docs/a.mdx'},
    globalData: {other: {default: 1}},
  });
});

it.each([
  ['routes.js', 'module.exports = [];', /routes\.js: is not the module/],
  ['registry.js', 'export default {', /registry\.js: is not the module/],
  ['routesChunkNames.json', '{}', /no "\/docs\/a\/-c27"|no "\/docs\/-1f1"/],
])('fails on an unexpected %s', (name, content, message) => {
  writeFileSync(path.join(folder, name), content);
  expect(() => readSiteMap(folder)).toThrow(message);
});
