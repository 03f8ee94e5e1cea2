import type {LoadContext, Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import security from '.';

const {postBuild, allContentLoaded} = security({
  siteConfig: {themeConfig: {navbar: {items: [{type: 'html', value: '<b>'}]}}},
} as unknown as LoadContext);

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
