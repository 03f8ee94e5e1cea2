import type {HtmlTagObject, LoadContext, Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {PartOptions} from '../options';
import security from '.';

const context = {
  baseUrl: '/base/',
  siteStorage: {type: 'sessionStorage', namespace: '-1a2b'},
  siteConfig: {
    themeConfig: {
      colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
      announcementBar: {id: 'ended'},
      navbar: {items: [{type: 'html', value: '<b>'}]},
    },
  },
} as unknown as LoadContext;

const {postBuild, allContentLoaded, injectHtmlTags} = security(context, {
  scripts: ['sw.js'],
} as unknown as PartOptions);

it('stops the build for tags that the template leaves out', () => {
  expect(() =>
    postBuild?.({preBodyTags: '<noscript>a</noscript>'} as Props & {
      head: never;
      content: never;
      routesBuildMetadata: never;
    }),
  ).toThrow('a plugin adds these tags before the page');
});

it('stops the build for raw HTML in the configuration', () => {
  const actions = {} as never;
  expect(() => allContentLoaded?.({allContent: {}, actions})).toThrow(
    'raw HTML, which browsers refuse to set here',
  );
});

it.each([
  ['policy', '["/base/assets/","/base/sw.js"]'],
  ['firstPaint', '"ofSite":"dark","followsSystem":false'],
  ['firstPaint', '"namespace":"-1a2b"'],
  ['firstPaint', `('docusaurus.announcement.id') === "ended"`],
])('the script %s knows the site: %s', (name, known) => {
  const tags = injectHtmlTags?.({content: undefined}).headTags;
  const script = (tags as HtmlTagObject[]).find(
    ({attributes}) => attributes?.['data-fast'] === name,
  );
  expect(script?.innerHTML).toContain(known);
});
