// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {useSearchPageUrl} from './useSearchPageUrl';
import {useDefaultVersion, useSearchVersion} from './useSearchVersion';

/** What Docusaurus knows of a site's docs. */
type Docs = {
  versions?: {name: string; isLast: boolean}[];
  preferred?: string;
  active?: {plugin: string; version: string};
};

const site = vi.hoisted(() => ({
  docs: {} as object,
  trailingSlash: undefined as boolean | undefined,
}));

vi.mock('@docusaurus/plugin-content-docs/client', () => {
  const docs = () => site.docs as Docs;
  return {
    useAllDocsData: () =>
      docs().versions ? {default: {versions: docs().versions}} : {},
    useDocsPreferredVersionByPluginId: () =>
      docs().preferred ? {default: {name: docs().preferred}} : {},
    useActivePluginAndVersion: () =>
      docs().active && {
        activePlugin: {pluginId: docs().active?.plugin},
        activeVersion: {name: docs().active?.version},
      },
  };
});

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (path: string) => `/base${path}`,
}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {trailingSlash: site.trailingSlash}}),
}));

beforeEach(() => {
  site.docs = {};
  site.trailingSlash = undefined;
});

const versions = [
  {name: 'current', isLast: false},
  {name: '2.0', isLast: true},
  {name: '1.0', isLast: false},
];

it.each([
  ['without docs', {}, '', ''],
  [
    'with one version',
    {versions: [{name: 'current', isLast: true}]},
    'current',
    'current',
  ],
  ['outside the docs', {versions}, '2.0', '2.0'],
  [
    'outside the docs, with a preference',
    {versions, preferred: '1.0'},
    '1.0',
    '1.0',
  ],
  [
    'in the docs',
    {versions, active: {plugin: 'default', version: 'current'}},
    '2.0',
    'current',
  ],
  [
    'in further docs',
    {versions, active: {plugin: 'team', version: '9'}},
    '2.0',
    '2.0',
  ],
] satisfies [string, Docs, string, string][])(
  '%s it searches the right version',
  (_where, docs, byDefault, here) => {
    site.docs = docs;
    expect(renderHook(useDefaultVersion).result.current).toBe(byDefault);
    expect(renderHook(useSearchVersion).result.current).toBe(here);
  },
);

it.each([
  ['a site without docs', {}, undefined, '', '/base/search/?q=a'],
  ['a version', {versions}, true, '1.0', '/base/search/?q=a&version=1.0'],
  [
    'no trailing slash',
    {versions},
    false,
    '2.0',
    '/base/search?q=a&version=2.0',
  ],
] satisfies [string, Docs, boolean | undefined, string, string][])(
  'the search page of %s has an address',
  (_what, docs, trailingSlash, version, url) => {
    site.docs = docs;
    site.trailingSlash = trailingSlash;
    const {current: urlOf} = renderHook(useSearchPageUrl).result;
    expect(urlOf('a', version)).toBe(url);
  },
);
