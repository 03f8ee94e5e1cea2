import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type Options} from './options';

function validated(options: unknown) {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

const full = {
  contents: 'its pages and examples',
  extras: {label: 'Videos', short: 'the videos'},
  groups: [
    {pick: () => [], versions: ['1.0']},
    {pick: () => [], optional: true},
  ],
  redirects: [{from: '/a/', to: 'https://b.example/', status: 302}],
  folderRedirects: [{from: '/docs/1.0/', to: '/docs/'}],
  versionLinks: [{to: 'intro/', label: 'introduction'}],
  pageLinks: [],
  app: {description: 'Docs', color: '#fff', logo: 'static/logo.svg'},
  onBundled: () => undefined,
};

it.each([[undefined], [{}]])('needs no options: %j', (options) => {
  expect(validated(options)).toMatchObject({
    contents: 'its pages',
    groups: [],
    redirects: [],
    folderRedirects: [],
    versionLinks: [],
    pageLinks: [{to: '/', label: 'Home'}],
  });
});

it('takes all of them', () => {
  expect(validated(full)).toEqual({id: 'default', ...full});
});

it.each([
  [{contents: ''}, '"contents" is not allowed to be empty'],
  [{extras: {label: 'Videos'}}, '"extras.short" is required'],
  [{groups: [{}]}, '"groups[0].pick" is required'],
  [{groups: [{pick: 'a'}]}, '"groups[0].pick" must be of type function'],
  [{groups: [{...full.groups[0], versions: '1.0'}]}, 'must be an array'],
  [{groups: [{...full.groups[1], optional: 'no'}]}, 'must be [true]'],
  [{redirects: [{from: '/a', to: '/b/'}]}, 'fails to match'],
  [{redirects: [{from: '/a/'}]}, '"redirects[0].to" is required'],
  [{folderRedirects: [{from: 'a/', to: '/'}]}, 'fails to match'],
  [{versionLinks: [{href: '/'}]}, '"versionLinks[0].href" is not allowed'],
  [{pageLinks: '/'}, '"pageLinks" must be an array'],
  [{app: {...full.app, color: undefined}}, '"app.color" is required'],
  [{onBundled: true}, '"onBundled" must be of type function'],
  [{cache: true}, '"cache" is not allowed'],
])('rejects %j', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});
